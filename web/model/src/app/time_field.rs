//! The time of a clock as people type it: minutes and seconds, perhaps with tenths.

use pasapezas_core::Millis;

/// The longest time that can be typed, in minutes.
const MAX_MINUTES: u32 = 600;

/// A time as it stands in its field: whole seconds, with tenths where they are shown on the clock too.
pub fn write_time(left: Millis) -> String {
    let figures = super::clock_face::figures(left);
    let tenths = figures.tenths.map(|tenths| format!(".{tenths}")).unwrap_or_default();
    format!("{}:{:02}{tenths}", figures.minutes, figures.seconds)
}

/// Reads `4:30`, `0:05.5` or `4:30,5`. A number alone is minutes.
///
/// ```
/// use pasapezas_core::Millis;
/// use pasapezas_model::app::time_field::read_time;
/// assert_eq!(read_time(" 4:30 "), Some(Millis(270_000)));
/// assert_eq!(read_time("0:05,5"), Some(Millis(5_500)));
/// assert_eq!(read_time("3"), Some(Millis(180_000)));
/// assert_eq!(["", "x", "1:60", "-1:00", "1:2:3", "0:0.55", "9999"].map(read_time), [None; 7]);
/// ```
pub fn read_time(typed: &str) -> Option<Millis> {
    let (minutes, rest) = typed.trim().split_once(':').unwrap_or((typed.trim(), "0"));
    let (seconds, tenths) = rest.split_once(['.', ',']).unwrap_or((rest, "0"));
    let minutes = number(minutes).filter(|minutes| *minutes <= MAX_MINUTES)?;
    let seconds = number(seconds).filter(|seconds| *seconds < 60)?;
    let tenths = number(tenths).filter(|_| tenths.len() == 1)?;
    Some(Millis::seconds(minutes * 60 + seconds).plus(Millis(tenths * 100)))
}

/// Digits and nothing else.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}
