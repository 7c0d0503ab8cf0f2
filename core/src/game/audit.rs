//! Deciding a log again: whether every entry was allowed, and whether its facts are what the rules make of it.

use core::fmt;

use super::log::Seq;
use super::matches::Match;
use crate::rules::Refusal;

/// Where a log and the rules part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditFailure {
    /// The action of an entry is refused.
    Refused {
        /// The entry.
        seq: Seq,
        /// Why.
        why: Refusal,
    },
    /// The action is fine, but other events come of it.
    EventsDiffer {
        /// The entry.
        seq: Seq,
    },
}

impl fmt::Display for AuditFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { seq, why } => write!(f, "entry {}: {}", seq.0, why.kind().code()),
            Self::EventsDiffer { seq } => {
                write!(f, "entry {}: its events do not follow from its action", seq.0)
            }
        }
    }
}

impl core::error::Error for AuditFailure {}

impl Match {
    /// Decides every entry again by the rules of the match.
    ///
    /// # Errors
    /// The first entry that does not hold.
    pub fn audit(&self) -> Result<(), AuditFailure> {
        let mut game = Self::new(*self.setup());
        for entry in self.log().entries() {
            let seq = entry.seq;
            let events =
                game.act(entry.stamp, &entry.action).map_err(|why| AuditFailure::Refused { seq, why })?;
            if events != entry.events || game.append(entry.clone()).is_err() {
                return Err(AuditFailure::EventsDiffer { seq });
            }
        }
        Ok(())
    }
}
