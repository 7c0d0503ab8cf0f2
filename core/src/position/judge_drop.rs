//! Why a stored piece may not be placed on a square (article 7).

use super::checked::Position;
use super::moves::Move;
use crate::base::{DropRole, Square};
use crate::rules::{DropCheck, Refusal};

impl Position {
    /// A drop under Strict: what articles 7.3 and 7.4 forbid can be played and claimed; all else is refused as ever
    /// (decisions D15, D16, D29).
    pub(crate) fn judge_strict(&self, role: DropRole, to: Square) -> Result<Move, Refusal> {
        let mv = Move::Drop { role, to };
        match self.judge_drop(role, to) {
            Err(
                Refusal::DropPawnRank { .. } | Refusal::DropGivesCheck { .. } | Refusal::DropGivesMate { .. },
            ) => self.own_king_stays_safe(mv, role.role()).map(|()| mv),
            verdict => verdict,
        }
    }

    pub(super) fn judge_drop(&self, role: DropRole, to: Square) -> Result<Move, Refusal> {
        let us = self.turn;
        let mv = Move::Drop { role, to };
        if self.reserve(us).count(role) == 0 {
            return Err(Refusal::ReserveLacks { role });
        }
        if self.placement.occupied().has(to) {
            return Err(Refusal::DropOccupied { at: to });
        }
        if role == DropRole::Pawn && !self.rules.pawn_ranks.squares(us).has(to) {
            return Err(Refusal::DropPawnRank { at: to });
        }
        self.own_king_stays_safe(mv, role.role())?;
        let (next, _) = self.play_unchecked(mv);
        let king = self.king(us.other());
        // Only the placed piece can give a new check: adding a piece closes lines and opens none (decision D18).
        let checks = next.checkers_of(us.other()).has(to);
        match self.rules.drop_check {
            DropCheck::NoCheck if checks => Err(Refusal::DropGivesCheck { role, king }),
            DropCheck::NoMate if checks && self.drop_mates(role, to) => {
                Err(Refusal::DropGivesMate { role, king })
            }
            DropCheck::NoCheck | DropCheck::NoMate | DropCheck::Free => Ok(mv),
        }
    }
}
