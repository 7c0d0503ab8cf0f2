//! Writing records as others read them. Each writer has one form; the reader of this crate reads it back, and writing that
//! again gives the same bytes.
//!
//! - [`write_bpgn`]: a whole match, variations and notes included;
//! - [`write_pgn_board`]: one board of it for programs that know one board;
//! - [`write_uci_list`]: its moves alone, in short form.

mod board_pgn;
mod bpgn;
mod comment;
mod ending;
mod lines;
mod moves;
mod rules;
mod tags;
#[cfg(test)]
mod tests;
mod time;
mod uci_list;

pub use board_pgn::write_pgn_board;
pub use bpgn::write_bpgn;
pub use uci_list::write_uci_list;
