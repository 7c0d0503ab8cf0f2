//! What can be wrong with the text of a position: which field, where, and what.

use core::fmt;

use crate::base::{Color, DropRole, Rank};

/// A part of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The text as a whole.
    Text,
    /// The pieces on the board.
    Board,
    /// The stored pieces.
    Reserve,
    /// Who is on move.
    Turn,
    /// Who may still castle.
    Castling,
    /// The square that a pawn has just jumped over.
    EnPassant,
    /// Moves since the last capture, pawn move or drop.
    HalfMoves,
    /// Number of the move.
    FullMoves,
}

impl FenField {
    const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Board => "board",
            Self::Reserve => "reserve",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en passant",
            Self::HalfMoves => "half-move counter",
            Self::FullMoves => "move number",
        }
    }
}

/// What is wrong there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenProblem {
    /// There is no text.
    Empty,
    /// The text is longer than [`MAX_FEN`](super::MAX_FEN) bytes.
    TooLong,
    /// More fields than a FEN has.
    TooManyFields,
    /// A sign that means nothing in this field.
    UnknownSign(char),
    /// The row has more than eight squares.
    RowTooLong(Rank),
    /// The row has fewer than eight squares.
    RowTooShort(Rank),
    /// The board has more than eight rows.
    TooManyRows,
    /// The board has fewer than eight rows; this one is the first that is missing.
    RowMissing(Rank),
    /// A `~` that follows neither knight, bishop, rook nor queen.
    StrayMark,
    /// A bracket that is not closed.
    BracketOpen,
    /// A reserve is given twice.
    SecondReserve,
    /// A count that follows no letter.
    CountWithoutLetter,
    /// More than 255 pieces of one kind in one reserve.
    TooManyInReserve(Color, DropRole),
    /// Neither `w` nor `b`.
    NotATurn,
    /// The same castling right twice.
    RightTwice(char),
    /// No name of a square.
    NotASquare,
    /// No number.
    NotANumber,
    /// A number above 65535.
    NumberTooLarge,
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("there is nothing"),
            Self::TooLong => write!(f, "more than {} bytes", super::MAX_FEN),
            Self::TooManyFields => f.write_str("nothing belongs here after the move number"),
            Self::UnknownSign(sign) => write!(f, "{sign:?} means nothing here"),
            Self::RowTooLong(rank) => write!(f, "row {} has more than eight squares", rank.letter()),
            Self::RowTooShort(rank) => write!(f, "row {} has fewer than eight squares", rank.letter()),
            Self::TooManyRows => f.write_str("there are more than eight rows and a reserve"),
            Self::RowMissing(rank) => write!(f, "row {} is missing", rank.letter()),
            Self::StrayMark => {
                f.write_str("~ marks a promoted knight, bishop, rook or queen, and stands after it")
            }
            Self::BracketOpen => f.write_str("the bracket is not closed"),
            Self::SecondReserve => f.write_str("the reserve is given twice"),
            Self::CountWithoutLetter => f.write_str("a count stands after the letter it counts"),
            Self::TooManyInReserve(color, role) => {
                let side = color.choose("White", "Black");
                write!(f, "{side} has more than 255 pieces of kind {} in reserve", role.role().letter())
            }
            Self::NotATurn => f.write_str("the turn is w or b"),
            Self::RightTwice(letter) => write!(f, "{letter} is given twice"),
            Self::NotASquare => f.write_str("this is - or a square such as e3"),
            Self::NotANumber => f.write_str("this is a whole number"),
            Self::NumberTooLarge => write!(f, "the number is larger than {}", u16::MAX),
        }
    }
}

/// Why a text is not the FEN of a board.
///
/// ```
/// use pasapezas_core::notation::{FenField, read_fen};
/// let error = read_fen("8/8/8/8/8/8/8/8 x").unwrap_err();
/// assert_eq!((error.field, error.column), (FenField::Turn, 17));
/// assert_eq!(error.to_string(), "column 17, turn: the turn is w or b");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FenError {
    /// Which field.
    pub field: FenField,
    /// Which character of the whole text, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: FenProblem,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, {}: {}", self.column, self.field.name(), self.problem)
    }
}

impl core::error::Error for FenError {}
