//! Floor 5, beside `notation`: the conduct notes as machines of values. What a hand has touched and what that obliges it to
//! (C 1 to C 4, C 6). No match, no clock, no record of moves: an arbiter beside real boards uses it as a match does.

pub mod ground;
pub mod hold;
pub mod obligation;
mod refuse;
pub mod step;
#[cfg(test)]
mod tests;
pub mod touch;

pub use ground::Ground;
pub use hold::Hold;
pub use obligation::Obligation;
pub use touch::{Irregularity, Touch, TouchEvent, TouchRefusal};
