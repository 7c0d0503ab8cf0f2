//! Sections 4.8 and 4.9: draw claims, offers, resignation.

use super::super::*;
use super::place::{Place, attempt, unfounded};
use crate::base::{BoardId, Millis, Seat, Team};
use crate::game::Author;
use crate::rules::{DrawAgreement, DrawReason, Outcome};

const REPETITION: Claim = Claim::Draw(DrawClaim::Repetition(None));
const BACK_AND_FORTH: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

/// With a record the claim is checked by it.
#[test]
fn a_repetition_in_the_record_is_a_draw() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let mut place = Place::recorded(profile);
        for text in BACK_AND_FORTH.into_iter().chain(BACK_AND_FORTH) {
            place.play(BoardId::A, text);
        }
        place.claim(Seat::WHITE_A, REPETITION);
        assert_eq!(place.hall.phase(), Phase::Paused);
        place.table(Action::Uphold);
        let drawn = Outcome::Drawn { reason: DrawReason::Repetition { board: BoardId::A } };
        assert_eq!(place.end(), Some(End::Outcome(drawn)));
    }
}

/// The move that brings it about may be announced (decision D47, FIDE 9.2.1); if the claim is wrong it has to be played, and the
/// opponent gets what is set (FIDE 9.5.3).
#[test]
fn a_repetition_is_announced_with_its_move() {
    let recorded = |setup: &mut SupervisionSetup| {
        *setup = SupervisionSetup { recorded: true, ..SupervisionSetup::new(Profile::Pasapezas) };
        setup.settings.wrong_draw_claim = Millis::seconds(60);
    };
    let announced = |text: &str| Claim::Draw(DrawClaim::Repetition(Some(attempt(text))));
    let mut right = Place::with(recorded);
    for text in BACK_AND_FORTH.into_iter().chain(["g1f3", "g8f6", "f3g1"]) {
        right.play(BoardId::A, text);
    }
    right.claim(Seat::BLACK_A, announced("f6g8"));
    right.table(Action::Uphold);
    assert!(right.end().is_some_and(End::is_draw));

    let mut wrong = Place::with(recorded);
    let nonsense = Action::Claim { seat: Seat::WHITE_A, claim: announced("e2e5") };
    assert!(matches!(wrong.act(Author::Seat(Seat::WHITE_A), nonsense), Err(Objection::CannotBe(_))));
    wrong.claim(Seat::WHITE_A, announced("g1f3"));
    let expected = [
        Remedy::AddTime { seat: Seat::BLACK_A, time: Millis::seconds(60) },
        Remedy::Must { seat: Seat::WHITE_A, duty: Duty::Announced },
        Remedy::GoOn,
    ];
    assert_eq!(wrong.ruling().remedies, expected);
    wrong.table(Action::Uphold);
    assert_eq!(wrong.left(Seat::BLACK_A), Millis::seconds(360));
    assert_eq!(wrong.end(), None);
}

/// Without a record the arbiter says whether it is right.
#[test]
fn without_a_record_the_arbiter_decides_a_draw_claim() {
    for (claim, reason) in [
        (REPETITION, DrawReason::Repetition { board: BoardId::B }),
        (Claim::Draw(DrawClaim::FiftyMoves(None)), DrawReason::FiftyMoves { board: BoardId::B }),
    ] {
        for (answer, draws) in [(AnswerTo::Yes, true), (AnswerTo::No, false)] {
            let mut place = Place::new(Profile::Pasapezas);
            place.claim(Seat::WHITE_B, claim);
            assert_eq!(place.hall.question(), Some(Question::IsDrawRight));
            place.answer(answer);
            place.table(Action::Uphold);
            let drawn = End::Outcome(Outcome::Drawn { reason });
            assert_eq!(place.end(), draws.then_some(drawn));
            assert_eq!(place.hall.phase() == Phase::Running, !draws);
        }
    }
}

/// T34: only the player on move.
#[test]
fn t34_only_the_player_on_move_claims_a_draw() {
    let mut place = Place::new(Profile::Pasapezas);
    let claim = Action::Claim { seat: Seat::BLACK_A, claim: REPETITION };
    let refused = place.act(Author::Seat(Seat::BLACK_A), claim);
    assert_eq!(refused, Err(Objection::NotOnMove { seat: Seat::BLACK_A }));
    let mut off = Place::with(|setup| setup.settings.draw_claims = false);
    let claim = Action::Claim { seat: Seat::WHITE_A, claim: REPETITION };
    assert_eq!(off.act(Author::Seat(Seat::WHITE_A), claim), Err(Objection::SwitchedOff));
}

/// C 10.3, decision D65: own move, flag up, two minutes or less; the arbiter accepts, rejects or postpones.
#[test]
fn a_level_ending_is_the_arbiters() {
    let level = Claim::Draw(DrawClaim::LevelEnding);
    let one = |seconds: u32| {
        Place::with(|setup| {
            *setup = Place::timed(Profile::OneBoard, [seconds, 300, 1, 1]).hall.setup().to_owned();
            setup.settings.level_time = Millis::seconds(120);
        })
    };
    let mut early = one(300);
    assert!(matches!(unfounded(&early.claim(Seat::WHITE_A, level)), Some(Objection::TooMuchTime { .. })));
    let mut late = one(5);
    late.wait_until(20);
    assert_eq!(unfounded(&late.claim(Seat::WHITE_A, level)), Some(Objection::FlagDown));
    for answer in [AnswerTo::Accept, AnswerTo::Reject, AnswerTo::Postpone] {
        let mut place = one(60);
        let other = place.left(Seat::BLACK_A);
        place.claim(Seat::WHITE_A, level);
        assert_eq!(place.hall.question(), Some(Question::LevelEnding));
        place.answer(answer);
        assert_eq!(place.ruling().sources.first().unwrap().to_string(), "C 10.3");
        place.table(Action::Uphold);
        let drawn = End::Drawn(ArbiterDraw::LevelEnding);
        assert_eq!(place.end(), (answer == AnswerTo::Accept).then_some(drawn));
        let given = if answer == AnswerTo::Reject { Millis::seconds(120) } else { Millis::ZERO };
        assert_eq!(place.left(Seat::BLACK_A), other.plus(given));
        assert_eq!(place.hall.is_observed(BoardId::A), answer == AnswerTo::Postpone);
    }
    // It is an offer first.
    let mut agreed = one(60);
    agreed.claim(Seat::WHITE_A, level);
    agreed.seat(Seat::BLACK_A, Action::Accept);
    assert!(agreed.end().is_some_and(End::is_draw));
    let mut off = Place::new(Profile::Pasapezas);
    let claim = Action::Claim { seat: Seat::WHITE_A, claim: level };
    assert_eq!(off.act(Author::Seat(Seat::WHITE_A), claim), Err(Objection::SwitchedOff));
}

/// T31, T33 and the rows of section 4.9.
#[test]
fn offers_are_made_answered_and_declined_by_a_move() {
    let mut place = Place::new(Profile::Pasapezas);
    let offer = |place: &mut Place, seat| place.act(Author::Seat(seat), Action::Offer);
    place.press(&[Seat::WHITE_A]);
    assert_eq!(offer(&mut place, Seat::WHITE_A), Err(Objection::OfferTooEarly));
    place.press(&[Seat::BLACK_A]);
    offer(&mut place, Seat::WHITE_A).unwrap();
    assert_eq!(offer(&mut place, Seat::BLACK_A), Err(Objection::OfferOpen));
    assert_eq!(place.act(Author::Seat(Seat::WHITE_B), Action::Accept), Err(Objection::NoOffer));
    place.seat(Seat::BLACK_A, Action::Decline);
    assert_eq!(offer(&mut place, Seat::WHITE_A), Err(Objection::OfferAgain));
    place.press(&[Seat::WHITE_A]);
    offer(&mut place, Seat::WHITE_A).unwrap();
    assert_eq!(place.hall.offer(BoardId::A), Some(Seat::WHITE_A));
    let events = place.seat(Seat::BLACK_A, Action::Press);
    assert_eq!(events.first(), Some(&Event::Declined { by: Seat::WHITE_A }));
    offer(&mut place, Seat::BLACK_A).unwrap();
    place.seat(Seat::WHITE_A, Action::Accept);
    let drawn = Outcome::Drawn { reason: DrawReason::Agreement { board: BoardId::A } };
    assert_eq!(place.end(), Some(End::Outcome(drawn)));
    assert_eq!(place.act(Author::Seat(Seat::WHITE_B), Action::Press), Err(Objection::Over));
}

/// Where both boards must agree, a move on a board takes its agreement back.
#[test]
fn both_boards_agree_where_they_must() {
    let mut place = Place::with(|setup| setup.game.rules.draw_agreement = DrawAgreement::BothBoards);
    place.moves(BoardId::A, 1);
    place.moves(BoardId::B, 1);
    let agree = |place: &mut Place, by: Seat| {
        place.seat(by, Action::Offer);
        place.seat(by.opponent(), Action::Accept);
    };
    agree(&mut place, Seat::WHITE_A);
    assert_eq!(place.end(), None);
    place.press(&[Seat::WHITE_A]);
    agree(&mut place, Seat::WHITE_B);
    assert_eq!(place.end(), None, "board A has moved on");
    agree(&mut place, Seat::WHITE_A);
    assert!(place.end().is_some_and(End::is_draw));
}

/// T32, decision D40: one resigns for his team, on move or not.
#[test]
fn t32_one_player_resigns_for_his_team() {
    for (seat, profile) in Seat::ALL
        .into_iter()
        .map(|seat| (seat, Profile::Pasapezas))
        .chain([(Seat::WHITE_A, Profile::OneBoard), (Seat::BLACK_A, Profile::OneBoard)])
    {
        let mut place = Place::new(profile);
        place.seat(seat, Action::Resign);
        assert_eq!(place.end().and_then(End::winner), Some(seat.team().other()));
    }
}

/// Five times and seventy-five moves need no claim; by the record or as seen on the board.
#[test]
fn five_times_is_a_draw_without_a_claim() {
    let mut place = Place::recorded(Profile::OneBoard);
    for text in BACK_AND_FORTH.iter().cycle().take(15) {
        place.play(BoardId::A, text);
        assert_eq!(place.end(), None);
    }
    place.play(BoardId::A, "f6g8");
    assert!(place.end().is_some_and(End::is_draw));
    for declared in
        [Declaration::FiveFold { board: BoardId::B }, Declaration::SeventyFiveMoves { board: BoardId::B }]
    {
        let mut seen = Place::new(Profile::Pasapezas);
        seen.table(Action::Declare(declared));
        assert!(seen.end().is_some_and(End::is_draw));
        let mut one = Place::new(Profile::OneBoard);
        assert_eq!(one.act(Author::Table, Action::Declare(declared)), Err(Objection::NoSuchBoard));
    }
}

/// Decision D42: opposite results, and nobody knows which came first.
#[test]
fn opposite_results_are_a_draw() {
    let mut place = Place::new(Profile::Pasapezas);
    place.table(Action::Declare(Declaration::Opposite));
    assert_eq!(place.end(), Some(End::Drawn(ArbiterDraw::Opposite)));
    let mut mated = Place::new(Profile::Pasapezas);
    mated.table(Action::Declare(Declaration::Mate { loser: Seat::WHITE_B }));
    assert_eq!(mated.end().and_then(End::winner), Some(Team::One));
}
