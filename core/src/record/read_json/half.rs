//! One board of a chess.com match: its half-moves, and how much time had gone by at each.

use super::value::{Json, Value};
use crate::base::Millis;

/// The longest game that is read, in half-moves of one board. Hundreds are usual.
pub(super) const MAX_HALFMOVES: usize = 5000;

/// A half-move as it is written, not yet looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coded {
    /// The two characters.
    pub(super) signs: (char, char),
    /// The byte of the JSON text where they stand.
    pub(super) at: usize,
    /// What the mover's clock showed, if the game tells it.
    pub(super) left: Option<Millis>,
    /// How long the clocks of this board had run when it was made. Never less than at the one before.
    pub(super) elapsed: Millis,
}

/// What is odd about the moves or times of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Oddity {
    /// Half of a half-move at the end.
    HalfMoveCut,
    /// More half-moves than are read.
    TooManyMoves,
    /// Not as many times as half-moves, or times that are no numbers.
    TimesMissing,
}

/// The moves and times of one board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Half {
    pub(super) moves: Vec<Coded>,
    /// What each player has at the start, and what a move gives back, in tenths of a second.
    pub(super) base: Option<u64>,
    pub(super) increment: u64,
    /// With the byte of the JSON text where each shows.
    pub(super) oddities: Vec<(usize, Oddity)>,
}

impl Half {
    /// Reads a game, at most `limit` half-moves of it.
    pub(super) fn new(game: &Json, limit: usize) -> Self {
        let base = game.field("baseTime1").and_then(Json::whole);
        let increment = game.field("timeIncrement1").and_then(Json::whole).unwrap_or(0);
        let mut half = Self { moves: Vec::new(), base, increment, oddities: Vec::new() };
        half.read_moves(game, limit.min(MAX_HALFMOVES));
        half.read_times(game);
        half
    }

    fn read_moves(&mut self, game: &Json, limit: usize) {
        let Some(list) = game.field("moveList") else { return };
        let mut signs = list.text().unwrap_or_default().chars().enumerate();
        while let Some((index, first)) = signs.next() {
            let at = list.place_in(index);
            let Some((_, second)) = signs.next() else {
                return self.oddities.push((at, Oddity::HalfMoveCut));
            };
            if self.moves.len() >= limit {
                return self.oddities.push((at, Oddity::TooManyMoves));
            }
            self.moves.push(Coded { signs: (first, second), at, left: None, elapsed: Millis::ZERO });
        }
    }

    fn read_times(&mut self, game: &Json) {
        let (times, at) = times(game);
        if times.len() < self.moves.len() || times.iter().any(Option::is_none) {
            self.oddities.push((at, Oddity::TimesMissing));
        }
        // Without a base the first time is the best guess: the clock hardly runs before a first move.
        let base = self.base.or_else(|| times.first().copied().flatten()).unwrap_or(0);
        let (mut mover, mut waiting) = (base, base);
        let (mut given, mut elapsed) = (0_u64, 0_u64);
        for (index, mv) in self.moves.iter_mut().enumerate() {
            given = given.saturating_add(self.increment);
            if let Some(left) = times.get(index).copied().flatten() {
                mover = left;
                mv.left = Some(tenths(left));
            }
            let had = base.saturating_mul(2).saturating_add(given);
            elapsed = elapsed.max(had.saturating_sub(mover.saturating_add(waiting)));
            mv.elapsed = tenths(elapsed);
            core::mem::swap(&mut mover, &mut waiting);
        }
    }
}

/// The times of a game in tenths of a second, and where they stand.
fn times(game: &Json) -> (Vec<Option<u64>>, usize) {
    let Some(field) = game.field("moveTimestamps") else { return (Vec::new(), game.at) };
    let times = match &field.value {
        Value::List(items) => items.iter().take(MAX_HALFMOVES).map(Json::whole).collect(),
        Value::Text(text) if !text.text.is_empty() => {
            text.text.split(',').take(MAX_HALFMOVES).map(|time| time.trim().parse().ok()).collect()
        }
        Value::Text(_) | Value::Null | Value::Bool | Value::Number(_) | Value::Object(_) => Vec::new(),
    };
    (times, field.at)
}

/// Tenths of a second.
pub(super) fn tenths(tenths: u64) -> Millis {
    Millis(u32::try_from(tenths.saturating_mul(100)).unwrap_or(u32::MAX))
}
