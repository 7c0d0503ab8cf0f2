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
}

/// What a win stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinReason {
    /// `loser` is mated (article 9.1).
    Mate {
        /// The mated seat.
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
            Self::Won { reason: WinReason::Resignation { .. }, .. } => Article::RESIGNATION,
            Self::Drawn { reason: DrawReason::Stalemate { .. } } => Article::STALEMATE,
        }
    }

    /// The winning team, if there is one.
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn { .. } => None,
        }
    }

    /// One word for the reason, as files and commands write it.
    pub const fn reason_name(self) -> &'static str {
        match self {
            Self::Won { reason: WinReason::Mate { .. }, .. } => "mate",
            Self::Won { reason: WinReason::Resignation { .. }, .. } => "resignation",
            Self::Drawn { reason: DrawReason::Stalemate { .. } } => "stalemate",
        }
    }
}
