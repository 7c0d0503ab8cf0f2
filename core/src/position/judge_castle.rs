//! Why a king may not castle, reason by reason (FIDE 3.8.2, decision D12).

use super::checked::Position;
use super::judge_board::nearest;
use super::moves::Move;
use crate::base::{Role, SquareSet};
use crate::board::castling::CastlePath;
use crate::rules::{CastleSide, Refusal};

impl Position {
    pub(super) fn judge_castle(&self, side: CastleSide) -> Result<Move, Refusal> {
        let us = self.turn;
        let path = CastlePath::of(us, side);
        if !self.castling.has(us, side) {
            return Err(self.why_no_right(side));
        }
        if let Some(at) = nearest(path.king, path.between & self.placement.occupied()) {
            return Err(Refusal::CastleBlocked { at });
        }
        if let Some(by) = self.checkers().first() {
            return Err(Refusal::CastleInCheck { by });
        }
        let occupied = self.placement.occupied().without(SquareSet::of(path.king));
        let attacker = |square| self.attackers(square, us.other(), occupied).first();
        if let Some(by) = attacker(path.rook_to) {
            return Err(Refusal::CastleThroughCheck { at: path.rook_to, by });
        }
        match attacker(path.king_to) {
            Some(by) => Err(Refusal::CastleIntoCheck { by }),
            None => Ok(Move::Castle(side)),
        }
    }

    fn why_no_right(&self, side: CastleSide) -> Refusal {
        let path = CastlePath::of(self.turn, side);
        if self.king(self.turn) != path.king || !self.castling.king_unmoved(self.turn) {
            Refusal::CastleKingMoved
        } else if !self.placement.of(self.turn, Role::Rook).has(path.rook) {
            Refusal::CastleNoRook { side }
        } else {
            Refusal::CastleRookMoved { side }
        }
    }
}
