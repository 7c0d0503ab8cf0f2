//! Moves planned before their turn: seen, called off, played, or taken away with the reason.

use crate::positions::KINGS;
use crate::review::{GAME, open_study, paste};
use crate::settings::{back, choose, open_settings, switch};
use pasapezas_browser_tests::{Hand, Key, Setup, with};

const STRICT: &str = "pasapezas enforcement=strict";

#[test]
fn a_planned_move_is_seen_and_played_when_its_turn_comes() {
    for (hand, setup) in [
        (Hand::Mouse, Setup::array()),
        (Hand::Finger, Setup::array()),
        (Hand::Taps, Setup::array()),
        (Hand::Keys, Setup::array()),
    ] {
        with(&setup.lang("en"), |table| {
            table.start();
            hand.try_to_play(table, "A:e7", "A:e5");
            let state = table.until("a plan", |state| state.board("A").planned == ["e5", "e7"]);
            assert_eq!(state.at("A:e7"), Some("bP"), "the pawn is still at home");
            assert_eq!(state.board("A").ghosted, 1, "and seen where it will go");
            assert_eq!(state.seat("BlackA").refusal, None);
            table.until("the plan, spoken", |state| state.said.contains("pre-move, pawn to e5"));
            // A move on the other board, and a drag there, leave it alone.
            table.drag("B:e2", "B:e4");
            table.until("a move on B", |state| state.at("B:e4").is_some());
            assert_eq!(table.state().board("A").planned, ["e5", "e7"]);
            table.drag("A:d2", "A:d4");
            let state = table.until("both moves", |state| state.at("A:e5") == Some("bP"));
            assert_eq!(state.board("A").planned, Vec::<String>::new());
            assert_eq!(state.board("A").last, ["e5", "e7"]);
            assert!(state.seat("WhiteA").on_move);
        });
    }
}

#[test]
fn a_plan_that_cannot_be_played_goes_with_its_reason() {
    let sentences = [
        ("gl", "Xogada anticipada anulada."),
        ("es", "Jugada anticipada anulada."),
        ("en", "Pre-move cancelled."),
    ];
    with(&Setup::array(), |table| {
        for (lang, sentence) in sentences {
            table.lay_and_start(&Setup::array().lang(lang));
            table.drag("A:e7", "A:d6");
            table.until("a plan", |state| state.board("A").planned == ["d6", "e7"]);
            table.drag("A:e2", "A:e4");
            let state = table.until("the reason", |state| state.seat("BlackA").refusal.is_some());
            let refusal = state.seat("BlackA").refusal.clone().unwrap();
            assert_eq!(refusal.code, "pawn-needs-capture");
            assert!(refusal.sentence.starts_with(sentence), "{}", refusal.sentence);
            assert_eq!(state.board("A").planned, Vec::<String>::new());
            assert_eq!(state.board("A").refused, ["d6"], "the square is marked");
        }
    });
}

#[test]
fn a_plan_is_called_off_by_a_tap_the_right_button_and_escape() {
    with(&Setup::array(), |table| {
        table.start();
        for way in 0..3 {
            table.drag("A:g8", "A:f6");
            table.until("a plan", |state| state.board("A").planned == ["f6", "g8"]);
            match way {
                0 => table.click(table.place("A:g8")),
                1 => table.click_right(table.place("A:e4")),
                _ => table.keys(&[Key::Escape]),
            }
            let state = table.until("no plan", |state| state.board("A").planned.is_empty());
            assert!(!state.is_anything_held(), "{way}");
        }
    });
}

/// P-46: another view of the boards took the plan away.
#[test]
fn a_plan_outlives_every_change_of_the_view() {
    with(&Setup::array(), |table| {
        table.start();
        table.drag("A:e7", "A:e5");
        table.until("a plan", |state| state.board("A").planned == ["e5", "e7"]);
        let stays = |change: &str| {
            let planned = table.settled().board("A").planned.clone();
            assert_eq!(planned, ["e5", "e7"], "{change}");
        };
        table.walk_to("B:e4");
        for key in ['v', 'x', 'x', 'v'] {
            table.keys(&[Key::Char(key)]);
            stays(&format!("the key {key}"));
        }
        open_settings(table);
        choose(table, "squares", "wood");
        back(table);
        stays("other squares");
        open_study(table);
        paste(table, GAME);
        for action in ["back", "back", "on"] {
            table.press(action);
        }
        back(table);
        stays("another match, stepped through");
        for (width, height) in [(360, 640), (640, 360), (1280, 800)] {
            table.session().resize(width, height);
            stays(&format!("{width}×{height}"));
        }
        table.drag("A:e2", "A:e4");
        table.until("both moves", |state| state.at("A:e5") == Some("bP"));
        table.forgive_shifts();
    });
}

#[test]
fn a_piece_that_the_partner_is_about_to_send_is_dropped_when_it_has_come() {
    with(&Setup::array(), |table| {
        table.start();
        for (from, to) in [("B:e2", "B:e4"), ("B:d7", "B:d5")] {
            table.drag(from, to);
            table.until("a move", |state| state.at(to).is_some());
        }
        table.drag("BlackA:pawn", "A:e6");
        let state = table.until("a plan", |state| state.board("A").planned == ["e6"]);
        assert_eq!(state.stored("BlackA:pawn"), 0);
        table.drag("B:e4", "B:d5");
        table.until("the pawn arrives", |state| state.stored("BlackA:pawn") == 1);
        table.drag("A:a2", "A:a3");
        let state = table.until("the drop", |state| state.at("A:e6") == Some("bP"));
        assert_eq!((state.stored("BlackA:pawn"), state.board("A").planned.len()), (0, 0));
    });
}

/// T37.
#[test]
fn a_plan_never_eats_a_claim_against_a_forbidden_drop() {
    let setup = Setup::boards("6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1", KINGS).rules(STRICT).lang("en");
    with(&setup, |table| {
        table.start();
        table.drag("A:g7", "A:g6");
        table.until("a plan", |state| state.board("A").planned == ["g6", "g7"]);
        table.drag("WhiteA:knight", "A:f7");
        let state = table.until("the plan is off", |state| state.seat("BlackA").refusal.is_some());
        let refusal = state.seat("BlackA").refusal.clone().unwrap();
        assert_eq!((refusal.code.as_str(), refusal.article.as_str()), ("claim-comes-first", "7.5"));
        assert_eq!((state.at("A:g7"), state.at("A:f7")), (Some("bP"), Some("wN")));
        table.press_at("BlackA", "remove-piece");
        table.until("the knight is off the board", |state| state.at("A:f7").is_none());
    });
}

#[test]
fn who_wants_no_plans_gets_the_reason_instead() {
    with(&Setup::array(), |table| {
        open_settings(table);
        switch(table, "premoves");
        back(table);
        // The knob of the switch has moved.
        table.forgive_shifts();
        table.start();
        table.drag("A:e7", "A:e5");
        let state = table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        assert_eq!(state.seat("BlackA").refusal.clone().unwrap().code, "not-your-turn");
        assert_eq!(state.board("A").planned, Vec::<String>::new());
    });
    with(&Setup::array().rules("pasapezas premoves=no"), |table| {
        table.start();
        table.drag("A:e7", "A:e5");
        let state = table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        assert_eq!(state.seat("BlackA").refusal.clone().unwrap().code, "not-your-turn");
    });
}
