//! Castling rights of both colours, and whether each king has stayed at home.

use crate::base::{Color, Square, SquareSet};
use crate::rules::CastleSide;

/// Who may still castle to which side, and which kings have never moved (decision D12).
///
/// A right means: neither the king nor that rook has moved. A king's own state is kept beside the rights, since a rook
/// placed on a corner gives a right back where `dropped_rook_castles` is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: Self = Self(0);

    /// All rights, as at the start.
    pub const ALL: Self = Self(0b11_1111);

    const fn bit(color: Color, side: CastleSide) -> u8 {
        match (color, side) {
            (Color::White, CastleSide::King) => 1,
            (Color::White, CastleSide::Queen) => 2,
            (Color::Black, CastleSide::King) => 4,
            (Color::Black, CastleSide::Queen) => 8,
        }
    }

    const fn home_bit(color: Color) -> u8 {
        match color {
            Color::White => 16,
            Color::Black => 32,
        }
    }

    /// Whether `color` has the right to castle to `side`.
    #[inline]
    pub const fn has(self, color: Color, side: CastleSide) -> bool {
        self.0 & Self::bit(color, side) != 0
    }

    /// Whether nobody has any right.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 & 15 == 0
    }

    /// Whether the king of `color` counts as not having moved.
    pub const fn king_unmoved(self, color: Color) -> bool {
        self.0 & Self::home_bit(color) != 0
    }

    /// The rights alone, forgetting which kings have moved.
    #[must_use]
    pub const fn rights_only(self) -> Self {
        Self(self.0 & 15)
    }

    /// With the right of `color` to castle to `side`; its king then has not moved.
    #[must_use]
    pub const fn with(self, color: Color, side: CastleSide) -> Self {
        Self(self.0 | Self::bit(color, side) | Self::home_bit(color))
    }

    /// Whether `color` may castle to either side.
    pub const fn has_any(self, color: Color) -> bool {
        self.has(color, CastleSide::King) || self.has(color, CastleSide::Queen)
    }

    /// With the king of `color` counting as not having moved, which gives no right by itself.
    #[must_use]
    pub const fn with_king_unmoved(self, color: Color) -> Self {
        Self(self.0 | Self::home_bit(color))
    }

    /// Without what is lost when a piece leaves, or another arrives on, any of `touched`.
    #[inline]
    #[must_use]
    pub(crate) fn after_touching(self, touched: SquareSet) -> Self {
        const CARING: SquareSet = SquareSet(0x9100_0000_0000_0091);
        if (touched & CARING).is_empty() { self } else { self.without_touched(touched) }
    }

    fn without_touched(self, touched: SquareSet) -> Self {
        let lost = [
            (Color::White, 0x10_u64, 0b01_0011_u8),
            (Color::White, 0x80, 0b00_0001),
            (Color::White, 0x01, 0b00_0010),
            (Color::Black, 0x10 << 56, 0b10_1100),
            (Color::Black, 0x80 << 56, 0b00_0100),
            (Color::Black, 0x01 << 56, 0b00_1000),
        ];
        let gone = lost
            .iter()
            .filter(|(_, square, _)| touched.0 & square != 0)
            .fold(0, |all, (_, _, bits)| all | bits);
        Self(self.0 & !gone)
    }
}

/// The squares of a castling move, all on the player's own first rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CastlePath {
    /// Where the king stands.
    pub(crate) king: Square,
    /// Where the king arrives.
    pub(crate) king_to: Square,
    /// Where the rook stands.
    pub(crate) rook: Square,
    /// Where the rook arrives; the square that the king crosses.
    pub(crate) rook_to: Square,
    /// What must be empty.
    pub(crate) between: SquareSet,
}

impl CastlePath {
    pub(crate) fn of(color: Color, side: CastleSide) -> Self {
        let up = color.choose(0_u8, 56);
        let on = |file: u8| Square::wrapping(up | file);
        let (king_to, rook, rook_to, between) = match side {
            CastleSide::King => (6, 7, 5, 0x60_u64),
            CastleSide::Queen => (2, 0, 3, 0x0e),
        };
        Self {
            king: on(4),
            king_to: on(king_to),
            rook: on(rook),
            rook_to: on(rook_to),
            between: SquareSet(between).up(u32::from(up)),
        }
    }
}
