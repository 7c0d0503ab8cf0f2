//! The table after an event. Never refuses: whether something may happen was decided before.

use super::event::Event;
use super::table::{BoardState, OpenClaim, Phase, Table};
use crate::base::{BoardId, DropRole, Millis, Seat, Square};
use crate::conduct::Touch;
use crate::position::{Move, Position};

impl Table {
    /// All events but [`Event::TakenBack`], which needs the log: see [`Table::rewind`].
    pub(super) fn evolve(&mut self, at: Millis, event: Event) {
        match event {
            Event::Started | Event::Resumed => self.run(at),
            Event::Paused => {
                self.phase = Phase::Paused;
                self.stop_clocks(at);
            }
            Event::Moved { seat, mv } => self.moved(at, seat, mv),
            Event::Touched { seat, at } => self.note_touch(seat, at),
            Event::AdjustAnnounced { seat } => self.note_adjustment(seat),
            Event::Passed { to, role, .. } => self.receive(to, role),
            Event::FlagFell { seat, at } => self.seats.at_mut(seat).flag = Some(at),
            Event::ClaimOpened { by, at } => self.open_claim(by, at),
            Event::TakenOff { by, role, to, .. } => self.take_off(by, role, to),
            Event::DrawOffered { by } => {
                self.boards.get_mut(by.board).offer = Some(by);
                self.seats.at_mut(by).has_offered = true;
            }
            Event::DrawDeclined { by } => self.boards.get_mut(by.board).offer = None,
            Event::DrawAgreed { board } => {
                let state = self.boards.get_mut(board);
                (state.offer, state.agreed) = (None, true);
            }
            Event::TimeCorrected { seat, left } => {
                let state = self.boards.get_mut(seat.board);
                state.clock.correct(seat.color, state.position.turn(), left);
                self.seats.at_mut(seat).flag = None;
            }
            Event::TakenBack { .. } => {}
            Event::Ended { outcome, at } => {
                self.phase = Phase::Over(outcome);
                self.stop_clocks(at);
            }
        }
    }

    fn run(&mut self, at: Millis) {
        self.phase = Phase::Running;
        for board in BoardId::ALL {
            self.boards.get_mut(board).clock.start(at);
        }
    }

    fn stop_clocks(&mut self, at: Millis) {
        for board in BoardId::ALL {
            self.boards.get_mut(board).clock.stop(at);
        }
    }

    /// The clock is pressed by the player who moved (decision D66). His move answers an offer and an open claim.
    fn moved(&mut self, at: Millis, seat: Seat, mv: Move) {
        let state = self.boards.get_mut(seat.board);
        let player = self.seats.at_mut(seat);
        state.clock.press(seat.color, at, player.flag.is_none());
        state.before = state.position;
        state.position.apply(mv);
        state.touch = Touch::ToMove;
        player.let_pass = state.claim.take().is_some();
        player.moves = player.moves.saturating_add(1);
        player.has_offered = false;
        state.offer = state.offer.filter(|by| *by == seat);
        state.agreed = false;
        self.remember(seat.board);
    }

    fn receive(&mut self, to: Seat, role: DropRole) {
        let position = &mut self.boards.get_mut(to.board).position;
        *position = position.receiving(to.color, role);
    }

    fn open_claim(&mut self, offender: Seat, at: Square) {
        let state = self.boards.get_mut(offender.board);
        let role = state.position.placement().role_at(at).and_then(DropRole::from_role);
        state.claim = role.map(|role| OpenClaim { offender, at, role });
    }

    /// The placement leaves no trace; the offender's turn is spent, and the claimant is still on move (decision D22). What
    /// he has touched does not bind him on another position.
    fn take_off(&mut self, by: Seat, role: DropRole, to: Seat) {
        let state = self.boards.get_mut(by.board);
        state.position = without_placement(state);
        state.history.pop();
        state.claim = None;
        state.touch = Touch::ToMove;
        self.remember(by.board);
        self.receive(to, role);
    }

    /// Goes back to `past`, a table of this match: everything but the clocks, whose used time stays used, and the flags,
    /// which stay fallen.
    pub(super) fn rewind(&mut self, at: Millis, mut past: Self) {
        for board in BoardId::ALL {
            let turn = self.position(board).turn();
            let state = past.boards.get_mut(board);
            state.clock = self.board(board).clock;
            state.clock.hand_over(turn, at);
            (state.offer, state.agreed) = (None, false);
        }
        for seat in Seat::ALL {
            past.seats.at_mut(seat).flag = self.seats.at(seat).flag;
        }
        (past.phase, past.last_stamp) = (self.phase, self.last_stamp);
        *self = past;
    }
}

/// The board without a placement that was removed: as it stood before, with the offender's turn spent. The reserves are
/// those of now, since pieces may have arrived meanwhile; the placed one has left them. A right to capture in passing is
/// gone, and the count towards fifty moves goes on where it was.
pub(super) fn without_placement(board: &BoardState) -> Position {
    board.before.passing_turn().with_reserves_of(&board.position)
}
