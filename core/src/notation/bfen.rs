//! Both boards as text: `FEN A | FEN B`, perhaps with ` | ` and four clocks in milliseconds, in the order `WhiteA BlackA
//! WhiteB BlackB`.

use core::fmt;

use super::fen::write_fen;
use super::fen_error::FenError;
use super::fen_read::{MAX_FEN, read_fen_at};
use crate::base::{BoardId, Millis, PerBoard, PerSeat, Seat};
use crate::position::{Position, Setup};

/// Both boards of a match, unchecked, and the clocks if the text names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bfen {
    /// The boards, to be checked by [`Position::new`].
    pub boards: PerBoard<Setup>,
    /// What each seat has left.
    pub clocks: Option<PerSeat<Millis>>,
}

/// Why a text does not describe two boards. Columns count the characters of the whole text, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BfenError {
    /// There is only one board.
    SecondBoardMissing,
    /// There are more than two boards and the clocks.
    TooManyParts {
        /// Where the first part too many starts.
        column: usize,
    },
    /// The text is longer than two boards and four clocks can be.
    TooLong,
    /// A board cannot be read.
    Board {
        /// Which board.
        board: BoardId,
        /// Why not.
        error: FenError,
    },
    /// The clocks are not four whole numbers of milliseconds, each below 2³².
    Clocks {
        /// Where they start.
        column: usize,
    },
}

impl fmt::Display for BfenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SecondBoardMissing => f.write_str("there is one board; two are written A | B"),
            Self::TooManyParts { column } => write!(f, "column {column}: nothing belongs after the clocks"),
            Self::TooLong => write!(f, "more than {MAX_BFEN} bytes"),
            Self::Board { board, error } => write!(f, "board {}: {error}", board.letter()),
            Self::Clocks { column } => {
                write!(f, "column {column}: clocks are four whole numbers of milliseconds")
            }
        }
    }
}

impl core::error::Error for BfenError {}

/// The longest text that [`read_bfen`] looks at, in bytes.
const MAX_BFEN: usize = 2 * MAX_FEN + 128;

/// Reads both boards, and the clocks if they are there.
///
/// # Errors
/// The first thing that cannot be read.
///
/// ```
/// use pasapezas_core::{Millis, Seat, notation::read_bfen};
/// let text = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 9 | 1000 2000 3000 4000";
/// let both = read_bfen(text).unwrap();
/// assert_eq!(both.boards.b.fullmoves, 9);
/// assert_eq!(both.clocks.map(|clocks| *clocks.at(Seat::BLACK_B)), Some(Millis(4000)));
/// ```
pub fn read_bfen(text: &str) -> Result<Bfen, BfenError> {
    if text.len() > MAX_BFEN {
        return Err(BfenError::TooLong);
    }
    let mut column = 1_usize;
    let mut parts = text.split('|').map(|part| {
        let at = column;
        column = column.saturating_add(part.chars().count()).saturating_add(1);
        (part, at)
    });
    let board = |board, part: Option<(&str, usize)>| {
        let (text, column) = part.ok_or(BfenError::SecondBoardMissing)?;
        read_fen_at(text, column).map_err(|error| BfenError::Board { board, error })
    };
    let a = board(BoardId::A, parts.next())?;
    let b = board(BoardId::B, parts.next())?;
    let clocks = match parts.next() {
        None => None,
        Some((text, column)) => Some(read_clocks(text).ok_or(BfenError::Clocks { column })?),
    };
    match parts.next() {
        None => Ok(Bfen { boards: PerBoard { a, b }, clocks }),
        Some((_, column)) => Err(BfenError::TooManyParts { column }),
    }
}

/// Reads four clocks in milliseconds, `WhiteA BlackA WhiteB BlackB`; `None` unless they are four whole numbers, each below
/// 2³².
///
/// ```
/// use pasapezas_core::{Millis, Seat, notation::read_clocks};
/// assert_eq!(read_clocks("1 2 3 4").map(|clocks| *clocks.at(Seat::WHITE_B)), Some(Millis(3)));
/// assert_eq!(read_clocks("1 2 3"), None);
/// ```
pub fn read_clocks(text: &str) -> Option<PerSeat<Millis>> {
    let mut clocks = PerSeat::for_seats(|_| Millis::ZERO);
    let mut words = text.split_whitespace();
    for seat in Seat::ALL {
        let word = words.next()?;
        let digits = word.bytes().all(|sign| sign.is_ascii_digit());
        *clocks.at_mut(seat) = Millis(word.parse().ok().filter(|_| digits)?);
    }
    words.next().is_none().then_some(clocks)
}

/// Both boards in one form, with clocks if they are given.
///
/// ```
/// use pasapezas_core::{PerBoard, Position, RuleSet, notation::{read_bfen, write_bfen}};
/// let boards = PerBoard::new(|_| Position::start(&RuleSet::default()));
/// assert_eq!(read_bfen(&write_bfen(&boards, None)).unwrap().clocks, None);
/// ```
pub fn write_bfen(boards: &PerBoard<Position>, clocks: Option<&PerSeat<Millis>>) -> String {
    let mut text = format!("{} | {}", write_fen(&boards.a), write_fen(&boards.b));
    if let Some(clocks) = clocks {
        text.push_str(" |");
        for seat in Seat::ALL {
            text.push(' ');
            text.push_str(&clocks.at(seat).0.to_string());
        }
    }
    text
}
