//! The pieces in the air: one picture per pointer, over the whole table, and a frame around the square below each.
//!
//! They are no components. A pointer move stores its place; one frame callback for all pointers writes one transform each,
//! and moves a frame when its square changes.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use pasapezas_core::{BoardId, Color, Piece, Square};
use pasapezas_model::app::select::drawing;
use pasapezas_model::input::geometry::column_and_row;
use pasapezas_model::input::{Origin, Pick, Point, PointerId, PointerKind};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, SvgElement};

use super::dom::{board_element, find, rectangle};
use super::spot::square_under;
use crate::shell::page::{self, set_attribute};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Everything in the air.
pub(super) struct Ghosts {
    root: Element,
    flying: Vec<Ghost>,
    /// Whose first rank is below on board A: board B is the other way round.
    below_a: Color,
    frame: Option<AnimationFrame>,
}

struct Ghost {
    pointer: PointerId,
    board: BoardId,
    picture: SvgElement,
    frame: Element,
    /// The piece's own element, which stays home and is dimmed.
    home: Option<Element>,
    at: Point,
    over: Option<Square>,
    moved: bool,
    landed: bool,
}

impl Ghosts {
    pub(super) fn new(root: Element) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self { root, flying: Vec::new(), below_a: Color::White, frame: None }))
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
        if let Some(ghost) = Ghost::make(&root, pointer, kind, pick, piece) {
            all.flying.push(ghost);
        }
    }

    /// A pointer is here now.
    pub(super) fn moved(ghosts: &Rc<RefCell<Self>>, pointer: PointerId, at: Point, below_a: Color) {
        let mut all = ghosts.borrow_mut();
        all.below_a = below_a;
        if let Some(ghost) = all.flying.iter_mut().find(|ghost| ghost.pointer == pointer) {
            ghost.at = at;
            ghost.moved = true;
            all.ask_for_frame(ghosts);
        }
    }

    /// The piece of a pointer goes home at once.
    pub(super) fn home(ghosts: &Rc<RefCell<Self>>, pointer: PointerId) {
        ghosts.borrow_mut().flying.retain(|ghost| {
            let ends = ghost.pointer == pointer && !ghost.landed;
            if ends {
                ghost.remove();
            }
            !ends
        });
    }

    /// The piece of a pointer stays where it is. Its own element gets there with the next render, and must not glide:
    /// until the next frame it counts as lifted.
    pub(super) fn taken(ghosts: &Rc<RefCell<Self>>, pointer: PointerId) {
        let mut all = ghosts.borrow_mut();
        if let Some(ghost) = all.flying.iter_mut().find(|ghost| ghost.pointer == pointer) {
            ghost.landed = true;
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
            if ghost.landed {
                ghost.remove();
            }
            !ghost.landed
        });
        let Some(layer) = find(&self.root, ".drag-layer") else { return };
        let place = rectangle(&layer);
        let width = f64::from(layer.client_width());
        let below = |board| match board {
            BoardId::A => self.below_a,
            BoardId::B => self.below_a.other(),
        };
        let over: Vec<Option<Square>> = self
            .flying
            .iter()
            .map(|ghost| square_under(&self.root, ghost.board, ghost.at, below(ghost.board)))
            .collect();
        for (ghost, over) in self.flying.iter_mut().zip(over) {
            if std::mem::take(&mut ghost.moved) {
                ghost.place(place.inside(ghost.at, width));
                ghost.frame_square(
                    over,
                    match ghost.board {
                        BoardId::A => self.below_a,
                        BoardId::B => self.below_a.other(),
                    },
                );
            }
        }
    }
}

impl Ghost {
    fn make(root: &Element, pointer: PointerId, kind: PointerKind, pick: Pick, piece: Piece) -> Option<Self> {
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
        let board = board_element(root, pick.seat.board)?;
        find(&board, ".hovers")?.append_child(&frame).ok()?;
        find(root, ".drag-layer")?.append_child(&picture).ok()?;
        let home = match pick.origin {
            Origin::Board(square) => find(&board, &format!(".piece[data-at={square}]")),
            Origin::Reserve(_) => None,
        };
        if let Some(home) = &home {
            drop(home.class_list().add_1("lifted"));
        }
        let (picture, board) = (picture.dyn_into().ok()?, pick.seat.board);
        let at = Point::default();
        Some(Self { pointer, board, picture, frame, home, at, over: None, moved: false, landed: false })
    }

    /// One write.
    fn place(&self, at: Point) {
        let transform = format!("translate({:.1}px, {:.1}px)", at.x, at.y);
        drop(self.picture.style().set_property("transform", &transform));
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
            if self.landed {
                // Reading the place makes the browser put the piece there while nothing may glide yet.
                home.get_bounding_client_rect();
            }
            drop(home.class_list().remove_1("lifted"));
        }
        self.picture.remove();
        self.frame.remove();
    }
}

fn svg(document: &Document, name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let element = document.create_element_ns(Some(SVG), name).ok()?;
    for (name, value) in attributes {
        set_attribute(&element, name, value);
    }
    Some(element)
}
