//! The listeners: from events of the browser to events of the machine.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use pasapezas_core::{BoardId, Color};
use pasapezas_model::app::layout::is_key;
use pasapezas_model::input::draw::pen_of_keys;
use pasapezas_model::input::{GridKey, InputEvent, PointerKind, SlotKey, Spot};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::ghosts::Ghosts;
use super::pointer::{Moved, Pointed, is_by_pointer, listen, place_of_mouse, target};
use super::spot::{spot_at, spot_of, spot_under};
use super::{Hands, roving};
use crate::shell::page;

/// All listeners of the table. They end with it.
#[derive(Debug)]
pub struct Listening {
    _listeners: Vec<EventListener>,
}

type Handler = fn(&Hands, &Event);

impl Listening {
    /// Listens for as long as this lives.
    pub fn to(hands: &Rc<Hands>) -> Self {
        let on_root: [(&'static str, Handler); 10] = [
            ("pointerdown", Hands::pointer_down),
            ("mousedown", Hands::mouse_down),
            ("pointermove", Hands::pointer_move),
            ("pointerup", Hands::pointer_up),
            ("pointercancel", Hands::pointer_lost),
            ("lostpointercapture", Hands::pointer_lost),
            ("contextmenu", Hands::context_menu),
            ("click", Hands::click),
            ("keydown", Hands::key),
            ("focusin", focus_in),
        ];
        let mut listeners = listen(hands, &hands.root, &on_root);
        if let Some(window) = web_sys::window() {
            let blurred = Rc::clone(hands);
            listeners.push(EventListener::new(&window, "blur", move |_| blurred.feed(InputEvent::Blur)));
            let pressed = Rc::clone(hands);
            listeners.push(EventListener::new(&window, "keydown", move |event| pressed.escape(event)));
            let tapped = Rc::clone(hands);
            let before_all = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                ..EventListenerOptions::enable_prevent_default()
            };
            listeners.push(EventListener::new_with_options(&window, "click", before_all, move |event| {
                if tapped.is_second_click(event) {
                    event.stop_immediate_propagation();
                    event.prevent_default();
                }
            }));
        }
        Self { _listeners: listeners }
    }
}

impl Hands {
    fn color_below(&self) -> impl Fn(BoardId) -> Color {
        let below = self.below();
        move |board| *below.get(board)
    }

    fn pointer_down(&self, event: &Event) {
        let (Some(pointed), Some(target)) = (Pointed::of(event), target(event)) else { return };
        let Pointed { pointer, kind, press, at, .. } = pointed;
        let spot = spot_at(&self.root, &target, at, self.color_below());
        self.pressed.set(true);
        let keys = event.dyn_ref::<MouseEvent>();
        let held = |it: &MouseEvent| [it.shift_key(), it.alt_key(), it.ctrl_key() || it.meta_key()];
        self.pen.set(keys.and_then(|event| pen_of_keys(held(event))));
        self.by_finger.set(kind == PointerKind::Touch);
        self.taps.down(pointed, Self::control(event).filter(|_| spot == Spot::Outside));
        if spot != Spot::Outside {
            pointed.take(event, &self.root);
        }
        self.feed(InputEvent::Down { pointer, kind, press, at, spot });
    }

    /// The mouse that a browser makes of a finger takes no focus either.
    fn mouse_down(&self, event: &Event) {
        let (Some(mouse), Some(target)) = (event.dyn_ref::<MouseEvent>(), target(event)) else { return };
        if spot_at(&self.root, &target, place_of_mouse(mouse), self.color_below()) != Spot::Outside {
            event.prevent_default();
        }
    }

    /// Renders nothing: the machine says something only when a drag begins or ends.
    fn pointer_move(&self, event: &Event) {
        let Some(Moved { pointer, held, at }) = Moved::of(event) else { return };
        if !self.input.borrow().has_pointer(pointer) {
            return;
        }
        self.feed(InputEvent::Move { pointer, held, at });
        Ghosts::moved(&self.ghosts, pointer, at, self.below());
    }

    fn pointer_up(&self, event: &Event) {
        let Some(pointed) = Pointed::of(event) else { return };
        let Pointed { pointer, at, .. } = pointed;
        self.tap(pointed);
        if self.input.borrow().has_pointer(pointer) {
            let spot = spot_under(&self.root, at, self.color_below());
            let keys = event.dyn_ref::<MouseEvent>().map(|event| event.shift_key() || event.alt_key());
            self.asks.set(keys.unwrap_or_default());
            self.feed(InputEvent::Up { pointer, spot });
        }
    }

    fn pointer_lost(&self, event: &Event) {
        if let Some(Pointed { pointer, .. }) = Pointed::of(event) {
            if event.type_() == "pointercancel" {
                self.taps.lost(pointer);
            }
            self.feed(InputEvent::Lost { pointer });
        }
    }

    fn context_menu(&self, event: &Event) {
        let (Some(mouse), Some(target)) = (event.dyn_ref::<MouseEvent>(), target(event)) else { return };
        let spot = spot_at(&self.root, &target, place_of_mouse(mouse), self.color_below());
        if spot != Spot::Outside {
            event.prevent_default();
        }
        // A long press of a finger asks for a menu too; it is still holding its piece.
        let finger = Pointed::of(event).is_some_and(|pointed| pointed.kind != PointerKind::Mouse);
        if !finger {
            self.feed(InputEvent::ContextMenu { spot });
        }
    }

    /// Clicks without a pointer: Enter and space on a button, and assistive technology.
    fn click(&self, event: &Event) {
        let (Some(mouse), Some(target)) = (event.dyn_ref::<MouseEvent>(), target(event)) else { return };
        if is_by_pointer(&self.pressed, mouse) {
            return;
        }
        let spot =
            target.closest(".sq, .slot, .choice").ok().flatten().map_or(Spot::Outside, |it| spot_of(&it));
        if spot != Spot::Outside {
            self.feed(InputEvent::Activate { spot });
        }
    }

    fn key(&self, event: &Event) {
        let (Some(key), Some(target)) = (event.dyn_ref::<KeyboardEvent>(), target(event)) else { return };
        if key.alt_key() || key.meta_key() {
            return;
        }
        let done = match spot_of(&target) {
            Spot::Square { board, square } => self.grid_key(key, board, square),
            Spot::Slot { seat, role } => {
                let step = SlotKey::from_name(&key.key());
                if let Some(step) = step {
                    let mirrored = stands_reversed(&target);
                    roving::focus_slot(&self.root, seat, step.moved(role, mirrored));
                }
                step.is_some()
            }
            Spot::Choice { .. } | Spot::Outside => false,
        };
        if done {
            event.prevent_default();
        }
    }

    fn grid_key(&self, event: &KeyboardEvent, board: BoardId, square: pasapezas_core::Square) -> bool {
        let Some(key) = GridKey::from_name(&event.key(), event.ctrl_key()) else {
            return self.letter(&event.key(), event.ctrl_key(), board);
        };
        let below = self.desk.below(board);
        if roving::walk(&self.root, board, square, key, below) {
            return true;
        }
        if event.repeat() {
            return true;
        }
        match key {
            GridKey::Activate => self.feed(InputEvent::Activate { spot: Spot::Square { board, square } }),
            GridKey::Mark => {
                self.pen.set(None);
                self.feed(InputEvent::Mark { board, square });
            }
            GridKey::Slot(role) => self.feed(InputEvent::PickFromReserve { board, role }),
            // The window listens to Escape, wherever the focus is.
            GridKey::Escape => return false,
            GridKey::Left
            | GridKey::Right
            | GridKey::Up
            | GridKey::Down
            | GridKey::Home
            | GridKey::End
            | GridKey::First
            | GridKey::Last => {}
        }
        true
    }

    /// A question mark asks how the board stands; a letter begins a typed move, where there is a field for it.
    fn letter(&self, key: &str, ctrl: bool, board: BoardId) -> bool {
        let mut signs = key.chars();
        match (signs.next(), signs.next()) {
            (Some('?'), None) => {
                self.desk.tell(board);
                true
            }
            (Some(sign), None) if !ctrl && !is_key(sign) && (sign.is_alphabetic() || sign == '@') => {
                // The field has the focus by the time the browser writes the letter.
                let field = format!(".typed[data-board={}] input", super::board_id(board));
                if let Some(field) = super::dom::find(&self.root, &field) {
                    page::focus(&field);
                }
                false
            }
            _ => false,
        }
    }

    /// Escape, wherever the focus is: what is held is put back, what is asked is withdrawn. Panels handle it before.
    fn escape(&self, event: &Event) {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if !escape || event.default_prevented() {
            return;
        }
        self.feed(InputEvent::Escape);
        self.desk.withdraw();
    }
}

fn focus_in(_hands: &Hands, event: &Event) {
    if let Some(target) = target(event) {
        roving::settle(&target);
    }
}

/// Whether the slots of a reserve stand in reverse order on the screen, as they do beside upright boards.
fn stands_reversed(slot: &Element) -> bool {
    let place = |role: &str| {
        let reserve = slot.closest(".res").ok().flatten()?;
        let rect = super::dom::rectangle(&super::dom::find(&reserve, role)?);
        Some(rect.left + rect.top)
    };
    let [pawn, queen] = ["[data-role=pawn]", "[data-role=queen]"].map(place);
    matches!((pawn, queen), (Some(pawn), Some(queen)) if pawn > queen)
}
