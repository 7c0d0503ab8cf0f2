//! From a piece and a square to an action, a question, or the reason against it.

use pasapezas_core::{Attempt, BoardId, Match, PromotionRole, Refusal, Square};

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
        match (game.judge(seat, attempt), origin) {
            (Ok(action), _) => {
                *self.chosen.at_mut(seat) = None;
                effects.push(Effect::Play { seat, action });
                true
            }
            (Err(Refusal::PromotionMissing), Origin::Board(from)) => {
                *self.chosen.at_mut(seat) = None;
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
        let attempt = Attempt::Board { from, to, promotion: Some(role) };
        match game.judge(seat, attempt) {
            Ok(action) => effects.push(Effect::Play { seat, action }),
            Err(why) => effects.push(Effect::Refused { seat, attempt: Some(attempt), why }),
        }
    }
}

/// Whether only the moment was wrong: then a chosen piece stays chosen until its time comes.
const fn only_too_early(why: Refusal) -> bool {
    matches!(why, Refusal::NotYourTurn { .. } | Refusal::NotStarted | Refusal::Paused)
}
