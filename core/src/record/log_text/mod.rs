//! The exact text of a match: setup, tags and log, for storage and links. What is written is read back equal.
//!
//! ```text
//! pasapezas-log 1
//! rules pasapezas take_back=yes
//! time 300000 increment 2000
//! tag WhiteA "Ana"
//! 0 0 table start
//! 1 1250 A e2e4
//! 2 2100 a d7d5
//! 3 3020 A e4d5 + x:P
//! 4 4000 B resign + won:One:resignation:B
//! ```
//!
//! - The first line names the format and its version. A newer version is refused by name, never guessed at.
//! - `rules` is a line of [`RuleSet::to_text`](crate::RuleSet::to_text). `time` is `untimed`, or one base or four
//!   (`WhiteA BlackA WhiteB BlackB`) in milliseconds, then perhaps `increment`, `bronstein` or `delay` with a span.
//! - `start` is a BFEN where the match did not begin from the array, `unmoved` names the seats whose king has not moved
//!   although it may not castle (which no FEN can say).
//! - `tag NAME "TEXT"` has names, dates and the like, with `\"`, `\\` and `\n`. A tag may also come later, between
//!   entries; the last one of a name counts.
//! - An entry is one line, so that a log grows by lines: number, stamp, author (`A a B b table arbiter clock`), action,
//!   events. Numbers follow each other from 0, so that a lost line is noticed.
//! - `A a B b` are the seats: the letter is the board, its size the colour. Moves are short texts (`e2e4`, `a7a8q`,
//!   `N@f3`), but exact: `O-O` and `O-O-O` castle, `e5d6e` captures in passing.
//! - `back:3` takes back entry 3 and what came after it, `back:3:time` gives the time back with it.
//! - `touch:e2` touches what stands there, `adjust` says that pieces are only adjusted, where touched pieces bind.
//! - Events are facts, so they are written out: behind `:` all of them, behind `+` what came besides the one event that an
//!   action is made for (a move for a move, a start for a start), which is left out. No sign: nothing besides.
//!
//! Reading restores what was written, it judges nothing: [`Match::audit`] says whether the rules agree with a log from
//! outside.

mod error;
mod read;
mod read_entry;
mod read_head;
#[cfg(test)]
mod tests;
mod values;
mod write;

use super::tags::Tags;
use crate::game::{Entry, Match, MatchSetup, ReplayError};

pub(crate) use values::{author_text, read_author};

pub use error::{LogError, LogErrorKind};
pub use read::{MAX_ENTRIES, MAX_LOG, read_log, read_log_prefix};
pub use write::{write_entry, write_log, write_log_head, write_log_tag};

/// The version of the format that is written here.
pub const LOG_VERSION: u32 = 1;

/// What a log text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogText {
    /// What the match started from.
    pub setup: MatchSetup,
    /// Names, dates and the like.
    pub tags: Tags,
    /// What happened.
    pub entries: Vec<Entry>,
}

impl LogText {
    /// The match that it tells of, by its facts alone; [`Match::audit`] judges them.
    ///
    /// # Errors
    /// When numbers or stamps do not follow each other, which a reader of this module has refused before.
    pub fn into_match(self) -> Result<Match, ReplayError> {
        Match::replay(self.setup, &self.entries)
    }
}

/// What can be saved of a damaged log text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPrefix {
    /// Everything before the damage.
    pub log: LogText,
    /// Where reading stopped and why; `None` when nothing is damaged.
    pub stopped: Option<LogError>,
}
