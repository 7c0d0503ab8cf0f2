//! What is wrong with a record that was read, in English.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::English;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => Text::Borrowed("This game is too long and was left out."),
        ComplaintKind::TooManyGames => Text::Borrowed("There are too many games: the rest was left out."),
        ComplaintKind::NotAGame => Text::Borrowed("These comments belong to no game and were left out."),
        ComplaintKind::TagUnreadable => {
            Text::Borrowed("This tag cannot be read. A tag is [Name “text”], with straight quotes.")
        }
        ComplaintKind::TagTwice { name } => {
            join(&["The tag ", name, " is there twice: the last one counts."])
        }
        ComplaintKind::TagTooLong { name } => join(&["The tag ", name, " is too long and was cut."]),
        ComplaintKind::TooManyTags => Text::Borrowed("There are too many tags: the rest was left out."),
        ComplaintKind::TagNonsense { name } => {
            join(&["The text of the tag ", name, " makes no sense: it is as if it were not there."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("The tag RuleSet cannot be read: international rules hold.")
        }
        ComplaintKind::Fen(error) => {
            join(&["The starting position cannot be read. ", &bfen_fault(LANG, error)])
        }
        ComplaintKind::Fault { board, fault } => {
            join(&["The starting position does not work. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "A right in the starting position cannot be and was taken away. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("This comment is not closed."),
        ComplaintKind::CommentTooLong => Text::Borrowed("This comment is too long and was cut."),
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("This command in a comment makes no sense: it stays as text.")
        }
        ComplaintKind::Stray(sign) => join(&["The sign ", &sign.to_string(), " closes nothing."]),
        ComplaintKind::VariationOpen => Text::Borrowed("This variation is not closed."),
        ComplaintKind::VariationNowhere => {
            Text::Borrowed("There is no move that this variation could stand for.")
        }
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("This variation lies inside too many others and was left out.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("This is neither a move nor a comment and was left out.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("This number has no move."),
        ComplaintKind::BoardMissing => Text::Borrowed("This number names no board: board A is taken."),
        ComplaintKind::NumberJumps { expected } => {
            join(&["This would be move ", &expected.to_string(), " of its board."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Without the starting position nothing can be played."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("This cannot be done here and was left out."),
        ComplaintKind::TooManyMoves => Text::Borrowed("There are too many moves: the rest was left out."),
        ComplaintKind::ResultDiffers { tag } => join(&[
            "The tag Result says ",
            tag.text(),
            " and the moves end otherwise: the end of the moves counts.",
        ]),
        ComplaintKind::ResultContradicts { token } => {
            join(&["The result ", token.text(), " contradicts who has lost: who has lost counts."])
        }
        ComplaintKind::AfterTheEnd => Text::Borrowed("This follows the result and was left out."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["There are ", &count.to_string(), " more notes about this game."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("this is not a move."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("no piece of the player can make that move.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("it may be more than one move."),
        WhyNot::NoStart => Text::Borrowed("the position before it is not known."),
        WhyNot::TooManyMoves => Text::Borrowed("there are too many moves."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), ": ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("This JSON text is broken: nothing was read."),
        ChessComProblem::NoGame => Text::Borrowed("There is no game of chess.com here."),
        ChessComProblem::NoBoard(board) => {
            join(&["The game of board ", board_letter(*board), " is missing."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Board ", board_letter(*board), ", starting position. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["The starting position does not work. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["The last move of board ", board_letter(*board), " is cut."])
        }
        ChessComProblem::TooManyMoves(board) => {
            join(&["Board ", board_letter(*board), " has too many moves: the rest was left out."])
        }
        ChessComProblem::TimesMissing(board) => join(&[
            "Board ",
            board_letter(*board),
            " has fewer times than moves: the order is partly a guess.",
        ]),
        ChessComProblem::ResultsDisagree => {
            Text::Borrowed("The results of the two boards contradict each other.")
        }
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "This line belongs to no game and was left out.",
        CsvProblem::QuoteOpen => "The quote is not closed before the next game.",
        CsvProblem::BehindQuote => "Nothing belongs behind the closing quote: it was left out.",
        CsvProblem::TooLong => "These moves are too long and were cut.",
    }
}
