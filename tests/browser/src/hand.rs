//! The ways in which a person moves a piece. Every way can do everything.

use crate::keyboard::Key;
use crate::pointer::Pointer;
use crate::state::State;
use crate::table::Table;

/// A way of moving pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Dragging with the mouse.
    Mouse,
    /// Clicking the piece, then the square.
    Clicks,
    /// Dragging with a finger.
    Finger,
    /// Tapping the piece, then the square.
    Taps,
    /// The keyboard alone.
    Keys,
}

/// What a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// A queen.
    Queen,
    /// A knight.
    Knight,
    /// A rook.
    Rook,
    /// A bishop.
    Bishop,
}

impl Promotion {
    /// In the order of the chooser, from the edge inwards.
    pub const ALL: [Promotion; 4] = [Promotion::Queen, Promotion::Knight, Promotion::Rook, Promotion::Bishop];

    /// As the page names it for tests.
    pub fn role(self) -> &'static str {
        match self {
            Promotion::Queen => "queen",
            Promotion::Knight => "knight",
            Promotion::Rook => "rook",
            Promotion::Bishop => "bishop",
        }
    }

    /// The letter of the piece.
    pub fn letter(self) -> char {
        match self {
            Promotion::Queen => 'Q',
            Promotion::Knight => 'N',
            Promotion::Rook => 'R',
            Promotion::Bishop => 'B',
        }
    }
}

impl Hand {
    /// All ways.
    pub const ALL: [Hand; 5] = [Hand::Mouse, Hand::Clicks, Hand::Finger, Hand::Taps, Hand::Keys];

    /// Plays a move or a drop and waits until the piece stands there and nowhere else.
    pub fn play(self, table: &Table, from: &str, to: &str) -> State {
        let before = table.state();
        let piece = before.square(from).map_or_else(|| stored_piece(from), String::from);
        self.try_to_play(table, from, to);
        table.until(&format!("{piece} from {from} on {to}"), |state| {
            let gone = before.square(from).map_or_else(
                || state.stored(from) + 1 == before.stored(from),
                |_| state.square(from).is_none(),
            );
            state.at(to) == Some(&piece) && gone
        })
    }

    /// Brings a piece from one place to another, whatever becomes of it.
    pub fn try_to_play(self, table: &Table, from: &str, to: &str) {
        match self {
            Hand::Mouse => table.drag(from, to),
            Hand::Clicks => {
                table.click(table.place(from));
                table.click(table.place(to));
            }
            Hand::Finger => table.perform(&[Pointer::finger(1).drag(table.place(from), table.place(to))]),
            Hand::Taps => {
                table.perform(&[Pointer::finger(1).tap(table.place(from))]);
                table.perform(&[Pointer::finger(1).tap(table.place(to))]);
            }
            Hand::Keys => {
                for place in [from, to] {
                    table.walk_to(place);
                    table.keys(&[Key::Enter]);
                }
            }
        }
    }

    /// Chooses in the open promotion chooser.
    pub fn promote(self, table: &Table, promotion: Promotion) {
        let choice = format!(".chooser [data-choice={}]", promotion.role());
        table.wait("the promotion chooser", || table.rects(&choice).into_iter().next());
        match self {
            Hand::Mouse | Hand::Clicks => table.click(table.reach(&choice)),
            Hand::Finger | Hand::Taps => {
                table.perform(&[Pointer::finger(1).tap(table.reach(&choice))]);
            }
            Hand::Keys => {
                table.walk_by(&format!("choice {}", promotion.role()), Key::Tab);
                table.keys(&[Key::Enter]);
            }
        }
    }

    /// Uses a control.
    pub fn press(self, table: &Table, action: &str) {
        match self {
            Hand::Mouse | Hand::Clicks => table.press(action),
            Hand::Finger | Hand::Taps => {
                let control = table.reach(&format!("[data-action={action}]"));
                table.perform(&[Pointer::finger(1).tap(control)]);
            }
            Hand::Keys => {
                table.walk_by(&format!("action {action}"), Key::Tab);
                table.keys(&[Key::Enter]);
            }
        }
    }
}

/// The piece in a slot such as `BlackB:pawn`: `bP`.
fn stored_piece(slot: &str) -> String {
    let (seat, role) = slot.split_once(':').expect("a seat and a role");
    let letter = match role {
        "knight" => 'N',
        role => role.chars().next().map_or('?', |letter| letter.to_ascii_uppercase()),
    };
    let color = if seat.starts_with("White") { 'w' } else { 'b' };
    format!("{color}{letter}")
}

impl Table {
    /// Brings the focus to a place by Tab and the arrows.
    pub fn walk_to(&self, place: &str) {
        let owner = place.split(':').next().unwrap_or_default();
        self.tab_until(place, |focus| focus.split(':').next() == Some(owner) && focus.contains(':'));
        for _ in 0..16 {
            let focus = self.focus();
            if focus == place {
                return;
            }
            let (here, there) = (self.place(&focus), self.place(place));
            let (x, y) = (there.x - here.x, there.y - here.y);
            let key = if x.abs() > 4.0 {
                if x > 0.0 { Key::Right } else { Key::Left }
            } else if y > 0.0 {
                Key::Down
            } else {
                Key::Up
            };
            self.keys(&[key]);
            self.wait("another place with the focus", || (self.focus() != focus).then_some(()));
        }
        panic!("the arrows do not lead to {place}: {} has the focus", self.focus());
    }

    /// Presses a key until something has the focus.
    pub fn walk_by(&self, wanted: &str, key: Key) {
        for _ in 0..60 {
            if self.focus() == wanted {
                return;
            }
            self.keys(&[key]);
        }
        panic!("{key:?} does not lead to {wanted}: {} has the focus", self.focus());
    }

    fn tab_until(&self, wanted: &str, found: impl Fn(&str) -> bool) {
        for _ in 0..60 {
            if found(&self.focus()) {
                return;
            }
            self.keys(&[Key::Tab]);
        }
        panic!("Tab does not lead to {wanted}: {} has the focus", self.focus());
    }
}
