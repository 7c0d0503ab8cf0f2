//! Flags on real boards: the device sees them fall and tells nobody (decision D64, section 4.7).

use super::action::Event;
use super::end::{ArbiterDraw, End};
use super::objection::Objection;
use super::settings::Profile;
use super::supervision::{Phase, Supervision};
use crate::base::{Millis, Seat, Team};
use crate::rules::{DrawReason, Outcome, WinReason};

impl Supervision {
    /// Flags that fell up to `now`, in order; with flags that the arbiter calls also what they end.
    pub(super) fn due(&self, now: Millis) -> Vec<Event> {
        if self.phase != Phase::Running {
            return Vec::new();
        }
        let seats = self.setup.settings.profile.seats();
        let mut falls: Vec<(Millis, Seat)> =
            seats.filter_map(|seat| Some((self.falls(seat)?, seat))).collect();
        falls.retain(|(at, _)| *at <= now);
        falls.sort_unstable();
        let mut events: Vec<Event> =
            falls.into_iter().map(|(at, seat)| Event::FlagFell { seat, at }).collect();
        if self.setup.settings.arbiter_calls_flags {
            let mut seen = self.clone_without_log();
            for event in events.clone() {
                seen.evolve(self.last_stamp, event);
            }
            let claimed = Team::ALL.into_iter().find_map(|team| seen.flag_claim(team).ok());
            if let (Some(end), Some(Event::FlagFell { at, .. })) = (claimed, events.last().copied()) {
                events.push(Event::Ended { end, at });
            }
        }
        events
    }

    /// What a claim of a fallen flag is worth to a team (table of section 4.7).
    pub(super) fn flag_claim(&self, team: Team) -> Result<End, Objection> {
        let [own, other] = [team, team.other()].map(|team| self.first_fallen(team));
        match (own, other, self.setup.settings.profile) {
            (_, None, _) => Err(Objection::NoFlagFallen),
            (None, Some((_, loser)), _) => Ok(won_on_time(loser)),
            (Some(_), Some(_), Profile::Pasapezas) => {
                Ok(End::Outcome(Outcome::Drawn { reason: DrawReason::Flags }))
            }
            // The first to fall loses, where that is known (C 10.1).
            (Some((own, seat)), Some((other, loser)), Profile::OneBoard) => {
                if !self.setup.settings.flag_order_known || own == other {
                    return Ok(End::Drawn(ArbiterDraw::FlagOrder));
                }
                Ok(won_on_time(if own < other { seat } else { loser }))
            }
        }
    }

    /// The flag of a team that fell first.
    pub(super) fn first_fallen(&self, team: Team) -> Option<(Millis, Seat)> {
        team.seats().into_iter().filter_map(|seat| Some((self.seats.at(seat).flag?, seat))).min()
    }
}

const fn won_on_time(loser: Seat) -> End {
    End::Outcome(Outcome::Won { by: loser.team().other(), reason: WinReason::Time { loser } })
}
