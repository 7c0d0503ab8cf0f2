//! Sections 4.10 and 4.11: conduct (C 8, C 9), and the order in which matters are handled.

use super::super::*;
use super::place::Place;
use crate::base::{DropRole, Millis, Seat, Team};
use crate::rules::{Section, Source};

/// Each event is an entry, and first a warning; what outsiders do warns no player.
#[test]
fn conduct_is_noted_with_a_warning_first() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let mut place = Place::new(profile);
        for (n, conduct) in Conduct::ALL.into_iter().filter(|it| it.is_a_players()).enumerate() {
            place.table(Action::Note { conduct, seat: Some(Seat::BLACK_A) });
            assert_eq!(usize::from(place.hall.warnings(Seat::BLACK_A)), n + 1);
            assert_eq!(place.hall.phase(), Phase::Running);
        }
        for conduct in [Conduct::SpectatorRemark, Conduct::FlagCalled] {
            let events = place.table(Action::Note { conduct, seat: Some(Seat::WHITE_A) });
            assert_eq!(events, [Event::Noted { conduct, seat: None }]);
            assert_eq!(place.hall.warnings(Seat::WHITE_A), 0);
        }
    }
    assert_eq!(Conduct::Disturbance.source(), Source::Section(Section::DISTURBANCE));
    assert_eq!(Conduct::OutsideAdvice.source(), Source::Section(Section::OUTSIDERS));
    assert_eq!(Conduct::HiddenReserve.source().to_string(), "6");
}

/// A flag called from outside does not stop the players from claiming.
#[test]
fn a_flag_called_from_outside_may_still_be_claimed() {
    let mut place = Place::timed(Profile::Pasapezas, [10, 300, 300, 300]);
    place.wait_until(30);
    place.table(Action::Note { conduct: Conduct::FlagCalled, seat: None });
    place.table(Action::Punish { seat: Seat::BLACK_A, penalty: Penalty::Time(Millis::seconds(30)) });
    place.claim(Seat::WHITE_B, Claim::Flag);
    assert_eq!(place.end().and_then(End::winner), Some(Team::Two));
}

/// Further steps are the arbiter's choice (FIDE 12.9). A flag that has fallen stays fallen when time is given.
#[test]
fn penalties_are_the_arbiters_choice() {
    let mut place = Place::timed(Profile::Pasapezas, [10, 300, 300, 300]);
    place.wait_until(30);
    place.table(Action::Punish { seat: Seat::BLACK_A, penalty: Penalty::Warning });
    assert_eq!(place.hall.warnings(Seat::BLACK_A), 1);
    place.table(Action::Punish { seat: Seat::BLACK_A, penalty: Penalty::Time(Millis::seconds(60)) });
    assert!(place.hall.clock(Seat::WHITE_A, place.now).fallen.is_some());
    place.table(Action::Punish { seat: Seat::BLACK_A, penalty: Penalty::Loss });
    assert_eq!(place.end(), Some(End::Forfeited { loser: Seat::BLACK_A, why: Forfeit::Conduct }));
}

/// Claims about moves come before flags, flags before draws; within a step the order of the log.
#[test]
fn matters_are_handled_in_their_order() {
    let mut place = Place::with(|setup| {
        *setup = Place::timed(Profile::OneBoard, [10, 100, 1, 1]).hall.setup().to_owned();
    });
    place.press(&[Seat::WHITE_A]);
    place.wait_until(30);
    place.press(&[Seat::BLACK_A]);
    place.wait_until(60);
    place.claim(Seat::WHITE_A, Claim::Hands(HandFault::MovedAnother));
    let last = Claim::Draw(DrawClaim::Repetition(None));
    place.claim(Seat::WHITE_A, last);
    place.claim(Seat::BLACK_A, Claim::Flag);
    place.claim(Seat::WHITE_A, Claim::Illegal(When::LastMove));
    let waiting: Vec<Claim> = place.hall.waiting().iter().map(|case| case.claim).collect();
    assert_eq!(waiting, [Claim::Illegal(When::LastMove), Claim::Flag, last]);
    place.table(Action::Reject(Rejection::NotProven));
    assert_eq!(place.hall.phase(), Phase::Paused, "others wait");
    place.table(Action::Reject(Rejection::NotProven));
    assert_eq!(place.hall.case().map(|case| case.claim), Some(Claim::Flag));
    place.answer(AnswerTo::Yes);
    place.table(Action::Uphold);
    assert_eq!(place.end().and_then(End::winner), Some(Team::Two));
}

/// Two placements on two boards, each looked at by itself; the clocks of neither stop.
#[test]
fn two_boards_have_their_claims_one_after_the_other() {
    let mut place = Place::new(Profile::Pasapezas);
    place.press(&[Seat::WHITE_A, Seat::WHITE_B]);
    let check = Claim::Placement(PlacementFault::Check(DropRole::Queen));
    place.claim(Seat::BLACK_B, check);
    place.claim(Seat::BLACK_A, check);
    place.table(Action::Uphold);
    place.table(Action::Uphold);
    let removed: Vec<Seat> = place
        .hall
        .log()
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| match event {
            Event::Done(Remedy::Remove { to, .. }) => Some(*to),
            _ => None,
        })
        .collect();
    assert_eq!(removed, [Seat::WHITE_A, Seat::WHITE_B]);
    assert_eq!(place.hall.phase(), Phase::Running);
}
