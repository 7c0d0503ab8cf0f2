//! One board as text, in one form: six fields of a FEN, the reserve in brackets right after the board.
//!
//! Reading is in [`fen_read`](super::read_fen).

use crate::base::{Color, DropRole, File, Rank, Square};
use crate::board::Placement;
use crate::position::{Position, Setup};
use crate::rules::CastleSide;

/// The order of a reserve in text.
const RESERVE_ORDER: [DropRole; 5] =
    [DropRole::Queen, DropRole::Rook, DropRole::Bishop, DropRole::Knight, DropRole::Pawn];

/// The FEN of a position. Reserves in the order `QRBNPqrbnp`, one letter a piece, `[]` when both are empty; `~` after
/// promoted pieces; the en passant square only where an enemy pawn stands ready to take.
///
/// The text has no place for one thing: that a king without castling rights has never moved, which matters under
/// `dropped_rook_castles` only.
///
/// ```
/// use pasapezas_core::{Position, RuleSet, notation::write_fen};
/// let start = Position::start(&RuleSet::default());
/// assert_eq!(write_fen(&start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1");
/// ```
pub fn write_fen(position: &Position) -> String {
    write_setup(&position.setup())
}

/// The same for a set-up that nobody has checked; a king in reserve is written as `K` or `k`.
pub fn write_setup(setup: &Setup) -> String {
    let mut text = String::with_capacity(96);
    write_board(&setup.placement, &mut text);
    write_reserves(setup, &mut text);
    text.push(' ');
    text.push(setup.turn.letter());
    text.push(' ');
    write_castling(setup, &mut text);
    text.push(' ');
    match setup.en_passant {
        Some(square) => text.push_str(&square.to_string()),
        None => text.push('-'),
    }
    for number in [setup.halfmoves, setup.fullmoves] {
        text.push(' ');
        text.push_str(&number.to_string());
    }
    text
}

fn write_board(placement: &Placement, text: &mut String) {
    for rank in Rank::ALL.into_iter().rev() {
        if rank != Rank::Eighth {
            text.push('/');
        }
        let mut empty = 0_u8;
        for file in File::ALL {
            match placement.piece_at(Square::new(file, rank)) {
                None => empty = empty.saturating_add(1),
                Some(piece) => {
                    write_gap(&mut empty, text);
                    text.push(piece.letter());
                    if piece.promoted {
                        text.push('~');
                    }
                }
            }
        }
        write_gap(&mut empty, text);
    }
}

fn write_gap(empty: &mut u8, text: &mut String) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

fn write_reserves(setup: &Setup, text: &mut String) {
    text.push('[');
    for color in Color::ALL {
        if *setup.king_in_reserve.get(color) {
            text.push(color.choose('K', 'k'));
        }
        for role in RESERVE_ORDER {
            let letter = role.role().letter();
            let letter = color.choose(letter, letter.to_ascii_lowercase());
            let count = setup.reserves.get(color).count(role);
            text.extend(core::iter::repeat_n(letter, usize::from(count)));
        }
    }
    text.push(']');
}

/// A castling right with its letter.
pub(super) const RIGHTS: [(char, Color, CastleSide); 4] = [
    ('K', Color::White, CastleSide::King),
    ('Q', Color::White, CastleSide::Queen),
    ('k', Color::Black, CastleSide::King),
    ('q', Color::Black, CastleSide::Queen),
];

fn write_castling(setup: &Setup, text: &mut String) {
    if setup.castling.is_empty() {
        text.push('-');
    }
    for (letter, color, side) in RIGHTS {
        if setup.castling.has(color, side) {
            text.push(letter);
        }
    }
}
