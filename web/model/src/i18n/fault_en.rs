//! What is wrong with a position, in English: clauses that go on after a colon.

use pasapezas_core::notation::{BfenError, FenField, FenProblem};
use pasapezas_core::{CastleSide, Color, SetupFault};

use super::fault::quoted_sign;
use super::lang::Lang;
use super::noun_en::noun;
use super::text::{Text, join, rank_name, square_name};

/// A set-up that is no position.
pub(super) fn setup(fault: SetupFault) -> Text {
    match fault {
        SetupFault::NoKing { color } => join(&[side(color), " has no king"]),
        SetupFault::ManyKings { color } => join(&[side(color), " has more than one king"]),
        SetupFault::KingInReserve { color } => join(&[side(color), " has a king in reserve"]),
        SetupFault::PawnOnLastRank { at } => {
            join(&["there is a pawn on ", square_name(at), ", where none can be"])
        }
        SetupFault::MarkImpossible { at } => {
            join(&["the piece on ", square_name(at), " cannot be a promoted one: it is a pawn or a king"])
        }
        SetupFault::CastlingImpossible { color, side: to } => {
            join(&[side(color), " cannot castle on the ", wing(to), " side: king or rook is not at home"])
        }
        SetupFault::EnPassantImpossible { at } => join(&["no pawn has just jumped over ", square_name(at)]),
        SetupFault::OpponentInCheck { by } => {
            join(&["the side not on move is in check from ", square_name(by)])
        }
    }
}

/// A part of a FEN.
pub(super) const fn field(field: FenField) -> &'static str {
    match field {
        FenField::Text => "text",
        FenField::Board => "pieces",
        FenField::Reserve => "reserve",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "en passant",
        FenField::HalfMoves => "fifty-move counter",
        FenField::FullMoves => "move number",
    }
}

/// What is wrong in it.
pub(super) fn problem(problem: FenProblem) -> Text {
    match problem {
        FenProblem::Empty => Text::Borrowed("nothing is written"),
        FenProblem::TooLong => Text::Borrowed("the text is too long"),
        FenProblem::TooManyFields => Text::Borrowed("nothing belongs after the move number"),
        FenProblem::UnknownSign(sign) => join(&[&quoted_sign(Lang::English, sign), " means nothing here"]),
        FenProblem::RowTooLong(rank) => join(&["row ", rank_name(rank), " has more than eight squares"]),
        FenProblem::RowTooShort(rank) => join(&["row ", rank_name(rank), " has fewer than eight squares"]),
        FenProblem::TooManyRows => Text::Borrowed("there are more than eight rows and a reserve"),
        FenProblem::RowMissing(rank) => join(&["row ", rank_name(rank), " is missing"]),
        FenProblem::StrayMark => {
            Text::Borrowed("~ marks a promoted piece and stands after a knight, bishop, rook or queen")
        }
        FenProblem::BracketOpen => Text::Borrowed("the bracket is not closed"),
        FenProblem::SecondReserve => Text::Borrowed("the reserve is given twice"),
        FenProblem::CountWithoutLetter => Text::Borrowed("a number stands after the letter that it counts"),
        FenProblem::TooManyInReserve(color, role) => {
            join(&[side(color), " has more than 255 ", noun(role.role()).many, " in reserve"])
        }
        FenProblem::NotATurn => Text::Borrowed("the turn is w or b"),
        FenProblem::RightTwice(sign) => join(&[&quoted_sign(Lang::English, sign), " is given twice"]),
        FenProblem::NotASquare => Text::Borrowed("this is - or a square, such as e3"),
        FenProblem::NotANumber => Text::Borrowed("this is a whole number"),
        FenProblem::NumberTooLarge => Text::Borrowed("the number is larger than 65535"),
    }
}

/// A text that is no pair of boards, where the fault is in neither of them.
pub(super) const fn bfen(error: &BfenError) -> &'static str {
    match error {
        BfenError::SecondBoardMissing => "there is only one board, and two are written A | B",
        BfenError::TooManyParts { .. } => "nothing belongs after the clocks",
        BfenError::TooLong | BfenError::Board { .. } => "the text is too long",
        BfenError::Clocks { .. } => "the clocks are four whole numbers of milliseconds",
    }
}

fn side(color: Color) -> &'static str {
    color.choose("White", "Black")
}

const fn wing(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "king’s",
        CastleSide::Queen => "queen’s",
    }
}
