//! What of a refusal is drawn on the board.

use pasapezas_core::{Attempt, Match, Piece, Refusal, Square};

use super::state::Note;

/// A refused try, to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedMark {
    /// The square that was tried.
    pub at: Square,
    /// The piece that was to go there.
    pub ghost: Option<Piece>,
    /// Where the reason stands.
    pub reason: Option<Square>,
}

/// The drawing of a refusal; none for tries at the wrong moment, which have nothing to do with the board.
pub(crate) fn refused_mark(game: &Match, note: Note) -> Option<RefusedMark> {
    let attempt = note.attempt?;
    if matches!(
        note.why,
        Refusal::NotYourTurn { .. } | Refusal::NotStarted | Refusal::Paused | Refusal::MatchOver
    ) {
        return None;
    }
    let (at, ghost) = match attempt {
        Attempt::Board { from, to, .. } => (to, game.position(note.seat.board).placement().piece_at(from)),
        Attempt::Drop { role, to } => (to, Some(Piece::new(note.seat.color, role.role()))),
    };
    // A piece is not drawn over another one that stands there.
    let ghost = ghost.filter(|_| !game.position(note.seat.board).placement().occupied().has(at));
    Some(RefusedMark { at, ghost, reason: reason_square(note.why).filter(|reason| *reason != at) })
}

/// The square that a refusal points to.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
fn reason_square(why: Refusal) -> Option<Square> {
    match why {
        Refusal::DropGivesCheck { king, .. } | Refusal::DropGivesMate { king, .. } => Some(king),
        Refusal::StillInCheck { by }
        | Refusal::LeavesKingInCheck { by }
        | Refusal::KingIntoCheck { by }
        | Refusal::CastleInCheck { by }
        | Refusal::CastleThroughCheck { by, .. }
        | Refusal::CastleIntoCheck { by } => Some(by),
        Refusal::PathBlocked { at }
        | Refusal::CastleBlocked { at }
        | Refusal::ClaimComesFirst { at }
        | Refusal::TouchedOwn { at }
        | Refusal::TouchedEnemy { at } => Some(at),
        Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::Paused
        | Refusal::NotPaused
        | Refusal::MatchOver
        | Refusal::NotYours
        | Refusal::TimeWentBack
        | Refusal::TooLateToCallOff
        | Refusal::NoTakeBack
        | Refusal::NothingToTakeBack
        | Refusal::ClocksRun
        | Refusal::NoClocks
        | Refusal::NoFlagFallen
        | Refusal::OwnFlagFallen { .. }
        | Refusal::NotYourTimeClaim { .. }
        | Refusal::TimeByItself
        | Refusal::NothingToRemove
        | Refusal::ClaimTooLate
        | Refusal::NotYourPlacementClaim { .. }
        | Refusal::DrawByItself
        | Refusal::DrawNotInRules
        | Refusal::NotRepeated { .. }
        | Refusal::NotFiftyMoves { .. }
        | Refusal::OfferTooEarly
        | Refusal::OfferOpen
        | Refusal::OfferAgain
        | Refusal::NoOffer
        | Refusal::NoTouchMove
        | Refusal::TouchedToCastle { .. }
        | Refusal::AdjustTooLate
        | Refusal::NotYourTurn { .. }
        | Refusal::EmptySquare { .. }
        | Refusal::NotYourPiece { .. }
        | Refusal::NotItsMove { .. }
        | Refusal::OwnPieceThere { .. }
        | Refusal::KingTarget { .. }
        | Refusal::PawnNeedsCapture { .. }
        | Refusal::EnPassantGone { .. }
        | Refusal::PromotionMissing
        | Refusal::PromotionImpossible
        | Refusal::PawnOnLastRank { .. }
        | Refusal::CastleKingMoved
        | Refusal::CastleRookMoved { .. }
        | Refusal::CastleNoRook { .. }
        | Refusal::ReserveLacks { .. }
        | Refusal::DropOccupied { .. }
        | Refusal::DropPawnRank { .. } => None,
    }
}
