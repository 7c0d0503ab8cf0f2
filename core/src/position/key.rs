//! What makes two positions of one board the same for repetition.

use super::checked::Position;
use super::moves::MoveSet;
use crate::base::{Color, File, PerColor};
use crate::board::{CastlingRights, Placement, Reserve};

/// The content that repetition compares (decision D48): pieces, turn, castling rights, a usable en passant right, and the
/// reserves of both players of the board. Not the other board, not promoted marks, no counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    placement: Placement,
    reserves: PerColor<Reserve>,
    turn: Color,
    castling: CastlingRights,
    en_passant: Option<File>,
}

impl RepetitionKey {
    /// The same without reserves, for rules under which they do not count.
    #[must_use]
    pub fn board_only(mut self) -> Self {
        self.reserves = PerColor::default();
        self
    }
}

impl Position {
    /// Its key for repetition. An en passant right counts where a legal capture exists.
    pub fn repetition_key(&self) -> RepetitionKey {
        let mut usable = false;
        if self.en_passant.is_some() {
            self.visit_legal(|set| usable |= matches!(set, MoveSet::EnPassant { .. }));
        }
        RepetitionKey {
            placement: self.placement.without_marks(),
            reserves: self.reserves,
            turn: self.turn,
            castling: self.castling.rights_only(),
            en_passant: self.en_passant.filter(|_| usable),
        }
    }
}
