//! Drops: empty squares (D15) that leave the own king safe (D16), give no forbidden check (D18) and, for pawns, lie on
//! allowed ranks (D19).

use core::ops::ControlFlow;

use super::checked::Position;
use super::generate::{Scene, Sink, emit};
use super::moves::{Move, MoveSet};
use crate::base::{DropRole, Square, SquareSet};
use crate::board::rays::{bishop_attacks, rook_attacks};
use crate::board::steps::{knight_attacks, pawn_attacks};
use crate::rules::{BoardRules, DropCheck};

impl Scene<'_> {
    #[inline]
    pub(super) fn drops(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let free = self.parries.without(self.occupied);
        let reserve = self.position.reserve(self.us);
        let target = self.position.king(self.us.other());
        let straight = rook_attacks(target, self.occupied);
        let diagonal = bishop_attacks(target, self.occupied);
        for role in DropRole::ALL {
            if reserve.count(role) == 0 {
                continue;
            }
            let checks = match role {
                DropRole::Pawn => pawn_attacks(self.us.other(), SquareSet::of(target)),
                DropRole::Knight => knight_attacks(target),
                DropRole::Bishop => diagonal,
                DropRole::Rook => straight,
                DropRole::Queen => straight | diagonal,
            };
            let ranks = match role {
                DropRole::Pawn => self.position.rules.pawn_ranks.squares(self.us),
                DropRole::Knight | DropRole::Bishop | DropRole::Rook | DropRole::Queen => SquareSet::FULL,
            };
            let squares = free & ranks;
            let to = squares.without(self.position.forbidden_checks(role, squares & checks));
            emit(sink, to, |to| MoveSet::Drop { role, to })?;
        }
        ControlFlow::Continue(())
    }
}

impl Position {
    /// Of the squares on which a drop would give check, those where it may not (article 7.3).
    #[inline]
    fn forbidden_checks(&self, role: DropRole, checks: SquareSet) -> SquareSet {
        match self.rules.drop_check {
            DropCheck::NoCheck => checks,
            DropCheck::Free => SquareSet::EMPTY,
            DropCheck::NoMate => checks.into_iter().filter(|to| self.drop_mates(role, *to)).collect(),
        }
    }

    /// Whether a drop would end the match as mate. Every placement on an allowed square then counts as a parry, also one
    /// that would itself mate; otherwise the definition would be circular (REGULATION section 3, note 4).
    pub(super) fn drop_mates(&self, role: DropRole, to: Square) -> bool {
        let (next, _) = self.play_unchecked(Move::Drop { role, to });
        let free = BoardRules { drop_check: DropCheck::Free, ..self.rules };
        next.under(free).is_mate()
    }
}
