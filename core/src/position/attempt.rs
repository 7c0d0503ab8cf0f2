//! What somebody tries on a board, and what comes of it: a legal move, or the most helpful reason against it.

use super::checked::Position;
use super::moves::Move;
use crate::base::{DropRole, PromotionRole, Role, Square};
use crate::rules::Refusal;

/// A try, as hands make it: from a square or a reserve to a square. It need not make sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Attempt {
    /// A piece on the board. Castling is the king moved two squares, or put onto its own rook.
    Board {
        /// From here
        from: Square,
        /// to there,
        to: Square,
        /// becoming this.
        promotion: Option<PromotionRole>,
    },
    /// A stored piece.
    Drop {
        /// This kind
        role: DropRole,
        /// on this square.
        to: Square,
    },
}

impl Attempt {
    /// Where the piece comes from; a stored one from nowhere on the board.
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Board { from, .. } => Some(from),
            Self::Drop { .. } => None,
        }
    }

    /// Where it is to go.
    pub const fn to(self) -> Square {
        match self {
            Self::Board { to, .. } | Self::Drop { to, .. } => to,
        }
    }
}

impl Position {
    /// The legal move that an attempt of the player on move stands for.
    ///
    /// # Errors
    /// Why there is none. Where several reasons hold, the one that helps most: first what is wrong with the piece and its
    /// way, then the own king, then what the drop would do to the other king.
    ///
    /// ```
    /// use pasapezas_core::{Attempt, Position, Refusal, RuleSet, Square};
    /// let square = |name: &str| name.parse::<Square>().unwrap();
    /// let start = Position::start(&RuleSet::default());
    /// let rook = Attempt::Board { from: square("a1"), to: square("a5"), promotion: None };
    /// assert_eq!(start.judge(rook), Err(Refusal::PathBlocked { at: square("a2") }));
    /// ```
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Refusal> {
        match attempt {
            Attempt::Board { from, to, promotion } => self.judge_board(from, to, promotion),
            Attempt::Drop { role, to } => self.judge_drop(role, to),
        }
    }

    /// Why a move that is not legal is refused.
    pub(super) fn why_not(&self, mv: Move) -> Refusal {
        let (verdict, role) = match mv {
            Move::Normal { from, to, promotion } => {
                (self.judge_board(from, to, promotion), self.placement().role_at(from))
            }
            Move::EnPassant { from, to } => {
                (self.judge_board(from, to, None), self.placement().role_at(from))
            }
            Move::Castle(side) => (self.judge_castle(side), Some(Role::King)),
            Move::Drop { role, to } => (self.judge_drop(role, to), Some(role.role())),
        };
        // A move that is not legal as it stands, while the attempt behind it is: a capture in passing written as a
        // plain move, say.
        verdict.err().unwrap_or(Refusal::NotItsMove { role: role.unwrap_or(Role::Pawn) })
    }
}
