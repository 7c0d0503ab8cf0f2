//! Claims: time, placements, repetition, fifty moves. A claim without ground is refused and leaves no entry.

use super::decide_play::FIFTY;
use super::decide_time::time_claim;
use super::event::Event;
use super::evolve::without_placement;
use super::table::{OpenClaim, Phase, Table};
use crate::base::{Millis, PerSeat, Seat};
use crate::rules::{Claim, DrawCounts, DrawReason, Outcome, Refusal};

impl Table {
    pub(super) fn decide_claim(
        &self,
        at: Millis,
        seat: Seat,
        claim: Claim,
        flags: &PerSeat<Option<Millis>>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.is_under_way()?;
        let outcome = match claim {
            Claim::Time if self.board(seat.board).clock.left(seat.color, seat.color, at).is_none() => {
                return Err(Refusal::NoClocks);
            }
            Claim::Time => time_claim(&self.rules, flags, seat)?,
            Claim::Placement => return self.decide_removal(at, seat, events),
            Claim::Repetition => self.claim_repetition(seat)?,
            Claim::FiftyMoves => self.claim_fifty_moves(seat)?,
        };
        events.push(Event::Ended { outcome, at });
        Ok(())
    }

    /// Claims, offers and resignations are heard while the match runs or is paused.
    pub(super) const fn is_under_way(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Running | Phase::Paused => Ok(()),
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Over(_) => Err(Refusal::MatchOver),
        }
    }

    /// Article 7.5: only the direct opponent, until he moves (decisions D21, D23).
    fn decide_removal(&self, at: Millis, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let state = self.board(seat.board);
        let Some(OpenClaim { at: square, role, .. }) =
            state.claim.filter(|open| open.offender == seat.opponent())
        else {
            return Err(self.why_no_removal(seat));
        };
        events.push(Event::TakenOff { by: seat, at: square, role, to: seat.partner() });
        let next = without_placement(state);
        let ended = self.end_of_turn(seat.opponent(), &next);
        events.extend(ended.map(|outcome| Event::Ended { outcome, at }));
        Ok(())
    }

    fn why_no_removal(&self, seat: Seat) -> Refusal {
        let open = [seat.board, seat.board.other()].into_iter().find_map(|board| self.board(board).claim);
        match open {
            Some(open) => Refusal::NotYourPlacementClaim { seat: open.offender.opponent() },
            None if self.seats.at(seat).let_pass => Refusal::ClaimTooLate,
            None => Refusal::NothingToRemove,
        }
    }

    fn claim_repetition(&self, seat: Seat) -> Result<Outcome, Refusal> {
        let board = seat.board;
        let times = self.times_now(board).ok_or(Refusal::DrawNotInRules)?;
        self.may_claim_draw(seat)?;
        if times < 3 {
            return Err(Refusal::NotRepeated { times: u8::try_from(times).unwrap_or(2) });
        }
        Ok(Outcome::Drawn { reason: DrawReason::Repetition { board } })
    }

    fn claim_fifty_moves(&self, seat: Seat) -> Result<Outcome, Refusal> {
        let board = seat.board;
        if !self.rules.fifty_moves {
            return Err(Refusal::DrawNotInRules);
        }
        self.may_claim_draw(seat)?;
        let halfmoves = self.position(board).halfmoves();
        if halfmoves < FIFTY {
            return Err(Refusal::NotFiftyMoves { halfmoves: u8::try_from(halfmoves).unwrap_or(99) });
        }
        Ok(Outcome::Drawn { reason: DrawReason::FiftyMoves { board } })
    }

    /// The player on move, for the position as it stands (decision D47).
    fn may_claim_draw(&self, seat: Seat) -> Result<(), Refusal> {
        match self.rules.draw_counts {
            DrawCounts::Automatic => Err(Refusal::DrawByItself),
            DrawCounts::Claim | DrawCounts::ClaimAndAutomatic if self.on_move(seat.board) != seat => {
                Err(Refusal::NotYourTurn { seat })
            }
            DrawCounts::Claim | DrawCounts::ClaimAndAutomatic => Ok(()),
        }
    }
}
