//! One test for each row of the table of turn and touch.

use super::super::hold::Hold;
use super::super::obligation::Obligation;
use super::super::touch::{Irregularity, Touch, TouchEvent, TouchRefusal};
use super::{after, position, square};
use crate::base::DropRole;
use crate::notation::read_uci;
use crate::position::Move;
use crate::rules::CastleSide;

/// A knight and a pawn can take the pawn on d5; the rook on a1 cannot move.
const PLAY: &str = "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w";
/// White may castle to both sides.
const CASTLES: &str = "4k3/8/8/8/8/8/P6P/R3K2R w KQ";
/// Only to the queen's side: f1 is attacked.
const ONE_SIDE: &str = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ";
/// The king cannot move, the rook on h1 can.
const SMOTHERED: &str = "4k3/8/8/8/8/8/3PPP2/3QKB1R w K";

fn moves(from: &str) -> Obligation {
    Obligation::Move { from: square(from) }
}

fn takes(at: &str) -> Obligation {
    Obligation::Capture { at: square(at) }
}

fn takes_with(from: &str, at: &str) -> Obligation {
    Obligation::CaptureWith { from: square(from), at: square(at) }
}

/// What binds after these, with nothing wrong.
fn binds(fen: &str, events: &str, expected: Obligation) {
    let (touch, wrong) = after(fen, events).unwrap();
    assert_eq!((touch.obligation(), wrong), (expected, None), "{fen}: {events}");
}

fn reaches(fen: &str, events: &str, expected: Touch) {
    assert_eq!(after(fen, events), Ok((expected, None)), "{fen}: {events}");
}

fn refused(fen: &str, events: &str, why: TouchRefusal, source: &str) {
    assert_eq!(after(fen, events), Err(why), "{fen}: {events}");
    assert_eq!(why.source().to_string(), source);
}

fn released_with(fen: &str, events: &str, wrong: Irregularity, source: &str) {
    assert_eq!(after(fen, events), Ok((Touch::Released, Some(wrong))), "{fen}: {events}");
    assert_eq!(wrong.source().to_string(), source);
}

#[test]
fn touch_row_the_turn_comes_when_the_opponent_has_completed_his_move() {
    let ground = position(PLAY);
    assert_eq!(Touch::Waiting.step(&ground, TouchEvent::OpponentCompletes), Ok((Touch::ToMove, None)));
    refused(PLAY, "opponent", TouchRefusal::AlreadyOnMove, "4.2");
}

#[test]
fn touch_row_a_touch_out_of_turn_is_irregular_and_binds_nothing() {
    let ground = position(PLAY);
    let at = square("e4");
    for event in [
        TouchEvent::TouchOwn { at },
        TouchEvent::TouchEnemy { at },
        TouchEvent::Lift { at },
        TouchEvent::MeanMove { at },
    ] {
        let (touch, wrong) = Touch::Waiting.step(&ground, event).unwrap();
        assert_eq!((touch, wrong), (Touch::Waiting, Some(Irregularity::OutOfTurn)));
        assert_eq!(wrong.unwrap().source().to_string(), "C 1");
    }
    // Stored pieces may be tidied at any time.
    let tidy = TouchEvent::TakeStored { role: DropRole::Knight };
    assert_eq!(Touch::Waiting.step(&ground, tidy), Ok((Touch::Waiting, None)));
    for event in [TouchEvent::AnnounceAdjust, TouchEvent::Press, TouchEvent::Release { at }] {
        assert_eq!(Touch::Waiting.step(&ground, event), Err(TouchRefusal::NotOnMove));
    }
}

#[test]
fn touch_row_adjusting_is_announced_by_the_player_on_move_before_a_piece_binds() {
    reaches(PLAY, "adjust", Touch::Adjusting);
    refused(PLAY, "e4 adjust", TouchRefusal::AdjustTooLate, "C 1");
    refused(PLAY, "^e4 adjust", TouchRefusal::AdjustTooLate, "C 1");
}

#[test]
fn touch_row_while_adjusting_any_touch_binds_nothing() {
    reaches(PLAY, "adjust e4 d5 c3 ^b1 _b1 back", Touch::Adjusting);
}

#[test]
fn touch_row_a_piece_that_is_meant_to_move_ends_the_adjusting() {
    let hold = Hold::NONE.touching(&position(PLAY), square("e4"));
    reaches(PLAY, "adjust c3 !e4", Touch::InHand { from: square("e4"), hold });
    binds(PLAY, "adjust c3 !e4 back", moves("e4"));
    reaches(PLAY, "adjust c3 !e4 =e5", Touch::Released);
}

#[test]
fn touch_row_an_own_piece_that_was_touched_must_move() {
    binds(PLAY, "e4", moves("e4"));
    assert_eq!(moves("e4").source().unwrap().to_string(), "C 2");
    // The first that can: the rook is shut in.
    binds(PLAY, "a1", Obligation::Free);
    binds(PLAY, "a1 c3 e4", moves("c3"));
}

#[test]
fn touch_row_an_enemy_piece_that_was_touched_must_be_captured() {
    binds(PLAY, "d5", takes("d5"));
    assert_eq!(takes("d5").source().unwrap().to_string(), "C 4");
    binds(PLAY, "e8", Obligation::Free);
}

#[test]
fn touch_row_own_then_enemy_that_it_can_capture() {
    binds(PLAY, "e4 d5", takes_with("e4", "d5"));
    binds(PLAY, "e4 d5 c3", takes_with("e4", "d5"));
    binds(PLAY, "^e4 d5", takes_with("e4", "d5"));
}

#[test]
fn touch_row_own_then_enemy_that_it_cannot_capture() {
    binds(PLAY, "b1 d5", moves("b1"));
    // The rook cannot even move: then whoever can captures.
    binds(PLAY, "a1 d5", takes("d5"));
    binds(PLAY, "a1 e8", Obligation::Free);
}

#[test]
fn touch_row_enemy_then_own_that_can_capture_it() {
    binds(PLAY, "d5 c3", takes_with("c3", "d5"));
}

#[test]
fn touch_row_enemy_then_own_that_cannot_while_another_can() {
    binds(PLAY, "d5 b1", takes("d5"));
    binds(PLAY, "d5 b1 e4", takes_with("e4", "d5"));
}

#[test]
fn touch_row_enemy_that_nobody_can_capture_then_own() {
    binds(PLAY, "e8 b1", moves("b1"));
    binds(PLAY, "e8 a1", Obligation::Free);
}

#[test]
fn touch_row_king_then_rook_where_castling_is_legal() {
    binds(CASTLES, "e1 h1", Obligation::Castle(CastleSide::King));
    binds(CASTLES, "e1 a1", Obligation::Castle(CastleSide::Queen));
    binds(CASTLES, "e1 a1 h1", Obligation::Castle(CastleSide::Queen));
    binds(CASTLES, "e1 a2", moves("e1"));
    assert_eq!(Obligation::Castle(CastleSide::King).source().unwrap().to_string(), "FIDE 4.4.1");
}

#[test]
fn touch_row_king_then_rook_where_castling_is_not_legal() {
    binds(ONE_SIDE, "e1 h1", Obligation::KingMove);
    assert!(Obligation::KingMove.allows(&position(ONE_SIDE), Move::Castle(CastleSide::Queen)));
    binds(SMOTHERED, "e1 h1", Obligation::Free);
    binds(SMOTHERED, "e1 h1 d2", moves("d2"));
    binds(SMOTHERED, "e1 d2", moves("d2"));
    assert_eq!(Obligation::KingMove.source().unwrap().to_string(), "FIDE 4.4.3");
}

#[test]
fn touch_row_rook_then_king_is_no_castling() {
    binds(CASTLES, "h1 e1", moves("h1"));
    assert!(!moves("h1").allows(&position(CASTLES), Move::Castle(CastleSide::King)));
}

#[test]
fn touch_row_a_stored_piece_binds_nothing() {
    reaches(PLAY, "N@", Touch::StoredInHand { role: DropRole::Knight, hold: Hold::NONE });
    binds(PLAY, "N@", Obligation::Free);
}

#[test]
fn touch_row_a_stored_piece_may_be_put_back() {
    reaches(PLAY, "N@ back", Touch::ToMove);
    binds(PLAY, "a1 N@ back", Obligation::Free);
}

#[test]
fn touch_row_a_piece_of_the_board_comes_before_the_stored_one() {
    binds(PLAY, "N@ e4", moves("e4"));
    binds(PLAY, "N@ d5", takes("d5"));
    let placed = Move::Drop { role: DropRole::Knight, to: square("h3") };
    assert!(!moves("e4").allows(&position(PLAY), placed));
    assert!(Obligation::Free.allows(&position(PLAY), placed));
    let wrong = Irregularity::Unmet { obligation: moves("e4") };
    released_with(PLAY, "e4 N@ =h3", wrong, "C 2");
}

#[test]
fn touch_row_lifting_takes_the_piece_in_the_hand() {
    let hold = Hold::NONE.touching(&position(PLAY), square("e4"));
    reaches(PLAY, "^e4", Touch::InHand { from: square("e4"), hold });
    reaches(PLAY, "e4 ^e4", Touch::InHand { from: square("e4"), hold });
    binds(PLAY, "a1 ^c3", moves("c3"));
}

#[test]
fn touch_row_a_resting_piece_may_be_slid_but_no_other_piece_moves() {
    binds(PLAY, "^e4 _e5 _d5 _e5", moves("e4"));
    refused(PLAY, "^e4 _e5 ^c3", TouchRefusal::HandFull, "C 3");
    refused(PLAY, "^e4 _e5 N@", TouchRefusal::HandFull, "C 3");
    reaches(PLAY, "N@ _h3 _h4 =h5", Touch::Released);
}

#[test]
fn touch_row_a_piece_that_was_put_back_still_binds() {
    binds(PLAY, "^e4 back", moves("e4"));
    binds(PLAY, "^e4 _e5 =e4", moves("e4"));
    reaches(PLAY, "^a1 back", Touch::ToMove);
}

#[test]
fn touch_row_a_release_that_meets_the_obligation_makes_the_move() {
    for events in ["^e4 =e5", "e4 ^e4 =e5", "d5 ^e4 =d5", "^c3 d5 =d5", "a1 b1 ^b1 =d2"] {
        reaches(PLAY, events, Touch::Released);
    }
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6";
    binds(passing, "d5 e5", takes_with("e5", "d5"));
    reaches(passing, "d5 ^e5 =d6", Touch::Released);
}

#[test]
fn touch_row_a_release_that_does_not_is_open_to_a_claim() {
    released_with(PLAY, "e4 ^c3 =b5", Irregularity::Unmet { obligation: moves("e4") }, "C 2");
    released_with(PLAY, "d5 ^b1 =d2", Irregularity::Unmet { obligation: takes("d5") }, "C 4");
    released_with(PLAY, "^e4 d5 =e5", Irregularity::Unmet { obligation: takes_with("e4", "d5") }, "C 4");
    released_with(PLAY, "^c3 =c5", Irregularity::Illegal, "C 6");
    released_with(PLAY, "^a1 =a4", Irregularity::Illegal, "C 6");
}

#[test]
fn touch_row_a_stored_piece_is_placed_by_its_release() {
    reaches(PLAY, "N@ =h3", Touch::Released);
    // Articles 7.3 and 7.4 have their own remedy; what no rule lets stand is illegal.
    reaches(PLAY, "N@ =f6", Touch::Released);
    released_with(PLAY, "N@ =e4", Irregularity::Illegal, "C 6");
}

#[test]
fn touch_row_a_king_two_squares_aside_must_castle_or_move_otherwise() {
    reaches(CASTLES, "^e1 =g1", Touch::HalfCastled(CastleSide::King));
    reaches(CASTLES, "^e1 =c1 ^a1 _d1 =d1", Touch::Released);
    refused(CASTLES, "^e1 =g1 change", TouchRefusal::CastlingBegun, "FIDE 4.7.2");
    refused(CASTLES, "^e1 =g1 press", TouchRefusal::CastlingBegun, "FIDE 4.7.2");
    binds(ONE_SIDE, "^e1 =g1", Obligation::KingMove);
    reaches(ONE_SIDE, "^e1 =g1 ^e1 =c1", Touch::HalfCastled(CastleSide::Queen));
    binds(SMOTHERED, "^e1 =g1", Obligation::Free);
    released_with(CASTLES, "a2 ^e1 =g1", Irregularity::Unmet { obligation: moves("a2") }, "C 2");
    let other = Irregularity::Unmet { obligation: Obligation::Castle(CastleSide::King) };
    released_with(CASTLES, "e1 h1 ^e1 =c1", other, "FIDE 4.4.1");
}

#[test]
fn touch_row_pressing_completes_the_move() {
    reaches(PLAY, "^e4 =e5 press", Touch::Waiting);
    reaches(PLAY, "^e4 d5 =d5 d5 press opponent", Touch::ToMove);
    for events in ["press", "e4 press", "^e4 _e5 press", "N@ press", "adjust press"] {
        refused(PLAY, events, TouchRefusal::NothingReleased, "FIDE 6.2.1");
    }
}

#[test]
fn touch_row_what_was_released_stays() {
    for change in ["change", "^e5", "back", "=e6", "N@"] {
        let events = format!("^e4 =e5 {change}");
        refused(PLAY, &events, TouchRefusal::Released, "C 3");
    }
    assert_eq!(TouchRefusal::Released.irregularity(), Some(Irregularity::Changed));
    assert_eq!(Irregularity::Changed.source().to_string(), "C 3");
}

#[test]
fn an_accidental_touch_changes_nothing_in_any_state() {
    for events in ["", "adjust", "e4", "d5", "^e4", "N@", "^e4 =e5", "e4 ^c3 =b5 press"] {
        let with = after(PLAY, &format!("{events} accident")).unwrap().0;
        assert_eq!(Ok(with), after(PLAY, events).map(|(touch, _)| touch), "{events}");
    }
}

#[test]
fn a_move_is_asked_for_in_the_words_of_the_board() {
    let ground = position("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6");
    let mv = |text: &str| read_uci(&ground, text).unwrap();
    for (obligation, allowed, forbidden) in [
        (moves("e5"), "e5d6", "a1a2"),
        (takes("d5"), "e5d6", "e5e6"),
        (takes_with("e5", "d5"), "e5d6", "e5e6"),
        (moves("e1"), "e1c1", "a1b1"),
        (Obligation::Castle(CastleSide::Queen), "e1c1", "e1d1"),
        (Obligation::KingMove, "e1d1", "a1d1"),
    ] {
        assert!(obligation.allows(&ground, mv(allowed)), "{obligation:?} {allowed}");
        assert!(!obligation.allows(&ground, mv(forbidden)), "{obligation:?} {forbidden}");
    }
}
