//! What hands do in the editor, as one pure state machine: pointers in, changes out.
//!
//! It differs from the table's machine in what a press means, not in how: any number of pointers, each with a gesture of its
//! own; a threshold between tap and drag; another button, a lost pointer, a blurred window and Escape put everything back.
//!
//! - The hand takes pieces: a tap takes one up and the next tap puts it down; a drag carries it, to the other board or to a
//!   reserve too; off the boards it is gone.
//! - Any other tool paints: it works where it is pressed and on every square that the pointer passes, in one step.
//! - A piece of the palette or of a reserve can be dragged to a square; the right button removes, also along a stroke.

use pasapezas_core::{DropRole, Piece, Seat};

use super::edit::{Edit, Place};
use super::state::{Change, Editor};
use super::tool::Tool;
use crate::input::{Held, Point, PointerId, PointerKind, Press};

/// What lies under a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A square.
    Square(Place),
    /// A tool of the palette.
    Tool(Tool),
    /// A slot of a reserve.
    Slot(Seat, DropRole),
    /// Anything else.
    Outside,
}

/// Where a carried piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A square.
    Square(Place),
    /// The palette, which has any number.
    Palette,
    /// A reserve.
    Reserve(Seat, DropRole),
}

/// A piece in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Carried {
    /// The piece.
    pub piece: Piece,
    /// Where it comes from.
    pub origin: Origin,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HandEvent {
    /// A pointer went down.
    Down {
        /// Which pointer.
        pointer: PointerId,
        /// What points.
        kind: PointerKind,
        /// With which button.
        press: Press,
        /// Where.
        at: Point,
    },
    /// A pointer moved.
    Move {
        /// Which pointer.
        pointer: PointerId,
        /// What it holds down.
        held: Held,
        /// Where it is now.
        at: Point,
    },
    /// A pointer went up.
    Up {
        /// Which pointer.
        pointer: PointerId,
        /// Where.
        at: Point,
    },
    /// The browser took a pointer away.
    Lost {
        /// Which pointer.
        pointer: PointerId,
    },
    /// Escape, or the window lost the focus.
    Cancel,
    /// Enter, the space bar, or the press of an assistive technology on a square.
    Activate {
        /// The square.
        place: Place,
    },
}

/// How a carried piece comes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Landing {
    /// Something came of it.
    Taken,
    /// It goes back to where it came from.
    Home,
}

/// What the caller has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Change the editor.
    Change(Change),
    /// Show this piece under a pointer.
    Lift {
        /// Which pointer carries it.
        pointer: PointerId,
        /// What points.
        kind: PointerKind,
        /// What it carries.
        carried: Carried,
    },
    /// The piece under this pointer comes down.
    Land {
        /// Which pointer carried it.
        pointer: PointerId,
        /// How.
        landing: Landing,
    },
}

/// All gestures under way.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hands {
    gestures: Vec<Gesture>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Gesture {
    pointer: PointerId,
    kind: PointerKind,
    /// Where it went down, or was last seen while it paints.
    at: Point,
    grip: Grip,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grip {
    /// Pressed: becomes a tap or a drag.
    Pressed(Spot),
    /// A piece follows the pointer.
    Carrying(Carried),
    /// Works on every square that it passes; the last one is known.
    Painting { erases: bool, last: Option<Place> },
    /// It strayed with nothing to carry: no tap any more.
    Strayed,
}

/// How far apart the places are at which a stroke looks for squares, in CSS pixels: less than the smallest square.
const STEP: f64 = 8.0;

impl Hands {
    /// Takes one event in and says what is to be done. `look` finds what lies at a point, as the page is at that moment.
    pub fn step(&mut self, event: HandEvent, editor: &Editor, look: &dyn Fn(Point) -> Spot) -> Vec<Effect> {
        let mut effects = Vec::new();
        match event {
            HandEvent::Down { pointer, kind, press, at } => {
                self.cancel(&mut effects, |gesture| gesture.pointer == pointer);
                let grip = grip(look(at), press, editor, &mut effects);
                self.gestures.extend(grip.map(|grip| Gesture { pointer, kind, at, grip }));
            }
            HandEvent::Move { pointer, held, at } => {
                // The right button paints too, so that only a stroke may have it down.
                let holds = |gesture: &Gesture| {
                    held == Held::MainOnly || matches!(gesture.grip, Grip::Painting { erases: true, .. })
                };
                self.cancel(&mut effects, |gesture| gesture.pointer == pointer && !holds(gesture));
                if let Some(gesture) = self.gestures.iter_mut().find(|gesture| gesture.pointer == pointer) {
                    gesture.moved(at, editor, look, &mut effects);
                }
            }
            HandEvent::Up { pointer, at } => {
                let place = self.gestures.iter().position(|gesture| gesture.pointer == pointer);
                if let Some(gesture) = place.map(|place| self.gestures.remove(place)) {
                    gesture.up(look(at), editor, &mut effects);
                }
            }
            HandEvent::Lost { pointer } => self.cancel(&mut effects, |gesture| gesture.pointer == pointer),
            HandEvent::Cancel => {
                self.cancel(&mut effects, |_| true);
                if editor.chosen().is_some() {
                    effects.push(Effect::Change(Change::Choose(None)));
                }
            }
            HandEvent::Activate { place } => tap(place, editor, &mut effects),
        }
        effects
    }

    fn cancel(&mut self, effects: &mut Vec<Effect>, ends: impl Fn(&Gesture) -> bool) {
        let ended = self.gestures.iter().filter(|gesture| ends(gesture));
        effects.extend(ended.filter_map(|gesture| match gesture.grip {
            Grip::Carrying(_) => Some(Effect::Land { pointer: gesture.pointer, landing: Landing::Home }),
            Grip::Pressed(_) | Grip::Painting { .. } | Grip::Strayed => None,
        }));
        self.gestures.retain(|gesture| !ends(gesture));
    }
}

/// What a press takes hold of.
fn grip(spot: Spot, press: Press, editor: &Editor, effects: &mut Vec<Effect>) -> Option<Grip> {
    match (spot, press) {
        (Spot::Outside, _) | (Spot::Tool(_), Press::Right | Press::Other) => None,
        (Spot::Slot(seat, role), Press::Right | Press::Other) => {
            effects.push(Effect::Change(Change::Edit(Edit::Unstore(seat, role))));
            None
        }
        (Spot::Square(place), Press::Right | Press::Other) => {
            effects.push(Effect::Change(Change::Edit(Edit::Remove(place))));
            Some(Grip::Painting { erases: true, last: Some(place) })
        }
        (Spot::Square(place), Press::Main) => match editor.stroke(place) {
            Some(edit) => {
                effects.push(Effect::Change(Change::Edit(edit)));
                Some(Grip::Painting { erases: false, last: Some(place) })
            }
            None => Some(Grip::Pressed(spot)),
        },
        (Spot::Tool(_) | Spot::Slot(..), Press::Main) => Some(Grip::Pressed(spot)),
    }
}

/// A tap on a square, or the keyboard's equal of one.
fn tap(place: Place, editor: &Editor, effects: &mut Vec<Effect>) {
    let change = match (editor.stroke(place), editor.chosen()) {
        (Some(edit), _) => Change::Edit(edit),
        (None, Some(from)) if from == place => Change::Choose(None),
        (None, Some(from)) => Change::Edit(Edit::Move(from, place)),
        (None, None) => Change::Choose(Some(place)),
    };
    effects.push(Effect::Change(change));
}

/// A tap on a slot: one more of its kind, or one less with the eraser; a piece that was taken up goes there.
fn tap_slot(seat: Seat, role: DropRole, editor: &Editor) -> Edit {
    match (editor.tool(), editor.chosen()) {
        (Tool::Eraser, _) => Edit::Unstore(seat, role),
        (Tool::Hand, Some(from)) => Edit::Keep(from, seat.board),
        (Tool::Hand, None) | (Tool::Piece(..) | Tool::Mark, _) => Edit::Store(seat, role),
    }
}

impl Gesture {
    fn moved(&mut self, at: Point, editor: &Editor, look: &dyn Fn(Point) -> Spot, effects: &mut Vec<Effect>) {
        match self.grip {
            Grip::Pressed(spot) if at.distance(self.at) >= self.kind.threshold() => {
                self.grip = match carried(spot, editor) {
                    None => Grip::Strayed,
                    Some(carried) => {
                        effects.push(Effect::Lift { pointer: self.pointer, kind: self.kind, carried });
                        Grip::Carrying(carried)
                    }
                };
            }
            Grip::Painting { erases, last } => {
                let last = paint(self.at, at, erases, last, editor, look, effects);
                self.at = at;
                self.grip = Grip::Painting { erases, last };
            }
            Grip::Pressed(_) | Grip::Carrying(_) | Grip::Strayed => {}
        }
    }

    fn up(self, spot: Spot, editor: &Editor, effects: &mut Vec<Effect>) {
        match self.grip {
            Grip::Pressed(Spot::Square(place)) => tap(place, editor, effects),
            Grip::Pressed(Spot::Tool(tool)) => effects.push(Effect::Change(Change::Take(tool))),
            Grip::Pressed(Spot::Slot(seat, role)) => {
                effects.push(Effect::Change(Change::Edit(tap_slot(seat, role, editor))));
            }
            Grip::Carrying(carried) => {
                let edit = release(carried, spot);
                let landing = if edit.is_some() { Landing::Taken } else { Landing::Home };
                effects.push(Effect::Land { pointer: self.pointer, landing });
                effects.extend(edit.map(|edit| Effect::Change(Change::Edit(edit))));
            }
            Grip::Pressed(Spot::Outside) | Grip::Painting { .. } | Grip::Strayed => {}
        }
    }
}

/// Works on every square between two points.
fn paint(
    from: Point,
    to: Point,
    erases: bool,
    mut last: Option<Place>,
    editor: &Editor,
    look: &dyn Fn(Point) -> Spot,
    effects: &mut Vec<Effect>,
) -> Option<Place> {
    let length = to.distance(from);
    let mut along = 0.0;
    loop {
        along = f64::min(along + STEP, length);
        let share = if length > 0.0 { along / length } else { 1.0 };
        let at = Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        let here = match look(at) {
            Spot::Square(place) => Some(place),
            Spot::Tool(_) | Spot::Slot(..) | Spot::Outside => None,
        };
        if let (Some(place), true) = (here, here != last) {
            let edit = if erases { Some(Edit::Remove(place)) } else { editor.stroke(place) };
            effects.extend(edit.map(|edit| Effect::Change(Change::More(edit))));
        }
        last = here.or(last);
        if along >= length {
            return last;
        }
    }
}

/// The piece that a drag from a spot carries.
fn carried(spot: Spot, editor: &Editor) -> Option<Carried> {
    match spot {
        Spot::Square(place) => {
            Some(Carried { piece: editor.piece_at(place)?, origin: Origin::Square(place) })
        }
        Spot::Tool(tool) => Some(Carried { piece: tool.piece()?, origin: Origin::Palette }),
        Spot::Slot(seat, role) => {
            let stored = editor.draft().boards.get(seat.board).reserves.get(seat.color).count(role);
            let piece = Piece::new(seat.color, role.role());
            (stored > 0).then_some(Carried { piece, origin: Origin::Reserve(seat, role) })
        }
        Spot::Outside => None,
    }
}

/// What a release means; nothing when the piece goes home.
fn release(carried: Carried, spot: Spot) -> Option<Edit> {
    let Carried { piece, origin } = carried;
    match (origin, spot) {
        (Origin::Square(from), Spot::Square(to)) => (from != to).then_some(Edit::Move(from, to)),
        // A king has no place in a reserve.
        (Origin::Square(from), Spot::Slot(seat, _)) => {
            piece.passes_as().map(|_| Edit::Keep(from, seat.board))
        }
        (Origin::Square(from), Spot::Tool(_) | Spot::Outside) => Some(Edit::Remove(from)),
        (Origin::Palette, Spot::Square(to)) => Some(Edit::Put(to, piece)),
        (Origin::Palette, Spot::Slot(seat, _)) => {
            DropRole::from_role(piece.role).map(|role| Edit::Store(Seat::new(seat.board, piece.color), role))
        }
        (Origin::Reserve(seat, role), Spot::Square(to)) => Some(Edit::Drop(seat, role, to)),
        (Origin::Reserve(seat, role), Spot::Outside) => Some(Edit::Unstore(seat, role)),
        (Origin::Palette, Spot::Tool(_) | Spot::Outside)
        | (Origin::Reserve(..), Spot::Slot(..) | Spot::Tool(_)) => None,
    }
}
