//! Moves taken back and done again at a friendly table, with their time or without.

use crate::positions::ARRAY;
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use serde_json::json;

fn friendly() -> Setup {
    Setup::array().rules("pasapezas take_back=yes")
}

/// So many seconds pass for the match.
fn pass(table: &Table, seconds: u32) {
    table.session().script::<()>("__probe.skew(arguments[0])", json!([seconds * 1000]));
}

fn choose(table: &Table, action: &str) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.press(action);
}

/// The seconds of a clock such as `4:55`.
fn seconds(table: &Table, seat: &str) -> u32 {
    let clock = table.state().seat(seat).clock.clone();
    let (minutes, seconds) = clock.split_once(':').unwrap();
    minutes.parse::<u32>().unwrap() * 60 + seconds.parse::<u32>().unwrap()
}

#[test]
fn a_move_is_taken_back_and_done_again_with_its_time() {
    with(&friendly(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Mouse.play(table, "A:d7", "A:d5");
        pass(table, 40);
        Hand::Mouse.play(table, "A:e4", "A:d5");
        table.press("pause");
        table.until("a pause", |state| state.phase == "paused");
        assert_eq!(table.state().stored("BlackB:pawn"), 1);
        let (late, other) = (seconds(table, "WhiteA"), seconds(table, "WhiteB"));
        assert!(late <= 260 && other <= 260, "{late} {other}");

        // The clocks keep what they show unless somebody wants it otherwise.
        choose(table, "take-back");
        table.until("the question", |state| state.dialogs == 1);
        assert_eq!(table.rects("[data-action=give-time][aria-checked=false]").len(), 1);
        assert_eq!(table.focus(), "action cancel");
        table.press("take-back-yes");
        let state = table.until("the pawn on e4", |state| state.at("A:e4") == Some("wP"));
        assert_eq!((state.at("A:d5"), state.stored("BlackB:pawn")), (Some("bP"), 0));
        assert_eq!(seconds(table, "WhiteA"), late);
        // Done again without a question, then undone with its time, from the keyboard.
        choose(table, "redo");
        table
            .until("the capture", |state| state.at("A:d5") == Some("wP") && state.stored("BlackB:pawn") == 1);
        table.keys(&[Key::Control('z')]);
        table.until("the question", |state| state.dialogs == 1);
        table.press("give-time");
        table.wait("the switch", || {
            (table.rects("[data-action=give-time][aria-checked=true]").len() == 1).then_some(())
        });
        table.press("take-back-yes");
        table.until("the pawn on e4", |state| state.at("A:e4") == Some("wP"));
        // At the instant of the capture its forty seconds had gone: they are the mover's own.
        assert_eq!(seconds(table, "WhiteA"), late);
        table.keys(&[Key::Control('y')]);
        table.until("the capture", |state| state.at("A:d5") == Some("wP"));
        // Nothing is left to be done again.
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        assert!(table.rects("[data-action=redo]").is_empty());
        table.keys(&[Key::Escape]);
        table.until("no menu", |state| state.dialogs == 0);
    });
}

/// The time that goes by after a move is what can be given back.
#[test]
fn time_that_went_by_since_is_given_back() {
    with(&friendly(), |table| {
        table.start();
        Hand::Mouse.play(table, "A:e2", "A:e4");
        pass(table, 60);
        table.press("pause");
        table.until("a pause", |state| state.phase == "paused");
        assert!(seconds(table, "BlackA") <= 240 && seconds(table, "WhiteB") <= 240);
        choose(table, "take-back");
        table.press("give-time");
        table.press("take-back-yes");
        table.until("the pawn at home", |state| state.at("A:e2") == Some("wP"));
        let all = ["WhiteA", "BlackA", "WhiteB", "BlackB"].map(|seat| seconds(table, seat));
        assert!(all.iter().all(|left| *left > 280), "{all:?}");
        table.until("it is told", |state| state.said.contains("The clocks show again what they showed."));
        choose(table, "redo");
        table.until("the move again", |state| state.at("A:e4") == Some("wP"));
        assert!(seconds(table, "BlackA") <= 240 && seconds(table, "WhiteB") <= 240);
    });
}

/// Never under Strict (nor where the match does not allow it), neither by menu nor by keys.
#[test]
fn where_it_is_not_allowed_nothing_is_taken_back() {
    for rules in ["pasapezas take_back=yes enforcement=strict", "pasapezas"] {
        with(&Setup::boards(ARRAY, ARRAY).rules(rules), |table| {
            table.start();
            Hand::Mouse.play(table, "A:e2", "A:e4");
            table.keys(&[Key::Control('z'), Key::Control('y')]);
            assert_eq!(table.settled().dialogs, 0);
            table.press("menu");
            table.until("the menu", |state| state.dialogs == 1);
            assert!(table.rects("[data-action=take-back], [data-action=redo]").is_empty());
        });
    }
}
