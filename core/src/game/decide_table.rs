//! What the table or the arbiter does for all: start, pause, resume, call off, correct a clock, take back.

use super::action::{Author, Stamp};
use super::event::Event;
use super::table::{Phase, Table};
use crate::base::{Millis, Seat};
use crate::rules::{Outcome, Refusal, WinReason};

/// Refuses what only the table or the arbiter may do.
pub(super) const fn for_all(stamp: Stamp) -> Result<(), Refusal> {
    match stamp.by {
        Author::Table | Author::Arbiter => Ok(()),
        Author::Seat(_) | Author::Clock => Err(Refusal::NotYours),
    }
}

impl Table {
    pub(super) fn decide_start(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Waiting => events.push(Event::Started),
            Phase::Running | Phase::Paused => return Err(Refusal::AlreadyStarted),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        Ok(())
    }

    pub(super) fn decide_pause(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Running => events.push(Event::Paused),
            Phase::Waiting => return Err(Refusal::NotStarted),
            Phase::Paused => return Err(Refusal::Paused),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        Ok(())
    }

    pub(super) fn decide_resume(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
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
    pub(super) fn decide_resign(
        &self,
        at: Millis,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.is_under_way()?;
        let reason = WinReason::Resignation { loser: seat };
        events.push(Event::Ended { outcome: Outcome::Won { by: seat.team().other(), reason }, at });
        Ok(())
    }

    /// Until both boards have had their first move.
    pub(super) fn decide_call_off(&self, stamp: Stamp, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::MatchOver);
        }
        let moved = |[first, second]: [Seat; 2]| {
            self.seats.at(first).moves.saturating_add(self.seats.at(second).moves) > 0
        };
        if moved([Seat::WHITE_A, Seat::BLACK_A]) && moved([Seat::WHITE_B, Seat::BLACK_B]) {
            return Err(Refusal::TooLateToCallOff);
        }
        events.push(Event::Ended { outcome: Outcome::CalledOff, at: stamp.at });
        Ok(())
    }

    /// Only while the clocks stand (decision D33, FIDE 6.10.2).
    pub(super) fn decide_correction(
        &self,
        stamp: Stamp,
        seat: Seat,
        left: Millis,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        for_all(stamp)?;
        match self.phase {
            Phase::Waiting | Phase::Paused => {}
            Phase::Running => return Err(Refusal::ClocksRun),
            Phase::Over(_) => return Err(Refusal::MatchOver),
        }
        if self.clock(seat, stamp.at).left.is_none() {
            return Err(Refusal::NoClocks);
        }
        events.push(Event::TimeCorrected { seat, left });
        Ok(())
    }

    /// A tick with nothing due is an entry without events: a late timer changes nothing.
    pub(super) const fn decide_tick(&self, stamp: Stamp) -> Result<(), Refusal> {
        match (stamp.by, self.phase) {
            (Author::Seat(_), _) => Err(Refusal::NotYours),
            (_, Phase::Over(_)) => Err(Refusal::MatchOver),
            (Author::Table | Author::Arbiter | Author::Clock, _) => Ok(()),
        }
    }
}
