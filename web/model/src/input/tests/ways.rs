//! Hands that only drag, only tap, or promote without a question.

use super::*;
use crate::app::choices::InputMode;

fn going(mode: InputMode) -> Hands {
    let mut hands = Hands::new();
    hands.input.go(Ways { mode, queens: false });
    hands
}

/// U-A22: a short drag left a selection, and the next tap moved.
#[test]
fn u_a22_where_pieces_are_dragged_no_tap_moves_one() {
    let mut hands = going(InputMode::Drag);
    for place in ["A.e2", "A.e4", "A.e2", "A.d2", "A.d4", "WhiteA.N", "A.a3"] {
        hands.tap(place);
        assert_eq!(hands.input.hand(), Hand::default(), "{place}");
    }
    // Out and home again.
    hands.down(1, PointerKind::Mouse, "A.e2");
    hands.drag("A.e2", "A.e2");
    hands.tap("A.e4");
    // Chosen by a key: no tap says where to.
    hands.key("A.g1");
    hands.tap("A.f3");
    assert!(!hands.heard().iter().any(|word| word.starts_with("WhiteA")), "nothing was played or refused");
    hands.drag("A.e2", "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
}

#[test]
fn where_pieces_are_dragged_keys_and_tiles_still_do_their_work() {
    let mut hands = going(InputMode::Drag);
    hands.key("A.e2");
    hands.key("A.e4");
    assert_eq!(hands.heard(), ["WhiteA e2e4"]);
    let mut hands = with_kings("8/P3k3/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.input.go(Ways { mode: InputMode::Drag, queens: false });
    hands.drag("A.a7", "A.a8");
    hands.heard();
    hands.tap("A=R");
    assert_eq!(hands.heard(), ["WhiteA a7a8r"]);
}

#[test]
fn where_pieces_are_dragged_a_tap_calls_a_plan_off() {
    for tap in ["A.e7", "A.e5"] {
        let mut hands = going(InputMode::Drag);
        hands.input.let_plan(true);
        hands.drag("A.e7", "A.e5");
        assert!(hands.input.hand().planned.at(Seat::BLACK_A).is_some());
        hands.tap(tap);
        assert_eq!(hands.input.hand(), Hand::default(), "{tap}");
    }
    let mut hands = going(InputMode::Drag);
    hands.input.let_plan(true);
    hands.drag("BlackA.N", "A.e5");
    assert!(hands.input.hand().planned.at(Seat::BLACK_A).is_some());
    hands.tap("BlackA.N");
    assert_eq!(hands.input.hand(), Hand::default());
}

#[test]
fn where_pieces_are_tapped_none_follows_a_pointer() {
    let mut hands = going(InputMode::Tap);
    hands.drag("A.e2", "A.e4");
    hands.drag("A.e2", "A.d2");
    assert_eq!(hands.heard(), [""; 0]);
    assert_eq!(hands.input.hand(), Hand::default());
    for place in ["A.e2", "A.e4"] {
        hands.tap(place);
    }
    assert_eq!(hands.heard(), ["WhiteA e2e4"]);
}

#[test]
fn a_queen_is_made_without_a_question_but_by_keys() {
    let ready = || {
        let mut hands = with_kings("8/P3k3/8/8/8/8/8/4K3[N] w - - 0 1");
        hands.input.go(Ways { mode: InputMode::Both, queens: true });
        hands
    };
    let mut hands = ready();
    hands.drag("A.a7", "A.a8");
    assert!(hands.heard().contains(&"WhiteA a7a8q".to_owned()));
    let mut hands = ready();
    hands.tap("A.a7");
    hands.tap("A.a8");
    assert_eq!(hands.heard(), ["WhiteA a7a8q"]);
    let mut hands = ready();
    hands.key("A.a7");
    hands.key("A.a8");
    assert!(hands.input.hand().chooser.get(A).is_some());
    // With Alt or Shift held the hand asks for the question.
    let mut hands = ready();
    hands.input.go(Ways::default());
    hands.drag("A.a7", "A.a8");
    assert!(hands.input.hand().chooser.get(A).is_some());
}

#[test]
fn a_planned_pawn_becomes_a_queen_too() {
    let mut hands = with_kings("4k3/P7/8/8/8/8/8/4K3 b - - 0 1");
    hands.input.go(Ways { mode: InputMode::Both, queens: true });
    hands.input.let_plan(true);
    hands.drag("A.a7", "A.a8");
    hands.heard();
    hands.moves(Seat::BLACK_A, "e8e7");
    assert_eq!(hands.heard(), ["WhiteA a7a8q"]);
}
