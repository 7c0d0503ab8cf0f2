//! Claims about hands (C 1 to C 4): what follows, with the section.

use super::super::*;
use super::place::Place;
use crate::base::{BoardId, Seat};

/// The offender has completed, and the claim is made before the claimant's own move.
fn claimed(profile: Profile, fault: HandFault) -> Place {
    let mut place = Place::new(profile);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, Claim::Hands(fault));
    place
}

fn duty_of(place: &Place) -> Option<Duty> {
    place.ruling().remedies.iter().find_map(|remedy| match remedy {
        Remedy::Must { seat, duty } => {
            assert_eq!(*seat, Seat::WHITE_A);
            Some(*duty)
        }
        _ => None,
    })
}

#[test]
fn another_piece_than_the_touched_one_is_taken_back() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        for (fault, duty, section) in [
            (HandFault::MovedAnother, Duty::TouchedPiece, "C 2"),
            (HandFault::NotCaptured, Duty::Capture, "C 4"),
        ] {
            let mut place = claimed(profile, fault);
            assert_eq!(place.hall.phase(), Phase::Paused, "looked at with both clocks stopped");
            assert_eq!(place.hall.question(), Some(Question::CanKeepTouch));
            place.answer(AnswerTo::Yes);
            assert_eq!(duty_of(&place), Some(duty));
            assert_eq!(place.ruling().sources.first().unwrap().to_string(), section);
            place.table(Action::Uphold);
            assert_eq!(place.hall.on_move(BoardId::A), Seat::WHITE_A, "his clock runs again");
            assert_eq!(place.hall.moves(Seat::WHITE_A), 0);
            place.table(Action::Resume);
            place.press(&[Seat::WHITE_A]);
        }
    }
}

/// C 6: what cannot be done obliges nobody; the move stands and play goes on by itself.
#[test]
fn a_duty_that_cannot_be_met_is_void() {
    for fault in [HandFault::MovedAnother, HandFault::NotCaptured] {
        let mut place = claimed(Profile::Pasapezas, fault);
        place.answer(AnswerTo::No);
        assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 6");
        place.table(Action::Uphold);
        assert_eq!(place.hall.on_move(BoardId::A), Seat::BLACK_A);
        assert_eq!(place.hall.phase(), Phase::Running);
    }
}

#[test]
fn a_released_piece_stays_where_it_was_first() {
    let mut place = claimed(Profile::Pasapezas, HandFault::ChangedRelease);
    assert_eq!(duty_of(&place), Some(Duty::FirstRelease));
    assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 3");
    place.table(Action::Uphold);
    assert_eq!(place.hall.on_move(BoardId::A), Seat::BLACK_A, "the move is made");
}

#[test]
fn a_rook_that_was_touched_first_does_not_castle() {
    let mut place = claimed(Profile::OneBoard, HandFault::CastledByRook);
    assert_eq!(duty_of(&place), Some(Duty::Rook));
    assert_eq!(place.ruling().sources.first().unwrap().to_string(), "FIDE 4.4.2");
    place.table(Action::Uphold);
    assert_eq!(place.hall.on_move(BoardId::A), Seat::WHITE_A);
}

/// C 1: a touch out of turn is a warning, and nothing else.
#[test]
fn a_touch_out_of_turn_is_warned() {
    let mut place = Place::new(Profile::Pasapezas);
    place.claim(Seat::WHITE_A, Claim::Hands(HandFault::OutOfTurn));
    assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 1");
    place.table(Action::Uphold);
    assert_eq!(place.hall.warnings(Seat::BLACK_A), 1);
    assert_eq!(place.hall.phase(), Phase::Running);
}

/// While the turn goes on nothing has to be taken back.
#[test]
fn a_touch_is_claimed_before_the_move_is_completed_too() {
    let mut place = Place::new(Profile::Pasapezas);
    place.press(&[Seat::WHITE_B]);
    place.claim(Seat::WHITE_B, Claim::Hands(HandFault::MovedAnother));
    place.answer(AnswerTo::Yes);
    let expected = [
        Remedy::Must { seat: Seat::BLACK_B, duty: Duty::TouchedPiece },
        Remedy::OnMove { seat: Seat::BLACK_B },
    ];
    assert_eq!(place.ruling().remedies, expected);
    place.table(Action::Uphold);
    assert_eq!(place.hall.moves(Seat::WHITE_B), 1);
}
