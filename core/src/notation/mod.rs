//! Floor 5: positions and moves as text. Every reader takes any text at all, is bounded, and says what is wrong and where;
//! every writer has one form.
//!
//! - [`fen`]: one board with its reserve; [`bfen`]: both boards, with clocks if wanted.
//! - [`san_read`] and [`san_write`]: moves as people write them; [`uci`]: the short form for commands and files.
//!
//! Not here: game records, which are texts of many moves.

pub mod fen;
mod fen_error;
mod fen_read;

pub use fen::{write_fen, write_setup};
pub use fen_error::{FenError, FenField, FenProblem};
pub use fen_read::{MAX_FEN, read_fen};
