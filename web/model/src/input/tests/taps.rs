//! Tap and tap: choose, let go, play.

use super::*;

#[test]
fn two_taps_are_a_move() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    assert_eq!(hands.picked(Seat::WHITE_A), on("e2"));
    hands.tap("A.e4");
    assert_eq!(hands.heard(), ["WhiteA e2e4"]);
    assert_eq!(hands.input, Input::new());
}

#[test]
fn a_second_tap_lets_go_and_another_piece_takes_over() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    hands.tap("A.e2");
    assert_eq!(hands.input, Input::new());
    hands.tap("A.e2");
    hands.tap("A.d2");
    assert_eq!(hands.picked(Seat::WHITE_A), on("d2"));
    assert_eq!(hands.heard(), [""; 0]);
}

/// U-C1: reserves that can only be dragged are the most repeated complaint.
#[test]
fn u_c1_taps_drop_and_the_choice_outlives_the_opponents_move() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[N] b - - 0 1");
    hands.tap("WhiteA.N");
    assert_eq!(hands.picked(Seat::WHITE_A), stored(DropRole::Knight));
    hands.moves(Seat::BLACK_A, "e8e7");
    assert_eq!(hands.picked(Seat::WHITE_A), stored(DropRole::Knight));
    hands.tap("A.a3");
    assert_eq!(hands.heard(), ["WhiteA N@a3"]);
    hands.moves(Seat::BLACK_A, "e7e8");
    hands.tap("A.a3");
    hands.tap("A.a3");
    assert_eq!(hands.input, Input::new());
}

/// P-32: a choice stays after the opponent's move and is cleared when the piece is gone.
#[test]
fn p_32_a_choice_goes_with_its_piece() {
    let mut hands = Hands::new();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.tap("A.d7");
    hands.moves(Seat::BLACK_A, "d7d5");
    assert_eq!(hands.input, Input::new(), "it has moved away");
    hands.tap("A.d5");
    hands.moves(Seat::WHITE_A, "b1c3");
    assert_eq!(hands.picked(Seat::BLACK_A), on("d5"), "the opponent moved something else");
    hands.moves(Seat::BLACK_A, "g8f6");
    hands.moves(Seat::WHITE_A, "e4d5");
    assert_eq!(hands.input, Input::new(), "it was captured");
}

#[test]
fn a_tap_on_an_enemy_piece_captures_it() {
    let mut hands = Hands::new();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.moves(Seat::BLACK_A, "d7d5");
    hands.tap("A.e4");
    hands.tap("A.d5");
    assert_eq!(hands.heard(), ["WhiteA e4d5"]);
}

/// Even one that its owner has chosen for later.
#[test]
fn a_prepared_piece_can_be_captured() {
    let mut hands = Hands::new();
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.moves(Seat::BLACK_A, "d7d5");
    hands.tap("A.d5");
    hands.tap("A.e4");
    hands.tap("A.d5");
    assert_eq!(hands.heard(), ["WhiteA e4d5"]);
    assert_eq!(hands.input, Input::new());
}

#[test]
fn a_refused_tap_lets_the_piece_go() {
    let mut hands = Hands::new();
    hands.tap("A.a1");
    hands.tap("A.a5");
    assert_eq!(hands.heard(), ["WhiteA refused path-blocked"]);
    assert_eq!(hands.input, Input::new());
}

#[test]
fn too_early_keeps_the_choice() {
    let mut hands = Hands::new();
    hands.tap("A.e7");
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["BlackA refused not-your-turn"]);
    assert_eq!(hands.picked(Seat::BLACK_A), on("e7"));
    hands.moves(Seat::WHITE_A, "e2e4");
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["BlackA e7e5"]);
}

#[test]
fn the_player_on_move_comes_first() {
    let mut hands = Hands::new();
    hands.tap("A.e7");
    hands.tap("A.e2");
    hands.tap("A.e4");
    assert_eq!(hands.heard(), ["WhiteA e2e4"]);
    assert_eq!(hands.picked(Seat::BLACK_A), on("e7"), "the other one is still prepared");
    hands.tap("A.e5");
    assert_eq!(hands.heard(), ["BlackA e7e5"]);
}

#[test]
fn choices_of_two_boards_are_two_things() {
    let mut hands = Hands::new();
    hands.tap("A.e2");
    hands.tap("B.d2");
    hands.tap("A.e4");
    hands.tap("B.d4");
    assert_eq!(hands.heard(), ["WhiteA e2e4", "WhiteB d2d4"]);
}

#[test]
fn king_onto_rook_castles_and_two_squares_castle() {
    for target in ["A.h1", "A.g1"] {
        let mut hands = with_kings("4k3/8/8/8/8/8/8/4K2R[] w K - 0 1");
        hands.tap("A.e1");
        hands.tap(target);
        assert_eq!(hands.heard(), ["WhiteA e1g1"]);
        let mut hands = with_kings("4k3/8/8/8/8/8/8/4K2R[] w K - 0 1");
        hands.drag("A.e1", target);
        assert_eq!(hands.heard(), ["lift 1", "taken 1", "WhiteA e1g1"]);
    }
}

#[test]
fn where_castling_is_refused_the_rook_is_chosen() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K2R[] w - - 0 1");
    hands.tap("A.e1");
    hands.tap("A.h1");
    assert_eq!(hands.heard(), [""; 0]);
    assert_eq!(hands.picked(Seat::WHITE_A), on("h1"));
}

#[test]
fn empty_slots_and_empty_squares_choose_nothing() {
    let mut hands = Hands::new();
    for place in ["WhiteA.N", "BlackB.Q", "A.e4", "B.d5", "-"] {
        hands.tap(place);
    }
    assert_eq!(hands.heard(), ["wipe A", "wipe B"], "nothing but the drawings goes");
    assert_eq!(hands.input, Input::new());
}

#[test]
fn the_owner_of_another_reserve_may_choose_meanwhile() {
    let mut hands = with_kings("4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1");
    hands.tap("WhiteA.N");
    hands.tap("BlackA.N");
    assert_eq!(hands.picked(Seat::WHITE_A), stored(DropRole::Knight));
    assert_eq!(hands.picked(Seat::BLACK_A), stored(DropRole::Knight));
    hands.tap("A.a3");
    hands.tap("A.h3");
    assert_eq!(hands.heard(), ["WhiteA N@a3", "BlackA N@h3"]);
}

/// P-31: a whole game by taps alone.
#[test]
fn p_31_a_mate_by_taps() {
    let mut hands = Hands::new();
    for place in ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"] {
        hands.tap(&format!("A.{place}"));
    }
    assert_eq!(hands.heard(), ["WhiteA f2f3", "BlackA e7e5", "WhiteA g2g4", "BlackA d8h4"]);
    assert!(hands.game.outcome().is_some());
}

#[test]
fn before_the_start_and_in_a_pause_a_try_says_so() {
    let mut hands = Hands::new();
    hands.game.play(Stamp::table(Millis(5)), Action::Pause).unwrap();
    hands.tap("A.e2");
    hands.tap("A.e4");
    assert_eq!(hands.heard(), ["WhiteA refused paused"]);
    hands.game = Match::new(MatchSetup::default());
    hands.drag("A.e2", "A.e4");
    assert_eq!(hands.heard(), ["lift 1", "home 1", "WhiteA refused not-started"]);
}
