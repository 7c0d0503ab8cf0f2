//! What happened. Events are facts: a log replays the same even after a rule is corrected.

use super::log::Seq;
use crate::base::{BoardId, DropRole, Millis, Seat, Square};
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
    /// A piece was touched by the player on move (C 2, C 4). What it binds him to follows from the position.
    Touched {
        /// Who touched it.
        seat: Seat,
        /// Where it stands.
        at: Square,
    },
    /// The player on move only adjusts pieces until he moves (C 1).
    AdjustAnnounced {
        /// Who.
        seat: Seat,
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
    /// The last move was a placement that article 7.3 or 7.4 forbids: the opponent may have it removed until he moves
    /// (article 7.5, decision D23).
    ClaimOpened {
        /// Who placed it.
        by: Seat,
        /// Where it stands.
        at: Square,
    },
    /// A forbidden placement was removed; the claimant is still on move (decision D22).
    TakenOff {
        /// Who claimed.
        by: Seat,
        /// Where it stood.
        at: Square,
        /// What it was.
        role: DropRole,
        /// Who has it in reserve now: the claimant's partner.
        to: Seat,
    },
    /// A draw was offered on the board of `by` (article 10.1).
    DrawOffered {
        /// Who offers.
        by: Seat,
    },
    /// The opponent's offer was declined.
    DrawDeclined {
        /// Who declines.
        by: Seat,
    },
    /// One board has agreed, where both must.
    DrawAgreed {
        /// Which board.
        board: BoardId,
    },
    /// A clock was set: while the clocks stood, or by a take-back that gives the time back.
    TimeCorrected {
        /// Whose clock.
        seat: Seat,
        /// What it shows.
        left: Millis,
    },
    /// The entries from this number on were taken back.
    TakenBack {
        /// The first of them.
        to: Seq,
    },
    /// The match is over, on both boards (articles 9 and 10).
    Ended {
        /// How.
        outcome: Outcome,
        /// The exact instant, at or before the stamp of the entry.
        at: Millis,
    },
}
