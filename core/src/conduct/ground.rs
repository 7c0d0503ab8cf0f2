//! What the machine of touches asks about the board it stands beside. A checked position answers by itself; an arbiter
//! without a record answers question by question.

use crate::base::{DropRole, Square};
use crate::board::castling::CastlePath;
use crate::position::{Move, MoveSet, Position};
use crate::rules::CastleSide;

/// What is legal for the player on move. All squares are those of his board.
pub trait Ground {
    /// Whether the own piece on `at` has a legal move.
    fn can_move(&self, at: Square) -> bool;

    /// Whether any own piece can legally capture the enemy piece on `at`, in passing too.
    fn can_capture(&self, at: Square) -> bool;

    /// Whether the own piece on `from` can legally capture the enemy piece on `at`, in passing too.
    fn can_capture_with(&self, from: Square, at: Square) -> bool;

    /// Whether castling to `side` is legal.
    fn castles(&self, side: CastleSide) -> bool;

    /// Where the own king stands; `None` when nobody can say.
    fn king(&self) -> Option<Square>;

    /// The wing to which castling would move this own piece as the rook; `None` for every other piece.
    fn castling_rook(&self, at: Square) -> Option<CastleSide>;

    /// Whether the own piece on `from` may legally be put on `to`. Castling is asked for by [`Ground::castles`].
    fn can_go(&self, from: Square, to: Square) -> bool;

    /// Whether a stored piece may be put on `to`. A placement that articles 7.3 and 7.4 forbid counts as one that may: it has
    /// a remedy of its own (article 7.5).
    fn can_place(&self, role: DropRole, to: Square) -> bool;

    /// Whether the own piece on `from`, put on `to`, captures what stands on `at`: only a capture in passing ends elsewhere.
    fn takes(&self, from: Square, to: Square, at: Square) -> bool {
        self.can_capture_with(from, at) && to == at
    }

    /// Whether the own king has a legal move.
    fn king_moves(&self) -> bool {
        self.king().is_some_and(|king| self.can_move(king))
    }
}

impl Ground for Position {
    fn can_move(&self, at: Square) -> bool {
        self.has_legal_set(&mut |set| origin(self, set) == Some(at))
    }

    fn can_capture(&self, at: Square) -> bool {
        self.has_legal_set(&mut |set| captures(self, set, at))
    }

    fn can_capture_with(&self, from: Square, at: Square) -> bool {
        self.has_legal_set(&mut |set| origin(self, set) == Some(from) && captures(self, set, at))
    }

    fn castles(&self, side: CastleSide) -> bool {
        self.is_legal(Move::Castle(side))
    }

    fn king(&self) -> Option<Square> {
        Some(self.king(self.turn()))
    }

    fn castling_rook(&self, at: Square) -> Option<CastleSide> {
        CastleSide::ALL.into_iter().find(|side| {
            let path = CastlePath::of(self.turn(), *side);
            path.rook == at && self.setup().may_have_right(self.turn(), *side)
        })
    }

    fn can_go(&self, from: Square, to: Square) -> bool {
        self.has_legal_set(&mut |set| match set {
            MoveSet::Normal { from: f, to: t } | MoveSet::Promotion { from: f, to: t } => {
                f == from && t.has(to)
            }
            MoveSet::EnPassant { from: f, to: t } => f == from && t == to,
            MoveSet::Castle(_) | MoveSet::Drop { .. } => false,
        })
    }

    fn can_place(&self, role: DropRole, to: Square) -> bool {
        self.judge_strict(role, to).is_ok()
    }

    fn takes(&self, from: Square, to: Square, at: Square) -> bool {
        self.has_legal_set(&mut |set| match set {
            MoveSet::EnPassant { from: f, to: t } => f == from && t == to && victim(t, f) == at,
            MoveSet::Normal { .. } | MoveSet::Promotion { .. } => {
                to == at && origin(self, set) == Some(from) && captures(self, set, at)
            }
            MoveSet::Castle(_) | MoveSet::Drop { .. } => false,
        })
    }
}

/// Where the piece of these moves stands; castling is the king's.
fn origin(position: &Position, set: MoveSet) -> Option<Square> {
    match set {
        MoveSet::Normal { from, .. } | MoveSet::Promotion { from, .. } | MoveSet::EnPassant { from, .. } => {
            Some(from)
        }
        MoveSet::Castle(_) => Some(position.king(position.turn())),
        MoveSet::Drop { .. } => None,
    }
}

/// Whether one of these moves captures what stands on `at`.
fn captures(position: &Position, set: MoveSet, at: Square) -> bool {
    match set {
        MoveSet::Normal { to, .. } | MoveSet::Promotion { to, .. } => {
            to.has(at) && position.placement().role_at(at).is_some()
        }
        MoveSet::EnPassant { from, to } => victim(to, from) == at,
        MoveSet::Castle(_) | MoveSet::Drop { .. } => false,
    }
}

/// Where the pawn stands that is captured in passing: beside the capturing one, on the file it goes to.
pub(super) fn victim(to: Square, from: Square) -> Square {
    Square::new(to.file(), from.rank())
}
