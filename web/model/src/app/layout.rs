//! How the table lies on the screen: which picture of it, which board stands where, and who looks from which edge. No
//! pixels, and nothing that the match knows of.

use pasapezas_core::{BoardId, Color, PerBoard, Seat, Team};

use super::change::{Change, SettingChange};
use super::settings::{Settings, TEAM_ONE_BELOW};

/// The picture of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layout {
    /// Both boards of one size, all for readers at the lower edge.
    #[default]
    Even,
    /// The screen lies between the four: whatever belongs to a far seat is turned toward it.
    Flat,
    /// Somebody sits at this seat alone: his board is large, and his place is marked.
    Seat(Seat),
}

impl Layout {
    /// In the order of the menu.
    pub const ALL: [Self; 6] = [
        Self::Even,
        Self::Flat,
        Self::Seat(Seat::WHITE_A),
        Self::Seat(Seat::BLACK_A),
        Self::Seat(Seat::WHITE_B),
        Self::Seat(Seat::BLACK_B),
    ];

    /// Its name in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Flat => "flat",
            Self::Seat(seat) => seat.name(),
        }
    }

    /// The layout with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The seat that is *you*.
    pub const fn own_seat(self) -> Option<Seat> {
        match self {
            Self::Even | Self::Flat => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Who sits at the lower edge as long as nobody has turned a board: the own team, or Team One.
    pub const fn usual_below(self) -> PerBoard<Color> {
        match self.own_seat() {
            Some(seat) => match seat.team() {
                Team::One => TEAM_ONE_BELOW,
                Team::Two => PerBoard { a: Color::Black, b: Color::White },
            },
            None => TEAM_ONE_BELOW,
        }
    }
}

impl Settings {
    /// The colour of this board whose pieces stand upside down, because its player sits at the far edge.
    pub const fn turned(&self, board: BoardId) -> Option<Color> {
        match self.layout {
            Layout::Flat => Some(self.below.get(board).other()),
            Layout::Even | Layout::Seat(_) => None,
        }
    }

    /// Chooses a picture. Everybody finds his own side where the picture has it.
    pub(super) const fn lay(&mut self, layout: Layout) {
        self.layout = layout;
        if layout.own_seat().is_some() {
            self.below = layout.usual_below();
        }
    }

    /// The boards stand as they do as long as nobody has turned or swapped them.
    pub(super) const fn stand_as_usual(&mut self) {
        self.first = BoardId::A;
        self.below = self.layout.usual_below();
    }
}

/// Whether this sign is a key that turns or swaps boards or draws: it begins no typed move.
pub const fn is_key(sign: char) -> bool {
    matches!(sign, 'm' | 'M' | 'v' | 'V' | 'x' | 'X' | 'z' | 'Z')
}

/// What a key without a modifier does to the boards. `at` is the board where the focus is.
///
/// The letters begin no move in any of the languages (an `x` is a capture, and stands inside one): what is typed at a board
/// never turns one.
pub fn key(key: &str, at: Option<BoardId>, settings: &Settings) -> Option<Change> {
    match (key, at) {
        ("v", Some(board)) => Some(Change::TurnBoard(board)),
        ("v", None) | ("V", _) => Some(Change::TurnBoards),
        ("x" | "X", _) => Some(Change::Setting(SettingChange::First(settings.first.other()))),
        ("z" | "Z", _) => Some(Change::StandAsUsual),
        _ => None,
    }
}
