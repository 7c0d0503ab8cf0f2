//! The listeners: events of the browser into events of the machine, and what the machine says into changes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use pasapezas_core::Seat;
use pasapezas_model::editor::{
    Change, Edit, Effect, HandEvent, Hands, Key, Place, Spot, Tool, board_key, page_key,
};
use pasapezas_model::input::Point;
use pasapezas_model::input::geometry::square_from_point;
use pasapezas_web::hands::dom::{board_of, rectangle, role_from_name, square_of};
use pasapezas_web::hands::pointer::{Moved, Pointed, is_by_pointer, listen, place_of_mouse, target};
use pasapezas_web::hands::roving;
use pasapezas_web::shell::page;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::desk::Desk;
use super::ghosts::Ghosts;

/// All listeners of the editor. They end with it.
pub(super) struct Listening {
    _listeners: Vec<EventListener>,
}

/// The machine with its eyes and hands.
struct Watch {
    desk: Desk,
    root: Element,
    hands: RefCell<Hands>,
    ghosts: Ghosts,
    /// Whether a pointer went down on something of ours since the last click: that click is its own.
    pressed: Cell<bool>,
}

type Handler = fn(&Watch, &Event);

impl Listening {
    pub(super) fn to(desk: Desk, root: Element) -> Self {
        let ghosts = Ghosts::new(root.clone());
        let watch =
            Rc::new(Watch { desk, root, hands: RefCell::default(), ghosts, pressed: Cell::new(false) });
        let on_root: [(&'static str, Handler); 10] = [
            ("pointerdown", Watch::pointer_down),
            ("mousedown", Watch::refuse),
            ("pointermove", Watch::pointer_move),
            ("pointerup", Watch::pointer_up),
            ("pointercancel", Watch::pointer_lost),
            ("lostpointercapture", Watch::pointer_lost),
            ("contextmenu", Watch::refuse),
            ("click", Watch::click),
            ("keydown", Watch::key),
            ("focusin", focus_in),
        ];
        let on_window: [(&'static str, Handler); 3] =
            [("blur", Watch::blurred), ("keydown", Watch::page_key), ("paste", Watch::paste)];
        let mut listeners = listen(&watch, &watch.root, &on_root);
        if let Some(window) = web_sys::window() {
            listeners.extend(listen(&watch, &window, &on_window));
        }
        Self { _listeners: listeners }
    }
}

impl Watch {
    fn feed(&self, event: HandEvent) {
        let editor = self.desk.editor();
        let look = |at| self.look(at);
        let effects = self.hands.borrow_mut().step(event, &editor, &look);
        for effect in effects {
            match effect {
                Effect::Change(change) => self.desk.change(change),
                Effect::Lift { pointer, kind, carried } => self.ghosts.lift(pointer, kind, carried),
                Effect::Land { pointer, .. } => self.ghosts.land(pointer),
            }
        }
    }

    /// What lies at a point, from rectangles read now.
    fn look(&self, at: Point) -> Spot {
        #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
        let there =
            page::document().and_then(|document| document.element_from_point(at.x as f32, at.y as f32));
        let found = there.filter(|there| self.root.contains(Some(there)));
        found.and_then(|there| self.spot(&there, at)).unwrap_or(Spot::Outside)
    }

    fn spot(&self, there: &Element, at: Point) -> Option<Spot> {
        let closest = |selector: &str| there.closest(selector).ok().flatten();
        if let Some(picture) = closest("svg.board") {
            let board = board_of(&picture)?;
            let below = self.desk.editor().below(board);
            let square = square_from_point(rectangle(&picture), below, at)?;
            return Some(Spot::Square(Place { board, square }));
        }
        if let Some(tool) = closest("[data-tool]") {
            return Tool::from_name(&tool.get_attribute("data-tool")?).map(Spot::Tool);
        }
        slot_of(&closest(".slot")?)
    }

    fn pointer_down(&self, event: &Event) {
        let Some(pointed) = Pointed::of(event) else { return };
        let Pointed { pointer, kind, press, at, .. } = pointed;
        let spot = self.look(at);
        self.pressed.set(spot != Spot::Outside);
        if spot != Spot::Outside {
            pointed.take(event, &self.root);
        }
        self.feed(HandEvent::Down { pointer, kind, press, at });
    }

    /// Renders nothing unless a tool paints: the ghost follows in the next frame.
    fn pointer_move(&self, event: &Event) {
        let Some(Moved { pointer, held, at }) = Moved::of(event) else { return };
        self.feed(HandEvent::Move { pointer, held, at });
        self.ghosts.moved(pointer, at);
    }

    fn pointer_up(&self, event: &Event) {
        if let Some(Pointed { pointer, at, .. }) = Pointed::of(event) {
            self.feed(HandEvent::Up { pointer, at });
        }
    }

    fn pointer_lost(&self, event: &Event) {
        if let Some(Pointed { pointer, .. }) = Pointed::of(event) {
            self.feed(HandEvent::Lost { pointer });
        }
    }

    /// A menu, and the mouse that a browser makes of a finger.
    fn refuse(&self, event: &Event) {
        let Some(mouse) = event.dyn_ref::<MouseEvent>() else { return };
        if self.look(place_of_mouse(mouse)) != Spot::Outside {
            event.prevent_default();
        }
    }

    /// Clicks without a pointer: Enter and space on a slot, and assistive technology.
    fn click(&self, event: &Event) {
        let (Some(mouse), Some(target)) = (event.dyn_ref::<MouseEvent>(), target(event)) else { return };
        if is_by_pointer(&self.pressed, mouse) {
            return;
        }
        if let Some((board, square)) = square_of(&target) {
            self.feed(HandEvent::Activate { place: Place { board, square } });
        } else if let Some(Spot::Slot(seat, role)) =
            target.closest(".slot").ok().flatten().and_then(|slot| slot_of(&slot))
        {
            self.desk.edit(Edit::Store(seat, role));
        }
    }

    fn key(&self, event: &Event) {
        let (Some(key), Some(target)) = (event.dyn_ref::<KeyboardEvent>(), target(event)) else { return };
        if key.alt_key() || key.meta_key() {
            return;
        }
        let done = match square_of(&target) {
            Some((board, square)) => self.square_key(key, Place { board, square }),
            None => self.slot_key(key, &target),
        };
        if done {
            event.prevent_default();
        }
    }

    fn square_key(&self, event: &KeyboardEvent, place: Place) -> bool {
        match board_key(&event.key(), event.ctrl_key()) {
            None => return false,
            Some(Key::Walk(key)) => {
                let below = self.desk.editor().below(place.board);
                roving::walk(&self.root, place.board, place.square, key, below);
            }
            Some(_) if event.repeat() => {}
            Some(Key::Use) => self.feed(HandEvent::Activate { place }),
            Some(Key::Remove) => self.desk.edit(Edit::Remove(place)),
            Some(Key::Take(tool)) => self.desk.change(Change::Take(tool)),
        }
        true
    }

    /// Arrows walk over the buttons of a reserve; Delete takes a piece out of a slot.
    fn slot_key(&self, event: &KeyboardEvent, target: &Element) -> bool {
        let Some(bar) = target.closest(".editor .res").ok().flatten() else { return false };
        let towards = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => Towards::Before,
            "ArrowRight" | "ArrowDown" => Towards::After,
            "Home" => Towards::First,
            "End" => Towards::Last,
            "Delete" | "Backspace" => {
                if let Some(Spot::Slot(seat, role)) = slot_of(target) {
                    self.desk.edit(Edit::Unstore(seat, role));
                }
                return true;
            }
            _ => return false,
        };
        if let Some(next) = button_beside(&bar, target, towards) {
            page::focus(&next);
        }
        true
    }

    fn blurred(&self, _event: &Event) {
        self.feed(HandEvent::Cancel);
    }

    /// Keys wherever the focus is: Escape lets go, Control with Z and Y goes back and forward. In a field they are the field's.
    fn page_key(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        if event.default_prevented() || !self.is_seen() || is_typed_in(event) {
            return;
        }
        if key.key() == "Escape" {
            self.feed(HandEvent::Cancel);
        } else if let (true, Some(change)) =
            (key.ctrl_key() || key.meta_key(), page_key(&key.key(), key.shift_key()))
        {
            event.prevent_default();
            self.desk.change(change);
        }
    }

    /// A text that is pasted anywhere but into a field becomes the position.
    fn paste(&self, event: &Event) {
        if !self.is_seen() || is_typed_in(event) {
            return;
        }
        if let Some(text) = pasted(event).filter(|text| !text.trim().is_empty()) {
            event.prevent_default();
            self.desk.change(Change::Paste(text));
        }
    }

    /// Whether the editor is shown: it stays where it is while the table is seen.
    fn is_seen(&self) -> bool {
        self.root.get_bounding_client_rect().width() > 0.0
    }
}

/// A slot by its element.
fn slot_of(slot: &Element) -> Option<Spot> {
    let seat = slot.closest("[data-seat]").ok().flatten()?.get_attribute("data-seat")?;
    let role = role_from_name(&slot.get_attribute("data-role")?)?;
    Some(Spot::Slot(Seat::from_name(&seat)?, role))
}

#[derive(Clone, Copy)]
enum Towards {
    Before,
    After,
    First,
    Last,
}

fn button_beside(bar: &Element, here: &Element, towards: Towards) -> Option<Element> {
    let buttons = bar.query_selector_all("button").ok()?;
    let all: Vec<Element> =
        (0..buttons.length()).filter_map(|place| buttons.get(place)?.dyn_into().ok()).collect();
    let place = all.iter().position(|button| button == here)?;
    let next = match towards {
        Towards::Before => place.saturating_sub(1),
        Towards::After => place + 1,
        Towards::First => 0,
        Towards::Last => all.len().saturating_sub(1),
    };
    all.into_iter().nth(next)
}

fn focus_in(_watch: &Watch, event: &Event) {
    if let Some(target) = target(event) {
        roving::settle(&target);
    }
}

fn is_typed_in(event: &Event) -> bool {
    target(event).is_some_and(|target| {
        target.matches("textarea, input:not([type=radio], [type=checkbox])").unwrap_or(false)
    })
}

fn pasted(event: &Event) -> Option<String> {
    let clipboard = js_sys::Reflect::get(event, &"clipboardData".into()).ok()?;
    let read = js_sys::Reflect::get(&clipboard, &"getData".into()).ok()?;
    read.dyn_ref::<js_sys::Function>()?.call1(&clipboard, &"text".into()).ok()?.as_string()
}
