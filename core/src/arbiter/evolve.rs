//! What an event changes.

use super::action::Event;
use super::case::Case;
use super::claim::Claim;
use super::remedy::Remedy;
use super::sheet::Sheet;
use super::supervision::{Phase, Supervision};
use crate::base::{BoardId, Color, Millis, Seat};

impl Supervision {
    pub(super) fn evolve(&mut self, at: Millis, event: Event) {
        match event {
            Event::Started | Event::Resumed => self.run(at),
            Event::Paused => {
                self.halt(at);
                self.paused_for_case = !self.cases.is_empty();
            }
            Event::Pressed { seat } => self.press(seat, at),
            Event::FlagFell { seat, at } => self.seats.at_mut(seat).flag = Some(at),
            Event::Recorded { seat, attempt, .. } => {
                if let Some(sheet) = &mut self.sheet {
                    // Decided before: what was entered could be entered.
                    let _ = sheet.enter(seat, attempt);
                }
            }
            Event::Unrecorded => {
                let kept = self.sheet.as_ref().and_then(|sheet| {
                    let n_kept = sheet.steps().len().saturating_sub(1);
                    sheet.restored(n_kept)
                });
                self.sheet = kept.or_else(|| self.sheet.take());
            }
            Event::Claimed { seat, by, claim } => self.open_case(Case { seat, by, claim, told: Vec::new() }),
            Event::Told(answer) => {
                if let Some(case) = self.cases.first_mut() {
                    case.told.push(answer);
                }
            }
            Event::Upheld => {
                self.count_illegal();
                self.close();
            }
            Event::Rejected(_) => self.close(),
            Event::Dropped { seat } => {
                self.cases.retain(|case| !(Self::is_plain(case.claim) && case.seat == seat));
            }
            Event::Done(remedy) => self.carry_out(remedy, at),
            Event::Offered { by } => {
                self.boards.get_mut(by.board).offer = Some(by);
                self.seats.at_mut(by).has_offered = true;
            }
            Event::Declined { by } => self.boards.get_mut(by.board).offer = None,
            Event::Agreed { board } => {
                let state = self.boards.get_mut(board);
                (state.offer, state.agreed) = (None, true);
            }
            Event::TimeSet { seat, left } => self.set_time(seat, left),
            Event::Noted { seat, .. } => {
                if let Some(seat) = seat {
                    self.warn(seat);
                }
            }
            Event::Ended { end, at } => {
                self.halt(at);
                self.phase = Phase::Over(end);
                self.cases.clear();
            }
            Event::Tolerated { .. } | Event::Unfounded { .. } | Event::Disputed => {}
        }
    }

    fn open_case(&mut self, case: Case) {
        self.cases.push(case);
        // The one that is examined stays; what waits is ordered, equal ranks as they came.
        if let Some(waiting) = self.cases.get_mut(1..) {
            waiting.sort_by_key(|case| case.claim.rank());
        }
    }

    fn close(&mut self) {
        if !self.cases.is_empty() {
            self.cases.remove(0);
        }
    }

    fn count_illegal(&mut self) {
        let illegal = self.case().filter(|case| matches!(case.claim, Claim::Illegal(_)));
        let offender = illegal.map(|case| case.seat.opponent());
        if let Some(offender) = offender {
            let offender = self.seats.at_mut(offender);
            offender.illegal = offender.illegal.saturating_add(1);
        }
    }

    fn run(&mut self, at: Millis) {
        self.phase = Phase::Running;
        for board in self.setup.settings.profile.boards() {
            self.boards.get_mut(*board).clock.start(at);
        }
    }

    fn halt(&mut self, at: Millis) {
        self.phase = Phase::Paused;
        for board in self.setup.settings.profile.boards() {
            self.boards.get_mut(*board).clock.stop(at);
        }
    }

    fn press(&mut self, seat: Seat, at: Millis) {
        let flag_up = self.seats.at(seat).flag.is_none();
        let state = self.boards.get_mut(seat.board);
        state.clock.press(seat.color, at, flag_up);
        state.turn = seat.color.other();
        state.agreed = false;
        state.open = true;
        let seat = self.seats.at_mut(seat);
        seat.moves = seat.moves.saturating_add(1);
        seat.has_offered = false;
    }

    fn set_time(&mut self, seat: Seat, left: Millis) {
        let state = self.boards.get_mut(seat.board);
        state.clock.correct(seat.color, state.turn, left);
        if !left.is_zero() {
            self.seats.at_mut(seat).flag = None;
        }
    }

    fn warn(&mut self, seat: Seat) {
        let seat = self.seats.at_mut(seat);
        seat.warnings = seat.warnings.saturating_add(1);
    }

    fn carry_out(&mut self, remedy: Remedy, at: Millis) {
        match remedy {
            Remedy::TakeBack { seat } => self.take_back(seat, at),
            Remedy::Remove { board, to, .. } => {
                self.boards.get_mut(board).open = false;
                if let Some(sheet) = &mut self.sheet {
                    sheet.remove_placed(to.partner());
                }
            }
            Remedy::RestoreBoard { board, keep } => {
                self.go_back(at, |sheet| sheet.restored_alone(board, to_place(keep)));
            }
            Remedy::RestoreBoth { keep } => self.go_back(at, |sheet| sheet.restored(to_place(keep))),
            Remedy::AddTime { seat, time } => {
                // A flag that has fallen stays fallen (decision D32).
                let left = self.clock(seat, at).left;
                let state = self.boards.get_mut(seat.board);
                if let Some(left) = left {
                    state.clock.correct(seat.color, state.turn, left.plus(time));
                }
            }
            Remedy::Warn { seat } => self.warn(seat),
            Remedy::Observe { board } => self.boards.get_mut(board).observed = true,
            Remedy::Stands { board } | Remedy::LastKnown { board } => self.boards.get_mut(board).open = false,
            // What hands do at the table; the end has an event of its own.
            Remedy::ReturnCaptured { .. }
            | Remedy::Must { .. }
            | Remedy::CastlingLost { .. }
            | Remedy::Transfer { .. }
            | Remedy::PutBack { .. }
            | Remedy::SetClock { .. }
            | Remedy::OnMove { .. }
            | Remedy::GoOn
            | Remedy::End(_) => {}
        }
    }

    fn take_back(&mut self, seat: Seat, at: Millis) {
        self.turn_to(seat.board, seat.color, at);
        let moves = &mut self.seats.at_mut(seat).moves;
        *moves = moves.saturating_sub(1);
        let counted = self.seats.at(seat).moves;
        let shorter = self.sheet.as_ref().and_then(|sheet| {
            let (place, _) = sheet.last(seat.board).filter(|_| sheet.count(seat) > counted)?;
            sheet.with(|at, _| at != place)
        });
        if shorter.is_some() {
            self.sheet = shorter;
        }
    }

    /// Puts a board's turn to `color`: what was used stays used.
    fn turn_to(&mut self, board: BoardId, color: Color, at: Millis) {
        let state = self.boards.get_mut(board);
        if state.turn != color {
            state.clock.hand_over(state.turn, at);
            state.turn = color;
        }
        state.open = false;
        state.offer = None;
    }

    fn go_back(&mut self, at: Millis, restored: impl Fn(&Sheet) -> Option<Sheet>) {
        let Some(sheet) = self.sheet.as_ref().and_then(restored) else { return };
        for board in self.setup.settings.profile.boards() {
            let had =
                self.sheet.as_ref().map(|before| Color::ALL.map(|it| before.count(Seat::new(*board, it))));
            let has = Color::ALL.map(|it| sheet.count(Seat::new(*board, it)));
            if had == Some(has) {
                continue;
            }
            self.turn_to(*board, sheet.setup(*board).turn, at);
            for (color, moves) in Color::ALL.into_iter().zip(has) {
                self.seats.at_mut(Seat::new(*board, color)).moves = moves;
            }
        }
        self.sheet = Some(sheet);
    }

    /// Whether a claim of article 7.5 by this seat is open or waits.
    pub(super) fn has_plain_case(&self, seat: Seat) -> bool {
        self.cases.iter().any(|case| Self::is_plain(case.claim) && case.seat == seat)
    }
}

fn to_place(keep: u32) -> usize {
    usize::try_from(keep).unwrap_or(usize::MAX)
}
