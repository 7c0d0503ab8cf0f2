//! What kings, knights and pawns attack.

use crate::base::{Color, Square, SquareSet, at};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// A table with one entry per square, made when this crate is compiled.
macro_rules! per_square {
    ($make:expr) => {{
        let mut table = [SquareSet::EMPTY; 64];
        let mut index = 0_u8;
        while index < 64 {
            #[expect(
                clippy::indexing_slicing,
                clippy::arithmetic_side_effects,
                reason = "runs in the compiler only"
            )]
            {
                table[index as usize] = $make(1_u64 << index);
                index += 1;
            }
        }
        table
    }};
}

const fn king_steps(b: u64) -> SquareSet {
    let row = b | ((b << 1) & NOT_A) | ((b >> 1) & NOT_H);
    SquareSet((row | row << 8 | row >> 8) & !b)
}

const fn knight_steps(b: u64) -> SquareSet {
    let near = ((b << 1) & NOT_A) | ((b >> 1) & NOT_H);
    let far = ((b << 2) & NOT_AB) | ((b >> 2) & NOT_GH);
    SquareSet(near << 16 | near >> 16 | far << 8 | far >> 8)
}

static KING: [SquareSet; 64] = per_square!(king_steps);
static KNIGHT: [SquareSet; 64] = per_square!(knight_steps);

/// The squares that a king on `square` attacks.
#[inline]
pub fn king_attacks(square: Square) -> SquareSet {
    at(&KING, usize::from(square.index()))
}

/// The squares that a knight on `square` attacks.
///
/// ```
/// use pasapezas_core::{Square, board::steps::knight_attacks};
/// let a1: Square = "a1".parse().unwrap();
/// assert_eq!(knight_attacks(a1).into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["c2", "b3"]);
/// ```
#[inline]
pub fn knight_attacks(square: Square) -> SquareSet {
    at(&KNIGHT, usize::from(square.index()))
}

/// The squares that pawns of `color` on `pawns` attack.
#[inline]
pub fn pawn_attacks(color: Color, pawns: SquareSet) -> SquareSet {
    let (right, left) = (SquareSet(pawns.0 & NOT_H), SquareSet(pawns.0 & NOT_A));
    match color {
        Color::White => right.up(9) | left.up(7),
        Color::Black => right.down(7) | left.down(9),
    }
}

/// The squares one step ahead of pawns of `color` on `pawns`.
#[inline]
pub fn pawn_steps(color: Color, pawns: SquareSet) -> SquareSet {
    match color {
        Color::White => pawns.up(8),
        Color::Black => pawns.down(8),
    }
}
