//! Floor 3: what stands on one board and what it attacks. No turn, no legality.

pub mod castling;
pub mod piece;
pub mod placement;
pub mod rays;
pub mod reserve;
pub mod steps;

pub use castling::CastlingRights;
pub use piece::Piece;
pub use placement::Placement;
pub use reserve::Reserve;
