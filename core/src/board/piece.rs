//! One piece.

use crate::base::{Color, DropRole, Role};

/// A piece on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// What it moves as.
    pub role: Role,
    /// Whose it is.
    pub color: Color,
    /// Whether it was a pawn once: it passes to the partner as a pawn (article 5.3, decision D07). Never true for pawns
    /// and kings on a checked board.
    pub promoted: bool,
}

impl Piece {
    /// A piece that was never a pawn.
    pub const fn new(color: Color, role: Role) -> Self {
        Self { role, color, promoted: false }
    }

    /// What the partner receives when it is captured; `None` for a king.
    ///
    /// ```
    /// use pasapezas_core::{Color, DropRole, Piece, Role};
    /// let queen = Piece { promoted: true, ..Piece::new(Color::White, Role::Queen) };
    /// assert_eq!(queen.passes_as(), Some(DropRole::Pawn));
    /// ```
    pub const fn passes_as(self) -> Option<DropRole> {
        if self.promoted { Some(DropRole::Pawn) } else { DropRole::from_role(self.role) }
    }

    /// Its English letter, upper case for White.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }
}
