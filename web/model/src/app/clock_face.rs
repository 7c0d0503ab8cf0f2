//! What a clock shows, and for how long it shows it.

use pasapezas_core::Millis;

/// Under this much time a clock shows tenths, and looks short of it.
const LOW: u32 = 20_000;

/// The figures of a clock: minutes and seconds, with tenths when time is short. Rounded up, so that zero shows only when
/// there is no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockFigures {
    /// Whole minutes.
    pub minutes: u32,
    /// Seconds, 0 to 59.
    pub seconds: u32,
    /// Tenths, under 20 seconds and while there is time left.
    pub tenths: Option<u32>,
}

/// The figures for so much time left.
///
/// ```
/// use pasapezas_core::Millis;
/// use pasapezas_model::app::clock_face::{ClockFigures, figures};
/// assert_eq!(figures(Millis(61_001)), ClockFigures { minutes: 1, seconds: 2, tenths: None });
/// assert_eq!(figures(Millis(12_301)), ClockFigures { minutes: 0, seconds: 12, tenths: Some(4) });
/// ```
pub const fn figures(left: Millis) -> ClockFigures {
    if left.0 < LOW && left.0 > 0 {
        let tenths = left.0.div_ceil(100);
        let seconds = tenths / 10;
        ClockFigures { minutes: 0, seconds, tenths: Some(tenths % 10) }
    } else {
        let seconds = left.0.div_ceil(1000);
        ClockFigures { minutes: seconds / 60, seconds: seconds % 60, tenths: None }
    }
}

/// Whether a clock is short of time.
pub const fn is_low(left: Millis) -> bool {
    left.0 < LOW
}

/// How long a running clock with so much time left shows the same figures; `None` when it has run out.
pub const fn shows_for(left: Millis) -> Option<Millis> {
    if left.0 == 0 {
        return None;
    }
    let unit = if left.0 < LOW { 100 } else { 1000 };
    // The figures change when the rest drops to the next lower whole unit: at 1000 the seconds become tenths at 19 999.
    let into = left.0 % unit;
    let until = if into == 0 { unit } else { into };
    if left.0 == LOW { Some(Millis(1)) } else { Some(Millis(until)) }
}

/// What share of the time is left, in thousandths.
pub fn share(left: Millis, base: Millis) -> u32 {
    let thousandths = u64::from(left.0) * 1000 / u64::from(base.0.max(1));
    u32::try_from(thousandths.min(1000)).unwrap_or(1000)
}
