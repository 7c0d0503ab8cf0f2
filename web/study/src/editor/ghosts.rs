//! The pieces in the air: one picture per pointer over the whole page. A pointer move stores its place; one frame callback for
//! all pointers writes one transform each.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use pasapezas_model::app::select::drawing;
use pasapezas_model::editor::{Carried, Origin};
use pasapezas_model::input::{Point, PointerId, PointerKind};
use pasapezas_web::hands::board_id;
use pasapezas_web::hands::dom::{find, rectangle, svg};
use pasapezas_web::hands::shift;
use pasapezas_web::shell::page;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

/// Everything in the air.
#[derive(Clone)]
pub(super) struct Ghosts(Rc<RefCell<Air>>);

struct Air {
    root: Element,
    flying: Vec<Ghost>,
    frame: Option<AnimationFrame>,
}

struct Ghost {
    pointer: PointerId,
    picture: SvgElement,
    /// The piece that it came from, dimmed meanwhile.
    home: Option<Element>,
    at: Point,
}

impl Ghosts {
    pub(super) fn new(root: Element) -> Self {
        Self(Rc::new(RefCell::new(Air { root, flying: Vec::new(), frame: None })))
    }

    /// A pointer carries a piece from now on; where it is, is told next.
    pub(super) fn lift(&self, pointer: PointerId, kind: PointerKind, carried: Carried) {
        let mut air = self.0.borrow_mut();
        let ghost = Ghost::make(&air.root, pointer, kind, carried);
        air.flying.extend(ghost);
    }

    /// A pointer is here now.
    pub(super) fn moved(&self, pointer: PointerId, at: Point) {
        let mut air = self.0.borrow_mut();
        let Some(ghost) = air.flying.iter_mut().find(|ghost| ghost.pointer == pointer) else { return };
        ghost.at = at;
        if air.frame.is_none() {
            let all = Rc::clone(&self.0);
            air.frame = Some(request_animation_frame(move |_| all.borrow_mut().draw()));
        }
    }

    /// The piece of a pointer comes down.
    pub(super) fn land(&self, pointer: PointerId) {
        self.0.borrow_mut().flying.retain(|ghost| {
            if ghost.pointer == pointer {
                ghost.remove();
            }
            ghost.pointer != pointer
        });
    }
}

impl Air {
    fn draw(&mut self) {
        self.frame = None;
        let Some(layer) = find(&self.root, ".drag-layer") else { return };
        let place = rectangle(&layer);
        let width = f64::from(layer.client_width());
        for ghost in &self.flying {
            let at = place.inside(ghost.at, width);
            let transform = shift(at);
            drop(ghost.picture.style().set_property("transform", &transform));
            drop(ghost.picture.remove_attribute("visibility"));
        }
    }
}

impl Ghost {
    fn make(root: &Element, pointer: PointerId, kind: PointerKind, carried: Carried) -> Option<Self> {
        let document = page::document()?;
        let class = match kind {
            PointerKind::Mouse => "ghost",
            PointerKind::Touch | PointerKind::Pen => "ghost finger",
        };
        let picture =
            svg(&document, "svg", &[("class", class), ("viewBox", "0 0 48 48"), ("visibility", "hidden")])?;
        let drawn = format!("#{}", drawing(carried.piece));
        let shape = svg(&document, "use", &[("href", &drawn), ("width", "48"), ("height", "48")])?;
        picture.append_child(&shape).ok()?;
        find(root, ".drag-layer")?.append_child(&picture).ok()?;
        let home = match carried.origin {
            Origin::Square(from) => {
                let board = board_id(from.board);
                find(root, &format!("svg.board[data-board={board}] .piece[data-at={}]", from.square))
            }
            Origin::Palette | Origin::Reserve(..) => None,
        };
        if let Some(home) = &home {
            drop(home.class_list().add_1("lifted"));
        }
        Some(Self { pointer, picture: picture.dyn_into().ok()?, home, at: Point::default() })
    }

    fn remove(&self) {
        if let Some(home) = &self.home {
            drop(home.class_list().remove_1("lifted"));
        }
        self.picture.remove();
    }
}
