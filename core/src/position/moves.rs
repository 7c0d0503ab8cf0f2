//! Moves, one by one and in sets.

use core::ops::ControlFlow;

use super::checked::Position;
use crate::base::{DropRole, PromotionRole, Square, SquareSet};
use crate::rules::CastleSide;

/// A move of one board. Which piece moves and what it captures follow from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece moves, and captures what stands on the target.
    Normal {
        /// From here
        from: Square,
        /// to there,
        to: Square,
        /// becoming this: given exactly when a pawn reaches the last rank.
        promotion: Option<PromotionRole>,
    },
    /// A pawn captures in passing.
    EnPassant {
        /// From here
        from: Square,
        /// to the square that was jumped over.
        to: Square,
    },
    /// King and rook move together.
    Castle(CastleSide),
    /// A stored piece is placed (article 5.2).
    Drop {
        /// This kind
        role: DropRole,
        /// on this empty square.
        to: Square,
    },
}

/// Legal moves that share their origin, as the generator finds them. Never without a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSet {
    /// A piece may move to each of these squares.
    Normal {
        /// From here
        from: Square,
        /// to any of these.
        to: SquareSet,
    },
    /// A pawn may move to each of these squares of the last rank, becoming any of four.
    Promotion {
        /// From here
        from: Square,
        /// to any of these.
        to: SquareSet,
    },
    /// See [`Move::EnPassant`].
    EnPassant {
        /// From here
        from: Square,
        /// to there.
        to: Square,
    },
    /// See [`Move::Castle`].
    Castle(CastleSide),
    /// A stored piece may be placed on each of these squares.
    Drop {
        /// This kind
        role: DropRole,
        /// on any of these.
        to: SquareSet,
    },
}

impl MoveSet {
    /// How many moves it stands for.
    #[inline]
    pub const fn count(self) -> u32 {
        match self {
            Self::Normal { to, .. } | Self::Drop { to, .. } => to.count(),
            Self::Promotion { to, .. } => to.count().wrapping_mul(4),
            Self::EnPassant { .. } | Self::Castle(_) => 1,
        }
    }

    /// Calls `each` for every move of the set.
    #[inline]
    pub fn for_each(self, mut each: impl FnMut(Move)) {
        match self {
            Self::Normal { from, to } => {
                to.into_iter().for_each(|to| each(Move::Normal { from, to, promotion: None }));
            }
            Self::Promotion { from, to } => to.into_iter().for_each(|to| {
                for role in PromotionRole::ALL {
                    each(Move::Normal { from, to, promotion: Some(role) });
                }
            }),
            Self::EnPassant { from, to } => each(Move::EnPassant { from, to }),
            Self::Castle(side) => each(Move::Castle(side)),
            Self::Drop { role, to } => to.into_iter().for_each(|to| each(Move::Drop { role, to })),
        }
    }

    /// Whether `mv` is one of them.
    pub fn has(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::Normal { from, to }, Move::Normal { from: f, to: t, promotion: None })
            | (Self::Promotion { from, to }, Move::Normal { from: f, to: t, promotion: Some(_) }) => {
                from == f && to.has(t)
            }
            (Self::EnPassant { from, to }, Move::EnPassant { from: f, to: t }) => from == f && to == t,
            (Self::Castle(side), Move::Castle(s)) => side == s,
            (Self::Drop { role, to }, Move::Drop { role: r, to: t }) => role == r && to.has(t),
            _ => false,
        }
    }
}

impl Position {
    /// All legal moves by articles 5 to 7, in no particular order.
    ///
    /// ```
    /// use pasapezas_core::{Position, RuleSet};
    /// assert_eq!(Position::start(&RuleSet::default()).legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.has_legal_set(&mut |set| {
            set.for_each(|mv| moves.push(mv));
            false
        });
        moves
    }

    /// Calls `visit` for all legal moves, in sets.
    #[inline]
    pub fn visit_legal(&self, mut visit: impl FnMut(MoveSet)) {
        let _all_seen = self.generate(&mut |set| {
            visit(set);
            ControlFlow::Continue(())
        });
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.has_legal_set(&mut |_| true)
    }

    /// Whether any set of legal moves fits; the generator stops at the first that does. One generator for all who ask: each of
    /// its copies weighs more than most of what a page downloads.
    pub(crate) fn has_legal_set(&self, fits: &mut dyn FnMut(MoveSet) -> bool) -> bool {
        self.generate(&mut |set| if fits(set) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            .is_break()
    }

    /// Whether `mv` is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.has_legal_set(&mut |set| set.has(mv))
    }
}
