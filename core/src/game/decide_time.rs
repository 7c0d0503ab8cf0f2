//! What falls due before a stamp: flags, each at its own exact instant (decision D39).

use super::event::Event;
use super::table::{Phase, Table};
use crate::base::{Millis, Seat};

impl Table {
    /// The flags that have fallen up to `now` without an entry, in order of their instants. At most one clock of each
    /// board runs, so at most two.
    pub(super) fn due(&self, now: Millis) -> Vec<Event> {
        if self.phase != Phase::Running {
            return Vec::new();
        }
        let mut fallen: Vec<(Millis, Seat)> =
            Seat::ALL.into_iter().filter_map(|seat| Some((self.falls(seat)?, seat))).collect();
        fallen.retain(|(at, _)| *at <= now);
        fallen.sort_unstable();
        fallen.into_iter().map(|(at, seat)| Event::FlagFell { seat, at }).collect()
    }

    /// The next instant at which a flag falls.
    pub(super) fn next_fall(&self) -> Option<Millis> {
        if self.phase != Phase::Running {
            return None;
        }
        Seat::ALL.into_iter().filter_map(|seat| self.falls(seat)).min()
    }
}
