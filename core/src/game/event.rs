//! What happened. Events are facts: a log replays the same even after a rule is corrected.

use crate::base::{DropRole, Millis, Seat};
use crate::position::Move;
use crate::rules::Outcome;

/// One thing that happened, at the stamp of its entry unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Event {
    /// Both White clocks run.
    Started,
    /// All clocks stand.
    Paused,
    /// The clocks of those on move run again.
    Resumed,
    /// A move was completed and the clock pressed.
    Moved {
        /// Who moved.
        seat: Seat,
        /// What he moved.
        mv: Move,
    },
    /// A captured piece reached the partner (article 7.2).
    Passed {
        /// Who captured.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// As what (article 5.3).
        role: DropRole,
    },
    /// A flag fell; it stays fallen (decision D32).
    FlagFell {
        /// Whose flag.
        seat: Seat,
        /// The exact instant, at or before the stamp of the entry.
        at: Millis,
    },
    /// The match is over, on both boards (articles 9 and 10).
    Ended(Outcome),
}
