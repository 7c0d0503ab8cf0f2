//! The pieces of one board with identities that last: an element on screen follows its piece, and so it can glide.

use pasapezas_core::{CastleSide, Color, File, Move, Piece, Position, Rank, Square};

/// A piece on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token {
    /// Its identity on this board; a piece that is dropped later gets a higher one.
    pub id: u16,
    /// What it is now.
    pub piece: Piece,
    /// Where it stands.
    pub at: Square,
}

/// All pieces of one board, in the order of their identities.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens {
    tokens: Vec<Token>,
    next: u16,
}

impl Tokens {
    /// The pieces of a position, numbered from a1 on.
    pub fn of(position: &Position) -> Self {
        let mut all = Self::default();
        for (at, piece) in position.placement().pieces() {
            all.add(piece, at);
        }
        all
    }

    /// The pieces in the order of their identities.
    pub fn all(&self) -> &[Token] {
        &self.tokens
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Token> {
        self.tokens.iter().copied().find(|token| token.at == square)
    }

    /// Follows a move that has been played by `color`.
    pub fn follow(&mut self, color: Color, mv: Move) {
        match mv {
            Move::Normal { from, to, promotion } => {
                self.shift(from, to);
                if let Some(role) = promotion {
                    self.become_of(to, Piece { promoted: true, ..Piece::new(color, role.role()) });
                }
            }
            Move::EnPassant { from, to } => {
                self.shift(from, to);
                self.remove(Square::new(to.file(), from.rank()));
            }
            Move::Castle(side) => {
                let rank = Rank::First.from_side(color);
                let [king_to, rook, rook_to] = match side {
                    CastleSide::King => [File::G, File::H, File::F],
                    CastleSide::Queen => [File::C, File::A, File::D],
                }
                .map(|file| Square::new(file, rank));
                self.shift(Square::new(File::E, rank), king_to);
                self.shift(rook, rook_to);
            }
            Move::Drop { role, to } => self.add(Piece::new(color, role.role()), to),
        }
    }

    /// Follows the removal of a placement (article 7.5).
    pub fn take_off(&mut self, at: Square) {
        self.remove(at);
    }

    fn add(&mut self, piece: Piece, at: Square) {
        self.tokens.push(Token { id: self.next, piece, at });
        self.next = self.next.wrapping_add(1);
    }

    /// Moves what stands on `from`; what stood on `to` is gone.
    fn shift(&mut self, from: Square, to: Square) {
        self.remove(to);
        if let Some(token) = self.tokens.iter_mut().find(|token| token.at == from) {
            token.at = to;
        }
    }

    fn remove(&mut self, square: Square) {
        self.tokens.retain(|token| token.at != square);
    }

    fn become_of(&mut self, square: Square, piece: Piece) {
        if let Some(token) = self.tokens.iter_mut().find(|token| token.at == square) {
            token.piece = piece;
        }
    }
}
