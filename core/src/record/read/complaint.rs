//! What a reader finds wrong in a record, with its place. None of it stops the reader.

use core::fmt;

use super::Unplayable;
use crate::base::BoardId;
use crate::notation::BfenError;
use crate::position::SetupFault;
use crate::record::ResultToken;
use crate::record::read_csv::CsvProblem;
use crate::record::read_json::ChessComProblem;
use crate::rules::{OptionError, Refusal};

/// A place in a text. Columns count characters, not bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: u32,
    /// Character of the line, from 1.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Something wrong, and where.
///
/// ```
/// use pasapezas_core::read_bpgn;
/// let found = read_bpgn(b"[Event \"x\"]\n1A. e4 1a. e4", 1);
/// let lines: Vec<_> = found.complaints.iter().map(ToString::to_string).collect();
/// assert_eq!(lines, ["2:12: 1a. e4 cannot be played: refused by article 5.1: not-its-move"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Where it starts.
    pub place: Place,
    /// What it is.
    pub kind: ComplaintKind,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

/// What can be wrong with a record. The sentences of `Display` are for the tools of developers; the page has its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComplaintKind {
    /// A game is longer than [`MAX_GAME`](super::MAX_GAME) bytes and was left out.
    GameTooLong,
    /// Comments that belong to no game; they were left out.
    NotAGame,
    /// A tag that is not `[Name "text"]`.
    TagUnreadable,
    /// A tag is there twice; the last one holds.
    TagTwice {
        /// Its name.
        name: String,
    },
    /// The text of a tag is longer than [`MAX_TAG`](super::MAX_TAG) bytes and was cut.
    TagTooLong {
        /// Its name.
        name: String,
    },
    /// More than [`MAX_TAGS`](super::MAX_TAGS) tags; the rest was left out.
    TooManyTags,
    /// The text of a tag that we look at makes no sense, so that it is as if the tag were not there.
    TagNonsense {
        /// Its name.
        name: String,
    },
    /// The tag `RuleSet` cannot be read; international rules hold.
    Rules(OptionError),
    /// The tag `FEN` cannot be read, so that nothing can be played.
    Fen(BfenError),
    /// The tag `FEN` describes no position, so that nothing can be played.
    Fault {
        /// On which board.
        board: BoardId,
        /// What is wrong.
        fault: SetupFault,
    },
    /// A right in the tag `FEN` that cannot be; it was taken away.
    RightForgiven {
        /// On which board.
        board: BoardId,
        /// Which right.
        fault: SetupFault,
    },
    /// A comment that is not closed.
    CommentOpen,
    /// A comment is longer than [`MAX_COMMENT`](super::MAX_COMMENT) bytes and was cut.
    CommentTooLong,
    /// One of our commands in a comment, `[%clk]` for example, with text that makes no sense; it stays in the comment.
    CommandNonsense,
    /// A sign that closes what was not opened.
    Stray(char),
    /// A variation that is not closed.
    VariationOpen,
    /// A variation where there is no move that it could stand for.
    VariationNowhere,
    /// Variations inside variations deeper than [`MAX_DEPTH`](super::MAX_DEPTH); it was left out.
    VariationTooDeep,
    /// Something that is neither move nor comment nor sign; it was left out.
    UnknownWord,
    /// A number without a move.
    MoveMissing,
    /// A number without a board; board A was taken. Said once in a game.
    BoardMissing,
    /// The number of a move is not the one that its board has come to. Said once in a game.
    NumberJumps {
        /// What the board has come to.
        expected: u32,
    },
    /// A move that cannot be played; in the main line nothing is played from there on, and a variation ends.
    Unplayable(Unplayable),
    /// The start cannot be read, so that nothing can be played.
    NoStart,
    /// A removal that cannot be; it was left out.
    StepImpossible(Refusal),
    /// More than [`MAX_MOVES`](super::MAX_MOVES) moves; the rest was left out.
    TooManyMoves,
    /// The tag `Result` says something else than the end of the moves; the end of the moves holds.
    ResultDiffers {
        /// What the tag says.
        tag: ResultToken,
    },
    /// The result fits in neither of its meanings with who has lost; who has lost holds.
    ResultContradicts {
        /// The result.
        token: ResultToken,
    },
    /// Something follows the result; it was left out.
    AfterTheEnd,
    /// More games, or more moves in them, than are kept of one file; from here on nothing is read.
    TooManyGames,
    /// About a match of chess.com.
    ChessCom(ChessComProblem),
    /// About a record in a file of bare movetexts.
    Csv(CsvProblem),
    /// More complaints than [`MAX_COMPLAINTS`](super::MAX_COMPLAINTS); these were left out.
    AndMore {
        /// How many.
        count: u32,
    },
}

impl fmt::Display for ComplaintKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameTooLong => write!(f, "a game of more than {} bytes is left out", super::MAX_GAME),
            Self::NotAGame => f.write_str("comments without tags or moves are left out"),
            Self::TagUnreadable => f.write_str("a tag is [Name \"text\"]"),
            Self::TagTwice { name } => write!(f, "the tag {name} is there twice; the last one holds"),
            Self::TagTooLong { name } => write!(f, "the tag {name} is cut at {} bytes", super::MAX_TAG),
            Self::TooManyTags => write!(f, "more than {} tags; the rest is left out", super::MAX_TAGS),
            Self::TagNonsense { name } => write!(f, "the text of the tag {name} makes no sense"),
            Self::Rules(error) => write!(f, "rules: {error}"),
            Self::Fen(error) => write!(f, "position: {error}"),
            Self::Fault { board, fault } => write!(f, "position of board {}: {fault}", board.letter()),
            Self::RightForgiven { board, fault } => {
                write!(f, "position of board {}: {fault}; the right is taken away", board.letter())
            }
            Self::CommentOpen => f.write_str("the comment is not closed"),
            Self::CommentTooLong => write!(f, "the comment is cut at {} bytes", super::MAX_COMMENT),
            Self::CommandNonsense => f.write_str("a command whose text makes no sense stays in its comment"),
            Self::Stray(sign) => write!(f, "{sign} closes nothing"),
            Self::VariationOpen => f.write_str("the variation is not closed"),
            Self::VariationNowhere => f.write_str("there is no move that this variation could stand for"),
            Self::VariationTooDeep => f.write_str("a variation lies too deep and is left out"),
            Self::UnknownWord => f.write_str("this is neither a move nor a comment"),
            Self::MoveMissing => f.write_str("a number without a move"),
            Self::BoardMissing => f.write_str("a number without a board; board A is taken"),
            Self::NumberJumps { expected } => write!(f, "this would be move {expected} of its board"),
            Self::Unplayable(what) => write!(f, "{what}"),
            Self::NoStart => f.write_str("nothing can be played without its position"),
            Self::StepImpossible(refusal) => {
                write!(f, "this cannot be done here: {}", refusal.kind().code())
            }
            Self::TooManyMoves => write!(f, "more than {} moves; the rest is left out", super::MAX_MOVES),
            Self::ResultDiffers { tag } => write!(f, "the tag Result says {}", tag.text()),
            Self::ResultContradicts { token } => {
                write!(f, "{} contradicts who has lost", token.text())
            }
            Self::TooManyGames => f.write_str("more games than are kept of one file"),
            Self::ChessCom(problem) => write!(f, "{problem}"),
            Self::Csv(problem) => write!(f, "{problem}"),
            Self::AfterTheEnd => f.write_str("what follows the result is left out"),
            Self::AndMore { count } => write!(f, "{count} more complaints about this game"),
        }
    }
}
