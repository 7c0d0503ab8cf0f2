//! Arrows and circles at the table: by mouse, by finger with the pencil, by keyboard; and what takes them away.

use pasapezas_browser_tests::{Button, Hand, Key, Pointer, Setup, State, Table, with};
use serde_json::json;

const SHIFT: char = '\u{E008}';
const CONTROL: char = '\u{E009}';
const ALT: char = '\u{E00A}';

/// How many shapes of a pen are drawn on a board.
fn n_drawn(table: &Table, board: &str, pen: &str) -> usize {
    table
        .rects(&format!("svg.board[data-board={board}] g.shapes:not(.hovers) path.pen.{pen}:not(.head)"))
        .len()
}

fn drawn(table: &Table) -> [usize; 2] {
    ["A", "B"].map(|board| n_drawn(table, board, "green"))
}

fn until_drawn(table: &Table, counts: [usize; 2]) {
    table.wait(&format!("{counts:?} shapes"), || (drawn(table) == counts).then_some(()));
}

fn says(words: &str) -> impl Fn(&State) -> bool {
    move |state| state.said.contains(words)
}

#[test]
fn the_right_button_draws_on_both_boards_and_renders_nothing_on_its_way() {
    with(&Setup::array(), |table| {
        table.start();
        table.drag_right("A:e2", "A:e4");
        table.until("the arrow told", says("A: arrow from e2 to e4."));
        table.click_right(table.place("B:d5"));
        table.until("the circle told", says("B: circle on d5."));
        until_drawn(table, [1, 1]);
        // What is drawn under the pointer is no component.
        table.perform(&[Pointer::mouse().to(table.place("A:a1")).press(Button::Right)]);
        table.wait("a stroke", || {
            (table.rects("svg.board[data-board=A] .hovers path.pen").len() == 1).then_some(())
        });
        table.settle();
        let before = table.counts();
        let mouse = Pointer::mouse().slide(table.place("A:c3")).slide(table.place("A:f6"));
        table.perform(&[mouse.slide(table.place("A:h8"))]);
        table.wait("an arrow", || {
            (table.rects("svg.board[data-board=A] .hovers path.pen.head").len() == 1).then_some(())
        });
        let counts = table.counts().since(before);
        assert!(counts.moves > 0 && counts.writes == 0, "{counts:?}");
        // The clocks of two seats may tick meanwhile.
        assert!(counts.renders <= 4, "{counts:?}");
        table.perform(&[Pointer::mouse().release(Button::Right)]);
        until_drawn(table, [2, 1]);
        assert!(table.rects(".hovers path").is_empty());
        // The same once more takes it away; nothing has been moved.
        table.drag_right("A:e2", "A:e4");
        table.until("it is gone", says("Taken away. A: arrow from e2 to e4."));
        until_drawn(table, [1, 1]);
        assert_eq!(table.state().at("A:e2"), Some("wP"));
    });
}

#[test]
fn keys_that_are_held_choose_the_line() {
    with(&Setup::array(), |table| {
        table.drag_right("A:a1", "A:a4");
        for (key, pen, from, to) in [
            (SHIFT, "red", "A:b1", "A:b4"),
            (ALT, "yellow", "A:c1", "A:c4"),
            (CONTROL, "blue", "A:d1", "A:d4"),
        ] {
            table.holding(key, || table.drag_right(from, to));
            table.wait(pen, || (n_drawn(table, "A", pen) == 1).then_some(()));
        }
        // Told apart by their lines, whatever the colours: dashes, dots, and a light core.
        let dashes = "return ['green', 'red', 'yellow', 'blue'].map((pen) =>
            getComputedStyle(document.querySelector(`svg.board .shapes path.pen.${pen}`)).strokeDasharray)";
        let dashes: Vec<String> = table.session().script(dashes, json!([]));
        assert_eq!((dashes[0].as_str(), dashes[3].as_str()), ("none", "none"));
        assert!(dashes[1] != "none" && dashes[2] != "none" && dashes[1] != dashes[2], "{dashes:?}");
        assert_eq!(table.rects("svg.board .shapes path.core").len(), 1);
    });
}

#[test]
fn a_press_on_an_empty_square_and_a_move_clear_their_board_alone() {
    with(&Setup::array(), |table| {
        table.start();
        for (from, to) in [("A:e2", "A:e4"), ("A:g1", "A:g1"), ("B:d2", "B:d4")] {
            table.drag_right(from, to);
        }
        until_drawn(table, [2, 1]);
        table.click(table.place("B:e5"));
        until_drawn(table, [2, 0]);
        table.drag_right("B:d2", "B:d4");
        until_drawn(table, [2, 1]);
        Hand::Mouse.play(table, "A:e2", "A:e4");
        until_drawn(table, [0, 1]);
        table.reload();
        table.until("the match is back", |state| state.at("A:e4") == Some("wP"));
        until_drawn(table, [0, 0]);
    });
}

/// What there is to cancel is cancelled first: a chosen piece, a planned move, a drag.
#[test]
fn the_right_button_cancels_before_it_draws() {
    with(&Setup::array(), |table| {
        table.start();
        table.click(table.place("A:e2"));
        table.until("a chosen piece", |state| state.is_anything_held());
        table.drag_right("A:d4", "A:d5");
        table.until("nothing chosen", |state| !state.is_anything_held());
        Hand::Mouse.try_to_play(table, "A:e7", "A:e5");
        table.until("a plan", |state| !state.board("A").planned.is_empty());
        table.drag_right("A:d4", "A:d5");
        table.until("no plan", |state| state.board("A").planned.is_empty());
        let (from, to) = (table.place("A:e2"), table.place("A:e4"));
        table.perform(&[Pointer::mouse().to(from).down().glide(to).press(Button::Right)]);
        table.until("no ghost", |state| state.ghosts.is_empty());
        table.perform(&[Pointer::mouse().release(Button::Right).release(Button::Left)]);
        table.settle();
        assert_eq!((drawn(table), table.state().at("A:e2")), ([0, 0], Some("wP")));
        table.drag_right("A:d4", "A:d5");
        until_drawn(table, [1, 0]);
    });
}

/// Two people at one board never draw by accident.
#[test]
fn fingers_draw_nothing_without_the_pencil() {
    with(&Setup::array().touch_only(), |table| {
        table.start();
        let (one, two) = (table.place("A:e5"), table.place("A:d4"));
        let fingers = [
            Pointer::finger(1).drag(one, table.place("A:a3")),
            Pointer::finger(2).drag(two, table.place("A:h6")),
        ];
        table.perform(&fingers);
        table.settle();
        assert!(table.rects(".shapes path").is_empty());
    });
}

#[test]
fn with_the_pencil_a_finger_draws_while_another_goes_on_dragging() {
    with(&Setup::array().touch_only(), |table| {
        table.start();
        let (from, to) = (table.place("B:d2"), table.place("B:d4"));
        table.perform(&[Pointer::finger(1).to(from).down().glide(to)]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        // By mouse: browsers make no press of a finger that comes down beside another one.
        table.click(table.reach(".right [data-action=pencil]"));
        table.wait("the mode", || (table.rects("main.table.drawing .pencils").len() == 1).then_some(()));
        table.perform(&[Pointer::finger(2).drag(table.place("A:b1"), table.place("A:c3"))]);
        until_drawn(table, [1, 0]);
        table.perform(&[Pointer::finger(1).rest(100).up()]);
        table.until("the drag is a move", |state| state.at("B:d4") == Some("wP"));
        // Another line, and all of it cleared.
        let dashed = table.reach(".pencils .pens [data-action=pen]:nth-child(2)");
        table.perform(&[Pointer::finger(2).tap(dashed)]);
        table.until("the line told", says("Red, dashed"));
        table.perform(&[Pointer::finger(2).tap(table.place("B:e5"))]);
        table.wait("a circle", || (n_drawn(table, "B", "red") == 1).then_some(()));
        table.perform(&[Pointer::finger(2).tap(table.reach("[data-action=wipe]"))]);
        table.until("cleared", says("Taken away. B: circle on e5."));
        assert!(table.rects(".shapes path.pen:not(.ic path)").is_empty());
        table.perform(&[Pointer::finger(2).tap(table.reach(".right [data-action=pencil]"))]);
        table.wait("no mode", || table.rects(".pencils").is_empty().then_some(()));
        Hand::Taps.play(table, "A:e2", "A:e4");
    });
}

/// On phones the menu has the pencil, and what lies over the table while it is in hand leaves pause and clocks in sight.
#[test]
fn on_a_phone_the_menu_has_the_pencil() {
    for (width, height) in [(360, 640), (640, 360)] {
        with(&Setup::array().size(width, height).touch_only(), |table| {
            table.start();
            Hand::Taps.press(table, "menu");
            table.until("the menu", |state| state.dialogs == 1);
            let show = "document.querySelector('.menu [data-action=pencil]').scrollIntoView()";
            table.session().script::<()>(show, json!([]));
            table.perform(&[Pointer::finger(1).tap(table.reach(".menu [data-action=pencil]"))]);
            table.until("no menu", |state| state.dialogs == 0);
            table.perform(&[Pointer::finger(1).drag(table.place("A:b1"), table.place("A:c3"))]);
            until_drawn(table, [1, 0]);
            for (name, place) in table.rects(".pens .ib") {
                assert!(place.width >= 44.0 && place.height >= 44.0, "{name}: {place:?}");
                assert!(place.x >= 0.0 && place.x + place.width <= f64::from(width), "{name}: {place:?}");
            }
            table.reach("[data-action=pause]");
            table.perform(&[Pointer::finger(1).tap(table.reach("[data-action=put-away]"))]);
            table.wait("no mode", || table.rects(".drawing").is_empty().then_some(()));
            Hand::Taps.play(table, "A:e2", "A:e4");
        });
    }
}

#[test]
fn keys_draw() {
    with(&Setup::array(), |table| {
        table.start();
        table.walk_to("A:e2");
        table.keys(&[Key::Char('m')]);
        table.until("a beginning told", says("A: mark from e2."));
        assert_eq!(table.rects(".shapes path.begun").len(), 1);
        table.keys(&[Key::Up, Key::Up, Key::Char('m')]);
        table.until("the arrow told", says("A: arrow from e2 to e4. Green, solid."));
        // With a number for the line and Enter at the end; Escape drops what was begun.
        table.keys(&[Key::Char('m'), Key::Char('3'), Key::Enter]);
        table.until("the circle told", says("A: circle on e4. Yellow, dotted."));
        table.keys(&[Key::Char('m'), Key::Escape]);
        table.wait("nothing begun", || table.rects(".shapes path.begun").is_empty().then_some(()));
        assert!(!table.state().is_anything_held());
        // Away from the boards the key takes the pencil; with it Enter draws, and Escape puts it away.
        table.walk_by("action menu", Key::ShiftTab);
        table.keys(&[Key::Char('m')]);
        table.wait("the pencil", || (table.rects(".pencils").len() == 1).then_some(()));
        table.walk_to("B:e5");
        table.keys(&[Key::Char('2'), Key::Enter, Key::Enter]);
        table.wait("a circle", || (n_drawn(table, "B", "red") == 1).then_some(()));
        table.keys(&[Key::Escape]);
        table.wait("no pencil", || table.rects(".pencils").is_empty().then_some(()));
        // Without it Enter plays as always.
        Hand::Keys.play(table, "B:e2", "B:e4");
    });
}
