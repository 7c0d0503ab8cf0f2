//! Writing moves as people read them: the shortest text that no other legal move fits.

use super::uci::{attempt_of, write_attempt};
use crate::base::{Role, Square};
use crate::position::{Move, MoveSet, Position};
use crate::rules::CastleSide;

/// The SAN of a move: `Nf3`, `exd5`, `e8=Q`, `O-O`, `N@f3`, pawn drops `P@e4`; `+` for check and `#` for mate by the
/// position's own rules.
///
/// It looks at one board only: a `#` speaks of the reserve that the mated player has now. A drop that is only claimable
/// (article 7.5) never gets a `#`, since the match goes on. Moves that are not legal in any way are written in the
/// [short form](super::uci).
///
/// ```
/// use pasapezas_core::{Position, RuleSet, notation::{read_uci, write_san}};
/// let start = Position::start(&RuleSet::default());
/// assert_eq!(write_san(&start, read_uci(&start, "g1f3").unwrap()), "Nf3");
/// ```
pub fn write_san(position: &Position, mv: Move) -> String {
    let legal = position.is_legal(mv);
    if !legal && !is_claimable(position, mv) {
        return write_attempt(attempt_of(position.turn(), mv));
    }
    let mut text = match mv {
        Move::Castle(CastleSide::King) => String::from("O-O"),
        Move::Castle(CastleSide::Queen) => String::from("O-O-O"),
        Move::Drop { .. } => write_attempt(attempt_of(position.turn(), mv)),
        Move::EnPassant { from, to } => format!("{}x{to}", from.file().letter()),
        Move::Normal { from, to, promotion } => {
            let mut text = board_move(position, from, to);
            if let Some(role) = promotion {
                text.push('=');
                text.push(role.role().letter());
            }
            text
        }
    };
    let (next, _) = position.play_unchecked(mv);
    if next.is_check() {
        text.push(if legal && next.is_mate() { '#' } else { '+' });
    }
    text
}

/// Whether Strict might let this drop pass: a stored piece on an empty square.
fn is_claimable(position: &Position, mv: Move) -> bool {
    match mv {
        Move::Drop { role, to } => {
            position.reserve(position.turn()).count(role) > 0 && !position.placement().occupied().has(to)
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle(_) => false,
    }
}

fn board_move(position: &Position, from: Square, to: Square) -> String {
    let board = position.placement();
    let captures = board.occupied().has(to);
    let role = board.role_at(from).unwrap_or(Role::Pawn);
    let mut text = String::with_capacity(8);
    if role == Role::Pawn {
        if captures {
            text.push(from.file().letter());
        }
    } else {
        text.push(role.letter());
        text.push_str(&origin(position, role, from, to));
    }
    if captures {
        text.push('x');
    }
    text.push_str(&to.to_string());
    text
}

/// As much of the origin as it takes to tell it from the other pieces of its kind that may go to the same square: nothing,
/// the file, the rank, or both.
fn origin(position: &Position, role: Role, from: Square, to: Square) -> String {
    let rivals = rivals(position, role, from, to);
    let same_file = rivals.iter().any(|square| square.file() == from.file());
    let same_rank = rivals.iter().any(|square| square.rank() == from.rank());
    match (rivals.is_empty(), same_file, same_rank) {
        (true, ..) => String::new(),
        (false, false, _) => String::from(from.file().letter()),
        (false, true, false) => String::from(from.rank().letter()),
        (false, true, true) => from.to_string(),
    }
}

fn rivals(position: &Position, role: Role, from: Square, to: Square) -> Vec<Square> {
    let board = position.placement();
    let mut rivals = Vec::new();
    position.has_legal_set(&mut |set| {
        if let MoveSet::Normal { from: other, to: targets } = set
            && other != from
            && targets.has(to)
            && board.role_at(other) == Some(role)
        {
            rivals.push(other);
        }
        false
    });
    rivals
}
