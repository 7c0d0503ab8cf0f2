//! How much time each seat has.

use super::rule_set::Preset;
use crate::base::{Millis, PerSeat};

/// The time of a match. Increment, delay and untimed matches join it with the clock articles' options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeControl {
    /// The time on each clock at the start, more than zero.
    pub base: PerSeat<Millis>,
}

impl TimeControl {
    /// Five minutes each: the usual time of the regulation's tournaments (decision D30).
    pub fn five_minutes() -> Self {
        Self::same(Millis::seconds(300))
    }

    /// The usual time of a preset: five minutes each, three where a match is played on a server.
    pub fn of(preset: Preset) -> Self {
        match preset {
            Preset::Pasapezas | Preset::Uscf | Preset::Tandem => Self::five_minutes(),
            Preset::International | Preset::ChessCom => Self::same(Millis::seconds(180)),
        }
    }

    /// The same time for all four.
    pub fn same(base: Millis) -> Self {
        Self { base: PerSeat::for_seats(|_| base) }
    }
}

impl Default for TimeControl {
    fn default() -> Self {
        Self::five_minutes()
    }
}
