//! What stands against playing from a draft, and where each thing is mended.

use pasapezas_core::{
    BoardId, PerBoard, Position, Role, RuleSetFault, Seat, SetupError, SetupFault, SquareSet, Surplus,
    surplus,
};

use super::draft::Draft;
use super::edit::Place;
use super::tool::Tool;

/// One thing that stands against playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// A board is no position.
    Setup(BoardId, SetupFault),
    /// What was typed for a clock is no time.
    Clock(Seat),
    /// The rules do not go together.
    Rules(RuleSetFault),
}

/// Where a fault is mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mend {
    /// At a square.
    Square(Place),
    /// With a tool on a board.
    Tool(BoardId, Tool),
    /// By taking the king out of a reserve.
    King(Seat),
    /// In the field of a clock.
    Clock(Seat),
    /// At the choice of rules.
    Rules,
}

/// Something worth knowing that stands against nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Note {
    /// More pieces than two sets have.
    Surplus(Surplus),
    /// The player on move is mated already.
    Mate(Seat),
    /// The player on move is stalemated already.
    Stalemate(Seat),
}

impl Fault {
    /// The squares that it marks, and on which board.
    pub fn squares(self, draft: &Draft) -> Option<(BoardId, SquareSet)> {
        match self {
            Self::Setup(board, fault) => Some((board, fault.squares(draft.boards.get(board)))),
            Self::Clock(_) | Self::Rules(_) => None,
        }
    }

    /// Where it is mended.
    pub fn mend(self, draft: &Draft) -> Mend {
        let (board, fault) = match self {
            Self::Setup(board, fault) => (board, fault),
            Self::Clock(seat) => return Mend::Clock(seat),
            Self::Rules(_) => return Mend::Rules,
        };
        match fault {
            SetupFault::NoKing { color } => Mend::Tool(board, Tool::Piece(color, Role::King)),
            SetupFault::KingInReserve { color } => Mend::King(Seat::new(board, color)),
            SetupFault::ManyKings { .. }
            | SetupFault::PawnOnLastRank { .. }
            | SetupFault::MarkImpossible { .. }
            | SetupFault::CastlingImpossible { .. }
            | SetupFault::EnPassantImpossible { .. }
            | SetupFault::OpponentInCheck { .. } => fault
                .squares(draft.boards.get(board))
                .first()
                .map_or(Mend::Tool(board, Tool::Hand), |square| Mend::Square(Place { board, square })),
        }
    }
}

/// All that stands against playing: board A, board B, clocks, rules.
pub fn faults(draft: &Draft) -> Vec<Fault> {
    let mut all = Vec::new();
    if let Err(errors) = draft.positions() {
        for board in BoardId::ALL {
            let faults = errors.get(board).iter().flat_map(SetupError::faults);
            all.extend(faults.map(|fault| Fault::Setup(board, *fault)));
        }
    }
    let unread = |seat: &Seat| draft.timed && draft.clocks.at(*seat).left().is_none();
    all.extend(Seat::ALL.into_iter().filter(unread).map(Fault::Clock));
    all.extend(draft.rules.check().err().map(Fault::Rules));
    all
}

/// What is worth knowing.
pub fn notes(draft: &Draft) -> Vec<Note> {
    let mut all: Vec<Note> = surplus(&draft.boards).into_iter().map(Note::Surplus).collect();
    if let Ok(positions) = draft.positions() {
        all.extend(ended(&positions));
    }
    all
}

/// The boards on which the player on move has nothing left to do.
fn ended(positions: &PerBoard<Position>) -> impl Iterator<Item = Note> {
    BoardId::ALL.into_iter().filter_map(|board| {
        let position = positions.get(board);
        let seat = Seat::new(board, position.turn());
        if position.is_mate() {
            Some(Note::Mate(seat))
        } else {
            position.is_stalemate().then_some(Note::Stalemate(seat))
        }
    })
}
