//! The position after a move, and the piece that goes to the partner.

use super::checked::Position;
use super::moves::Move;
use crate::base::{Color, DropRole, Role, Square, SquareSet};
use crate::board::castling::CastlePath;
use crate::board::steps::{pawn_attacks, pawn_steps};
use crate::rules::{CastleSide, Refusal};

/// A captured piece on its way to the partner of the player who captured it (article 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Captured {
    /// The colour it has and keeps.
    pub color: Color,
    /// What it passes as: a promoted pawn as a pawn (article 5.3).
    pub role: DropRole,
}

impl Position {
    /// The position after a legal move, and what was captured. The captured piece is in nobody's reserve yet.
    ///
    /// # Errors
    /// Why the move is not legal; [`Position::judge`](Position::judge) finds the same reason.
    pub fn after(&self, mv: Move) -> Result<(Self, Option<Captured>), Refusal> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(self.why_not(mv)) }
    }

    /// [`Position::after`] for a move that is known to be legal, or to be one that Strict lets pass.
    #[inline]
    pub(crate) fn play_unchecked(&self, mv: Move) -> (Self, Option<Captured>) {
        let mut next = *self;
        let captured = next.apply(mv);
        (next, captured)
    }

    /// [`Position::play_unchecked`] in place: a search copies once and no more.
    #[inline]
    pub(crate) fn apply(&mut self, mv: Move) -> Option<Captured> {
        let us = self.turn;
        self.turn = us.other();
        self.en_passant = None;
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmoves = self.fullmoves.saturating_add(us.choose(0, 1));
        match mv {
            Move::Normal { from, to, promotion } => {
                let captured = self.shift(from, to);
                if let Some(role) = promotion {
                    self.placement.remove(to);
                    self.placement.add(to, us, role.role(), true);
                }
                captured
            }
            Move::EnPassant { from, to } => {
                let victim = pawn_steps(us.other(), SquareSet::of(to)).lowest();
                self.placement.shift(from, to);
                self.placement.remove(victim);
                self.halfmoves = 0;
                Some(Captured { color: us.other(), role: DropRole::Pawn })
            }
            Move::Castle(side) => {
                let path = CastlePath::of(us, side);
                self.placement.shift(path.king, path.king_to);
                self.placement.shift(path.rook, path.rook_to);
                self.castling = self.castling.after_touching(SquareSet::of(path.king));
                None
            }
            Move::Drop { role, to } => {
                self.drop_piece(us, role, to);
                None
            }
        }
    }

    /// Moves a piece; `self.turn` is already the other side.
    #[inline]
    fn shift(&mut self, from: Square, to: Square) -> Option<Captured> {
        let color = self.turn;
        let captured = match self.placement.role_at(to) {
            None => None,
            Some(_) => self.placement.piece_at(to).and_then(crate::board::Piece::passes_as),
        };
        let pawn = self.placement.role_at(from) == Some(Role::Pawn);
        self.placement.shift(from, to);
        self.castling = self.castling.after_touching(SquareSet::of(from) | SquareSet::of(to));
        if pawn || captured.is_some() {
            self.halfmoves = 0;
        }
        if pawn && from.index().abs_diff(to.index()) == 16 {
            self.allow_en_passant(to);
        }
        captured.map(|role| Captured { color, role })
    }

    /// After a double step to `to`: the right exists only where a pawn stands ready to use it.
    fn allow_en_passant(&mut self, to: Square) {
        let mover = self.turn.other();
        let jumped = pawn_steps(self.turn, SquareSet::of(to));
        let takers = pawn_attacks(mover, jumped) & self.placement.of(self.turn, Role::Pawn);
        if !takers.is_empty() {
            self.en_passant = Some(to.file());
        }
    }

    /// A drop resets the count towards the fifty moves (decision D50).
    #[inline]
    fn drop_piece(&mut self, us: Color, role: DropRole, to: Square) {
        self.reserves.get_mut(us).take(role);
        self.placement.add(to, us, role.role(), false);
        self.halfmoves = 0;
        if self.rules.dropped_rook_castles && role == DropRole::Rook && self.castling.king_unmoved(us) {
            for side in CastleSide::ALL {
                if CastlePath::of(us, side).rook == to {
                    self.castling = self.castling.with(us, side);
                }
            }
        }
    }
}
