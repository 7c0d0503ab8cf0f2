//! The state that follows from a log: both positions, clocks, flags, phase.

use super::clock::{BoardClock, ClockReading};
use super::matches::MatchSetup;
use crate::base::{BoardId, Millis, PerBoard, PerSeat, Seat};
use crate::position::Position;
use crate::rules::Outcome;

/// What a match is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Not started yet.
    Waiting,
    /// Clocks run, moves may be made.
    Running,
    /// Both boards stand still (decision D33).
    Paused,
    /// It is over.
    Over(Outcome),
}

/// Everything that follows from setup and log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Table {
    pub(super) positions: PerBoard<Position>,
    pub(super) clocks: PerBoard<BoardClock>,
    pub(super) flags: PerSeat<Option<Millis>>,
    pub(super) phase: Phase,
    pub(super) last_stamp: Millis,
}

impl Table {
    pub(super) fn new(setup: &MatchSetup) -> Self {
        Self {
            positions: setup.start,
            clocks: PerBoard::new(|board| BoardClock::new(*setup.time.base.get(board))),
            flags: PerSeat::for_seats(|_| None),
            phase: Phase::Waiting,
            last_stamp: Millis::ZERO,
        }
    }

    pub(super) const fn position(&self, board: BoardId) -> &Position {
        self.positions.get(board)
    }

    /// Who is on move on `board`.
    pub(super) const fn on_move(&self, board: BoardId) -> Seat {
        Seat::new(board, self.position(board).turn())
    }

    pub(super) fn clock(&self, seat: Seat, now: Millis) -> ClockReading {
        let turn = self.position(seat.board).turn();
        let clock = self.clocks.get(seat.board);
        let now = now.max(self.last_stamp);
        ClockReading {
            left: clock.left(seat.color, turn, now),
            running: clock.is_running() && seat.color == turn,
            fallen: self.flags.at(seat).or_else(|| self.falls(seat).filter(|at| *at <= now)),
        }
    }

    /// When the flag of `seat` falls if nobody does anything; `None` when it has fallen or its clock stands.
    pub(super) fn falls(&self, seat: Seat) -> Option<Millis> {
        let runs = self.on_move(seat.board) == seat && self.flags.at(seat).is_none();
        if runs { self.clocks.get(seat.board).runs_out(seat.color) } else { None }
    }
}
