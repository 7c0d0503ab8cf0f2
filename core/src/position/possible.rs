//! What a set-up could claim of its past: which castling rights, which double step. An editor offers these and no others, and
//! the check of a set-up refuses the rest.

use super::setup::Setup;
use crate::base::{Color, Rank, Role, Square, SquareSet};
use crate::board::castling::CastlePath;
use crate::board::steps::{pawn_attacks, pawn_steps};
use crate::rules::CastleSide;

impl Setup {
    /// Whether `color` may have the right to castle to `side`: king and rook stand at home.
    ///
    /// ```
    /// use pasapezas_core::{CastleSide, Color, notation::read_fen};
    /// let setup = read_fen("4k3/8/8/8/8/8/8/4K2R w").unwrap();
    /// assert!(setup.may_have_right(Color::White, CastleSide::King));
    /// assert!(!setup.may_have_right(Color::White, CastleSide::Queen));
    /// ```
    pub fn may_have_right(&self, color: Color, side: CastleSide) -> bool {
        self.missing_for_castling(color, side).is_empty()
    }

    /// The homes of king and rook where they do not stand.
    pub(super) fn missing_for_castling(&self, color: Color, side: CastleSide) -> SquareSet {
        let path = CastlePath::of(color, side);
        let king = SquareSet::of(path.king).without(self.placement.of(color, Role::King));
        let rook = SquareSet::of(path.rook).without(self.placement.of(color, Role::Rook));
        king | rook
    }

    /// The squares that a pawn may have jumped over with the last move and where an enemy pawn stands ready to take it.
    ///
    /// ```
    /// use pasapezas_core::{SquareSet, notation::read_fen};
    /// let setup = read_fen("4k3/8/8/8/3pP3/8/8/4K3 b").unwrap();
    /// assert_eq!(setup.en_passant_choices(), SquareSet::of("e3".parse().unwrap()));
    /// ```
    pub fn en_passant_choices(&self) -> SquareSet {
        let jumped = SquareSet::rank(Rank::Third.from_side(self.turn.other()));
        let offered = |at: &Square| self.may_have_jumped(*at) && !self.en_passant_takers(*at).is_empty();
        jumped.into_iter().filter(offered).collect()
    }

    /// Whether a pawn of the side not on move may have jumped over `at` with the last move.
    pub(super) fn may_have_jumped(&self, at: Square) -> bool {
        let mover = self.turn.other();
        let here = SquareSet::of(at);
        let behind = pawn_steps(self.turn, here);
        let ahead = pawn_steps(mover, here);
        at.rank() == Rank::Third.from_side(mover)
            && (self.placement.occupied() & (here | behind)).is_empty()
            && !(self.placement.of(mover, Role::Pawn) & ahead).is_empty()
    }

    /// The pawns that stand ready to take in passing a pawn that has just jumped over `at`.
    pub(super) fn en_passant_takers(&self, at: Square) -> SquareSet {
        let mover = self.turn.other();
        pawn_attacks(mover, SquareSet::of(at)) & self.placement.of(self.turn, Role::Pawn)
    }
}
