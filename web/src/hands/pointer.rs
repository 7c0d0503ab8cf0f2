//! What the listeners of the table and of the position editor have in common: how they listen, and how the browser's words for
//! a pointer are read.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use pasapezas_model::input::{Held, Point, PointerId, PointerKind, Press};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, Event, EventTarget, MouseEvent, PointerEvent};

use crate::shell::page;

#[wasm_bindgen]
extern "C" {
    /// An event with its place as it is: fractions of pixels count where the page is scaled; web-sys knows whole ones only.
    type Placed;

    #[wasm_bindgen(method, getter, js_name = clientX)]
    fn x(this: &Placed) -> f64;

    #[wasm_bindgen(method, getter, js_name = clientY)]
    fn y(this: &Placed) -> f64;
}

/// A pointer that moves: what is read of every one of the many events of a drag, and no more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// Which pointer.
    pub pointer: PointerId,
    /// The buttons that are down.
    pub held: Held,
    /// Where, with fractions of pixels.
    pub at: Point,
}

impl Moved {
    /// What an event of a pointer says; `None` for any other event.
    pub fn of(event: &Event) -> Option<Self> {
        let event = event.dyn_ref::<PointerEvent>()?;
        let held = match event.buttons() {
            1 => Held::MainOnly,
            2 => Held::RightOnly,
            _ => Held::Otherwise,
        };
        Some(Self { pointer: PointerId(event.pointer_id()), held, at: place(event) })
    }
}

/// A pointer as an event tells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointed {
    /// Which pointer.
    pub pointer: PointerId,
    /// What points.
    pub kind: PointerKind,
    /// The button that went down.
    pub press: Press,
    /// Where, with fractions of pixels.
    pub at: Point,
}

impl Pointed {
    /// What an event of a pointer says; `None` for any other event.
    pub fn of(event: &Event) -> Option<Self> {
        let event = event.dyn_ref::<PointerEvent>()?;
        Some(Self {
            pointer: PointerId(event.pointer_id()),
            kind: kind(event),
            press: match event.button() {
                0 => Press::Main,
                2 => Press::Right,
                _ => Press::Other,
            },
            at: place(event),
        })
    }

    /// The pointer went down on something of ours: it is ours until it goes up.
    pub fn take(self, event: &Event, root: &Element) {
        // No text selection, no focus stolen; and what was being typed is done. Of a finger that is refused where a browser
        // makes a mouse of it (`mousedown`): Firefox keeps the second of two fingers that come down together to itself if
        // the first one is prevented.
        if self.kind != PointerKind::Touch {
            event.prevent_default();
        }
        page::leave_field();
        // Refused for a pointer that is gone already; then its end arrives without it.
        drop(root.set_pointer_capture(self.pointer.0));
    }
}

/// Where a mouse is, for events that are no pointer's.
pub fn place_of_mouse(event: &MouseEvent) -> Point {
    Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) }
}

/// Whether a click comes from a pointer that was heard when it went down. Clicks of keys and of assistive technology do not.
pub fn is_by_pointer(pressed: &Cell<bool>, click: &MouseEvent) -> bool {
    pressed.replace(false) && click.detail() > 0
}

/// What hears an event.
pub type Handler<W> = fn(&W, &Event);

/// Listens for as long as what is given back lives. Each handler may keep the browser from doing what it does usually.
pub fn listen<W: 'static>(
    watch: &Rc<W>,
    target: &EventTarget,
    handlers: &[(&'static str, Handler<W>)],
) -> Vec<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let ear = |(name, handler): &(&'static str, Handler<W>)| {
        let (watch, handler) = (Rc::clone(watch), *handler);
        EventListener::new_with_options(target, *name, options, move |event| handler(&watch, event))
    };
    handlers.iter().map(ear).collect()
}

/// The element that an event is about.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn place(event: &PointerEvent) -> Point {
    let event = event.unchecked_ref::<Placed>();
    Point { x: event.x(), y: event.y() }
}

fn kind(event: &PointerEvent) -> PointerKind {
    match event.pointer_type().as_str() {
        "touch" => PointerKind::Touch,
        "pen" => PointerKind::Pen,
        _ => PointerKind::Mouse,
    }
}
