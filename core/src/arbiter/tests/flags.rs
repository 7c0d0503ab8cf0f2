//! Section 4.7: flags that nobody announces.

use super::super::*;
use super::place::{Place, unfounded};
use crate::base::{BoardId, Color, Millis, Seat, Team};
use crate::rules::{DrawReason, Outcome, WinReason};

/// Flags down of these seats, in a match that goes on.
fn with_flags(down: &[Seat]) -> Place {
    let mut place = Place::new(Profile::Pasapezas);
    place.table(Action::Pause);
    for seat in down {
        place.table(Action::Correct { seat: *seat, left: Millis::ZERO });
    }
    place.table(Action::Resume);
    // White's flags fall at once; Black's when he is on move.
    place.press(&[Seat::WHITE_A, Seat::WHITE_B]);
    place.table(Action::Tick);
    place.press(&[Seat::BLACK_A, Seat::BLACK_B]);
    place
}

fn won(by: Team) -> impl Fn(Option<End>) -> bool {
    move |end| matches!(end, Some(End::Outcome(Outcome::Won { by: winner, reason: WinReason::Time { .. } })) if winner == by)
}

/// T25: all sixteen combinations of four flags, each with all four claimants.
#[test]
fn t25_a_claim_is_worth_what_the_flags_of_both_teams_say() {
    let drawn = End::Outcome(Outcome::Drawn { reason: DrawReason::Flags });
    for mask in 0..16_u32 {
        let down: Vec<Seat> = Seat::ALL
            .into_iter()
            .enumerate()
            .filter(|(bit, _)| mask & (1 << bit) != 0)
            .map(|it| it.1)
            .collect();
        for claimant in Seat::ALL {
            let mut place = with_flags(&down);
            for seat in Seat::ALL {
                let fallen = place.hall.clock(seat, place.now).fallen.is_some();
                assert_eq!(fallen, down.contains(&seat), "{seat:?} of {down:?}");
            }
            assert_eq!(place.end(), None, "nothing is announced: {down:?}");
            let events = place.claim(claimant, Claim::Flag);
            let of = |team: Team| down.iter().any(|seat| seat.team() == team);
            let (own, other) = (of(claimant.team()), of(claimant.team().other()));
            match (own, other) {
                (_, false) => {
                    assert_eq!(unfounded(&events), Some(Objection::NoFlagFallen), "{claimant:?} {down:?}");
                    assert_eq!(place.hall.phase(), Phase::Running);
                }
                (false, true) => assert!(won(claimant.team())(place.end()), "{claimant:?} {down:?}"),
                (true, true) => assert_eq!(place.end(), Some(drawn), "{claimant:?} {down:?}"),
            }
        }
    }
}

/// T26: both flags of one team are no draw.
#[test]
fn t26_the_other_team_wins_when_both_flags_of_a_team_are_down() {
    let mut place = with_flags(&[Seat::WHITE_A, Seat::BLACK_B]);
    place.claim(Seat::BLACK_A, Claim::Flag);
    assert!(won(Team::Two)(place.end()));
}

/// T27: on real boards the draw comes when somebody notices, and carries the instant of the second flag.
#[test]
fn t27_a_flag_of_each_team_is_a_draw_when_somebody_notices() {
    for claimant in Seat::ALL {
        let mut place = Place::timed(Profile::Pasapezas, [10, 300, 40, 300]);
        place.wait_until(60);
        assert_eq!(place.end(), None);
        place.claim(claimant, Claim::Flag);
        assert_eq!(place.end(), Some(End::Outcome(Outcome::Drawn { reason: DrawReason::Flags })));
        let ended = place.hall.log().last().unwrap().events.iter().find_map(|event| match event {
            Event::Ended { at, .. } => Some(*at),
            _ => None,
        });
        assert_eq!(ended, Some(Millis::seconds(41)), "the second flag fell then");
    }
}

/// T28: a flag that nobody claims does not stand against a mate (decision D39).
#[test]
fn t28_a_player_whose_flag_is_down_may_still_mate() {
    let mut place = Place::timed(Profile::Pasapezas, [10, 300, 300, 300]);
    place.wait_until(60);
    place.press(&[Seat::WHITE_A]);
    place.table(Action::Declare(Declaration::Mate { loser: Seat::BLACK_A }));
    let mate = Outcome::Won { by: Team::One, reason: WinReason::Mate { loser: Seat::BLACK_A } };
    assert_eq!(place.end(), Some(End::Outcome(mate)));
}

/// Section 4.7, last lines: stalemate, resignation and agreement come before an unclaimed flag too.
#[test]
fn what_comes_before_a_claim_counts() {
    for way in 0..3 {
        let mut place = Place::timed(Profile::Pasapezas, [300, 300, 300, 10]);
        place.press(&[Seat::WHITE_A, Seat::BLACK_A, Seat::WHITE_B]);
        place.wait_until(60);
        assert!(place.hall.clock(Seat::BLACK_B, place.now).fallen.is_some());
        match way {
            0 => drop(place.table(Action::Declare(Declaration::Stalemate { board: BoardId::B }))),
            1 => drop(place.seat(Seat::WHITE_A, Action::Resign)),
            _ => {
                place.seat(Seat::WHITE_A, Action::Offer);
                place.seat(Seat::BLACK_A, Action::Accept);
            }
        }
        let reason = match place.end() {
            Some(End::Outcome(outcome)) => outcome.reason_name(),
            other => panic!("{other:?}"),
        };
        assert_eq!(reason, ["stalemate", "resignation", "agreement"][way]);
    }
}

/// Nobody but players calls a flag (decision D64), unless the arbiter does by setting (FIDE A.5.5).
#[test]
fn an_arbiter_calls_flags_only_where_he_does() {
    let mut place = Place::timed(Profile::Pasapezas, [10, 300, 300, 300]);
    place.wait_until(60);
    let claim = Action::Claim { seat: Seat::BLACK_A, claim: Claim::Flag };
    let events = place.act(crate::game::Author::Arbiter, claim).unwrap();
    assert_eq!(unfounded(&events), Some(Objection::ArbiterCallsNoFlag));
    assert_eq!(place.end(), None);

    let mut calling = Place::with(|setup| {
        *setup = Place::timed(Profile::Pasapezas, [10, 300, 300, 300]).hall.setup().to_owned();
        setup.settings.arbiter_calls_flags = true;
    });
    calling.wait_until(60);
    assert!(won(Team::Two)(calling.end()), "the fall itself ends it");
}

/// C 10.1 and the last paragraph of section 4.7.
#[test]
fn in_an_ordinary_game_the_first_flag_to_fall_loses_where_that_is_known() {
    for (known, white, black) in [(true, 10, 30), (true, 30, 10), (false, 10, 30)] {
        let mut place = Place::with(|setup| {
            *setup = Place::timed(Profile::OneBoard, [white, black, 1, 1]).hall.setup().to_owned();
            setup.settings.flag_order_known = known;
            setup.settings.no_material = false;
        });
        // White's clock runs first; then Black's, until both are down.
        place.wait_until(if white < black { white + 5 } else { 5 });
        place.press(&[Seat::WHITE_A]);
        place.wait_until(60);
        if white > black {
            place.press(&[Seat::BLACK_A]);
            place.wait_until(100);
        }
        place.claim(Seat::WHITE_A, Claim::Flag);
        let loser = Seat::new(BoardId::A, if white < black { Color::White } else { Color::Black });
        let expected = if known {
            End::Outcome(Outcome::Won { by: loser.team().other(), reason: WinReason::Time { loser } })
        } else {
            End::Drawn(ArbiterDraw::FlagOrder)
        };
        assert_eq!(place.end(), Some(expected));
    }
}

/// C 10.2: on in an ordinary game, off in pasapezas (decision D52).
#[test]
fn a_flag_does_not_lose_to_somebody_who_cannot_mate() {
    for (answer, drawn) in [(AnswerTo::No, true), (AnswerTo::Yes, false)] {
        let mut place = Place::timed(Profile::OneBoard, [10, 300, 1, 1]);
        place.wait_until(60);
        place.claim(Seat::BLACK_A, Claim::Flag);
        assert_eq!(place.hall.question(), Some(Question::CanMate(Seat::BLACK_A)));
        assert_eq!(place.hall.phase(), Phase::Paused);
        place.answer(answer);
        place.table(Action::Uphold);
        let end = place.end().unwrap();
        assert_eq!(end == End::Drawn(ArbiterDraw::NoMaterial), drawn);
        assert_eq!(end.winner(), (!drawn).then_some(Team::Two));
    }
}
