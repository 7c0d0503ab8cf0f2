//! Times as records write them: clocks, and time controls.

use crate::base::Millis;
use crate::notation::read_clocks;
use crate::rules::{Bonus, TimeControl};

/// A clock: seconds with at most three decimals that count, `58.3`, perhaps after minutes and hours, `0:00:58.3`.
pub(super) fn read_clock(text: &[u8]) -> Option<Millis> {
    let mut whole = 0_u32;
    let mut part = 0_u32;
    let (mut digits, mut colons) = (false, 0_u8);
    let mut bytes = text.iter();
    for byte in bytes.by_ref() {
        match byte {
            b'0'..=b'9' => {
                part = part.saturating_mul(10).saturating_add(digit(*byte));
                digits = true;
            }
            b':' if digits && colons < 2 => {
                whole = whole.saturating_add(part).saturating_mul(60);
                colons = colons.saturating_add(1);
                (part, digits) = (0, false);
            }
            b'.' | b',' if digits => break,
            _ => return None,
        }
    }
    let mut fraction = 0_u32;
    let mut weight = 100_u32;
    for byte in bytes {
        if !byte.is_ascii_digit() {
            return None;
        }
        fraction = fraction.saturating_add(weight.saturating_mul(digit(*byte)));
        weight = weight.checked_div(10).unwrap_or(0);
    }
    digits.then(|| Millis::seconds(whole.saturating_add(part)).plus(Millis(fraction)))
}

fn digit(byte: u8) -> u32 {
    u32::from(byte.wrapping_sub(b'0'))
}

/// The tag `TimeControl`: `180+0`, `300`, `5:00+2`, `-` for none; seconds both.
pub(in crate::record) fn read_time_control(text: &str) -> Option<TimeControl> {
    let text = text.trim();
    if text == "-" {
        return Some(TimeControl::Untimed);
    }
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let base = read_clock(base.trim().as_bytes())?;
    let increment = read_clock(increment.trim().as_bytes())?;
    let bonus = if increment.is_zero() { Bonus::None } else { Bonus::Increment(increment) };
    Some(TimeControl::same(base).with(bonus))
}

/// Our tag `Clocks`: what each seat starts with, in milliseconds, in the order `WhiteA BlackA WhiteB BlackB`.
pub(super) fn read_bases(text: &str) -> Option<TimeControl> {
    read_clocks(text).map(TimeControl::each)
}

/// Our tag `Bonus`: `increment`, `bronstein` or `delay` and its milliseconds, or `none`.
pub(super) fn read_bonus(text: &str) -> Option<Bonus> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let span = words.next().map(str::parse).transpose().ok()?.map(Millis);
    let bonus = match (kind, span) {
        ("none", None) => Bonus::None,
        ("increment", Some(span)) => Bonus::Increment(span),
        ("bronstein", Some(span)) => Bonus::Bronstein(span),
        ("delay", Some(span)) => Bonus::Delay(span),
        _ => return None,
    };
    words.next().is_none().then_some(bonus)
}

#[cfg(test)]
mod tests {
    use super::{read_bases, read_bonus, read_clock, read_time_control};
    use crate::base::Millis;
    use crate::rules::{Bonus, TimeControl};

    #[test]
    fn a_clock_is_read_in_every_form() {
        let cases = [
            ("58.3", 58_300),
            ("180", 180_000),
            ("118.687", 118_687),
            ("0:00:07.9", 7_900),
            ("2:58", 178_000),
            ("1:00:00", 3_600_000),
            ("7.12345", 7_123),
            ("99999999999", u32::MAX),
            ("9.", 9_000),
        ];
        for (text, millis) in cases {
            assert_eq!(read_clock(text.as_bytes()), Some(Millis(millis)), "{text}");
        }
        for text in ["", ".", "1:", ":1", "1:2:3:4", "1.2.3", "-1", "1 2", "x"] {
            assert_eq!(read_clock(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn a_time_control_is_read_in_every_form() {
        let three = TimeControl::same(Millis::seconds(180));
        let cases = [
            ("180+0", Some(three)),
            ("3:00", Some(three)),
            ("180+2", Some(three.with(Bonus::Increment(Millis(2000))))),
            ("-", Some(TimeControl::Untimed)),
            ("?", None),
            ("180+", None),
        ];
        for (text, expected) in cases {
            assert_eq!(read_time_control(text), expected, "{text}");
        }
        assert!(read_bases("1 2 3").is_none());
        assert_eq!(read_bonus("delay 5"), Some(Bonus::Delay(Millis(5))));
        for text in ["", "delay", "none 5", "increment x", "increment 5 5"] {
            assert_eq!(read_bonus(text), None, "{text}");
        }
    }
}
