//! The pieces in the air: one picture per pointer, over the whole table, and a frame around the square below each; and the
//! strokes that are being drawn.
//!
//! They are no components. A pointer move stores its place; one frame callback for all pointers writes one transform each,
//! and moves a frame when its square changes.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use pasapezas_core::record::Shape;
use pasapezas_core::{BoardId, Color, PerBoard, Piece, Square};
use pasapezas_model::app::select::drawing;
use pasapezas_model::app::settings::TEAM_ONE_BELOW;
use pasapezas_model::input::geometry::{column_and_row, square_from_point};
use pasapezas_model::input::{Origin, Pick, Point, PointerId, PointerKind};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use super::dom::{HALF_TURN, board_element, find, rectangle, role_name, stands_on_its_head, svg};
use super::flight::{self, fly, shift};
use super::strokes::Stroke;
use crate::shell::page::{self, set_attribute};

/// Everything in the air.
pub(super) struct Ghosts {
    root: Element,
    /// Where pieces in the air are drawn; found with the first of them.
    layer: Option<Element>,
    flying: Vec<Ghost>,
    strokes: Vec<Stroke>,
    /// Whose first rank is below on each board.
    below: PerBoard<Color>,
    frame: Option<AnimationFrame>,
}

struct Ghost {
    pointer: PointerId,
    board: BoardId,
    /// The picture of that board.
    on: Element,
    picture: SvgElement,
    frame: Element,
    /// Where the piece comes from: its own element, which stays there and is dimmed, or the slot.
    home: Option<Element>,
    at: Point,
    over: Option<Square>,
    moved: bool,
    state: State,
}

/// What a ghost does.
#[derive(Debug)]
enum State {
    /// Follows its pointer.
    Held,
    /// Waits for the next frame, in which the piece itself is there.
    Landed,
    /// Flies home, until the timer removes it.
    Homing { _timer: Timeout },
}

impl Ghosts {
    pub(super) fn new(root: Element) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self {
            root,
            layer: None,
            flying: Vec::new(),
            strokes: Vec::new(),
            below: TEAM_ONE_BELOW,
            frame: None,
        }))
    }

    /// A pointer carries a piece from now on; where it is was told by [`Self::moved`] or is told next.
    pub(super) fn lift(
        ghosts: &Rc<RefCell<Self>>,
        pointer: PointerId,
        kind: PointerKind,
        pick: Pick,
        piece: Piece,
    ) {
        let mut all = ghosts.borrow_mut();
        let root = all.root.clone();
        all.layer = find(&root, ".drag-layer");
        let made = all.layer.as_ref().and_then(|layer| Ghost::make(&root, layer, pointer, kind, pick, piece));
        if let Some(ghost) = made {
            // Caught again on its way home.
            all.flying.retain(|other| {
                let same = matches!(other.state, State::Homing { .. }) && other.home == ghost.home;
                if same {
                    other.picture.remove();
                }
                !same
            });
            all.flying.push(ghost);
        }
    }

    /// A pointer is here now.
    pub(super) fn moved(ghosts: &Rc<RefCell<Self>>, pointer: PointerId, at: Point, below: PerBoard<Color>) {
        let mut all = ghosts.borrow_mut();
        all.below = below;
        if let Some(ghost) = all.flying.iter_mut().find(|ghost| ghost.is_held_by(pointer)) {
            ghost.at = at;
            ghost.moved = true;
        } else if let Some(stroke) = all.strokes.iter_mut().find(|stroke| stroke.pointer == pointer) {
            stroke.at = Some(at);
        } else {
            return;
        }
        all.ask_for_frame(ghosts);
    }

    /// A pointer draws from now on.
    pub(super) fn trace(ghosts: &Rc<RefCell<Self>>, pointer: PointerId, shape: Shape, below: Color) {
        let mut all = ghosts.borrow_mut();
        let stroke = Stroke::begin(&all.root, pointer, shape, below);
        all.strokes.extend(stroke);
    }

    /// The stroke of a pointer ends.
    pub(super) fn traced(ghosts: &Rc<RefCell<Self>>, pointer: PointerId) {
        let gone = ghosts.borrow_mut().strokes.extract_if(.., |stroke| stroke.pointer == pointer).next();
        if let Some(stroke) = gone {
            stroke.remove();
        }
    }

    /// The piece of a pointer goes home.
    pub(super) fn home(ghosts: &Rc<RefCell<Self>>, pointer: PointerId) {
        let mut all = ghosts.borrow_mut();
        let Some(place) = all.flying.iter().position(|ghost| ghost.is_held_by(pointer)) else { return };
        let layer = all.layer.clone();
        let Some(ghost) = all.flying.get_mut(place) else { return };
        ghost.frame.remove();
        if layer.is_some_and(|layer| ghost.fly_home(&layer)) {
            let ghosts = Rc::clone(ghosts);
            let timer = Timeout::new(flight::HOME, move || ghosts.borrow_mut().remove_arrived(pointer));
            ghost.state = State::Homing { _timer: timer };
        } else {
            all.flying.remove(place).remove();
        }
    }

    /// The piece of a pointer has arrived at home.
    fn remove_arrived(&mut self, pointer: PointerId) {
        self.flying.retain(|ghost| {
            let arrived = ghost.pointer == pointer && matches!(ghost.state, State::Homing { .. });
            if arrived {
                ghost.remove();
            }
            !arrived
        });
    }

    /// The piece of a pointer stays where it is. Its own element gets there with the next render, and must not glide:
    /// until the next frame it counts as lifted.
    pub(super) fn taken(ghosts: &Rc<RefCell<Self>>, pointer: PointerId) {
        let mut all = ghosts.borrow_mut();
        if let Some(ghost) = all.flying.iter_mut().find(|ghost| ghost.is_held_by(pointer)) {
            ghost.state = State::Landed;
            ghost.frame.remove();
        }
        all.ask_for_frame(ghosts);
    }

    fn ask_for_frame(&mut self, ghosts: &Rc<RefCell<Self>>) {
        if self.frame.is_none() {
            let ghosts = Rc::clone(ghosts);
            self.frame = Some(request_animation_frame(move |_| ghosts.borrow_mut().draw()));
        }
    }

    /// The frame callback: reads all rectangles first, writes afterwards.
    fn draw(&mut self) {
        self.frame = None;
        self.flying.retain(|ghost| {
            let landed = matches!(ghost.state, State::Landed);
            if landed {
                ghost.remove();
            }
            !landed
        });
        let below = self.below;
        let ends: Vec<Option<Square>> =
            self.strokes.iter().map(|stroke| stroke.end(*below.get(stroke.shape.board))).collect();
        let over: Vec<Option<Square>> = self
            .flying
            .iter()
            .map(|ghost| square_from_point(rectangle(&ghost.on), *below.get(ghost.board), ghost.at))
            .collect();
        let place = self.layer.as_ref().filter(|_| !over.is_empty());
        let place = place.map(|layer| (rectangle(layer), f64::from(layer.client_width())));
        for (stroke, end) in self.strokes.iter_mut().zip(ends) {
            if stroke.at.take().is_some() {
                stroke.reach(end, *below.get(stroke.shape.board));
            }
        }
        let Some((place, width)) = place else { return };
        for (ghost, over) in self.flying.iter_mut().zip(over) {
            if std::mem::take(&mut ghost.moved) {
                ghost.place(place.inside(ghost.at, width));
                ghost.frame_square(over, *below.get(ghost.board));
            }
        }
    }
}

impl Ghost {
    fn make(
        root: &Element,
        layer: &Element,
        pointer: PointerId,
        kind: PointerKind,
        pick: Pick,
        piece: Piece,
    ) -> Option<Self> {
        let document = page::document()?;
        let finger = match kind {
            PointerKind::Mouse => "ghost",
            PointerKind::Touch | PointerKind::Pen => "ghost finger",
        };
        let picture =
            svg(&document, "svg", &[("class", finger), ("viewBox", "0 0 48 48"), ("aria-hidden", "true")])?;
        let drawn = format!("#{}", drawing(piece));
        let shape = svg(&document, "use", &[("href", &drawn), ("width", "48"), ("height", "48")])?;
        picture.append_child(&shape).ok()?;
        let frame = svg(
            &document,
            "rect",
            &[("class", "hover"), ("visibility", "hidden"), ("width", "48"), ("height", "48")],
        )?;
        let on = board_element(root, pick.seat.board)?;
        find(&on, ".hovers")?.append_child(&frame).ok()?;
        layer.append_child(&picture).ok()?;
        let home = match pick.origin {
            Origin::Board(square) => find(&on, &format!(".piece[data-at={square}]")),
            Origin::Reserve(role) => {
                find(root, &format!(".res[data-seat={}] [data-role={}] .pc", pick.seat, role_name(role)))
            }
        };
        if let (Some(home), Origin::Board(_)) = (&home, pick.origin) {
            drop(home.class_list().add_1("lifted"));
        }
        // For the player who drags; over a finger it is lifted away from him.
        if home.as_ref().is_some_and(stands_on_its_head) {
            set_attribute(&shape, "transform", HALF_TURN);
            drop(picture.class_list().add_1("far"));
        }
        let (picture, board) = (picture.dyn_into().ok()?, pick.seat.board);
        let at = Point::default();
        let (over, moved, state) = (None, false, State::Held);
        Some(Self { pointer, board, on, picture, frame, home, at, over, moved, state })
    }

    fn is_held_by(&self, pointer: PointerId) -> bool {
        self.pointer == pointer && matches!(self.state, State::Held)
    }

    /// `false` when there is nothing to be seen of a flight.
    fn fly_home(&self, layer: &Element) -> bool {
        let Some(home) = &self.home else { return false };
        if !home.is_connected()
            || self.picture.style().get_property_value("transform").is_ok_and(|it| it.is_empty())
        {
            return false;
        }
        drop(self.picture.class_list().remove_1("finger"));
        let inside = |point| rectangle(layer).inside(point, f64::from(layer.client_width()));
        let way = [self.at, rectangle(home).centre()].map(|point| shift(inside(point)));
        fly(&self.picture, &way, flight::HOME)
    }

    /// One write.
    fn place(&self, at: Point) {
        drop(self.picture.style().set_property("transform", &shift(at)));
    }

    fn frame_square(&mut self, over: Option<Square>, below: Color) {
        if over == self.over {
            return;
        }
        self.over = over;
        match over {
            None => set_attribute(&self.frame, "visibility", "hidden"),
            Some(square) => {
                let (column, row) = column_and_row(square, below);
                set_attribute(&self.frame, "x", &(u32::from(column) * 48).to_string());
                set_attribute(&self.frame, "y", &(u32::from(row) * 48).to_string());
                set_attribute(&self.frame, "visibility", "visible");
            }
        }
    }

    fn remove(&self) {
        if let Some(home) = &self.home {
            if matches!(self.state, State::Landed) {
                // Reading the place makes the browser put the piece there while nothing may glide yet.
                home.get_bounding_client_rect();
            }
            drop(home.class_list().remove_1("lifted"));
        }
        self.picture.remove();
        self.frame.remove();
    }
}
