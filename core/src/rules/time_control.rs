//! How much time each seat has, and what a move gives back.

use super::rule_set::Preset;
use crate::base::{Millis, PerSeat};

/// What a completed move adds to the mover's time. Never to a flag that has fallen (decision D32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// The whole span, whatever was used (Fischer).
    Increment(Millis),
    /// What the move used, up to the span (Bronstein).
    Bronstein(Millis),
    /// Nothing, but the clock only counts after the span (simple delay, US delay).
    Delay(Millis),
}

/// The clocks of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeControl {
    /// No clocks and no flags; time used is still counted.
    Untimed,
    /// Four clocks.
    Timed {
        /// What each seat starts with.
        base: PerSeat<Millis>,
        /// What a move gives back, the same for all.
        bonus: Bonus,
    },
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

    /// The same time for all four, nothing back.
    pub fn same(base: Millis) -> Self {
        Self::each(PerSeat::for_seats(|_| base))
    }

    /// A time for each seat, nothing back.
    pub const fn each(base: PerSeat<Millis>) -> Self {
        Self::Timed { base, bonus: Bonus::None }
    }

    /// The same with another bonus; an untimed match stays untimed.
    #[must_use]
    pub const fn with(self, bonus: Bonus) -> Self {
        match self {
            Self::Untimed => Self::Untimed,
            Self::Timed { base, .. } => Self::Timed { base, bonus },
        }
    }

    /// What `seat` starts with; `None` when there are no clocks.
    pub const fn base(&self, seat: crate::base::Seat) -> Option<Millis> {
        match self {
            Self::Untimed => None,
            Self::Timed { base, .. } => Some(*base.at(seat)),
        }
    }

    /// What a move gives back.
    pub const fn bonus(&self) -> Bonus {
        match self {
            Self::Untimed => Bonus::None,
            Self::Timed { bonus, .. } => *bonus,
        }
    }
}

impl Default for TimeControl {
    fn default() -> Self {
        Self::five_minutes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Seat;

    #[test]
    fn a_match_lasts_five_minutes_each_and_three_on_servers() {
        for (preset, minutes) in [
            (Preset::Pasapezas, 5),
            (Preset::International, 3),
            (Preset::Uscf, 5),
            (Preset::ChessCom, 3),
            (Preset::Tandem, 5),
        ] {
            let time = TimeControl::of(preset);
            for seat in Seat::ALL {
                assert_eq!(time.base(seat), Some(Millis::seconds(60 * minutes)), "{}", preset.name());
            }
            assert_eq!(time.bonus(), Bonus::None);
        }
    }

    #[test]
    fn a_bonus_changes_no_base_and_clocks_are_not_made_of_none() {
        let span = Millis::seconds(2);
        let own = PerSeat::for_seats(|seat| Millis(if seat == Seat::BLACK_B { 1 } else { 2 }));
        for bonus in [Bonus::None, Bonus::Increment(span), Bonus::Bronstein(span), Bonus::Delay(span)] {
            let time = TimeControl::each(own).with(bonus);
            assert_eq!(
                (time.base(Seat::BLACK_B), time.base(Seat::WHITE_B)),
                (Some(Millis(1)), Some(Millis(2)))
            );
            assert_eq!(time.bonus(), bonus);
            let none = TimeControl::Untimed.with(bonus);
            assert_eq!(
                (none, none.base(Seat::WHITE_A), none.bonus()),
                (TimeControl::Untimed, None, Bonus::None)
            );
        }
    }
}
