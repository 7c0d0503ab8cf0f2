//! Reading one board from text, with its reserve in every spelling that programs use.
//!
//! - in brackets right after the board, or as a word of its own anywhere later: `board[Qn] w`, `board w [Qn]`,
//!   `board w KQkq - 0 1 [Qn]`;
//! - as a ninth row: `board/Qn w`; an empty ninth row is an empty reserve;
//! - in any order, with counts after the letters (`[N3Pbp]`), `[]`, `[-]`, or not at all.
//!
//! Fields missing at the end get their usual values: White on move, no castling, no en passant, `0 1`.

use super::fen::RIGHTS;
use super::fen_error::{FenError, FenField, FenProblem};
use crate::base::{Color, DropRole, File, Rank, Role, Square};
use crate::board::{CastlingRights, Piece, Placement};
use crate::position::Setup;

/// The longest text that [`read_fen`] looks at, in bytes; a board with 255 pieces of each kind in reserve fits.
pub const MAX_FEN: usize = 4096;

/// Reads the FEN of one board. What it describes may be nonsense: [`Position::new`](crate::Position::new) checks it.
///
/// # Errors
/// The first thing that cannot be read, with its field and place.
///
/// ```
/// use pasapezas_core::{Color, DropRole, notation::read_fen};
/// let setup = read_fen("4k3/8/8/8/8/8/8/4K3 b - - [N3p]").unwrap();
/// assert_eq!(setup.turn, Color::Black);
/// assert_eq!(setup.reserves.white.count(DropRole::Knight), 3);
/// ```
pub fn read_fen(text: &str) -> Result<Setup, FenError> {
    read_fen_at(text, 1)
}

/// [`read_fen`] for a part of a longer text that starts at `column`.
pub(super) fn read_fen_at(text: &str, column: usize) -> Result<Setup, FenError> {
    if text.len() > MAX_FEN {
        return Err(FenError { field: FenField::Text, column, problem: FenProblem::TooLong });
    }
    let mut words = words(text, column);
    let board = words.next().ok_or(FenError { field: FenField::Text, column, problem: FenProblem::Empty })?;
    let mut setup = Setup::empty();
    let mut reserve_seen = read_board(board, &mut setup)?;
    let mut fields =
        [FenField::Turn, FenField::Castling, FenField::EnPassant, FenField::HalfMoves, FenField::FullMoves]
            .into_iter();
    for word in words {
        if word.text.starts_with('[') {
            if reserve_seen {
                return Err(word.wrong(FenField::Reserve, FenProblem::SecondReserve));
            }
            read_bracket(word, &mut setup)?;
            reserve_seen = true;
        } else {
            let field = fields.next().ok_or(word.wrong(FenField::Text, FenProblem::TooManyFields))?;
            read_field(field, word, &mut setup)?;
        }
    }
    Ok(setup)
}

/// A piece of the text and the column at which it starts.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Word<'a> {
    const fn wrong(self, field: FenField, problem: FenProblem) -> FenError {
        FenError { field, column: self.column, problem }
    }

    /// Its characters, each with its column.
    fn letters(self) -> impl Iterator<Item = (usize, char)> + 'a {
        (self.column..).zip(self.text.chars())
    }

    /// What follows the first `n` characters, which are ASCII.
    fn after(self, n: usize) -> Self {
        Self { text: self.text.get(n..).unwrap_or_default(), column: self.column.saturating_add(n) }
    }
}

/// The parts between separators, empty ones included, with their columns.
fn split(whole: Word<'_>, at: impl Fn(char) -> bool) -> impl Iterator<Item = Word<'_>> {
    let mut column = whole.column;
    whole.text.split(at).map(move |text| {
        let part = Word { text, column };
        column = column.saturating_add(text.chars().count()).saturating_add(1);
        part
    })
}

fn words(text: &str, column: usize) -> impl Iterator<Item = Word<'_>> {
    split(Word { text, column }, char::is_whitespace).filter(|word| !word.text.is_empty())
}

/// The first word: the rows, and the reserve if it is attached to them. Says whether it was.
fn read_board(word: Word<'_>, setup: &mut Setup) -> Result<bool, FenError> {
    let bytes_before = word.text.find('[');
    let rows = Word { text: bytes_before.and_then(|n| word.text.get(..n)).unwrap_or(word.text), ..word };
    let mut parts = split(rows, |sign| sign == '/');
    let mut end = rows;
    for rank in Rank::ALL.into_iter().rev() {
        let Some(row) = parts.next() else {
            return Err(end.after(end.text.len()).wrong(FenField::Board, FenProblem::RowMissing(rank)));
        };
        read_row(rank, row, &mut setup.placement)?;
        end = row;
    }
    let ninth = parts.next();
    if let Some(tenth) = parts.next() {
        return Err(tenth.wrong(FenField::Board, FenProblem::TooManyRows));
    }
    if let Some(reserve) = ninth {
        read_reserve(reserve, setup)?;
    }
    let Some(bytes_before) = bytes_before else { return Ok(ninth.is_some()) };
    // The rows have been read, so all before the bracket is ASCII: bytes are columns.
    let bracket = word.after(bytes_before);
    if ninth.is_some() {
        return Err(bracket.wrong(FenField::Reserve, FenProblem::SecondReserve));
    }
    read_bracket(bracket, setup)?;
    Ok(true)
}

fn read_row(rank: Rank, row: Word<'_>, placement: &mut Placement) -> Result<(), FenError> {
    let wrong = |column, problem| Err(FenError { field: FenField::Board, column, problem });
    let mut file = 0_u8;
    let mut last: Option<(Square, Piece)> = None;
    for (column, sign) in row.letters() {
        if let Some(empty) =
            sign.to_digit(10).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=8).contains(n))
        {
            file = file.saturating_add(empty);
            last = None;
        } else if sign == '~' {
            match last.take() {
                Some((square, piece)) if !matches!(piece.role, Role::Pawn | Role::King) => {
                    placement.put(square, Piece { promoted: true, ..piece });
                }
                Some(_) | None => return wrong(column, FenProblem::StrayMark),
            }
        } else if let Some(role) = Role::from_letter(sign) {
            let Some(on) = File::from_index(file) else { return wrong(column, FenProblem::RowTooLong(rank)) };
            let piece = Piece::new(color_of(sign), role);
            let square = Square::new(on, rank);
            placement.put(square, piece);
            last = Some((square, piece));
            file = file.saturating_add(1);
        } else {
            return wrong(column, FenProblem::UnknownSign(sign));
        }
        if file > 8 {
            return wrong(column, FenProblem::RowTooLong(rank));
        }
    }
    if file < 8 { wrong(row.column, FenProblem::RowTooShort(rank)) } else { Ok(()) }
}

fn color_of(letter: char) -> Color {
    if letter.is_ascii_uppercase() { Color::White } else { Color::Black }
}

/// A reserve that starts with its bracket.
fn read_bracket(word: Word<'_>, setup: &mut Setup) -> Result<(), FenError> {
    let open = word.wrong(FenField::Reserve, FenProblem::BracketOpen);
    let inner = word.after(1);
    let (inside, rest) = inner.text.split_once(']').ok_or(open)?;
    read_reserve(Word { text: inside, ..inner }, setup)?;
    match rest.chars().next() {
        None => Ok(()),
        Some(sign) => {
            let column = inner.column.saturating_add(inside.len()).saturating_add(1);
            Err(FenError { field: FenField::Reserve, column, problem: FenProblem::UnknownSign(sign) })
        }
    }
}

/// The letters of a reserve, each perhaps with its count.
fn read_reserve(word: Word<'_>, setup: &mut Setup) -> Result<(), FenError> {
    let wrong = |column, problem| Err(FenError { field: FenField::Reserve, column, problem });
    if word.text == "-" {
        return Ok(());
    }
    let mut letters = word.letters().peekable();
    while let Some((column, sign)) = letters.next() {
        if sign.is_ascii_digit() {
            return wrong(column, FenProblem::CountWithoutLetter);
        }
        let Some(role) = Role::from_letter(sign) else {
            return wrong(column, FenProblem::UnknownSign(sign));
        };
        let mut count: Option<u32> = None;
        while let Some((_, digit)) = letters.next_if(|(_, sign)| sign.is_ascii_digit()) {
            let digit = digit.to_digit(10).unwrap_or(0);
            count = Some(count.unwrap_or(0).saturating_mul(10).saturating_add(digit));
        }
        if let Err(problem) = store(color_of(sign), role, count.unwrap_or(1), setup) {
            return wrong(column, problem);
        }
    }
    Ok(())
}

fn store(color: Color, role: Role, more: u32, setup: &mut Setup) -> Result<(), FenProblem> {
    let Some(role) = DropRole::from_role(role) else {
        *setup.king_in_reserve.get_mut(color) |= more > 0;
        return Ok(());
    };
    let reserve = setup.reserves.get_mut(color);
    let sum = u32::from(reserve.count(role)).saturating_add(more);
    let count = u8::try_from(sum).map_err(|_| FenProblem::TooManyInReserve(color, role))?;
    reserve.set(role, count);
    Ok(())
}

fn read_field(field: FenField, word: Word<'_>, setup: &mut Setup) -> Result<(), FenError> {
    let wrong = |problem| word.wrong(field, problem);
    match field {
        FenField::Turn => {
            setup.turn = match word.text {
                "w" => Color::White,
                "b" => Color::Black,
                _ => return Err(wrong(FenProblem::NotATurn)),
            };
        }
        FenField::Castling => setup.castling = read_castling(word)?,
        FenField::EnPassant => {
            setup.en_passant = match word.text {
                "-" => None,
                name => Some(name.parse().map_err(|_| wrong(FenProblem::NotASquare))?),
            };
        }
        FenField::HalfMoves => setup.halfmoves = read_number(word.text).map_err(wrong)?,
        // Some programs count the first move as 0.
        FenField::FullMoves => setup.fullmoves = read_number(word.text).map_err(wrong)?.max(1),
        FenField::Text | FenField::Board | FenField::Reserve => {}
    }
    Ok(())
}

fn read_castling(word: Word<'_>) -> Result<CastlingRights, FenError> {
    let wrong = |column, problem| Err(FenError { field: FenField::Castling, column, problem });
    let mut rights = CastlingRights::NONE;
    if word.text == "-" {
        return Ok(rights);
    }
    for (column, sign) in word.letters() {
        let Some((_, color, side)) = RIGHTS.into_iter().find(|(letter, ..)| *letter == sign) else {
            return wrong(column, FenProblem::UnknownSign(sign));
        };
        if rights.has(color, side) {
            return wrong(column, FenProblem::RightTwice(sign));
        }
        rights = rights.with(color, side);
    }
    Ok(rights)
}

pub(super) fn read_number(text: &str) -> Result<u16, FenProblem> {
    if text.is_empty() || !text.bytes().all(|sign| sign.is_ascii_digit()) {
        return Err(FenProblem::NotANumber);
    }
    text.parse().map_err(|_| FenProblem::NumberTooLarge)
}
