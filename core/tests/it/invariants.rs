//! What holds after every action of every match: random ones with all claims, offers and flags, under every preset and
//! under random options, each of which is audited at its end.

use std::collections::{BTreeMap, BTreeSet};

use pasapezas_core::conduct::{Obligation, Touch};
use pasapezas_core::{
    Action, Author, BoardId, Claim, Color, DrawAgreement, DropRole, Enforcement, Event, FlagDraw, Match,
    Millis, Phase, Refusal, Role, RuleSet, Seat, Seq, Stamp, Team, TimeWin,
};

use crate::random_play::on_whole_matches;

/// Actions in one run of the suite.
const ACTIONS: usize = 100_000;

/// What must have happened in so many actions, or they would prove nothing. A stalemate takes a million.
const EVERYTHING: &str = "paused resumed flag opened taken-off offered declined agreed corrected taken-back \
    touched adjusting claimed-time claimed-placement claimed-repetition claimed-fifty \
    mate time resignation agreement flags repetition fifty-moves called-off";

#[test]
fn t03_material_and_every_other_invariant_hold_and_the_audit_is_clean() {
    let mut seen = BTreeSet::new();
    let mut actions: BTreeMap<&str, usize> = BTreeMap::new();
    on_whole_matches(
        3,
        ACTIONS,
        |game, _| {
            check_material(game);
            check_boards(game);
            check_clocks(game);
            check_flags(game);
            check_claims_and_offers(game);
        },
        |game| {
            check_touches(game);
            check_end(game);
            assert_eq!(game.audit(), Ok(()));
            assert_eq!(&Match::replay(*game.setup(), game.log().entries()).unwrap(), game);
            seen.extend(happened(game));
            let rules = rules_name(game.rules());
            *actions.entry(rules).or_default() += game.log().entries().len();
        },
    );
    let never: Vec<_> = EVERYTHING.split_whitespace().filter(|name| !seen.contains(name)).collect();
    assert!(never.is_empty(), "never happened: {never:?}");
    assert!(actions.values().sum::<usize>() >= ACTIONS, "{actions:?}");
    assert!(actions.len() == 7 && actions.values().all(|count| *count > 3_000), "{actions:?}");
}

/// The preset as it is, or what was changed.
fn rules_name(rules: &RuleSet) -> &'static str {
    match (rules.preset(), rules.enforcement) {
        (Some(preset), Enforcement::Assisted) if RuleSet::of(preset) == *rules => preset.name(),
        (_, Enforcement::Assisted) => "other options",
        (_, Enforcement::Strict) => "strict",
    }
}

/// Pieces of `color` over both boards and all reserves; promoted ones counted as pawns.
fn material(game: &Match, color: Color) -> [u32; 6] {
    let mut count = [0; 6];
    for board in BoardId::ALL {
        let position = game.position(board);
        for (_, piece) in position.placement().pieces().filter(|(_, piece)| piece.color == color) {
            let role = piece.passes_as().map_or(Role::King, DropRole::role);
            count[role as usize] += 1;
        }
        for role in DropRole::ALL {
            count[role as usize] += u32::from(position.reserve(color).count(role));
        }
    }
    count
}

/// Check T03: nothing leaves the match, nothing is made.
fn check_material(game: &Match) {
    for color in Color::ALL {
        assert_eq!(material(game, color), [16, 4, 4, 4, 2, 2], "{color:?} after {:?}", game.log().end());
    }
}

/// Nobody plays on when mated or stalemated, unless a placement that can still be removed did it; nobody leaves his king
/// in check, unless such a placement was removed or forgotten.
fn check_boards(game: &Match) {
    let strict = game.rules().enforcement == Enforcement::Strict;
    for board in BoardId::ALL {
        let position = game.position(board);
        for color in Color::ALL {
            let kings = position
                .placement()
                .pieces()
                .filter(|(_, piece)| piece.role == Role::King && piece.color == color);
            assert_eq!(kings.count(), 1);
        }
        if game.outcome().is_none() && game.open_claim(board).is_none() {
            assert!(!position.is_mate() && !position.is_stalemate(), "{}", game.rules().to_text());
        }
        assert!(strict || position.checkers_of(position.turn().other()).is_empty());
    }
}

/// While a match runs, so does the clock of everybody on move and no other one; what falls next has not been missed.
fn check_clocks(game: &Match) {
    let now = game.last_stamp();
    for seat in Seat::ALL {
        let clock = game.clock(seat, now);
        assert_eq!(clock.running, game.phase() == Phase::Running && game.on_move(seat.board) == seat);
        assert_eq!(clock.left.is_some(), game.setup().time.base(seat).is_some());
        assert!(clock.left.is_some() || clock.fallen.is_none());
        assert!(clock.fallen.is_none_or(|at| at <= now));
        let before = game.clock(seat, now.minus(Millis(1)));
        assert_eq!(before, clock, "nothing is read before the last entry");
    }
    assert!(game.next_deadline().is_none_or(|at| at >= now && game.phase() == Phase::Running));
}

/// No match goes on under flags that decide it (articles 9.2 and 10.2), nor one that a seat lets the program claim.
fn check_flags(game: &Match) {
    let now = game.last_stamp();
    // A clock that was set to nothing falls at the first entry after it.
    if game.outcome().is_some() || game.next_deadline() == Some(now) {
        return;
    }
    let down = |seat: Seat| game.clock(seat, now).fallen.is_some();
    let of_each_team = Team::ALL.iter().all(|team| team.seats().into_iter().any(down));
    let of_one_board =
        BoardId::ALL.iter().any(|board| Color::ALL.iter().all(|c| down(Seat::new(*board, *c))));
    match (game.rules().time_win, game.rules().flag_draw) {
        (TimeWin::Automatic, _) => assert!(!Seat::ALL.into_iter().any(down)),
        (_, FlagDraw::EachPair) => assert!(!of_each_team),
        (_, FlagDraw::SameBoard) => assert!(!of_one_board),
    }
    for seat in Seat::ALL.into_iter().filter(|seat| *game.rules().auto_claim.at(*seat)) {
        assert!(game.act(Stamp::of(seat, now), &Action::Claim(Claim::Time)).is_err());
    }
}

/// Article 7.5: a claim is open against the last placement only; article 10.1: an offer is one of the two players', and no
/// two boards wait with an agreement.
fn check_claims_and_offers(game: &Match) {
    for board in BoardId::ALL {
        if let Some(open) = game.open_claim(board) {
            assert_eq!(game.rules().enforcement, Enforcement::Strict);
            assert_eq!(open.offender, game.on_move(board).opponent());
            let piece = game.position(board).placement().piece_at(open.at).unwrap();
            assert_eq!((piece.color, piece.role), (open.offender.color, open.role.role()));
        }
        if let Some(by) = game.draw_offer(board) {
            assert!(by.board == board && !game.has_agreed(board));
        }
    }
    let agreed = BoardId::ALL.iter().filter(|board| game.has_agreed(**board)).count();
    let waiting = usize::from(game.rules().draw_agreement == DrawAgreement::BothBoards);
    assert!(game.outcome().is_some() || agreed <= waiting);
}

/// Conduct notes C 2, C 4, C 6: what binds can be met, and nothing binds where the rules do not say so.
fn check_touches(game: &Match) {
    for board in BoardId::ALL {
        let (position, bound) = (game.position(board), game.obligation(board));
        assert!(game.rules().touch_move || game.touch(board) == Touch::ToMove);
        let met = position.legal_moves().into_iter().any(|mv| bound.allows(position, mv));
        assert!(bound == Obligation::Free || met, "{bound:?}");
    }
}

/// A match ends once, with the last of its events, and is deaf afterwards.
fn check_end(game: &Match) {
    let ends = |event: &Event| matches!(event, Event::Ended { .. });
    let ended = game.log().events().filter(|(_, event)| ends(event)).count();
    assert_eq!(ended, usize::from(game.outcome().is_some()));
    if game.outcome().is_none() {
        return;
    }
    assert!(game.log().entries().last().unwrap().events.last().is_some_and(ends));
    let at = game.last_stamp();
    let correct = Action::CorrectTime { seat: Seat::WHITE_A, left: Millis(9) };
    let back = Action::TakeBack { to: Seq(1), gives_time: false };
    let of_all = [Action::Start, Action::Pause, Action::Resume, Action::CallOff, Action::Tick, correct, back];
    for action in of_all {
        assert_eq!(game.act(Stamp::table(at), &action), Err(Refusal::MatchOver), "{action:?}");
    }
    let claims = [Claim::Time, Claim::Placement, Claim::Repetition, Claim::FiftyMoves].map(Action::Claim);
    let offers = [Action::OfferDraw, Action::AcceptDraw, Action::DeclineDraw, Action::Resign];
    for seat in Seat::ALL {
        for action in claims.into_iter().chain(offers) {
            assert_eq!(game.act(Stamp::of(seat, at), &action), Err(Refusal::MatchOver), "{action:?}");
        }
        for mv in game.position(seat.board).legal_moves() {
            assert_eq!(game.act(Stamp::of(seat, at), &Action::Play(mv)), Err(Refusal::MatchOver));
        }
    }
}

/// Names of the claims that were heard and of everything else that came of an action.
fn happened(game: &Match) -> Vec<&'static str> {
    let mut names = Vec::new();
    for entry in game.log().entries() {
        names.extend(match (entry.stamp.by, entry.action) {
            (Author::Seat(_), Action::Claim(Claim::Time)) => Some("claimed-time"),
            (Author::Seat(_), Action::Claim(Claim::Placement)) => Some("claimed-placement"),
            (Author::Seat(_), Action::Claim(Claim::Repetition)) => Some("claimed-repetition"),
            (Author::Seat(_), Action::Claim(Claim::FiftyMoves)) => Some("claimed-fifty"),
            _ => None,
        });
        names.extend(entry.events.iter().filter_map(|event| match event {
            Event::Started | Event::Moved { .. } | Event::Passed { .. } => None,
            Event::Touched { .. } => Some("touched"),
            Event::AdjustAnnounced { .. } => Some("adjusting"),
            Event::Ended { outcome, .. } => Some(outcome.reason_name()),
            Event::Paused => Some("paused"),
            Event::Resumed => Some("resumed"),
            Event::FlagFell { .. } => Some("flag"),
            Event::ClaimOpened { .. } => Some("opened"),
            Event::TakenOff { .. } => Some("taken-off"),
            Event::DrawOffered { .. } => Some("offered"),
            Event::DrawDeclined { .. } => Some("declined"),
            Event::DrawAgreed { .. } => Some("agreed"),
            Event::TimeCorrected { .. } => Some("corrected"),
            Event::TakenBack { .. } => Some("taken-back"),
        }));
    }
    names
}
