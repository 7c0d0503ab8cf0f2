//! Cutting a stream of bytes into games, piece by piece and in bounded memory.

use std::collections::VecDeque;

use super::Complaint;

/// The text of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// Its bytes, for [`read_bpgn`](super::read_bpgn).
    pub bytes: Vec<u8>,
    /// The line of the file at which they start, from 1.
    pub line: u32,
}

/// Cuts a stream into games. Push pieces of any size, take the games that are complete in between, and say when it ends.
///
/// A game that is longer than [`MAX_GAME`](super::MAX_GAME) is left out with a complaint, and never kept as a whole. Where
/// the stream is cut into pieces makes no difference.
#[derive(Debug, Default)]
pub struct Games {
    ready: VecDeque<GameText>,
    complaints: Vec<Complaint>,
}

impl Games {
    /// Nothing pushed yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// More of the stream.
    pub fn push(&mut self, _bytes: &[u8]) {}

    /// The stream has ended: what is left is the last game.
    pub fn finish(&mut self) {}

    /// The next game that is complete.
    #[expect(
        clippy::should_implement_trait,
        reason = "it has not ended when it gives None: more may be pushed"
    )]
    pub fn next(&mut self) -> Option<GameText> {
        self.ready.pop_front()
    }

    /// Takes the complaints about what was left out so far.
    pub fn complaints(&mut self) -> Vec<Complaint> {
        core::mem::take(&mut self.complaints)
    }
}
