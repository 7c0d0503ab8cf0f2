//! Moves of pawns: steps, double steps, captures, promotion, en passant.

use core::ops::ControlFlow;

use super::generate::{Scene, Sink, emit};
use super::moves::MoveSet;
use crate::base::{Rank, Role, Square, SquareSet};
use crate::board::steps::{pawn_attacks, pawn_steps};

impl Scene<'_> {
    /// A pawn on the own second rank may make a double step, however it came there (decision D10); one left on the own
    /// first rank makes single steps, one on the last rank stands still (decision D27): it has no square ahead of it.
    #[inline]
    pub(super) fn pawn_moves(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let board = &self.position.placement;
        let empty = !self.occupied;
        let captures = self.enemy & self.targets();
        let second = SquareSet::rank(Rank::Second.from_side(self.us));
        let last = SquareSet::rank(Rank::Eighth.from_side(self.us));
        for from in board.of_role(Role::Pawn) & self.own {
            let here = SquareSet::of(from);
            let step = pawn_steps(self.us, here) & empty;
            let double =
                if (here & second).is_empty() { SquareSet::EMPTY } else { pawn_steps(self.us, step) & empty };
            let to = (step | double | (pawn_attacks(self.us, here) & captures)) & self.allowed(from);
            if (to & last).is_empty() {
                emit(sink, to, |to| MoveSet::Normal { from, to })?;
            } else {
                sink(MoveSet::Promotion { from, to })?;
            }
        }
        match self.position.en_passant() {
            None => ControlFlow::Continue(()),
            Some(to) => self.en_passant(to, sink),
        }
    }

    fn en_passant(&self, to: Square, sink: &mut impl Sink) -> ControlFlow<()> {
        let takers = pawn_attacks(self.us.other(), SquareSet::of(to));
        for from in takers & self.position.placement.of_role(Role::Pawn) & self.own {
            if self.en_passant_is_safe(from, to) {
                sink(MoveSet::EnPassant { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Two pawns leave a rank at once, so neither pins nor the check mask can tell: look at the king afterwards.
    fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let victim = pawn_steps(self.us.other(), SquareSet::of(to));
        let occupied = self.occupied.without(SquareSet::of(from) | victim) | SquareSet::of(to);
        let attackers = self.position.attackers(self.king, self.us.other(), occupied);
        attackers.without(victim).is_empty()
    }
}
