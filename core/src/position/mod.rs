//! Floor 4: one board with its turn, rights and reserves; legal moves and what follows from them.

pub mod attempt;
pub mod checked;
pub(crate) mod generate;
pub(crate) mod generate_drop;
pub(crate) mod generate_king;
pub(crate) mod generate_pawn;
mod judge_board;
mod judge_castle;
mod judge_drop;
pub mod key;
pub mod material;
pub mod moves;
pub mod perft;
mod plan;
pub mod play;
mod possible;
pub mod setup;
pub mod status;
#[cfg(test)]
mod tests;
pub mod validate;

pub use attempt::Attempt;
pub use checked::Position;
pub use key::RepetitionKey;
pub use material::{Surplus, surplus};
pub use moves::{Move, MoveSet};
pub use perft::perft;
pub use play::Captured;
pub use setup::Setup;
pub use validate::{SetupError, SetupFault};
