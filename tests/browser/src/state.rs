//! What stands on the page, as `probe.js` reads it.

use crate::geometry::Rect;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The page at one moment.
#[derive(Clone, Debug, Deserialize)]
pub struct State {
    /// `before`, `playing`, `paused` or `over`.
    pub phase: String,
    boards: BTreeMap<String, Option<Board>>,
    seats: BTreeMap<String, Seat>,
    teams: BTreeMap<String, Team>,
    /// The result panel, while it is shown.
    pub outcome: Option<Outcome>,
    /// Where pieces fly that somebody drags.
    pub ghosts: Vec<Rect>,
    /// How many panels are open.
    pub dialogs: usize,
    /// What the live region says.
    pub said: String,
    /// The rows of each move list.
    pub moves: Vec<Vec<String>>,
    /// The language of the document.
    pub lang: String,
}

impl State {
    /// Board `A` or `B`.
    pub fn board(&self, name: &str) -> &Board {
        self.boards[name].as_ref().unwrap_or_else(|| panic!("board {name} is not on the page"))
    }

    /// A seat, such as `WhiteA`.
    pub fn seat(&self, name: &str) -> &Seat {
        &self.seats[name]
    }

    /// Team `one` or `two`.
    pub fn team(&self, name: &str) -> &Team {
        &self.teams[name]
    }

    /// What stands on a square such as `A:e2`: `wP`, `bN`, or nothing.
    pub fn at(&self, square: &str) -> Option<&str> {
        let (board, square) = square.split_once(':').expect("a board and a square");
        self.board(board).pieces.get(square).map(String::as_str)
    }

    /// The same, and nothing for a slot.
    pub(crate) fn square(&self, place: &str) -> Option<&str> {
        if place.starts_with("A:") || place.starts_with("B:") { self.at(place) } else { None }
    }

    /// How many pieces a slot such as `BlackB:pawn` holds.
    pub fn stored(&self, slot: &str) -> u32 {
        let (seat, role) = slot.split_once(':').expect("a seat and a role");
        self.seat(seat).reserve[role]
    }

    /// How many pieces all four reserves hold.
    pub fn stored_in_all(&self) -> u32 {
        self.seats.values().flat_map(|seat| seat.reserve.values()).sum()
    }

    /// Whether somebody holds or has chosen something, or a chooser is open.
    pub fn is_anything_held(&self) -> bool {
        let boards = self.boards.values().flatten();
        !self.ghosts.is_empty()
            || self.seats.values().any(|seat| !seat.picked.is_empty())
            || boards.into_iter().any(|board| {
                !board.selected.is_empty() || !board.lifted.is_empty() || board.chooser.is_some()
            })
    }
}

/// One board.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Board {
    /// Square to piece.
    pub pieces: BTreeMap<String, String>,
    /// Squares whose piece is not drawn there.
    pub astray: Vec<String>,
    /// Squares whose piece somebody has in hand.
    pub lifted: Vec<String>,
    /// Pieces drawn that are not there: refused drops, and moves that are planned.
    pub ghosted: usize,
    /// Squares of the last move.
    pub last: Vec<String>,
    /// Kings in check.
    pub check: Vec<String>,
    /// Pieces that carry the mark of promotion.
    pub promoted: Vec<String>,
    /// Chosen squares.
    pub selected: Vec<String>,
    /// Where the chosen piece may go.
    pub targets: Vec<String>,
    /// Where planned moves begin and end.
    pub planned: Vec<String>,
    /// What was touched and binds the player on move.
    pub bound: Vec<String>,
    /// Where something was refused.
    pub refused: Vec<String>,
    /// Framed squares under pointers.
    pub hovers: Vec<Option<String>>,
    /// The open promotion chooser.
    pub chooser: Option<Chooser>,
}

/// A promotion chooser.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Chooser {
    /// Where it lies.
    pub place: Rect,
    /// The names of its buttons.
    pub choices: Vec<String>,
}

/// One seat: reserve, player line and clock.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Seat {
    /// Role to number.
    pub reserve: BTreeMap<String, u32>,
    /// The chosen slots.
    pub picked: Vec<String>,
    /// Who sits there.
    pub name: String,
    /// Whether the line says that he is on move.
    pub on_move: bool,
    /// What the line says of him.
    pub standing: String,
    /// Whether he is asked something: if he resigns, which draw he means.
    pub asking: bool,
    /// What he may answer to an offer or to a forbidden placement, as actions of buttons.
    pub answers: Vec<String>,
    /// What the match has brought him, once it is over.
    pub points: String,
    /// What was refused to him.
    pub refusal: Option<Refusal>,
    /// The face of his clock.
    pub clock: String,
    /// Whether his clock runs.
    pub running: bool,
    /// How his flag is drawn.
    pub flag: Flag,
}

impl Seat {
    /// Whether his flag is drawn fallen.
    pub fn flag_down(&self) -> bool {
        self.flag == Flag::Down
    }
}

/// A flag on the face of a clock.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Flag {
    /// There is time left, or there are no clocks.
    Up,
    /// The time is over.
    Down,
}

/// What stands in the bar of a team.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Team {
    /// Whether its button for the time is there.
    pub can_claim: bool,
    /// Why its claim was refused.
    pub refusal: Option<Refusal>,
}

/// A refusal, as the player line shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Refusal {
    /// Its public code.
    pub code: String,
    /// The badge.
    pub article: String,
    /// The sentence, in the form that is shown.
    pub sentence: String,
}

/// The result panel.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Outcome {
    /// Its public code.
    pub code: String,
    /// Who has won.
    pub head: String,
    /// The badge.
    pub article: String,
    /// All of its text.
    pub text: String,
}

/// What the page has done since its beginning, or between two looks.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
pub struct Counts {
    /// Frame callbacks.
    pub frames: u64,
    /// Writes of a style.
    pub writes: u64,
    /// Pointer moves that arrived.
    pub moves: u64,
    /// Changes of the document.
    pub mutations: u64,
    /// Pointers that the browser took away.
    pub cancels: u64,
    /// Renders of components, as the page counts them.
    #[serde(default)]
    pub renders: u64,
}

impl Counts {
    /// What has been done since an earlier look.
    pub fn since(self, before: Counts) -> Counts {
        Counts {
            frames: self.frames - before.frames,
            writes: self.writes - before.writes,
            moves: self.moves - before.moves,
            mutations: self.mutations - before.mutations,
            cancels: self.cancels - before.cancels,
            renders: self.renders - before.renders,
        }
    }
}

/// What went wrong behind the page's back.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub struct Complaints {
    /// Console, uncaught errors, the Content-Security-Policy.
    pub complaints: Vec<String>,
    /// What moved although nobody moved it.
    pub shifts: Vec<String>,
}
