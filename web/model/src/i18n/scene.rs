//! What a sentence about a refusal needs to know besides the refusal: which piece stands where, and the rule on pawns.

use pasapezas_core::{PawnRanks, Placement, Position, Role, Square};

/// The board on which something was refused, as it stood (and stands).
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    placement: Option<&'a Placement>,
    pawn_ranks: PawnRanks,
}

impl<'a> Scene<'a> {
    /// The board of `position`, with its rules.
    pub const fn of(position: &'a Position) -> Self {
        Self { placement: Some(position.placement()), pawn_ranks: position.rules().pawn_ranks }
    }

    /// Pieces on a board under a rule on pawns.
    pub const fn new(placement: &'a Placement, pawn_ranks: PawnRanks) -> Self {
        Self { placement: Some(placement), pawn_ranks }
    }

    /// No board at hand: sentences then say "the piece".
    pub const fn unseen(pawn_ranks: PawnRanks) -> Self {
        Self { placement: None, pawn_ranks }
    }

    /// The kind of piece on a square, if it is known.
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        self.placement.and_then(|placement| placement.role_at(square))
    }

    /// Where a player may place pawns.
    pub(super) const fn pawn_ranks(&self) -> PawnRanks {
        self.pawn_ranks
    }
}
