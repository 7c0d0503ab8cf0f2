//! The second press of a double one: what has just come up under the pointer takes none of it.

use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Point, Pointer, Setup, Table, with};
use serde_json::json;

const SIZES: [(u32, u32); 5] = [(1440, 900), (768, 1024), (390, 844), (360, 640), (640, 360)];

/// Two presses at one place, the second one at once.
fn twice(table: &Table, point: Point, finger: bool) {
    let pointer = if finger { Pointer::finger(1) } else { Pointer::mouse() };
    table.perform(&[pointer.to(point).down().up().rest(60).down().up()]);
    table.settle();
}

/// The button of a player: his own, or the one in the menu where phones have no room for it.
fn own_button(table: &Table, seat: &str, action: &str) -> Point {
    let own = format!(".pl[data-seat={seat}] [data-action={action}]");
    if !table.rects(&own).is_empty() {
        return table.reach(&own);
    }
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    let row = format!(".menu [data-seat={seat}] [data-action={action}]");
    table.session().script::<()>(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
        json!([row]),
    );
    table.reach(&row)
}

#[test]
fn a_claim_pressed_twice_leaves_result_and_boards_in_sight() {
    for (width, height) in SIZES {
        for finger in [false, true] {
            let setup = Setup::array().clocks([200, 300_000, 300_000, 300_000]).size(width, height);
            with(&setup, |table| {
                table.start();
                Hand::Mouse.play(table, "B:e2", "B:e4");
                table.until("a fallen flag", |state| state.seat("WhiteA").flag_down());
                twice(table, table.reach(".claim[data-team=two]"), finger);
                let state = table.until("the result", |state| state.outcome.is_some());
                assert_eq!(
                    (state.phase.as_str(), state.at("B:e4")),
                    ("over", Some("wP")),
                    "{width}×{height}"
                );
                assert_eq!(table.session().script::<String>("return location.hash", json!([])), "");
                // A moment later its buttons work.
                table.reach(".result [data-action=rematch-same]");
                table.forgive_shifts();
            });
        }
    }
}

#[test]
fn a_resignation_needs_a_second_look() {
    for (width, height) in SIZES {
        with(&Setup::array().size(width, height), |table| {
            table.start();
            for (seat, finger) in [("WhiteA", false), ("BlackB", true)] {
                twice(table, own_button(table, seat, "resign"), finger);
                let state = table.until("the question", |state| state.seat(seat).asking);
                assert_eq!((state.phase.as_str(), state.outcome), ("playing", None), "{width}×{height}");
                table.press_at(seat, "resign-no");
                table.until("no question", |state| !state.seat(seat).asking);
            }
            table.forgive_shifts();
        });
    }
}

/// With fifty quiet moves behind, the second press must not claim the draw.
#[test]
fn a_draw_is_not_claimed_by_a_double_press() {
    let quiet = "4k3/8/8/8/8/8/8/4K2R[] w - - 100 99";
    for (width, height) in SIZES {
        with(&Setup::boards(quiet, KINGS).size(width, height), |table| {
            table.start();
            twice(table, own_button(table, "WhiteA", "draw"), false);
            let state = table.until("the choice", |state| state.seat("WhiteA").asking);
            assert_eq!((state.phase.as_str(), state.outcome), ("playing", None), "{width}×{height}");
            table.press_at("WhiteA", "draw-no");
            table.until("no choice", |state| !state.seat("WhiteA").asking);
            table.forgive_shifts();
        });
    }
}

/// Pause and resume are one button: two presses are one pause.
#[test]
fn a_pause_pressed_twice_is_a_pause() {
    with(&Setup::array(), |table| {
        table.start();
        twice(table, table.reach("[data-action=pause]"), false);
        assert_eq!(table.until("a pause", |state| state.phase == "paused").phase, "paused");
        table.press("resume");
        table.until("a match that goes on", |state| state.phase == "playing");
    });
}
