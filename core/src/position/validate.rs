//! From a set-up to a position: every reason against it is named.

use core::fmt;

use super::checked::Position;
use super::setup::Setup;
use crate::base::{Color, Rank, Role, Square, SquareSet};
use crate::rules::{CastleSide, Enforcement, RuleSet};

/// One thing that is wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetupFault {
    /// A side has no king.
    NoKing {
        /// Which side.
        color: Color,
    },
    /// A side has several kings.
    ManyKings {
        /// Which side.
        color: Color,
    },
    /// A reserve holds a king.
    KingInReserve {
        /// Whose reserve.
        color: Color,
    },
    /// A pawn stands on rank 1 or 8; possible under Strict only (decision D27).
    PawnOnLastRank {
        /// Where.
        at: Square,
    },
    /// A pawn or a king is marked as promoted.
    MarkImpossible {
        /// Where.
        at: Square,
    },
    /// A castling right without king or rook at home.
    CastlingImpossible {
        /// Whose right.
        color: Color,
        /// To which side.
        side: CastleSide,
    },
    /// No pawn can have jumped over that square with the last move.
    EnPassantImpossible {
        /// The square.
        at: Square,
    },
    /// The side that is not on move is in check; possible under Strict only (decision D26). One fault for each checking
    /// piece.
    OpponentInCheck {
        /// The checking piece.
        by: Square,
    },
}

impl SetupFault {
    /// The squares of `setup` that the fault is about: where a mark belongs, and where to look. None where the fault is
    /// that something is missing, or lies in a reserve.
    ///
    /// ```
    /// use pasapezas_core::{RuleSet, Position, notation::read_fen};
    /// let setup = read_fen("4k2k/8/8/8/8/8/8/4K3 w").unwrap();
    /// let error = Position::new(setup, &RuleSet::default()).unwrap_err();
    /// assert_eq!(error.faults()[0].squares(&setup).count(), 2);
    /// ```
    pub fn squares(self, setup: &Setup) -> SquareSet {
        match self {
            Self::NoKing { .. } | Self::KingInReserve { .. } => SquareSet::EMPTY,
            Self::ManyKings { color } => setup.placement.of(color, Role::King),
            Self::PawnOnLastRank { at } | Self::MarkImpossible { at } | Self::EnPassantImpossible { at } => {
                SquareSet::of(at)
            }
            Self::CastlingImpossible { color, side } => setup.missing_for_castling(color, side),
            Self::OpponentInCheck { by } => {
                SquareSet::of(by) | setup.placement.of(setup.turn.other(), Role::King)
            }
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |color: Color| color.choose("White", "Black");
        match *self {
            Self::NoKing { color } => write!(f, "{} has no king", side(color)),
            Self::ManyKings { color } => write!(f, "{} has more than one king", side(color)),
            Self::KingInReserve { color } => write!(f, "{} has a king in reserve", side(color)),
            Self::PawnOnLastRank { at } => write!(f, "a pawn stands on {at}"),
            Self::MarkImpossible { at } => {
                write!(f, "the piece on {at} cannot be a promoted one: it is a pawn or a king")
            }
            Self::CastlingImpossible { color, side: wing } => {
                let to = match wing {
                    CastleSide::King => "king's",
                    CastleSide::Queen => "queen's",
                };
                write!(f, "{} cannot castle on the {to} side: king or rook not at home", side(color))
            }
            Self::EnPassantImpossible { at } => write!(f, "no pawn can have jumped over {at}"),
            Self::OpponentInCheck { by } => write!(f, "the side not on move is in check from {by}"),
        }
    }
}

/// Everything that is wrong with a set-up, never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    faults: Vec<SetupFault>,
}

impl SetupError {
    /// The single reasons, one or more.
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Position {
    /// Checks a set-up against the rules of a match.
    ///
    /// # Errors
    /// Names everything that is wrong. Under [`Enforcement::Strict`] a pawn on a last rank (D27) and a check on the side
    /// not on move (D26) are accepted.
    ///
    /// ```
    /// use pasapezas_core::{Position, RuleSet, Setup};
    /// assert!(Position::new(Setup::start(), &RuleSet::default()).is_ok());
    /// let error = Position::new(Setup::empty(), &RuleSet::default()).unwrap_err();
    /// assert_eq!(error.faults().len(), 2); // two kings are missing
    /// ```
    pub fn new(setup: Setup, rules: &RuleSet) -> Result<Self, SetupError> {
        let strict = rules.enforcement == Enforcement::Strict;
        let mut faults = Vec::new();
        kings(&setup, &mut faults);
        if !strict {
            pawns(&setup, &mut faults);
        }
        marks(&setup, &mut faults);
        castling(&setup, &mut faults);
        en_passant(&setup, &mut faults);
        let position = Self::trusting(&setup, rules.board);
        let waiting = setup.turn.other();
        let has_one_king = setup.placement.of(waiting, Role::King).count() == 1;
        if !strict && has_one_king {
            let checks = position.checkers_of(waiting).into_iter();
            faults.extend(checks.map(|by| SetupFault::OpponentInCheck { by }));
        }
        if faults.is_empty() { Ok(position) } else { Err(SetupError { faults }) }
    }
}

fn kings(setup: &Setup, faults: &mut Vec<SetupFault>) {
    for color in Color::ALL {
        match setup.placement.of(color, Role::King).count() {
            0 => faults.push(SetupFault::NoKing { color }),
            1 => {}
            _ => faults.push(SetupFault::ManyKings { color }),
        }
        if *setup.king_in_reserve.get(color) {
            faults.push(SetupFault::KingInReserve { color });
        }
    }
}

fn pawns(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let edge = SquareSet::rank(Rank::First) | SquareSet::rank(Rank::Eighth);
    let wrong = setup.placement.of_role(Role::Pawn) & edge;
    faults.extend(wrong.into_iter().map(|at| SetupFault::PawnOnLastRank { at }));
}

fn marks(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let never = setup.placement.of_role(Role::Pawn) | setup.placement.of_role(Role::King);
    let wrong = setup.placement.promoted() & never;
    faults.extend(wrong.into_iter().map(|at| SetupFault::MarkImpossible { at }));
}

fn castling(setup: &Setup, faults: &mut Vec<SetupFault>) {
    for color in Color::ALL {
        for side in CastleSide::ALL {
            if setup.castling.has(color, side) && !setup.may_have_right(color, side) {
                faults.push(SetupFault::CastlingImpossible { color, side });
            }
        }
    }
}

fn en_passant(setup: &Setup, faults: &mut Vec<SetupFault>) {
    if let Some(at) = setup.en_passant.filter(|at| !setup.may_have_jumped(*at)) {
        faults.push(SetupFault::EnPassantImpossible { at });
    }
}
