//! What somebody wants, when, and who it is.

use super::log::Seq;
use crate::base::{Millis, Seat, Square};
use crate::position::Move;
use crate::rules::Claim;

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Author {
    /// One of the four players.
    Seat(Seat),
    /// All four at one device, through a button that is nobody's own (decision D33).
    Table,
    /// The arbiter.
    Arbiter,
    /// The clocks themselves.
    Clock,
}

/// When an action was taken, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    /// Milliseconds since the match was made; never less than in the entry before.
    pub at: Millis,
    /// Who acts.
    pub by: Author,
}

impl Stamp {
    /// `seat` acts at this instant.
    pub const fn of(seat: Seat, at: Millis) -> Self {
        Self { at, by: Author::Seat(seat) }
    }

    /// The table acts at this instant.
    pub const fn table(at: Millis) -> Self {
        Self { at, by: Author::Table }
    }
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Start both White clocks together (decision D31). The table's or the arbiter's.
    Start,
    /// Stop both boards (decision D33). The table's or the arbiter's.
    Pause,
    /// Go on after a pause. The table's or the arbiter's.
    Resume,
    /// Make a move on the author's board and press his clock (article 5, decision D66).
    Play(Move),
    /// Touch a piece on the author's board, meaning to move or to capture it, where touched pieces bind (C 2, C 4).
    Touch {
        /// Where it stands.
        at: Square,
    },
    /// Say that pieces are only adjusted from now on, until the author's move (C 1, decision D54).
    Adjust,
    /// Claim a win, a draw or the removal of a piece.
    Claim(Claim),
    /// Offer a draw on the author's board (article 10.1).
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Resign for the team (article 9.3, decision D40).
    Resign,
    /// Call the match off without a result, before both boards have had their first move. The table's or the arbiter's.
    CallOff,
    /// Set what a clock shows, while the clocks stand. The table's or the arbiter's. A flag goes up again with it.
    CorrectTime {
        /// Whose clock.
        seat: Seat,
        /// What it shows then.
        left: Millis,
    },
    /// Take back the entries from this number on, where the rules allow it. Taking back a take-back does again what it undid.
    /// The table's or the arbiter's.
    TakeBack {
        /// The first entry that is taken back.
        to: Seq,
        /// Whether the clocks show again what they showed when that entry was made; else time that was used stays used.
        gives_time: bool,
    },
    /// Nothing but the passing of time: enter what fell due.
    Tick,
}
