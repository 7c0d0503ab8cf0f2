//! The one place that says whether an action may be taken, and what comes of it.

use super::action::{Action, Author, Stamp};
use super::event::Event;
use super::matches::Match;
use super::table::{Phase, Table};
use crate::base::Seat;
use crate::position::Attempt;
use crate::rules::{Outcome, Refusal, WinReason};

impl Match {
    /// What would come of `action`; changes nothing. What fell due before the stamp is settled first, so nobody has to
    /// call anything before.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn act(&self, stamp: Stamp, action: &Action) -> Result<Vec<Event>, Refusal> {
        let table = self.table();
        if stamp.at < table.last_stamp {
            return Err(Refusal::TimeWentBack);
        }
        let mut events = table.due(stamp.at);
        match *action {
            Action::Start => table.decide_start(stamp, &mut events)?,
            Action::Pause => table.decide_pause(stamp, &mut events)?,
            Action::Resume => table.decide_resume(stamp, &mut events)?,
            Action::Play(mv) => table.decide_play(seat(stamp)?, mv, &mut events)?,
            Action::Resign => table.decide_resign(seat(stamp)?, &mut events)?,
            Action::Tick => table.decide_tick(stamp)?,
            Action::Claim(_) | Action::OfferDraw | Action::AcceptDraw | Action::DeclineDraw => {
                seat(stamp)?;
                return Err(Refusal::NotAvailable);
            }
        }
        Ok(events)
    }

    /// The action that an attempt of `seat` stands for: what a hand tried on a board, as a legal move.
    ///
    /// # Errors
    /// Why it may not be done: the same reason that [`Match::act`] gives.
    pub fn judge(&self, seat: Seat, attempt: Attempt) -> Result<Action, Refusal> {
        let table = self.table();
        table.may_move(seat)?;
        table.position(seat.board).judge(attempt).map(Action::Play)
    }
}

/// The player who acts.
fn seat(stamp: Stamp) -> Result<Seat, Refusal> {
    match stamp.by {
        Author::Seat(seat) => Ok(seat),
        Author::Table | Author::Arbiter | Author::Clock => Err(Refusal::NotYours),
    }
}

/// Refuses what only the table or the arbiter may do.
fn for_all(stamp: Stamp) -> Result<(), Refusal> {
    match stamp.by {
        Author::Table | Author::Arbiter => Ok(()),
        Author::Seat(_) | Author::Clock => Err(Refusal::NotYours),
    }
}

impl Table {
    fn decide_start(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Waiting => events.push(Event::Started),
            Phase::Running | Phase::Paused => return Err(Refusal::AlreadyStarted),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        Ok(())
    }

    fn decide_pause(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Running => events.push(Event::Paused),
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Paused => return Err(Refusal::Paused),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        Ok(())
    }

    fn decide_resume(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Paused => events.push(Event::Resumed),
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Running => return Err(Refusal::NotPaused),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        Ok(())
    }

    /// At any time of the match, on move or not (decision D40).
    fn decide_resign(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Over(_) => return Err(Refusal::MatchOver),
            Phase::Running | Phase::Paused => {}
        }
        let reason = WinReason::Resignation { loser: seat };
        events.push(Event::Ended(Outcome::Won { by: seat.team().other(), reason }));
        Ok(())
    }

    /// A tick with nothing due is an entry without events: a late timer changes nothing.
    fn decide_tick(&self, stamp: Stamp) -> Result<(), Refusal> {
        match (stamp.by, self.phase) {
            (Author::Seat(_), _) => Err(Refusal::NotYours),
            (_, Phase::Over(_)) => Err(Refusal::MatchOver),
            (Author::Table | Author::Arbiter | Author::Clock, _) => Ok(()),
        }
    }
}
