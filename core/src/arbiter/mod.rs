//! Arbiter mode (REGULATION section 4): a match on real boards beside which a device keeps the clocks, the log and the rules of
//! conduct.
//!
//! On a real board anything can happen, so nothing here prevents a move. [`Supervision`] is made as [`Match`](crate::Match) is:
//! `act` says what would come of an [`Action`], `append` writes the [`Entry`], everything else follows from the log. A claim
//! becomes a [`Case`]; its [`Step`] is a question to the table, or a ruling whose remedies are carried out when it is upheld.
//! With a record of the moves ([`Sheet`]) much need not be asked, and positions can be restored.

mod action;
mod case;
mod claim;
mod decide;
mod decide_claim;
mod decide_record;
mod end;
mod evolve;
mod examine;
mod examine_illegal;
mod flags;
mod objection;
mod remedy;
mod settings;
mod sheet;
mod supervision;
#[cfg(test)]
#[expect(
    clippy::wildcard_enum_match_arm,
    clippy::cast_possible_truncation,
    reason = "tests look for one event among all, and roll small dice"
)]
mod tests;
mod text;

pub use action::{Action, Declaration, Entry, Event, Penalty, Rejection};
pub use case::{Answer, AnswerTo, CapturedPiece, Case, LevelRuling, Question, Ruling, Step};
pub use claim::{Claim, Conduct, DrawClaim, HandFault, PlacementFault, SetUpFault, When};
pub use end::{Annulment, ArbiterDraw, End, Forfeit};
pub use objection::Objection;
pub use remedy::{Duty, Remedy};
pub use settings::{LateIllegal, Profile, Settings, Unrestorable};
pub use sheet::{Legality, Sheet, Step as SheetStep};
pub use supervision::{Phase, Supervision, SupervisionSetup};
pub use text::{
    ARBITER_VERSION, MAX_SUPERVISION, MAX_SUPERVISION_ENTRIES, SupervisionError, SupervisionErrorKind,
    SupervisionText, read_supervision, write_supervision_head, write_supervision_line,
};
