//! What a clock shows, and for how long it shows it.

use pasapezas_core::Millis;

use super::choices::Tenths;

/// Under this much time a clock looks short of it.
const LOW: u32 = 20_000;

/// The figures of a clock: minutes and seconds, with tenths when time is short. Rounded up, so that zero shows only when
/// there is no time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockFigures {
    /// Whole minutes.
    pub minutes: u32,
    /// Seconds, 0 to 59.
    pub seconds: u32,
    /// Tenths, when time is short and while there is some left.
    pub tenths: Option<u32>,
}

/// The figures for so much time left, with tenths under 10 seconds.
///
/// ```
/// use pasapezas_core::Millis;
/// use pasapezas_model::app::clock_face::{ClockFigures, figures};
/// assert_eq!(figures(Millis(61_001)), ClockFigures { minutes: 1, seconds: 2, tenths: None });
/// assert_eq!(figures(Millis(2_301)), ClockFigures { minutes: 0, seconds: 2, tenths: Some(4) });
/// ```
pub const fn figures(left: Millis) -> ClockFigures {
    figures_with(left, Tenths::Below10)
}

/// The same with tenths from when on the reader wants them.
pub const fn figures_with(left: Millis, tenths: Tenths) -> ClockFigures {
    if left.0 < tenths.threshold() && left.0 > 0 {
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

/// What a clock of an untimed match shows: the time used, in whole seconds that have passed.
pub const fn used_figures(used: Millis) -> ClockFigures {
    let seconds = used.0 / 1000;
    ClockFigures { minutes: seconds / 60, seconds: seconds % 60, tenths: None }
}

/// How long a running clock with so much time left looks the same; `None` when it has run out.
pub const fn shows_for(left: Millis, tenths: Tenths) -> Option<Millis> {
    let threshold = tenths.threshold();
    if left.0 == 0 {
        None
    } else if left.0 == LOW || left.0 == threshold {
        // The whole seconds become tenths, and the face becomes short of time, one millisecond later.
        Some(Millis(1))
    } else {
        Some(until(left.0, if left.0 < threshold { 100 } else { 1000 }))
    }
}

/// How long a running clock that has counted so much looks the same.
pub const fn used_shows_for(used: Millis) -> Millis {
    Millis(1000 - used.0 % 1000)
}

/// How long it is until so many milliseconds have become the next lower whole unit.
const fn until(left: u32, unit: u32) -> Millis {
    let into = left % unit;
    Millis(if into == 0 { unit } else { into })
}

/// What share of the time is left, in thousandths.
pub fn share(left: Millis, base: Millis) -> u32 {
    let thousandths = u64::from(left.0) * 1000 / u64::from(base.0.max(1));
    u32::try_from(thousandths.min(1000)).unwrap_or(1000)
}
