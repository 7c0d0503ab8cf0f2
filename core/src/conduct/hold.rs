//! What the touches of one turn amount to. Pieces count in the order in which they were touched, and the first that has a
//! legal move binds (C 2, C 4, C 6, decisions D55 and D57).

use super::ground::Ground;
use super::obligation::Obligation;
use crate::base::Square;
use crate::position::Position;
use crate::rules::CastleSide;

/// The touches of one turn so far, as far as they matter: what they oblige to, and what must be remembered while they do not.
///
/// Considered: the list of all touched pieces. Once one of them binds, the later ones can only say how; before, a piece that
/// can do nothing never counts again, but for the king, after whom a rook means castling. So the list is these two values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hold {
    obligation: Obligation,
    /// Whether a king that cannot move was touched.
    king_touched: bool,
}

impl Hold {
    /// Nothing that matters was touched.
    pub const NONE: Self = Self { obligation: Obligation::Free, king_touched: false };

    /// What it obliges to.
    pub const fn obligation(self) -> Obligation {
        self.obligation
    }

    /// Whether it obliges to nothing.
    pub const fn is_free(self) -> bool {
        matches!(self.obligation, Obligation::Free)
    }

    const fn bound(obligation: Obligation) -> Self {
        Self { obligation, king_touched: false }
    }

    /// After a touch of the own piece on `at`.
    #[must_use]
    pub fn touching_own(self, ground: &impl Ground, at: Square) -> Self {
        let is_king = |square| ground.king() == Some(square);
        match self.obligation {
            Obligation::Free if self.king_touched && ground.castling_rook(at).is_some() => self,
            Obligation::Free if ground.can_move(at) => Self::bound(Obligation::Move { from: at }),
            Obligation::Free => Self { king_touched: self.king_touched || is_king(at), ..self },
            Obligation::Move { from } if is_king(from) => match ground.castling_rook(at) {
                Some(side) if ground.castles(side) => Self::bound(Obligation::Castle(side)),
                Some(_) => Self::bound(Obligation::KingMove),
                None => self,
            },
            Obligation::Capture { at: enemy } if ground.can_capture_with(at, enemy) => {
                Self::bound(Obligation::CaptureWith { from: at, at: enemy })
            }
            Obligation::Move { .. }
            | Obligation::Capture { .. }
            | Obligation::CaptureWith { .. }
            | Obligation::Castle(_)
            | Obligation::KingMove => self,
        }
    }

    /// After a touch of the enemy piece on `at`.
    #[must_use]
    pub fn touching_enemy(self, ground: &impl Ground, at: Square) -> Self {
        let with = |from| ground.can_capture_with(from, at).then_some(Obligation::CaptureWith { from, at });
        let next = match self.obligation {
            Obligation::Free => ground.can_capture(at).then_some(Obligation::Capture { at }),
            Obligation::Move { from } => with(from),
            Obligation::KingMove => ground.king().and_then(with),
            Obligation::Capture { .. } | Obligation::CaptureWith { .. } | Obligation::Castle(_) => None,
        };
        next.map_or(self, Self::bound)
    }

    /// After a touch of whatever stands on `at` by the player on move; nothing on an empty square.
    #[must_use]
    pub fn touching(self, position: &Position, at: Square) -> Self {
        match position.placement().piece_at(at) {
            Some(piece) if piece.color == position.turn() => self.touching_own(position, at),
            Some(_) => self.touching_enemy(position, at),
            None => self,
        }
    }

    /// After the king was put two squares aside where he may not castle: he must move otherwise, if he can and nothing else
    /// binds (FIDE 4.7.2).
    #[must_use]
    pub(super) fn failing_to_castle(self, ground: &impl Ground) -> Self {
        let kings = match self.obligation {
            Obligation::Free => ground.king_moves(),
            Obligation::Move { from } => ground.king() == Some(from),
            Obligation::Capture { .. }
            | Obligation::CaptureWith { .. }
            | Obligation::Castle(_)
            | Obligation::KingMove => false,
        };
        if kings { Self::bound(Obligation::KingMove) } else { self }
    }

    /// Whether castling to `side` meets it.
    pub(super) fn allows_castling(self, ground: &impl Ground, side: CastleSide) -> bool {
        match self.obligation {
            Obligation::Free | Obligation::KingMove => true,
            Obligation::Move { from } => ground.king() == Some(from),
            Obligation::Castle(bound) => bound == side,
            Obligation::Capture { .. } | Obligation::CaptureWith { .. } => false,
        }
    }

    /// Whether the piece from `from`, put on `to`, meets it; castling is asked for by [`Hold::allows_castling`].
    pub(super) fn allows_piece(self, ground: &impl Ground, from: Square, to: Square) -> bool {
        match self.obligation {
            Obligation::Free => true,
            Obligation::Move { from: bound } => from == bound,
            Obligation::Capture { at } => ground.takes(from, to, at),
            Obligation::CaptureWith { from: bound, at } => from == bound && ground.takes(from, to, at),
            Obligation::Castle(_) => false,
            Obligation::KingMove => ground.king() == Some(from),
        }
    }
}
