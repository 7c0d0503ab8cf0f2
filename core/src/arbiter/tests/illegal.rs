//! Section 4.4 without a record: what the table tells, and what follows.

use super::super::*;
use super::place::{Place, unfounded};
use crate::base::{BoardId, Millis, Seat, Team};

fn claimed(change: impl FnOnce(&mut SupervisionSetup)) -> Place {
    let mut place = Place::with(change);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    place
}

fn plain(_: &mut SupervisionSetup) {}

fn one_board(setup: &mut SupervisionSetup) {
    *setup = SupervisionSetup::new(Profile::OneBoard);
}

/// Take back, then replace by the same piece, the same kind, or any move (C 6, decision D60).
#[test]
fn the_last_move_is_taken_back_and_replaced() {
    for (answer, duty) in
        [(AnswerTo::NoCapture, Duty::SamePieceIfItCan), (AnswerTo::WasPlacement, Duty::SameKindIfItCan)]
    {
        let mut place = claimed(plain);
        assert_eq!(place.hall.phase(), Phase::Paused);
        assert_eq!(place.hall.question(), Some(Question::Captured));
        place.answer(answer);
        let expected = [
            Remedy::TakeBack { seat: Seat::WHITE_A },
            Remedy::Must { seat: Seat::WHITE_A, duty },
            Remedy::OnMove { seat: Seat::WHITE_A },
        ];
        assert_eq!(place.ruling().remedies, expected);
        assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 6");
        let before = Seat::ALL.map(|seat| place.left(seat));
        place.table(Action::Uphold);
        assert_eq!(Seat::ALL.map(|seat| place.left(seat)), before, "times stay as they are (decision D61)");
        assert_eq!(place.hall.on_move(BoardId::A), Seat::WHITE_A);
        assert_eq!(place.hall.illegal_moves(Seat::WHITE_A), 1);
        assert_eq!(place.hall.phase(), Phase::Paused, "the pieces are put back first");
        place.table(Action::Resume);
        assert!(place.hall.clock(Seat::WHITE_A, place.now).running);
    }
}

/// In an ordinary game nothing is placed, and captured pieces lie beside the board.
#[test]
fn an_ordinary_game_asks_for_no_placement() {
    let mut place = claimed(one_board);
    let answers: Vec<AnswerTo> = place.hall.answers(Question::Captured).collect();
    assert_eq!(answers, [AnswerTo::NoCapture, AnswerTo::InReserve]);
    place.answer(AnswerTo::InReserve);
    let remedies = place.ruling().remedies;
    assert!(remedies.contains(&Remedy::ReturnCaptured { from: None }));
    assert!(remedies.contains(&Remedy::Must { seat: Seat::WHITE_A, duty: Duty::SamePieceIfItCan }));
}

/// The captured piece comes back from the partner's reserve.
#[test]
fn a_captured_piece_comes_back_from_the_partner() {
    let mut place = claimed(plain);
    place.answer(AnswerTo::InReserve);
    assert!(place.ruling().remedies.contains(&Remedy::ReturnCaptured { from: Some(Seat::BLACK_B) }));
}

/// The partner has placed it, and nobody has recorded: the position cannot be restored (C 6), so the match is annulled; or,
/// by FIDE 7.5.1, play goes on from the last position that is known.
#[test]
fn without_a_record_nothing_can_be_restored() {
    for (unrestorable, late) in
        [(Unrestorable::Annul, true), (Unrestorable::Annul, false), (Unrestorable::LastKnown, false)]
    {
        let change = |setup: &mut SupervisionSetup| setup.settings.unrestorable = unrestorable;
        let mut place = claimed(change);
        if late {
            place = Place::with(change);
            place.moves(BoardId::A, 3);
            place.claim(Seat::BLACK_A, Claim::Illegal(When::Earlier));
        } else {
            place.answer(AnswerTo::Placed);
        }
        assert!(place.ruling().lacks_record);
        place.table(Action::Uphold);
        match unrestorable {
            Unrestorable::Annul => {
                let annulled = End::Annulled { board: BoardId::A, why: Annulment::Unrestorable };
                assert_eq!(place.end(), Some(annulled));
                assert_eq!(annulled.source(Profile::Pasapezas).to_string(), "C 6");
                assert_eq!((annulled.winner(), annulled.is_draw()), (None, false));
            }
            Unrestorable::LastKnown => assert_eq!(place.end(), None),
        }
    }
}

/// A late one stands where that is set (FIDE A.5.2).
#[test]
fn a_late_illegal_move_stands_by_setting() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let mut place = Place::with(|setup| {
            *setup = SupervisionSetup::new(profile);
            setup.settings.late_illegal = LateIllegal::Stands;
        });
        place.moves(BoardId::A, 2);
        place.claim(Seat::WHITE_A, Claim::Illegal(When::Earlier));
        place.table(Action::Uphold);
        assert_eq!((place.end(), place.hall.phase()), (None, Phase::Running));
        assert!(
            place
                .hall
                .log()
                .last()
                .unwrap()
                .events
                .contains(&Event::Done(Remedy::Stands { board: BoardId::A }))
        );
    }
}

/// C 5: the last move cannot be claimed any more once the claimant has made his own.
#[test]
fn the_last_move_is_claimed_before_the_own_next_one() {
    let mut place = Place::new(Profile::OneBoard);
    place.press(&[Seat::WHITE_A, Seat::BLACK_A]);
    let events = place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    assert_eq!(unfounded(&events), Some(Objection::TooLate));
}

/// Decision D61: time for the opponent, and the nth illegal move, are settings.
#[test]
fn penalties_are_settings() {
    let mut place = claimed(|setup| {
        setup.settings.illegal_time = Millis::seconds(60);
        setup.settings.illegal_loses = Some(2);
    });
    place.answer(AnswerTo::NoCapture);
    let before = place.left(Seat::BLACK_A);
    place.table(Action::Uphold);
    assert_eq!(place.left(Seat::BLACK_A), before.plus(Millis::seconds(60)));
    place.table(Action::Resume);
    place.press(&[Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    place.table(Action::Uphold);
    let end = place.end().unwrap();
    assert_eq!(end, End::Forfeited { loser: Seat::WHITE_A, why: Forfeit::IllegalMove });
    assert_eq!(
        (end.winner(), end.source(Profile::Pasapezas).to_string().as_str()),
        (Some(Team::Two), "FIDE 7.5.5")
    );
}

/// "An illegal move loses" (USCF, Deidesheim): the first one.
#[test]
fn an_illegal_move_loses_where_that_is_set() {
    let mut place = claimed(|setup| setup.settings.illegal_loses = Some(1));
    place.table(Action::Uphold);
    assert_eq!(place.end().and_then(End::winner), Some(Team::Two));
}

/// A rejected claim changes nothing: clocks run on, the same player is on move.
#[test]
fn a_rejected_claim_changes_nothing() {
    let mut place = claimed(plain);
    place.table(Action::Reject(Rejection::NotProven));
    assert_eq!(place.hall.phase(), Phase::Running);
    assert_eq!((place.hall.on_move(BoardId::A), place.hall.illegal_moves(Seat::WHITE_A)), (Seat::BLACK_A, 0));
    // Nothing forbids to claim the rest of what was open.
    place.claim(Seat::BLACK_A, Claim::Hands(HandFault::MovedAnother));
    assert!(place.hall.case().is_some());
}

/// Only what is asked is answered, and nothing is upheld before it is known.
#[test]
fn questions_come_one_after_the_other() {
    use crate::game::Author;
    let mut place = claimed(plain);
    assert_eq!(place.act(Author::Table, Action::Uphold), Err(Objection::NotKnownYet));
    let early = Answer::Is(Question::CanRestore, true);
    assert_eq!(place.act(Author::Table, Action::Answer(early)), Err(Objection::NotAsked));
    assert_eq!(
        place.act(Author::Seat(Seat::BLACK_A), Action::Answer(Answer::Captured(CapturedPiece::None))),
        Err(Objection::NotYours)
    );
}
