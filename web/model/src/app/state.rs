//! What the page shows.

use std::rc::Rc;

use pasapezas_core::{Attempt, BoardId, Color, PerBoard, PerSeat, Refusal, Seat};

use super::session::Session;
use super::settings::Settings;
use super::start::{BadStart, NewMatch};
use crate::input::Hand;

/// The names of the four players as they were typed; empty where nobody has typed one.
pub type Names = PerSeat<String>;

/// Everything that the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppState {
    /// The match.
    pub session: Session,
    /// Choices of the people at the table.
    pub settings: Settings,
    /// Who sits where.
    pub names: Rc<Names>,
    /// What hands hold.
    pub hand: Hand,
    /// Which team is at the lower edge: false for team One, true after the boards have been turned.
    pub turned: bool,
    /// What was refused last on each board, while it is shown.
    pub notes: PerBoard<Option<Note>>,
    /// The player of each board who is asked whether he resigns.
    pub resigning: PerBoard<Option<Seat>>,
    /// The open panel.
    pub dialog: Option<Dialog>,
    /// Whether the result panel has been closed.
    pub result_closed: bool,
    /// Why the position that the address asked for is not on the table.
    pub bad_start: Option<Rc<BadStart>>,
    /// How many notes there were: gives each its number.
    pub notes_made: u32,
}

/// Something that was refused, with all that is needed to say and draw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Note {
    /// Its number; a later one is higher.
    pub number: u32,
    /// Who tried.
    pub seat: Seat,
    /// What he tried, unless it was no try on the board.
    pub attempt: Option<Attempt>,
    /// Why not.
    pub why: Refusal,
}

/// A panel over the table. One at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialog {
    /// Everything that has no button of its own.
    Menu,
    /// Names and time of a new match.
    NewMatch,
    /// What the keys do.
    Help,
}

impl AppState {
    /// A fresh match on the table.
    pub fn new(settings: Settings, names: Names, start: &NewMatch) -> Self {
        Self {
            session: Session::new(start.setup(), 0),
            settings,
            names: Rc::new(names),
            hand: Hand::default(),
            turned: false,
            notes: PerBoard::default(),
            resigning: PerBoard::default(),
            dialog: None,
            result_closed: false,
            bad_start: None,
            notes_made: 0,
        }
    }

    /// The colour whose first rank is at the lower edge of `board`: team One's, or team Two's when turned.
    pub const fn below(&self, board: BoardId) -> Color {
        match (board, self.turned) {
            (BoardId::A, false) | (BoardId::B, true) => Color::White,
            (BoardId::B, false) | (BoardId::A, true) => Color::Black,
        }
    }

    /// The seat at the lower edge of `board`.
    pub const fn near(&self, board: BoardId) -> Seat {
        Seat::new(board, self.below(board))
    }
}
