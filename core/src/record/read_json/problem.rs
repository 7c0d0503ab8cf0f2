//! What can be wrong with a match of chess.com, besides its moves.

use core::fmt;

use super::half::MAX_HALFMOVES;
pub use super::parse::JsonProblem;
use crate::base::BoardId;
use crate::notation::FenError;
use crate::position::SetupFault;

/// What can be wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChessComProblem {
    /// The text is no JSON; nothing is read.
    Json(JsonProblem),
    /// There is no object with a `moveList`; nothing is read.
    NoGame,
    /// One of the two games of the match is not there.
    NoBoard(BoardId),
    /// The start of a board cannot be read, so that nothing can be played.
    Fen(BoardId, FenError),
    /// The start of a board is no position, so that nothing can be played.
    Fault(BoardId, SetupFault),
    /// There is half of a half-move at the end; it is left out.
    HalfMoveCut(BoardId),
    /// A board has more half-moves than are read; the rest is left out.
    TooManyMoves(BoardId),
    /// There are fewer times than half-moves, or some that are no numbers: the order of the two boards is partly a guess.
    TimesMissing(BoardId),
    /// Both games say that the same team has won, or only one of them says draw; the board that ended holds.
    ResultsDisagree,
}

impl fmt::Display for ChessComProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(problem) => f.write_str(problem.text()),
            Self::NoGame => f.write_str("there is no game here: an object with a moveList"),
            Self::NoBoard(board) => write!(f, "the game of board {} is missing", board.letter()),
            Self::Fen(board, error) => write!(f, "start of board {}: {error}", board.letter()),
            Self::Fault(board, fault) => write!(f, "start of board {}: {fault}", board.letter()),
            Self::HalfMoveCut(board) => write!(f, "the last move of board {} is cut", board.letter()),
            Self::TooManyMoves(board) => {
                write!(
                    f,
                    "board {} has more than {MAX_HALFMOVES} moves; the rest is left out",
                    board.letter()
                )
            }
            Self::TimesMissing(board) => {
                write!(f, "board {} has fewer times than moves: the order is partly a guess", board.letter())
            }
            Self::ResultsDisagree => f.write_str("the results of the two boards contradict each other"),
        }
    }
}
