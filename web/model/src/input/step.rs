//! The machine's one step.

use pasapezas_core::{BoardId, DropRole, Match, Seat};

use super::event::{Effect, Held, InputEvent, PointerId, PointerKind, Press, Spot};
use super::geometry::Point;
use super::state::{Gesture, Grip, Input, pick_at, piece_of};
use crate::app::choices::InputMode;

impl Input {
    /// Takes one event in and says what is to be done.
    ///
    /// Rules: one gesture per pointer, and no pointer disturbs another. Under the pointer's threshold a press and release
    /// is a tap: it chooses a piece, lets it go, or plays the chosen piece there. Beyond it the piece is dragged and the
    /// move is judged at release, as the match stands then. Another button, a lost pointer, a blurred window and Escape
    /// put everything back without a move; so does a release outside the piece's own board. Where only taps or only drags are
    /// wanted ([`Ways`](super::Ways)), the other means nothing. The right button draws where it has nothing to put back; with a
    /// pencil in hand the main one does, and touches no gesture that goes on already.
    pub fn step(&mut self, event: InputEvent, game: &Match) -> Vec<Effect> {
        let mut effects = Vec::new();
        match event {
            InputEvent::Down { pointer, kind, press, at, spot } => match press {
                Press::Main => self.down(Down { pointer, kind, at, spot }, game, &mut effects),
                Press::Right => self.right(Down { pointer, kind, at, spot }, &mut effects),
                Press::Other => drop(self.dismiss(spot, &mut effects)),
            },
            InputEvent::Move { pointer, held, at } => self.moved(pointer, held, at, game, &mut effects),
            InputEvent::Up { pointer, spot } => {
                if let Some(gesture) = self.take(pointer) {
                    self.up(gesture, spot, game, &mut effects);
                }
            }
            InputEvent::Lost { pointer } => self.cancel(&mut effects, |gesture| gesture.pointer == pointer),
            InputEvent::ContextMenu { spot } => {
                if !std::mem::take(&mut self.menu_due) {
                    self.dismiss(spot, &mut effects);
                }
            }
            InputEvent::Blur => self.cancel(&mut effects, |_| true),
            InputEvent::Escape => self.escape(&mut effects),
            InputEvent::Activate { spot } => self.activate(spot, game, &mut effects),
            InputEvent::PickFromReserve { board, role } => {
                self.pick_from_reserve(board, role, game, &mut effects);
            }
            InputEvent::Mark { board, square } => self.mark(board, square, &mut effects),
            InputEvent::MatchChanged => self.prune(game, &mut effects),
            InputEvent::AnotherMatch => self.let_go(&mut effects),
        }
        self.keep_bound(game);
        effects
    }

    fn down(&mut self, down: Down, game: &Match, effects: &mut Vec<Effect>) {
        let Down { pointer, kind, at, spot } = down;
        // A pointer that goes down twice has lost its release somewhere.
        self.cancel(effects, |gesture| gesture.pointer == pointer);
        self.menu_due = false;
        if self.pens.in_hand.is_some() && self.begin_stroke(down, Press::Main, effects) {
            return;
        }
        self.close_choosers_but_at(spot);
        effects.extend(touched(game, spot).map(|seat| Effect::Touched { seat }));
        if spot == Spot::Outside {
            return;
        }
        self.touch(spot, game, effects);
        let pick = pick_at(game, spot, self.plans);
        let grip = self.grip(spot, pick, game);
        if let (Some(pick), Grip::Fresh | Grip::Again) = (pick, grip) {
            *self.chosen.at_mut(pick.seat) = None;
        }
        self.gestures.push(Gesture { pointer, kind, start: at, spot, pick, grip });
    }

    fn moved(&mut self, pointer: PointerId, held: Held, at: Point, game: &Match, effects: &mut Vec<Effect>) {
        let plans = self.plans;
        let Some(gesture) = self.gestures.iter_mut().find(|gesture| gesture.pointer == pointer) else {
            return;
        };
        let right = matches!(gesture.grip, Grip::Drawing { press: Press::Right, .. });
        if held != if right { Held::RightOnly } else { Held::MainOnly } {
            self.cancel(effects, |gesture| gesture.pointer == pointer);
            return;
        }
        // No tremble makes a drag where nothing is dragged: whether it was a tap is seen at the release.
        if self.ways.mode == InputMode::Tap {
            return;
        }
        let pressed = matches!(gesture.grip, Grip::Fresh | Grip::Again | Grip::Target);
        if !pressed || at.distance(gesture.start) < gesture.kind.threshold() {
            return;
        }
        match gesture.pick.and_then(|pick| Some((pick, piece_of(game, pick, plans)?))) {
            None => gesture.grip = Grip::Strayed,
            Some((pick, piece)) => {
                gesture.grip = Grip::Dragging;
                effects.push(Effect::Lift { pointer, kind: gesture.kind, pick, piece });
                *self.chosen.at_mut(pick.seat) = None;
            }
        }
    }

    /// Puts back what mice carry, and closes and lets go what belongs to the board where another button was pressed. Whether
    /// there was anything.
    pub(super) fn dismiss(&mut self, spot: Spot, effects: &mut Vec<Effect>) -> bool {
        let before = self.hand();
        self.cancel(effects, |gesture| gesture.kind == PointerKind::Mouse);
        for board in BoardId::ALL {
            if spot.board().is_none_or(|here| here == board) {
                *self.chooser.get_mut(board) = None;
                *self.chosen.get_mut(board) = pasapezas_core::PerColor::default();
                *self.planned.get_mut(board) = pasapezas_core::PerColor::default();
                self.begun = self.begun.filter(|begun| begun.board != board);
            }
        }
        self.hand() != before
    }

    fn escape(&mut self, effects: &mut Vec<Effect>) {
        let by_key = [self.chooser.a, self.chooser.b].into_iter().flatten().find(|chooser| chooser.by_key);
        effects.extend(
            by_key.map(|chooser| Effect::FocusBoard { board: chooser.seat.board, square: Some(chooser.to) }),
        );
        let before = self.hand();
        // What was begun, held or planned goes first, the pencil with the next one.
        self.let_go(effects);
        if self.hand() == before && self.pens.in_hand.is_some() {
            effects.push(Effect::Pencil { pen: None });
        }
    }

    /// Nothing is held, chosen, planned or open any more.
    fn let_go(&mut self, effects: &mut Vec<Effect>) {
        self.cancel(effects, |_| true);
        self.begun = None;
        self.chosen = pasapezas_core::PerSeat::default();
        self.planned = pasapezas_core::PerSeat::default();
        self.chooser = pasapezas_core::PerBoard::default();
    }

    fn activate(&mut self, spot: Spot, game: &Match, effects: &mut Vec<Effect>) {
        if let (true, Spot::Square { board, square }) = (self.keys_draw(), spot) {
            self.mark(board, square, effects);
            return;
        }
        if !matches!(spot, Spot::Choice { .. }) {
            self.close_choosers_but_at(spot);
        }
        effects.extend(touched(game, spot).map(|seat| Effect::Touched { seat }));
        if let Spot::Slot { seat, role } = spot {
            self.activate_slot(seat, role, game, effects);
            return;
        }
        self.touch(spot, game, effects);
        let pick = pick_at(game, spot, self.plans);
        let grip = self.grip(spot, pick, game);
        if let (Some(pick), Grip::Fresh | Grip::Again) = (pick, grip) {
            *self.chosen.at_mut(pick.seat) = None;
        }
        self.tap(spot, pick, grip, true, game, effects);
    }

    fn pick_from_reserve(&mut self, board: BoardId, role: DropRole, game: &Match, effects: &mut Vec<Effect>) {
        if self.keys_draw() {
            self.choose_pen(role, effects);
        } else {
            self.activate(Spot::Slot { seat: game.on_move(board), role }, game, effects);
        }
    }

    /// A press elsewhere closes a chooser: on its board outside its tiles, or on nothing at all. A press on the other board
    /// is another player's business.
    fn close_choosers_but_at(&mut self, spot: Spot) {
        let closes = |board: BoardId| match spot {
            Spot::Choice { .. } => false,
            Spot::Outside => true,
            Spot::Square { board: here, .. } => here == board,
            Spot::Slot { seat, .. } => seat.board == board,
        };
        for board in BoardId::ALL {
            if closes(board) {
                *self.chooser.get_mut(board) = None;
            }
        }
    }
}

/// A main button or a finger going down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Down {
    pub(super) pointer: PointerId,
    pub(super) kind: PointerKind,
    pub(super) at: Point,
    pub(super) spot: Spot,
}

/// The player who touches something at a spot: the owner of the piece or slot, or the player on move there.
fn touched(game: &Match, spot: Spot) -> Option<Seat> {
    match (pick_at(game, spot, false), spot) {
        (Some(pick), _) => Some(pick.seat),
        (None, Spot::Slot { seat, .. }) => Some(seat),
        (None, Spot::Square { board, .. } | Spot::Choice { board, .. }) => Some(game.on_move(board)),
        (None, Spot::Outside) => None,
    }
}
