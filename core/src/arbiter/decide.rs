//! The one place that says whether something may be done at the device, and what comes of it.

use super::action::{Action, Declaration, Event, Penalty, Rejection};
use super::end::{ArbiterDraw, End, Forfeit};
use super::objection::Objection;
use super::remedy::Remedy;
use super::supervision::{Phase, Supervision};
use crate::base::{BoardId, Millis, Seat};
use crate::game::{Author, Stamp};
use crate::rules::{DrawAgreement, DrawReason, Outcome, WinReason};

type Decided = Result<(), Objection>;

impl Supervision {
    /// What would come of `action`; changes nothing. Flags that fell before the stamp are entered first.
    ///
    /// # Errors
    /// Why it may not be done. A claim without ground is no error: it is noted, and changes nothing.
    pub fn act(&self, stamp: Stamp, action: &Action) -> Result<Vec<Event>, Objection> {
        if stamp.at < self.last_stamp {
            return Err(Objection::TimeWentBack);
        }
        let mut events = self.due(stamp.at);
        if let Phase::Over(_) = self.phase {
            return if *action == Action::Tick { Ok(events) } else { Err(Objection::Over) };
        }
        // With flags that the arbiter calls, the fall itself may have ended it.
        if events.iter().any(|event| matches!(event, Event::Ended { .. })) {
            return if *action == Action::Tick { Ok(events) } else { Err(Objection::Over) };
        }
        if events.is_empty() {
            self.decide(stamp, action, &mut events)?;
        } else {
            self.settled(&events).decide(stamp, action, &mut events)?;
        }
        Ok(events)
    }

    /// The match with these events in it, as the rest of the decision sees it.
    fn settled(&self, events: &[Event]) -> Self {
        let mut settled = self.clone_without_log();
        for event in events {
            settled.evolve(self.last_stamp, *event);
        }
        settled
    }

    fn decide(&self, stamp: Stamp, action: &Action, events: &mut Vec<Event>) -> Decided {
        let at = stamp.at;
        match *action {
            Action::Start => self.decide_start(stamp, events),
            Action::Pause => self.decide_pause(stamp, events),
            Action::Resume => self.decide_resume(stamp, events),
            Action::Press => self.decide_press(self.player(stamp)?, events),
            Action::Record { seat, attempt } => self.decide_record(stamp, seat, attempt, events),
            Action::Unrecord => self.decide_unrecord(stamp, events),
            Action::Claim { seat, claim } => self.decide_claim(stamp, seat, claim, events),
            Action::Answer(answer) => self.decide_answer(stamp, answer, events),
            Action::Dispute => self.decide_dispute(stamp, events),
            Action::Uphold => self.decide_uphold(stamp, events),
            Action::Reject(why) => self.decide_reject(stamp, why, events),
            Action::Offer => self.decide_offer(self.player(stamp)?, events),
            Action::Accept => self.decide_accept(at, self.player(stamp)?, events),
            Action::Decline => self.decide_decline(self.player(stamp)?, events),
            Action::Resign => {
                let loser = self.player(stamp)?;
                self.is_under_way()?;
                let outcome =
                    Outcome::Won { by: loser.team().other(), reason: WinReason::Resignation { loser } };
                events.push(Event::Ended { end: End::Outcome(outcome), at });
                Ok(())
            }
            Action::Declare(what) => self.decide_declare(stamp, what, events),
            Action::Correct { seat, left } => self.decide_correction(stamp, seat, left, events),
            Action::Note { conduct, seat } => {
                for_table(stamp)?;
                self.is_under_way()?;
                let seat = seat.filter(|_| conduct.is_a_players());
                if let Some(seat) = seat {
                    self.is_there(seat.board)?;
                }
                events.push(Event::Noted { conduct, seat });
                Ok(())
            }
            Action::Punish { seat, penalty } => self.decide_punish(stamp, seat, penalty, events),
            Action::CallOff => {
                for_table(stamp)?;
                events.push(Event::Ended { end: End::Outcome(Outcome::CalledOff), at });
                Ok(())
            }
            Action::Tick => Ok(()),
        }
    }

    fn decide_start(&self, stamp: Stamp, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        if self.phase != Phase::Preparing {
            return Err(Objection::AlreadyStarted);
        }
        events.push(Event::Started);
        Ok(())
    }

    fn decide_pause(&self, stamp: Stamp, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        self.is_running()?;
        events.push(Event::Paused);
        Ok(())
    }

    fn decide_resume(&self, stamp: Stamp, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        match self.phase {
            Phase::Paused if self.case().is_some() => Err(Objection::CaseOpen),
            Phase::Paused => {
                events.push(Event::Resumed);
                Ok(())
            }
            Phase::Preparing => Err(Objection::NotStarted),
            Phase::Running => Err(Objection::ClocksRun),
            Phase::Over(_) => Err(Objection::Over),
        }
    }

    /// The player completes his move, and lets pass what he has not claimed (C 5).
    fn decide_press(&self, seat: Seat, events: &mut Vec<Event>) -> Decided {
        self.is_running()?;
        if self.on_move(seat.board) != seat {
            return Err(Objection::NotOnMove { seat });
        }
        if self.has_plain_case(seat) {
            events.push(Event::Dropped { seat });
        }
        if self.lets_pass(seat) {
            events.push(Event::Tolerated { seat: seat.opponent() });
        }
        if let Some(by) = self.boards.get(seat.board).offer.filter(|by| *by != seat) {
            events.push(Event::Declined { by });
        }
        events.push(Event::Pressed { seat });
        Ok(())
    }

    fn decide_offer(&self, seat: Seat, events: &mut Vec<Event>) -> Decided {
        self.is_under_way()?;
        let board = self.boards.get(seat.board);
        if self.moves(seat) == 0 || self.moves(seat.opponent()) == 0 {
            return Err(Objection::OfferTooEarly);
        }
        if board.offer.is_some() || board.agreed {
            return Err(Objection::OfferOpen);
        }
        if self.seats.at(seat).has_offered {
            return Err(Objection::OfferAgain);
        }
        events.push(Event::Offered { by: seat });
        Ok(())
    }

    /// One board agrees for all four (decision D43), unless the rules want both.
    fn decide_accept(&self, at: Millis, seat: Seat, events: &mut Vec<Event>) -> Decided {
        self.has_offer_for(seat)?;
        let board = seat.board;
        let needs_other = self.setup.game.rules.draw_agreement == DrawAgreement::BothBoards
            && self.other_board(board).is_some();
        if needs_other && !self.boards.get(board.other()).agreed {
            events.push(Event::Agreed { board });
            return Ok(());
        }
        let drawn = Outcome::Drawn { reason: DrawReason::Agreement { board } };
        events.push(Event::Ended { end: End::Outcome(drawn), at });
        Ok(())
    }

    fn decide_decline(&self, seat: Seat, events: &mut Vec<Event>) -> Decided {
        self.has_offer_for(seat)?;
        events.push(Event::Declined { by: seat.opponent() });
        Ok(())
    }

    fn has_offer_for(&self, seat: Seat) -> Decided {
        self.is_under_way()?;
        if self.boards.get(seat.board).offer == Some(seat.opponent()) {
            Ok(())
        } else {
            Err(Objection::NoOffer)
        }
    }

    /// Results that were seen come before claims (section 4.11); a flag that nobody claimed does not stand against a mate
    /// (decision D39).
    fn decide_declare(&self, stamp: Stamp, what: Declaration, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        self.is_under_way()?;
        let drawn = |reason| End::Outcome(Outcome::Drawn { reason });
        let end = match what {
            Declaration::Mate { loser } => {
                self.is_there(loser.board)?;
                End::Outcome(Outcome::Won { by: loser.team().other(), reason: WinReason::Mate { loser } })
            }
            Declaration::Opposite => {
                self.other_board(BoardId::A).ok_or(Objection::NoSuchBoard)?;
                End::Drawn(ArbiterDraw::Opposite)
            }
            Declaration::Stalemate { board } => drawn(DrawReason::Stalemate { board }),
            Declaration::FiveFold { board } => drawn(DrawReason::Repetition { board }),
            Declaration::SeventyFiveMoves { board } => drawn(DrawReason::FiftyMoves { board }),
        };
        if let Declaration::Stalemate { board }
        | Declaration::FiveFold { board }
        | Declaration::SeventyFiveMoves { board } = what
        {
            self.is_there(board)?;
        }
        events.push(Event::Ended { end, at: stamp.at });
        Ok(())
    }

    fn decide_correction(&self, stamp: Stamp, seat: Seat, left: Millis, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        self.is_there(seat.board)?;
        self.clock(seat, stamp.at).left.ok_or(Objection::NoClocks)?;
        if self.phase == Phase::Running {
            return Err(Objection::ClocksRun);
        }
        events.push(Event::TimeSet { seat, left });
        Ok(())
    }

    fn decide_punish(&self, stamp: Stamp, seat: Seat, penalty: Penalty, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        self.is_under_way()?;
        self.is_there(seat.board)?;
        match penalty {
            Penalty::Warning => events.push(Event::Done(Remedy::Warn { seat })),
            Penalty::Time(time) => events.push(Event::Done(Remedy::AddTime { seat: seat.opponent(), time })),
            Penalty::Loss => {
                let end = End::Forfeited { loser: seat, why: Forfeit::Conduct };
                events.push(Event::Ended { end, at: stamp.at });
            }
        }
        Ok(())
    }

    pub(super) fn decide_reject(&self, stamp: Stamp, why: Rejection, events: &mut Vec<Event>) -> Decided {
        for_table(stamp)?;
        let case = self.case().ok_or(Objection::NoCase)?;
        events.push(Event::Rejected(why));
        self.warn_claimant(case.by, events);
        self.go_on(events);
        Ok(())
    }

    /// A wrong claim changes nothing; a warning is a setting (section 4.3).
    pub(super) fn warn_claimant(&self, by: Author, events: &mut Vec<Event>) {
        if let (Author::Seat(seat), true) = (by, self.setup.settings.warns_wrong_claims) {
            events.push(Event::Done(Remedy::Warn { seat }));
        }
    }

    /// Clocks that a claim has stopped run again when nothing waits any more.
    pub(super) fn go_on(&self, events: &mut Vec<Event>) {
        if self.phase == Phase::Paused && self.paused_for_case && self.waiting().is_empty() {
            events.push(Event::Resumed);
        }
    }

    /// The player who acts, at a board that there is.
    pub(super) fn player(&self, stamp: Stamp) -> Result<Seat, Objection> {
        let Author::Seat(seat) = stamp.by else { return Err(Objection::NotYours) };
        self.is_there(seat.board)?;
        Ok(seat)
    }

    pub(super) fn is_there(&self, board: BoardId) -> Decided {
        if self.setup.settings.profile.boards().contains(&board) {
            Ok(())
        } else {
            Err(Objection::NoSuchBoard)
        }
    }

    pub(super) fn other_board(&self, board: BoardId) -> Option<BoardId> {
        Some(board.other()).filter(|other| self.is_there(*other).is_ok())
    }

    pub(super) const fn is_running(&self) -> Decided {
        match self.phase {
            Phase::Running => Ok(()),
            Phase::Preparing => Err(Objection::NotStarted),
            Phase::Paused => Err(Objection::Paused),
            Phase::Over(_) => Err(Objection::Over),
        }
    }

    pub(super) const fn is_under_way(&self) -> Decided {
        match self.phase {
            Phase::Running | Phase::Paused => Ok(()),
            Phase::Preparing => Err(Objection::NotStarted),
            Phase::Over(_) => Err(Objection::Over),
        }
    }
}

/// Refuses what only the table or the arbiter may do.
pub(super) const fn for_table(stamp: Stamp) -> Decided {
    match stamp.by {
        Author::Table | Author::Arbiter => Ok(()),
        Author::Seat(_) | Author::Clock => Err(Objection::NotYours),
    }
}
