//! The clocks beside real boards: what stands on their page and what may happen to it, as pure functions.
//!
//! The rules are in [`pasapezas_core::arbiter`]; here are the form before the start, the match with what is open beside it, and
//! what each half of the clock shows. Nobody is told that a flag has fallen (decision D64): it is read on the clock and nowhere
//! else.

mod change;
mod form;
mod form_text;
mod half;
pub mod kept;
mod option;
mod state;
#[cfg(test)]
mod tests;

pub use change::{HallChange, reduce};
pub use form::{FormChange, HallForm, N_CHECKS};
pub use form_text::{read_form, write_form};
pub use half::{HalfView, half, seats_beside};
pub use option::{Choice, HallOption};
pub use state::{HallNote, HallState, Panel, Played, View};
