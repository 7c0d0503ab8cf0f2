//! Moves: who may make one, what it passes, what it opens, what it ends.

use super::event::Event;
use super::table::{Phase, Table};
use crate::base::{BoardId, Millis, Seat};
use crate::position::{Attempt, Captured, Move, Position};
use crate::rules::{DrawCounts, DrawReason, Enforcement, Outcome, Refusal, WinReason};

/// Whether a match may be drawn by itself once this many moves of either player have changed nothing.
const SEVENTY_FIVE: u16 = 150;
/// The same for a claim.
pub(super) const FIFTY: u16 = 100;

impl Table {
    /// Whether `seat` may move at all now.
    pub(super) fn may_move(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Err(Refusal::NotStarted),
            Phase::Paused => Err(Refusal::Paused),
            Phase::Over(_) => Err(Refusal::MatchOver),
            Phase::Running if self.on_move(seat.board) != seat => Err(Refusal::NotYourTurn { seat }),
            Phase::Running => Ok(()),
        }
    }

    /// The move that an attempt stands for, if it is playable: legal, or a placement that Strict lets pass.
    pub(super) fn judge(&self, board: BoardId, attempt: Attempt) -> Result<Move, Refusal> {
        let position = self.position(board);
        let obligation = self.board(board).touch.obligation();
        if let Some(why) = obligation.refuses_piece(position, attempt.from()) {
            return Err(why);
        }
        let mv = match (self.rules.enforcement, attempt) {
            (Enforcement::Strict, Attempt::Drop { role, to }) => position.judge_strict(role, to),
            (Enforcement::Strict, Attempt::Board { .. }) | (Enforcement::Assisted, _) => {
                position.judge(attempt)
            }
        }?;
        obligation.refuses(position, mv).map_or(Ok(mv), Err)
    }

    pub(super) fn decide_play(
        &self,
        at: Millis,
        seat: Seat,
        mv: Move,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_move(seat)?;
        let state = self.board(seat.board);
        if let Some(why) = state.touch.obligation().refuses(&state.position, mv) {
            return Err(why);
        }
        match state.position.after(mv) {
            Ok((next, captured)) => {
                events.push(Event::Moved { seat, mv });
                if let Some(Captured { role, .. }) = captured {
                    events.push(Event::Passed { from: seat, to: seat.partner(), role });
                }
                events.extend(self.end_of_turn(seat, &next).map(|outcome| Event::Ended { outcome, at }));
                Ok(())
            }
            Err(refusal) => self.decide_forbidden(seat, mv, refusal, events),
        }
    }

    /// A placement that Strict lets pass ends nothing, whatever it looks like (decision D25).
    fn decide_forbidden(
        &self,
        seat: Seat,
        mv: Move,
        refusal: Refusal,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match (self.rules.enforcement, mv) {
            (Enforcement::Strict, Move::Drop { role, to }) => {
                self.position(seat.board).judge_strict(role, to)?;
                events.extend([Event::Moved { seat, mv }, Event::ClaimOpened { by: seat, at: to }]);
                Ok(())
            }
            (Enforcement::Strict, Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle(_))
            | (Enforcement::Assisted, _) => Err(refusal),
        }
    }

    /// What the position before the opponent of `seat` ends: mate first, then stalemate, then repetition and moves without
    /// progress.
    pub(super) fn end_of_turn(&self, seat: Seat, next: &Position) -> Option<Outcome> {
        let board = seat.board;
        let drawn = |reason| Some(Outcome::Drawn { reason });
        if next.is_mate() {
            let reason = WinReason::Mate { loser: seat.opponent() };
            return Some(Outcome::Won { by: seat.team(), reason });
        }
        if next.is_stalemate() {
            return drawn(DrawReason::Stalemate { board });
        }
        let (often, quiet) = match self.rules.draw_counts {
            DrawCounts::ClaimAndAutomatic => (5, SEVENTY_FIVE),
            DrawCounts::Automatic => (3, FIFTY),
            DrawCounts::Claim => return None,
        };
        if self.times(board, next) >= often {
            return drawn(DrawReason::Repetition { board });
        }
        if self.rules.fifty_moves && next.halfmoves() >= quiet {
            return drawn(DrawReason::FiftyMoves { board });
        }
        None
    }

    /// How often `next` will have come about once it stands on `board`; 0 where repetition does not count. A placement that a
    /// removal takes off still stands in the history, but never as `next`, which has one piece fewer.
    fn times(&self, board: BoardId, next: &Position) -> usize {
        let key = self.repetition_key(next);
        key.map_or(0, |key| self.board(board).history.count(&key).saturating_add(1))
    }

    /// How often the position that stands on `board` has come about. A piece that arrived since the last move makes it a
    /// new one, which counts once for standing there.
    pub(super) fn times_now(&self, board: BoardId) -> Option<usize> {
        let key = self.repetition_key(self.position(board))?;
        let history = &self.board(board).history;
        let arrived = history.last() != Some(&key);
        Some(history.count(&key).saturating_add(usize::from(arrived)))
    }
}
