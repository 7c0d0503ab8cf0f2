//! Pointers in the editor. The screen of these tests: board A 80 px wide at the origin, board B to its right at 100, the
//! palette at 200 with ten pixels a tool, reserves at 400 with ten pixels a slot.

use std::cell::RefCell;

use pasapezas_core::{BoardId, Color, DropRole, Role, Seat};

use super::{array, on_a, piece, place};
use crate::editor::{Carried, Change, Editor, Effect, HandEvent, Hands, Landing, Origin, Place, Spot, Tool};
use crate::input::geometry::{Rectangle, square_from_point};
use crate::input::{Held, Point, PointerId, PointerKind, Press};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

pub(super) fn look(at: Point) -> Spot {
    let board = |board, left| {
        let rectangle = Rectangle { left, top: 0.0, width: 80.0, height: 80.0 };
        let square = square_from_point(rectangle, Color::White, at)?;
        Some(Spot::Square(Place { board, square }))
    };
    let strip = |left: f64, count: u8| (0..count).find(|n| at.x < left + f64::from(*n) * 10.0 + 10.0);
    if let Some(spot) = board(BoardId::A, 0.0).or_else(|| board(BoardId::B, 100.0)) {
        return spot;
    }
    if at.y < 0.0 || at.x < 200.0 {
        return Spot::Outside;
    }
    if at.x < 400.0 {
        return strip(200.0, 15).and_then(|n| Tool::all().nth(n.into())).map_or(Spot::Outside, Spot::Tool);
    }
    let slot = strip(400.0, 5).map(|n| DropRole::ALL[usize::from(n)]);
    slot.map_or(Spot::Outside, |role| Spot::Slot(Seat::WHITE_A, role))
}

fn at(name: &str) -> Point {
    let Place { board, square } = place(name);
    let left = if board == BoardId::A { 5.0 } else { 105.0 };
    Point {
        x: left + f64::from(square.file().index()) * 10.0,
        y: 75.0 - f64::from(square.rank().index()) * 10.0,
    }
}

fn tool_at(tool: Tool) -> Point {
    let place = Tool::all().position(|other| other == tool).unwrap();
    Point { x: 205.0 + f64::from(u8::try_from(place).unwrap()) * 10.0, y: 5.0 }
}

const KNIGHTS: Point = Point { x: 415.0, y: 5.0 };
const NOWHERE: Point = Point { x: 90.0, y: 40.0 };

/// A screen with hands.
struct Screen {
    hands: Hands,
    editor: Editor,
    seen: RefCell<Vec<Effect>>,
}

impl Screen {
    fn new(editor: Editor) -> Self {
        Self { hands: Hands::default(), editor, seen: RefCell::default() }
    }

    fn feed(&mut self, event: HandEvent) {
        for effect in self.hands.step(event, &self.editor, &look) {
            if let Effect::Change(change) = &effect {
                self.editor = self.editor.after(change);
            }
            self.seen.borrow_mut().push(effect);
        }
    }

    fn down_with(&mut self, press: Press, at: Point) {
        let kind = PointerKind::Mouse;
        self.feed(HandEvent::Down { pointer: PointerId(1), kind, press, at });
    }

    fn down(&mut self, at: Point) {
        self.down_with(Press::Main, at);
    }

    fn go(&mut self, at: Point) {
        self.feed(HandEvent::Move { pointer: PointerId(1), held: Held::MainOnly, at });
    }

    fn up(&mut self, at: Point) {
        self.feed(HandEvent::Up { pointer: PointerId(1), at });
    }

    fn tap(&mut self, at: Point) {
        self.down(at);
        self.up(at);
    }

    fn drag(&mut self, from: Point, to: Point) {
        self.down(from);
        self.go(to);
        self.up(to);
    }

    fn at(&self, name: &str) -> Option<pasapezas_core::Piece> {
        self.editor.piece_at(place(name))
    }

    fn landed(&self, landing: Landing) -> bool {
        self.seen.borrow().contains(&Effect::Land { pointer: PointerId(1), landing })
    }
}

#[test]
fn the_hand_carries_a_piece_to_either_board() {
    let mut screen = Screen::new(array());
    screen.drag(at("A:e2"), at("A:e5"));
    assert_eq!((screen.at("A:e2"), screen.at("A:e5")), (None, Some(piece("P"))));
    screen.drag(at("A:e5"), at("B:d4"));
    assert_eq!((screen.at("A:e5"), screen.at("B:d4")), (None, Some(piece("P"))));
    assert!(screen.landed(Landing::Taken));
}

#[test]
fn a_piece_that_leaves_the_boards_is_gone_and_one_that_stays_is_not() {
    let mut screen = Screen::new(array());
    screen.drag(at("A:e2"), NOWHERE);
    assert_eq!(screen.at("A:e2"), None);
    screen.down(at("A:d2"));
    screen.go(NOWHERE);
    screen.go(at("A:d2"));
    screen.up(at("A:d2"));
    assert_eq!(screen.at("A:d2"), Some(piece("P")));
    assert!(screen.landed(Landing::Home));
}

#[test]
fn two_taps_move_a_piece_and_two_on_itself_do_not() {
    let mut screen = Screen::new(array());
    screen.tap(at("A:e2"));
    assert_eq!(screen.editor.chosen(), Some(place("A:e2")));
    screen.tap(at("B:e4"));
    assert_eq!((screen.at("A:e2"), screen.at("B:e4")), (None, Some(piece("P"))));
    screen.tap(at("A:d2"));
    screen.tap(at("A:d2"));
    assert_eq!((screen.editor.chosen(), screen.at("A:d2")), (None, Some(piece("P"))));
}

#[test]
fn a_tool_paints_along_the_way_even_when_the_pointer_jumps() {
    let mut screen = Screen::new(on_a(KINGS));
    screen.tap(tool_at(Tool::Piece(Color::White, Role::Pawn)));
    screen.drag(at("A:a4"), at("A:h4"));
    for file in "abcdefgh".chars() {
        assert_eq!(screen.at(&format!("A:{file}4")), Some(piece("P")), "{file}");
    }
    let undone = screen.editor.after(&Change::Undo);
    assert_eq!(undone.piece_at(place("A:a4")), None, "one step");
    screen.tap(tool_at(Tool::Eraser));
    screen.drag(at("A:c4"), at("A:e4"));
    assert_eq!([screen.at("A:b4"), screen.at("A:c4"), screen.at("A:e4")], [Some(piece("P")), None, None]);
}

#[test]
fn the_right_button_removes_along_its_way() {
    let mut screen = Screen::new(array());
    screen.down_with(Press::Other, at("A:a2"));
    screen.feed(HandEvent::Move { pointer: PointerId(1), held: Held::Otherwise, at: at("A:c2") });
    screen.up(at("A:c2"));
    assert_eq!(["A:a2", "A:b2", "A:c2"].map(|name| screen.at(name)), [None; 3]);
    assert_eq!(screen.at("A:d2"), Some(piece("P")));
}

#[test]
fn another_button_puts_back_what_is_carried() {
    let mut screen = Screen::new(array());
    screen.down(at("A:e2"));
    screen.go(at("A:e4"));
    screen.feed(HandEvent::Move { pointer: PointerId(1), held: Held::Otherwise, at: at("A:e4") });
    screen.up(at("A:e4"));
    assert_eq!(screen.at("A:e2"), Some(piece("P")));
    assert!(screen.landed(Landing::Home));
}

#[test]
fn lost_pointers_and_escape_put_back_what_is_carried() {
    for event in [HandEvent::Lost { pointer: PointerId(1) }, HandEvent::Cancel] {
        let mut screen = Screen::new(array());
        screen.down(at("A:e2"));
        screen.go(at("A:e4"));
        screen.feed(event);
        screen.up(at("A:e4"));
        assert_eq!(screen.editor.draft(), array().draft());
    }
    let mut screen = Screen::new(array());
    screen.tap(at("A:e2"));
    screen.feed(HandEvent::Cancel);
    assert_eq!(screen.editor.chosen(), None);
}

#[test]
fn the_palette_gives_any_number_of_pieces() {
    let mut screen = Screen::new(on_a(KINGS));
    let queen = tool_at(Tool::Piece(Color::Black, Role::Queen));
    screen.drag(queen, at("A:d4"));
    screen.drag(queen, at("A:d5"));
    assert_eq!([screen.at("A:d4"), screen.at("A:d5")], [Some(piece("q")); 2]);
    assert_eq!(screen.editor.tool(), Tool::Hand, "a drag takes no tool");
    screen.drag(queen, NOWHERE);
    assert!(screen.landed(Landing::Home));
    screen.drag(tool_at(Tool::Eraser), at("A:d4"));
    assert_eq!(screen.at("A:d4"), Some(piece("q")), "only pieces can be carried");
    screen.drag(queen, KNIGHTS);
    assert_eq!(screen.editor.draft().boards.a.reserves.black.count(DropRole::Queen), 1);
}

#[test]
fn slots_count_lend_and_keep() {
    let mut screen = Screen::new(on_a(KINGS));
    let stored = |screen: &Screen| screen.editor.draft().boards.a.reserves.white.count(DropRole::Knight);
    screen.drag(KNIGHTS, at("A:d4"));
    assert_eq!(screen.at("A:d4"), None, "there is none");
    screen.tap(KNIGHTS);
    screen.tap(KNIGHTS);
    screen.tap(KNIGHTS);
    assert_eq!(stored(&screen), 3);
    screen.drag(KNIGHTS, at("A:d4"));
    assert_eq!((stored(&screen), screen.at("A:d4")), (2, Some(piece("N"))));
    screen.down_with(Press::Other, KNIGHTS);
    assert_eq!(stored(&screen), 1);
    screen.drag(KNIGHTS, NOWHERE);
    assert_eq!(stored(&screen), 0);
    screen.drag(at("A:d4"), KNIGHTS);
    assert_eq!((stored(&screen), screen.at("A:d4")), (1, None));
    screen.drag(at("A:e1"), KNIGHTS);
    assert_eq!(screen.at("A:e1"), Some(piece("K")), "a king goes home");
    screen.tap(tool_at(Tool::Eraser));
    screen.tap(KNIGHTS);
    assert_eq!(stored(&screen), 0);
}

#[test]
fn a_lifted_piece_says_what_it_is() {
    let mut screen = Screen::new(on_a("4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1"));
    screen.down(at("A:a1"));
    screen.go(at("A:b2"));
    let carried = Carried { piece: piece("Q~"), origin: Origin::Square(place("A:a1")) };
    let lift = Effect::Lift { pointer: PointerId(1), kind: PointerKind::Mouse, carried };
    assert_eq!(*screen.seen.borrow(), [lift]);
}

#[test]
fn pointers_do_not_disturb_each_other() {
    let mut screen = Screen::new(array());
    let finger = |pointer: i32, at| HandEvent::Down {
        pointer: PointerId(pointer),
        kind: PointerKind::Touch,
        press: Press::Main,
        at,
    };
    screen.feed(finger(1, at("A:e2")));
    screen.feed(finger(2, at("B:d2")));
    for (pointer, to) in [(1, "A:e4"), (2, "B:d4")] {
        screen.feed(HandEvent::Move { pointer: PointerId(pointer), held: Held::MainOnly, at: at(to) });
    }
    screen.feed(HandEvent::Up { pointer: PointerId(2), at: at("B:d4") });
    screen.feed(HandEvent::Up { pointer: PointerId(1), at: at("A:e4") });
    assert_eq!([screen.at("A:e4"), screen.at("B:d4")], [Some(piece("P")); 2]);
}

#[test]
fn the_keyboard_does_what_taps_do() {
    let mut screen = Screen::new(array());
    for name in ["A:e2", "A:e4"] {
        screen.feed(HandEvent::Activate { place: place(name) });
    }
    assert_eq!(screen.at("A:e4"), Some(piece("P")));
    screen.editor = screen.editor.after(&Change::Take(Tool::Mark));
    screen.feed(HandEvent::Activate { place: place("A:d1") });
    assert_eq!(screen.at("A:d1"), Some(piece("Q~")));
}
