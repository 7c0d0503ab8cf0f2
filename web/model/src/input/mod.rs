//! What hands do at the table, as one pure state machine: pointers, keys and assistive technology in, actions out.
//!
//! What it is not: it knows no browser and no elements. Where a pointer is arrives as a [`Spot`], found by the caller from
//! rectangles read at that very event (see [`geometry`]). It never decides what is allowed: it asks
//! [`Match::judge`](pasapezas_core::Match::judge).
//!
//! Any number of pointers at once, each with a gesture of its own; a selection for each seat; a promotion chooser for each
//! board; strokes of a pencil ([`draw`]). Nothing of this is in the log: it may vanish without loss.

mod attempt;
pub mod draw;
mod event;
pub mod geometry;
mod hand;
mod keys;
mod press;
mod state;
mod step;
mod touch;

#[cfg(test)]
mod tests;

pub use draw::{Begun, PENS, Pens};
pub use event::{Effect, Held, InputEvent, Landing, PointerId, PointerKind, Press, Spot};
pub use geometry::{Point, Rectangle};
pub use hand::{Chooser, Hand, Origin, Pick};
pub use keys::{GridKey, SlotKey};
pub use state::{Input, Ways};
