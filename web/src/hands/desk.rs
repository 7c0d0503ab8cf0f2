//! What hands need of what they play on: the table, or a board of the study.

use std::rc::Rc;

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Action, Attempt, BoardId, Color, Match, Refusal, Seat};
use pasapezas_model::app::{Change, Settings};
use pasapezas_model::input::{Hand, Ways};

use crate::context::Table;

/// Boards that hands can play on.
pub trait Desk {
    /// The match as it stands: what is allowed is asked of it.
    fn game(&self) -> Rc<Match>;

    /// Which match it is: with another number, what is held is put back.
    fn number(&self) -> u32;

    /// The colour whose first rank is at the lower edge of `board`.
    fn below(&self, board: BoardId) -> Color;

    /// Somebody plays what was just judged.
    fn play(&self, seat: Seat, action: Action);

    /// Somebody has tried what he may not.
    fn refused(&self, seat: Seat, attempt: Option<Attempt>, why: Refusal);

    /// What somebody had planned is off now that its turn has come.
    fn lapsed(&self, seat: Seat, attempt: Attempt, why: Refusal) {
        self.refused(seat, Some(attempt), why);
    }

    /// Somebody asks how a board stands.
    fn tell(&self, _board: BoardId) {}

    /// Whether moves may be planned here before their turn.
    fn plans(&self) -> bool {
        false
    }

    /// How pieces are brought to squares here.
    fn ways(&self) -> Ways {
        Ways::default()
    }

    /// The pencil in hand: pointers draw and move nothing.
    fn pencil(&self) -> Option<Pen> {
        None
    }

    /// Another pencil is taken, or it is put away.
    fn take_pencil(&self, pen: Option<Pen>);

    /// An arrow or a circle is drawn, or taken away where it is there.
    fn draw(&self, shape: Shape);

    /// Somebody has pressed an empty square: drawings that are there for a moment go.
    fn wipe(&self, _board: BoardId) {}

    /// Whether the device answers fingers by trembling.
    fn trembles(&self) -> bool {
        false
    }

    /// Somebody has touched something: what was said to him is read.
    fn touched(&self, seat: Seat);

    /// What the hands hold has changed.
    fn held(&self, hand: Hand);

    /// Escape: what is asked is withdrawn.
    fn withdraw(&self);
}

impl Desk for Table {
    fn game(&self) -> Rc<Match> {
        self.read(|state| Rc::clone(&state.session.game))
    }

    fn number(&self) -> u32 {
        self.read(|state| state.session.number)
    }

    fn below(&self, board: BoardId) -> Color {
        self.read(|state| state.below(board))
    }

    fn play(&self, seat: Seat, action: Action) {
        self.act_of(seat, action);
    }

    fn refused(&self, seat: Seat, attempt: Option<Attempt>, why: Refusal) {
        self.change(Change::Refused { seat, attempt, why });
    }

    fn lapsed(&self, seat: Seat, attempt: Attempt, why: Refusal) {
        self.change(Change::Lapsed { seat, attempt, why });
    }

    fn tell(&self, board: BoardId) {
        self.change(Change::Tell { board, at: self.now() });
    }

    fn plans(&self) -> bool {
        self.state().settings.premoves
    }

    fn ways(&self) -> Ways {
        let Settings { input, queens, .. } = self.state().settings;
        Ways { mode: input, queens }
    }

    fn pencil(&self) -> Option<Pen> {
        self.state().pencil
    }

    fn take_pencil(&self, pen: Option<Pen>) {
        self.change(Change::Pencil(pen));
    }

    fn draw(&self, shape: Shape) {
        self.change(Change::Draw(shape));
    }

    fn wipe(&self, board: BoardId) {
        self.change(Change::Wipe(Some(board)));
    }

    fn trembles(&self) -> bool {
        self.state().settings.haptics
    }

    fn touched(&self, seat: Seat) {
        self.change(Change::Touched(seat));
    }

    fn held(&self, hand: Hand) {
        self.change(Change::Hand(hand));
    }

    fn withdraw(&self) {
        for board in BoardId::ALL {
            self.change(Change::Ask { board, asking: None });
        }
    }
}
