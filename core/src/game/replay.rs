//! Matches from logs: all of one, or a part.

use core::fmt;

use super::log::{Entry, Seq};
use super::matches::{Match, MatchSetup};

/// Why entries do not make a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReplayError {
    /// An entry has the wrong number.
    Gap {
        /// The number it should have.
        expected: Seq,
        /// The number it has.
        found: Seq,
    },
    /// An entry is stamped before the one that precedes it.
    TimeWentBack {
        /// Its number.
        seq: Seq,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap { expected, found } => {
                write!(f, "entry {} where entry {} should be", found.0, expected.0)
            }
            Self::TimeWentBack { seq } => {
                write!(f, "entry {} is stamped before the one that precedes it", seq.0)
            }
        }
    }
}

impl core::error::Error for ReplayError {}

impl Match {
    /// The match that these entries make, by their facts alone. [`Match::audit`] decides them again.
    ///
    /// # Errors
    /// When numbers or stamps do not follow each other.
    pub fn replay(setup: MatchSetup, entries: &[Entry]) -> Result<Self, ReplayError> {
        let mut game = Self::new(setup);
        for entry in entries {
            game.append(entry.clone())?;
        }
        Ok(game)
    }

    /// The match as it was before entry `end`; the whole match when there are not so many entries.
    #[must_use]
    pub fn until(&self, end: Seq) -> Self {
        let mut game = Self::new(*self.setup());
        for entry in self.log().before(end) {
            // Its own entries follow each other, or it could not hold them.
            if game.append(entry.clone()).is_err() {
                break;
            }
        }
        game
    }
}
