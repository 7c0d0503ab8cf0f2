//! Which piece stands where, as five sets of squares.
//!
//! A kind of piece is a code of three bits, one set per bit, with a meaning that move generation can use directly:
//! *diagonal*, *straight* and *slides*. Sliders along diagonals are two sets joined, the piece on a square is three
//! shifts, and a whole position stays within one cache line.
//!
//! | kind   | diagonal | straight | slides |
//! |--------|----------|----------|--------|
//! | pawn   | yes      |          |        |
//! | knight |          | yes      |        |
//! | king   | yes      | yes      |        |
//! | bishop | yes      |          | yes    |
//! | rook   |          | yes      | yes    |
//! | queen  | yes      | yes      | yes    |

use super::piece::Piece;
use crate::base::{Color, Role, Square, SquareSet};

/// The pieces on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    diagonal: SquareSet,
    straight: SquareSet,
    slides: SquareSet,
    black: SquareSet,
    promoted: SquareSet,
}

impl Placement {
    /// An empty board.
    pub const EMPTY: Self = Self {
        diagonal: SquareSet::EMPTY,
        straight: SquareSet::EMPTY,
        slides: SquareSet::EMPTY,
        black: SquareSet::EMPTY,
        promoted: SquareSet::EMPTY,
    };

    /// The usual array (article 3).
    pub fn start() -> Self {
        const BACK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Self::EMPTY;
        for (file, role) in (0_u8..).zip(BACK) {
            for (color, back) in [(Color::White, 0_u8), (Color::Black, 56)] {
                let pawn = color.choose(8_u8, 48);
                board.put(Square::wrapping(back.wrapping_add(file)), Piece::new(color, role));
                board.put(Square::wrapping(pawn.wrapping_add(file)), Piece::new(color, Role::Pawn));
            }
        }
        board
    }

    /// All occupied squares.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.diagonal | self.straight
    }

    /// The squares of one colour's pieces.
    #[inline]
    pub fn of_color(&self, color: Color) -> SquareSet {
        match color {
            Color::White => self.occupied().without(self.black),
            Color::Black => self.black,
        }
    }

    /// The squares of pieces that were pawns once.
    #[inline]
    pub const fn promoted(&self) -> SquareSet {
        self.promoted
    }

    /// The squares of one kind, both colours.
    #[inline]
    pub fn of_role(&self, role: Role) -> SquareSet {
        match role {
            Role::Pawn => self.diagonal.without(self.straight | self.slides),
            Role::Knight => self.straight.without(self.diagonal | self.slides),
            Role::King => (self.diagonal & self.straight).without(self.slides),
            Role::Bishop => (self.diagonal & self.slides).without(self.straight),
            Role::Rook => (self.straight & self.slides).without(self.diagonal),
            Role::Queen => self.diagonal & self.straight & self.slides,
        }
    }

    /// The squares of one kind and colour.
    #[inline]
    pub fn of(&self, color: Color, role: Role) -> SquareSet {
        self.of_role(role) & self.of_color(color)
    }

    /// Bishops and queens of both colours.
    #[inline]
    pub fn diagonal_sliders(&self) -> SquareSet {
        self.diagonal & self.slides
    }

    /// Rooks and queens of both colours.
    #[inline]
    pub fn straight_sliders(&self) -> SquareSet {
        self.straight & self.slides
    }

    /// The kind on `square`.
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        match (self.diagonal.has(square), self.straight.has(square), self.slides.has(square)) {
            (false, false, _) => None,
            (true, false, false) => Some(Role::Pawn),
            (false, true, false) => Some(Role::Knight),
            (true, true, false) => Some(Role::King),
            (true, false, true) => Some(Role::Bishop),
            (false, true, true) => Some(Role::Rook),
            (true, true, true) => Some(Role::Queen),
        }
    }

    /// The piece on `square`.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.black.has(square) { Color::Black } else { Color::White };
        Some(Piece { role, color, promoted: self.promoted.has(square) })
    }

    /// All pieces with their squares, from a1 on.
    ///
    /// ```
    /// use pasapezas_core::Placement;
    /// assert_eq!(Placement::start().pieces().count(), 32);
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Places `piece`, instead of what stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.add(square, piece.color, piece.role, piece.promoted);
    }

    /// Empties `square`.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        let keep = !SquareSet::of(square);
        self.diagonal &= keep;
        self.straight &= keep;
        self.slides &= keep;
        self.black &= keep;
        self.promoted &= keep;
    }

    /// Places a piece on an empty square.
    #[inline]
    pub(crate) fn add(&mut self, square: Square, color: Color, role: Role, promoted: bool) {
        let here = SquareSet::of(square);
        let when = |yes: bool| if yes { here } else { SquareSet::EMPTY };
        let (diagonal, straight, slides) = match role {
            Role::Pawn => (true, false, false),
            Role::Knight => (false, true, false),
            Role::King => (true, true, false),
            Role::Bishop => (true, false, true),
            Role::Rook => (false, true, true),
            Role::Queen => (true, true, true),
        };
        self.diagonal |= when(diagonal);
        self.straight |= when(straight);
        self.slides |= when(slides);
        self.black |= when(color == Color::Black);
        self.promoted |= when(promoted);
    }

    /// Moves whatever stands on `from` to `to`, over whatever stands there; promoted marks move along.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square) {
        let (gone, here) = (SquareSet::of(from), SquareSet::of(to));
        let moved = |set: SquareSet| {
            let rest = set.without(gone | here);
            if set.0 & gone.0 == 0 { rest } else { rest | here }
        };
        self.diagonal = moved(self.diagonal);
        self.straight = moved(self.straight);
        self.slides = moved(self.slides);
        self.black = moved(self.black);
        self.promoted = moved(self.promoted);
    }

    /// The same pieces without their promoted marks, as repetition compares them (decision D48).
    #[must_use]
    pub fn without_marks(mut self) -> Self {
        self.promoted = SquareSet::EMPTY;
        self
    }
}
