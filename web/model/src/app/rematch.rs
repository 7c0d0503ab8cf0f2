//! The same four again: who sits where then. Rules and times stay with their seats; names move.

use pasapezas_core::{BoardId, Color, Seat};

use super::start::NewMatch;
use super::state::{AppState, Names};

/// How the four sit in the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rematch {
    /// As they sat.
    Same,
    /// The same teams and opponents; everybody plays the other colour.
    Colors,
    /// Everybody beside somebody else: three times in a row gives all three pairings, and the first one again.
    Partners,
}

impl Rematch {
    /// In the order of the buttons.
    pub const ALL: [Self; 3] = [Self::Same, Self::Colors, Self::Partners];

    /// Its name in `data-action`.
    pub const fn action(self) -> &'static str {
        match self {
            Self::Same => "rematch-same",
            Self::Colors => "rematch-colours",
            Self::Partners => "rematch-partners",
        }
    }

    /// Where somebody sat who sits on `seat` in the next match.
    pub fn came_from(self, seat: Seat) -> Seat {
        match (self, seat.board, seat.color) {
            (Self::Colors, _, _) => seat.partner(),
            (Self::Partners, BoardId::B, Color::Black) => Seat::BLACK_A,
            (Self::Partners, BoardId::B, Color::White) => Seat::BLACK_B,
            (Self::Partners, BoardId::A, Color::Black) => Seat::WHITE_B,
            (Self::Same, _, _) | (Self::Partners, BoardId::A, Color::White) => seat,
        }
    }
}

/// The next match of the same four.
pub fn rematch(state: &AppState, how: Rematch) -> NewMatch {
    let names = Names::for_seats(|seat| state.names.at(how.came_from(seat)).clone());
    NewMatch { names: Some(names), ..NewMatch::again(&state.session.game) }
}
