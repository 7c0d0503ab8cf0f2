//! The one place that says whether an action may be taken, and what comes of it.

use super::action::{Action, Author, Stamp};
use super::decide_table::for_all;
use super::event::Event;
use super::log::Seq;
use super::matches::Match;
use crate::base::Seat;
use crate::position::Attempt;
use crate::rules::Refusal;

impl Match {
    /// What would come of `action`; changes nothing. What fell due before the stamp is settled first, so nobody has to
    /// call anything before. If that ends the match, every action but a tick is refused.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn act(&self, stamp: Stamp, action: &Action) -> Result<Vec<Event>, Refusal> {
        let table = self.table();
        let at = stamp.at;
        if at < table.last_stamp {
            return Err(Refusal::TimeWentBack);
        }
        let due = table.due(at);
        let mut events = due.events;
        if due.over {
            return if *action == Action::Tick {
                table.decide_tick(stamp).map(|()| events)
            } else {
                Err(Refusal::MatchOver)
            };
        }
        match *action {
            Action::Start => table.decide_start(stamp, &mut events)?,
            Action::Pause => table.decide_pause(stamp, &mut events)?,
            Action::Resume => table.decide_resume(stamp, &mut events)?,
            Action::Play(mv) => table.decide_play(at, seat(stamp)?, mv, &mut events)?,
            Action::Touch { at } => table.decide_touch(seat(stamp)?, at, &mut events)?,
            Action::Adjust => table.decide_adjust(seat(stamp)?, &mut events)?,
            Action::Claim(claim) => table.decide_claim(at, seat(stamp)?, claim, &due.flags, &mut events)?,
            Action::OfferDraw => table.decide_offer(seat(stamp)?, &mut events)?,
            Action::AcceptDraw => table.decide_accept(at, seat(stamp)?, &mut events)?,
            Action::DeclineDraw => table.decide_decline(seat(stamp)?, &mut events)?,
            Action::Resign => table.decide_resign(at, seat(stamp)?, &mut events)?,
            Action::CallOff => table.decide_call_off(stamp, &mut events)?,
            Action::CorrectTime { seat, left } => table.decide_correction(stamp, seat, left, &mut events)?,
            Action::TakeBack { to, gives_time } => {
                self.decide_take_back(stamp, to, &mut events)?;
                if gives_time {
                    self.give_time_back(stamp, to, &mut events);
                }
            }
            Action::Tick => table.decide_tick(stamp)?,
        }
        Ok(events)
    }

    /// The action that an attempt of `seat` stands for: what a hand tried on a board, as a playable move.
    ///
    /// # Errors
    /// Why it may not be done: the same reason that [`Match::act`] gives.
    pub fn judge(&self, seat: Seat, attempt: Attempt) -> Result<Action, Refusal> {
        let table = self.table();
        table.may_move(seat)?;
        table.judge(seat.board, attempt).map(Action::Play)
    }

    /// Where the rules allow it, while the match runs or is paused, and not back beyond its start.
    fn decide_take_back(&self, stamp: Stamp, to: Seq, events: &mut Vec<Event>) -> Result<(), Refusal> {
        for_all(stamp)?;
        self.table().is_under_way()?;
        if !self.rules().allows_take_back() {
            return Err(Refusal::NoTakeBack);
        }
        let started = self.log().before(to).iter().any(|entry| entry.events.contains(&Event::Started));
        if to >= self.log().end() || !started {
            return Err(Refusal::NothingToTakeBack);
        }
        events.push(Event::TakenBack { to });
        Ok(())
    }

    /// Every clock that shows something else now is set to what it showed when entry `to` was made; a flag that has fallen
    /// since goes up again with it.
    fn give_time_back(&self, stamp: Stamp, to: Seq, events: &mut Vec<Event>) {
        let Some(shown) = self.shown_at(to) else { return };
        for seat in Seat::ALL {
            let now = self.clock(seat, stamp.at).left;
            if let Some(left) = shown.at(seat).filter(|left| Some(*left) != now) {
                events.push(Event::TimeCorrected { seat, left });
            }
        }
    }
}

/// The player who acts.
const fn seat(stamp: Stamp) -> Result<Seat, Refusal> {
    match stamp.by {
        Author::Seat(seat) => Ok(seat),
        Author::Table | Author::Arbiter | Author::Clock => Err(Refusal::NotYours),
    }
}
