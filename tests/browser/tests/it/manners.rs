//! What the page leaves to its surroundings: the direction of reading, the keyboard of the screen, the wish for less motion.

use crate::editor;
use crate::positions::{LIVELY, WHITE_DROPS};
use crate::review::{GAME, open_study, paste};
use pasapezas_browser_tests::{Hand, Pointer, Setup, State, Table, with};
use serde_json::json;

/// The page around is one that is read from the right.
fn read_from_the_right(table: &Table) {
    table.session().script::<()>("document.documentElement.dir = 'rtl'", json!([]));
    table.settle();
    table.forgive_shifts();
}

/// Below and at the left on A is a1, on B h8, both dark; A is left of B.
fn check_corners(table: &Table, page: &str) {
    let squares = |board: &str| table.rects(&format!("{page} svg.board[data-board={board}] .sq"));
    for (board, corner) in [("A", "a1"), ("B", "h8")] {
        let all = squares(board);
        assert_eq!(all.len(), 64, "{page} {board}");
        let (left, bottom) = all
            .iter()
            .fold((f64::MAX, 0.0_f64), |(left, bottom), (_, place)| (left.min(place.x), bottom.max(place.y)));
        let dark = format!("{page} [data-board={board}][data-square={corner}].d");
        let place = table.rect(&dark);
        assert!(
            (place.x - left).abs() < 1.0 && (place.y - bottom).abs() < 1.0,
            "{dark}: {place:?}, not {left}, {bottom}"
        );
    }
    assert!(squares("A")[0].1.x < squares("B")[0].1.x, "{page}: A is left of B");
}

/// Whatever these selectors find is there and runs from the left.
fn check_from_the_left(table: &Table, parts: &[&str]) {
    let look =
        "return [...document.querySelectorAll(arguments[0])].map((part) => getComputedStyle(part).direction)";
    for part in parts {
        let found: Vec<String> = table.session().script(look, json!([part]));
        assert!(!found.is_empty(), "{part} is not there");
        assert!(found.iter().all(|direction| direction == "ltr"), "{part}: {found:?}");
    }
}

/// U-F4: order and colours of squares on a page that is read from the right.
#[test]
fn a_page_that_reads_from_the_right_turns_no_board() {
    with(&Setup::boards(LIVELY.0, LIVELY.1).size(1440, 900), |table| {
        table.start();
        Hand::Mouse.play(table, "A:c4", "A:f7");
        let parts = ".table :is(.sq, .piece, .co, .clk, .dig, .res, .mv, .mv li > *, .pl)";
        let before = table.rects(parts);
        read_from_the_right(table);
        let after = table.rects(parts);
        assert!(before.len() > 200, "{}", before.len());
        for (was, is) in before.iter().zip(&after) {
            assert!((was.1.x - is.1.x).abs() < 1.0 && (was.1.y - is.1.y).abs() < 1.0, "{was:?} {is:?}");
        }
        assert_eq!(before.len(), after.len());
        check_corners(table, ".table");
        check_from_the_left(table, &["svg.board", ".clk .dig", ".mv li", ".res li", ".pl", ".drag-layer"]);
        Hand::Mouse.play(table, "WhiteB:bishop", "B:a3");
        open_study(table);
        paste(table, GAME);
        check_corners(table, ".review");
        check_from_the_left(
            table,
            &["svg.board", ".mlist td", ".rclk", ".tline .track", ".ctl", ".review .res"],
        );
        editor::open(table);
        check_corners(table, ".editor");
        check_from_the_left(table, &["svg.board", ".eres .res", ".etext textarea"]);
        table.forgive_shifts();
    });
}

/// The fields for text that have taken the focus since the last time.
fn fields(table: &Table) -> Vec<String> {
    let look = "if (!window.__fields) {
            window.__fields = [];
            document.addEventListener('focusin', ({ target }) => {
                if (target.matches('input, textarea, select, [contenteditable]')) window.__fields.push(target.outerHTML);
            }, true);
        }
        return window.__fields.splice(0)";
    table.session().script(look, json!([]))
}

fn tap(table: &Table, selector: &str) {
    table.perform(&[Pointer::finger(1).tap(table.reach(selector))]);
}

/// U-B8: a field that took the focus after each move brought up the keyboard of the screen.
#[test]
fn nothing_that_fingers_play_brings_up_a_keyboard() {
    let setup = Setup::boards(WHITE_DROPS, LIVELY.1).clocks([90_000, 300_000, 300_000, 300_000]);
    with(&setup.touch_only().size(360, 640), |table| {
        assert!(fields(table).is_empty());
        tap(table, "[data-action=start]");
        table.until("a running match", |state| state.phase == "playing");
        Hand::Taps.play(table, "WhiteA:knight", "A:f3");
        Hand::Finger.play(table, "A:e8", "A:d8");
        Hand::Finger.play(table, "WhiteA:pawn", "A:c6");
        // Planned, refused, and on the other board.
        Hand::Taps.try_to_play(table, "A:e1", "A:e2");
        table.until("a plan", |state| !state.board("A").planned.is_empty());
        Hand::Finger.try_to_play(table, "A:d8", "A:d6");
        table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
        Hand::Taps.play(table, "B:f1", "B:e1");
        Hand::Finger.play(table, "A:d8", "A:e8");
        table.until("the plan", |state| state.at("A:e2") == Some("wK"));
        Hand::Taps.play(table, "A:e8", "A:d8");
        table.pass(91_000);
        table.until("the flag", |state| state.seat("WhiteA").flag_down());
        tap(table, ".claim[data-team=one]");
        table.until("a refused claim", |state| state.team("one").refusal.is_some());
        tap(table, ".claim[data-team=two]");
        table.until("the result", |state| state.outcome.is_some());
        assert_eq!(fields(table), Vec::<String>::new());
        // What is looked for would be found.
        tap(table, ".pl[data-seat=WhiteA] .name");
        table.until("the field of a name", |_| table.focus() == "INPUT");
        assert_eq!(fields(table).len(), 1);
    });
}

/// What has moved, grown or faded since the last time, by whichever means: its element and the time that it took.
fn moved(table: &Table) -> Vec<String> {
    let look = "if (!window.__moved) {
            window.__moved = [];
            const note = (animation) => {
                const { target } = animation.effect, { duration, delay } = animation.effect.getTiming();
                const shown = animation.effect.getKeyframes().some((frame) =>
                    ['transform', 'translate', 'scale', 'rotate', 'opacity', 'left', 'top'].some((name) => name in frame));
                if (shown && duration + delay > 0) window.__moved.push(`${target.outerHTML.slice(0, 60)} ${duration} ms`);
            };
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...words) {
                const animation = animate.apply(this, words);
                note(animation);
                return animation;
            };
            for (const kind of ['transitionrun', 'animationstart'])
                document.addEventListener(kind, ({ target }) => target.getAnimations().forEach(note), true);
        }
        return window.__moved.splice(0)";
    table.session().script(look, json!([]))
}

/// Moves, a capture that passes a piece, a refusal, a piece that flies home, a panel.
fn play_a_little(table: &Table) -> State {
    moved(table);
    Hand::Clicks.play(table, "A:c4", "A:f7");
    Hand::Clicks.play(table, "B:f1", "B:e1");
    Hand::Clicks.try_to_play(table, "BlackB:knight", "B:f3");
    table.until("a refusal", |state| state.seat("BlackB").refusal.is_some());
    table.drag("A:e8", "A:e6");
    table.until("a refusal", |state| state.seat("BlackA").refusal.is_some());
    let state = table.state();
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.settle();
    state
}

/// U-F11: who wants less motion sees none, and waits for nothing.
#[test]
fn with_less_motion_nothing_slides_pulses_or_waits() {
    with(&Setup::boards(LIVELY.0, LIVELY.1), |table| {
        table.start();
        let state = play_a_little(table);
        assert_eq!(moved(table), Vec::<String>::new());
        assert!(state.ghosts.is_empty(), "the piece is home at once");
        table.forgive_shifts();
    });
    with(&Setup::boards(LIVELY.0, LIVELY.1).with_motion(), |table| {
        table.start();
        play_a_little(table);
        let all = moved(table).join("\n");
        for part in ["data-piece=", "class=\"ghost", "role=\"dialog\""] {
            assert!(all.contains(part), "{part} moves for others: {all}");
        }
        table.forgive_shifts();
    });
}
