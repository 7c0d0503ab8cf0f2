//! The clock of one board: counters and exact arithmetic on stamps. Nothing ticks.

use crate::base::{BoardId, Color, Millis, PerColor, Seat};
use crate::rules::{Bonus, TimeControl};

/// What one seat's clock shows at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockReading {
    /// Time left, at least zero; `None` in an untimed match.
    pub left: Option<Millis>,
    /// Time used so far; goes on counting behind a fallen flag.
    pub used: Millis,
    /// Whether it runs.
    pub running: bool,
    /// When its flag fell, if it has fallen (even where no entry says so yet).
    pub fallen: Option<Millis>,
}

/// Both counters of a board. Which one runs is the board's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardClock {
    /// What each side may use in all, with everything that moves gave back; `None` when untimed.
    granted: PerColor<Option<Millis>>,
    /// What each side has used before this turn.
    used: PerColor<Millis>,
    /// How long this turn had lasted at `since`, or when the clock was stopped.
    turn: Millis,
    /// When the clock was last started or pressed, if it runs.
    since: Option<Millis>,
    bonus: Bonus,
}

impl BoardClock {
    pub(crate) fn new(time: &TimeControl, board: BoardId) -> Self {
        Self {
            granted: PerColor::new(|color| time.base(Seat::new(board, color))),
            used: PerColor::new(|_| Millis::ZERO),
            turn: Millis::ZERO,
            since: None,
            bonus: time.bonus(),
        }
    }

    pub(crate) const fn start(&mut self, at: Millis) {
        self.since = Some(at);
    }

    pub(crate) fn stop(&mut self, at: Millis) {
        self.turn = self.turn_lasts(at);
        self.since = None;
    }

    /// Ends the turn of `mover`: what he used is charged, and he gets what the bonus gives, unless his flag has fallen
    /// (decision D32). The other side's counter runs from now on.
    pub(crate) fn press(&mut self, mover: Color, at: Millis, flag_up: bool) {
        let lasted = self.turn_lasts(at);
        let charged = self.charge(lasted);
        self.end_turn(mover, charged, at);
        let given = match self.bonus {
            Bonus::Increment(span) => span,
            Bonus::Bronstein(span) => span.min(lasted),
            Bonus::None | Bonus::Delay(_) => Millis::ZERO,
        };
        if let (true, Some(granted)) = (flag_up, self.granted.get_mut(mover)) {
            *granted = granted.plus(given);
        }
    }

    /// Ends the turn of `turn` without a move of his, as a take-back does: nothing is given.
    pub(crate) fn hand_over(&mut self, turn: Color, at: Millis) {
        let charged = self.charge(self.turn_lasts(at));
        self.end_turn(turn, charged, at);
    }

    fn end_turn(&mut self, turn: Color, charged: Millis, at: Millis) {
        let used = self.used.get_mut(turn);
        *used = used.plus(charged);
        self.turn = Millis::ZERO;
        self.since = self.since.map(|_| at);
    }

    /// Sets what `color` has left; what was used stays used.
    pub(crate) fn correct(&mut self, color: Color, turn: Color, left: Millis) {
        let used = self.used(color, turn, Millis::ZERO);
        if let Some(granted) = self.granted.get_mut(color) {
            *granted = used.plus(left);
        }
    }

    /// How long the present turn has lasted at `at`.
    fn turn_lasts(&self, at: Millis) -> Millis {
        self.since.map_or(self.turn, |since| self.turn.plus(at.minus(since)))
    }

    /// What a turn of this length costs.
    const fn charge(&self, lasted: Millis) -> Millis {
        match self.bonus {
            Bonus::Delay(span) => lasted.minus(span),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => lasted,
        }
    }

    /// What `color` has used at `at` while `turn` is on move.
    pub(crate) fn used(&self, color: Color, turn: Color, at: Millis) -> Millis {
        let before = *self.used.get(color);
        if color == turn { before.plus(self.charge(self.turn_lasts(at))) } else { before }
    }

    /// What `color` has left at `at` while `turn` is on move.
    pub(crate) fn left(&self, color: Color, turn: Color, at: Millis) -> Option<Millis> {
        self.granted.get(color).map(|granted| granted.minus(self.used(color, turn, at)))
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When the counter of `turn` reaches zero if nobody does anything; `None` when it stands, is untimed, or beyond all
    /// time.
    pub(crate) fn runs_out(&self, turn: Color) -> Option<Millis> {
        let since = self.since?;
        let left = (*self.granted.get(turn))?.minus(*self.used.get(turn));
        let grace = match self.bonus {
            Bonus::Delay(span) => span,
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Millis::ZERO,
        };
        let lasts = left.0.checked_add(grace.0)?;
        since.0.checked_add(lasts.saturating_sub(self.turn.0)).map(Millis)
    }
}
