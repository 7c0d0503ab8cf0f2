//! What is done at the arbiter's device, and what came of it.

use super::case::Answer;
use super::claim::{Claim, Conduct};
use super::end::End;
use super::objection::Objection;
use super::remedy::Remedy;
use super::sheet::Legality;
use crate::base::{BoardId, Millis, Seat};
use crate::game::{Author, Seq, Stamp};
use crate::position::Attempt;

/// A result that the players or the arbiter have seen on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Declaration {
    /// This seat is mated (article 9.1).
    Mate {
        /// Who.
        loser: Seat,
    },
    /// The player on move on this board is stalemated (articles 10.3, 10.4).
    Stalemate {
        /// Where.
        board: BoardId,
    },
    /// The position of this board has come about five times (FIDE 9.6.1).
    FiveFold {
        /// Where.
        board: BoardId,
    },
    /// Seventy-five moves without capture, pawn move or placement on this board (FIDE 9.6.2).
    SeventyFiveMoves {
        /// Where.
        board: BoardId,
    },
    /// Both boards have ended, for opposite teams, and nobody knows which came first (decision D42).
    Opposite,
}

/// What an arbiter may do about somebody's conduct after a warning (FIDE 12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// Time for the opponent.
    Time(Millis),
    /// The match is lost.
    Loss,
}

/// Why a claim is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rejection {
    /// It is not as claimed, or nobody can show it.
    NotProven,
    /// The claimant had made his own next move already (C 5).
    TooLate,
}

/// What somebody does at the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Starts all White clocks (decision D31). The table's or the arbiter's.
    Start,
    /// Stops all clocks (decision D33). The table's or the arbiter's.
    Pause,
    /// Goes on after a pause. The table's or the arbiter's.
    Resume,
    /// A player presses his clock: his move is completed (FIDE 6.2.1, decision D66).
    Press,
    /// A move that was made on a real board is entered. The table's or the arbiter's.
    Record {
        /// Who made it.
        seat: Seat,
        /// What was done; it need not be legal.
        attempt: Attempt,
    },
    /// The last entered move is taken out of the record: it was entered wrongly. The table's or the arbiter's.
    Unrecord,
    /// A player claims or reports; the arbiter in his place, where he acts unasked (section 4.1) or reports a set-up.
    Claim {
        /// Whose claim it is: it is against his opponent.
        seat: Seat,
        /// What.
        claim: Claim,
    },
    /// What the table tells about the open case. The table's or the arbiter's.
    Answer(Answer),
    /// The opponent does not agree with a plain removal: both clocks stop, and the arbiter looks. The table's or the arbiter's.
    Dispute,
    /// The facts are as claimed: the ruling is carried out. The table's or the arbiter's.
    Uphold,
    /// The claim is rejected; it changes nothing. The table's or the arbiter's.
    Reject(Rejection),
    /// A player offers a draw on his board (article 10.1).
    Offer,
    /// A player accepts his opponent's offer.
    Accept,
    /// A player declines his opponent's offer.
    Decline,
    /// A player resigns, for his team (article 9.3).
    Resign,
    /// A result that was seen on a board. The table's or the arbiter's.
    Declare(Declaration),
    /// A clock is set, while the clocks stand. The table's or the arbiter's. A flag goes up again with it.
    Correct {
        /// Whose.
        seat: Seat,
        /// What it shows then.
        left: Millis,
    },
    /// Somebody's conduct is noted, with a warning if a player did it. The arbiter's or the table's.
    Note {
        /// What.
        conduct: Conduct,
        /// Which player; `None` for somebody else.
        seat: Option<Seat>,
    },
    /// A penalty for conduct. The arbiter's or the table's.
    Punish {
        /// Whom.
        seat: Seat,
        /// How.
        penalty: Penalty,
    },
    /// The match is called off without a result. The table's or the arbiter's.
    CallOff,
    /// Nothing but the passing of time: enter what fell due.
    Tick,
}

/// One thing that happened, at the stamp of its entry unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Event {
    /// All White clocks run.
    Started,
    /// All clocks stand.
    Paused,
    /// The clocks of those on move run again.
    Resumed,
    /// A move was completed.
    Pressed {
        /// Whose.
        seat: Seat,
    },
    /// A flag fell. Nobody is told (decision D64).
    FlagFell {
        /// Whose.
        seat: Seat,
        /// The exact instant, at or before the stamp of the entry.
        at: Millis,
    },
    /// A move was entered into the record.
    Recorded {
        /// Who made it.
        seat: Seat,
        /// What was done.
        attempt: Attempt,
        /// What the rules say of it.
        legality: Legality,
    },
    /// The last move was taken out of the record.
    Unrecorded,
    /// The claim window of a board closes on an illegal move or a forbidden placement that nobody claimed (C 5).
    Tolerated {
        /// Who made it.
        seat: Seat,
    },
    /// A claim that cannot be examined: it has no ground, comes too late, or is not this claimant's. It changes nothing.
    Unfounded {
        /// Why.
        why: Objection,
    },
    /// A claim waits, or is examined.
    Claimed {
        /// Whose claim it is.
        seat: Seat,
        /// Who has made it.
        by: Author,
        /// What.
        claim: Claim,
    },
    /// Something was told about the case.
    Told(Answer),
    /// The opponent does not agree.
    Disputed,
    /// The claim is upheld; what is done follows.
    Upheld,
    /// The claim is rejected.
    Rejected(Rejection),
    /// A claim of article 7.5 is off: its claimant has moved.
    Dropped {
        /// Whose claim.
        seat: Seat,
    },
    /// One step of a remedy.
    Done(Remedy),
    /// A draw was offered on the board of this seat.
    Offered {
        /// Who.
        by: Seat,
    },
    /// An offer was declined, by word or by a move.
    Declined {
        /// Who had made it.
        by: Seat,
    },
    /// One board has agreed, where both must.
    Agreed {
        /// Which.
        board: BoardId,
    },
    /// A clock was set.
    TimeSet {
        /// Whose.
        seat: Seat,
        /// What it shows.
        left: Millis,
    },
    /// Conduct was noted.
    Noted {
        /// What.
        conduct: Conduct,
        /// Which player.
        seat: Option<Seat>,
    },
    /// It is over, on both boards.
    Ended {
        /// How.
        end: End,
        /// The exact instant, at or before the stamp of the entry.
        at: Millis,
    },
}

/// One accepted action with what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Its place in the log, from 0.
    pub seq: Seq,
    /// When, and by whom.
    pub stamp: Stamp,
    /// What was done.
    pub action: Action,
    /// What came of it, in order.
    pub events: Vec<Event>,
}
