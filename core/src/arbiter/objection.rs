//! Why something may not be done at the arbiter's device, or why a claim has no ground.

use crate::base::{Millis, Seat};
use crate::rules::{Article, Refusal, Section, Source};

/// Data, never text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Objection {
    /// The match has not been started.
    NotStarted,
    /// It has been started already.
    AlreadyStarted,
    /// The clocks stand.
    Paused,
    /// The clocks run.
    ClocksRun,
    /// It is over.
    Over,
    /// This is not for this author.
    NotYours,
    /// The stamp is earlier than the last entry's.
    TimeWentBack,
    /// There is no such board in an ordinary game.
    NoSuchBoard,
    /// There are no clocks.
    NoClocks,
    /// The player is not on move.
    NotOnMove {
        /// Who tried.
        seat: Seat,
    },
    /// A case is open: it has to be decided first.
    CaseOpen,
    /// No case is open.
    NoCase,
    /// That is not what has to be known.
    NotAsked,
    /// Something has to be known before.
    NotKnownYet,
    /// Nobody has switched the record on.
    NoRecord,
    /// The record is empty.
    NothingRecorded,
    /// The record lacks moves that were completed: they must be entered before.
    RecordBehind,
    /// Such a move cannot have been made.
    CannotBe(Refusal),

    /// Only the direct opponent claims this (decision D21).
    NotTheOpponent,
    /// The claimant has made his own next move already (C 5, decision D58).
    TooLate,
    /// The opponent has not completed a move yet.
    NothingCompleted,
    /// The record shows that it is not so.
    RecordSaysNo,
    /// The arbiter does not act on this unasked (section 4.1).
    ArbiterWaits,
    /// The arbiter does not call flags (decision D64).
    ArbiterCallsNoFlag,
    /// No flag of the other team has fallen.
    NoFlagFallen,
    /// A flag of the claiming team has fallen itself.
    OwnFlagFallen {
        /// Whose.
        seat: Seat,
    },
    /// Such a claim is switched off.
    SwitchedOff,
    /// More than two minutes are left (decision D65).
    TooMuchTime {
        /// How much.
        left: Millis,
    },
    /// The claimant's own flag has fallen.
    FlagDown,
    /// The position has not come about three times.
    NotRepeated {
        /// How often it has.
        times: u8,
    },
    /// Not fifty moves by each side.
    NotFiftyMoves {
        /// Moves of either player so far.
        halfmoves: u8,
    },
    /// Each side must have moved once on this board (decision D44).
    OfferTooEarly,
    /// An offer on this board is open.
    OfferOpen,
    /// No new offer before the next own move (C 8).
    OfferAgain,
    /// There is no offer to answer.
    NoOffer,
}

impl Objection {
    /// Whether it is said of a claim: then it is noted in the log, and changes nothing.
    pub const fn is_about_claim(self) -> bool {
        matches!(
            self,
            Self::NotTheOpponent
                | Self::TooLate
                | Self::NothingCompleted
                | Self::RecordSaysNo
                | Self::ArbiterWaits
                | Self::ArbiterCallsNoFlag
                | Self::NoFlagFallen
                | Self::OwnFlagFallen { .. }
                | Self::TooMuchTime { .. }
                | Self::FlagDown
                | Self::NotRepeated { .. }
                | Self::NotFiftyMoves { .. }
        )
    }

    /// What it stands on; `None` where it is about the device alone.
    pub const fn source(self) -> Option<Source> {
        Some(match self {
            Self::NotOnMove { .. } | Self::NothingCompleted => Source::Article(Article::TURN),
            Self::NotTheOpponent | Self::TooLate => Source::Section(Section::CLAIMS),
            Self::ArbiterWaits | Self::ArbiterCallsNoFlag => Source::Section(Section::OUTSIDERS),
            Self::NoFlagFallen | Self::OwnFlagFallen { .. } => Source::Article(Article::TIME),
            Self::TooMuchTime { .. } | Self::FlagDown => Source::Section(Section::LEVEL_ENDING),
            Self::NotRepeated { .. } | Self::NotFiftyMoves { .. } => Source::Article(Article::FIDE_DRAWS),
            Self::OfferTooEarly | Self::OfferOpen | Self::NoOffer => Source::Article(Article::AGREEMENT),
            Self::OfferAgain => Source::Section(Section::DISTURBANCE),
            Self::NotYours => Source::Article(Article::CLOCK),
            Self::NotStarted
            | Self::AlreadyStarted
            | Self::Paused
            | Self::ClocksRun
            | Self::Over
            | Self::TimeWentBack
            | Self::NoSuchBoard
            | Self::NoClocks
            | Self::CaseOpen
            | Self::NoCase
            | Self::NotAsked
            | Self::NotKnownYet
            | Self::NoRecord
            | Self::NothingRecorded
            | Self::RecordBehind
            | Self::CannotBe(_)
            | Self::RecordSaysNo
            | Self::SwitchedOff => return None,
        })
    }
}
