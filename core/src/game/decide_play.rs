//! Moves: who may make one, what it passes, what it ends.

use super::event::Event;
use super::table::{Phase, Table};
use crate::base::Seat;
use crate::position::{Captured, Move, Position};
use crate::rules::{DrawReason, Outcome, Refusal, WinReason};

impl Table {
    /// Whether `seat` may move at all now.
    pub(super) fn may_move(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Paused => Err(Refusal::Paused),
            Phase::Over(_) => Err(Refusal::MatchOver),
            Phase::Running if self.on_move(seat.board) != seat => Err(Refusal::NotYourTurn { seat }),
            Phase::Running => Ok(()),
        }
    }

    pub(super) fn decide_play(&self, seat: Seat, mv: Move, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_move(seat)?;
        let (next, captured) = self.position(seat.board).after(mv)?;
        events.push(Event::Moved { seat, mv });
        if let Some(Captured { role, .. }) = captured {
            events.push(Event::Passed { from: seat, to: seat.partner(), role });
        }
        events.extend(end_by_move(seat, &next).map(Event::Ended));
        Ok(())
    }
}

/// What a completed move of `seat` ends: mate first, then stalemate (articles 9.1 and 10.3).
fn end_by_move(seat: Seat, next: &Position) -> Option<Outcome> {
    if next.is_mate() {
        let reason = WinReason::Mate { loser: seat.opponent() };
        Some(Outcome::Won { by: seat.team(), reason })
    } else if next.is_stalemate() {
        Some(Outcome::Drawn { reason: DrawReason::Stalemate { board: seat.board } })
    } else {
        None
    }
}
