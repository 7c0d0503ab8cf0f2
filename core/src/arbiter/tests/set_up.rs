//! Section 4.6: wrong boards and set-ups (C 7), row by row.

use super::super::*;
use super::place::Place;
use crate::base::{BoardId, Millis, Seat};
use crate::game::Author;

fn reported(profile: Profile, moves: u32, fault: SetUpFault, limit: Option<u32>) -> Place {
    let mut place = Place::with(|setup| {
        *setup = SupervisionSetup::new(profile);
        setup.settings.setup_limit_moves = limit;
    });
    place.moves(BoardId::A, moves);
    let claim = Action::Claim { seat: Seat::WHITE_A, claim: Claim::SetUp(BoardId::A, fault) };
    place.act(Author::Table, claim).unwrap();
    assert_eq!(place.hall.phase(), Phase::Paused);
    place
}

const PROFILES: [Profile; 2] = [Profile::Pasapezas, Profile::OneBoard];

#[test]
fn a_turned_board_is_changed_and_the_position_kept() {
    for profile in PROFILES {
        let mut place = reported(profile, 7, SetUpFault::BoardTurned, Some(1));
        assert_eq!(place.ruling().remedies, [Remedy::Transfer { board: BoardId::A }]);
        assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 7");
        place.table(Action::Uphold);
        assert_eq!((place.end(), place.hall.phase()), (None, Phase::Paused));
        place.table(Action::Resume);
        assert_eq!(place.hall.moves(Seat::WHITE_A), 7);
    }
}

/// Decisions D62, D63: without limit, on both boards; where there is one it stands, and castling with the misplaced piece is lost.
#[test]
fn misplaced_pieces_annul_the_match_within_the_limit() {
    for profile in PROFILES {
        for (moves, limit, annuls) in
            [(30, None, true), (10, Some(10), true), (11, Some(10), false), (0, Some(0), true)]
        {
            let mut place = reported(profile, moves, SetUpFault::Misplaced, limit);
            place.table(Action::Uphold);
            let annulled = End::Annulled { board: BoardId::A, why: Annulment::SetUp };
            assert_eq!(place.end(), annuls.then_some(annulled), "{moves} of {limit:?}");
            if !annuls {
                let done = &place.hall.log().last().unwrap().events;
                assert!(done.contains(&Event::Done(Remedy::CastlingLost { board: BoardId::A })));
                assert_eq!(place.hall.phase(), Phase::Running);
            }
        }
    }
}

/// FIDE 7.3: fewer than ten moves by each side.
#[test]
fn reversed_colours_annul_before_ten_moves_by_each_side() {
    for profile in PROFILES {
        for (moves, annuls) in [(0, true), (9, true), (10, false), (25, false)] {
            let mut place = reported(profile, moves, SetUpFault::ColoursReversed, None);
            place.table(Action::Uphold);
            let annulled = End::Annulled { board: BoardId::A, why: Annulment::Colours };
            assert_eq!(place.end(), annuls.then_some(annulled), "{moves}");
        }
    }
}

/// FIDE 7.4.1: whoever knocks pieces over puts them back in his own time; else the position is to be restored, or annulled.
#[test]
fn who_knocks_pieces_over_puts_them_back_in_his_time() {
    for profile in PROFILES {
        let fault = SetUpFault::KnockedOver(Seat::BLACK_A);
        let place = reported(profile, 3, fault, None);
        assert_eq!(place.ruling().remedies.first(), Some(&Remedy::PutBack { seat: Seat::BLACK_A }));
        let mut lost = reported(profile, 3, SetUpFault::Lost, None);
        lost.table(Action::Uphold);
        assert_eq!(lost.end(), Some(End::Annulled { board: BoardId::A, why: Annulment::Unrestorable }));
    }
}

#[test]
fn a_wrong_clock_is_set_and_play_goes_on() {
    for profile in PROFILES {
        let mut place = reported(profile, 1, SetUpFault::WrongClock, None);
        place.table(Action::Uphold);
        assert!(place.act(Author::Table, Action::Resume).is_ok());
        let correct = Action::Correct { seat: Seat::BLACK_A, left: Millis::seconds(90) };
        assert_eq!(place.act(Author::Table, correct), Err(Objection::ClocksRun));
        place.table(Action::Pause);
        place.table(correct);
        assert_eq!(place.left(Seat::BLACK_A), Millis::seconds(90));
    }
}

/// Any player reports it, and the arbiter (section 4.1), also for the other board; not a seat that there is not.
#[test]
fn anybody_reports_a_set_up() {
    for seat in Seat::ALL {
        let mut place = Place::new(Profile::Pasapezas);
        place.claim(seat, Claim::SetUp(BoardId::B, SetUpFault::BoardTurned));
        assert!(place.hall.case().is_some(), "{seat:?}");
    }
    let mut one = Place::new(Profile::OneBoard);
    let other = Action::Claim { seat: Seat::WHITE_A, claim: Claim::SetUp(BoardId::B, SetUpFault::Misplaced) };
    assert_eq!(one.act(Author::Table, other), Err(Objection::NoSuchBoard));
    let mut wrong = Place::new(Profile::Pasapezas);
    let elsewhere = Claim::SetUp(BoardId::A, SetUpFault::KnockedOver(Seat::WHITE_B));
    let claim = Action::Claim { seat: Seat::WHITE_A, claim: elsewhere };
    assert_eq!(wrong.act(Author::Table, claim), Err(Objection::NoSuchBoard));
}
