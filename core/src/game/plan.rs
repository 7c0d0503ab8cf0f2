//! Moves that are planned while the opponent thinks. A plan is a convenience of a hand and not part of the match: it is no
//! entry and binds nobody (decision D05). What becomes of it is a rule, and so it stands here.

use super::action::Action;
use super::matches::Match;
use super::table::Phase;
use crate::base::Seat;
use crate::position::Attempt;
use crate::rules::{Enforcement, Refusal};

/// What has become of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Its turn has not come.
    Waits,
    /// It may be played now, as this action.
    Ripe(Action),
    /// Its turn has come, and it cannot be played.
    Lapsed(Refusal),
}

impl Match {
    /// Whether `seat`, who is not on move, may plan `attempt`.
    ///
    /// # Errors
    /// Why not: the match does not run, its rules know no plans, or no move of the opponent could ever make it a move.
    ///
    /// ```
    /// use pasapezas_core::{Action, Attempt, DropRole, Match, MatchSetup, Millis, Plan, Seat, Stamp};
    /// let mut game = Match::new(MatchSetup::default());
    /// game.play(Stamp::table(Millis::ZERO), Action::Start)?;
    /// let knight = Attempt::Drop { role: DropRole::Knight, to: "e5".parse().unwrap() };
    /// game.plan(Seat::BLACK_A, knight)?;
    /// assert_eq!(game.planned(Seat::BLACK_A, knight), Plan::Waits);
    /// # Ok::<(), pasapezas_core::Refusal>(())
    /// ```
    pub fn plan(&self, seat: Seat, attempt: Attempt) -> Result<(), Refusal> {
        match self.table().may_move(seat) {
            Err(Refusal::NotYourTurn { .. }) if self.rules().premoves => {}
            Err(why) => return Err(why),
            Ok(()) => return self.judge(seat, attempt).map(|_| ()),
        }
        match (self.position(seat.board).plan(seat.color, attempt), self.rules().enforcement) {
            // A pawn on a forbidden rank can be played under Strict, and claimed.
            (Err(Refusal::DropPawnRank { .. }), Enforcement::Strict) => Ok(()),
            (verdict, Enforcement::Strict | Enforcement::Assisted) => verdict,
        }
    }

    /// What has become of what `seat` planned.
    ///
    /// A plan never eats a claim: when the opponent has placed what may be removed, it lapses (decision D05).
    pub fn planned(&self, seat: Seat, attempt: Attempt) -> Plan {
        match self.phase() {
            Phase::Waiting | Phase::Paused => return Plan::Waits,
            Phase::Over(_) => return Plan::Lapsed(Refusal::MatchOver),
            Phase::Running => {}
        }
        if self.on_move(seat.board) != seat {
            return Plan::Waits;
        }
        if let Some(open) = self.open_claim(seat.board) {
            return Plan::Lapsed(Refusal::ClaimComesFirst { at: open.at });
        }
        match self.judge(seat, attempt) {
            Ok(action) => Plan::Ripe(action),
            Err(why) => Plan::Lapsed(why),
        }
    }
}
