//! Arrows and circles: how hands draw them.
//!
//! The right button draws where there is nothing to cancel; with a pencil in hand, every pointer draws on squares; a key marks
//! the square that has the focus. What is drawn belongs to whom the machine tells it ([`Effect::Draw`]), and to no log.

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{BoardId, DropRole, Match, Square};

use super::event::{Effect, Press, Spot};
use super::state::{Gesture, Grip, Input};
use super::step::Down;

/// What hands draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pens {
    /// The pencil in hand: while there is one, pointers draw and move nothing.
    pub in_hand: Option<Pen>,
    /// What a key that is held down chooses instead.
    pub by_key: Option<Pen>,
}

impl Pens {
    /// The pen of the next stroke.
    fn next(self) -> Pen {
        self.by_key.or(self.in_hand).unwrap_or_default()
    }
}

/// A mark that keys have begun and not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    /// On which board.
    pub board: BoardId,
    /// On which square.
    pub from: Square,
    /// With which pen.
    pub pen: Pen,
}

/// The four pens, as their keys stand.
pub const PENS: [Pen; 4] = [Pen::Green, Pen::Red, Pen::Yellow, Pen::Blue];

/// The pen that a key held down with the right button chooses: Shift, Alt, or Ctrl (or the command key), in this order.
pub const fn pen_of_keys(shift_alt_ctrl: [bool; 3]) -> Option<Pen> {
    match shift_alt_ctrl {
        [true, ..] => Some(Pen::Red),
        [false, true, _] => Some(Pen::Yellow),
        [false, false, true] => Some(Pen::Blue),
        [false, false, false] => None,
    }
}

/// Adds a shape to those that are there. The same once more is taken away; with another pen it takes the place of the old one.
pub fn draw(shapes: &mut Vec<Shape>, shape: Shape) {
    let there = shapes.contains(&shape);
    shapes.retain(|other| (other.board, other.from, other.to) != (shape.board, shape.from, shape.to));
    if !there {
        shapes.push(shape);
    }
}

impl Input {
    /// What is drawn with from now on.
    pub const fn draw_with(&mut self, pens: Pens) {
        self.pens = pens;
    }

    /// The right button: what there is to cancel is cancelled; where there is nothing, a stroke begins.
    pub(super) fn right(&mut self, down: Down, effects: &mut Vec<Effect>) {
        self.menu_due = true;
        if !self.dismiss(down.spot, effects) {
            self.begin_stroke(down, Press::Right, effects);
        }
    }

    /// Begins a stroke where a pointer goes down on a square. Whether it did.
    pub(super) fn begin_stroke(&mut self, down: Down, press: Press, effects: &mut Vec<Effect>) -> bool {
        let Down { pointer, kind, at, spot } = down;
        let Spot::Square { board, square } = spot else {
            return false;
        };
        let pen = self.pens.next();
        effects.push(Effect::Trace { pointer, shape: Shape { board, from: square, to: square, pen } });
        let grip = Grip::Drawing { press, pen };
        self.gestures.push(Gesture { pointer, kind, start: at, spot, pick: None, grip });
        true
    }

    /// A stroke ends over `spot`: on its own board it is drawn.
    pub(super) fn end_stroke(gesture: &Gesture, pen: Pen, spot: Spot, effects: &mut Vec<Effect>) {
        effects.push(Effect::Traced { pointer: gesture.pointer });
        if let (Spot::Square { board, square: from }, Spot::Square { board: here, square: to }) =
            (gesture.spot, spot)
            && board == here
        {
            effects.push(Effect::Draw { shape: Shape { board, from, to, pen } });
        }
    }

    /// A key marks a square: a mark begins there, or the one that was begun on this board ends.
    pub(super) fn mark(&mut self, board: BoardId, square: Square, effects: &mut Vec<Effect>) {
        match self.begun.take() {
            Some(Begun { board: begun, from, pen }) if begun == board => {
                effects.push(Effect::Draw { shape: Shape { board, from, to: square, pen } });
            }
            Some(_) | None => self.begun = Some(Begun { board, from: square, pen: self.pens.next() }),
        }
    }

    /// Whether keys draw now: a pencil is in hand, or a mark is begun.
    pub(super) const fn keys_draw(&self) -> bool {
        self.pens.in_hand.is_some() || self.begun.is_some()
    }

    /// A number key while keys draw: the pen in this place.
    pub(super) fn choose_pen(&mut self, role: DropRole, effects: &mut Vec<Effect>) {
        let nth = DropRole::ALL.into_iter().position(|other| other == role);
        let Some(pen) = nth.and_then(|nth| PENS.get(nth)).copied() else { return };
        if let Some(begun) = &mut self.begun {
            begun.pen = pen;
        }
        if self.pens.in_hand.is_some() {
            effects.push(Effect::Pencil { pen: Some(pen) });
        }
    }

    /// A tap where nothing is chosen: on an empty square it takes the drawings of the board away.
    pub(super) fn wipe(board: BoardId, square: Square, game: &Match, effects: &mut Vec<Effect>) {
        if game.position(board).placement().piece_at(square).is_none() {
            effects.push(Effect::Wipe { board });
        }
    }
}
