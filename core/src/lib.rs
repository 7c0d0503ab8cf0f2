//! The rules of pasapezas: bughouse chess by the Galician regulation.
//!
//! Two boards, four seats, two teams; a captured piece goes to the partner, who may drop it. This crate knows every rule
//! and nothing else: no time of its own, no randomness, no files, no browser, no dependency. It never panics.
//!
//! Floors, lowest first; each uses only those below it: [`base`], [`rules`], [`board`], [`position`], [`conduct`] and
//! [`notation`], [`game`], [`record`], [`arbiter`].

#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects))]
#![deny(missing_docs, clippy::float_arithmetic)]
#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        reason = "a test may stop at the first surprise"
    )
)]

pub mod arbiter;
pub mod base;
pub mod board;
pub mod conduct;
pub mod game;
pub mod notation;
pub mod position;
pub mod record;
pub mod rules;

pub use base::{
    BoardId, Color, DropRole, File, Millis, PerBoard, PerColor, PerSeat, PromotionRole, Rank, Role, Seat,
    Square, SquareSet, Team,
};
pub use board::{CastlingRights, Piece, Placement, Reserve};
pub use conduct::{Obligation, Touch};
pub use game::{
    Action, AuditFailure, Author, ClockReading, Entry, Event, Log, Match, MatchSetup, OpenClaim, Phase, Plan,
    ReplayError, Seq, Stamp,
};
pub use position::{
    Attempt, Captured, Move, MoveSet, Position, RepetitionKey, Setup, SetupError, SetupFault, Surplus, perft,
    surplus,
};
pub use record::{
    Complaint, ComplaintKind, Found, GameText, Games, Place, Record, Stopped, Unplayable, WhyNot, read_bpgn,
};
pub use rules::{
    Article, BoardRules, Bonus, CastleSide, Claim, Communication, DrawAgreement, DrawCounts, DrawReason,
    DropCheck, Enforcement, Expected, FlagDraw, MateRule, OptionError, Outcome, PawnRanks, Preset, Refusal,
    RefusalKind, RepetitionRule, RuleSet, RuleSetFault, Section, Source, StalemateRule, TimeControl, TimeWin,
    WinReason,
};
