//! Matches of chess.com: two games in JSON, one a board, brought into one order by their clocks.
//!
//! The server keeps each board as a game of its own. How long its clocks have run tells where a half-move belongs among
//! those of the other board; where both have run equally long, that order holds in which every placed piece has arrived.
//!
//! A text is read in small pieces of work: first its values, then one match after the other.
//!
//! Not here: fetching such games. That is two requests, and this program makes none.

mod codes;
mod ending;
mod games;
mod half;
mod merge;
mod parse;
mod places;
mod problem;
#[cfg(test)]
mod tests;
mod value;

pub use problem::{ChessComProblem, JsonProblem};

use super::read::{Complaint, ComplaintKind, Found, MAX_COMPLAINTS, Place};
use super::read_file::Records;
use games::OwnPair;
use half::MAX_HALFMOVES;
use merge::Merger;
use parse::Parsing;
use places::{Places, Source};

/// As many half-moves as are read from one text, over all of its matches.
const MAX_ALL_HALFMOVES: usize = 100_000;

/// How many half-moves a piece of work has: a few microseconds each.
const PIECE: usize = 64;

/// Reads all matches of a JSON text. They are judged by the preset `chesscom`, under which any stored piece may be placed on
/// any empty square, a pawn not on ranks 1 and 8. Nothing ends a match but the end of its moves.
pub fn read_chesscom(text: &[u8]) -> Records {
    let mut state = State::default();
    while state.work(text) {}
    state.records
}

/// A text that is read in pieces: whoever has frames to draw calls [`work`](Self::work) as long as there is time.
///
/// ```
/// use pasapezas_core::record::read_json::ChessComReading;
/// let mut reading = ChessComReading::new(b"[{\"moveList\": \"mC0K\"}, {\"moveList\": \"lB\"}]".to_vec());
/// while reading.work() {}
/// assert_eq!(reading.finish().games.len(), 1);
/// ```
#[derive(Debug)]
pub struct ChessComReading {
    text: Vec<u8>,
    state: State,
}

impl ChessComReading {
    /// Nothing of it read yet.
    pub fn new(text: Vec<u8>) -> Self {
        Self { text, state: State::default() }
    }

    /// Reads on by one small piece: some values, or some half-moves of a match. `false` when all is read.
    pub fn work(&mut self) -> bool {
        self.state.work(&self.text)
    }

    /// How much has been read, in thousandths, and how many matches were found.
    pub fn progress(&self) -> (u32, usize) {
        (self.state.share(self.text.len()), self.state.records.games.len())
    }

    /// All matches of the text.
    pub fn finish(mut self) -> Records {
        while self.work() {}
        self.state.records
    }
}

/// A text while it is read. It is kept elsewhere and comes along with every call.
#[derive(Debug)]
struct State {
    stage: Stage,
    places: Places,
    /// Half-moves that may still be read.
    left: usize,
    records: Records,
}

impl Default for State {
    fn default() -> Self {
        Self {
            stage: Stage::Values(Parsing::default()),
            places: Places::default(),
            left: MAX_ALL_HALFMOVES,
            records: Records::default(),
        }
    }
}

/// What is read next.
#[derive(Debug)]
enum Stage {
    Values(Parsing),
    Matches(Box<Matches>),
    Done,
}

/// The matches of a text whose values are known.
#[derive(Debug)]
struct Matches {
    /// Where its value begins.
    root_at: usize,
    count: usize,
    waiting: std::vec::IntoIter<OwnPair>,
    /// The one that has been begun.
    begun: Option<Merger>,
}

impl State {
    fn work(&mut self, text: &[u8]) -> bool {
        match core::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Values(parsing) => self.values(text, parsing),
            Stage::Matches(matches) => self.matches(text, matches),
            Stage::Done => {}
        }
        !matches!(self.stage, Stage::Done)
    }

    fn values(&mut self, text: &[u8], mut parsing: Parsing) {
        let read = parsing.work(text);
        self.places.reach(text, parsing.at());
        match read {
            Ok(None) => self.stage = Stage::Values(parsing),
            Ok(Some(root)) => {
                let root_at = root.at;
                let pairs = games::pairs(root);
                let matches =
                    Matches { root_at, count: pairs.len(), waiting: pairs.into_iter(), begun: None };
                if matches.count == 0 {
                    self.nothing(text, root_at, ChessComProblem::NoGame);
                } else {
                    self.stage = Stage::Matches(Box::new(matches));
                }
            }
            Err(fault) => self.nothing(text, fault.at, ChessComProblem::Json(fault.problem)),
        }
    }

    fn nothing(&mut self, text: &[u8], at: usize, problem: ChessComProblem) {
        self.places.reach(text, at);
        self.records.complaints.push(complaint(self.places.at(text, at), problem));
    }

    fn matches(&mut self, text: &[u8], mut matches: Box<Matches>) {
        let source = Source { text, places: &self.places };
        if let Some(mut merger) = matches.begun.take() {
            if merger.work(source, PIECE) {
                matches.begun = Some(merger);
            } else {
                let found = merger.found();
                self.left = self.left.saturating_sub(usize::try_from(found.tokens).unwrap_or(usize::MAX));
                self.records.games.push(found);
            }
        } else if let Some(pair) = matches.waiting.next() {
            let limit = self.left.min(MAX_HALFMOVES);
            matches.begun = Some(Merger::of_pair(&games::lent(&pair), matches.root_at, source, limit));
        } else {
            return;
        }
        self.stage = Stage::Matches(matches);
    }

    /// The values are one half of the work, the matches are the other one.
    fn share(&self, length: usize) -> u32 {
        let half = |done: usize, all: usize| {
            let share = done.saturating_mul(500).checked_div(all).unwrap_or(500);
            u32::try_from(share).unwrap_or(500).min(500)
        };
        match &self.stage {
            Stage::Values(parsing) => half(parsing.at(), length),
            Stage::Matches(matches) => 500_u32.saturating_add(half(self.records.games.len(), matches.count)),
            Stage::Done => 1000,
        }
    }
}

fn complaint(place: Place, problem: ChessComProblem) -> Complaint {
    Complaint { place, kind: ComplaintKind::ChessCom(problem) }
}
