//! The two characters for a half-move of chess.com.
//!
//! A square is a letter of 64, a1 first, rank by rank. Origin, then target; castling is the king's move. A drop has a sign
//! for the piece in place of the origin, a promotion one for piece and direction in place of the target.

use crate::base::{Color, DropRole, PromotionRole, Square};
use crate::position::Attempt;

const SQUARES: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?";

const DROPS: [(char, DropRole); 5] = [
    ('&', DropRole::Queen),
    ('-', DropRole::Knight),
    ('*', DropRole::Rook),
    ('+', DropRole::Bishop),
    ('=', DropRole::Pawn),
];

/// Each kind with its signs for the step towards the a-file, straight on, towards the h-file.
const PROMOTIONS: [(PromotionRole, [char; 3]); 4] = [
    (PromotionRole::Queen, ['{', '~', '}']),
    (PromotionRole::Knight, ['(', '^', ')']),
    (PromotionRole::Rook, ['[', '_', ']']),
    (PromotionRole::Bishop, ['@', '#', '$']),
];

/// What two characters stand for when `turn` is on move; `None` when they mean nothing.
pub(super) fn attempt(first: char, second: char, turn: Color) -> Option<Attempt> {
    if let Some((_, role)) = DROPS.iter().find(|(sign, _)| *sign == first) {
        return Some(Attempt::Drop { role: *role, to: square(second)? });
    }
    let from = square(first)?;
    if let Some(to) = square(second) {
        return Some(Attempt::Board { from, to, promotion: None });
    }
    let (role, files) = PROMOTIONS.iter().find_map(|(role, signs)| {
        let [left, straight, right] = *signs;
        let ways = [(left, -1), (straight, 0), (right, 1)];
        ways.iter().find(|(sign, _)| *sign == second).map(|(_, files)| (*role, *files))
    })?;
    let to = from.offset(files, turn.choose(1, -1))?;
    Some(Attempt::Board { from, to, promotion: Some(role) })
}

fn square(sign: char) -> Option<Square> {
    let index = SQUARES.chars().position(|letter| letter == sign)?;
    Square::from_index(u8::try_from(index).ok()?)
}
