//! What a drag costs, in counts: they are the same on every machine.

use pasapezas_browser_tests::{Counts, Hand, Pointer, Setup, Table, with};
use serde_json::json;

/// Counts the frames of the browser itself from now on.
const COUNT_FRAMES: &str = "window.__ticks = 0;
    const tick = () => { window.__ticks += 1; window.__count(tick); };
    window.__count(tick);";

fn frames(table: &Table) -> u64 {
    table.session().script("return window.__ticks", json!([]))
}

/// The fingers glide to the same place relative to where they are.
fn glide(table: &Table, places: &[&str], number_of_steps: i32) {
    let fingers: Vec<Pointer> = (1..)
        .zip(places)
        .map(|(number, place)| {
            let at = table.place(place);
            (0..number_of_steps).fold(Pointer::finger(number), |finger, step| {
                let step = f64::from(step % 7);
                finger.slide(at.by(4.0 * step, -9.0 * step))
            })
        })
        .collect();
    table.perform(&fingers);
}

/// Four fingers at once; no component renders per move, one frame callback serves all of them, and
/// each ghost and each frame of a target is written at most once per frame.
#[test]
fn four_fingers_at_once_render_nothing() {
    let places = ["A:e2", "A:e7", "B:d2", "B:d7"];
    with(&Setup::array(), |table| {
        let down: Vec<Pointer> = (1..)
            .zip(places)
            .map(|(number, place)| {
                let at = table.place(place);
                Pointer::finger(number).to(at).down().glide(at.by(0.0, -30.0))
            })
            .collect();
        table.perform(&down);
        table.until("four ghosts", |state| state.ghosts.len() == 4);
        table.settle();
        table.session().script::<()>(COUNT_FRAMES, json!([]));

        let (before, frames_before) = (table.counts(), frames(table));
        glide(table, &places, 30);
        let (counts, frames): (Counts, u64) = (table.counts().since(before), frames(table) - frames_before);

        assert!(counts.moves >= 4 && counts.frames > 0 && counts.writes > 0, "the ghosts follow: {counts:?}");
        assert_eq!(counts.renders, 0, "components render while pointers move: {counts:?}");
        assert!(counts.frames <= frames + 1, "{counts:?} in {frames} frames");
        assert!(counts.writes <= 4 * (frames + 1), "{counts:?} in {frames} frames");
        let up: Vec<Pointer> = (1..)
            .zip(places)
            .map(|(number, place)| Pointer::finger(number).glide(table.place(place)).up())
            .collect();
        table.perform(&up);
        table.until("no ghosts", |state| state.ghosts.is_empty());
    });
}

/// A pointer that holds nothing costs nothing.
#[test]
fn a_pointer_that_holds_nothing_costs_nothing() {
    with(&Setup::array(), |table| {
        table.settle();
        let before = table.counts();
        let mouse = (0..20).fold(Pointer::mouse().to(table.place("A:a1")), |mouse, step| {
            mouse.to(table.place(["A:h8", "B:a1", "WhiteA:pawn", "B:e4"][step % 4]))
        });
        table.perform(&[mouse]);
        table.settle();
        let counts = table.counts().since(before);
        assert!(counts.moves >= 4);
        assert_eq!((counts.renders, counts.frames, counts.writes), (0, 0, 0), "{counts:?}");
    });
}

/// A clock that ticks renders itself and nothing else.
#[test]
fn a_tick_renders_the_clocks_that_run() {
    with(&Setup::array(), |table| {
        table.start();
        table.settle();
        let before = table.counts();
        let clock = table.state().seat("WhiteB").clock.clone();
        table.until("a clock that goes", |state| state.seat("WhiteB").clock != clock);
        let ticks = table.counts().since(before);
        // Two clocks run; on a busy machine a second tick may slip in.
        assert!((2..=4).contains(&ticks.renders), "{ticks:?}");
    });
}

/// A quiet move on board A changes nothing of board B.
#[test]
fn a_move_leaves_the_other_board_alone() {
    const WATCH: &str = "window.__changes = 0;
        const watch = new MutationObserver((list) => { window.__changes += list.length; });
        for (const part of document.querySelectorAll('svg.board[data-board=B], .res[data-seat$=B], .pl[data-seat$=B]'))
            watch.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });";
    with(&Setup::array(), |table| {
        table.start();
        table.settle();
        table.session().script::<()>(WATCH, json!([]));
        Hand::Mouse.play(table, "A:e2", "A:e4");
        Hand::Clicks.play(table, "A:e7", "A:e5");
        table.settle();
        let changes: u32 = table.session().script("return window.__changes", json!([]));
        assert_eq!(changes, 0);
    });
}
