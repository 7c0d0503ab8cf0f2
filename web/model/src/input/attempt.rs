//! From a piece and a square to an action, a question, or the reason against it.

use pasapezas_core::{Action, Attempt, BoardId, Match, PromotionRole, Refusal, Seat, Square};

use super::event::Effect;
use super::hand::{Chooser, Origin, Pick};
use super::state::Input;

/// How a target was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// By releasing a dragged piece.
    Drag,
    /// By a tap.
    Tap,
    /// By a key.
    Key,
}

impl Input {
    /// Tries to bring a piece to a square. `true` when the piece may stay there: it was played, or the chooser asks what the
    /// pawn becomes.
    pub(super) fn attempt(
        &mut self,
        pick: Pick,
        to: Square,
        by: By,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let Pick { seat, origin } = pick;
        let attempt = match origin {
            Origin::Board(from) => Attempt::Board { from, to, promotion: None },
            Origin::Reserve(role) => Attempt::Drop { role, to },
        };
        match (self.settle(seat, attempt, game), origin) {
            (Ok(Settled::Plays(action)), _) => {
                *self.chosen.at_mut(seat) = None;
                effects.push(Effect::Play { seat, action });
                true
            }
            // The piece waits at home, and the mark tells where it will go.
            (Ok(Settled::Planned), _) => {
                *self.chosen.at_mut(seat) = None;
                false
            }
            (Err(Refusal::PromotionMissing), Origin::Board(from)) => {
                *self.chosen.at_mut(seat) = None;
                // Whoever goes by keys has the chooser under his keys.
                if self.ways.queens && by != By::Key {
                    return self.promote(seat, from, to, PromotionRole::Queen, game, effects);
                }
                let chooser = Chooser { seat, from, to, by_key: by == By::Key };
                *self.chooser.get_mut(seat.board) = Some(chooser);
                false
            }
            (Err(why), _) => {
                if !only_too_early(why) {
                    *self.chosen.at_mut(seat) = None;
                }
                effects.push(Effect::Refused { seat, attempt: Some(attempt), why });
                false
            }
        }
    }

    /// A tile of the chooser: a piece, or `None` to put the pawn back.
    pub(super) fn choose(
        &mut self,
        board: BoardId,
        role: Option<PromotionRole>,
        by: By,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) {
        let Some(chooser) = self.chooser.get_mut(board).take() else {
            return;
        };
        let Chooser { seat, from, to, by_key } = chooser;
        if by_key || by == By::Key {
            effects.push(Effect::FocusBoard { board, square: Some(to) });
        }
        let Some(role) = role else {
            return;
        };
        self.promote(seat, from, to, role, game, effects);
    }

    /// A pawn goes where it becomes another piece. Whether it may stay there.
    fn promote(
        &mut self,
        seat: Seat,
        from: Square,
        to: Square,
        role: PromotionRole,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let attempt = Attempt::Board { from, to, promotion: Some(role) };
        let settled = self.settle(seat, attempt, game);
        match settled {
            Ok(Settled::Plays(action)) => effects.push(Effect::Play { seat, action }),
            Ok(Settled::Planned) => {}
            Err(why) => effects.push(Effect::Refused { seat, attempt: Some(attempt), why }),
        }
        matches!(settled, Ok(Settled::Plays(_)))
    }
}

/// What becomes of an attempt that is not refused.
enum Settled {
    /// It is played.
    Plays(Action),
    /// It waits for its turn.
    Planned,
}

impl Input {
    /// Judges an attempt; one that comes before its turn is planned where that is allowed. One plan to a seat: the last.
    fn settle(&mut self, seat: Seat, attempt: Attempt, game: &Match) -> Result<Settled, Refusal> {
        match game.judge(seat, attempt) {
            Ok(action) => Ok(Settled::Plays(action)),
            Err(Refusal::NotYourTurn { .. }) if self.plans => {
                game.plan(seat, attempt)?;
                *self.planned.at_mut(seat) = Some(attempt);
                Ok(Settled::Planned)
            }
            Err(why) => Err(why),
        }
    }
}

/// Whether only the moment was wrong: then a chosen piece stays chosen until its time comes.
const fn only_too_early(why: Refusal) -> bool {
    matches!(why, Refusal::NotYourTurn { .. } | Refusal::NotStarted | Refusal::Paused)
}
