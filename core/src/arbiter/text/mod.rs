//! The exact text of a supervised match, for storage: settings, rules, names, and what was done, in order.
//!
//! ```text
//! pasapezas-arbiter 1
//! profile pasapezas
//! set recorded yes
//! pasapezas-log 1
//! rules pasapezas
//! time 300000
//! tag WhiteA "Ana"
//! 0 0 table start
//! 1 1250 A press
//! 2 1900 a claim:a:placement:check:N
//! ```
//!
//! - `profile` is `pasapezas` or `one_board`; `set` names a setting that differs from the profile's own.
//! - From `pasapezas-log` to the first number it is the head of a log text, as [`crate::record`] writes it.
//! - An entry is one line: number, stamp, author, action. What came of it is not written: it is decided anew.

mod read;
mod settings;
#[cfg(test)]
mod tests;
mod words;

use core::fmt;

use super::action::Entry;
use super::objection::Objection;
use super::supervision::SupervisionSetup;
use crate::game::MatchSetup;
use crate::record::{LogErrorKind, Tags, author_text, write_log_head};

pub use read::{MAX_SUPERVISION, MAX_SUPERVISION_ENTRIES, SupervisionText, read_supervision};

/// The version of the format that is written here.
pub const ARBITER_VERSION: u32 = 1;

/// Why a text is no supervised match, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupervisionError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: SupervisionErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SupervisionErrorKind {
    /// It is longer than [`MAX_SUPERVISION`].
    TooLong,
    /// It has more entries than [`MAX_SUPERVISION_ENTRIES`].
    TooManyEntries,
    /// It does not begin with the name of the format.
    NotOne,
    /// A later version of this program has written it.
    Newer {
        /// The version of the format.
        version: u32,
    },
    /// The profile or a setting cannot be read.
    Setting,
    /// Rules, clocks, boards or names cannot be read.
    Head(LogErrorKind),
    /// This is no entry, or not the next one.
    Entry,
    /// The rules do not allow it.
    NotAllowed(Objection),
    /// The last line has no end.
    Unfinished,
}

impl fmt::Display for SupervisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            SupervisionErrorKind::TooLong => write!(f, "the text is too long"),
            SupervisionErrorKind::TooManyEntries => write!(f, "there are too many entries"),
            SupervisionErrorKind::NotOne => write!(f, "this is no match on real boards"),
            SupervisionErrorKind::Newer { version } => {
                write!(f, "version {version} of the format is newer than this program")
            }
            SupervisionErrorKind::Setting => write!(f, "this is no setting"),
            SupervisionErrorKind::Head(kind) => kind.fmt(f),
            SupervisionErrorKind::Entry => write!(f, "this is not the next entry"),
            SupervisionErrorKind::NotAllowed(why) => write!(f, "this may not be done: {why:?}"),
            SupervisionErrorKind::Unfinished => write!(f, "the line has no end"),
        }
    }
}

impl core::error::Error for SupervisionError {}

/// The lines before the first entry, each ended.
pub fn write_supervision_head(setup: &SupervisionSetup, tags: &Tags) -> String {
    let SupervisionSetup { settings, game, recorded } = setup;
    let game: &MatchSetup = game;
    let mut text = format!("pasapezas-arbiter {ARBITER_VERSION}\n");
    text.push_str(&settings::lines(settings, *recorded));
    text.push_str(&write_log_head(game, tags));
    text
}

/// One entry as a line, without its end.
///
/// ```
/// use pasapezas_core::arbiter::{Action, Profile, Supervision, SupervisionSetup, write_supervision_line};
/// use pasapezas_core::{Millis, Seat, Stamp};
/// let mut hall = Supervision::new(SupervisionSetup::new(Profile::Pasapezas));
/// hall.play(Stamp::table(Millis(20)), Action::Start).unwrap();
/// hall.play(Stamp::of(Seat::WHITE_B, Millis(900)), Action::Press).unwrap();
/// assert_eq!(write_supervision_line(&hall.log()[1]), "1 900 B press");
/// ```
pub fn write_supervision_line(entry: &Entry) -> String {
    let Entry { seq, stamp, action, .. } = entry;
    format!("{} {} {} {}", seq.0, stamp.at.0, author_text(stamp.by), words::action_text(*action))
}
