//! Sets of squares as 64 bits, and walking through them.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::square::{File, Rank, Square};

/// A set of squares; bit `n` is the square with index `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct SquareSet(pub u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const FULL: Self = Self(u64::MAX);

    /// Just `square`.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1_u64.wrapping_shl(square.index() as u32))
    }

    /// All squares of a column.
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101_u64.wrapping_shl(file.index() as u32))
    }

    /// All squares of a row.
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff_u64.wrapping_shl((rank.index() as u32) << 3))
    }

    /// Whether `square` is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set, 0 to 64.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are two squares or more.
    #[inline]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(self.lowest()) }
    }

    /// The lowest square; a1 when the set is empty.
    #[inline]
    pub(crate) const fn lowest(self) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "trailing_zeros is at most 64")]
        Square::wrapping(self.0.trailing_zeros() as u8)
    }

    /// The set shifted towards higher indexes; squares that leave the board vanish.
    #[inline]
    pub(crate) const fn up(self, by: u32) -> Self {
        Self(self.0.wrapping_shl(by))
    }

    /// The set shifted towards lower indexes.
    #[inline]
    pub(crate) const fn down(self, by: u32) -> Self {
        Self(self.0.wrapping_shr(by))
    }

    /// This set without the squares of `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

/// Walks a [`SquareSet`] from the lowest square to the highest.
#[derive(Clone, Debug)]
pub struct Iter(SquareSet);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.0.count()).unwrap_or(64);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt) => {
        impl $trait for SquareSet {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }
        impl $assign_trait for SquareSet {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = Self(self.0 $op other.0);
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign &);
set_operator!(BitOr bitor BitOrAssign bitor_assign |);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for SquareSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
