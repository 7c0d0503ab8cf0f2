//! Floor 5: positions and moves as text. Every reader takes any text at all, is bounded, and says what is wrong and where;
//! every writer has one form.
//!
//! - [`fen`]: one board with its reserve; [`bfen`]: both boards, with clocks if wanted.
//! - [`san_read`] and [`san_write`]: moves as people write them; [`uci`]: the short form for commands and files.
//!
//! Not here: game records, which are texts of many moves.

pub mod bfen;
pub mod fen;
pub mod fen_error;
pub mod fen_read;
pub mod move_error;
pub mod san_read;
pub mod san_write;
pub mod uci;

pub use bfen::{Bfen, BfenError, read_bfen, read_clocks, write_bfen};
pub use fen::{write_fen, write_setup};
pub use fen_error::{FenError, FenField, FenProblem};
pub use fen_read::{MAX_FEN, read_fen};
pub use move_error::MoveTextError;
pub use san_read::{read_attempt, read_san};
pub use san_write::write_san;
pub use uci::{read_uci, read_uci_attempt, write_attempt, write_uci};
