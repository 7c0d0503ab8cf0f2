//! Reading a supervised match: as far as it is whole and allowed.

use super::words::read_action;
use super::{ARBITER_VERSION, SupervisionError, SupervisionErrorKind as Kind, settings};
use crate::arbiter::settings::Settings;
use crate::arbiter::supervision::{Supervision, SupervisionSetup};
use crate::base::Millis;
use crate::game::{Seq, Stamp};
use crate::record::{Tags, read_author, read_log};

/// The longest text that is read, in bytes.
pub const MAX_SUPERVISION: usize = 500_000;

/// The most entries that are read.
pub const MAX_SUPERVISION_ENTRIES: usize = 3_000;

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupervisionText {
    /// The match.
    pub hall: Supervision,
    /// Names and the like.
    pub tags: Tags,
    /// Where reading stopped and why; `None` when nothing is damaged.
    pub stopped: Option<SupervisionError>,
}

/// Reads a text up to the first line that cannot be read, is not allowed, or has no end.
///
/// # Errors
/// When not even its head can be read.
pub fn read_supervision(text: &str) -> Result<SupervisionText, SupervisionError> {
    if text.len() > MAX_SUPERVISION {
        return Err(SupervisionError { line: 1, kind: Kind::TooLong });
    }
    let mut lines = (1_usize..).zip(text.split_inclusive('\n')).peekable();
    let (_, first) = lines.next().ok_or(SupervisionError { line: 1, kind: Kind::NotOne })?;
    version(first).map_err(|kind| SupervisionError { line: 1, kind })?;

    let (mut chosen, mut recorded) = (None, false);
    while let Some((line, words)) = lines.next_if(|(_, text)| !text.starts_with("pasapezas-log")) {
        setting(&mut chosen, &mut recorded, words.trim_end())
            .ok_or(SupervisionError { line, kind: Kind::Setting })?;
    }
    let settings = chosen.ok_or(SupervisionError { line: 2, kind: Kind::Setting })?;

    let begins = lines.peek().map_or(1, |(line, _)| *line);
    let mut head = String::new();
    while let Some((_, text)) =
        lines.next_if(|(_, text)| !text.starts_with(|sign: char| sign.is_ascii_digit()))
    {
        head.push_str(text);
    }
    let head = read_log(&head).map_err(|error| SupervisionError {
        line: begins.saturating_add(error.line).saturating_sub(1),
        kind: Kind::Head(error.kind),
    })?;
    let mut hall = Supervision::new(SupervisionSetup { settings, game: head.setup, recorded });
    let mut stopped = None;
    for (line, text) in lines {
        if let Err(kind) = enter(&mut hall, text) {
            stopped = Some(SupervisionError { line, kind });
            break;
        }
    }
    Ok(SupervisionText { hall, tags: head.tags, stopped })
}

fn version(line: &str) -> Result<(), Kind> {
    let version = line.trim_end().strip_prefix("pasapezas-arbiter ").ok_or(Kind::NotOne)?;
    match version.parse() {
        Ok(ARBITER_VERSION) => Ok(()),
        Ok(version) if version > ARBITER_VERSION => Err(Kind::Newer { version }),
        Ok(_) | Err(_) => Err(Kind::NotOne),
    }
}

fn setting(chosen: &mut Option<Settings>, recorded: &mut bool, line: &str) -> Option<()> {
    let words: Vec<&str> = line.split(' ').collect();
    match *words.as_slice() {
        ["profile", name] if chosen.is_none() => *chosen = Some(settings::profile(name)?),
        ["set", name, value] => settings::set(chosen.as_mut()?, recorded, name, value)?,
        _ => return None,
    }
    Some(())
}

fn enter(hall: &mut Supervision, line: &str) -> Result<(), Kind> {
    let whole = line.strip_suffix('\n').ok_or(Kind::Unfinished)?;
    let words: Vec<&str> = whole.trim_end_matches('\r').split(' ').collect();
    let [seq, at, by, action] = *words.as_slice() else { return Err(Kind::Entry) };
    let seq: u32 = seq.parse().map_err(|_| Kind::Entry)?;
    let at: u32 = at.parse().map_err(|_| Kind::Entry)?;
    let by = read_author(by).ok_or(Kind::Entry)?;
    let action = read_action(action).ok_or(Kind::Entry)?;
    if Seq(seq) != hall.end() {
        return Err(Kind::Entry);
    }
    if hall.log().len() >= MAX_SUPERVISION_ENTRIES {
        return Err(Kind::TooManyEntries);
    }
    hall.play(Stamp { at: Millis(at), by }, action).map(|_| ()).map_err(Kind::NotAllowed)
}
