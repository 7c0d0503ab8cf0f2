//! Hostile files through the page's own ways in: dropped, pasted, picked, handed over by the system, typed, in links, taken into
//! the library, in addresses and in what the device keeps. The page says what is wrong or opens what can be read; it never
//! crashes, complains to nobody's console, and goes on answering; the match on the table and the library stay as they are.
//!
//! The inputs are those of the readers' own attack (`tests/fuzz`). The suite has a few hundred, always the same.
//! `PASAPEZAS_HOSTILE=10000` makes so many of a new seed, which is printed; `PASAPEZAS_SEED` names one. What the page fails at is
//! kept in a file, and its place told.

mod inputs;
mod loads;

use crate::handed::launched;
use crate::sharing::{log_of, played, wait_for};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use inputs::{Plan, Source, sources};
use pasapezas_browser_tests::{Setup, Table, with};
use pasapezas_fuzz::Random;
use pasapezas_fuzz::run::keep;
use pasapezas_model::study::library::{KeptText, TextKind, write_library};
use serde::Deserialize;
use serde_json::{Value, json};
use std::panic::{self, AssertUnwindSafe};

/// How many inputs the page gets by one call.
const BATCH: usize = 20;
/// After so many inputs others are made from other seeds.
const SEEDS_LAST: usize = 1000;
/// Nobody waits longer for an answer, in milliseconds, whatever else the machine does.
const PATIENCE: f64 = 15_000.0;

/// All that the library keeps, as the store has it.
const STORE: &str = "return new Promise((done, failed) => {
    const request = indexedDB.open('pasapezas');
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
        const base = request.result, transaction = base.transaction(['matches', 'entries'], 'readonly');
        const of = (name) => ['getAllKeys', 'getAll'].map((all) => transaction.objectStore(name)[all]());
        const all = [of('matches'), of('entries')].flat();
        transaction.oncomplete = () => { base.close(); done(all.map((one) => one.result)); };
    };
})";

/// What a batch came to.
#[derive(Debug, Deserialize)]
struct Seen {
    /// Inputs that were fine.
    at: usize,
    /// The way of the last one.
    way: String,
    /// What was wrong with it.
    wrong: Option<String>,
    /// The longest time to an answer, in milliseconds.
    slowest: f64,
}

/// An input on its way into the page.
type Given = (&'static str, Vec<u8>);

/// Keeps an input that the page fails at, and tells of it.
fn failed(way: &str, input: &[u8], what: &str, plan: &Plan) -> ! {
    let path = keep(&format!("page-{way}"), input).expect("a place for the input");
    panic!("{way} of {}: {what} (seed {})", path.display(), plan.seed);
}

fn give(table: &Table, batch: &[Given], plan: &Plan) -> f64 {
    let coded: Vec<Value> = batch.iter().map(|(way, bytes)| json!([way, STANDARD.encode(bytes)])).collect();
    let call = || table.session().script::<Seen>(include_str!("give.js"), json!([coded]));
    let seen = panic::catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|cause| {
        // The page does not answer at all: any of them may be it.
        for (way, input) in batch {
            keep(&format!("page-{way}"), input).expect("a place for the input");
        }
        panic::resume_unwind(cause)
    });
    if let Some(what) = &seen.wrong {
        let input = batch.get(seen.at).or(batch.last()).map_or(&[][..], |(_, input)| input);
        failed(&seen.way, input, what, plan);
    }
    assert!(seen.slowest < PATIENCE, "an answer after {} ms (seed {})", seen.slowest, plan.seed);
    seen.slowest
}

/// Some inputs of one source, sorted by their ways: that saves changes of the page.
fn batch(random: &mut Random, source: &Source, size: usize) -> Vec<Given> {
    let mut batch: Vec<Given> =
        (0..size).map(|_| (random.choose(source.ways), source.input(random))).collect();
    batch.sort_by_key(|(way, _)| *way);
    batch
}

/// A match under way, and two matches in the library. What the store has then.
fn prepare(table: &Table) -> Value {
    launched(table);
    table.start();
    table.drag("A:e2", "A:e4");
    table.until("the move", |state| state.at("A:e4") == Some("wP"));
    let log = KeptText { kind: TextKind::Log, result: "*".into(), text: log_of(&played(12)) };
    let text = "[Date \"2020.01.02\"]\n[WhiteA \"Iria\"]\n\n1A. e4 1-0\n".to_owned();
    let record = KeptText { kind: TextKind::Record, result: "1-0".into(), text };
    table.session().script::<()>("location.hash = '#study/library'", json!([]));
    wait_for(table, ".library header");
    let choose = "const field = document.querySelector('[data-action=import-file]');
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'kept.txt'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    table.session().script::<()>(choose, json!([write_library(&[log, record])]));
    table.wait("three rows", || (table.rects(".library .kept li").len() == 3).then_some(()));
    let store: Value = table.session().script(STORE, json!([]));
    table.session().script::<()>("window.__known = arguments[0]", json!([store[0]]));
    store
}

#[test]
fn hostile_files_leave_the_page_the_match_and_the_library_as_they_are() {
    let plan = Plan::of_the_run(300);
    // Longer than any run.
    with(&Setup::array().clocks([90_000_000; 4]), |table| {
        let store = prepare(table);
        let mut random = Random::new(plan.seed);
        let (mut made, mut slowest) = (0_usize, 0.0_f64);
        let mut all = sources(&mut random);
        while made < plan.n_inputs {
            for source in &all {
                let size = BATCH.min(plan.n_inputs.saturating_sub(made));
                slowest = slowest.max(give(table, &batch(&mut random, source, size), &plan));
                made += size;
            }
            if made % SEEDS_LAST < BATCH * all.len() {
                all = sources(&mut random);
                plan.tell(&format!("{made} inputs, the slowest answer after {slowest:.0} ms"));
            }
        }
        table.session().script::<()>("location.hash = '#'", json!([]));
        wait_for(table, "main.table");
        let state = table.settled();
        assert_eq!((state.phase.as_str(), state.at("A:e4")), ("playing", Some("wP")), "the match goes on");
        assert_eq!(state.moves.iter().map(Vec::len).sum::<usize>(), 1, "with its move: {:?}", state.moves);
        table.drag("A:e7", "A:e5");
        table.until("an answer to it", |state| state.at("A:e5") == Some("bP"));
        let after: Value = table.session().script(STORE, json!([]));
        let (before, after) = ([&store[0], &store[1]], [&after[0], &after[1]]);
        assert_eq!(before, after, "the library keeps what it had");
        table.forgive_shifts();
        plan.tell(&format!("{made} inputs in all, the slowest answer after {slowest:.0} ms"));
    });
}
