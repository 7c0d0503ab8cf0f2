//! Files, ranks and squares of one board.

use core::fmt;

use super::color::Color;

macro_rules! line_of_eight {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $letter:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [Self; 8] = [$(Self::$variant),*];

            /// 0 to 7.
            pub const fn index(self) -> u8 {
                self as u8
            }

            /// The one with this index, if it is below 8.
            pub fn from_index(index: u8) -> Option<Self> {
                Self::ALL.get(usize::from(index)).copied()
            }

            /// Its sign on the edge of a board.
            pub const fn letter(self) -> char {
                match self { $(Self::$variant => $letter),* }
            }

            /// The one with this sign.
            pub const fn from_letter(letter: char) -> Option<Self> {
                match letter { $($letter => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

line_of_eight! {
    /// A column, `a` to `h`.
    File {
        /// a
        A = 'a',
        /// b
        B = 'b',
        /// c
        C = 'c',
        /// d
        D = 'd',
        /// e
        E = 'e',
        /// f
        F = 'f',
        /// g
        G = 'g',
        /// h
        H = 'h',
    }
}

line_of_eight! {
    /// A row, `1` to `8`, as the board counts them.
    Rank {
        /// 1
        First = '1',
        /// 2
        Second = '2',
        /// 3
        Third = '3',
        /// 4
        Fourth = '4',
        /// 5
        Fifth = '5',
        /// 6
        Sixth = '6',
        /// 7
        Seventh = '7',
        /// 8
        Eighth = '8',
    }
}

impl Rank {
    /// The same rank counted from the other side: a player's own rank `r` is the board's rank `r.from_side(color)`, and back.
    ///
    /// ```
    /// use pasapezas_core::{Color, Rank};
    /// assert_eq!(Rank::Second.from_side(Color::Black), Rank::Seventh);
    /// ```
    #[must_use]
    pub fn from_side(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => Self::from_index(7_u8.wrapping_sub(self.index())).unwrap_or(self),
        }
    }
}

/// One of the 64 squares of a board; a1 = 0, b1 = 1, h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Square(u8);

impl Square {
    /// The square where `file` and `rank` meet.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self((rank.index() << 3) | file.index())
    }

    /// The square with this index, if it is below 64.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square with this index modulo 64.
    pub(crate) const fn wrapping(index: u8) -> Self {
        Self(index & 63)
    }

    /// 0 to 63.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its column.
    pub fn file(self) -> File {
        File::from_index(self.0 & 7).unwrap_or(File::A)
    }

    /// Its row.
    pub fn rank(self) -> Rank {
        Rank::from_index(self.0 >> 3).unwrap_or(Rank::First)
    }

    /// All squares, a1 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0_u8..64).map(Self)
    }

    /// The square `files` to the right and `ranks` up (White's view), if it is on the board.
    ///
    /// ```
    /// use pasapezas_core::Square;
    /// let e4: Square = "e4".parse().unwrap();
    /// assert_eq!(e4.offset(1, 2).map(|s| s.to_string()).as_deref(), Some("f6"));
    /// assert_eq!(e4.offset(4, 0), None);
    /// ```
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let step = |from: u8, by: i8| from.checked_add_signed(by).filter(|to| *to < 8);
        let file = step(self.0 & 7, files)?;
        let rank = step(self.0 >> 3, ranks)?;
        Some(Self((rank << 3) | file))
    }

    /// Whether it is a light square.
    pub const fn is_light(self) -> bool {
        ((self.0 >> 3) ^ self.0) & 1 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to h and a figure 1 to 8")
    }
}

impl core::error::Error for ParseSquareError {}

impl core::str::FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let mut letters = text.chars();
        let file = letters.next().and_then(File::from_letter).ok_or(ParseSquareError)?;
        let rank = letters.next().and_then(Rank::from_letter).ok_or(ParseSquareError)?;
        if letters.next().is_some() { Err(ParseSquareError) } else { Ok(Self::new(file, rank)) }
    }
}
