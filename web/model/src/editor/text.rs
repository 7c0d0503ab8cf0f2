//! A draft as text, and a text as a draft.

use pasapezas_core::notation::{BfenError, FenError, read_bfen, read_fen, write_bfen, write_setup};
use pasapezas_core::{BoardId, Seat};

use super::draft::{Clock, Draft};

/// Why a text is no position. Columns count the characters of the whole text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BadText {
    /// It is meant for both boards.
    Both(BfenError),
    /// It is meant for one.
    One(FenError),
}

impl Draft {
    /// Both boards as `FEN A | FEN B`, with clocks where the position has them. Where the draft is playable, this is the form
    /// in which every writer of the core writes it.
    pub fn bfen(&self) -> String {
        let times = self.times();
        if let Ok(positions) = self.positions() {
            return write_bfen(&positions, times.as_ref());
        }
        let mut text = [write_setup(&self.boards.a), write_setup(&self.boards.b)].join(" | ");
        if let Some(times) = times {
            let times = Seat::ALL.map(|seat| times.at(seat).0.to_string());
            text.push_str(" | ");
            text.push_str(&times.join(" "));
        }
        text
    }

    /// The draft with what a text says: both boards, perhaps with clocks; or one board, which becomes `board`.
    ///
    /// # Errors
    /// The first thing that cannot be read, and where.
    pub fn reading(&self, text: &str, board: BoardId) -> Result<Self, BadText> {
        let mut next = self.clone();
        if !text.contains('|') {
            *next.boards.get_mut(board) = read_fen(text).map_err(BadText::One)?;
            return Ok(next);
        }
        let both = read_bfen(text).map_err(BadText::Both)?;
        next.boards = both.boards;
        next.timed = both.clocks.is_some();
        if let Some(clocks) = both.clocks {
            next.clocks = pasapezas_core::PerSeat::for_seats(|seat| Clock::Left(*clocks.at(seat)));
        }
        Ok(next)
    }
}
