//! One match in several tabs: one plays, the others look on, and nobody writes beside another.

use pasapezas_browser_tests::{Hand, Setup, State, Table, with};
use serde_json::json;

use crate::comeback::play_and_keep;

const MOVES: [(&str, &str); 3] = [("A:e2", "A:e4"), ("B:d2", "B:d4"), ("A:d7", "A:d5")];

/// What the menu's button says about the match being kept.
fn mark(table: &Table) -> Option<String> {
    table
        .session()
        .script("return document.querySelector('[data-action=menu]').dataset.keeping ?? null", json!([]))
}

/// Waits until it says that, or nothing.
pub(crate) fn until_mark(table: &Table, wanted: Option<&str>) {
    table.wait(&format!("the mark {wanted:?}"), || (mark(table).as_deref() == wanted).then_some(()));
}

/// What a clock shows, in seconds.
fn left(state: &State, seat: &str) -> u32 {
    let (minutes, seconds) = state.seat(seat).clock.split_once(':').expect("minutes and seconds");
    minutes.parse::<u32>().unwrap() * 60 + seconds.parse::<u32>().unwrap()
}

/// The texts of all matches in the store, as lines without their heads.
fn stored(table: &Table) -> Vec<Vec<String>> {
    table.session().script(
        "return new Promise((done) => { indexedDB.open('pasapezas').onsuccess = (event) => {
            const base = event.target.result;
            const entries = base.transaction('entries').objectStore('entries');
            const [keys, lines] = [entries.getAllKeys(), entries.getAll()];
            lines.onsuccess = () => {
                const all = new Map();
                keys.result.forEach(([id], index) => all.set(id, [...(all.get(id) ?? []), lines.result[index]]));
                base.close();
                done([...all.values()]);
            };
        }; })",
        json!([]),
    )
}

/// A match of some moves in the first tab, and a second one that has been opened on it; gives the name of the first.
fn two_tabs(table: &Table) -> String {
    play_and_keep(table, &MOVES);
    let first = table.open_tab(&Setup::array().lang("en"));
    let state = table.until("the panel", |state| state.dialogs == 1);
    assert_eq!((state.at("A:d5"), state.phase.as_str()), (Some("bP"), "playing"));
    until_mark(table, Some("elsewhere"));
    first
}

#[test]
fn the_second_tab_looks_on() {
    with(&Setup::array().lang("en"), |table| {
        let first = two_tabs(table);
        table.press("look-on");
        table.until("no panel", |state| state.dialogs == 0);
        let second = table.go_to_tab(&first);
        assert_eq!(mark(table), None, "nothing has changed for the first");
        Hand::Mouse.play(table, "A:e4", "A:d5");
        // A clock that has run for a while is as late in the other tab, though no entry says so.
        let here = table.until("three seconds", |state| left(state, "BlackB") <= 297);
        table.go_to_tab(&second);
        let there = table.until("the capture", |state| state.at("A:d5") == Some("wP"));
        assert_eq!(there.stored("BlackB:pawn"), 1);
        assert!(left(&there, "BlackB") <= left(&here, "BlackB"));
        // Whoever tries to play is told where it is played.
        Hand::Mouse.try_to_play(table, "A:d8", "A:d5");
        let state = table.until("the panel", |state| state.dialogs == 1);
        assert_eq!(state.at("A:d5"), Some("wP"));
        assert_eq!(stored(table).len(), 1);
    });
}

#[test]
fn a_match_is_handed_over_and_back() {
    with(&Setup::array().lang("en"), |table| {
        let first = two_tabs(table);
        table.press("play-here");
        table.until("the match", |state| state.phase == "paused" && state.dialogs == 0);
        until_mark(table, None);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e4", "A:d5");
        let second = table.go_to_tab(&first);
        until_mark(table, Some("elsewhere"));
        table.until("the capture", |state| state.at("A:d5") == Some("wP"));
        table.press("play-here");
        table.until("the match", |state| state.phase == "paused" && state.dialogs == 0);
        table.press("resume");
        Hand::Mouse.play(table, "A:d8", "A:d5");
        table.go_to_tab(&second);
        table.until("the queen", |state| state.at("A:d5") == Some("bQ"));
        assert_eq!(stored(table).len(), 1, "it has been one match all the time");
    });
}

/// The tab that played is closed: the other one has the match as after a reload.
#[test]
fn a_closed_tab_leaves_the_match_to_the_other() {
    with(&Setup::array().lang("en"), |table| {
        let first = two_tabs(table);
        table.close_tab(&first);
        table.until("the match", |state| state.phase == "paused");
        until_mark(table, None);
        assert_eq!(table.state().dialogs, 0);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e4", "A:d5");
        assert_eq!(stored(table).len(), 1);
    });
}

/// A copy is another match: both go on, each in its own tab and under its own id.
#[test]
fn a_copy_goes_its_own_way() {
    with(&Setup::array().lang("en"), |table| {
        let first = two_tabs(table);
        table.press("open-copy");
        table.until("a match of its own", |state| state.phase == "paused" && state.dialogs == 0);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.play(table, "A:e4", "A:e5");
        let second = table.go_to_tab(&first);
        assert_eq!(table.state().at("A:e4"), Some("wP"));
        Hand::Mouse.play(table, "A:e4", "A:d5");
        table.go_to_tab(&second);
        assert_eq!(table.settled().at("A:e5"), Some("wP"));
        let both = table.wait("two matches", || Some(stored(table)).filter(|both| both.len() == 2));
        let has = |mv: &str| both.iter().filter(|lines| lines.iter().any(|line| line.contains(mv))).count();
        assert_eq!((has("e4e5"), has("e4d5"), has("e2e4")), (1, 1, 2));
    });
}

/// A tab that does not answer loses the match. If it comes to itself and writes, the store refuses it, and it says so.
#[test]
fn from_a_tab_that_does_not_answer_the_match_is_taken() {
    with(&Setup::array().lang("en"), |table| {
        let deaf = "const real = dispatchEvent;
            window.dispatchEvent = (event) => event.type === 'pasapezas-tab' || real.call(window, event)";
        table.session().script::<()>(deaf, json!([]));
        let first = two_tabs(table);
        table.press("play-here");
        table.until("the match", |state| state.phase == "paused" && state.dialogs == 0);
        table.press("resume");
        Hand::Mouse.play(table, "A:e4", "A:d5");
        let second = table.go_to_tab(&first);
        assert_eq!(table.state().at("A:e4"), Some("wP"), "it has heard of nothing");
        Hand::Mouse.play(table, "A:e4", "A:e5");
        until_mark(table, Some("failed"));
        table.go_to_tab(&second);
        let lines = stored(table);
        assert_eq!(lines.len(), 1);
        let text = lines[0].join("\n");
        assert!(text.contains("e4d5") && !text.contains("e4e5"), "{text}");
    });
}
