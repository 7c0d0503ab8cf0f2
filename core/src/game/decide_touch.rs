//! Touched pieces, where they bind (conduct notes C 1 to C 4): what may be touched and announced, and what comes of it.

use super::event::Event;
use super::matches::Match;
use super::table::Table;
use crate::base::{BoardId, Seat, Square};
use crate::conduct::{Obligation, Touch};
use crate::rules::Refusal;

impl Match {
    /// What the player on move on `board` has touched or announced in this turn. Only where the rules say that touched pieces
    /// bind is it ever more than [`Touch::ToMove`].
    pub const fn touch(&self, board: BoardId) -> Touch {
        self.table().board(board).touch
    }

    /// What the player on move on `board` must do because of what he has touched.
    pub const fn obligation(&self, board: BoardId) -> Obligation {
        self.touch(board).obligation()
    }

    /// Whether a touch of `at` by `seat` would change what he is bound to: whether it is worth an entry.
    pub fn touch_matters(&self, seat: Seat, at: Square) -> bool {
        let table = self.table();
        table.may_touch(seat).is_ok() && table.touched(seat, at) != self.touch(seat.board)
    }

    /// Why `seat`, if he is on move, may take up neither this piece of his nor, for `None`, a stored one: he is bound to
    /// another.
    pub fn bound_otherwise(&self, seat: Seat, from: Option<Square>) -> Option<Refusal> {
        let position = self.position(seat.board);
        let bound = self.obligation(seat.board);
        if self.on_move(seat.board) == seat { bound.refuses_piece(position, from) } else { None }
    }
}

impl Table {
    /// Whether touches of `seat` count now.
    fn may_touch(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_move(seat)?;
        if self.rules.touch_move { Ok(()) } else { Err(Refusal::NoTouchMove) }
    }

    /// What `seat`, who is on move, has touched once he has touched `at`.
    fn touched(&self, seat: Seat, at: Square) -> Touch {
        let state = self.board(seat.board);
        state.touch.touching(&state.position, at)
    }

    /// A touch that changes nothing is a fact all the same.
    pub(super) fn decide_touch(
        &self,
        seat: Seat,
        at: Square,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_touch(seat)?;
        if self.position(seat.board).placement().piece_at(at).is_none() {
            return Err(Refusal::EmptySquare { at });
        }
        events.push(Event::Touched { seat, at });
        Ok(())
    }

    pub(super) fn decide_adjust(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_touch(seat)?;
        if !self.board(seat.board).touch.may_adjust() {
            return Err(Refusal::AdjustTooLate);
        }
        events.push(Event::AdjustAnnounced { seat });
        Ok(())
    }

    /// An offer of the opponent stands all the same, until the move (decision D44).
    pub(super) fn note_touch(&mut self, seat: Seat, at: Square) {
        if self.on_move(seat.board) == seat {
            let next = self.touched(seat, at);
            self.boards.get_mut(seat.board).touch = next;
        }
    }

    pub(super) fn note_adjustment(&mut self, seat: Seat) {
        if self.on_move(seat.board) == seat {
            self.boards.get_mut(seat.board).touch = Touch::Adjusting;
        }
    }
}
