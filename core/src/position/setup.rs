//! One board as somebody describes it: anything goes until it is checked.

use crate::base::{Color, PerColor, Square};
use crate::board::{CastlingRights, Placement, Reserve};

/// An unchecked position of one board. [`Position::new`](super::Position::new) checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces on the board.
    pub placement: Placement,
    /// The stored pieces of both players.
    pub reserves: PerColor<Reserve>,
    /// Whether the reserve was said to hold a king.
    pub king_in_reserve: PerColor<bool>,
    /// Who is on move.
    pub turn: Color,
    /// Who may still castle.
    pub castling: CastlingRights,
    /// The square that a pawn has just jumped over.
    pub en_passant: Option<Square>,
    /// Moves of either player since the last capture, pawn move or drop on this board.
    pub halfmoves: u16,
    /// Number of the move, from 1, as the board counts them.
    pub fullmoves: u16,
}

impl Setup {
    /// The usual array with White to move and empty reserves (article 3).
    pub fn start() -> Self {
        Self { placement: Placement::start(), castling: CastlingRights::ALL, ..Self::empty() }
    }

    /// An empty board with White to move.
    pub const fn empty() -> Self {
        Self {
            placement: Placement::EMPTY,
            reserves: PerColor { white: Reserve::EMPTY, black: Reserve::EMPTY },
            king_in_reserve: PerColor { white: false, black: false },
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }
}
