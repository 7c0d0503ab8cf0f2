//! Hostile texts that a page finds as it is loaded: in its address, and in what the device has kept.

use super::inputs::{Plan, of_target};
use super::{failed, give};
use crate::handed::launched;
use pasapezas_browser_tests::{Setup, Table, escaped, with};
use pasapezas_core::RuleSet;
use pasapezas_fuzz::Random;
use pasapezas_fuzz::mutate::mutated;
use pasapezas_model::editor::Draft;
use pasapezas_model::study::kept::write_kept_draft;
use serde_json::json;

/// The longest text in an address: servers take no longer ones.
const MAX_ADDRESS: usize = 1000;

/// Good texts of something that is kept, by its name in the storage.
fn kept(random: &mut Random, key: &str) -> Vec<Vec<u8>> {
    match key {
        "pasapezas.draft" => vec![write_kept_draft(&Draft::array(RuleSet::default())).unwrap().into_bytes()],
        "pasapezas.review" => {
            let records = of_target(random, "bpgn").0.into_iter().take(20);
            let framed =
                |text: Vec<u8>| [format!("pasapezas-review 1 {}\n", text.len()).into_bytes(), text].concat();
            records.map(framed).collect()
        }
        _ => [
            "version=1\nlang=gl\nnames=Ana|Brais|Carme|Xián\nsound=on",
            "pasapezas 300000",
            "1 2 3 1/2",
            "{\"a\": 1}",
        ]
        .map(|text| text.as_bytes().to_vec())
        .to_vec(),
    }
}

const KEYS: [&str; 5] =
    ["pasapezas.draft", "pasapezas.review", "pasapezas.settings", "pasapezas.match", "pasapezas.evening"];

/// Words that mean something in what is kept.
const WORDS: &[&str] = &[
    "pasapezas-draft 1 ",
    "pasapezas-review 1 ",
    "rules ",
    "clocks ",
    "boards ",
    "timed",
    "untimed",
    "-",
    " | ",
    "=",
    "\n",
    "4294967296",
];

/// Writes something that a page may find when it is loaded, and gives the query of its address.
fn lay(table: &Table, random: &mut Random) -> (String, String, Vec<u8>) {
    if random.one_in(2) {
        let name = random.choose(&["bfen", "bfen", "rules", "text"]);
        let target = if name == "text" { "bpgn" } else { "fen" };
        let (seeds, words) = of_target(random, target);
        let mut input = mutated(random, &seeds, words);
        input.truncate(MAX_ADDRESS);
        return (name.to_owned(), format!("&{name}={}", escaped(&String::from_utf8_lossy(&input))), input);
    }
    let key = random.choose(&KEYS);
    let seeds = kept(random, key);
    let input = mutated(random, &seeds, WORDS);
    let text = String::from_utf8_lossy(&input);
    table.session().script::<()>("localStorage.setItem(...arguments)", json!([key, text]));
    (key.to_owned(), String::new(), input)
}

#[test]
fn hostile_addresses_and_kept_texts_leave_a_page_that_answers() {
    // A load is a hundred times as dear as an input.
    let plan = Plan::of_the_run(600);
    with(&Setup::array(), |table| {
        launched(table);
        let page: String = table.session().script("return location.origin + location.pathname", json!([]));
        let mut random = Random::new(plan.seed);
        for _ in 0..plan.n_inputs.div_ceil(50) {
            let (way, query, input) = lay(table, &mut random);
            table.session().goto(&format!("{page}?lang=en{query}"));
            table.wait("the page", || {
                let there = "return !!document.querySelector('main.table') && !!window.launch";
                table.session().script::<bool>(there, json!([])).then_some(())
            });
            let complaints = table.complaints().complaints;
            let crashed: bool =
                table.session().script("return !!document.querySelector('.crash')", json!([]));
            if crashed || !complaints.is_empty() {
                failed(&way, &input, &format!("crashed: {crashed}, {complaints:?}"), &plan);
            }
            // Both pages that find something kept, then a good file.
            give(table, &[("type", b"8/8".to_vec()), ("drop", b"soup".to_vec())], &plan);
            table.session().script::<()>("localStorage.clear()", json!([]));
        }
        table.forgive_shifts();
        plan.tell(&format!("{} loads", plan.n_inputs.div_ceil(50)));
    });
}
