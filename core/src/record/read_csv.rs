//! Files of bare movetexts: records `<base seconds>,"<movetext>"`, parted by lines with nothing but a comma. No tags, no names,
//! no result.
//!
//! [`Rows`] cuts a stream into records. A line that begins like a record is one, even where the quote before it was never
//! closed: one bad record spoils no other.

use std::collections::VecDeque;

use super::read::{Complaint, ComplaintKind, Found, GameText, MAX_COMPLAINTS, MAX_GAME, Place, read_bpgn};
use super::read_file::Records;
use crate::base::Millis;
use crate::rules::TimeControl;
use core::fmt;

/// What can be wrong with a record, besides its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CsvProblem {
    /// A line outside of all records; it is left out. Said once for several such lines.
    NoRecord,
    /// The quote is not closed; the record ends where the next one begins.
    QuoteOpen,
    /// Something stands behind the closing quote; it is left out.
    BehindQuote,
    /// The movetext has more than [`MAX_GAME`] bytes; the rest is left out.
    TooLong,
}

impl fmt::Display for CsvProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRecord => f.write_str("this line belongs to no record; one begins with seconds,\"moves"),
            Self::QuoteOpen => f.write_str("the quote is not closed before the next record"),
            Self::BehindQuote => f.write_str("nothing belongs behind the closing quote"),
            Self::TooLong => write!(f, "a movetext is cut at {MAX_GAME} bytes"),
        }
    }
}

/// One record as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What each player has at the start, in seconds; `None` for a number beyond all clocks.
    pub base: Option<u32>,
    /// The movetext, without its quotes.
    pub text: Vec<u8>,
    /// Where the movetext starts.
    pub place: Place,
    complaints: Vec<Complaint>,
}

impl Row {
    /// Reads the movetext.
    pub fn read(&self) -> Found {
        self.told(read_bpgn(&self.text, self.place.line))
    }

    /// Its movetext, to be read in pieces.
    pub fn game(&self) -> GameText {
        GameText { bytes: self.text.clone(), line: self.place.line }
    }

    /// What was read of its movetext, with what the row says besides.
    pub fn told(&self, mut found: Found) -> Found {
        // The reader does not know that its first line begins in the middle of one.
        let shift = self.place.column.saturating_sub(1);
        let shifted = |place: &mut Place| {
            if place.line == self.place.line {
                place.column = place.column.saturating_add(shift);
            }
        };
        found.complaints.iter_mut().for_each(|complaint| shifted(&mut complaint.place));
        if let Some(stopped) = &mut found.stopped {
            shifted(&mut stopped.place);
        }
        if let (Some(base), None) = (self.base, found.record.time) {
            found.record.tags.set("TimeControl", format!("{base}+0"));
            found.record.time = Some(TimeControl::same(Millis::seconds(base)));
        }
        found.complaints.extend(self.complaints.iter().cloned());
        found.complaints.sort_by_key(|complaint| complaint.place);
        found
    }
}

/// Cuts a stream into records. Push pieces of any size, take the records that are complete in between, and say when it ends.
/// Where the stream is cut into pieces makes no difference.
#[derive(Debug, Default)]
pub struct Rows {
    ready: VecDeque<Row>,
    complaints: Vec<Complaint>,
    /// The line that has not ended yet. Of a very long one only the beginning.
    line: Vec<u8>,
    line_was_cut: bool,
    /// How many lines have ended.
    n_lines: u32,
    open: Option<Row>,
    /// Whether the line before was complained about as belonging to no record.
    astray: bool,
}

impl Rows {
    /// Nothing pushed yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// More of the stream.
    pub fn push(&mut self, bytes: &[u8]) {
        for piece in bytes.split_inclusive(|sign| *sign == b'\n') {
            let (text, ends) = piece.strip_suffix(b"\n").map_or((piece, false), |text| (text, true));
            let room = MAX_GAME.saturating_add(32).saturating_sub(self.line.len());
            self.line_was_cut |= text.len() > room;
            self.line.extend(text.iter().take(room));
            if ends {
                self.end_line();
            }
        }
    }

    /// The stream has ended: what is left is the last record.
    pub fn finish(&mut self) {
        if !self.line.is_empty() {
            self.end_line();
        }
        self.close_open();
    }

    /// The next record that is complete.
    #[expect(
        clippy::should_implement_trait,
        reason = "it has not ended when it gives None: more may be pushed"
    )]
    pub fn next(&mut self) -> Option<Row> {
        self.ready.pop_front()
    }

    /// Takes the complaints about lines outside of records so far.
    pub fn complaints(&mut self) -> Vec<Complaint> {
        core::mem::take(&mut self.complaints)
    }

    fn end_line(&mut self) {
        let line = core::mem::take(&mut self.line);
        let was_cut = core::mem::take(&mut self.line_was_cut);
        self.n_lines = self.n_lines.saturating_add(1);
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        if let Some((base, text)) = record_start(line) {
            self.close_open();
            let column = u32::try_from(line.len().saturating_sub(text.len())).unwrap_or(u32::MAX);
            let place = Place { line: self.n_lines, column: column.saturating_add(1) };
            self.open = Some(Row { base, text: Vec::new(), place, complaints: Vec::new() });
            self.inside(text, line.len(), was_cut);
        } else if self.open.is_some() {
            self.inside(line, line.len(), was_cut);
        } else {
            self.outside(line);
        }
    }

    /// A line outside of records: a comma, nothing, the names of the columns, or nonsense.
    fn outside(&mut self, line: &[u8]) {
        let is_idle = line.iter().all(|sign| matches!(sign, b',' | b' ' | b'\t'));
        let are_names = self.n_lines == 1 && !line.contains(&b'"');
        let astray = !is_idle && !are_names;
        if astray && !self.astray && self.complaints.len() < MAX_COMPLAINTS {
            let place = Place { line: self.n_lines, column: 1 };
            self.complaints.push(Complaint { place, kind: ComplaintKind::Csv(CsvProblem::NoRecord) });
        }
        self.astray = astray;
    }

    /// Text of the open record: all of a line of `length` bytes, or what is left of it.
    fn inside(&mut self, text: &[u8], length: usize, was_cut: bool) {
        let Some(row) = &mut self.open else { return };
        let line = self.n_lines;
        let mut complain = |left: usize, problem| {
            let column = u32::try_from(length.saturating_sub(left)).unwrap_or(u32::MAX).saturating_add(1);
            row.complaints
                .push(Complaint { place: Place { line, column }, kind: ComplaintKind::Csv(problem) });
        };
        let (inner, behind) = unquoted(text);
        let was_full = row.text.len() >= MAX_GAME;
        let room = MAX_GAME.saturating_sub(row.text.len());
        let is_over = was_cut || inner.len() > room;
        if is_over && !was_full {
            complain(0, CsvProblem::TooLong);
        }
        if let Some(behind) = behind
            && !behind.iter().all(|sign| matches!(sign, b',' | b' ' | b'\t'))
        {
            complain(behind.len(), CsvProblem::BehindQuote);
        }
        row.text.extend(inner.into_iter().take(room));
        match behind {
            Some(_) => {
                self.ready.extend(self.open.take());
                self.astray = false;
            }
            None if row.text.len() < MAX_GAME => row.text.push(b'\n'),
            None => {}
        }
    }

    /// Ends a record whose quote was never closed.
    fn close_open(&mut self) {
        if let Some(mut row) = self.open.take() {
            let kind = ComplaintKind::Csv(CsvProblem::QuoteOpen);
            row.complaints.push(Complaint { place: row.place, kind });
            self.ready.push_back(row);
            self.astray = false;
        }
    }
}

/// The base and the rest behind the opening quote, if a line begins like a record.
fn record_start(line: &[u8]) -> Option<(Option<u32>, &[u8])> {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    let n_digits = line.iter().take(12).take_while(|sign| sign.is_ascii_digit()).count();
    let (digits, rest) = line.split_at_checked(n_digits).filter(|(digits, _)| !digits.is_empty())?;
    let rest = rest.strip_prefix(b",")?.strip_prefix(b"\"")?;
    Some((core::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok()), rest))
}

/// A text up to its closing quote, doubled ones made single, and what stands behind that.
fn unquoted(text: &[u8]) -> (Vec<u8>, Option<&[u8]>) {
    let mut inner = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.iter().position(|sign| *sign == b'"') {
        let (before, after) = rest.split_at_checked(at).unwrap_or((rest, &[]));
        inner.extend_from_slice(before);
        match after.strip_prefix(b"\"\"") {
            Some(behind) => {
                inner.push(b'"');
                rest = behind;
            }
            None => return (inner, Some(after.strip_prefix(b"\"").unwrap_or_default())),
        }
    }
    inner.extend_from_slice(rest);
    (inner, None)
}

/// Reads all records of a text, within the limits of [`read_records`](super::read_records).
pub fn read_csv(text: &[u8]) -> Records {
    let mut rows = Rows::new();
    rows.push(text);
    rows.finish();
    let (mut records, mut n_moves) = (Records::default(), 0);
    while let Some(row) = rows.next() {
        if !records.keep(row.place.line, row.read(), &mut n_moves) {
            break;
        }
    }
    records.complaints.append(&mut rows.complaints());
    records
}
