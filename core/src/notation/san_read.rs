//! Reading moves as people write them: first the shape of the text, then the one legal move that fits.
//!
//! Tolerated: pawn drops `P@e4`, `p@e4` and `@e4`; promotion `e8=Q`, `e8Q`, `e8q`, `e8(Q)`, `e8/Q`; castling with letters
//! or zeros; `exd6 e.p.`; more of the origin than needed (`Ng1f3`, `Ng1-f3`, `e2-e4`); captures without `x`, and pawn
//! captures without the file (`xd5`); signs of check, mate and judgement at the end, right or wrong.

use super::move_error::MoveTextError;
use super::uci::{attempt_of, read_uci_attempt};
use crate::base::{DropRole, File, PromotionRole, Rank, Role, Square};
use crate::position::{Attempt, Move, Position};
use crate::rules::{CastleSide, Refusal};

/// The longest text that can be a move, in bytes.
const MAX_MOVE: usize = 24;

/// What a text says, before any position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Castle(CastleSide),
    Drop { role: DropRole, to: Square },
    Board(Way),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    captures: bool,
    to: Square,
    promotion: Option<PromotionRole>,
}

/// The legal move that a SAN stands for.
///
/// # Errors
/// The text is no move, several legal moves fit, or the rules forbid it; then the refusal is that of the piece that comes
/// nearest.
///
/// ```
/// use pasapezas_core::{Position, RuleSet, notation::{read_san, write_san}};
/// let start = Position::start(&RuleSet::default());
/// assert_eq!(write_san(&start, read_san(&start, "Ng1-f3!?").unwrap()), "Nf3");
/// ```
pub fn read_san(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    match read_shape(text).ok_or(MoveTextError::Unreadable)? {
        Shape::Castle(side) => Ok(position.judge(attempt_of(position.turn(), Move::Castle(side)))?),
        Shape::Drop { role, to } => Ok(position.judge(Attempt::Drop { role, to })?),
        Shape::Board(way) => way.resolve(position),
    }
}

/// What somebody tries with a text in [short form](super::uci) or SAN. Drops are not judged, so that rules under which a
/// forbidden one can be played get to see it.
///
/// # Errors
/// As [`read_san`], but a drop is never refused here, and neither is a move in short form.
///
/// ```
/// use pasapezas_core::{Position, RuleSet, notation::read_attempt};
/// let start = Position::start(&RuleSet::default());
/// assert_eq!(read_attempt(&start, "Nf3"), read_attempt(&start, "g1f3"));
/// ```
pub fn read_attempt(position: &Position, text: &str) -> Result<Attempt, MoveTextError> {
    if let Ok(attempt) = read_uci_attempt(text) {
        return Ok(attempt);
    }
    match read_shape(text).ok_or(MoveTextError::Unreadable)? {
        Shape::Castle(side) => Ok(attempt_of(position.turn(), Move::Castle(side))),
        Shape::Drop { role, to } => Ok(Attempt::Drop { role, to }),
        Shape::Board(way) => way.resolve(position).map(|mv| attempt_of(position.turn(), mv)),
    }
}

fn read_shape(text: &str) -> Option<Shape> {
    if text.len() > MAX_MOVE {
        return None;
    }
    let text = without_suffix(text.trim());
    match text {
        "O-O" | "0-0" | "o-o" | "OO" => return Some(Shape::Castle(CastleSide::King)),
        "O-O-O" | "0-0-0" | "o-o-o" | "OOO" => return Some(Shape::Castle(CastleSide::Queen)),
        _ => {}
    }
    if let Some((role, to)) = text.split_once('@') {
        return Some(Shape::Drop { role: drop_role(role)?, to: to.parse().ok()? });
    }
    read_way(text).map(Shape::Board)
}

/// Takes off what says nothing about the move: check, mate, judgement, `e.p.`.
fn without_suffix(text: &str) -> &str {
    let idle = |sign: char| matches!(sign, '+' | '#' | '!' | '?') || sign.is_whitespace();
    let text = text.trim_end_matches(idle);
    let text = ["e.p.", "ep"].into_iter().find_map(|mark| text.strip_suffix(mark)).unwrap_or(text);
    text.trim_end_matches(idle)
}

fn drop_role(letters: &str) -> Option<DropRole> {
    match letters {
        "" => Some(DropRole::Pawn),
        _ => one_of(letters).and_then(Role::from_letter).and_then(DropRole::from_role),
    }
}

fn one_of(letters: &str) -> Option<char> {
    let mut letters = letters.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn read_way(text: &str) -> Option<Way> {
    let (text, promotion) = split_promotion(text)?;
    let at = text.len().checked_sub(2)?;
    let to: Square = text.get(at..)?.parse().ok()?;
    let mut rest = text.get(..at)?;
    // A small b is always a file.
    let mut role = Role::Pawn;
    if let Some(letter) = rest.chars().next().filter(char::is_ascii_uppercase) {
        role = Role::from_letter(letter)?;
        rest = rest.get(1..)?;
    }
    let mut signs = rest.chars().peekable();
    let file = signs.peek().and_then(|sign| File::from_letter(*sign));
    if file.is_some() {
        signs.next();
    }
    let rank = signs.peek().and_then(|sign| Rank::from_letter(*sign));
    if rank.is_some() {
        signs.next();
    }
    let link = signs.next();
    let captures = matches!(link, Some('x' | 'X' | ':' | '×'));
    let complete = signs.next().is_none() && (captures || matches!(link, None | Some('-')));
    complete.then_some(Way { role, file, rank, captures, to, promotion })
}

/// Takes off the promotion. A target ends with a figure, so a letter at the end can be nothing else.
fn split_promotion(text: &str) -> Option<(&str, Option<PromotionRole>)> {
    let open = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = open.chars().next_back().filter(char::is_ascii_alphabetic) else {
        return Some((text, None));
    };
    let role = PromotionRole::from_role(Role::from_letter(letter)?)?;
    let rest = open.strip_suffix(letter)?;
    let rest = match (text.ends_with(')'), rest.strip_suffix('('), rest.strip_suffix(['=', '/'])) {
        (true, inside, _) => inside?,
        (false, _, signed) => signed.unwrap_or(rest),
    };
    Some((rest, Some(role)))
}

impl Way {
    /// The legal move that fits, if it is the only one.
    fn resolve(self, position: &Position) -> Result<Move, MoveTextError> {
        let us = position.turn();
        let own = position.placement().of(us, self.role);
        let mut first: Option<Move> = None;
        // Nearly always only one fits, and then nothing has to be allocated.
        let mut others = Vec::new();
        let mut nearest: Option<Refusal> = None;
        for from in own.into_iter().filter(|from| self.may_start(position, *from)) {
            match position.judge(Attempt::Board { from, to: self.to, promotion: self.promotion }) {
                Ok(mv) if first.is_none() => first = Some(mv),
                Ok(mv) => others.push(mv),
                Err(refusal) => {
                    nearest = nearest.into_iter().chain([refusal]).max_by_key(|why| helpfulness(*why));
                }
            }
        }
        match (first, nearest) {
            (Some(mv), _) if others.is_empty() => Ok(mv),
            (Some(mv), _) => {
                let candidates = core::iter::once(mv).chain(others).collect();
                Err(MoveTextError::Ambiguous { candidates })
            }
            (None, Some(refusal)) => Err(MoveTextError::Refused(refusal)),
            (None, None) => Err(MoveTextError::NoSuchPiece { role: self.role }),
        }
    }

    /// Whether the text can mean the piece on `from`. A pawn that changes its file says so by `x` or by its file.
    fn may_start(self, position: &Position, from: Square) -> bool {
        let named = self.file.is_none_or(|file| from.file() == file)
            && self.rank.is_none_or(|rank| from.rank() == rank);
        let straight = from.file() == self.to.file();
        named
            && match self.role {
                Role::Pawn if self.captures => !straight,
                Role::Pawn => straight || self.file.is_some(),
                // A king put onto its own rook is a gesture of hands, not a text.
                Role::King => !position.placement().of(position.turn(), Role::Rook).has(self.to),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => true,
            }
    }
}

/// Of the reasons against several pieces, the one that says most: a piece that could go there but for its king before one
/// whose way is blocked, before one that does not move like that.
fn helpfulness(refusal: Refusal) -> u8 {
    if matches!(refusal, Refusal::NotItsMove { .. }) {
        0
    } else if matches!(refusal, Refusal::PathBlocked { .. } | Refusal::PawnNeedsCapture { .. }) {
        1
    } else {
        2
    }
}
