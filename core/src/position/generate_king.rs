//! Moves of the king, castling included.

use core::ops::ControlFlow;

use super::generate::{Scene, Sink, emit};
use super::moves::MoveSet;
use crate::base::{Role, SquareSet};
use crate::board::castling::CastlePath;
use crate::board::rays::{bishop_attacks, rook_attacks};
use crate::board::steps::{king_attacks, knight_attacks, pawn_attacks};
use crate::rules::CastleSide;

impl Scene<'_> {
    #[inline]
    pub(super) fn king_moves(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let from = self.king;
        let steps = king_attacks(from) & self.targets();
        let may_castle = self.checkers.is_empty() && !self.position.castling.is_empty();
        if steps.is_empty() && !may_castle {
            return ControlFlow::Continue(());
        }
        let danger = self.danger();
        emit(sink, steps.without(danger), |to| MoveSet::Normal { from, to })?;
        if may_castle {
            for side in CastleSide::ALL {
                if self.can_castle(side, danger) {
                    sink(MoveSet::Castle(side))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn can_castle(&self, side: CastleSide, danger: SquareSet) -> bool {
        let path = CastlePath::of(self.us, side);
        self.position.castling.has(self.us, side)
            && (path.between & self.occupied).is_empty()
            && !danger.has(path.rook_to)
            && !danger.has(path.king_to)
    }

    /// Everything the enemy attacks once the own king has left its square.
    #[inline]
    fn danger(&self) -> SquareSet {
        let board = &self.position.placement;
        let occupied = self.occupied.without(SquareSet::of(self.king));
        let mut danger = pawn_attacks(self.us.other(), board.of_role(Role::Pawn) & self.enemy);
        for from in board.of_role(Role::Knight) & self.enemy {
            danger |= knight_attacks(from);
        }
        for from in board.of_role(Role::King) & self.enemy {
            danger |= king_attacks(from);
        }
        for from in board.diagonal_sliders() & self.enemy {
            danger |= bishop_attacks(from, occupied);
        }
        for from in board.straight_sliders() & self.enemy {
            danger |= rook_attacks(from, occupied);
        }
        danger
    }
}
