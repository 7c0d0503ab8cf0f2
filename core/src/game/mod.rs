//! Floor 6: the match. Two boards, four clocks, one log and one outcome.
//!
//! [`Match::act`] decides and changes nothing; [`Match::append`] writes; everything else reads the log.

pub mod action;
pub mod audit;
pub mod clock;
pub mod decide;
mod decide_claim;
mod decide_draw;
mod decide_play;
mod decide_table;
mod decide_time;
mod decide_touch;
pub mod event;
mod evolve;
mod history;
pub mod log;
pub mod matches;
pub mod plan;
pub mod replay;
pub mod table;
#[cfg(test)]
mod tests;

pub use action::{Action, Author, Stamp};
pub use audit::AuditFailure;
pub(crate) use clock::BoardClock;
pub use clock::ClockReading;
pub use event::Event;
pub use log::{Entry, Log, Seq, standing_back};
pub use matches::{Match, MatchSetup};
pub use plan::Plan;
pub use replay::ReplayError;
pub use table::{OpenClaim, Phase};
