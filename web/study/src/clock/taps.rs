//! Buttons under several fingers. Browsers make a click of a finger only while it is alone on the screen; beside real boards hands
//! rest on the clock, and whoever pauses must not wait for them. So a tap of a finger that was not alone is a press here.

use std::cell::{Cell, RefCell};

use pasapezas_web::shell::page;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// What a finger can press that is no half: a half hears the finger itself.
const CONTROLS: &str = "button:not(.half), a[href]";

/// All fingers that are down.
#[derive(Default)]
pub(super) struct Taps {
    fingers: RefCell<Vec<Finger>>,
    /// The control that was pressed last by a finger that was not alone, until another finger comes.
    pressed: RefCell<Option<Element>>,
    /// Whether the click that arrives is made here.
    own: Cell<bool>,
}

struct Finger {
    pointer: i32,
    /// On which control it came down.
    control: Option<Element>,
    /// Whether no other finger was down as long as it has been.
    alone: bool,
}

impl Taps {
    /// A pointer comes down.
    pub(super) fn down(&self, event: &Event) {
        let Some(pointer) = finger(event) else { return };
        self.pressed.take();
        let mut fingers = self.fingers.borrow_mut();
        let alone = fingers.is_empty();
        for finger in fingers.iter_mut() {
            finger.alone = false;
        }
        fingers.push(Finger { pointer: pointer.pointer_id(), control: control(event), alone });
    }

    /// A pointer is lifted; `tapped` says whether it may press something, and not when the browser has taken it away.
    pub(super) fn up(&self, event: &Event, tapped: bool) {
        let Some(pointer) = finger(event) else { return };
        let mut fingers = self.fingers.borrow_mut();
        let Some(place) = fingers.iter().position(|finger| finger.pointer == pointer.pointer_id()) else {
            return;
        };
        let finger = fingers.swap_remove(place);
        drop(fingers);
        // A finger's events go to where it came down; what counts is what it is over.
        let under = under(pointer).filter(|_| tapped && !finger.alone);
        let pressed = finger.control.filter(|own| own.contains(under.as_deref()));
        let Some(pressed) = pressed.and_then(|own| own.dyn_into::<HtmlElement>().ok()) else { return };
        self.pressed.replace(Some(pressed.clone().into()));
        self.own.set(true);
        pressed.click();
        self.own.set(false);
    }

    /// A browser that makes a click of such a finger as well makes it once too often.
    pub(super) fn is_second_click(&self, event: &Event) -> bool {
        let pressed = if self.own.get() { None } else { self.pressed.take() };
        pressed.is_some() && event.is_trusted() && control(event) == pressed
    }
}

fn finger(event: &Event) -> Option<&PointerEvent> {
    event.dyn_ref::<PointerEvent>().filter(|pointer| pointer.pointer_type() == "touch")
}

#[expect(clippy::cast_precision_loss, reason = "pixels of a screen are few")]
fn under(pointer: &PointerEvent) -> Option<Element> {
    let (x, y) = (pointer.client_x() as f32, pointer.client_y() as f32);
    page::document()?.element_from_point(x, y)
}

/// The control under an event.
fn control(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(CONTROLS).ok().flatten()
}
