//! Hands at the clocks: any number of fingers, and two keys for each board. A finger that comes down on a half presses it at once;
//! nothing waits for it to be lifted, and no half hears the same press twice.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use pasapezas_core::arbiter::{Phase, Profile};
use pasapezas_core::{BoardId, Seat};
use pasapezas_model::arbiter::seats_beside;
use pasapezas_web::shell::page;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};
use yew::prelude::*;

use super::desk::Desk;
use super::taps::Taps;

/// The keys by their place on the keyboard, which is the same for all languages: each corner belongs to the half that lies there.
const KEYS: [(&str, Side, Edge); 4] = [
    ("Digit1", Side::Left, Edge::Far),
    ("ShiftLeft", Side::Left, Edge::Near),
    ("Digit0", Side::Right, Edge::Far),
    ("ShiftRight", Side::Right, Edge::Near),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Far,
    Near,
}

/// The halves with the keys that press them, in the order of the help.
pub(super) fn keys(profile: Profile, swapped: bool) -> Vec<(&'static str, Seat)> {
    let seat = |side: Side, edge: Edge| {
        // With one board all four keys are for it.
        let is_b = profile == Profile::Pasapezas && (side == Side::Right) != swapped;
        let board = if is_b { BoardId::B } else { BoardId::A };
        let [far, near] = seats_beside(profile, board);
        if edge == Edge::Far { far } else { near }
    };
    KEYS.into_iter().map(|(key, side, edge)| (key, seat(side, edge))).collect()
}

/// Listens while the clocks are in sight.
#[hook]
pub(super) fn use_hands(desk: &Desk, root: &NodeRef, haptics: bool, listens: bool) {
    let (desk, root) = (desk.clone(), root.clone());
    use_effect_with((haptics, listens), move |(haptics, listens)| {
        let listening = root.cast::<Element>().filter(|_| *listens).map(|root| {
            let hands = Rc::new(Hands { desk, haptics: *haptics, taps: Taps::default() });
            listen(&hands, &root)
        });
        move || drop(listening)
    });
}

struct Hands {
    desk: Desk,
    haptics: bool,
    taps: Taps,
}

type Handler = fn(&Hands, &Event);

type Question = fn(&Event) -> bool;

/// What browsers do of their own at a half, and when they may not: a half that was pressed by hand would take the focus, so that
/// keys press it again; a finger that rests on it would open a menu; the space key would make a click as it is let go.
const STOPPED: [(&str, Question); 3] =
    [("mousedown", |_| true), ("contextmenu", |_| true), ("keyup", is_space)];

fn is_space(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.code() == "Space")
}

fn listen(hands: &Rc<Hands>, root: &Element) -> Vec<EventListener> {
    let on_root: [(&'static str, Handler); 4] = [
        ("pointerdown", Hands::pointer_down),
        ("pointerup", |hands, event| hands.taps.up(event, true)),
        ("pointercancel", |hands, event| hands.taps.up(event, false)),
        ("click", Hands::click),
    ];
    let ours = EventListenerOptions::enable_prevent_default();
    let mut listeners: Vec<EventListener> = on_root
        .into_iter()
        .map(|(kind, handler)| {
            let hands = Rc::clone(hands);
            EventListener::new_with_options(root, kind, ours, move |event| handler(&hands, event))
        })
        .collect();
    for (kind, is_stopped) in STOPPED {
        listeners.push(EventListener::new_with_options(root, kind, ours, move |event| {
            if half_of(event).is_some() && is_stopped(event) {
                event.prevent_default();
            }
        }));
    }
    if let Some(window) = web_sys::window() {
        let tapped = Rc::clone(hands);
        let before_all = EventListenerOptions { phase: EventListenerPhase::Capture, ..ours };
        listeners.push(EventListener::new_with_options(&window, "click", before_all, move |event| {
            if tapped.taps.is_second_click(event) {
                event.stop_immediate_propagation();
                event.prevent_default();
            }
        }));
        let hands = Rc::clone(hands);
        let pressed =
            EventListener::new_with_options(&window, "keydown", ours, move |event| hands.key(event));
        listeners.push(pressed);
    }
    listeners
}

impl Hands {
    fn press(&self, seat: Seat, event: &Event) {
        if self.haptics {
            page::tremble();
        }
        self.desk.press(seat, event);
    }

    fn pointer_down(&self, event: &Event) {
        self.taps.down(event);
        let Some(seat) = half_of(event) else { return };
        // The right button of a mouse presses no clock.
        let is_press = event.dyn_ref::<PointerEvent>().is_some_and(|pointer| pointer.button() == 0);
        if is_press {
            self.press(seat, event);
        }
    }

    /// Only what comes from no pointer: a screen reader's press.
    fn click(&self, event: &Event) {
        let by_hand = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
        if let Some(seat) = half_of(event).filter(|_| !by_hand) {
            self.press(seat, event);
        }
    }

    fn key(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        if key.ctrl_key() || key.alt_key() || key.meta_key() || key.is_composing() || is_typed_into(event) {
            return;
        }
        let code = key.code();
        let on_half = half_of(event).filter(|_| matches!(code.as_str(), "Enter" | "NumpadEnter" | "Space"));
        if let Some(seat) = on_half.or_else(|| self.seat_of(&code)) {
            event.prevent_default();
            // A key that is held down is one press.
            if !key.repeat() {
                self.press(seat, event);
            }
        } else if code == "Space" && is_free(event) {
            event.prevent_default();
            if !key.repeat() {
                self.desk.go_or_stop();
            }
        }
    }

    /// The half of a key, while there is a match that is not over.
    fn seat_of(&self, code: &str) -> Option<Seat> {
        self.desk.read(|state| {
            let hall = state.hall().filter(|hall| !matches!(hall.phase(), Phase::Over(_)))?;
            let keys = keys(hall.setup().settings.profile, state.view.swapped);
            keys.into_iter().find(|(key, _)| *key == code).map(|(_, seat)| seat)
        })
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The half under an event.
fn half_of(event: &Event) -> Option<Seat> {
    let name = target(event)?.closest(".half").ok().flatten()?.get_attribute("data-seat")?;
    Seat::ALL.into_iter().find(|seat| seat.name() == name)
}

/// Whether somebody writes there.
fn is_typed_into(event: &Event) -> bool {
    target(event).is_some_and(|target| target.closest("input, select, textarea").ok().flatten().is_some())
}

/// Whether nothing that has a use for the key has the focus.
fn is_free(event: &Event) -> bool {
    target(event).is_none_or(|target| {
        target.closest("button, a, summary, label, [role=grid]").ok().flatten().is_none()
    })
}
