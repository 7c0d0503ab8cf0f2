//! What of the hands is to be seen: the part of the machine's state that components draw.

use pasapezas_core::{Attempt, BoardId, DropRole, PerBoard, PerSeat, Seat, Square};

use super::draw::Begun;

/// Where a held or chosen piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A square of the seat's board.
    Board(Square),
    /// The seat's reserve.
    Reserve(DropRole),
}

/// A piece that somebody has taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pick {
    /// Whose piece.
    pub seat: Seat,
    /// From where.
    pub origin: Origin,
}

/// An open promotion chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chooser {
    /// Who promotes.
    pub seat: Seat,
    /// The pawn's square.
    pub from: Square,
    /// The square of the last rank that it goes to.
    pub to: Square,
    /// Whether the keyboard opened it: then it takes the focus and gives it back.
    pub by_key: bool,
}

/// What components draw of the hands. Changes when something is picked or put down, never while a pointer moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What each seat holds or has chosen.
    pub picked: PerSeat<Option<Origin>>,
    /// The open chooser of each board.
    pub chooser: PerBoard<Option<Chooser>>,
    /// What each seat has planned for its turn.
    pub planned: PerSeat<Option<Attempt>>,
    /// The mark that keys have begun.
    pub begun: Option<Begun>,
}

impl Hand {
    /// What the player on this seat has chosen of his reserve.
    pub const fn slot(&self, seat: Seat) -> Option<DropRole> {
        match self.picked.at(seat) {
            Some(Origin::Reserve(role)) => Some(*role),
            Some(Origin::Board(_)) | None => None,
        }
    }

    /// The kind that the player on this seat plans to drop.
    pub const fn planned_slot(&self, seat: Seat) -> Option<DropRole> {
        match self.planned.at(seat) {
            Some(Attempt::Drop { role, .. }) => Some(*role),
            Some(Attempt::Board { .. }) | None => None,
        }
    }

    /// Whether nobody holds anything on `board`.
    pub fn is_empty(&self, board: BoardId) -> bool {
        let picked = self.picked.get(board);
        picked.white.is_none() && picked.black.is_none() && self.chooser.get(board).is_none()
    }
}
