//! How a match can end: one result for both boards (decision D03).

use super::article::Article;
use crate::base::{BoardId, Seat, Team};

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// One team has won (article 9).
    Won {
        /// The winning team.
        by: Team,
        /// What decided.
        reason: WinReason,
    },
    /// Nobody has won (article 10).
    Drawn {
        /// What decided.
        reason: DrawReason,
    },
    /// Called off before both boards had their first move: no result.
    CalledOff,
}

/// What a win stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinReason {
    /// `loser` is mated (article 9.1).
    Mate {
        /// The mated seat.
        loser: Seat,
    },
    /// The flag of `loser` has fallen (article 9.2).
    Time {
        /// Whose flag: of two fallen ones, the one that fell first.
        loser: Seat,
    },
    /// `loser` has resigned, for his team (article 9.3, decision D40).
    Resignation {
        /// The seat that resigned.
        loser: Seat,
    },
}

/// What a draw stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawReason {
    /// Agreed on `board`, the last one that had to agree (article 10.1).
    Agreement {
        /// Where.
        board: BoardId,
    },
    /// Flags that have fallen on both sides (article 10.2).
    Flags,
    /// The position of `board` has come about often enough (article 10.3).
    Repetition {
        /// Where.
        board: BoardId,
    },
    /// Enough moves on `board` without capture, pawn move or drop (article 10.3).
    FiftyMoves {
        /// Where.
        board: BoardId,
    },
    /// The player on move on `board` is stalemated (articles 10.3, 10.4).
    Stalemate {
        /// Where.
        board: BoardId,
    },
}

impl Outcome {
    /// The article it stands on.
    pub const fn article(self) -> Article {
        match self {
            Self::Won { reason: WinReason::Mate { .. }, .. } => Article::MATE,
            Self::Won { reason: WinReason::Time { .. }, .. } => Article::TIME,
            Self::Won { reason: WinReason::Resignation { .. }, .. } => Article::RESIGNATION,
            Self::Drawn { reason: DrawReason::Agreement { .. } } => Article::AGREEMENT,
            Self::Drawn { reason: DrawReason::Flags } => Article::FLAGS,
            Self::Drawn { reason: DrawReason::Repetition { .. } | DrawReason::FiftyMoves { .. } } => {
                Article::FIDE_DRAWS
            }
            Self::Drawn { reason: DrawReason::Stalemate { .. } } => Article::STALEMATE,
            Self::CalledOff => Article::MATCH,
        }
    }

    /// The winning team, if there is one.
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn { .. } | Self::CalledOff => None,
        }
    }

    /// One word for the reason, as files and commands write it.
    pub const fn reason_name(self) -> &'static str {
        match self {
            Self::Won { reason: WinReason::Mate { .. }, .. } => "mate",
            Self::Won { reason: WinReason::Time { .. }, .. } => "time",
            Self::Won { reason: WinReason::Resignation { .. }, .. } => "resignation",
            Self::Drawn { reason: DrawReason::Agreement { .. } } => "agreement",
            Self::Drawn { reason: DrawReason::Flags } => "flags",
            Self::Drawn { reason: DrawReason::Repetition { .. } } => "repetition",
            Self::Drawn { reason: DrawReason::FiftyMoves { .. } } => "fifty-moves",
            Self::Drawn { reason: DrawReason::Stalemate { .. } } => "stalemate",
            Self::CalledOff => "called-off",
        }
    }
}
