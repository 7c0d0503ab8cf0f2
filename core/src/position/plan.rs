//! What somebody who is not on move may plan: what could become a legal move, whatever the opponent does before.

use super::attempt::Attempt;
use super::checked::Position;
use crate::base::{Color, PromotionRole, Rank, Role, Square, SquareSet};
use crate::board::castling::CastlePath;
use crate::board::rays::{bishop_attacks, rook_attacks};
use crate::board::steps::{king_attacks, knight_attacks, pawn_attacks, pawn_steps};
use crate::rules::{CastleSide, Refusal};

impl Position {
    /// Whether `color` may plan `attempt` for a turn to come. Only what no move of the opponent can change counts: whose the
    /// piece is, how it moves, where pawns are dropped. What stands in the way, what is to be captured and what is in the
    /// reserve is judged when the turn comes (decision D05).
    ///
    /// # Errors
    /// Why it can never be a move; [`Refusal::PromotionMissing`] when the pawn's new kind is to be said.
    pub fn plan(&self, color: Color, attempt: Attempt) -> Result<(), Refusal> {
        match attempt {
            Attempt::Board { from, to, promotion } => self.plan_board(color, from, to, promotion),
            Attempt::Drop { role, to }
                if role.role() == Role::Pawn && !self.rules.pawn_ranks.squares(color).has(to) =>
            {
                Err(Refusal::DropPawnRank { at: to })
            }
            Attempt::Drop { .. } => Ok(()),
        }
    }

    fn plan_board(
        &self,
        color: Color,
        from: Square,
        to: Square,
        promotion: Option<PromotionRole>,
    ) -> Result<(), Refusal> {
        let piece = self.placement.piece_at(from).ok_or(Refusal::EmptySquare { at: from })?;
        if piece.color != color {
            return Err(Refusal::NotYourPiece { at: from });
        }
        if !self.reach(color, piece.role, from).has(to) {
            return Err(Refusal::NotItsMove { role: piece.role });
        }
        let promotes = piece.role == Role::Pawn && to.rank() == Rank::Eighth.from_side(color);
        match (promotes, promotion) {
            (true, None) => Err(Refusal::PromotionMissing),
            (false, Some(_)) => Err(Refusal::PromotionImpossible),
            (true, Some(_)) | (false, None) => Ok(()),
        }
    }

    /// Where a piece could go on an empty board, captures of pawns and castling included.
    fn reach(&self, color: Color, role: Role, from: Square) -> SquareSet {
        let here = SquareSet::of(from);
        match role {
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, here),
            Role::Rook => rook_attacks(from, here),
            Role::Queen => bishop_attacks(from, here) | rook_attacks(from, here),
            Role::King => king_attacks(from) | self.castling_targets(color),
            Role::Pawn => {
                let one = pawn_steps(color, here);
                let doubles = from.rank() == Rank::Second.from_side(color);
                let two = if doubles { pawn_steps(color, one) } else { SquareSet::EMPTY };
                one | two | pawn_attacks(color, here)
            }
        }
    }

    /// The squares that mean castling for a king with the right: two squares aside, and its rook's.
    fn castling_targets(&self, color: Color) -> SquareSet {
        let mut targets = SquareSet::EMPTY;
        for side in CastleSide::ALL {
            if self.castling.has(color, side) {
                let path = CastlePath::of(color, side);
                targets |= SquareSet::of(path.king_to) | SquareSet::of(path.rook);
            }
        }
        targets
    }
}
