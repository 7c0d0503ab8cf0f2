//! What bishops, rooks and queens attack, by obstruction difference: per line, the nearest piece on either side bounds
//! the attack. Two small tables and a dozen operations; no large table, which every visitor of the page would load.
//! (Method: <https://www.chessprogramming.org/Obstruction_Difference>.)

use crate::base::{Square, SquareSet, at};

/// A line through a square: its squares below and above it.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    lower: u64,
    upper: u64,
}

impl Line {
    #[inline]
    fn attacks(self, occupied: SquareSet) -> u64 {
        let lower = self.lower & occupied.0;
        let upper = self.upper & occupied.0;
        let from_nearest_below = u64::MAX.wrapping_shl(63_u32.wrapping_sub((lower | 1).leading_zeros()));
        let nearest_above = upper & upper.wrapping_neg();
        let span = nearest_above.wrapping_mul(2).wrapping_add(from_nearest_below);
        (self.lower | self.upper) & span
    }
}

#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "runs in the compiler only")]
const fn lines(file_step: i8, rank_step: i8) -> [Line; 64] {
    let mut table = [Line { lower: 0, upper: 0 }; 64];
    let mut index = 0_u8;
    while index < 64 {
        let mut line = Line { lower: 0, upper: 0 };
        let mut way = -1;
        while way <= 1 {
            let mut next = step(index, way * file_step, way * rank_step);
            while let Some(square) = next {
                let bit = 1_u64 << square;
                if square > index {
                    line.upper |= bit;
                } else {
                    line.lower |= bit;
                }
                next = step(square, way * file_step, way * rank_step);
            }
            way += 2;
        }
        table[index as usize] = line;
        index += 1;
    }
    table
}

/// The index of the square so many files and ranks away, if it is on the board.
const fn step(index: u8, files: i8, ranks: i8) -> Option<u8> {
    match ((index & 7).checked_add_signed(files), (index >> 3).checked_add_signed(ranks)) {
        (Some(file), Some(rank)) if file < 8 && rank < 8 => Some((rank << 3) | file),
        _ => None,
    }
}

static RANKS: [Line; 64] = lines(1, 0);
static FILES: [Line; 64] = lines(0, 1);
static RISING: [Line; 64] = lines(1, 1);
static FALLING: [Line; 64] = lines(-1, 1);

/// The squares that a rook on `square` attacks when `occupied` squares are in the way (the first of them included).
#[inline]
pub fn rook_attacks(square: Square, occupied: SquareSet) -> SquareSet {
    let index = usize::from(square.index());
    SquareSet(at(&RANKS, index).attacks(occupied) | at(&FILES, index).attacks(occupied))
}

/// The squares that a bishop on `square` attacks when `occupied` squares are in the way.
#[inline]
pub fn bishop_attacks(square: Square, occupied: SquareSet) -> SquareSet {
    let index = usize::from(square.index());
    SquareSet(at(&RISING, index).attacks(occupied) | at(&FALLING, index).attacks(occupied))
}

/// The squares strictly between two squares on a common rank, file or diagonal; none where there is no such line.
///
/// ```
/// use pasapezas_core::{Square, board::rays::between};
/// let square = |name: &str| name.parse::<Square>().unwrap();
/// assert_eq!(between(square("a1"), square("d4")).count(), 2);
/// assert!(between(square("a1"), square("b3")).is_empty());
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> SquareSet {
    let (at_a, at_b) = (SquareSet::of(a), SquareSet::of(b));
    if rook_attacks(a, SquareSet::EMPTY).has(b) {
        rook_attacks(a, at_b) & rook_attacks(b, at_a)
    } else if bishop_attacks(a, SquareSet::EMPTY).has(b) {
        bishop_attacks(a, at_b) & bishop_attacks(b, at_a)
    } else {
        SquareSet::EMPTY
    }
}

/// The whole rank, file or diagonal through two squares, both included; none where there is no such line.
#[inline]
pub fn line(a: Square, b: Square) -> SquareSet {
    let (at_a, at_b) = (SquareSet::of(a), SquareSet::of(b));
    let none = SquareSet::EMPTY;
    if rook_attacks(a, none).has(b) {
        (rook_attacks(a, none) & rook_attacks(b, none)) | at_a | at_b
    } else if bishop_attacks(a, none).has(b) {
        (bishop_attacks(a, none) & bishop_attacks(b, none)) | at_a | at_b
    } else {
        none
    }
}
