//! Reading what somebody brings along: files of games, logs, positions. In small pieces of work, so that the page can draw in
//! between and the reader can stop it: a game of a megabyte is read in pieces too.

use std::cell::RefCell;
use std::rc::Rc;

use pasapezas_core::record::read_csv::Row;
use pasapezas_core::record::sniff::sniff;
use pasapezas_core::record::{
    Boards, Complaint, Found, GameText, LogError, NodeId, Record, Tree, read_bpgn, read_log,
};
use pasapezas_core::{PerSeat, Seat};

use super::pieces::{Begun, Origin, Piece, Pieces};
use crate::app::{BadStart, NewMatch};
use crate::share::shared::SharedError;

/// The largest file that is read, in bytes.
pub const MAX_FILE: usize = 64 << 20;

/// A game with a longer text, in bytes, is read in pieces when it is opened: more than some hundred moves.
const LONG: usize = 1 << 14;

/// The first words of the log of a match.
const LOG: &[u8] = b"pasapezas-log ";

/// Why something cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is larger than [`MAX_FILE`].
    TooLarge,
    /// It holds no record that is read.
    NoRecord,
    /// It is the log of a match, and broken.
    Log(LogError),
    /// It is the log of a match, and says what the rules do not.
    Audit,
    /// It looks like two boards, and is not.
    Boards(BadStart),
    /// A link that brings no match.
    Link(SharedError),
}

/// A file whose games are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenFile {
    /// Its name; empty for what was pasted.
    pub name: Rc<str>,
    /// Its games.
    pub games: Vec<Listed>,
    /// What is wrong outside of its games.
    pub complaints: Vec<Complaint>,
}

/// A game in the list of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where it is read from when it is opened.
    source: Source,
    /// What was read of it, until it is shown.
    ready: Ready,
    /// Who played; empty where nobody is named.
    pub players: PerSeat<String>,
    /// When, as it is written.
    pub date: String,
    /// The token of its result.
    pub result: &'static str,
    /// Moves that were played, of all that are written.
    pub played: (u32, u32),
    /// How much is wrong with it.
    pub n_complaints: usize,
    /// All of it that a filter looks at, in lower case.
    line: Box<str>,
}

/// What was read of a game already. It follows from the text and makes no difference but in time.
#[derive(Clone, Debug, Default)]
struct Ready(Rc<RefCell<Option<Found>>>);

impl PartialEq for Ready {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Ready {}

/// A long game that is being read because somebody opens it.
#[derive(Debug)]
pub struct Opening {
    begun: Option<Begun>,
    ready: Ready,
}

impl Opening {
    /// Reads on by one small piece; `false` when all is read, and [`Listed::read`] costs nothing.
    pub fn work(&mut self) -> bool {
        let Some(mut begun) = self.begun.take() else { return false };
        if begun.work() {
            self.begun = Some(begun);
        } else {
            *self.ready.0.borrow_mut() = Some(begun.finish().1);
        }
        self.begun.is_some()
    }

    /// How much of it is read, in thousandths.
    pub fn share(&self) -> u32 {
        self.begun.as_ref().map_or(1000, Begun::share)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    Text(Rc<GameText>),
    Row(Rc<Row>),
    Whole(Rc<Found>),
}

impl Listed {
    fn new(source: Source, found: &Found) -> Self {
        let tags = &found.record.tags;
        let tag = |name: &str| tags.get(name).filter(|text| !text.starts_with('?')).unwrap_or_default();
        let (date, result) = (tag("Date"), found.record.ending.token.text());
        let [a, b, c, d] = Seat::ALL.map(|seat| tag(seat.name()));
        let line = [a, b, c, d, date, result].join("\n").to_lowercase().into();
        Self {
            source,
            ready: Ready::default(),
            players: PerSeat::for_seats(|seat: Seat| tag(seat.name()).to_owned()),
            date: date.to_owned(),
            result,
            line,
            played: (found.played, found.tokens),
            n_complaints: found.complaints.len(),
        }
    }

    /// Begins to read the game in pieces; `None` when it is short, or read already.
    pub fn begin(&self) -> Option<Opening> {
        let begun = match &self.source {
            Source::Text(text) if text.bytes.len() > LONG => Begun::of_text((**text).clone()),
            Source::Row(row) if row.text.len() > LONG => Begun::of_row((**row).clone()),
            Source::Text(_) | Source::Row(_) | Source::Whole(_) => return None,
        };
        let is_ready = self.ready.0.borrow().is_some();
        (!is_ready).then(|| Opening { begun: Some(begun), ready: self.ready.clone() })
    }

    /// The game as a whole: what was read of it before, once, or read now.
    pub fn read(&self) -> Found {
        if let Some(found) = self.ready.0.borrow_mut().take() {
            return found;
        }
        match &self.source {
            Source::Text(text) => read_bpgn(&text.bytes, text.line),
            Source::Row(row) => row.read(),
            Source::Whole(found) => (**found).clone(),
        }
    }

    /// Whether all words of a filter, in lower case, are in its line of the list.
    pub fn fits(&self, filter: &str) -> bool {
        filter.split_whitespace().all(|word| self.line.contains(word))
    }
}

/// A file that is being read.
#[derive(Debug)]
pub struct Reading {
    file: OpenFile,
    pieces: Pieces,
}

impl Reading {
    /// Begins with a file. What is small and whole, as a log or two boards, is read at once.
    ///
    /// # Errors
    /// Why nothing of it can be read.
    pub fn new(name: &str, bytes: Vec<u8>) -> Result<Self, Unreadable> {
        if bytes.len() > MAX_FILE {
            return Err(Unreadable::TooLarge);
        }
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes).trim_ascii();
        if text.is_empty() {
            return Err(Unreadable::Empty);
        }
        let file = OpenFile { name: name.into(), ..OpenFile::default() };
        let mut reading = Self { file, pieces: Pieces::Done };
        if text.starts_with(LOG) {
            reading.list(whole(record_of_log(text)?));
        } else if let Some(boards) = two_boards(text) {
            reading.list(whole(record_of_boards(boards)?));
        } else {
            let kind = sniff(text).ok_or(Unreadable::NoRecord)?;
            reading.pieces = Pieces::new(kind, bytes);
        }
        Ok(reading)
    }

    fn list(&mut self, found: Found) {
        let found = Rc::new(found);
        self.file.games.push(Listed::new(Source::Whole(Rc::clone(&found)), &found));
    }

    /// One piece of work: a part of the file is cut into games, or a few moves of one game are read. `false` when there is
    /// nothing more.
    pub fn work(&mut self) -> bool {
        match self.pieces.work() {
            Piece::More => {}
            Piece::Game(game) => {
                let (origin, found) = *game;
                let source = match origin {
                    Origin::Text(text) => Source::Text(Rc::new(text)),
                    Origin::Row(row) => Source::Row(Rc::new(row)),
                };
                let listed = Listed::new(source, &found);
                // It is shown as soon as the file is open: it need not be read again.
                if self.file.games.is_empty() {
                    *listed.ready.0.borrow_mut() = Some(found);
                }
                self.file.games.push(listed);
            }
            Piece::Wrong(complaints) => self.file.complaints.extend(complaints),
            Piece::All(games, complaints) => {
                self.file.complaints.extend(complaints);
                for found in games {
                    self.list(found);
                }
            }
            Piece::End => return false,
        }
        true
    }

    /// How much of the file has been read, in thousandths, and how many games were found.
    pub fn progress(&self) -> (u32, usize) {
        (self.pieces.share(), self.file.games.len())
    }

    /// The file with all games that were found.
    ///
    /// # Errors
    /// When there is none.
    pub fn finish(self) -> Result<OpenFile, Unreadable> {
        if self.file.games.is_empty() { Err(Unreadable::NoRecord) } else { Ok(self.file) }
    }
}

/// A record that is whole, as a reader of files would give it.
fn whole(record: Record) -> Found {
    let n_moves = u32::try_from(record.tree.line(NodeId::ROOT).count());
    let n_moves = n_moves.unwrap_or(u32::MAX);
    Found {
        record,
        tokens: n_moves,
        played: n_moves,
        stopped: None,
        last_comment: None,
        complaints: Vec::new(),
    }
}

/// The record of a log. The log is audited before it is shown as a match.
fn record_of_log(text: &[u8]) -> Result<Record, Unreadable> {
    let text = String::from_utf8_lossy(text);
    let text = if text.ends_with('\n') { text } else { format!("{text}\n").into() };
    let log = read_log(&text).map_err(Unreadable::Log)?;
    let tags = log.tags.clone();
    let game = log.into_match().map_err(|_| Unreadable::Audit)?;
    game.audit().map_err(|_| Unreadable::Audit)?;
    Ok(Record::of_match(&game, &tags))
}

/// Two boards in one line, if it looks like that.
fn two_boards(text: &[u8]) -> Option<&str> {
    let text = core::str::from_utf8(text).ok()?;
    let first = text.split_whitespace().next()?;
    let is_one_line = !text.contains(['\n', '"']);
    (is_one_line && first.matches('/').count() >= 7).then_some(text)
}

fn record_of_boards(text: &str) -> Result<Record, Unreadable> {
    let start = NewMatch::from_bfen(text).map_err(Unreadable::Boards)?;
    let setup = start.setup();
    let tree = Tree::new(Boards::at(setup.start, &setup.rules));
    Ok(Record { tree, time: Some(setup.time), ..Record::new(setup.rules) })
}
