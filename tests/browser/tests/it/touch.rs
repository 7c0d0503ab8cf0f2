//! Touch-move, an option for practice: the first piece that is touched is moved or captured (conduct notes C 1 to C 4).

use crate::comeback::n_kept;
use crate::dialogue;
use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Key, Pointer, Setup, State, Table, with};
use serde_json::json;

/// A knight and a pawn can take on d5; the rook on a1 cannot move; a knight is in reserve.
pub(crate) const PLAY: &str = "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w - - 0 1";

pub(crate) const RULES: &str = "pasapezas touch_move=yes premoves=no";

fn setup() -> Setup {
    Setup::boards(PLAY, KINGS).rules(RULES).lang("en")
}

fn bound(table: &Table, squares: &[&str]) -> State {
    table.until(&format!("{squares:?} bound"), |state| state.board("A").bound == squares)
}

fn refused(table: &Table, code: &str) -> State {
    let is_said = |state: &State| state.seat("WhiteA").refusal.as_ref().is_some_and(|said| said.code == code);
    table.until(code, is_said)
}

/// Touches a piece and does nothing with it.
fn touch(hand: Hand, table: &Table, place: &str) {
    match hand {
        Hand::Mouse => table.drag(place, place),
        Hand::Clicks => table.click(table.place(place)),
        Hand::Finger => table.perform(&[Pointer::finger(1).drag(table.place(place), table.place(place))]),
        Hand::Taps => table.perform(&[Pointer::finger(1).tap(table.place(place))]),
        Hand::Keys => {
            table.walk_to(place);
            table.keys(&[Key::Enter]);
        }
    }
}

/// Takes a piece up; whoever drags carries it on to a square.
fn take(hand: Hand, table: &Table, from: &str, to: &str) {
    match hand {
        Hand::Mouse | Hand::Finger => hand.try_to_play(table, from, to),
        Hand::Clicks | Hand::Taps | Hand::Keys => touch(hand, table, from),
    }
}

/// How many writes there were when the start was kept.
fn begin_and_keep(table: &Table) -> usize {
    table.start();
    table.wait("a kept start", || Some(n_kept(table)).filter(|n| *n > 0))
}

#[test]
fn a_touched_piece_cannot_be_exchanged_by_any_hand() {
    for hand in Hand::ALL {
        with(&setup(), |table| {
            table.start();
            touch(hand, table, "A:c3");
            let state = bound(table, &["c3"]);
            assert_eq!(state.board("A").selected, ["c3"], "{hand:?}");
            assert!(state.said.contains("must move the knight on c3"), "{}", state.said);
            take(hand, table, "A:e4", "A:e5");
            let said = refused(table, "touched-own").seat("WhiteA").refusal.clone().unwrap();
            assert_eq!(said.article, "C 2");
            table.keys(&[Key::Escape]);
            touch(hand, table, "A:c3");
            table.click(table.place("A:h6"));
            let state = bound(table, &["c3"]);
            assert_eq!(
                (state.at("A:e4"), state.board("A").selected.as_slice()),
                (Some("wP"), &["c3".to_owned()][..])
            );
            // Nor a stored one.
            take(hand, table, "WhiteA:knight", "A:h3");
            assert_eq!(refused(table, "touched-own").stored("WhiteA:knight"), 1, "{hand:?}");
            hand.try_to_play(table, "A:c3", "A:b5");
            let state = table.until("the move", |state| state.at("A:b5") == Some("wN"));
            assert!(state.board("A").bound.is_empty() && state.board("A").selected.is_empty(), "{hand:?}");
        });
    }
}

#[test]
fn an_enemy_piece_that_is_touched_first_is_captured() {
    for hand in [Hand::Mouse, Hand::Taps, Hand::Keys] {
        with(&setup(), |table| {
            table.start();
            touch(hand, table, "A:d5");
            let state = bound(table, &["d5"]);
            assert!(state.board("A").selected.is_empty(), "whose it is, is not on move");
            hand.try_to_play(table, "A:b1", "A:d2");
            assert_eq!(
                refused(table, "touched-enemy").seat("WhiteA").refusal.clone().unwrap().article,
                "C 4"
            );
            touch(hand, table, "A:e4");
            let state = bound(table, &["d5", "e4"]);
            assert_eq!(state.board("A").targets, ["d5"], "of what the pawn can do");
            hand.play(table, "A:e4", "A:d5");
        });
    }
}

#[test]
fn who_says_that_he_adjusts_is_bound_by_nothing() {
    with(&setup(), |table| {
        table.start();
        table.press_at("WhiteA", "adjust");
        table.until("a word", |state| state.said.contains("I adjust"));
        for place in ["A:c3", "A:c3", "A:d5", "A:d5"] {
            table.click(table.place(place));
        }
        let state = table.settled();
        assert!(state.board("A").bound.is_empty() && state.seat("WhiteA").refusal.is_none());
        Hand::Mouse.play(table, "A:e4", "A:e5");
        // It was for this turn alone, and it is the opponent's now.
        let pressed =
            "return __probe.shown('[data-action=adjust]').map((it) => it.getAttribute('aria-pressed'))";
        let pressed: Vec<String> = table.session().script(pressed, json!([]));
        assert!(pressed.iter().all(|it| it == "false"), "{pressed:?}");
        table.click(table.place("A:d5"));
        bound(table, &["d5"]);
    });
}

/// Where a line has no room for the button.
#[test]
fn on_a_phone_the_menu_says_that_somebody_adjusts() {
    with(&setup().size(360, 640), |table| {
        table.start();
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        table.click(table.reach(".menu [data-action=adjust][data-seat=WhiteA]"));
        let state = table.until("a word", |state| state.said.contains("I adjust"));
        assert!(state.dialogs == 0 && state.seat("WhiteA").standing.contains("I adjust"));
        table.click(table.place("A:c3"));
        assert!(table.settled().board("A").bound.is_empty());
        table.press("menu");
        table.until("the menu", |state| state.dialogs == 1);
        let seats: Vec<String> = table.session().script(
            "return __probe.shown('.menu [data-action=adjust]').map((it) => it.dataset.seat)",
            json!([]),
        );
        assert_eq!(seats, ["WhiteB"]);
    });
}

#[test]
fn a_reload_keeps_what_was_touched() {
    with(&Setup::array(), |table| {
        dialogue::open(table);
        dialogue::choose_option(table, "touch_move", "yes");
        dialogue::begin(table);
        let start = begin_and_keep(table);
        table.click(table.place("A:b1"));
        bound(table, &["b1"]);
        table.wait("a kept touch", || (n_kept(table) > start).then_some(()));
        table.reload();
        table.until("the match", |state| state.phase == "paused");
        assert_eq!(bound(table, &["b1"]).board("A").selected, ["b1"]);
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
        Hand::Mouse.try_to_play(table, "A:e2", "A:e4");
        refused(table, "touched-own");
        Hand::Mouse.play(table, "A:b1", "A:c3");
    });
}

#[test]
fn without_the_option_nothing_is_different() {
    with(&Setup::boards(PLAY, KINGS).rules("pasapezas premoves=no"), |table| {
        let start = begin_and_keep(table);
        for place in ["A:c3", "A:e4", "A:d5"] {
            table.click(table.place(place));
        }
        table.until("the pawn takes", |state| state.at("A:d5") == Some("wP"));
        table.wait("a kept move", || (n_kept(table) > start).then_some(()));
        assert_eq!(n_kept(table), start + 1, "no entry but the move");
        assert!(table.rects("[data-action=adjust]").is_empty());
    });
}

#[test]
fn the_form_has_the_option_and_the_chip_leads_to_the_note() {
    with(&Setup::array().lang("en"), |table| {
        dialogue::open(table);
        dialogue::choose_option(table, "touch_move", "yes");
        dialogue::begin(table);
        table.start();
        table.click(table.place("A:b1"));
        bound(table, &["b1"]);
        table.click(table.place("A:e2"));
        refused(table, "touched-own");
        table.click(table.reach(".pl[data-seat=WhiteA] .why a.art"));
        table.wait("the rules", || table.rects("main.rules").into_iter().next());
        let look = "const here = document.getElementById('C2');
            return [location.hash, here.textContent, here.classList.contains('here'), document.activeElement === here]";
        let (hash, text, marked, focused): (String, String, bool, bool) =
            table.session().script(look, json!([]));
        assert_eq!(hash, "#C2");
        assert!(text.contains("first own piece") && marked && focused, "{text}");
        table.press("back-to-table");
        table.until("the table", |_| !table.rects("main.table").is_empty());
        bound(table, &["b1"]);
        Hand::Mouse.play(table, "A:b1", "A:c3");
        table.forgive_shifts();
    });
}
