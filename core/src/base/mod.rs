//! Floor 1: the words everything else is written in. No rules, no chess: squares, colours, roles, seats, milliseconds.

pub mod color;
pub mod millis;
pub mod role;
pub mod seat;
pub mod square;
pub mod squares;
mod table;

pub use color::{Color, PerColor};
pub use millis::Millis;
pub use role::{DropRole, PromotionRole, Role};
pub use seat::{BoardId, PerBoard, PerSeat, Seat, Team};
pub use square::{File, Rank, Square};
pub use squares::SquareSet;
pub(crate) use table::at;
