//! Dragging, with any number of pointers, and everything that can go wrong in the middle.

use super::*;
use PointerKind::{Mouse, Pen, Touch};

#[test]
fn a_drag_plays_the_move_at_release() {
    let mut hands = Hands::new();
    hands.down(1, Mouse, "A.e2");
    assert_eq!(hands.picked(Seat::WHITE_A), on("e2"), "the piece shows as chosen at once");
    hands.to(1, "A.e3");
    assert_eq!(hands.heard(), ["lift 1"]);
    hands.to(1, "A.e4");
    assert_eq!(hands.heard(), [""; 0], "moving on says nothing more");
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), ["taken 1", "WhiteA e2e4"]);
    assert_eq!(hands.input.hand().picked, nobody());
}

#[test]
fn a_drag_from_the_reserve_drops() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.drag("WhiteA.N", "A.a1");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA N@a1"]);
    assert_eq!(hands.game.position(A).reserve(pasapezas_core::Color::White).count(DropRole::Knight), 0);
}

#[test]
fn fingers_tremble_more_than_mice() {
    for (kind, within, beyond) in [(Mouse, 2.9, 3.1), (Touch, 7.9, 8.1), (Pen, 7.9, 8.1)] {
        let mut hands = Hands::new();
        hands.down(1, kind, "A.e2");
        let start = spot("A.e2").1;
        let at = Point { x: start.x + within, ..start };
        hands.step(InputEvent::Move { pointer: PointerId(1), held: Held::MainOnly, at });
        assert!(!hands.input.is_dragging());
        let at = Point { x: start.x + beyond, ..start };
        hands.step(InputEvent::Move { pointer: PointerId(1), held: Held::MainOnly, at });
        assert!(hands.input.is_dragging());
    }
}

#[test]
fn two_people_drag_on_two_boards_at_once() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.down(2, Touch, "B.d2");
    hands.to(1, "A.e3");
    hands.to(2, "B.d3");
    hands.to(1, "A.e4");
    hands.to(2, "B.d4");
    hands.up(2, "B.d4");
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "lift 2", "taken 2", "WhiteB d2d4", "taken 1", "WhiteA e2e4"]);
}

/// A second finger lands, the opponent's board moves, the first finger lets go: the piece snapped back and nothing could be
/// moved any more.
#[test]
fn u_a1_second_finger_and_a_move_elsewhere_disturb_nothing() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.to(1, "A.e3");
    hands.down(2, Touch, "-");
    hands.moves(Seat::WHITE_B, "d2d4");
    hands.up(1, "A.e4");
    hands.up(2, "-");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "BlackA e7e5"]);
}

/// A second finger on another piece made it vanish.
#[test]
fn u_a2_two_fingers_on_one_board_each_have_their_piece() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.down(2, Touch, "A.d2");
    hands.to(1, "A.e4");
    hands.to(2, "A.d4");
    assert_eq!(hands.heard(), ["lift 1", "lift 2"]);
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), ["taken 1", "WhiteA e2e4"]);
    hands.up(2, "A.d4");
    assert_eq!(hands.heard(), ["home 2", "WhiteA refused not-your-turn"]);
    assert_eq!(hands.input.hand().picked, nobody());
}

#[test]
fn a_palm_on_the_board_moves_nothing() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.to(1, "A.e3");
    for empty in ["A.d4", "A.a5"] {
        hands.down(2, Touch, empty);
        hands.up(2, empty);
    }
    hands.up(1, "A.e4");
    hands.heard.retain(|word| word != "wipe A");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
}

/// Only the first pointer on the page counted.
#[test]
fn u_a4_an_idle_finger_first() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "-");
    hands.down(2, Touch, "A.e2");
    hands.to(2, "A.e4");
    hands.up(2, "A.e4");
    assert_eq!(hands.heard(), ["lift 2", "taken 2", "WhiteA e2e4"]);
}

/// Only the normal end cleaned up: a system gesture left a ghost and a dimmed piece.
#[test]
fn u_a5_a_cancelled_pointer_leaves_nothing() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.to(1, "A.e4");
    hands.step(InputEvent::Lost { pointer: PointerId(1) });
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
    assert_eq!(hands.input, Input::new());
    hands.up(1, "A.e4");
    hands.step(InputEvent::Lost { pointer: PointerId(1) });
    assert_eq!(hands.heard(), [""; 0]);
    hands.drag("A.e2", "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
}

/// Right down, left down, left up, right up left a drag active with no button pressed.
#[test]
fn u_a7_right_then_left_button_holds_nothing() {
    let mut hands = Hands::new();
    let (spot, at) = spot("A.e2");
    let pointer = PointerId(1);
    hands.step(InputEvent::Down { pointer, kind: Mouse, press: Press::Other, at, spot });
    hands.step(InputEvent::ContextMenu { spot });
    // The left button's way down and up arrives as moves of the same pointer.
    hands.step(InputEvent::Move { pointer, held: Held::Otherwise, at });
    hands.step(InputEvent::Move { pointer, held: Held::Otherwise, at });
    hands.up(1, "A.e2");
    hands.step(InputEvent::Move { pointer, held: Held::Otherwise, at: super::spot("A.e4").1 });
    assert_eq!(hands.input, Input::new());
    assert_eq!(hands.heard(), [""; 0]);
}

/// The right button cancels a drag; one board played the move when it came up again.
#[test]
fn u_a8_the_right_button_puts_the_piece_back() {
    for by_menu in [false, true] {
        let mut hands = Hands::new();
        hands.down(1, Mouse, "A.e2");
        hands.to(1, "A.e4");
        let (spot, at) = spot("A.e4");
        if by_menu {
            hands.step(InputEvent::ContextMenu { spot });
        } else {
            hands.step(InputEvent::Move { pointer: PointerId(1), held: Held::Otherwise, at });
        }
        hands.up(1, "A.e4");
        assert_eq!(hands.heard(), ["lift 1", "home 1"]);
        assert_eq!(hands.input, Input::new());
    }
}

#[test]
fn a_right_click_leaves_the_fingers_of_others_alone() {
    let mut hands = Hands::new();
    hands.down(7, Touch, "B.d2");
    hands.to(7, "B.d4");
    hands.step(InputEvent::ContextMenu { spot: spot("A.e4").0 });
    hands.up(7, "B.d4");
    assert_eq!(hands.heard(), ["lift 7", "taken 7", "WhiteB d2d4"]);
}

#[test]
fn blur_and_escape_put_everything_back() {
    for event in [InputEvent::Blur, InputEvent::Escape] {
        let mut hands = Hands::new();
        hands.down(1, Touch, "A.e2");
        hands.down(2, Touch, "B.d2");
        hands.to(1, "A.e4");
        hands.to(2, "B.d4");
        hands.step(event);
        hands.up(1, "A.e4");
        hands.up(2, "B.d4");
        assert_eq!(hands.heard(), ["lift 1", "lift 2", "home 1", "home 2"]);
        assert_eq!(hands.input, Input::new());
    }
}

#[test]
fn a_lost_release_is_noticed_at_the_next_move() {
    let mut hands = Hands::new();
    hands.down(1, Mouse, "A.e2");
    hands.to(1, "A.e4");
    hands.step(InputEvent::Move { pointer: PointerId(1), held: Held::Otherwise, at: spot("A.e5").1 });
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
}

#[test]
fn released_outside_or_on_the_other_board_it_goes_home_without_a_word() {
    for place in ["-", "B.e4", "WhiteA.N", "BlackB.P"] {
        let mut hands = Hands::new();
        hands.drag("A.e2", place);
        assert_eq!(hands.heard(), ["lift 1", "home 1"], "{place}");
        assert_eq!(hands.input, Input::new());
    }
}

/// P-26: an illegal drop is put back, the count stays, and the reason is said.
#[test]
fn p_26_a_refused_drop_returns() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.drag("WhiteA.N", "A.f6");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused drop-gives-check"]);
    assert_eq!(hands.game.position(A).reserve(pasapezas_core::Color::White).count(DropRole::Knight), 1);
    assert_eq!(hands.input, Input::new());
}

/// Selections and drags were lost when the state above them changed.
#[test]
fn u_a16_a_selection_outlives_ticks_and_other_boards() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    for _ in 0..100 {
        hands.step(InputEvent::MatchChanged);
    }
    hands.moves(Seat::WHITE_B, "d2d4");
    hands.moves(Seat::BLACK_B, "d7d5");
    assert_eq!(hands.picked(Seat::WHITE_A), on("e2"));
    hands.tap("A.e4");
    assert_eq!(hands.heard(), ["WhiteA e2e4"]);
}

/// Players hold a stored piece over its square and wait for the opponent: the update sent it back.
#[test]
fn u_a17_a_held_drop_waits_for_the_opponent() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] b - - 0 1");
    hands.down(1, Touch, "WhiteA.N");
    hands.to(1, "A.a3");
    hands.moves(Seat::BLACK_A, "e8e7");
    hands.up(1, "A.a3");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA N@a3"]);
}

/// P-23: a held piece froze the board; it also has to be judged by the position at release.
#[test]
fn p_23_a_held_drop_is_judged_when_it_is_released() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[Nn] b - - 0 1");
    hands.down(1, Touch, "WhiteA.N");
    hands.to(1, "A.b8");
    hands.moves(Seat::BLACK_A, "N@b8");
    assert!(hands.input.is_dragging());
    hands.up(1, "A.b8");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused drop-occupied"]);
}

#[test]
fn a_piece_may_be_lifted_before_its_turn() {
    let mut hands = Hands::new();
    hands.drag("A.e7", "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "BlackA refused not-your-turn"]);
    hands.down(1, Touch, "A.e7");
    hands.to(1, "A.e5");
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.up(1, "A.e5");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "BlackA e7e5"]);
}

#[test]
fn a_captured_piece_leaves_the_hand() {
    let mut hands = Hands::new();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.moves(Seat::BLACK_A, "d7d5");
    hands.down(1, Touch, "A.d5");
    hands.to(1, "A.e4");
    hands.moves(Seat::WHITE_A, "e4d5");
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), [""; 0]);
}

/// P-25: the last stored piece in two hands: one drop, never a count below zero.
#[test]
fn p_25_one_piece_cannot_be_dropped_twice() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.down(1, Touch, "WhiteA.N");
    hands.down(2, Touch, "WhiteA.N");
    hands.to(1, "A.a3");
    hands.to(2, "A.h3");
    hands.up(1, "A.a3");
    hands.up(2, "A.h3");
    assert_eq!(hands.heard(), ["lift 1", "lift 2", "taken 1", "WhiteA N@a3", "home 2"]);
}

/// P-37: a piece may be dropped in the same second in which it arrives.
#[test]
fn p_37_a_piece_that_has_just_come_can_be_dropped() {
    let mut hands = Hands::new();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.moves(Seat::BLACK_A, "d7d5");
    hands.moves(Seat::WHITE_B, "e2e4");
    hands.down(1, Mouse, "A.e4");
    hands.to(1, "A.d5");
    hands.up(1, "A.d5");
    hands.drag("BlackB.P", "B.e5");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e4d5", "lift 1", "taken 1", "BlackB P@e5"]);
}

/// Dropping and selecting the same square at once made the dropped piece vanish.
#[test]
fn u_a19_a_dropped_piece_can_be_picked_at_once() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
    hands.drag("WhiteA.N", "A.f3");
    hands.tap("A.f3");
    assert_eq!(hands.picked(Seat::WHITE_A), on("f3"));
    let position = hands.game.position(A);
    assert_eq!(
        position.placement().of(pasapezas_core::Color::White, pasapezas_core::Role::Knight).count(),
        1
    );
    assert!(position.reserve(pasapezas_core::Color::White).is_empty());
}

/// Dragging a piece out and home again left a selection behind, and the next tap moved it.
#[test]
fn u_a20_home_again_leaves_no_selection() {
    let mut hands = Hands::new();
    hands.down(1, Mouse, "A.e2");
    hands.to(1, "A.e4");
    hands.to(1, "A.e2");
    hands.up(1, "A.e2");
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
    assert_eq!(hands.input, Input::new());
    hands.tap("A.d2");
    hands.tap("A.d4");
    assert_eq!(hands.heard(), ["WhiteA d2d4"]);
}

#[test]
fn a_stroke_over_empty_squares_is_no_tap() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    hands.down(1, Touch, "A.e4");
    hands.to(1, "A.e6");
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), [""; 0]);
    assert_eq!(hands.picked(Seat::WHITE_A), on("e2"));
}

#[test]
fn nothing_can_be_lifted_when_the_match_is_over() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "B.d2");
    hands.to(1, "B.d4");
    hands.play(Seat::WHITE_A, Action::Resign);
    assert_eq!(hands.heard(), ["lift 1", "home 1"]);
    hands.drag("A.e2", "A.e4");
    hands.tap("A.e2");
    assert_eq!(hands.heard(), [""; 0]);
    assert_eq!(hands.input.hand().picked, nobody());
}

/// P-61: a refused try must not pass a piece.
#[test]
fn p_61_a_refused_capture_passes_nothing() {
    let mut hands = Hands::new();
    hands.drag("A.d1", "A.d7");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused path-blocked"]);
    assert!(hands.game.position(B).reserve(pasapezas_core::Color::Black).is_empty());
}

/// P-52: what is shown of the table, such as which side is below, is no matter of hands.
#[test]
fn p_52_turning_the_boards_disturbs_no_drag() {
    let mut hands = Hands::new();
    hands.down(1, Touch, "A.e2");
    hands.to(1, "A.e3");
    // Turned: the same square now lies elsewhere; only the spot at release counts.
    hands.up(1, "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e2e4"]);
}
