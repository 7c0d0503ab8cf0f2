//! Reading records: bytes in, matches and complaints out. Every dialect that was seen is read; nothing stops the reader, and
//! work and memory are bounded whatever the bytes are.
//!
//! - [`Games`] cuts a stream into games; [`read_bpgn`] reads one of them.
//! - Moves are judged by the record's own rules: those of its tag `RuleSet`, else international ones, under which any stored
//!   piece may be placed on any empty square, a pawn not on ranks 1 and 8. Nothing ends a game but the end of its text.
//!
//! Not here: records of other kinds than BPGN.

mod bpgn;
mod comment;
mod complaint;
pub(super) mod ending;
mod games;
mod header;
mod lexer;
mod limits;
mod moves;
mod numbers;
pub(super) mod reason;
mod report;
#[cfg(test)]
mod tests;
pub(super) mod time;
mod turns;
mod words;

use core::fmt;

pub use bpgn::{GameReading, read_bpgn};
pub use complaint::{Complaint, ComplaintKind, Place};
pub use games::{GameText, Games};
pub use limits::{MAX_COMMENT, MAX_COMPLAINTS, MAX_DEPTH, MAX_GAME, MAX_MOVES, MAX_TAG, MAX_TAGS};

use super::{Boards, Record};
use crate::base::Seat;
use crate::notation::MoveTextError;

/// What was read of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The game as far as it can be played, with all that is said about it.
    pub record: Record,
    /// Moves of the main line in the text.
    pub tokens: u32,
    /// Moves of the main line that were played.
    pub played: u32,
    /// The first move of the main line, on either board, that cannot be played; nothing is played from there on.
    pub stopped: Option<Stopped>,
    /// The last comment of the text that is more than a clock, without its braces; the byte 0xFE, which parts several
    /// remarks in one pair of braces and is no character, as U+FFFD.
    pub last_comment: Option<String>,
    /// What is wrong with the text, in its order.
    pub complaints: Vec<Complaint>,
}

/// Where the main line stops before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// How many moves of both boards were played before.
    pub index: u32,
    /// The move that stops it.
    pub what: Unplayable,
    /// Both boards before it.
    pub boards: Boards,
    /// Where it stands in the text.
    pub place: Place,
}

/// A move that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// Who would move.
    pub seat: Seat,
    /// Its number in the text.
    pub number: u32,
    /// The move as it is written.
    pub text: String,
    /// Why not.
    pub why: WhyNot,
}

/// Why a move of a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The move itself.
    Move(MoveTextError),
    /// The position that the record starts from is not known.
    NoStart,
    /// There are more than [`MAX_MOVES`].
    TooManyMoves,
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => write!(f, "{error}"),
            Self::NoStart => f.write_str("the position that the record starts from is not known"),
            Self::TooManyMoves => write!(f, "there are more than {MAX_MOVES}"),
        }
    }
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.seat.board.letter();
        let seat = self.seat.color.choose(letter, letter.to_ascii_lowercase());
        write!(f, "{}{seat}. {} cannot be played: {}", self.number, self.text, self.why)
    }
}
