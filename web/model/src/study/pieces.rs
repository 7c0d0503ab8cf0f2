//! A file in pieces: it is cut into games, and each game is read a few moves at a time, so that a game of a megabyte and a file
//! of sixty keep nobody waiting.

use pasapezas_core::record::read::GameReading;
use pasapezas_core::record::read_csv::{Row, Rows};
use pasapezas_core::record::read_json::ChessComReading;
use pasapezas_core::record::sniff::FileKind;
use pasapezas_core::record::{Complaint, Found, GameText, Games};

/// How much of a file is cut into games at a time.
const PIECE: usize = 1 << 14;

/// A file of records that is being read.
#[derive(Debug)]
pub(super) enum Pieces {
    /// One that is cut into games.
    Cut { bytes: Vec<u8>, at: usize, cutter: Cutter, begun: Option<Box<Begun>> },
    /// Matches of chess.com: one text.
    Json(ChessComReading),
    /// All of it is read.
    Done,
}

/// What came of a piece of work.
#[derive(Debug)]
pub(super) enum Piece {
    /// Nothing that one could show yet.
    More,
    /// A game.
    Game(Box<(Origin, Found)>),
    /// What is wrong outside of games.
    Wrong(Vec<Complaint>),
    /// All matches of the file at once, and what is wrong besides.
    All(Vec<Found>, Vec<Complaint>),
    /// There is nothing more.
    End,
}

/// The text of a game, from which it can be read again.
#[derive(Debug)]
pub(super) enum Origin {
    Text(GameText),
    Row(Row),
}

/// What cuts a file into games.
#[derive(Debug)]
pub(super) enum Cutter {
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
            Self::Games(games) => games.next().map(Begun::of_text),
            Self::Rows(rows) => rows.next().map(Begun::of_row),
        }
    }
}

/// A game that is being read.
#[derive(Debug)]
pub(super) struct Begun {
    /// The row that it stands in, in a file of bare movetexts.
    row: Option<Row>,
    reading: GameReading,
}

impl Begun {
    pub(super) fn of_text(text: GameText) -> Self {
        Self { row: None, reading: GameReading::new(text) }
    }

    pub(super) fn of_row(row: Row) -> Self {
        let reading = GameReading::new(row.game());
        Self { row: Some(row), reading }
    }

    /// Reads on by one small piece; `false` when all is read.
    pub(super) fn work(&mut self) -> bool {
        self.reading.work()
    }

    /// How much of it is read, in thousandths.
    pub(super) fn share(&self) -> u32 {
        self.reading.share()
    }

    pub(super) fn finish(self) -> (Origin, Found) {
        let (text, found) = self.reading.finish();
        match self.row {
            Some(row) => {
                let found = row.told(found);
                (Origin::Row(row), found)
            }
            None => (Origin::Text(text), found),
        }
    }
}

impl Pieces {
    /// Nothing of it read yet.
    pub(super) fn new(kind: FileKind, bytes: Vec<u8>) -> Self {
        let cutter = match kind {
            FileKind::Bpgn => Cutter::Games(Games::new()),
            FileKind::Csv => Cutter::Rows(Rows::new()),
            FileKind::ChessCom => return Self::Json(ChessComReading::new(bytes)),
        };
        Self::Cut { bytes, at: 0, cutter, begun: None }
    }

    /// One piece of work: a part of the file is cut into games, or a few moves of one game are read.
    pub(super) fn work(&mut self) -> Piece {
        match self {
            Self::Cut { bytes, at, cutter, begun } => {
                if let Some(mut game) = begun.take().or_else(|| cutter.next().map(Box::new)) {
                    if game.work() {
                        *begun = Some(game);
                        return Piece::More;
                    }
                    return Piece::Game(Box::new(game.finish()));
                }
                let end = at.saturating_add(PIECE).min(bytes.len());
                let Some(piece) = bytes.get(*at..end).filter(|piece| !piece.is_empty()) else {
                    return Piece::End;
                };
                *at = end;
                Piece::Wrong(cutter.push(piece, end == bytes.len()))
            }
            Self::Json(reading) => {
                if reading.work() {
                    return Piece::More;
                }
                let Self::Json(reading) = core::mem::replace(self, Self::Done) else { return Piece::End };
                let records = reading.finish();
                Piece::All(records.games, records.complaints)
            }
            Self::Done => Piece::End,
        }
    }

    /// How much of the file has been read, in thousandths.
    pub(super) fn share(&self) -> u32 {
        match self {
            Self::Cut { bytes, at, .. } => {
                u32::try_from(at.saturating_mul(1000) / bytes.len().max(1)).unwrap_or(1000)
            }
            Self::Json(reading) => reading.progress().0,
            Self::Done => 1000,
        }
    }
}
