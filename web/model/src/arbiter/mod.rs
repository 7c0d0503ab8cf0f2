//! The clocks beside real boards: what stands on their page and what may happen to it, as pure functions.
//!
//! The rules are in [`pasapezas_core::arbiter`]; here are the form before the start, the match with what is open beside it, and
//! what each half of the clock shows. Nobody is told that a flag has fallen (decision D64): it is read on the clock and nowhere
//! else.

mod change;
mod form;
mod form_text;
mod guide;
mod guide_view;
mod half;
pub mod kept;
mod option;
mod record;
mod report;
mod report_moves;
mod report_text;
mod state;
#[cfg(test)]
mod tests;

pub use change::{HallChange, reduce};
pub use form::{FormChange, HallForm, N_CHECKS};
pub use form_text::{read_form, write_form};
pub use guide::{Claimant, Deed, Guide, Offer, Place, Tap, Topic, claimants, placements, set_ups, topics};
pub use guide_view::{Screen, Verdict, ruling_before, screen};
pub use half::{HalfView, half, seats_beside};
pub use option::{Choice, HallOption};
pub use record::{RecordBoards, attempt_of, behind, last_entered, to_put_up};
pub use report::{Line, Report, instant};
pub use report_moves::{MoveCell, MoveList, MoveRow};
pub use report_text::moves_bpgn;
pub use state::{HallNote, HallState, Panel, Played, View};
