//! Turn and touch on one board: the states of a player's hand, what may happen to it, and what is wrong with that
//! (C 1 to C 4, C 6, FIDE 4.2 to 4.7). The steps between them stand in `step`.

use super::hold::Hold;
use super::obligation::Obligation;
use crate::base::{DropRole, Square};
use crate::position::Position;
use crate::rules::{Article, CastleSide, Section, Source};

/// Where one player stands in his turn. A value: [`Touch::step`] gives the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// The opponent is on move. Completing a move leads here.
    #[default]
    Waiting,
    /// On move, and nothing that was touched binds.
    ToMove,
    /// On move, and an adjustment was announced: touches bind nothing (C 1, decision D54).
    Adjusting,
    /// On move; what was touched is kept. Its obligation is free only while a king that cannot move was touched.
    Bound(Hold),
    /// An own piece of the board is in the hand, lifted or resting on a square, not let go (C 3).
    InHand {
        /// Where it stood.
        from: Square,
        /// What was touched.
        hold: Hold,
    },
    /// A stored piece is in the hand. It binds nothing until it is let go (decisions D08, D09).
    StoredInHand {
        /// Its kind.
        role: DropRole,
        /// What was touched before.
        hold: Hold,
    },
    /// The king was let go two squares aside where castling is legal: it must be finished (FIDE 4.7.2).
    HalfCastled(CastleSide),
    /// The piece was let go: the move is made, and the clock not yet pressed (C 3).
    Released,
}

impl Touch {
    /// What the player must do.
    pub const fn obligation(self) -> Obligation {
        match self {
            Self::Bound(hold) | Self::InHand { hold, .. } | Self::StoredInHand { hold, .. } => {
                hold.obligation()
            }
            Self::HalfCastled(side) => Obligation::Castle(side),
            Self::Waiting | Self::ToMove | Self::Adjusting | Self::Released => Obligation::Free,
        }
    }

    /// After the player on move has touched what stands on `at`, with empty hands; the same where that changes nothing. A step of
    /// [`Touch::step`], for those who have a position and need no other.
    #[must_use]
    pub fn touching(self, position: &Position, at: Square) -> Self {
        match self {
            Self::ToMove => Self::with(Hold::NONE.touching(position, at)),
            Self::Bound(hold) => Self::with(hold.touching(position, at)),
            Self::Waiting
            | Self::Adjusting
            | Self::InHand { .. }
            | Self::StoredInHand { .. }
            | Self::HalfCastled(_)
            | Self::Released => self,
        }
    }

    /// Whether an adjustment may be announced, with empty hands.
    pub const fn may_adjust(self) -> bool {
        match self {
            Self::ToMove | Self::Adjusting => true,
            Self::Bound(hold) => hold.is_free(),
            Self::Waiting
            | Self::InHand { .. }
            | Self::StoredInHand { .. }
            | Self::HalfCastled(_)
            | Self::Released => false,
        }
    }

    /// On move with this hold.
    pub(super) fn with(hold: Hold) -> Self {
        if hold == Hold::NONE { Self::ToMove } else { Self::Bound(hold) }
    }
}

/// What a hand does. A touch that is clearly accidental is [`TouchEvent::Accident`] and changes nothing (FIDE 4.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TouchEvent {
    /// The opponent has completed his move.
    OpponentCompletes,
    /// "I adjust", or another clear word (C 1).
    AnnounceAdjust,
    /// Touches an own piece of this board.
    TouchOwn {
        /// Where it stands.
        at: Square,
    },
    /// Touches an enemy piece of this board, or shifts it.
    TouchEnemy {
        /// Where it stands.
        at: Square,
    },
    /// Lifts an own piece of this board, which touches it.
    Lift {
        /// Where it stands.
        at: Square,
    },
    /// Lifts an own piece and means a move by it, which ends an adjustment: says so, or carries it to another square.
    MeanMove {
        /// Where it stands.
        at: Square,
    },
    /// Takes a stored piece.
    TakeStored {
        /// Its kind.
        role: DropRole,
    },
    /// Rests what is in the hand on a square, still holding it.
    Rest {
        /// The square.
        at: Square,
    },
    /// Puts what is in the hand back where it was, and lets go.
    PutBack,
    /// Puts what is in the hand on a square, and lets go.
    Release {
        /// The square.
        at: Square,
    },
    /// Tries to change what was let go.
    Change,
    /// Presses the clock.
    Press,
    /// Touches something without meaning to.
    Accident,
}

impl TouchEvent {
    /// The touch of what stands on `at`, by the player on move; `None` when the square is empty.
    pub fn of(position: &Position, at: Square) -> Option<Self> {
        let piece = position.placement().piece_at(at)?;
        Some(if piece.color == position.turn() { Self::TouchOwn { at } } else { Self::TouchEnemy { at } })
    }
}

/// Something that happened and should not have: the direct opponent may claim it until his next move (C 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Irregularity {
    /// A piece was touched while the opponent was on move.
    OutOfTurn,
    /// A move was made that does not meet the obligation.
    Unmet {
        /// What he was obliged to.
        obligation: Obligation,
    },
    /// The move that was made is illegal (C 6).
    Illegal,
    /// A piece that had been let go was changed.
    Changed,
}

impl Irregularity {
    /// What it stands on.
    pub fn source(self) -> Source {
        match self {
            Self::OutOfTurn => Source::Section(Section::ADJUST),
            Self::Unmet { obligation } => {
                obligation.source().unwrap_or(Source::Section(Section::TOUCHED_OWN))
            }
            Self::Illegal => Source::Section(Section::ILLEGAL),
            Self::Changed => Source::Section(Section::RELEASED),
        }
    }
}

/// Why something cannot be the next step of a hand. The state stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TouchRefusal {
    /// Only the player on move does that.
    NotOnMove,
    /// He is on move already.
    AlreadyOnMove,
    /// An adjustment is announced before a piece is touched.
    AdjustTooLate,
    /// Another piece is in the hand.
    HandFull,
    /// Nothing is in the hand.
    HandEmpty,
    /// The move is made: what was let go stays.
    Released,
    /// Castling was begun and must be finished.
    CastlingBegun,
    /// No move was made, and the clock is pressed after one.
    NothingReleased,
}

impl TouchRefusal {
    /// What it stands on.
    pub const fn source(self) -> Source {
        match self {
            Self::NotOnMove | Self::AlreadyOnMove => Source::Article(Article::TURN),
            Self::AdjustTooLate => Source::Section(Section::ADJUST),
            Self::HandFull | Self::HandEmpty | Self::Released => Source::Section(Section::RELEASED),
            Self::CastlingBegun => Source::Fide("4.7.2"),
            Self::NothingReleased => Source::Fide("6.2.1"),
        }
    }

    /// What the opponent may claim where it was done all the same.
    pub const fn irregularity(self) -> Option<Irregularity> {
        match self {
            Self::Released => Some(Irregularity::Changed),
            Self::CastlingBegun | Self::NothingReleased => Some(Irregularity::Illegal),
            Self::NotOnMove
            | Self::AlreadyOnMove
            | Self::AdjustTooLate
            | Self::HandFull
            | Self::HandEmpty => None,
        }
    }
}
