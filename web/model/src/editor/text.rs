//! A draft as text, and a text as a draft.

use pasapezas_core::notation::{BfenError, FenError, read_bfen, read_fen, write_bfen, write_setup};
use pasapezas_core::record::{Tags, read_log, write_log};
use pasapezas_core::{BoardId, PerSeat, Seat};

use super::draft::{Clock, Draft};

/// Why a text is no position. Columns count the characters of the whole text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BadText {
    /// It is meant for both boards.
    Both(BfenError),
    /// It is meant for one.
    One(FenError),
}

impl BadText {
    /// The character of the text that is wrong, from 1, where it is one.
    pub const fn column(self) -> Option<usize> {
        match self {
            Self::One(error) | Self::Both(BfenError::Board { error, .. }) => Some(error.column),
            Self::Both(BfenError::Clocks { column } | BfenError::TooManyParts { column }) => Some(column),
            Self::Both(BfenError::SecondBoardMissing | BfenError::TooLong) => None,
        }
    }
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

    /// A match from here as the text of a log; `None` while it cannot be played.
    pub fn log(&self) -> Option<String> {
        Some(write_log(&self.game()?, &Tags::default()))
    }

    /// A match as it stands, from the text of its log.
    pub fn of_log(text: &str) -> Option<Self> {
        Some(Self::of(&read_log(text).ok()?.into_match().ok()?))
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
            next.clocks = PerSeat::for_seats(|seat| Clock::Left(*clocks.at(seat)));
        }
        Ok(next)
    }
}
