//! The clock of one board: two counters and exact arithmetic on stamps. Nothing ticks.

use crate::base::{Color, Millis, PerColor};

/// What one seat's clock shows at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockReading {
    /// Time left.
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
    /// When its flag fell, if it has fallen (even where no entry says so yet).
    pub fallen: Option<Millis>,
}

/// Both counters of a board. Which one runs is the board's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardClock {
    /// What each side had left at `since`.
    left: PerColor<Millis>,
    /// When the running counter was last written, if the clock runs.
    since: Option<Millis>,
}

impl BoardClock {
    pub(super) const fn new(left: PerColor<Millis>) -> Self {
        Self { left, since: None }
    }

    pub(super) const fn start(&mut self, at: Millis) {
        self.since = Some(at);
    }

    /// Takes off what `turn` has used, and stops.
    pub(super) fn stop(&mut self, turn: Color, at: Millis) {
        *self.left.get_mut(turn) = self.left(turn, turn, at);
        self.since = None;
    }

    /// Takes off what `mover` has used; the other side's counter runs from now on.
    pub(super) fn press(&mut self, mover: Color, at: Millis) {
        *self.left.get_mut(mover) = self.left(mover, mover, at);
        self.since = self.since.map(|_| at);
    }

    /// What `color` has left at `at` while `turn` is on move.
    pub(super) fn left(&self, color: Color, turn: Color, at: Millis) -> Millis {
        let left = *self.left.get(color);
        match self.since {
            Some(since) if color == turn => left.minus(at.minus(since)),
            _ => left,
        }
    }

    pub(super) const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When the counter of `turn` reaches zero if nobody does anything; `None` when it stands, or beyond all time.
    pub(super) fn runs_out(&self, turn: Color) -> Option<Millis> {
        let instant = self.since?.0.checked_add(self.left.get(turn).0)?;
        Some(Millis(instant))
    }
}
