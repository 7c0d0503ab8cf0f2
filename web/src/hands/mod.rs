//! Hands at the table: every pointer and key event of boards, reserves and choosers, on one root that outlives renders.
//!
//! Events go into the machine of `pasapezas_model::input` with the spot under the pointer, found from rectangles that are
//! read at that event. A pointer move renders nothing: it stores a place, and one frame callback for all pointers moves the
//! ghosts.

pub mod dom;
mod flight;
mod ghosts;
mod listen;
pub mod roving;
mod spot;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use pasapezas_core::Seq;
use pasapezas_model::app::Change;
use pasapezas_model::input::{Effect, Input, InputEvent, Landing};
use web_sys::Element;

pub use dom::{board_id, promotion_name, role_name};
pub(crate) use listen::Listening;
pub use listen::{kind, place, target};

use crate::context::Table;
use ghosts::Ghosts;

/// The machine with its eyes and hands.
pub(crate) struct Hands {
    table: Table,
    root: Element,
    input: RefCell<Input>,
    ghosts: Rc<RefCell<Ghosts>>,
    passing: flight::Passing,
    /// The entries whose passes have been shown: of which match, and up to where.
    seen: Cell<(u32, Seq)>,
    /// Whether a pointer went down since the last click: that click is its own.
    pressed: Cell<bool>,
}

impl Hands {
    pub(crate) fn new(table: Table, root: Element) -> Rc<Self> {
        let ghosts = Ghosts::new(root.clone());
        let session = table.state().session;
        let seen = Cell::new((session.number, session.game.log().end()));
        Rc::new(Self {
            table,
            root,
            input: RefCell::default(),
            ghosts,
            passing: flight::Passing::default(),
            seen,
            pressed: Cell::new(false),
        })
    }

    /// Lets the machine take an event, and does what it says.
    pub(crate) fn feed(&self, event: InputEvent) {
        let game = self.table.state().session.game;
        let before = self.input.borrow().hand();
        let effects = self.input.borrow_mut().step(event, &game);
        for effect in effects {
            self.apply(effect);
        }
        let hand = self.input.borrow().hand();
        if hand != before {
            self.table.change(Change::Hand(hand));
        }
    }

    /// The match has moved on, or another one was laid out.
    pub(crate) fn follow(&self) {
        let session = self.table.state().session;
        let now = (session.number, session.game.log().end());
        let (number, seq) = self.seen.replace(now);
        if number == session.number {
            self.feed(InputEvent::MatchChanged);
            flight::show_passes(&self.passing, &self.root, &session.game, seq);
        } else {
            self.feed(InputEvent::Escape);
        }
    }

    fn apply(&self, effect: Effect) {
        match effect {
            Effect::Play { seat, action } => {
                self.table.act_of(seat, action);
                self.feed(InputEvent::MatchChanged);
            }
            Effect::Refused { seat, attempt, why } => {
                self.table.change(Change::Refused { seat, attempt, why });
            }
            Effect::Lift { pointer, kind, pick, piece } => {
                Ghosts::lift(&self.ghosts, pointer, kind, pick, piece);
            }
            Effect::Land { pointer, landing: Landing::Home } => Ghosts::home(&self.ghosts, pointer),
            Effect::Land { pointer, landing: Landing::Taken } => Ghosts::taken(&self.ghosts, pointer),
            Effect::Touched { seat } => self.table.change(Change::Touched(seat)),
            Effect::FocusBoard { board, square } => roving::focus_board(&self.root, board, square),
        }
    }
}
