//! The table after an event. Never refuses: whether something may happen was decided before.

use super::event::Event;
use super::table::{Phase, Table};
use crate::base::{BoardId, Millis, Seat};
use crate::position::Move;

impl Table {
    pub(super) fn evolve(&mut self, at: Millis, event: Event) {
        self.last_stamp = self.last_stamp.max(at);
        match event {
            Event::Started | Event::Resumed => {
                self.phase = Phase::Running;
                for board in BoardId::ALL {
                    self.clocks.get_mut(board).start(at);
                }
            }
            Event::Paused => {
                self.phase = Phase::Paused;
                self.stop_clocks(at);
            }
            Event::Moved { seat, mv } => self.moved(at, seat, mv),
            Event::Passed { to, role, .. } => {
                let position = self.positions.get_mut(to.board);
                *position = position.receiving(to.color, role);
            }
            Event::FlagFell { seat, at } => *self.flags.at_mut(seat) = Some(at),
            Event::Ended(outcome) => {
                self.phase = Phase::Over(outcome);
                self.stop_clocks(at);
            }
        }
    }

    /// The clock is pressed by the player who moved (decision D66).
    fn moved(&mut self, at: Millis, seat: Seat, mv: Move) {
        self.clocks.get_mut(seat.board).press(seat.color, at);
        self.positions.get_mut(seat.board).apply(mv);
    }

    fn stop_clocks(&mut self, at: Millis) {
        for board in BoardId::ALL {
            let turn = self.position(board).turn();
            self.clocks.get_mut(board).stop(turn, at);
        }
    }
}
