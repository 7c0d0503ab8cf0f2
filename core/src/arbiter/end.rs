//! How a match on real boards can end.

use super::settings::Profile;
use crate::base::{BoardId, Seat, Team};
use crate::rules::{Article, Outcome, Section, Source};

/// What a draw stands on that only an arbiter gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArbiterDraw {
    /// Both flags are down and nobody knows which fell first (C 10.1).
    FlagOrder,
    /// The opponent of the fallen flag cannot mate (C 10.2).
    NoMaterial,
    /// A level ending (C 10.3).
    LevelEnding,
    /// Opposite results on both boards, and nobody knows which came first (decision D42).
    Opposite,
}

/// Why a match is annulled (decision D63: both boards, to be played again).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Annulment {
    /// The position before an illegal move cannot be established (C 6).
    Unrestorable,
    /// The pieces stood wrongly at the start (C 7).
    SetUp,
    /// The colours were reversed (FIDE 7.3).
    Colours,
}

/// Why an arbiter has declared a match lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeit {
    /// An illegal move too many (decision D61).
    IllegalMove,
    /// Conduct (FIDE 12.9).
    Conduct,
}

/// The end of a match on real boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// As a match on screen ends.
    Outcome(Outcome),
    /// A draw that only an arbiter gives.
    Drawn(ArbiterDraw),
    /// Lost for the team of this seat.
    Forfeited {
        /// Who.
        loser: Seat,
        /// Why.
        why: Forfeit,
    },
    /// No result: it is played again, with the same seats.
    Annulled {
        /// Where it was found.
        board: BoardId,
        /// Why.
        why: Annulment,
    },
}

impl End {
    /// The winning team, if there is one.
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Outcome(outcome) => outcome.winner(),
            Self::Forfeited { loser, .. } => Some(loser.team().other()),
            Self::Drawn(_) | Self::Annulled { .. } => None,
        }
    }

    /// Whether it is a draw.
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::Outcome(Outcome::Drawn { .. }) | Self::Drawn(_))
    }

    /// What it stands on. An ordinary game knows no articles of the regulation.
    pub const fn source(self, profile: Profile) -> Source {
        match self {
            Self::Outcome(outcome) => match profile {
                Profile::Pasapezas => Source::Article(outcome.article()),
                Profile::OneBoard => Source::Fide(fide(outcome)),
            },
            Self::Drawn(ArbiterDraw::FlagOrder) => Source::Section(Section::BOTH_FLAGS),
            Self::Drawn(ArbiterDraw::NoMaterial) => Source::Section(Section::NO_MATERIAL),
            Self::Drawn(ArbiterDraw::LevelEnding) => Source::Section(Section::LEVEL_ENDING),
            Self::Drawn(ArbiterDraw::Opposite) => Source::Article(Article::MATCH),
            Self::Forfeited { why: Forfeit::IllegalMove, .. } => Source::Fide("7.5.5"),
            Self::Forfeited { why: Forfeit::Conduct, .. } => Source::Fide("12.9"),
            Self::Annulled { why: Annulment::Unrestorable, .. } => Source::Section(Section::ILLEGAL),
            Self::Annulled { why: Annulment::SetUp, .. } => Source::Section(Section::SET_UP),
            Self::Annulled { why: Annulment::Colours, .. } => Source::Fide("7.3"),
        }
    }
}

const fn fide(outcome: Outcome) -> &'static str {
    use crate::rules::{DrawReason, WinReason};
    match outcome {
        Outcome::Won { reason: WinReason::Mate { .. }, .. } => "5.1.1",
        Outcome::Won { reason: WinReason::Time { .. }, .. }
        | Outcome::Drawn { reason: DrawReason::Flags } => "6.9",
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } => "5.1.2",
        Outcome::Drawn { reason: DrawReason::Agreement { .. } } => "5.2.3",
        Outcome::Drawn { reason: DrawReason::Repetition { .. } } => "9.2",
        Outcome::Drawn { reason: DrawReason::FiftyMoves { .. } } => "9.3",
        Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => "5.2.1",
        Outcome::CalledOff => "8.7",
    }
}
