//! The dialogue for a new match: what is chosen reaches the rules and the clocks, and is remembered.

use crate::dialogue;
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};
use serde_json::json;

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// Plays until White of A has a bishop to drop that would check, and is on move.
fn a_check_to_drop(table: &Table) {
    let moves = [
        ("B:e2", "B:e4"),
        ("B:d7", "B:d5"),
        ("B:f1", "B:b5"),
        ("B:c8", "B:d7"),
        ("B:b5", "B:d7"),
        ("B:d8", "B:d7"),
        ("A:e2", "A:e4"),
        ("A:d7", "A:d5"),
    ];
    for (from, to) in moves {
        Hand::Mouse.play(table, from, to);
    }
    table.until("a bishop to drop", |state| {
        state.stored("WhiteA:bishop") == 1 && state.seat("WhiteA").on_move
    });
}

/// Under International a drop may check; under Pasapezas it may not.
#[test]
fn the_chosen_preset_reaches_the_boards() {
    with(&Setup::array(), |table| {
        for (preset, allowed) in [("international", true), ("pasapezas", false)] {
            dialogue::open(table);
            dialogue::choose_preset(table, preset);
            dialogue::begin(table);
            table.start();
            a_check_to_drop(table);
            if allowed {
                Hand::Mouse.play(table, "WhiteA:bishop", "A:b5");
                assert_eq!(table.settled().board("A").check, ["e8"]);
            } else {
                table.drag("WhiteA:bishop", "A:b5");
                let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
                let why = state.seat("WhiteA").refusal.as_ref().unwrap();
                assert_eq!((why.code.as_str(), why.article.as_str()), ("drop-gives-check", "7.3"));
                assert_eq!(state.stored("WhiteA:bishop"), 1);
            }
        }
    });
}

/// One option by itself, the rest as the preset has it; and back with one press.
#[test]
fn a_changed_option_reaches_the_boards_and_can_be_undone() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        dialogue::choose_option(table, "drop_check", "free");
        table.wait("the way back", || table.rects("[data-action=undo-options]").into_iter().next());
        dialogue::begin(table);
        table.start();
        a_check_to_drop(table);
        Hand::Mouse.play(table, "WhiteA:bishop", "A:b5");

        dialogue::open(table);
        dialogue::choose(table, "[data-action=undo-options]");
        table.wait("the preset", || table.rects("[data-action=undo-options]").is_empty().then_some(()));
        dialogue::begin(table);
        table.start();
        a_check_to_drop(table);
        table.drag("WhiteA:bishop", "A:b5");
        table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
    });
}

/// Four names and the first move, with nothing but keys: fewer than twenty presses beside the letters.
#[test]
fn the_keyboard_fills_the_form_in_and_begins() {
    with(&Setup::array(), |table| {
        let mut n_presses = 0;
        let mut press = |key: Key| {
            n_presses += 1;
            table.keys(&[key]);
        };
        press(Key::Tab);
        assert_eq!(table.focus(), "action menu", "the first stop of Tab");
        press(Key::Enter);
        table.until("the menu", |state| state.dialogs == 1);
        table.until("the row of a new match", |_| table.focus() == "action new-match");
        press(Key::Enter);
        for (name, seat) in
            [("Uxía", "BlackA"), ("Antón", "WhiteB"), ("Sabela", "WhiteA"), ("Brais", "BlackB")]
        {
            table.wait("a field with the focus", || {
                table.rects(&format!(".setup input[data-seat={seat}]:focus")).into_iter().next()
            });
            table.write(name);
            press(Key::Enter);
        }
        table.until("the button that starts", |state| state.dialogs == 0 && table.focus() == "action start");
        press(Key::Enter);
        let state = table.until("a running match", |state| state.phase == "playing");
        assert_eq!(SEATS.map(|seat| state.seat(seat).name.as_str()), ["Sabela", "Uxía", "Antón", "Brais"]);
        assert!(n_presses < 20, "{n_presses} presses");
        Hand::Keys.play(table, "A:e2", "A:e4");
        table.forgive_shifts();
    });
}

/// Everything in the form is reached by Tab and the arrows; Escape leaves it, and nothing has changed.
#[test]
fn the_keyboard_chooses_preset_and_clock() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        let focused = |selector: &str| !table.rects(&format!("{selector}:focus-within")).is_empty();
        for (group, key, taken) in [
            (".times", Key::Right, "[data-time='600+0']"),
            (".cards", Key::Right, "[data-preset=international]"),
        ] {
            for _ in 0..20 {
                if focused(group) {
                    break;
                }
                table.keys(&[Key::Tab]);
            }
            assert!(focused(group), "Tab does not lead to {group}");
            table.keys(&[key]);
            table.wait("a choice that is taken", || focused(taken).then_some(()));
        }
        table.keys(&[Key::Enter]);
        let state = table.until("a match that is laid out", |state| state.dialogs == 0);
        assert_eq!(state.seat("WhiteA").clock, "10:00");
        let rules: String =
            table.session().script("return document.querySelector('.bar small').textContent", json!([]));
        assert!(rules.contains("International"), "{rules}");
        table.forgive_shifts();

        dialogue::open(table);
        table.keys(&[Key::Escape]);
        let state = table.until("a closed form", |state| state.dialogs == 0);
        assert_eq!(state.seat("WhiteA").clock, "10:00");
    });
}

/// What was chosen last is there again on the next visit, on the table and in the form.
#[test]
fn the_last_choice_is_remembered() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        dialogue::choose_preset(table, "tandem");
        dialogue::choose_option(table, "enforcement", "strict");
        dialogue::choose(table, "[data-time='180+2']");
        dialogue::fill(table, ".seats input[data-seat=WhiteB]", "Antón");
        dialogue::begin(table);
        assert_eq!(table.state().seat("BlackB").clock, "3:00");
        table.reload();
        let state = table.state();
        assert_eq!(
            (state.seat("BlackB").clock.as_str(), state.seat("WhiteB").name.as_str()),
            ("3:00", "Antón")
        );
        dialogue::open(table);
        for taken in [
            ".card[data-preset=tandem] input",
            "[data-time='180+2'] input",
            "label[data-option=enforcement][data-value=strict] input",
        ] {
            let checked = "return document.querySelector(arguments[0]).checked";
            assert!(table.session().script::<bool>(checked, json!([taken])), "{taken}");
        }
        table.press("cancel");
        table.until("a closed form", |state| state.dialogs == 0);
        table.forgive_shifts();
    });
}

/// Four different times, for one match and for the one after it.
#[test]
fn each_seat_can_have_its_own_time() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        dialogue::choose(table, "[data-time=own]");
        table.click(table.reach("[data-action=same-time]"));
        table.wait("four fields", || (table.rects("[data-field=minutes]").len() == 4).then_some(()));
        for (seat, minutes) in SEATS.into_iter().zip(["1", "2", "3", "4"]) {
            dialogue::fill(table, &format!("[data-field=minutes][data-clock={seat}]"), minutes);
        }
        dialogue::begin(table);
        let clocks = |table: &Table| SEATS.map(|seat| table.state().seat(seat).clock.clone());
        assert_eq!(clocks(table), ["1:00", "2:00", "3:00", "4:00"]);
        table.reload();
        assert_eq!(clocks(table), ["1:00", "2:00", "3:00", "4:00"], "remembered");
    });
}

/// Enter fills the form in; a match that runs ends by its own button alone, on every screen.
#[test]
fn enter_in_the_last_name_ends_no_match_that_runs() {
    for (width, height) in [(1280, 800), (360, 640), (640, 360)] {
        with(&Setup::array().size(width, height), |table| {
            table.start();
            Hand::Taps.play(table, "A:e2", "A:e4");
            dialogue::open(table);
            for _ in 0..4 {
                table.keys(&[Key::Enter]);
            }
            table.wait("the focus on a time", || {
                let look = "return document.activeElement.name === 'time'";
                table.session().script::<bool>(look, json!([])).then_some(())
            });
            table.keys(&[Key::Enter]);
            let state = table.settled();
            assert_eq!((state.phase.as_str(), state.dialogs, state.at("A:e4")), ("playing", 1, Some("wP")));
            table.press("cancel");
            table.until("the match", |state| state.dialogs == 0 && state.phase == "playing");
            table.forgive_shifts();
        });
    }
}

/// The fields for a time of one's own come into sight where the screen is low.
#[test]
fn the_fields_for_another_time_come_into_sight() {
    for (width, height) in [(640, 360), (360, 640), (1280, 800)] {
        with(&Setup::array().size(width, height), |table| {
            dialogue::open(table);
            dialogue::choose(table, "[data-time=own]");
            table.settle();
            for field in ["[data-field=minutes]", "[data-field=seconds]", "[data-option=bonus]"] {
                let place = table.rects(field)[0].1;
                assert!(place.y >= 0.0 && place.y + place.height <= f64::from(height), "{field}: {place:?}");
            }
            table.forgive_shifts();
        });
    }
}

/// Whoever opens the form finds the first name, all choices, and a sentence where they do not go together.
#[test]
fn the_form_begins_at_the_first_name_and_refuses_what_does_not_go_together() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        table.wait("the first name", || {
            table.rects(".setup input[data-seat=BlackA]:focus").into_iter().next()
        });
        let count = |selector: &str| -> usize {
            table.session().script("return document.querySelectorAll(arguments[0]).length", json!([selector]))
        };
        assert_eq!(["[data-preset]", "[data-time]", ".seat", ".opt"].map(count), [5, 10, 4, 17]);
        dialogue::choose_option(table, "flag_draw", "same_board");
        table.wait("a sentence", || table.rects(".setup footer .err").into_iter().next());
        table.press("start-match");
        assert_eq!(table.settled().dialogs, 1, "nothing is laid out");
        dialogue::choose_preset(table, "tandem");
        table.wait("no sentence", || table.rects(".setup footer .err").is_empty().then_some(()));
        dialogue::begin(table);
        assert_eq!(table.focus(), "action start");
        table.forgive_shifts();
    });
}

/// The form is a page of its own: its address leads to it, a reload keeps it there, and the browser's way back leaves it.
#[test]
fn the_form_has_an_address() {
    with(&Setup::array(), |table| {
        table.session().script::<()>("location.hash = '#study/new'", json!([]));
        table.until("the form", |state| state.dialogs == 1);
        dialogue::fill(table, ".seats input[data-seat=WhiteB]", "Antón");
        table.session().script::<()>("history.back()", json!([]));
        table.until("the table", |state| state.dialogs == 0);
        dialogue::open(table);
        let typed = "return document.querySelector('.seats input[data-seat=WhiteB]').value";
        assert_eq!(table.session().script::<String>(typed, json!([])), "", "what was left is not kept");
        table.reload();
        table.until("the form again", |state| state.dialogs == 1);
        table.press("start-match");
        table.until("a match", |state| state.dialogs == 0 && state.phase == "before");
        table.wait("the table's address", || {
            table.session().script::<bool>("return location.hash === ''", json!([])).then_some(())
        });
        table.forgive_shifts();
    });
}
