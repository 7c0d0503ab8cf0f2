//! Touched pieces that bind (conduct notes C 2, C 4), for hands: which press is a touch, and what stays chosen because of it.
//! What a touch obliges to is a rule of the match; typed moves and plans touch nothing.

use pasapezas_core::{Action, BoardId, Match, Phase, Seat};

use super::event::{Effect, Spot};
use super::hand::{Origin, Pick};
use super::state::{Input, may_plan};

impl Input {
    /// A press of a pointer or a key on a piece: a touch by the player on move, where it matters. On a screen nobody can tell
    /// whose finger it was: where the opponent may plan, his pieces are his to press.
    pub(super) fn touch(&self, spot: Spot, game: &Match, effects: &mut Vec<Effect>) {
        let Spot::Square { board, square } = spot else {
            return;
        };
        let seat = game.on_move(board);
        let piece = game.position(board).placement().piece_at(square);
        let is_planned_with = piece.is_some_and(|piece| piece.color != seat.color)
            && may_plan(game, seat.opponent(), self.plans);
        if !is_planned_with && game.touch_matters(seat, square) {
            effects.push(Effect::Play { seat, action: Action::Touch { at: square } });
        }
    }

    /// A piece that is bound stays chosen, whatever was pressed, dropped or withdrawn (C 2).
    pub(super) fn keep_bound(&mut self, game: &Match) {
        if matches!(game.phase(), Phase::Over(_)) {
            return;
        }
        for board in BoardId::ALL {
            let bound = game.obligation(board).piece(game.position(board));
            if let (Some(from), None) = (bound, self.chooser.get(board)) {
                *self.chosen.at_mut(game.on_move(board)) = Some(Origin::Board(from));
            }
        }
    }

    /// Says why `pick` is not chosen, where another piece is bound. Whether it was.
    pub(super) fn is_bound_otherwise(pick: Pick, game: &Match, effects: &mut Vec<Effect>) -> bool {
        let from = match pick.origin {
            Origin::Board(square) => Some(square),
            Origin::Reserve(_) => None,
        };
        let why = game.bound_otherwise(pick.seat, from);
        effects.extend(why.map(|why| Effect::Refused { seat: pick.seat, attempt: None, why }));
        why.is_some()
    }
}

/// Whether a press on a piece of `seat` is none of its owner's: the opponent is on move and has touched it.
pub(super) fn is_only_touched(game: &Match, seat: Seat, plans: bool) -> bool {
    game.rules().touch_move
        && game.phase() == Phase::Running
        && game.on_move(seat.board) != seat
        && !may_plan(game, seat, plans)
}
