//! Why a piece on the board may not move as somebody tried.

use super::checked::Position;
use super::moves::Move;
use crate::base::{PromotionRole, Rank, Role, Square, SquareSet};
use crate::board::castling::CastlePath;
use crate::board::rays::{between, bishop_attacks, rook_attacks};
use crate::board::steps::{king_attacks, knight_attacks, pawn_attacks, pawn_steps};
use crate::rules::{CastleSide, Refusal};

impl Position {
    pub(super) fn judge_board(
        &self,
        from: Square,
        to: Square,
        promotion: Option<PromotionRole>,
    ) -> Result<Move, Refusal> {
        let piece = self.placement.piece_at(from).ok_or(Refusal::EmptySquare { at: from })?;
        if piece.color != self.turn {
            return Err(Refusal::NotYourPiece { at: from });
        }
        if let Some(side) = self.castling_gesture(piece.role, from, to) {
            return self.judge_castle(side);
        }
        if self.placement.of_color(self.turn).has(to) {
            return Err(Refusal::OwnPieceThere { at: to });
        }
        let mut mv = match piece.role {
            Role::Pawn => self.judge_pawn(from, to)?,
            role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King) => {
                self.judge_way(role, from, to)?
            }
        };
        if self.placement.of_role(Role::King).has(to) {
            return Err(Refusal::KingTarget { at: to });
        }
        let promotes = piece.role == Role::Pawn && to.rank() == Rank::Eighth.from_side(self.turn);
        if let Move::Normal { promotion: becomes, .. } = &mut mv {
            *becomes = if promotes { Some(promotion.unwrap_or(PromotionRole::Queen)) } else { None };
        }
        self.own_king_stays_safe(mv, piece.role)?;
        match promotion {
            None if promotes => Err(Refusal::PromotionMissing),
            Some(_) if !promotes => Err(Refusal::PromotionImpossible),
            None | Some(_) => Ok(mv),
        }
    }

    /// The king moved two squares from its home, or put onto an own rook in the corner.
    fn castling_gesture(&self, role: Role, from: Square, to: Square) -> Option<CastleSide> {
        let rooks = self.placement.of(self.turn, Role::Rook);
        CastleSide::ALL.into_iter().find(|side| {
            let path = CastlePath::of(self.turn, *side);
            role == Role::King
                && from == path.king
                && (to == path.king_to || (to == path.rook && rooks.has(to)))
        })
    }

    fn judge_way(&self, role: Role, from: Square, to: Square) -> Result<Move, Refusal> {
        let open = SquareSet::EMPTY;
        let reach = match role {
            Role::Pawn => pawn_attacks(self.turn, SquareSet::of(from)),
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, open),
            Role::Rook => rook_attacks(from, open),
            Role::Queen => bishop_attacks(from, open) | rook_attacks(from, open),
            Role::King => king_attacks(from),
        };
        if !reach.has(to) {
            return Err(Refusal::NotItsMove { role });
        }
        match nearest(from, between(from, to) & self.placement.occupied()) {
            Some(at) => Err(Refusal::PathBlocked { at }),
            None => Ok(Move::Normal { from, to, promotion: None }),
        }
    }

    fn judge_pawn(&self, from: Square, to: Square) -> Result<Move, Refusal> {
        let us = self.turn;
        let here = SquareSet::of(from);
        if from.rank() == Rank::Eighth.from_side(us) {
            return Err(Refusal::PawnOnLastRank { at: from });
        }
        if pawn_attacks(us, here).has(to) {
            return self.judge_pawn_capture(from, to);
        }
        let step = pawn_steps(us, here);
        let double =
            if from.rank() == Rank::Second.from_side(us) { pawn_steps(us, step) } else { SquareSet::EMPTY };
        if !(step | double).has(to) {
            return Err(Refusal::NotItsMove { role: Role::Pawn });
        }
        let way = if step.has(to) { step } else { step | double };
        match nearest(from, way & self.placement.occupied()) {
            Some(at) => Err(Refusal::PathBlocked { at }),
            None => Ok(Move::Normal { from, to, promotion: None }),
        }
    }

    /// `to` is one step diagonally ahead.
    fn judge_pawn_capture(&self, from: Square, to: Square) -> Result<Move, Refusal> {
        if self.placement.occupied().has(to) {
            return Ok(Move::Normal { from, to, promotion: None });
        }
        if self.en_passant() == Some(to) {
            return Ok(Move::EnPassant { from, to });
        }
        let them = self.turn.other();
        let beside = pawn_steps(them, SquareSet::of(to)) & self.placement.of(them, Role::Pawn);
        if to.rank() == Rank::Sixth.from_side(self.turn) && !beside.is_empty() {
            return Err(Refusal::EnPassantGone { at: to });
        }
        Err(Refusal::PawnNeedsCapture { at: to })
    }

    /// Plays a move that is right in every other way, and looks whether the own king is attacked then.
    pub(super) fn own_king_stays_safe(&self, mv: Move, role: Role) -> Result<(), Refusal> {
        let (next, _) = self.play_unchecked(mv);
        let attackers = next.checkers_of(self.turn);
        let before = self.checkers();
        // The piece that checks already is the better reason than one whose line is opened besides.
        match ((attackers & before).first(), attackers.first()) {
            (_, None) => Ok(()),
            (_, Some(by)) if role == Role::King => Err(Refusal::KingIntoCheck { by }),
            (Some(by), Some(_)) => Err(Refusal::StillInCheck { by }),
            (None, Some(by)) => Err(Refusal::LeavesKingInCheck { by }),
        }
    }
}

/// Of some squares on one line through `from`, all on the same side, the one nearest to it.
pub(super) fn nearest(from: Square, squares: SquareSet) -> Option<Square> {
    squares.into_iter().min_by_key(|square| square.index().abs_diff(from.index()))
}
