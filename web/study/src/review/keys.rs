//! What the whole page hears while a record is reviewed: keys, the wheel over boards, dropped files, pasted texts.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use pasapezas_core::BoardId;
use pasapezas_model::study::{StudyChange, Way};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, Event, KeyboardEvent, WheelEvent};
use yew::prelude::*;

use super::desk::Study;
use super::marking;
use super::open::Opener;
use super::ways::is_typing;

/// How far the wheel turns for one move, in CSS pixels.
const NOTCH: f64 = 40.0;

/// Listens while the review is seen.
#[hook]
pub(crate) fn use_ears(study: &Study, opener: &Opener, root: &NodeRef, seen: bool) {
    let (study, opener) = (study.clone(), opener.clone());
    use_effect_with((root.clone(), seen), move |(root, seen)| {
        let ears = seen.then(|| listen(&study, &opener, root));
        move || drop(ears)
    });
}

fn listen(study: &Study, opener: &Opener, root: &NodeRef) -> Vec<EventListener> {
    let mut ears = Vec::new();
    let options = EventListenerOptions::enable_prevent_default();
    if let Some(window) = web_sys::window() {
        let (keys, at) = (study.clone(), root.clone());
        ears.push(EventListener::new_with_options(&window, "keydown", options, move |event| {
            key(&keys, at.cast::<Element>().as_ref(), event);
        }));
        let pastes = opener.clone();
        ears.push(EventListener::new(&window, "paste", move |event| paste(&pastes, event)));
        for name in ["dragover", "drop"] {
            let drops = opener.clone();
            ears.push(EventListener::new_with_options(&window, name, options, move |event| {
                dropped(&drops, event);
            }));
        }
    }
    if let Some(root) = root.cast::<Element>() {
        let (study, turned) = (study.clone(), Rc::new(Cell::new(0.0)));
        ears.push(EventListener::new_with_options(&root, "wheel", options, move |event| {
            wheel(&study, &turned, event);
        }));
    }
    ears
}

/// Arrows step on both boards, A and B on one of them (with Shift back), space plays, M takes the pencil. On a square M
/// belongs to the hands: it begins and ends a mark there.
fn key(study: &Study, root: Option<&Element>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.default_prevented() || key.alt_key() || key.meta_key() || is_typing() {
        return;
    }
    let on_board = key.target().and_then(|it| it.dyn_into::<Element>().ok());
    let pressable = on_board.as_ref().is_some_and(|it| it.matches("button, a, summary").unwrap_or(false));
    let change = match (key.key().as_str(), key.ctrl_key(), key.shift_key()) {
        ("m" | "M", false, _) => {
            event.prevent_default();
            return marking::toggle(study, root);
        }
        ("z" | "Z", true, false) => StudyChange::Undo,
        ("z" | "Z", true, true) | ("y", true, _) => StudyChange::Redo,
        (_, true, _) => return,
        ("ArrowLeft", _, false) => StudyChange::Step(Way::Back, None),
        ("ArrowRight", _, false) => StudyChange::Step(Way::On, None),
        ("Home", ..) => StudyChange::Step(Way::First, None),
        ("End", ..) => StudyChange::Step(Way::Last, None),
        ("a", ..) | ("ArrowRight", _, true) => StudyChange::Step(Way::On, Some(BoardId::A)),
        ("A", ..) | ("ArrowLeft", _, true) => StudyChange::Step(Way::Back, Some(BoardId::A)),
        ("b", ..) => StudyChange::Step(Way::On, Some(BoardId::B)),
        ("B", ..) => StudyChange::Step(Way::Back, Some(BoardId::B)),
        // Space presses a button that has the focus.
        (" ", ..) if !pressable => StudyChange::Play(!study.state().playing),
        _ => return,
    };
    event.prevent_default();
    study.change(change);
}

/// Over the boards one notch of the wheel is one move.
fn wheel(study: &Study, turned: &Cell<f64>, event: &Event) {
    let Some(wheel) = event.dyn_ref::<WheelEvent>() else { return };
    let target = wheel.target().and_then(|it| it.dyn_into::<Element>().ok());
    let over = target.is_some_and(|it| it.closest(".rsq").ok().flatten().is_some());
    if !over || wheel.ctrl_key() {
        return;
    }
    event.prevent_default();
    // Lines and pages of a wheel count as notches.
    let by = if wheel.delta_mode() == WheelEvent::DOM_DELTA_PIXEL {
        wheel.delta_y()
    } else {
        NOTCH * wheel.delta_y().signum()
    };
    let sum = turned.get() + by;
    if sum.abs() < NOTCH {
        turned.set(sum);
        return;
    }
    turned.set(0.0);
    study.change(StudyChange::Step(if sum > 0.0 { Way::On } else { Way::Back }, None));
}

fn paste(opener: &Opener, event: &Event) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if is_typing() {
        return;
    }
    let Some(data) = event.clipboard_data() else { return };
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        opener.file(file);
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.is_empty()
    {
        opener.text(&text);
    }
}

/// A file that is dropped anywhere on the page is opened; the browser would leave the page for it.
fn dropped(opener: &Opener, event: &Event) {
    let Some(event) = event.dyn_ref::<DragEvent>() else { return };
    let Some(data) = event.data_transfer() else { return };
    event.prevent_default();
    if event.type_() == "drop" {
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            opener.file(file);
        } else if let Ok(text) = data.get_data("text/plain")
            && !text.is_empty()
        {
            opener.text(&text);
        }
    }
}
