//! Buttons under several fingers. Browsers make a click of a finger only while it is alone on the screen; at a table somebody else
//! drags all the time, and whoever pauses or claims must not wait for it. So a tap of a finger that was not alone is a press here.

use std::cell::{Cell, RefCell};

use pasapezas_model::input::{Point, PointerId, PointerKind};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use super::Hands;
use super::pointer::{Pointed, target};
use super::spot::element_at;

/// What a finger can press that is no square and no slot. What has to be held down hears the finger itself.
const CONTROLS: &str = "button:not(.slot, .choice, [data-hold]), a[href], summary";

/// All fingers that are down.
#[derive(Debug, Default)]
pub(super) struct Taps {
    fingers: RefCell<Vec<Finger>>,
    /// The control that was pressed last by a finger that was not alone, until the browser's own click or another finger comes.
    pressed: RefCell<Option<Element>>,
    /// Whether the click that arrives is made here.
    own: Cell<bool>,
}

#[derive(Debug)]
struct Finger {
    pointer: PointerId,
    /// On which control it came down.
    control: Option<Element>,
    /// Whether no other finger was down as long as it has been.
    alone: bool,
}

impl Taps {
    /// A finger comes down, on a control or elsewhere.
    pub(super) fn down(&self, pointed: Pointed, control: Option<Element>) {
        if pointed.kind != PointerKind::Touch {
            return;
        }
        self.pressed.take();
        let mut fingers = self.fingers.borrow_mut();
        let alone = fingers.is_empty();
        for finger in fingers.iter_mut() {
            finger.alone = false;
        }
        fingers.push(Finger { pointer: pointed.pointer, control, alone });
    }

    /// A finger is gone without having pressed anything.
    pub(super) fn lost(&self, pointer: PointerId) {
        self.fingers.borrow_mut().retain(|finger| finger.pointer != pointer);
    }

    /// A finger goes up: the control that it has pressed beside others, if it is still over it.
    fn up(&self, pointer: PointerId, at: Point) -> Option<HtmlElement> {
        let mut fingers = self.fingers.borrow_mut();
        let place = fingers.iter().position(|finger| finger.pointer == pointer)?;
        let finger = fingers.swap_remove(place);
        let control = finger.control.filter(|_| !finger.alone)?;
        let under = element_at(at)?;
        if !control.contains(Some(&under)) {
            return None;
        }
        control.dyn_into().ok()
    }
}

impl Hands {
    /// The control on which a pointer comes down.
    pub(super) fn control(event: &Event) -> Option<Element> {
        target(event)?.closest(CONTROLS).ok().flatten()
    }

    /// Presses what a finger has tapped that was not alone.
    pub(super) fn tap(&self, pointed: Pointed) {
        let Some(control) = self.taps.up(pointed.pointer, pointed.at) else { return };
        self.taps.pressed.replace(Some(control.clone().into()));
        self.taps.own.set(true);
        control.click();
        self.taps.own.set(false);
    }

    /// A browser that makes a click of such a finger as well makes it once too often.
    pub(super) fn is_second_click(&self, event: &Event) -> bool {
        if self.taps.own.get() {
            return false;
        }
        let pressed = self.taps.pressed.take();
        let own = Self::control(event).is_some_and(|control| pressed.is_some_and(|it| it == control));
        own && event.is_trusted()
    }
}
