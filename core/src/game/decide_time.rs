//! Flags and what they decide (articles 9.2 and 10.2). Each falls at its own exact instant (decision D39).

use super::event::Event;
use super::table::{Phase, Table};
use crate::base::{BoardId, Color, Millis, PerSeat, Seat, Team};
use crate::rules::{DrawReason, FlagDraw, Outcome, Refusal, RuleSet, TimeWin, WinReason};

/// When each flag fell.
type Flags = PerSeat<Option<Millis>>;

/// What fell due up to an instant.
pub(super) struct Due {
    /// The events, in order of their instants.
    pub(super) events: Vec<Event>,
    /// The flags with them.
    pub(super) flags: Flags,
    /// Whether they ended the match.
    pub(super) over: bool,
}

impl Table {
    /// What fell due up to `now`: at most one clock of each board runs, so at most two flags, and what they end. Flags
    /// that fall in the same millisecond are one event (decision D42).
    pub(super) fn due(&self, now: Millis) -> Due {
        let mut due = Due { events: Vec::new(), flags: self.flags(), over: false };
        if self.phase != Phase::Running {
            return due;
        }
        let mut falls: Vec<(Millis, Seat)> =
            Seat::ALL.into_iter().filter_map(|seat| Some((self.falls(seat)?, seat))).collect();
        falls.retain(|(at, _)| *at <= now);
        // At most one of each board: two, if any.
        if falls.first() > falls.last() {
            falls.reverse();
        }
        for same in falls.chunk_by(|first, second| first.0 == second.0) {
            for (at, seat) in same.iter().copied() {
                due.events.push(Event::FlagFell { seat, at });
                *due.flags.at_mut(seat) = Some(at);
            }
            let Some((at, _)) = same.first().copied() else { break };
            if let Some(outcome) = ended_by_flags(&self.rules, &due.flags) {
                due.events.push(Event::Ended { outcome, at });
                due.over = true;
                break;
            }
        }
        due
    }

    /// The next instant at which a flag falls.
    pub(super) fn next_fall(&self) -> Option<Millis> {
        if self.phase != Phase::Running {
            return None;
        }
        Seat::ALL.into_iter().filter_map(|seat| self.falls(seat)).min()
    }
}

/// What these flags decide without anybody's claim: a draw (decision D45), a win where flags decide by themselves
/// (REGULATION section 3, note 5), or a claim that a seat has left to the program.
fn ended_by_flags(rules: &RuleSet, flags: &Flags) -> Option<Outcome> {
    let drawn = Outcome::Drawn { reason: DrawReason::Flags };
    if rules.time_win == TimeWin::Automatic {
        let [one, two] = Team::ALL.map(|team| first_fallen(flags, team));
        return match (one, two) {
            // Of both teams only in the same millisecond: the first to fall ends the match.
            (Some(_), Some(_)) => Some(drawn),
            (Some((_, loser)), None) | (None, Some((_, loser))) => Some(won_on_time(loser)),
            (None, None) => None,
        };
    }
    let down = |seat: Seat| flags.at(seat).is_some();
    let is_drawn = match rules.flag_draw {
        FlagDraw::EachPair => Team::ALL.iter().all(|team| team.seats().into_iter().any(down)),
        FlagDraw::SameBoard => {
            BoardId::ALL.iter().any(|board| Color::ALL.iter().all(|color| down(Seat::new(*board, *color))))
        }
    };
    if is_drawn {
        return Some(drawn);
    }
    let mut claims = Seat::ALL.into_iter().filter(|seat| *rules.auto_claim.at(*seat));
    claims.find_map(|seat| time_claim(rules, flags, seat).ok())
}

/// What a claim of a win on time by `seat` is worth (REGULATION section 3, notes 11 and 12).
pub(super) fn time_claim(rules: &RuleSet, flags: &Flags, seat: Seat) -> Result<Outcome, Refusal> {
    match rules.time_win {
        TimeWin::Automatic => Err(Refusal::TimeByItself),
        TimeWin::ClaimPair => {
            let (_, loser) = first_fallen(flags, seat.team().other()).ok_or(Refusal::NoFlagFallen)?;
            match first_fallen(flags, seat.team()) {
                Some((_, seat)) => Err(Refusal::OwnFlagFallen { seat }),
                None => Ok(won_on_time(loser)),
            }
        }
        TimeWin::ClaimBoard => match (flags.at(seat.opponent()), flags.at(seat)) {
            (Some(_), Some(_)) => Err(Refusal::OwnFlagFallen { seat }),
            (Some(_), None) => Ok(won_on_time(seat.opponent())),
            (None, _) if flags.at(seat.diagonal()).is_some() => {
                Err(Refusal::NotYourTimeClaim { seat: seat.partner() })
            }
            (None, _) => Err(Refusal::NoFlagFallen),
        },
    }
}

/// The flag of a team that fell first.
fn first_fallen(flags: &Flags, team: Team) -> Option<(Millis, Seat)> {
    team.seats().into_iter().filter_map(|seat| Some(((*flags.at(seat))?, seat))).min()
}

const fn won_on_time(loser: Seat) -> Outcome {
    Outcome::Won { by: loser.team().other(), reason: WinReason::Time { loser } }
}
