//! Reading a log text line by line: all of it, or what can be saved.

use super::error::{LogError, LogErrorKind};
use super::read_entry::read_entry;
use super::read_head::{Head, read_tag, read_version};
use super::{LogPrefix, LogText};
use crate::base::Millis;
use crate::game::{Entry, Seq};

/// The longest text that is read, in bytes. A match of 200 moves has 4 KB.
pub const MAX_LOG: usize = 1 << 20;

/// The most entries that are read.
pub const MAX_ENTRIES: usize = 5_000;

/// Reads a whole log text.
///
/// # Errors
/// The first thing that cannot be read, with its place.
///
/// ```
/// use pasapezas_core::record::{LogErrorKind, read_log};
/// assert_eq!(read_log("pasapezas-log 2\n").unwrap_err().kind, LogErrorKind::Newer { version: 2 });
/// ```
pub fn read_log(text: &str) -> Result<LogText, LogError> {
    let LogPrefix { log, stopped } = read_lines(text)?;
    stopped.map_or(Ok(log), Err)
}

/// Reads a log text as far as it is whole: up to the first line that cannot be read, or that has no end, as a write that
/// was cut short leaves it.
///
/// # Errors
/// When not even rules and time can be read.
pub fn read_log_prefix(text: &str) -> Result<LogPrefix, LogError> {
    let whole = text.rfind('\n').map_or(0, |end| end.saturating_add(1));
    let (lines, rest) = text.split_at_checked(whole).unwrap_or((text, ""));
    let mut prefix = read_lines(lines)?;
    if prefix.stopped.is_none() && !rest.trim().is_empty() {
        let line = lines.lines().count().saturating_add(1);
        prefix.stopped = Some(LogError { line, column: 1, kind: LogErrorKind::Unfinished });
    }
    Ok(prefix)
}

/// A part of a line and the column where it starts.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

/// What is wrong with a line, and in which column.
pub(super) type Wrong = (usize, LogErrorKind);

impl Word<'_> {
    pub(super) const fn wrong(self, kind: LogErrorKind) -> Wrong {
        (self.column, kind)
    }
}

/// The words of a line.
pub(super) fn words(line: &str) -> impl Iterator<Item = Word<'_>> {
    let mut column = 1_usize;
    let parts = line.split(' ').map(move |text| {
        let word = Word { text, column };
        column = column.saturating_add(text.chars().count()).saturating_add(1);
        word
    });
    parts.filter(|word| !word.text.is_empty())
}

fn read_lines(text: &str) -> Result<LogPrefix, LogError> {
    if text.len() > MAX_LOG {
        return Err(LogError { line: 1, column: 1, kind: LogErrorKind::TooLong });
    }
    let numbered = (1_usize..).zip(text.lines()).map(|(number, line)| (number, line.trim_end_matches('\r')));
    let mut lines = numbered.filter(|(_, line)| !line.trim().is_empty()).peekable();
    let at = |line: usize| move |(column, kind): Wrong| LogError { line, column, kind };
    let (number, first) = lines.next().unwrap_or((1, ""));
    read_version(first).map_err(at(number))?;
    let mut head = Head::default();
    let mut last = number;
    while let Some((number, line)) = lines.next_if(|(_, line)| !is_entry(line)) {
        head.read(line).map_err(at(number))?;
        last = number;
    }
    let (setup, tags) = head.finish().map_err(at(last.saturating_add(1)))?;
    let mut log = LogText { setup, tags, entries: Vec::new() };
    let mut stopped = None;
    for (number, line) in lines {
        if let Err(wrong) = read_later(line, &mut log) {
            stopped = Some(at(number)(wrong));
            break;
        }
    }
    Ok(LogPrefix { log, stopped })
}

/// Entries begin with their number.
fn is_entry(line: &str) -> bool {
    line.starts_with(|sign: char| sign.is_ascii_digit())
}

/// A line behind the head: an entry or a tag.
fn read_later(line: &str, log: &mut LogText) -> Result<(), Wrong> {
    if !is_entry(line) {
        return read_tag(line, &mut log.tags);
    }
    if log.entries.len() >= MAX_ENTRIES {
        return Err((1, LogErrorKind::TooManyEntries));
    }
    let before =
        log.entries.last().map_or((Seq(0), Millis::ZERO), |last: &Entry| (last.seq.next(), last.stamp.at));
    log.entries.push(read_entry(line, before)?);
    Ok(())
}
