//! Why a move that breaks an obligation is refused where a program can prevent it.

use super::obligation::Obligation;
use crate::base::Square;
use crate::position::{Move, Position};
use crate::rules::Refusal;

impl Obligation {
    /// What is said to whoever does not meet it, and to everybody when it comes about; `None` when there is none.
    pub fn refusal(self, position: &Position) -> Option<Refusal> {
        match self {
            Self::Free => None,
            Self::Move { from } => Some(Refusal::TouchedOwn { at: from }),
            Self::KingMove => Some(Refusal::TouchedOwn { at: position.king(position.turn()) }),
            Self::Capture { at } | Self::CaptureWith { at, .. } => Some(Refusal::TouchedEnemy { at }),
            Self::Castle(side) => Some(Refusal::TouchedToCastle { side }),
        }
    }

    /// The own piece that it binds, if it binds one.
    pub fn piece(self, position: &Position) -> Option<Square> {
        match self {
            Self::Free | Self::Capture { .. } => None,
            Self::Move { from } | Self::CaptureWith { from, .. } => Some(from),
            Self::Castle(_) | Self::KingMove => Some(position.king(position.turn())),
        }
    }

    /// The enemy piece that it binds to capture, if it does.
    pub const fn victim(self) -> Option<Square> {
        match self {
            Self::Capture { at } | Self::CaptureWith { at, .. } => Some(at),
            Self::Free | Self::Move { .. } | Self::Castle(_) | Self::KingMove => None,
        }
    }

    /// Why whatever is tried with the piece from `from` breaks it (`None` for a stored piece): another piece is bound. This comes
    /// before the question whether the try is legal, since it helps more.
    pub(crate) fn refuses_piece(self, position: &Position, from: Option<Square>) -> Option<Refusal> {
        let Some(at) = self.piece(position) else {
            // Any piece of the board may capture, and no stored one.
            return self.refusal(position).filter(|_| from.is_none());
        };
        match self {
            _ if from == Some(at) => None,
            Self::Castle(_) => self.refusal(position),
            Self::Free
            | Self::Move { .. }
            | Self::Capture { .. }
            | Self::CaptureWith { .. }
            | Self::KingMove => Some(Refusal::TouchedOwn { at }),
        }
    }

    /// Why a move breaks it, if it does.
    pub(crate) fn refuses(self, position: &Position, mv: Move) -> Option<Refusal> {
        let from = match mv {
            Move::Normal { from, .. } | Move::EnPassant { from, .. } => Some(from),
            Move::Castle(_) => Some(position.king(position.turn())),
            Move::Drop { .. } => None,
        };
        let otherwise = || self.refusal(position).filter(|_| !self.allows(position, mv));
        self.refuses_piece(position, from).or_else(otherwise)
    }
}
