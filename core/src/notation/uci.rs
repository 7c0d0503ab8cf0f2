//! The short form of moves: `e2e4`, `a7a8q`, castling by the king's squares `e1g1`, drops `N@f3`. For commands, files and
//! messages; people read SAN.

use super::move_error::MoveTextError;
use crate::base::{Color, DropRole, PromotionRole, Role, Square};
use crate::board::castling::CastlePath;
use crate::position::{Attempt, Move, Position};

/// The attempt that a short text stands for, on whatever position.
///
/// # Errors
/// [`MoveTextError::Unreadable`], never another.
///
/// ```
/// use pasapezas_core::{Attempt, DropRole, notation::read_uci_attempt};
/// let drop = Attempt::Drop { role: DropRole::Knight, to: "f3".parse().unwrap() };
/// assert_eq!(read_uci_attempt("N@f3"), Ok(drop));
/// ```
pub fn read_uci_attempt(text: &str) -> Result<Attempt, MoveTextError> {
    if let Some((role, to)) = text.split_once('@') {
        let role = one_letter(role).filter(char::is_ascii_uppercase).and_then(Role::from_letter);
        let role = role.and_then(DropRole::from_role).ok_or(MoveTextError::Unreadable)?;
        return Ok(Attempt::Drop { role, to: square(Some(to))? });
    }
    let from = square(text.get(..2))?;
    let to = square(text.get(2..4))?;
    let promotion = match text.get(4..).unwrap_or_default() {
        "" => None,
        "q" => Some(PromotionRole::Queen),
        "r" => Some(PromotionRole::Rook),
        "b" => Some(PromotionRole::Bishop),
        "n" => Some(PromotionRole::Knight),
        _ => return Err(MoveTextError::Unreadable),
    };
    Ok(Attempt::Board { from, to, promotion })
}

/// The legal move that a short text stands for.
///
/// # Errors
/// [`MoveTextError::Unreadable`], or [`MoveTextError::Refused`] with the reason.
///
/// ```
/// use pasapezas_core::{Position, RuleSet, notation::{read_uci, write_uci}};
/// let start = Position::start(&RuleSet::default());
/// let mv = read_uci(&start, "g1f3").unwrap();
/// assert_eq!(write_uci(&start, mv), "g1f3");
/// assert!(read_uci(&start, "g1g3").is_err());
/// ```
pub fn read_uci(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    Ok(position.judge(read_uci_attempt(text)?)?)
}

fn square(text: Option<&str>) -> Result<Square, MoveTextError> {
    text.and_then(|name| name.parse().ok()).ok_or(MoveTextError::Unreadable)
}

/// The only character of a text.
fn one_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The attempt that comes to this move: what hands do for it.
pub(super) fn attempt_of(turn: Color, mv: Move) -> Attempt {
    match mv {
        Move::Normal { from, to, promotion } => Attempt::Board { from, to, promotion },
        Move::EnPassant { from, to } => Attempt::Board { from, to, promotion: None },
        Move::Castle(side) => {
            let path = CastlePath::of(turn, side);
            Attempt::Board { from: path.king, to: path.king_to, promotion: None }
        }
        Move::Drop { role, to } => Attempt::Drop { role, to },
    }
}

/// The short text of a move.
pub fn write_uci(position: &Position, mv: Move) -> String {
    write_attempt(attempt_of(position.turn(), mv))
}

/// The short text of an attempt: what [`read_uci_attempt`] reads.
pub fn write_attempt(attempt: Attempt) -> String {
    match attempt {
        Attempt::Board { from, to, promotion: None } => format!("{from}{to}"),
        Attempt::Board { from, to, promotion: Some(role) } => {
            format!("{from}{to}{}", role.role().letter().to_ascii_lowercase())
        }
        Attempt::Drop { role, to } => format!("{}@{to}", role.role().letter()),
    }
}
