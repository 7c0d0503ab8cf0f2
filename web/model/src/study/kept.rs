//! What a device keeps of the study between two visits: the draft of the editor, and the record of the review. Each is one
//! text, bounded, with its version and its length before it: what was cut or is of another version is left out as a whole.

use std::rc::Rc;

use pasapezas_core::notation::{read_bfen, write_setup};
use pasapezas_core::record::{Record, write_bpgn};
use pasapezas_core::{Millis, PerSeat, RuleSet, Seat};

use super::change::{StudyChange, change};
use super::reading::Reading;
use super::state::{Kept, Source, StudyState};
use crate::editor::{Clock, Draft};

/// The longest text that is kept, in bytes: a match of a thousand moves with a comment on many.
pub const MAX_KEPT: usize = 256 * 1024;

/// Before a draft, and before a record.
const DRAFT: &str = "pasapezas-draft 1";
const RECORD: &str = "pasapezas-review 1";

/// Before a part of a draft.
const RULES: &str = "rules ";
const CLOCKS: &str = "clocks ";
const BOARDS: &str = "boards ";

/// In place of a clock that cannot be read.
const UNREAD: &str = "-";

/// What was kept cannot be read any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Damaged;

/// A draft as it is kept; `None` when it is longer than anything that is kept.
pub fn write_kept_draft(draft: &Draft) -> Option<String> {
    let clocks = Seat::ALL.map(|seat| match draft.clocks.at(seat) {
        Clock::Left(left) => left.0.to_string(),
        Clock::Unread(_) => UNREAD.to_owned(),
    });
    let timed = if draft.timed { "timed" } else { "untimed" };
    let [a, b] = [&draft.boards.a, &draft.boards.b].map(write_setup);
    let body = format!(
        "{RULES}{}\n{CLOCKS}{timed} {}\n{BOARDS}{a} | {b}\n",
        draft.rules.to_text(),
        clocks.join(" ")
    );
    framed(DRAFT, &body)
}

/// A draft that was kept.
///
/// # Errors
/// When it is not whole, or not of this version.
pub fn read_kept_draft(text: &str) -> Result<Draft, Damaged> {
    let body = unframed(DRAFT, text)?;
    let mut lines = body.lines();
    let mut part = |name: &str| lines.next().and_then(|line| line.strip_prefix(name)).ok_or(Damaged);
    let rules = RuleSet::from_text(part(RULES)?).map_err(|_| Damaged)?;
    let mut draft = Draft::array(rules);
    let (timed, clocks) = part(CLOCKS)?.split_once(' ').ok_or(Damaged)?;
    draft.timed = match timed {
        "timed" => true,
        "untimed" => false,
        _ => return Err(Damaged),
    };
    read_clocks(clocks, &mut draft.clocks)?;
    draft.boards = read_bfen(part(BOARDS)?).map_err(|_| Damaged)?.boards;
    Ok(draft)
}

fn read_clocks(text: &str, clocks: &mut PerSeat<Clock>) -> Result<(), Damaged> {
    let mut words = text.split(' ');
    for seat in Seat::ALL {
        let word = words.next().ok_or(Damaged)?;
        if word != UNREAD {
            *clocks.at_mut(seat) = Clock::Left(Millis(word.parse().map_err(|_| Damaged)?));
        }
    }
    if words.next().is_none() { Ok(()) } else { Err(Damaged) }
}

/// A record as it is kept; `None` when it is longer than anything that is kept.
pub fn write_kept_record(record: &Record) -> Option<String> {
    framed(RECORD, &write_bpgn(record))
}

/// The text of a record that was kept, for the reader of records.
///
/// # Errors
/// When it is not whole, or not of this version.
pub fn read_kept_record(text: &str) -> Result<&str, Damaged> {
    unframed(RECORD, text)
}

/// The state with which a visit begins: with the record that the device has kept and the one that lay aside, if they can be read.
pub fn restored(record: Option<&str>, aside: Option<&str>) -> StudyState {
    let [record, before] = [record, aside].map(|text| text.map(opened));
    let is_lost = [&record, &before].into_iter().any(|read| matches!(read, Some(Err(_))));
    let [record, before] = [record, before].map(|read| read.and_then(Result::ok));
    let state = match (record, before) {
        (Some(state), before) => StudyState { aside: before.map(Rc::new), ..state },
        (None, Some(state)) => state,
        (None, None) => StudyState::default(),
    };
    if is_lost { StudyState { kept: Kept::Lost, ..state } } else { state }
}

/// The state with a record that was kept.
fn opened(text: &str) -> Result<StudyState, Damaged> {
    let text = read_kept_record(text)?;
    let mut reading = Reading::new("", text.as_bytes().to_vec()).map_err(|_| Damaged)?;
    // Kept texts are short: this is no slower than drawing the page.
    while reading.work() {}
    let file = reading.finish().map_err(|_| Damaged)?;
    let state = change(&StudyState::default(), StudyChange::Opened(Rc::new(file)));
    Ok(StudyState { kept: Kept::Back, source: Source::Earlier, ..state })
}

fn framed(head: &str, body: &str) -> Option<String> {
    (body.len() <= MAX_KEPT).then(|| format!("{head} {}\n{body}", body.len()))
}

fn unframed<'a>(head: &str, text: &'a str) -> Result<&'a str, Damaged> {
    let (length, body) = text
        .strip_prefix(head)
        .and_then(|rest| rest.strip_prefix(' '))
        .and_then(|rest| rest.split_once('\n'))
        .ok_or(Damaged)?;
    let whole = length.parse() == Ok(body.len()) && body.len() <= MAX_KEPT;
    if whole { Ok(body) } else { Err(Damaged) }
}
