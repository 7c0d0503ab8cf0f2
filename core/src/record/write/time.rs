//! Times as files have them.

use crate::base::Millis;

/// Seconds with up to three decimals, those that say something: `58.3`.
pub(super) fn seconds(time: Millis) -> String {
    format!("{}{}", time.0 / 1000, decimals(time))
}

/// Hours, minutes and seconds with decimals that say something: `0:04:58.3`.
pub(super) fn clock(time: Millis) -> String {
    let whole = time.0 / 1000;
    format!("{}:{:02}:{:02}{}", whole / 3600, whole / 60 % 60, whole % 60, decimals(time))
}

fn decimals(time: Millis) -> String {
    match time.0 % 1000 {
        0 => String::new(),
        rest => format!(".{rest:03}").trim_end_matches('0').to_owned(),
    }
}
