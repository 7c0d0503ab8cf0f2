//! What is to be done at the table, step by step, each a fact of the log.

use super::end::End;
use crate::base::{BoardId, DropRole, Millis, Seat};

/// What a player must do instead of what he did (C 2, C 4, C 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duty {
    /// Move the piece that he had touched first.
    TouchedPiece,
    /// Capture the enemy piece that he had touched.
    Capture,
    /// Leave the piece where he had released it.
    FirstRelease,
    /// Move the king, without castling to that side.
    KingWithoutCastling,
    /// Move the rook that he had touched.
    Rook,
    /// Make another move with the piece that made the illegal one.
    SamePiece,
    /// Place a stored piece of the same kind elsewhere.
    SameKind,
    /// The same where nobody has recorded: with the same piece if it has another legal move, else any.
    SamePieceIfItCan,
    /// A stored piece of the same kind elsewhere if that is legal, else any move.
    SameKindIfItCan,
    /// Any legal move.
    AnyMove,
    /// The move that he had announced (FIDE 9.5.3).
    Announced,
}

/// One step of a remedy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remedy {
    /// The last move of this seat is taken back; its clock runs again.
    TakeBack {
        /// Whose.
        seat: Seat,
    },
    /// The captured piece goes back to its square, out of this seat's reserve; in an ordinary game from beside the board.
    ReturnCaptured {
        /// Who has it in reserve, if anybody.
        from: Option<Seat>,
    },
    /// This seat must do this.
    Must {
        /// Who.
        seat: Seat,
        /// What.
        duty: Duty,
    },
    /// The placed piece leaves the board and goes to this seat's reserve (article 7.5).
    Remove {
        /// From which board.
        board: BoardId,
        /// What.
        role: DropRole,
        /// Whose it is now: the claimant's partner.
        to: Seat,
    },
    /// Everything stays as it is on this board; play goes on.
    Stands {
        /// Where.
        board: BoardId,
    },
    /// Castling with a king or rook that was placed wrongly is lost (FIDE A.5.1.2).
    CastlingLost {
        /// Where.
        board: BoardId,
    },
    /// This board goes back to where it stood before that many of its recorded moves; the other one stays.
    RestoreBoard {
        /// Where.
        board: BoardId,
        /// How many moves of the record, of both boards, stay.
        keep: u32,
    },
    /// Both boards go back to where they stood before that many recorded moves of both.
    RestoreBoth {
        /// How many moves of the record, of both boards, stay.
        keep: u32,
    },
    /// Play goes on from the last position that can be identified (FIDE 7.5.1).
    LastKnown {
        /// Where.
        board: BoardId,
    },
    /// The position is put on a board that lies rightly, unchanged.
    Transfer {
        /// Where.
        board: BoardId,
    },
    /// This player puts the pieces back in his own time (FIDE 7.4.1).
    PutBack {
        /// Who.
        seat: Seat,
    },
    /// The clock of this board is set rightly.
    SetClock {
        /// Where.
        board: BoardId,
    },
    /// This seat is on move; its clock runs on.
    OnMove {
        /// Who.
        seat: Seat,
    },
    /// This seat gets time.
    AddTime {
        /// Who.
        seat: Seat,
        /// How much.
        time: Millis,
    },
    /// This seat is warned.
    Warn {
        /// Who.
        seat: Seat,
    },
    /// Play goes on under the arbiter's eyes (FIDE III.5.2).
    Observe {
        /// Where.
        board: BoardId,
    },
    /// The claim was wrong: play goes on.
    GoOn,
    /// It is over.
    End(End),
}

impl Remedy {
    /// Whether something has to be done at the table before the clocks go on.
    pub const fn needs_hands(self) -> bool {
        match self {
            Self::TakeBack { .. }
            | Self::ReturnCaptured { .. }
            | Self::Must { .. }
            | Self::Remove { .. }
            | Self::RestoreBoard { .. }
            | Self::RestoreBoth { .. }
            | Self::LastKnown { .. }
            | Self::Transfer { .. }
            | Self::PutBack { .. }
            | Self::SetClock { .. } => true,
            Self::Stands { .. }
            | Self::CastlingLost { .. }
            | Self::OnMove { .. }
            | Self::AddTime { .. }
            | Self::Warn { .. }
            | Self::Observe { .. }
            | Self::GoOn
            | Self::End(_) => false,
        }
    }
}
