//! What the page shows.

use std::rc::Rc;

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Attempt, BoardId, Color, Millis, PerBoard, PerSeat, Refusal, Seat};

use super::evening::Evening;
use super::gap::Gap;
use super::per_team::PerTeam;
use super::session::Session;
use super::settings::Settings;
use super::start::NewMatch;
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
    /// The pencil in hand: hands draw with it and move nothing.
    pub pencil: Option<Pen>,
    /// The arrows and circles of each board. They belong to the page and to no log.
    pub drawings: PerBoard<Rc<[Shape]>>,
    /// What was refused last on each board, while it is shown.
    pub notes: PerBoard<Option<Note>>,
    /// Why each team may not claim the time, while it is shown.
    pub team_notes: PerTeam<Option<TeamNote>>,
    /// What a player of each board is asked in his line.
    pub asking: PerBoard<Option<Asking>>,
    /// Time that the clocks have not seen, in the present pause.
    pub gap: Option<Gap>,
    /// What came back with the match when the page was opened, until it goes on.
    pub comeback: Option<CameBack>,
    /// Whether the device keeps the match.
    pub keeping: Keeping,
    /// Whether another build of the page waits to be used.
    pub is_old: bool,
    /// The results since the four sat down.
    pub evening: Rc<Evening>,
    /// The open panel.
    pub dialog: Option<Dialog>,
    /// Whether it was opened at the upper edge of a table that lies flat, and is read there.
    pub panel_is_far: bool,
    /// Whether the result panel has been closed.
    pub result_closed: bool,
    /// Which board somebody asked about last, to be told how it stands.
    pub told: Option<Told>,
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
    /// Whether it had been planned, and is off now that its turn has come.
    pub lapsed: bool,
}

/// Somebody has asked how a board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Told {
    /// Its number; a later one is higher, of all notes.
    pub number: u32,
    /// Which board.
    pub board: BoardId,
    /// When, on the clock of the match.
    pub at: Millis,
}

/// A claim of time that was refused: its team reads why in its bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamNote {
    /// Its number; a later one is higher, of all notes.
    pub number: u32,
    /// Who claimed for the team.
    pub seat: Seat,
    /// Why not.
    pub why: Refusal,
}

/// A question to one player, in his line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asking {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// What a player is asked in his line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Whether he really resigns (article 9.3).
    Resign,
    /// Which draw he means: an offer, or a claim (articles 10.1 and 10.3).
    Draw,
    /// Whether he really removes a piece, since it draws the match (decision D22).
    Removal,
}

/// What there is to say of a match that came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CameBack {
    /// Whether its end is missing.
    pub is_cut: bool,
}

/// Whether the device keeps the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keeping {
    /// Every entry so far is on the disk, or on its way for so short a time that it is not worth a word.
    #[default]
    Fine,
    /// An entry has been on its way for a while.
    Slow,
    /// Nothing is kept any more.
    Failed(KeepFault),
    /// Another page of this device plays the match and keeps it; this one looks on.
    Elsewhere,
}

/// Why the device does not keep something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeepFault {
    /// There is no room left.
    Full,
    /// The store was made by a newer version of the page; it stays as it is.
    Newer,
    /// The browser does not let the page keep anything, or the store is broken.
    Forbidden,
}

/// A panel over the table. One at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialog {
    /// Everything that has no button of its own.
    Menu,
    /// Whether the match is really called off.
    CallOff,
    /// Whether the last move is really taken back.
    TakeBack,
    /// The four times, to be corrected.
    Times,
    /// The score of the evening.
    Evening,
    /// Why the match is not kept, and how to keep it.
    Keeping,
}

impl AppState {
    /// A fresh match on the table.
    pub fn new(settings: Settings, names: Names, start: &NewMatch) -> Self {
        Self {
            session: Session::new(start.setup(), 0),
            settings,
            names: Rc::new(names),
            hand: Hand::default(),
            pencil: None,
            drawings: no_drawings(),
            notes: PerBoard::default(),
            team_notes: PerTeam::default(),
            asking: PerBoard::default(),
            gap: None,
            comeback: None,
            keeping: Keeping::default(),
            is_old: false,
            evening: Rc::default(),
            dialog: None,
            panel_is_far: false,
            result_closed: false,
            told: None,
            notes_made: 0,
        }
    }

    /// Whether another build of the page is offered: never while loading it would lose the match.
    pub const fn offers_update(&self) -> bool {
        self.is_old && !matches!(self.keeping, Keeping::Failed(_))
    }

    /// The colour whose first rank is at the lower edge of `board`.
    pub const fn below(&self, board: BoardId) -> Color {
        *self.settings.below.get(board)
    }

    /// The seat at the lower edge of `board`.
    pub const fn near(&self, board: BoardId) -> Seat {
        Seat::new(board, self.below(board))
    }
}

/// No arrows and no circles.
pub(super) fn no_drawings() -> PerBoard<Rc<[Shape]>> {
    PerBoard::new(|_| Rc::default())
}
