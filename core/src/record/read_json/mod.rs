//! Matches of chess.com: two games in JSON, one a board, brought into one order by their clocks.
//!
//! The server keeps each board as a game of its own. How long its clocks have run tells where a half-move belongs among
//! those of the other board; where both have run equally long, that order holds in which every placed piece has arrived.
//!
//! Not here: fetching such games. That is two requests, and this program makes none.

mod codes;
mod ending;
mod games;
mod half;
mod merge;
mod parse;
mod problem;
mod value;

pub use problem::{ChessComProblem, JsonProblem};

use super::read::{Complaint, ComplaintKind, Found, MAX_COMPLAINTS, Place};
use super::read_file::Records;
use half::MAX_HALFMOVES;

/// As many half-moves as are read from one text, over all of its matches.
const MAX_ALL_HALFMOVES: usize = 100_000;

/// Reads all matches of a JSON text. They are judged by the preset `chesscom`, under which any stored piece may be placed on
/// any empty square, a pawn not on ranks 1 and 8. Nothing ends a match but the end of its moves.
pub fn read_chesscom(text: &[u8]) -> Records {
    let places = Places::of(text);
    let nothing = |at: usize, problem| Records {
        games: Vec::new(),
        complaints: vec![complaint(places.at(at), problem)],
    };
    let root = match parse::read_json(text) {
        Ok(root) => root,
        Err(fault) => return nothing(fault.at, ChessComProblem::Json(fault.problem)),
    };
    let mut left = MAX_ALL_HALFMOVES;
    let mut games: Vec<Found> = Vec::new();
    for pair in games::pairs(&root) {
        let found = merge::read_pair(&pair, &root, &places, left.min(MAX_HALFMOVES));
        left = left.saturating_sub(usize::try_from(found.tokens).unwrap_or(usize::MAX));
        games.push(found);
    }
    if games.is_empty() {
        return nothing(root.at, ChessComProblem::NoGame);
    }
    Records { games, complaints: Vec::new() }
}

fn complaint(place: Place, problem: ChessComProblem) -> Complaint {
    Complaint { place, kind: ComplaintKind::ChessCom(problem) }
}

/// Bytes of a text to lines and columns.
struct Places<'a> {
    text: &'a [u8],
    /// Where each line begins.
    lines: Vec<usize>,
}

impl<'a> Places<'a> {
    fn of(text: &'a [u8]) -> Self {
        let breaks = text.iter().enumerate().filter(|(_, sign)| **sign == b'\n');
        let lines = core::iter::once(0).chain(breaks.map(|(at, _)| at.saturating_add(1))).collect();
        Self { text, lines }
    }

    /// The place of a byte. Columns count characters: bytes that go on with one do not count.
    fn at(&self, byte: usize) -> Place {
        let n_lines = self.lines.partition_point(|start| *start <= byte);
        let start = n_lines.checked_sub(1).and_then(|line| self.lines.get(line)).copied().unwrap_or(0);
        let before = self.text.get(start..byte).unwrap_or_default();
        let n_signs = before.iter().filter(|sign| **sign & 0xc0 != 0x80).count();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Place { line: number(n_lines.max(1)), column: number(n_signs).saturating_add(1) }
    }
}
