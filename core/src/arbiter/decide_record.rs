//! Moves that are entered while the real game runs.

use super::action::Event;
use super::decide::for_table;
use super::end::End;
use super::objection::Objection;
use super::sheet::Legality;
use super::supervision::Supervision;
use crate::base::Seat;
use crate::game::Stamp;
use crate::position::Attempt;
use crate::rules::{DrawReason, Outcome, RepetitionRule, WinReason};

impl Supervision {
    /// A move is entered, legal or not; a mate or stalemate on the board ends it all (articles 9.1, 10.3).
    pub(super) fn decide_record(
        &self,
        stamp: Stamp,
        seat: Seat,
        attempt: Attempt,
        events: &mut Vec<Event>,
    ) -> Result<(), Objection> {
        for_table(stamp)?;
        self.is_under_way()?;
        self.is_there(seat.board)?;
        let mut sheet = self.sheet().ok_or(Objection::NoRecord)?.clone();
        // The clock may be pressed just after the move is entered, never two moves later.
        if sheet.count(seat) > self.moves(seat) {
            return Err(Objection::NotOnMove { seat });
        }
        let legality = sheet.enter(seat, attempt).map_err(Objection::CannotBe)?;
        events.push(Event::Recorded { seat, attempt, legality });
        if legality != Legality::Legal {
            return Ok(());
        }
        let Some(position) = sheet.position(seat.board) else { return Ok(()) };
        let board = seat.board;
        let fifty = self.setup.game.rules.fifty_moves && position.halfmoves() >= 150;
        let five =
            self.setup.game.rules.repetition != RepetitionRule::Off && sheet.times(board, None) >= Some(5);
        let drawn = |reason| Some(Outcome::Drawn { reason });
        let outcome = if position.is_mate() {
            let loser = seat.opponent();
            Some(Outcome::Won { by: seat.team(), reason: WinReason::Mate { loser } })
        } else if position.is_stalemate() {
            drawn(DrawReason::Stalemate { board })
        } else if five {
            drawn(DrawReason::Repetition { board })
        } else if fifty {
            drawn(DrawReason::FiftyMoves { board })
        } else {
            None
        };
        let ended = outcome.map(|outcome| Event::Ended { end: End::Outcome(outcome), at: stamp.at });
        events.extend(ended);
        Ok(())
    }

    pub(super) fn decide_unrecord(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Objection> {
        for_table(stamp)?;
        self.is_under_way()?;
        let sheet = self.sheet().ok_or(Objection::NoRecord)?;
        match sheet.steps().last() {
            Some(super::sheet::Step::Move { .. }) => {
                events.push(Event::Unrecorded);
                Ok(())
            }
            // A removal was ruled; it is no slip of the pen.
            Some(super::sheet::Step::Removal { .. }) | None => Err(Objection::NothingRecorded),
        }
    }
}
