//! Motion that tells something: a piece going home, a captured piece passing to the partner. None of it where the reader wants
//! less motion, and nothing waits for it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Object, Reflect};
use pasapezas_core::{Color, DropRole, Event, Match, Move, Seat, Seq, Square};
use pasapezas_model::app::select::drawing_of;
use pasapezas_model::input::{Point, Rectangle};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgElement};

use super::dom::{HALF_TURN, board_element, find, rectangle, role_name, stands_on_its_head, svg};
use crate::shell::page;

/// How long a piece flies home, in milliseconds.
pub(super) const HOME: u32 = 180;

/// How long a captured piece flies to its slot.
const PASS: u32 = 420;

/// How high its way rises, as a share of its length.
const ARC: f64 = 0.12;

/// The curve of all motion.
const EASE: &str = "cubic-bezier(0.22, 0.8, 0.28, 1)";

/// Moves an element through these transforms, evenly spaced in time. `false` when nothing moves: the reader wants no motion,
/// or the browser cannot.
pub(super) fn fly(element: &Element, transforms: &[String], span: u32) -> bool {
    let Some(span) = page::motion_span(span) else { return false };
    let frames: Array =
        transforms.iter().map(|transform| object(&[("transform", transform.as_str().into())])).collect();
    let options = object(&[("duration", span.into()), ("easing", EASE.into()), ("fill", "forwards".into())]);
    // web-sys counts `animate` among what may still change, so it is called by its name.
    let animate = Reflect::get(element, &"animate".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
    animate.is_some_and(|animate| animate.call2(element, &frames, &options).is_ok())
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // A fresh object takes every field.
        drop(Reflect::set(&object, &(*name).into(), value));
    }
    object
}

/// The pieces on their way to a partner, the first to arrive first: all take the same time.
pub(super) type Passing = Rc<RefCell<VecDeque<(SvgElement, Timeout)>>>;

/// The passes among the entries since `seq`, as flights from the squares of the captures to the slots.
pub(super) fn show_passes(passing: &Passing, root: &Element, game: &Match, seq: Seq) {
    if page::motion_span(PASS).is_none() {
        return;
    }
    for entry in game.log().since(seq) {
        let mut captured_on = None;
        for event in &entry.events {
            let picture = match *event {
                Event::Moved { seat, mv } => {
                    captured_on = target(mv).map(|square| (seat, square));
                    continue;
                }
                Event::Passed { to, role, .. } => {
                    captured_on.and_then(|(seat, square)| pass(root, seat, square, to, role))
                }
                Event::TakenOff { by, at, role, to } => pass(root, by, at, to, role),
                Event::Started
                | Event::Paused
                | Event::Resumed
                | Event::Touched { .. }
                | Event::AdjustAnnounced { .. }
                | Event::FlagFell { .. }
                | Event::ClaimOpened { .. }
                | Event::DrawOffered { .. }
                | Event::DrawDeclined { .. }
                | Event::DrawAgreed { .. }
                | Event::TimeCorrected { .. }
                | Event::TakenBack { .. }
                | Event::Ended { .. } => continue,
            };
            if let Some(picture) = picture {
                remove_later(passing, picture);
            }
        }
    }
}

/// Whether a piece has come into a reserve since entry `seq`.
pub(super) fn has_pass(game: &Match, seq: Seq) -> bool {
    let mut events = game.log().since(seq).iter().flat_map(|entry| &entry.events);
    events.any(|event| matches!(event, Event::Passed { .. } | Event::TakenOff { .. }))
}

const fn target(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { to, .. } | Move::EnPassant { to, .. } => Some(to),
        Move::Castle(_) | Move::Drop { .. } => None,
    }
}

fn pass(root: &Element, from: Seat, square: Square, to: Seat, role: DropRole) -> Option<SvgElement> {
    let board = board_element(root, from.board)?;
    let start = rectangle(&find(&board, &format!("[data-square={square}]"))?);
    let slot = find(root, &format!(".res[data-seat={to}] [data-role={}] .pc", role_name(role)))?;
    let end = rectangle(&slot);
    let layer = find(root, ".drag-layer")?;
    let picture = picture(&layer, to.color, role, start, stands_on_its_head(&slot))?;
    let place = rectangle(&layer);
    let inside = |point| place.inside(point, f64::from(layer.client_width()));
    let (first, last) = (inside(corner(start)), inside(corner(end)));
    let length = (last.x - first.x).hypot(last.y - first.y);
    let scale = end.width / start.width.max(1.0);
    let middle =
        Point { x: f64::midpoint(first.x, last.x), y: f64::midpoint(first.y, last.y) - ARC * length };
    let steps = [(first, 1.0), (middle, f64::midpoint(1.0, scale)), (last, scale)]
        .map(|(at, scale)| [&shift(at), " scale(", &page::fixed(scale, 3), ")"].concat());
    fly(&picture, &steps, PASS);
    Some(picture)
}

/// It has arrived after its time, whether anybody saw it or not.
fn remove_later(passing: &Passing, picture: SvgElement) {
    let flying = Rc::clone(passing);
    let timer = Timeout::new(PASS, move || {
        let arrived = flying.borrow_mut().pop_front();
        if let Some((picture, _timer)) = arrived {
            picture.remove();
        }
    });
    passing.borrow_mut().push_back((picture, timer));
}

/// The transform that moves something to a point.
pub fn shift(at: Point) -> String {
    ["translate(", &page::fixed(at.x, 1), "px, ", &page::fixed(at.y, 1), "px)"].concat()
}

const fn corner(place: Rectangle) -> Point {
    Point { x: place.left, y: place.top }
}

/// A piece of the size of a square, at the corner of the layer.
fn picture(
    layer: &Element,
    color: Color,
    role: DropRole,
    place: Rectangle,
    turned: bool,
) -> Option<SvgElement> {
    let document = page::document()?;
    let side = page::fixed(place.width, 3);
    let attributes = [
        ("class", "flight"),
        ("viewBox", "0 0 48 48"),
        ("width", &side),
        ("height", &side),
        ("aria-hidden", "true"),
    ];
    let picture = svg(&document, "svg", &attributes)?;
    let name = format!("#{}", drawing_of(color, role.role()));
    let shape = svg(&document, "use", &[("href", &name), ("width", "48"), ("height", "48")])?;
    if turned {
        page::set_attribute(&shape, "transform", HALF_TURN);
    }
    picture.append_child(&shape).ok()?;
    let picture: SvgElement = picture.dyn_into().ok()?;
    for (name, value) in [("position", "absolute"), ("left", "0"), ("top", "0"), ("transform-origin", "0 0")]
    {
        drop(picture.style().set_property(name, value));
    }
    layer.append_child(&picture).ok()?;
    Some(picture)
}
