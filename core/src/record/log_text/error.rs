//! Why a text is no log, and where.

use core::fmt;

use crate::game::Seq;
use crate::notation::BfenError;
use crate::position::SetupError;
use crate::rules::{OptionError, RuleSetFault};

/// Why a log text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: LogErrorKind,
}

/// What is wrong with a log text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogErrorKind {
    /// It is longer than [`MAX_LOG`](super::MAX_LOG).
    TooLong,
    /// It has more entries than [`MAX_ENTRIES`](super::MAX_ENTRIES).
    TooManyEntries,
    /// It does not begin with the name of the format.
    NotALog,
    /// A later version of this program has written it.
    Newer {
        /// The version of the format.
        version: u32,
    },
    /// No line of that name belongs here.
    UnknownLine,
    /// A line that can be there once is there again.
    Repeated,
    /// The rules or the time are not named before the first entry.
    Missing,
    /// The rules cannot be read.
    Rules(OptionError),
    /// The rules cannot be played.
    RulesFault(RuleSetFault),
    /// The clocks cannot be read.
    Time,
    /// The boards at the start cannot be read.
    Start(BfenError),
    /// A board at the start is nonsense.
    StartFault(SetupError),
    /// A tag is not a name and a text in quotation marks.
    Tag,
    /// This is not the number of the next entry.
    Number {
        /// The number that it should be.
        expected: Seq,
    },
    /// The stamp is not a number of milliseconds.
    Stamp,
    /// The stamp lies before that of the entry before.
    TimeWentBack,
    /// Nobody of that name acts.
    Author,
    /// There is no such action.
    Action,
    /// There is no such event.
    Event,
    /// The last line has no end.
    Unfinished,
}

impl fmt::Display for LogErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::TooLong => "the text is too long",
            Self::TooManyEntries => "there are too many entries",
            Self::NotALog => "this is not the log of a match",
            Self::Newer { version } => {
                return write!(f, "version {version} of the format is newer than this program");
            }
            Self::UnknownLine => "no such line belongs here",
            Self::Repeated => "this line was there before",
            Self::Missing => "rules and time must come before the first entry",
            Self::Rules(error) => return write!(f, "rules: {error}"),
            Self::RulesFault(fault) => return write!(f, "rules: {fault}"),
            Self::Time => "clocks are untimed, or one base or four in milliseconds and perhaps a bonus",
            Self::Start(error) => return write!(f, "start: {error}"),
            Self::StartFault(error) => return write!(f, "start: {error}"),
            Self::Tag => "a tag is a name and a text in quotation marks",
            Self::Number { expected } => return write!(f, "entry {} should be here", expected.0),
            Self::Stamp => "a stamp is a whole number of milliseconds",
            Self::TimeWentBack => "the stamp lies before that of the entry before",
            Self::Author => "nobody of that name acts",
            Self::Action => "there is no such action",
            Self::Event => "there is no such event",
            Self::Unfinished => "the last line breaks off",
        };
        f.write_str(text)
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for LogError {}
