//! The two colours of a board, and a container with one value for each.

/// A side of one board. A piece never changes its colour, on whichever board it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Color {
    /// White, then Black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The colour that sits opposite.
    ///
    /// ```
    /// use pasapezas_core::Color;
    /// assert_eq!(Color::White.other(), Color::Black);
    /// ```
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// `white` for White, `black` for Black.
    pub fn choose<T>(self, white: T, black: T) -> T {
        match self {
            Self::White => white,
            Self::Black => black,
        }
    }

    /// `w` or `b`, as in a FEN.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

/// One value for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerColor<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> PerColor<T> {
    /// The value that `make` gives for each colour.
    pub fn new(mut make: impl FnMut(Color) -> T) -> Self {
        Self { white: make(Color::White), black: make(Color::Black) }
    }

    /// The value of `color`.
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The value of `color`, to be changed.
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// The same pair after `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerColor<U> {
        PerColor { white: change(self.white), black: change(self.black) }
    }
}
