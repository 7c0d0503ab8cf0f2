//! What a sentence about a refusal needs to know besides the refusal: which piece stands where, the rule on pawns, and who
//! sits where.

use pasapezas_core::{PawnRanks, PerSeat, Placement, Position, Role, Seat, Square};

/// The board on which something was refused, as it stood (and stands).
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    placement: Option<&'a Placement>,
    pawn_ranks: PawnRanks,
    names: Option<&'a PerSeat<String>>,
}

impl<'a> Scene<'a> {
    /// The board of `position`, with its rules.
    pub const fn of(position: &'a Position) -> Self {
        Self::new(position.placement(), position.rules().pawn_ranks)
    }

    /// Pieces on a board under a rule on pawns.
    pub const fn new(placement: &'a Placement, pawn_ranks: PawnRanks) -> Self {
        Self { placement: Some(placement), pawn_ranks, names: None }
    }

    /// No board at hand: sentences then say "the piece".
    pub const fn unseen(pawn_ranks: PawnRanks) -> Self {
        Self { placement: None, pawn_ranks, names: None }
    }

    /// The same with the names of the four, for the reasons that point to somebody else.
    #[must_use]
    pub const fn with_names(self, names: &'a PerSeat<String>) -> Self {
        Self { names: Some(names), ..self }
    }

    /// The kind of piece on a square, if it is known.
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        self.placement.and_then(|placement| placement.role_at(square))
    }

    /// The name of who sits there, if it is known.
    pub(super) fn name(&self, seat: Seat) -> Option<&'a str> {
        self.names.map(|names| names.at(seat).as_str())
    }

    /// Where a player may place pawns.
    pub(super) const fn pawn_ranks(&self) -> PawnRanks {
        self.pawn_ranks
    }
}
