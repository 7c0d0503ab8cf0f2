//! Hands at the table: every pointer and key event of boards, reserves and choosers, on one root that outlives renders.
//!
//! Events go into the machine of `pasapezas_model::input` with the spot under the pointer, found from rectangles that are
//! read at that event. A pointer move renders nothing: it stores a place, and one frame callback for all pointers moves the
//! ghosts.

mod desk;
pub mod dom;
mod flight;
mod ghosts;
mod listen;
pub mod pointer;
pub mod roving;
mod spot;
mod strokes;
mod taps;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use pasapezas_core::record::Pen;
use pasapezas_core::{PerBoard, Seq};
use pasapezas_model::input::{Effect, Input, InputEvent, Landing, Pens, Ways};
use web_sys::Element;

use crate::shell::sound::{self, Tremble};

pub use desk::Desk;
pub use dom::{HALF_TURN, board_at, board_id, promotion_name, role_name};
pub use flight::shift;
pub use listen::Listening;
pub use pointer::target;

use ghosts::Ghosts;

/// The machine with its eyes and hands.
pub struct Hands {
    desk: Rc<dyn Desk>,
    root: Element,
    input: RefCell<Input>,
    ghosts: Rc<RefCell<Ghosts>>,
    passing: flight::Passing,
    /// The entries whose passes have been shown: of which match, and up to where.
    seen: Cell<(u32, Seq)>,
    /// Whether a pointer went down since the last click: that click is its own.
    pressed: Cell<bool>,
    /// Whether the last pointer was a finger.
    by_finger: Cell<bool>,
    /// Whether a key that is held asks what a pawn becomes, whatever the settings say.
    asks: Cell<bool>,
    /// The pen that a key chooses which is held.
    pen: Cell<Option<Pen>>,
    /// Fingers on buttons.
    taps: taps::Taps,
}

impl std::fmt::Debug for Hands {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hands").finish_non_exhaustive()
    }
}

impl Hands {
    /// Hands on these boards, whose elements are in `root`.
    pub fn new(desk: Rc<dyn Desk>, root: Element) -> Rc<Self> {
        let ghosts = Ghosts::new(root.clone());
        let seen = Cell::new((desk.number(), desk.game().log().end()));
        Rc::new(Self {
            desk,
            root,
            input: RefCell::default(),
            ghosts,
            passing: flight::Passing::default(),
            seen,
            pressed: Cell::new(false),
            by_finger: Cell::new(false),
            asks: Cell::new(false),
            pen: Cell::new(None),
            taps: taps::Taps::default(),
        })
    }

    /// Lets the machine take an event, and does what it says.
    pub fn feed(&self, event: InputEvent) {
        let game = self.desk.game();
        let before = self.input.borrow().hand();
        let effects = {
            let mut input = self.input.borrow_mut();
            // Settings are asked for when a hand goes down or up, not at every move of a pointer.
            if !matches!(event, InputEvent::Move { .. }) {
                input.let_plan(self.desk.plans());
                let ways = self.desk.ways();
                input.draw_with(Pens { in_hand: self.desk.pencil(), by_key: self.pen.get() });
                input.go(Ways { queens: ways.queens && !self.asks.get(), ..ways });
            }
            input.step(event, &game)
        };
        if matches!(event, InputEvent::Up { .. }) {
            self.answer(&effects);
        }
        for effect in effects {
            self.apply(effect);
        }
        let hand = self.input.borrow().hand();
        if hand != before {
            self.desk.held(hand);
        }
    }

    /// The match has moved on, or another one was laid out.
    pub fn follow(&self) {
        let game = self.desk.game();
        let now = (self.desk.number(), game.log().end());
        let (number, seq) = self.seen.replace(now);
        if number == now.0 {
            self.feed(InputEvent::MatchChanged);
            flight::show_passes(&self.passing, &self.root, &game, seq);
            if flight::has_pass(&game, seq) {
                self.tremble(Tremble::Pass);
            }
        } else {
            self.feed(InputEvent::AnotherMatch);
        }
    }

    /// A finger feels what came of its piece.
    fn answer(&self, effects: &[Effect]) {
        if effects.iter().any(|effect| matches!(effect, Effect::Play { .. })) {
            self.tremble(Tremble::Placed);
        } else if effects.iter().any(|effect| matches!(effect, Effect::Refused { .. })) {
            self.tremble(Tremble::Refused);
        }
    }

    /// Nothing is felt under a mouse.
    fn tremble(&self, what: Tremble) {
        if self.by_finger.get() && self.desk.trembles() {
            sound::tremble(what);
        }
    }

    /// Whose first rank is below on each board.
    fn below(&self) -> PerBoard<pasapezas_core::Color> {
        PerBoard::new(|board| self.desk.below(board))
    }

    fn apply(&self, effect: Effect) {
        match effect {
            Effect::Play { seat, action } => {
                self.desk.play(seat, action);
                self.feed(InputEvent::MatchChanged);
            }
            Effect::Refused { seat, attempt, why } => self.desk.refused(seat, attempt, why),
            Effect::Lapsed { seat, attempt, why } => self.desk.lapsed(seat, attempt, why),
            Effect::Lift { pointer, kind, pick, piece } => {
                Ghosts::lift(&self.ghosts, pointer, kind, pick, piece);
            }
            Effect::Land { pointer, landing: Landing::Home } => Ghosts::home(&self.ghosts, pointer),
            Effect::Land { pointer, landing: Landing::Taken } => Ghosts::taken(&self.ghosts, pointer),
            Effect::Trace { pointer, shape } => {
                Ghosts::trace(&self.ghosts, pointer, shape, self.desk.below(shape.board));
            }
            Effect::Traced { pointer } => Ghosts::traced(&self.ghosts, pointer),
            Effect::Draw { shape } => self.desk.draw(shape),
            Effect::Wipe { board } => self.desk.wipe(board),
            Effect::Pencil { pen } => self.desk.take_pencil(pen),
            Effect::Touched { seat } => self.desk.touched(seat),
            Effect::FocusBoard { board, square } => roving::focus_board(&self.root, board, square),
        }
    }
}
