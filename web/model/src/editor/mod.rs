//! The position editor: two boards that anybody may arrange, and what stands against playing from them.
//!
//! - [`Draft`]: what is arranged, unchecked, as a value; [`Edit`]: one change of it;
//! - [`Editor`]: the draft with the tool in hand, its history and what is typed;
//! - [`Hands`]: pointers in, changes out, as one pure state machine; [`Key`]: the keys;
//! - [`faults`]: what stands against the draft, and where to mend it.
//!
//! What it is not: it decides nothing about positions. Faults, possible castling and double steps come from the core.

mod draft;
mod edit;
mod faults;
mod hands;
mod keys;
mod state;
mod text;
mod tool;

#[cfg(test)]
mod tests;

pub use draft::{Clock, Draft};
pub use edit::{Edit, Place, may_have_right};
pub use faults::{Fault, Mend, Note, faults, notes};
pub use hands::{Carried, Effect, HandEvent, Hands, Landing, Origin, Spot};
pub use keys::{Key, board_key, page_key};
pub use state::{Change, Editor, Said, Typing};
pub use text::BadText;
pub use tool::Tool;
