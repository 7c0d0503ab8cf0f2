//! Arrows and circles by keyboard: M takes the pen, the arrow keys walk over the board as always, Enter begins a mark and ends
//! it, 1 to 4 choose the pen, Escape drops what was begun and then the pen.
//!
//! It listens before the hands do: with a pen in hand a square is marked and no piece is taken up.

use gloo_events::{EventListener, EventListenerOptions};
use pasapezas_core::BoardId;
use pasapezas_core::record::Pen;
use pasapezas_model::input::GridKey;
use pasapezas_model::study::{StudyChange, Tab};
use pasapezas_web::hands::dom::square_of;
use pasapezas_web::hands::pointer::target;
use pasapezas_web::hands::roving;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::desk::Study;

/// The four pens, as their keys stand.
pub(crate) const PENS: [Pen; 4] = [Pen::Green, Pen::Red, Pen::Yellow, Pen::Blue];

/// Listens in the root of the review for as long as what is given back lives.
pub(crate) fn listen(study: &Study, root: &Element) -> [EventListener; 2] {
    let options = EventListenerOptions { phase: gloo_events::EventListenerPhase::Capture, passive: false };
    let (keys, clicks) = (study.clone(), study.clone());
    [
        EventListener::new_with_options(root, "keydown", options, move |event| key(&keys, event)),
        EventListener::new_with_options(root, "click", options, move |event| click(&clicks, event)),
    ]
}

/// Takes the pen, or puts it away. With it the focus goes to a board, unless it is on one.
pub(crate) fn toggle(study: &Study, root: Option<&Element>) {
    if study.state().drawing.pen.is_some() {
        study.change(StudyChange::Pen(None));
        return;
    }
    study.change(StudyChange::Tab(Tab::Moves));
    study.change(StudyChange::Pen(Some(Pen::Green)));
    let on_board = pasapezas_web::shell::page::focused().is_some_and(|it| square_of(&it).is_some());
    if let (Some(root), false) = (root, on_board) {
        let left = if study.state().swapped { BoardId::B } else { BoardId::A };
        roving::focus_board(root, left, None);
    }
}

fn key(study: &Study, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    let drawing = study.state().drawing;
    if drawing.pen.is_none() || key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    let on = target(event).and_then(|target| square_of(&target));
    let change = match (key.key().as_str(), on) {
        ("Escape", _) if drawing.begun().is_some() => StudyChange::NotDrawn,
        (name, Some((board, square))) => match GridKey::from_name(name, false) {
            Some(GridKey::Activate) => StudyChange::Mark(board, square),
            Some(GridKey::Slot(_)) => match pen_of(name) {
                Some(pen) => StudyChange::Pen(Some(pen)),
                None => return,
            },
            Some(_) | None => return,
        },
        (_, None) => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if !key.repeat() {
        study.change(change);
    }
}

/// The pen of a number key.
fn pen_of(name: &str) -> Option<Pen> {
    let nth: usize = name.parse().ok()?;
    PENS.get(nth.checked_sub(1)?).copied()
}

/// Assistive technology presses a square.
fn click(study: &Study, event: &Event) {
    let by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
    if by_pointer || study.state().drawing.pen.is_none() {
        return;
    }
    if let Some((board, square)) = target(event).and_then(|target| square_of(&target)) {
        event.prevent_default();
        event.stop_propagation();
        study.change(StudyChange::Mark(board, square));
    }
}
