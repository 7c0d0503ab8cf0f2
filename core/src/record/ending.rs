//! How a recorded match ended, as written and as understood.

use crate::base::Team;
use crate::rules::Outcome;

/// The token at the end of a movetext.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResultToken {
    /// `1-0`
    OneZero,
    /// `0-1`
    ZeroOne,
    /// `1/2-1/2`
    Half,
    /// `*`
    #[default]
    Open,
}

impl ResultToken {
    /// As it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::OneZero => "1-0",
            Self::ZeroOne => "0-1",
            Self::Half => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The token with this text, `1/2` and a fraction sign included.
    pub fn from_text(text: &str) -> Option<Self> {
        match text {
            "1-0" => Some(Self::OneZero),
            "0-1" => Some(Self::ZeroOne),
            "1/2-1/2" | "1/2" | "½-½" => Some(Self::Half),
            "*" => Some(Self::Open),
            _ => None,
        }
    }

    /// The token that we write for a match of this program.
    pub const fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { by, .. } => Self::of_winner(by),
            Outcome::Drawn { .. } => Self::Half,
            Outcome::CalledOff => Self::Open,
        }
    }

    /// The token that we write for a match that `winner` has won: `1-0` says team One.
    pub const fn of_winner(winner: Team) -> Self {
        match winner {
            Team::One => Self::OneZero,
            Team::Two => Self::ZeroOne,
        }
    }
}

/// How a recorded match ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// The token as it was written; some writers mean team One by White, others White of the board that ended.
    pub token: ResultToken,
    /// Remarks about the end, without braces, as they were written.
    pub remarks: Vec<String>,
    /// Who won, as far as token, remarks and names tell.
    pub winner: Option<Team>,
    /// The outcome as this program would name it, where the record says enough.
    pub outcome: Option<Outcome>,
}
