//! Arrows and circles: the right button, the pencil, the key.

use PointerKind::{Mouse, Touch};
use pasapezas_core::record::Pen;

use super::*;
use crate::input::draw::pen_of_keys;

impl Hands {
    fn right_down(&mut self, place: &str) {
        let (spot, at) = spot(place);
        self.step(InputEvent::Down { pointer: PointerId(1), kind: Mouse, press: Press::Right, at, spot });
    }

    fn right_to(&mut self, place: &str) {
        let at = spot(place).1;
        self.step(InputEvent::Move { pointer: PointerId(1), held: Held::RightOnly, at });
    }

    fn menu(&mut self, place: &str) {
        self.step(InputEvent::ContextMenu { spot: spot(place).0 });
    }

    fn right_drag(&mut self, from: &str, to: &str) {
        self.right_down(from);
        self.menu(from);
        self.right_to(to);
        self.up(1, to);
    }

    fn mark(&mut self, place: &str) {
        let Spot::Square { board, square } = spot(place).0 else { panic!("{place} is no square") };
        self.step(InputEvent::Mark { board, square });
    }

    fn pencil(&mut self, pen: Option<Pen>) {
        self.input.draw_with(Pens { in_hand: pen, by_key: None });
    }
}

#[test]
fn the_right_button_draws_an_arrow_and_where_it_stays_a_circle() {
    let mut hands = Hands::new();
    hands.right_drag("A.e2", "A.e4");
    assert_eq!(hands.heard(), ["trace 1", "traced 1", "A: e2-e4 Green"]);
    // Also where browsers ask for the menu after the release, and over pieces of either colour.
    hands.right_down("B.d7");
    hands.up(1, "B.d7");
    hands.menu("B.d7");
    assert_eq!(hands.heard(), ["trace 1", "traced 1", "B: d7-d7 Green"]);
    // From one board to another, and off the boards, is nowhere.
    for to in ["B.e4", "WhiteA.N", "-"] {
        hands.right_drag("A.e2", to);
        assert_eq!(hands.heard(), ["trace 1", "traced 1"], "{to}");
    }
    hands.right_drag("WhiteA.N", "A.e4");
    assert!(hands.heard().is_empty());
    assert_eq!(hands.input.hand(), Hand::default());
}

#[test]
fn a_key_held_down_chooses_the_line() {
    let held = [[false; 3], [true, false, false], [false, true, false], [false, false, true]];
    let pens = held.map(pen_of_keys);
    assert_eq!(pens, [None, Some(Pen::Red), Some(Pen::Yellow), Some(Pen::Blue)]);
    let mut hands = Hands::new();
    for (in_hand, by_key, drawn) in [
        (None, Some(Pen::Blue), Pen::Blue),
        (Some(Pen::Red), None, Pen::Red),
        (Some(Pen::Red), Some(Pen::Yellow), Pen::Yellow),
    ] {
        hands.input.draw_with(Pens { in_hand, by_key });
        hands.right_drag("A.a1", "A.h8");
        assert_eq!(hands.heard().pop(), Some(format!("A: a1-h8 {drawn:?}")));
    }
}

/// U-A8: people expect the right button to cancel. What there is to cancel is cancelled, and only where there is nothing it
/// draws.
#[test]
fn the_right_button_cancels_first() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    hands.right_drag("A.d4", "A.d5");
    assert!(hands.heard().is_empty(), "a chosen piece is let go, and nothing is drawn");
    assert_eq!(hands.picked(Seat::WHITE_A), None);
    hands.right_drag("A.d4", "A.d5");
    assert_eq!(hands.heard().last().unwrap(), "A: d4-d5 Green");
    // What is chosen on the other board is another player's business.
    hands.tap("B.e2");
    hands.right_drag("A.d4", "A.d5");
    assert_eq!(hands.heard().last().unwrap(), "A: d4-d5 Green");
    assert_eq!(hands.picked(Seat::WHITE_B), on("e2"));
    // A planned move is called off.
    hands.input.let_plan(true);
    hands.drag("A.e7", "A.e5");
    assert!(hands.input.hand().planned.at(Seat::BLACK_A).is_some());
    hands.heard();
    hands.right_drag("A.d4", "A.d5");
    assert!(hands.heard().is_empty() && hands.input.hand().planned.at(Seat::BLACK_A).is_none());
}

/// U-A7, U-A8: while the left button drags, the right one puts the piece back and draws nothing, whichever is let go first.
#[test]
fn the_right_button_during_a_drag_draws_nothing() {
    let mut hands = Hands::new();
    let both =
        |place: &str| InputEvent::Move { pointer: PointerId(1), held: Held::Otherwise, at: spot(place).1 };
    hands.down(1, Mouse, "A.e2");
    hands.to(1, "A.e4");
    hands.step(both("A.e4"));
    hands.menu("A.e4");
    hands.right_to("A.e5");
    hands.up(1, "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
    // The right one first: the stroke is over when the left one joins it.
    hands.right_down("A.e2");
    hands.step(both("A.e2"));
    hands.to(1, "A.e4");
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), ["trace 1", "traced 1"]);
    hands.drag("A.e2", "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
}

/// U-B7: two players on one board never draw by accident, whatever their fingers do.
#[test]
fn fingers_draw_nothing_without_the_pencil() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e4");
    hands.down(2, Touch, "A.d5");
    for (pointer, place) in [(1, "A.e6"), (2, "A.d3"), (1, "A.a1"), (2, "A.h8")] {
        hands.to(pointer, place);
    }
    hands.up(1, "A.a1");
    hands.up(2, "A.h8");
    assert!(hands.heard().is_empty());
}

/// U-B7: with the pencil one finger draws; who drags already goes on, and so does who has chosen a piece.
#[test]
fn with_the_pencil_a_finger_draws_and_drags_go_on() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.to(1, "A.e3");
    hands.tap("B.d2");
    hands.pencil(Some(Pen::Yellow));
    hands.down(2, Touch, "A.a1");
    hands.to(2, "A.c3");
    hands.down(3, Touch, "B.h8");
    hands.up(3, "B.h8");
    hands.up(2, "A.c3");
    hands.up(1, "A.e4");
    let heard = hands.heard();
    assert!(heard.contains(&"A: a1-c3 Yellow".to_owned()) && heard.contains(&"B: h8-h8 Yellow".to_owned()));
    assert_eq!(heard.last().unwrap(), "WhiteA e2e4");
    assert_eq!(hands.picked(Seat::WHITE_B), on("d2"));
    // Nothing is taken up with the pencil, and everything again without it.
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["trace 1", "traced 1", "A: e7-e5 Yellow"]);
    hands.pencil(None);
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard().last().unwrap(), "BlackA e7e5");
}

/// A stroke ends without a mark where a drag ends without a move.
#[test]
fn a_stroke_can_be_lost() {
    let ends = [InputEvent::Lost { pointer: PointerId(1) }, InputEvent::Blur, InputEvent::Escape];
    for end in ends {
        let mut hands = Hands::new();
        hands.right_down("A.e2");
        hands.right_to("A.e4");
        hands.step(end);
        hands.up(1, "A.e4");
        assert_eq!(hands.heard(), ["trace 1", "traced 1"], "{end:?}");
    }
    // Other players' moves leave it alone.
    let mut hands = Hands::new();
    hands.right_down("A.e2");
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.up(1, "A.e5");
    assert_eq!(hands.heard().last().unwrap(), "A: e2-e5 Green");
}

#[test]
fn a_tap_on_an_empty_square_takes_the_drawings_of_its_board_away() {
    let mut hands = Hands::new();
    hands.tap("A.e5");
    hands.key("B.e5");
    assert_eq!(hands.heard(), ["wipe A", "wipe B"]);
    // Not where the tap means something else: a piece is chosen, let go, or goes there, or may not.
    for place in ["A.e2", "A.e2", "A.e2", "A.e5", "A.e2", "A.e4"] {
        hands.tap(place);
    }
    hands.drag("A.h5", "A.h6");
    assert!(!hands.heard().iter().any(|word| word.starts_with("wipe")));
    // Where pieces are only dragged it is the same tap.
    hands.input.go(Ways { mode: crate::app::choices::InputMode::Drag, queens: false });
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["wipe A"]);
}

#[test]
fn a_key_begins_a_mark_and_ends_it() {
    let mut hands = Hands::new();
    hands.mark("A.e2");
    assert_eq!(hands.input.hand().begun, Some(Begun { board: A, from: square("e2"), pen: Pen::Green }));
    hands.mark("A.e4");
    hands.mark("A.d5");
    // A number chooses the line, and Enter ends it too: no piece is taken up.
    hands.step(InputEvent::PickFromReserve { board: A, role: DropRole::Knight });
    hands.key("A.d5");
    assert_eq!(hands.heard(), ["A: e2-e4 Green", "A: d5-d5 Red"]);
    // On the other board it begins anew; Escape drops it; then keys play as always.
    hands.mark("A.e2");
    hands.mark("B.e2");
    assert_eq!(hands.input.hand().begun.map(|begun| begun.board), Some(B));
    hands.step(InputEvent::Escape);
    assert_eq!((hands.input.hand(), hands.heard().len()), (Hand::default(), 0));
    hands.key("A.e2");
    assert_eq!(hands.picked(Seat::WHITE_A), on("e2"));
}

#[test]
fn with_the_pencil_keys_mark_and_escape_puts_it_away() {
    let mut hands = Hands::new();
    hands.pencil(Some(Pen::Red));
    hands.key("A.e2");
    hands.key("A.e4");
    hands.step(InputEvent::PickFromReserve { board: A, role: DropRole::Rook });
    assert_eq!(hands.heard(), ["A: e2-e4 Red", "pencil Some(Blue)"]);
    hands.key("A.a1");
    hands.step(InputEvent::Escape);
    assert!(hands.heard().is_empty(), "what was begun goes first");
    hands.step(InputEvent::Escape);
    assert_eq!(hands.heard(), ["pencil None"]);
}

#[test]
fn another_match_drops_what_is_begun_and_keeps_the_pencil() {
    let mut hands = Hands::new();
    hands.pencil(Some(Pen::Red));
    hands.right_down("A.e2");
    hands.mark("A.e2");
    hands.step(InputEvent::AnotherMatch);
    assert_eq!(
        (hands.heard(), hands.input.hand()),
        (vec!["trace 1".into(), "traced 1".into()], Hand::default())
    );
}

#[test]
fn the_same_mark_once_more_is_taken_away() {
    use crate::input::draw::draw;
    let shape = |to: &str, pen| Shape { board: A, from: square("e2"), to: square(to), pen };
    let mut shapes = Vec::new();
    for each in [shape("e4", Pen::Green), shape("e2", Pen::Red), shape("e4", Pen::Blue)] {
        draw(&mut shapes, each);
    }
    assert_eq!(shapes, [shape("e2", Pen::Red), shape("e4", Pen::Blue)], "another pen takes its place");
    draw(&mut shapes, shape("e4", Pen::Blue));
    assert_eq!(shapes, [shape("e2", Pen::Red)]);
}
