//! Who sits where. The words of the variant, one each:
//!
//! - *board* A or B, a match has both; *seat*: one colour of one board, four in all;
//! - *team* One (`WhiteA` and `BlackB`) and Two (`BlackA` and `WhiteB`);
//! - *opponent*: the other seat of the board; *partner*: the other seat of the team;
//!   *diagonal*: the partner's opponent, who plays the same colour on the other board;
//! - *reserve*: the stored pieces of a seat; *drop*: placing one; *pass*: a captured piece reaching the partner.

use core::fmt;

use super::color::{Color, PerColor};

/// One of the two boards of a match (article 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardId {
    /// The left one on screen.
    A,
    /// The right one on screen.
    B,
}

impl BoardId {
    /// A, then B.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The board next to this one.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// `A` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

/// A pair of partners; one result for both (decision D03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    /// `WhiteA` and `BlackB`, at the lower edge of the screen.
    One,
    /// `BlackA` and `WhiteB`, at the upper edge.
    Two,
}

impl Team {
    /// One, then Two.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The other team.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// Its two seats, the one on board A first.
    ///
    /// ```
    /// use pasapezas_core::{Seat, Team};
    /// assert_eq!(Team::Two.seats(), [Seat::BLACK_A, Seat::WHITE_B]);
    /// ```
    pub const fn seats(self) -> [Seat; 2] {
        match self {
            Self::One => [Seat::WHITE_A, Seat::BLACK_B],
            Self::Two => [Seat::BLACK_A, Seat::WHITE_B],
        }
    }
}

/// One player's place: a colour of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat {
    /// The board it is at.
    pub board: BoardId,
    /// The colour it plays.
    pub color: Color,
}

impl Seat {
    /// White on board A, team One.
    pub const WHITE_A: Self = Self { board: BoardId::A, color: Color::White };
    /// Black on board A, team Two.
    pub const BLACK_A: Self = Self { board: BoardId::A, color: Color::Black };
    /// White on board B, team Two.
    pub const WHITE_B: Self = Self { board: BoardId::B, color: Color::White };
    /// Black on board B, team One.
    pub const BLACK_B: Self = Self { board: BoardId::B, color: Color::Black };
    /// `WhiteA`, `BlackA`, `WhiteB`, `BlackB`.
    pub const ALL: [Self; 4] = [Self::WHITE_A, Self::BLACK_A, Self::WHITE_B, Self::BLACK_B];

    /// The seat of `color` at `board`.
    pub const fn new(board: BoardId, color: Color) -> Self {
        Self { board, color }
    }

    /// The team it belongs to.
    pub const fn team(self) -> Team {
        match (self.board, self.color) {
            (BoardId::A, Color::White) | (BoardId::B, Color::Black) => Team::One,
            (BoardId::A, Color::Black) | (BoardId::B, Color::White) => Team::Two,
        }
    }

    /// The other player of the same board.
    #[must_use]
    pub const fn opponent(self) -> Self {
        Self { board: self.board, color: self.color.other() }
    }

    /// The other player of the same team: other board, other colour.
    ///
    /// ```
    /// use pasapezas_core::Seat;
    /// assert_eq!(Seat::WHITE_A.partner(), Seat::BLACK_B);
    /// ```
    #[must_use]
    pub const fn partner(self) -> Self {
        Self { board: self.board.other(), color: self.color.other() }
    }

    /// The partner's opponent: other board, same colour.
    #[must_use]
    pub const fn diagonal(self) -> Self {
        Self { board: self.board.other(), color: self.color }
    }

    /// The tag name of BPGN: `WhiteA`, `BlackA`, `WhiteB`, `BlackB`.
    pub const fn name(self) -> &'static str {
        match (self.board, self.color) {
            (BoardId::A, Color::White) => "WhiteA",
            (BoardId::A, Color::Black) => "BlackA",
            (BoardId::B, Color::White) => "WhiteB",
            (BoardId::B, Color::Black) => "BlackB",
        }
    }

    /// Its letter in records: the board's, large for White, small for Black.
    ///
    /// ```
    /// use pasapezas_core::Seat;
    /// assert_eq!(Seat::ALL.map(Seat::letter), ['A', 'a', 'B', 'b']);
    /// ```
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.board.letter(),
            Color::Black => self.board.letter().to_ascii_lowercase(),
        }
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The seat with this tag name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.name() == name)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerBoard<T> {
    /// Board A's value.
    pub a: T,
    /// Board B's value.
    pub b: T,
}

impl<T> PerBoard<T> {
    /// The value that `make` gives for each board.
    pub fn new(mut make: impl FnMut(BoardId) -> T) -> Self {
        Self { a: make(BoardId::A), b: make(BoardId::B) }
    }

    /// The value of `board`.
    pub const fn get(&self, board: BoardId) -> &T {
        match board {
            BoardId::A => &self.a,
            BoardId::B => &self.b,
        }
    }

    /// The value of `board`, to be changed.
    pub const fn get_mut(&mut self, board: BoardId) -> &mut T {
        match board {
            BoardId::A => &mut self.a,
            BoardId::B => &mut self.b,
        }
    }

    /// The same pair after `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerBoard<U> {
        PerBoard { a: change(self.a), b: change(self.b) }
    }
}

/// One value for each seat.
pub type PerSeat<T> = PerBoard<PerColor<T>>;

impl<T> PerSeat<T> {
    /// The value that `make` gives for each seat.
    pub fn for_seats(mut make: impl FnMut(Seat) -> T) -> Self {
        Self::new(|board| PerColor::new(|color| make(Seat::new(board, color))))
    }

    /// The value of `seat`.
    pub const fn at(&self, seat: Seat) -> &T {
        self.get(seat.board).get(seat.color)
    }

    /// The value of `seat`, to be changed.
    pub const fn at_mut(&mut self, seat: Seat) -> &mut T {
        self.get_mut(seat.board).get_mut(seat.color)
    }
}
