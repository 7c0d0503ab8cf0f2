//! Reading what somebody brings along: files of games, logs, positions. In small pieces of work, so that the page can draw in
//! between and the reader can stop it: a game of a megabyte is read in pieces too.

use std::rc::Rc;

use pasapezas_core::record::read::GameReading;
use pasapezas_core::record::read_csv::{Row, Rows};
use pasapezas_core::record::read_file::read_records;
use pasapezas_core::record::sniff::{FileKind, sniff};
use pasapezas_core::record::{
    Boards, Complaint, Found, GameText, Games, LogError, NodeId, Record, Tree, read_bpgn, read_log,
};
use pasapezas_core::{PerSeat, Seat};

use crate::app::{BadStart, NewMatch};

/// The largest file that is read, in bytes.
pub const MAX_FILE: usize = 64 << 20;

/// How much of a file is cut into games at a time.
const PIECE: usize = 1 << 14;

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
            players: PerSeat::for_seats(|seat: Seat| tag(seat.name()).to_owned()),
            date: date.to_owned(),
            result,
            line,
            played: (found.played, found.tokens),
            n_complaints: found.complaints.len(),
        }
    }

    /// The game as a whole.
    pub fn read(&self) -> Found {
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
    bytes: Vec<u8>,
    cut: usize,
    cutter: Cutter,
    /// The game that has been begun.
    begun: Option<Begun>,
}

/// What cuts a file into games.
#[derive(Debug)]
enum Cutter {
    Games(Games),
    Rows(Rows),
}

impl Cutter {
    /// Takes a part of the file, and its end if it is the last one.
    fn push(&mut self, piece: &[u8], is_last: bool) -> Vec<Complaint> {
        match self {
            Self::Games(games) => {
                games.push(piece);
                if is_last {
                    games.finish();
                }
                games.complaints()
            }
            Self::Rows(rows) => {
                rows.push(piece);
                if is_last {
                    rows.finish();
                }
                rows.complaints()
            }
        }
    }

    /// The next game that is complete.
    fn next(&mut self) -> Option<Begun> {
        match self {
            Self::Games(games) => {
                games.next().map(|game| Begun { row: None, reading: GameReading::new(game) })
            }
            Self::Rows(rows) => rows.next().map(|row| {
                let reading = GameReading::new(row.game());
                Begun { row: Some(row), reading }
            }),
        }
    }
}

/// A game that is being read.
#[derive(Debug)]
struct Begun {
    /// The row that it stands in, in a file of bare movetexts.
    row: Option<Row>,
    reading: GameReading,
}

impl Begun {
    fn finish(self) -> Listed {
        let (text, found) = self.reading.finish();
        match self.row {
            Some(row) => {
                let found = row.told(found);
                Listed::new(Source::Row(Rc::new(row)), &found)
            }
            None => Listed::new(Source::Text(Rc::new(text)), &found),
        }
    }
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
        let cutter = Cutter::Games(Games::new());
        let mut reading = Self { file, cut: bytes.len(), bytes: Vec::new(), cutter, begun: None };
        if text.starts_with(LOG) {
            reading.list_whole(record_of_log(text)?);
        } else if let Some(boards) = two_boards(text) {
            reading.list_whole(record_of_boards(boards)?);
        } else {
            match sniff(text).ok_or(Unreadable::NoRecord)? {
                FileKind::Bpgn => reading.cut = 0,
                FileKind::Csv => {
                    reading.cut = 0;
                    reading.cutter = Cutter::Rows(Rows::new());
                }
                FileKind::ChessCom => reading.list_all(text),
            }
        }
        reading.bytes = bytes;
        Ok(reading)
    }

    fn list_whole(&mut self, record: Record) {
        self.list(whole(record));
    }

    fn list(&mut self, found: Found) {
        let found = Rc::new(found);
        self.file.games.push(Listed::new(Source::Whole(Rc::clone(&found)), &found));
    }

    fn list_all(&mut self, text: &[u8]) {
        let records = read_records(text).unwrap_or_default();
        self.file.complaints.extend(records.complaints);
        for found in records.games {
            self.list(found);
        }
    }

    /// One piece of work: a part of the file is cut into games, or a few moves of one game are read. `false` when there is
    /// nothing more.
    pub fn work(&mut self) -> bool {
        if let Some(mut begun) = self.begun.take().or_else(|| self.cutter.next()) {
            if begun.reading.work() {
                self.begun = Some(begun);
            } else {
                self.file.games.push(begun.finish());
            }
            return true;
        }
        let end = self.cut.saturating_add(PIECE).min(self.bytes.len());
        let Some(piece) = self.bytes.get(self.cut..end).filter(|piece| !piece.is_empty()) else {
            return false;
        };
        self.cut = end;
        let complaints = self.cutter.push(piece, end == self.bytes.len());
        self.file.complaints.extend(complaints);
        true
    }

    /// How much of the file has been read, in thousandths, and how many games were found.
    pub fn progress(&self) -> (u32, usize) {
        let share = self.cut.saturating_mul(1000) / self.bytes.len().max(1);
        (u32::try_from(share).unwrap_or(1000), self.file.games.len())
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
