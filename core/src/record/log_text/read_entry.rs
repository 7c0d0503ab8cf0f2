//! Reading one entry of a log text.

use super::error::LogErrorKind;
use super::read::{Word, Wrong, words};
use super::values::{millis, number, read_action, read_author, read_event, usual_event};
use crate::base::Millis;
use crate::game::{Entry, Seq, Stamp};

/// Reads an entry that should have this number and a stamp not before this one.
pub(super) fn read_entry(line: &str, (expected, earliest): (Seq, Millis)) -> Result<Entry, Wrong> {
    let end = line.chars().count().saturating_add(1);
    let mut words = words(line);
    let mut next = || words.next().unwrap_or(Word { text: "", column: end });
    let word = next();
    if number(word.text) != Some(expected.0) {
        return Err(word.wrong(LogErrorKind::Number { expected }));
    }
    let word = next();
    let at = millis(word.text).ok_or(word.wrong(LogErrorKind::Stamp))?;
    if at < earliest {
        return Err(word.wrong(LogErrorKind::TimeWentBack));
    }
    let word = next();
    let by = read_author(word.text).ok_or(word.wrong(LogErrorKind::Author))?;
    let stamp = Stamp { at, by };
    let word = next();
    let action = read_action(word.text).ok_or(word.wrong(LogErrorKind::Action))?;
    let usual = usual_event(stamp, action);
    let sign = next();
    let mut events: Vec<_> = match sign.text {
        "" | "+" => usual.into_iter().collect(),
        ":" => Vec::new(),
        _ => return Err(sign.wrong(LogErrorKind::Event)),
    };
    for word in words {
        events.push(read_event(stamp, word.text).ok_or(word.wrong(LogErrorKind::Event))?);
    }
    Ok(Entry { seq: expected, stamp, action, events })
}
