//! A checked position of one board, and plain questions to it.

use super::setup::Setup;
use crate::base::{Color, File, PerColor, Rank, Role, Square, SquareSet};
use crate::board::rays::{bishop_attacks, rook_attacks};
use crate::board::steps::{king_attacks, knight_attacks, pawn_attacks};
use crate::board::{CastlingRights, Placement, Reserve};
use crate::rules::{BoardRules, RuleSet};

/// One board between two moves: pieces, reserves of both players, turn, rights and the rules that apply.
///
/// Each side has exactly one king. Everything else that could be wrong has been checked by [`Position::new`]; from
/// there only legal moves lead on. 64 bytes, cheap to copy.
///
/// Considered: keeping a hash up to date in it. Repetition compares contents (decision D48), once per move of a match,
/// and a search can keep its own; so a position stays within one cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) placement: Placement,
    pub(super) reserves: PerColor<Reserve>,
    pub(super) rules: BoardRules,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    pub(super) en_passant: Option<File>,
    pub(super) halfmoves: u16,
    pub(super) fullmoves: u16,
}

impl Position {
    /// The usual array (article 3).
    pub fn start(rules: &RuleSet) -> Self {
        Self::trusting(&Setup::start(), rules.board)
    }

    /// `setup` as it is; the en passant square only where a pawn stands ready to take.
    pub(super) fn trusting(setup: &Setup, rules: BoardRules) -> Self {
        let useful = |at: &Square| !setup.en_passant_takers(*at).is_empty();
        Self {
            placement: setup.placement,
            reserves: setup.reserves,
            rules,
            turn: setup.turn,
            castling: setup.castling,
            en_passant: setup.en_passant.filter(useful).map(Square::file),
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
        }
    }

    /// The same as a set-up, to be changed or written down.
    pub fn setup(&self) -> Setup {
        Setup {
            placement: self.placement,
            reserves: self.reserves,
            king_in_reserve: PerColor::default(),
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The pieces on the board.
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The stored pieces of `color`.
    pub const fn reserve(&self, color: Color) -> &Reserve {
        self.reserves.get(color)
    }

    /// Who is on move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The rules that apply to this board.
    pub const fn rules(&self) -> &BoardRules {
        &self.rules
    }

    /// Who may still castle.
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a pawn has just jumped over, if an enemy pawn stands ready to take it (the capture may still be
    /// illegal).
    pub fn en_passant(&self) -> Option<Square> {
        let rank = Rank::Third.from_side(self.turn.other());
        self.en_passant.map(|file| Square::new(file, rank))
    }

    /// Moves of either player since the last capture, pawn move or drop on this board.
    pub const fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// Number of the move, from 1.
    pub const fn fullmoves(&self) -> u16 {
        self.fullmoves
    }

    /// Where the king of `color` stands.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.placement.of(color, Role::King).lowest()
    }

    /// The pieces of `by` that attack `target` when `occupied` squares are in the way. A pinned piece attacks too
    /// (FIDE 3.1.3).
    #[inline]
    pub fn attackers(&self, target: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let board = &self.placement;
        let steps = (knight_attacks(target) & board.of_role(Role::Knight))
            | (king_attacks(target) & board.of_role(Role::King))
            | (pawn_attacks(by.other(), SquareSet::of(target)) & board.of_role(Role::Pawn));
        let rays = (rook_attacks(target, occupied) & board.straight_sliders())
            | (bishop_attacks(target, occupied) & board.diagonal_sliders());
        (steps | rays) & board.of_color(by)
    }

    /// The pieces that check the player on move.
    pub fn checkers(&self) -> SquareSet {
        self.checkers_of(self.turn)
    }

    /// The pieces that check the king of `color`; both sides can be in check under Strict (decision D26).
    pub fn checkers_of(&self, color: Color) -> SquareSet {
        self.attackers(self.king(color), color.other(), self.placement.occupied())
    }

    /// Whether the player on move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// This position after `color` has received a piece from his partner (article 7.2).
    #[must_use]
    pub fn receiving(mut self, color: Color, role: crate::base::DropRole) -> Self {
        self.reserves.get_mut(color).add(role);
        self
    }

    /// This position with the turn given away for nothing: a right to capture in passing is gone, the count towards the
    /// fifty moves stays.
    pub(crate) fn passing_turn(mut self) -> Self {
        self.fullmoves = self.fullmoves.saturating_add(self.turn.choose(0, 1));
        self.turn = self.turn.other();
        self.en_passant = None;
        self
    }

    /// This position with the reserves of another one.
    pub(crate) const fn with_reserves_of(mut self, other: &Self) -> Self {
        self.reserves = other.reserves;
        self
    }

    /// This position judged by other rules.
    #[must_use]
    pub const fn under(mut self, rules: BoardRules) -> Self {
        self.rules = rules;
        self
    }
}
