//! Scripts of pointers and keys, and what must come of them. Names with a code such as `u_a5` are cases of people who used
//! comparable programs; the fault is told at the test.

mod choosing;
mod drawing;
mod fuzz;
mod geometry;
mod keys;
mod plans;
mod pointers;
mod taps;
mod touch;
mod ways;

use pasapezas_core::notation::{read_bfen, write_uci};
use pasapezas_core::record::Shape;
use pasapezas_core::{
    Action, BoardId, DropRole, Match, MatchSetup, Millis, PerBoard, Position, PromotionRole, RuleSet, Seat,
    Square, Stamp, TimeControl,
};

use super::*;

pub(super) const A: BoardId = BoardId::A;
pub(super) const B: BoardId = BoardId::B;

/// A table with two boards of 800 px side by side, White below on both; every action is played at once.
pub(super) struct Hands {
    pub(super) game: Match,
    pub(super) input: Input,
    /// What came out, in short words: `WhiteA e2e4`, `WhiteA refused path-blocked`, `lift 1`, `home 1`.
    pub(super) heard: Vec<String>,
    now: u32,
}

impl Hands {
    /// Both boards from the array, started.
    pub(super) fn new() -> Self {
        Self::of(MatchSetup::default())
    }

    /// Both boards from a text, started.
    pub(super) fn from(bfen: &str) -> Self {
        let both = read_bfen(bfen).unwrap();
        let rules = RuleSet::default();
        let start = both.boards.map(|setup| Position::new(setup, &rules).unwrap());
        Self::of(MatchSetup { rules, time: TimeControl::default(), start })
    }

    pub(super) fn of(setup: MatchSetup) -> Self {
        let mut game = Match::new(setup);
        game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
        Self { game, input: Input::new(), heard: Vec::new(), now: 0 }
    }

    pub(super) fn step(&mut self, event: InputEvent) {
        for effect in self.input.step(event, &self.game) {
            let word = self.word(effect);
            self.heard.extend(word);
            if let Effect::Play { seat, action } = effect {
                self.play(seat, action);
            }
        }
    }

    fn word(&self, effect: Effect) -> Option<String> {
        Some(match effect {
            Effect::Play { seat, action, .. } => {
                let before = self.game.position(seat.board);
                match action {
                    Action::Play(mv) => format!("{seat} {}", write_uci(before, mv)),
                    other => format!("{seat} {other:?}"),
                }
            }
            Effect::Refused { seat, why, .. } => format!("{seat} refused {}", why.kind().code()),
            Effect::Lapsed { seat, why, .. } => format!("{seat} lapsed {}", why.kind().code()),
            Effect::Lift { pointer, .. } => format!("lift {}", pointer.0),
            Effect::Land { pointer, landing: Landing::Home } => format!("home {}", pointer.0),
            Effect::Land { pointer, landing: Landing::Taken } => format!("taken {}", pointer.0),
            Effect::FocusBoard { board, square } => {
                format!("focus {}{}", board.letter(), square.map(|s| s.to_string()).unwrap_or_default())
            }
            Effect::Trace { pointer, .. } => format!("trace {}", pointer.0),
            Effect::Traced { pointer } => format!("traced {}", pointer.0),
            Effect::Draw { shape: Shape { board, from, to, pen } } => {
                format!("{}: {from}-{to} {pen:?}", board.letter())
            }
            Effect::Wipe { board } => format!("wipe {}", board.letter()),
            Effect::Pencil { pen } => format!("pencil {pen:?}"),
            Effect::Touched { .. } => return None,
        })
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action) {
        self.now += 10;
        self.game.play(Stamp::of(seat, Millis(self.now)), action).unwrap();
        self.step(InputEvent::MatchChanged);
    }

    /// Plays moves written as UCI, on the board of each seat, without any pointer.
    pub(super) fn moves(&mut self, seat: Seat, text: &str) {
        let mv = pasapezas_core::notation::read_uci(self.game.position(seat.board), text).unwrap();
        self.play(seat, Action::Play(mv));
    }

    pub(super) fn down(&mut self, pointer: i32, kind: PointerKind, place: &str) {
        let (spot, at) = spot(place);
        let pointer = PointerId(pointer);
        self.step(InputEvent::Down { pointer, kind, press: Press::Main, at, spot });
    }

    pub(super) fn to(&mut self, pointer: i32, place: &str) {
        let at = spot(place).1;
        self.step(InputEvent::Move { pointer: PointerId(pointer), held: Held::MainOnly, at });
    }

    pub(super) fn up(&mut self, pointer: i32, place: &str) {
        let spot = spot(place).0;
        self.step(InputEvent::Up { pointer: PointerId(pointer), spot });
    }

    /// A whole drag of a mouse.
    pub(super) fn drag(&mut self, from: &str, to: &str) {
        self.down(1, PointerKind::Mouse, from);
        self.to(1, to);
        self.up(1, to);
    }

    /// A whole tap of a finger.
    pub(super) fn tap(&mut self, place: &str) {
        self.down(9, PointerKind::Touch, place);
        self.up(9, place);
    }

    pub(super) fn key(&mut self, place: &str) {
        let spot = spot(place).0;
        self.step(InputEvent::Activate { spot });
    }

    /// What was heard since the last call.
    pub(super) fn heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.heard)
    }

    pub(super) fn picked(&self, seat: Seat) -> Option<Origin> {
        *self.input.hand().picked.at(seat)
    }
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn on(name: &str) -> Option<Origin> {
    Some(Origin::Board(square(name)))
}

pub(super) fn stored(role: DropRole) -> Option<Origin> {
    Some(Origin::Reserve(role))
}

/// `A.e4` a square, `WhiteA.N` a slot, `A=Q` and `A=x` tiles of a chooser, `-` nothing; and where it is.
pub(super) fn spot(place: &str) -> (Spot, Point) {
    if let Some((seat, role)) = place.split_once('.').filter(|(seat, _)| seat.len() > 1) {
        let seat = Seat::from_name(seat).unwrap();
        let role =
            DropRole::from_role(pasapezas_core::Role::from_letter(role.chars().next().unwrap()).unwrap());
        let at = Point { x: 2000.0 + f64::from(u8::from(seat.board == B)) * 500.0, y: 50.0 };
        return (Spot::Slot { seat, role: role.unwrap() }, at);
    }
    let board = if place.starts_with('A') { A } else { B };
    if let Some((_, square_name)) = place.split_once('.') {
        let square = square(square_name);
        let (column, row) = super::geometry::column_and_row(square, pasapezas_core::Color::White);
        let left = if board == A { 0.0 } else { 900.0 };
        let at = Point { x: left + f64::from(column) * 100.0 + 50.0, y: f64::from(row) * 100.0 + 50.0 };
        return (Spot::Square { board, square }, at);
    }
    if let Some((_, tile)) = place.split_once('=') {
        let role = pasapezas_core::Role::from_letter(tile.chars().next().unwrap());
        let role = role.and_then(PromotionRole::from_role);
        return (Spot::Choice { board, role }, Point { x: 10.0, y: 10.0 });
    }
    (Spot::Outside, Point { x: -500.0, y: -500.0 })
}

/// Both boards of a text with nothing but kings, for what happens elsewhere.
pub(super) const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

pub(super) fn with_kings(fen: &str) -> Hands {
    Hands::from(&format!("{fen} | {KINGS}"))
}

pub(super) fn nobody() -> PerBoard<pasapezas_core::PerColor<Option<Origin>>> {
    PerBoard::default()
}
