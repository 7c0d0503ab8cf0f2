//! The rules page: an article from a refusal, and back to a match that has gone on.

use crate::positions::{KINGS, WHITE_DROPS};
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use serde_json::json;

/// Refuses a knight that would check, and follows the badge of the refusal.
fn open_from_refusal(table: &Table) {
    table.drag("WhiteA:knight", "A:d6");
    table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
    table.click(table.reach(".pl[data-seat=WhiteA] .why a.art"));
    table.wait("the rules", || table.rects("main.rules").into_iter().next());
}

fn address(table: &Table) -> String {
    table.session().script("return location.hash", json!([]))
}

#[test]
fn a_refusal_leads_to_its_article_and_back_to_the_match() {
    for (lang, words) in [("gl", "xaque"), ("es", "jaque"), ("en", "check")] {
        with(&Setup::boards(WHITE_DROPS, KINGS).lang(lang), |table| {
            table.start();
            Hand::Mouse.play(table, "B:e1", "B:e2");
            open_from_refusal(table);
            assert_eq!(address(table), "#7.3");
            let article = table.rect("[id='7.3']");
            assert!(article.y >= 0.0 && article.y < 800.0, "in sight: {article:?}");
            let look = "const here = document.getElementById('7.3');
                return [here.textContent, here.classList.contains('here'), document.activeElement === here]";
            let (text, marked, focused): (String, bool, bool) = table.session().script(look, json!([]));
            assert!(text.to_lowercase().contains(words), "{lang}: {text}");
            assert!(marked && focused, "{lang}: the article is marked and read from");

            table.press("back-to-table");
            let state = table.until("the table", |state| {
                state.board("A").astray.is_empty() && !table.rects("main.table").is_empty()
            });
            assert_eq!(state.phase, "playing");
            assert_eq!((state.at("B:e2"), state.stored("WhiteA:knight")), (Some("wK"), 1));
            Hand::Mouse.play(table, "WhiteA:knight", "A:f3");
            Hand::Mouse.play(table, "B:e8", "B:e7");
            // The table was away and came back as a whole.
            table.forgive_shifts();
        });
    }
}

/// The browser's own way back, and Escape, do the same; clocks run on meanwhile, and the page says so.
#[test]
fn the_match_goes_on_behind_the_rules() {
    with(&Setup::boards(WHITE_DROPS, KINGS), |table| {
        table.start();
        let ways: [&dyn Fn(); 2] = [&|| table.keys(&[Key::Escape]), &|| {
            table.session().script::<()>("history.back()", json!([]));
        }];
        for (nth, leave) in ways.into_iter().enumerate() {
            open_from_refusal(table);
            assert_eq!(table.rects("main.rules [role=status]").len(), 1, "a word that clocks run");
            table.pass(60_000);
            leave();
            table.wait("the table", || table.rects("main.table").into_iter().next());
            let minute = ["3:5", "2:5"][nth];
            let state = table.until("a minute less", |state| state.seat("WhiteA").clock.starts_with(minute));
            assert_eq!((state.phase.as_str(), state.at("A:d6")), ("playing", None));
        }
        table.forgive_shifts();
    });
}

/// Every badge of the page leads to a place that is there.
#[test]
fn every_article_of_the_form_stands_on_the_page() {
    with(&Setup::array(), |table| {
        crate::dialogue::open(table);
        crate::dialogue::choose(table, "[data-action=options]");
        let links: Vec<String> = table.session().script(
            "return [...new Set([...document.querySelectorAll('.setup a.num')].map((link) => link.getAttribute('href')))]",
            json!([]),
        );
        assert!(links.len() >= 8, "{links:?}");
        table.keys(&[Key::Escape]);
        table.until("a closed form", |state| state.dialogs == 0);
        for link in links {
            table.session().script::<()>("location.hash = arguments[0]", json!([link]));
            let found = "const id = decodeURIComponent(arguments[0].slice(1));
                return document.getElementById(id) !== null && document.activeElement.id === id";
            table.wait(&link, || table.session().script::<bool>(found, json!([link])).then_some(()));
        }
        table.forgive_shifts();
    });
}

/// Our wording and the text as it was written: the page shows the Galician beside the reader's language.
#[test]
fn the_original_can_be_read() {
    with(&Setup::array().lang("en"), |table| {
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.press("rules");
        table.wait("the rules", || table.rects("main.rules").into_iter().next());
        let law = |table: &Table| -> String {
            table
                .session()
                .script("return document.querySelector('[id=\"7.3\"] .law').textContent", json!([]))
        };
        let ours = law(table);
        table.press("original");
        table.wait("the Galician", || (law(table) != ours).then_some(()));
        let lang: String =
            table.session().script("return document.querySelector('[id=\"7.3\"] .law').lang", json!([]));
        assert_eq!(lang, "gl");
        table.press("original");
        table.wait("our wording", || (law(table) == ours).then_some(()));
        table.forgive_shifts();
    });
}

/// The way back to the table goes back in the browser's history too: nothing piles up there.
#[test]
fn the_way_back_leaves_no_traces_in_the_history() {
    with(&Setup::array(), |table| {
        let length = |table: &Table| table.session().script::<u32>("return history.length", json!([]));
        let mut lengths = Vec::new();
        for _ in 0..3 {
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            table.press("rules");
            table.wait("the rules", || table.rects("main.rules").into_iter().next());
            table.session().script::<()>("document.querySelector('main.rules nav a').click()", json!([]));
            table.wait("an article", || (address(table).len() < 4).then_some(()));
            table.press("back-to-table");
            table.wait("the table", || table.rects("main.table").into_iter().next());
            lengths.push(length(table));
        }
        assert!(lengths[0] == lengths[1] && lengths[1] == lengths[2], "{lengths:?}");
        table.forgive_shifts();
    });
}
