//! What a touched piece obliges its toucher to, and whether a move meets it (C 2, C 4, FIDE 4.3 and 4.4).

use super::ground::victim;
use crate::base::Square;
use crate::position::{Move, Position};
use crate::rules::{CastleSide, Section, Source};

/// What the player on move must do. All but [`Obligation::Free`] could be met when they came about, and the board does not
/// change before they are: so they always can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Obligation {
    /// Nothing: any legal move, a placement too.
    #[default]
    Free,
    /// Move the own piece that was touched (C 2).
    Move {
        /// Where it stands.
        from: Square,
    },
    /// Capture the enemy piece that was touched, with any piece (C 4).
    Capture {
        /// Where it stands.
        at: Square,
    },
    /// Capture the enemy piece that was touched with the own one that was (C 4).
    CaptureWith {
        /// The own piece.
        from: Square,
        /// The enemy piece.
        at: Square,
    },
    /// Castle to this side: the king was touched, then this rook (FIDE 4.4.1).
    Castle(CastleSide),
    /// Move the king, castling to the other side included: the rook that was touched after it cannot castle (FIDE 4.4.3).
    KingMove,
}

impl Obligation {
    /// What it stands on; `None` when there is none.
    pub const fn source(self) -> Option<Source> {
        match self {
            Self::Free => None,
            Self::Move { .. } => Some(Source::Section(Section::TOUCHED_OWN)),
            Self::Capture { .. } | Self::CaptureWith { .. } => Some(Source::Section(Section::TOUCHED_ENEMY)),
            Self::Castle(_) => Some(Source::Fide("4.4.1")),
            Self::KingMove => Some(Source::Fide("4.4.3")),
        }
    }

    /// Whether a move of the player on move meets it. Whether the move is legal is another question.
    ///
    /// ```
    /// use pasapezas_core::{Move, Position, RuleSet, conduct::Obligation};
    /// let start = Position::start(&RuleSet::default());
    /// let from = "e2".parse().unwrap();
    /// let to = |to: &str| Move::Normal { from, to: to.parse().unwrap(), promotion: None };
    /// assert!(Obligation::Move { from }.allows(&start, to("e4")));
    /// assert!(!Obligation::Move { from: "d2".parse().unwrap() }.allows(&start, to("e4")));
    /// ```
    pub fn allows(self, position: &Position, mv: Move) -> bool {
        let king = position.king(position.turn());
        let (from, captured) = match mv {
            Move::Normal { from, to, .. } => (Some(from), Some(to)),
            Move::EnPassant { from, to } => (Some(from), Some(victim(to, from))),
            Move::Castle(_) => (Some(king), None),
            Move::Drop { .. } => (None, None),
        };
        match self {
            Self::Free => true,
            Self::Move { from: bound } => from == Some(bound),
            Self::Capture { at } => from.is_some() && captured == Some(at),
            Self::CaptureWith { from: bound, at } => from == Some(bound) && captured == Some(at),
            Self::Castle(side) => mv == Move::Castle(side),
            Self::KingMove => from == Some(king),
        }
    }
}
