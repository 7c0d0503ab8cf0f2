//! Why a text is not a move that can be played here.

use core::fmt;

use super::san_write::write_san;
use super::uci::{attempt_of, write_attempt};
use crate::base::{Color, Role};
use crate::position::{Move, Position};
use crate::rules::{Refusal, Source};

/// Why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// It does not look like a move at all.
    Unreadable,
    /// No own piece of this kind stands where the text says.
    NoSuchPiece {
        /// The kind.
        role: Role,
    },
    /// Several legal moves fit.
    Ambiguous {
        /// These, two or more.
        candidates: Vec<Move>,
    },
    /// It is plain what is meant, and the rules forbid it.
    Refused(Refusal),
}

impl From<Refusal> for MoveTextError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl MoveTextError {
    /// The candidates of an ambiguous text, each written so that it is unambiguous; empty for other errors.
    pub fn candidates(&self, position: &Position) -> Vec<String> {
        match self {
            Self::Ambiguous { candidates } => candidates.iter().map(|mv| write_san(position, *mv)).collect(),
            Self::Unreadable | Self::NoSuchPiece { .. } | Self::Refused(_) => Vec::new(),
        }
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("this is not the text of a move"),
            Self::NoSuchPiece { role } => {
                write!(f, "no {} of the player on move stands there", role.letter())
            }
            Self::Ambiguous { candidates } => {
                f.write_str("several moves fit:")?;
                // Two moves that one text fits are never castling, so whose turn it is does not matter.
                candidates
                    .iter()
                    .try_for_each(|mv| write!(f, " {}", write_attempt(attempt_of(Color::White, *mv))))
            }
            Self::Refused(refusal) => {
                let kind = refusal.kind();
                let article = if matches!(kind.source(), Source::Article(_)) { "article " } else { "" };
                write!(f, "refused by {article}{}: {}", kind.source(), kind.code())
            }
        }
    }
}

impl core::error::Error for MoveTextError {}
