//! What a press takes hold of, and what a tap and a release mean.

use pasapezas_core::{
    Action, Attempt, BoardId, CastleSide, DropRole, File, Match, Move, Refusal, Seat, Square,
};

use super::attempt::By;
use super::event::{Effect, Landing, Spot};
use super::hand::{Origin, Pick};
use super::state::{Gesture, Grip, Input, pick_at};
use super::touch::is_only_touched;
use crate::app::choices::InputMode;

impl Input {
    /// What a press on `spot`, where `pick` lies, takes hold of.
    ///
    /// While the player on move has chosen a piece, a press on anything but his own pieces may mean its target; his own
    /// rook may be one too, when his king can castle with it.
    pub(super) fn grip(&self, spot: Spot, pick: Option<Pick>, game: &Match) -> Grip {
        let Some(pick) = pick else {
            return Grip::Target;
        };
        if let Spot::Square { board, square } = spot {
            let mover = game.on_move(board);
            match *self.chosen.at(mover) {
                Some(_) if pick.seat != mover => return Grip::Target,
                Some(Origin::Board(from)) if castles(game, mover, from, square) => return Grip::Target,
                // Whoever plans castles by the same two taps.
                None if self.plans_castling(pick, square, game) => return Grip::Target,
                None | Some(_) => {}
            }
        }
        let again = *self.chosen.at(pick.seat) == Some(pick.origin);
        if again { Grip::Again } else { Grip::Fresh }
    }

    /// Whether the owner of `pick`, who waits for his turn, has chosen his king and may castle with the rook on `rook` later.
    fn plans_castling(&self, pick: Pick, rook: Square, game: &Match) -> bool {
        let Seat { board, color } = pick.seat;
        let position = game.position(board);
        let king = position.king(color);
        self.plans
            && *self.chosen.at(pick.seat) == Some(Origin::Board(king))
            && rook.rank() == king.rank()
            && CastleSide::ALL.into_iter().any(|side| {
                let corner = match side {
                    CastleSide::King => File::H,
                    CastleSide::Queen => File::A,
                };
                rook.file() == corner && position.castling().has(color, side)
            })
    }

    /// A pointer went up over `spot`.
    pub(super) fn up(&mut self, gesture: Gesture, spot: Spot, game: &Match, effects: &mut Vec<Effect>) {
        match gesture.grip {
            Grip::Strayed => {}
            Grip::Drawing { pen, .. } => Self::end_stroke(&gesture, pen, spot, effects),
            Grip::Fresh | Grip::Again | Grip::Target => {
                let exact = matches!(gesture.spot, Spot::Choice { .. }) || self.ways.mode == InputMode::Tap;
                let missed = exact && spot != gesture.spot;
                if !missed {
                    self.tap(gesture.spot, gesture.pick, gesture.grip, false, game, effects);
                }
            }
            Grip::Dragging => {
                if let Some(pick) = gesture.pick {
                    self.release(&gesture, pick, spot, game, effects);
                }
            }
        }
    }

    /// A dragged piece is let go. Over its own square, another board or nothing it goes home without a word.
    fn release(
        &mut self,
        gesture: &Gesture,
        pick: Pick,
        spot: Spot,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) {
        let pointer = gesture.pointer;
        let target = match spot {
            Spot::Square { board, square }
                if board == pick.seat.board && pick.origin != Origin::Board(square) =>
            {
                Some(square)
            }
            Spot::Square { .. } | Spot::Slot { .. } | Spot::Choice { .. } | Spot::Outside => None,
        };
        let Some(to) = target else {
            effects.push(Effect::Land { pointer, landing: Landing::Home });
            return;
        };
        let mut outcome = Vec::new();
        let taken = self.attempt(pick, to, By::Drag, game, &mut outcome);
        let landing = if taken { Landing::Taken } else { Landing::Home };
        effects.push(Effect::Land { pointer, landing });
        effects.append(&mut outcome);
    }

    /// A tap, or the keyboard's equal of one.
    pub(super) fn tap(
        &mut self,
        spot: Spot,
        pick: Option<Pick>,
        grip: Grip,
        by_key: bool,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) {
        let by = if by_key { By::Key } else { By::Tap };
        // Where pieces are only dragged a tap calls a plan off and presses a tile, and nothing more.
        let drags_only = by == By::Tap && self.ways.mode == InputMode::Drag;
        match (grip, pick, spot) {
            (_, _, Spot::Square { board, square }) if drags_only => {
                if !pick.is_some_and(|pick| self.call_back(pick)) && !self.drop_plan_to(board, square) {
                    Self::wipe(board, square, game, effects);
                }
            }
            (_, Some(pick), Spot::Slot { .. }) if drags_only => {
                self.call_back(pick);
            }
            (Grip::Fresh, Some(pick), _) => self.choose_piece(pick, game, effects),
            (Grip::Target, _, Spot::Square { board, square }) => {
                self.tap_target(board, square, by, game, effects);
            }
            (Grip::Target, _, Spot::Choice { board, role }) => {
                self.choose(board, role, by, game, effects);
            }
            (Grip::Again | Grip::Dragging | Grip::Strayed | Grip::Drawing { .. }, ..)
            | (Grip::Fresh, None, _)
            | (Grip::Target, _, Spot::Slot { .. } | Spot::Outside) => {}
        }
    }

    /// A tap on a square that chooses nothing: it is where the chosen piece goes. The player on move comes first.
    fn tap_target(
        &mut self,
        board: BoardId,
        square: Square,
        by: By,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) {
        let mover = game.on_move(board);
        let chosen =
            [mover, mover.opponent()].into_iter().find_map(|seat| Some((seat, (*self.chosen.at(seat))?)));
        match chosen {
            Some((seat, origin)) => {
                self.attempt(Pick { seat, origin }, square, by, game, effects);
            }
            // Between press and release the chosen piece has gone: then this tap is a tap like any other.
            None => {
                if let Some(pick) = pick_at(game, Spot::Square { board, square }, self.plans) {
                    self.choose_piece(pick, game, effects);
                } else if !self.drop_plan_to(board, square) {
                    Self::wipe(board, square, game, effects);
                }
            }
        }
    }

    /// A piece is chosen; one that is planned to go is called back instead.
    fn choose_piece(&mut self, pick: Pick, game: &Match, effects: &mut Vec<Effect>) {
        let called_back = self.call_back(pick);
        let free =
            !is_only_touched(game, pick.seat, self.plans) && !Self::is_bound_otherwise(pick, game, effects);
        if !called_back && free {
            *self.chosen.at_mut(pick.seat) = Some(pick.origin);
        }
    }

    /// A piece that is planned to go is called back. Whether it was.
    fn call_back(&mut self, pick: Pick) -> bool {
        let planned = self.planned.at_mut(pick.seat);
        let goes = planned.is_some_and(|attempt| origin_of(attempt) == pick.origin);
        *planned = planned.filter(|_| !goes);
        goes
    }

    /// A tap on the square to which somebody plans to go calls the plan off. Whether anybody did.
    fn drop_plan_to(&mut self, board: BoardId, square: Square) -> bool {
        let before = *self.planned.get(board);
        let here = self.planned.get_mut(board);
        for planned in [&mut here.white, &mut here.black] {
            *planned = planned.filter(|attempt| attempt.to() != square);
        }
        *self.planned.get(board) != before
    }

    /// Enter on a slot, or its digit.
    pub(super) fn activate_slot(
        &mut self,
        seat: Seat,
        role: DropRole,
        game: &Match,
        effects: &mut Vec<Effect>,
    ) {
        let pick = Pick { seat, origin: Origin::Reserve(role) };
        if *self.chosen.at(seat) == Some(pick.origin) {
            *self.chosen.at_mut(seat) = None;
        } else if pick_at(game, Spot::Slot { seat, role }, self.plans).is_some() {
            self.choose_piece(pick, game, effects);
            if self.chosen.at(seat).is_some() {
                effects.push(Effect::FocusBoard { board: seat.board, square: None });
            }
        } else {
            let why = game.outcome().map_or(Refusal::ReserveLacks { role }, |_| Refusal::MatchOver);
            effects.push(Effect::Refused { seat, attempt: None, why });
        }
    }
}

/// What an attempt takes up.
const fn origin_of(attempt: Attempt) -> Origin {
    match attempt {
        Attempt::Board { from, .. } => Origin::Board(from),
        Attempt::Drop { role, .. } => Origin::Reserve(role),
    }
}

/// Whether the king of `seat` on `from` castles when it is put onto `rook`.
fn castles(game: &Match, seat: Seat, from: Square, rook: Square) -> bool {
    let attempt = Attempt::Board { from, to: rook, promotion: None };
    matches!(game.judge(seat, attempt), Ok(Action::Play(Move::Castle(_))))
}
