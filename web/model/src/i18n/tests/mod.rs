//! Tests of all texts in all languages.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod arbiter;
mod fault;
mod options;
mod outcome;
mod refusal;
mod rulebook;
mod setup;
mod speech;
mod study;
mod style;
mod ui;

use pasapezas_core::{
    BoardId, CastleSide, DrawReason, DropRole, Outcome, PawnRanks, PerSeat, Piece, Placement, Refusal,
    RefusalKind, Role, Seat, Square, Team, WinReason,
};

use super::Scene;

/// Squares that differ in every sign, so that a sentence cannot name the wrong one by luck.
fn at() -> Square {
    "b4".parse().unwrap()
}

fn by() -> Square {
    "f7".parse().unwrap()
}

fn king() -> Square {
    "h8".parse().unwrap()
}

/// One refusal of every kind. A kind without an example does not compile.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
fn example(of: RefusalKind) -> Refusal {
    let (at, by, king) = (at(), by(), king());
    let (role, side, seat) = (DropRole::Knight, CastleSide::Queen, Seat::BLACK_B);
    match of {
        RefusalKind::NotStarted => Refusal::NotStarted,
        RefusalKind::AlreadyStarted => Refusal::AlreadyStarted,
        RefusalKind::Paused => Refusal::Paused,
        RefusalKind::NotPaused => Refusal::NotPaused,
        RefusalKind::MatchOver => Refusal::MatchOver,
        RefusalKind::NotYours => Refusal::NotYours,
        RefusalKind::TimeWentBack => Refusal::TimeWentBack,
        RefusalKind::TooLateToCallOff => Refusal::TooLateToCallOff,
        RefusalKind::NoTakeBack => Refusal::NoTakeBack,
        RefusalKind::NothingToTakeBack => Refusal::NothingToTakeBack,
        RefusalKind::ClocksRun => Refusal::ClocksRun,
        RefusalKind::NoClocks => Refusal::NoClocks,
        RefusalKind::NoFlagFallen => Refusal::NoFlagFallen,
        RefusalKind::OwnFlagFallen => Refusal::OwnFlagFallen { seat },
        RefusalKind::NotYourTimeClaim => Refusal::NotYourTimeClaim { seat },
        RefusalKind::TimeByItself => Refusal::TimeByItself,
        RefusalKind::NothingToRemove => Refusal::NothingToRemove,
        RefusalKind::ClaimTooLate => Refusal::ClaimTooLate,
        RefusalKind::NotYourPlacementClaim => Refusal::NotYourPlacementClaim { seat },
        RefusalKind::ClaimComesFirst => Refusal::ClaimComesFirst { at },
        RefusalKind::DrawByItself => Refusal::DrawByItself,
        RefusalKind::DrawNotInRules => Refusal::DrawNotInRules,
        RefusalKind::NotRepeated => Refusal::NotRepeated { times: 2 },
        RefusalKind::NotFiftyMoves => Refusal::NotFiftyMoves { halfmoves: 99 },
        RefusalKind::OfferTooEarly => Refusal::OfferTooEarly,
        RefusalKind::OfferOpen => Refusal::OfferOpen,
        RefusalKind::OfferAgain => Refusal::OfferAgain,
        RefusalKind::NoOffer => Refusal::NoOffer,
        RefusalKind::NoTouchMove => Refusal::NoTouchMove,
        RefusalKind::TouchedOwn => Refusal::TouchedOwn { at },
        RefusalKind::TouchedEnemy => Refusal::TouchedEnemy { at },
        RefusalKind::TouchedToCastle => Refusal::TouchedToCastle { side },
        RefusalKind::AdjustTooLate => Refusal::AdjustTooLate,
        RefusalKind::NotYourTurn => Refusal::NotYourTurn { seat },
        RefusalKind::EmptySquare => Refusal::EmptySquare { at },
        RefusalKind::NotYourPiece => Refusal::NotYourPiece { at },
        RefusalKind::NotItsMove => Refusal::NotItsMove { role: Role::Knight },
        RefusalKind::PathBlocked => Refusal::PathBlocked { at },
        RefusalKind::OwnPieceThere => Refusal::OwnPieceThere { at },
        RefusalKind::KingTarget => Refusal::KingTarget { at },
        RefusalKind::PawnNeedsCapture => Refusal::PawnNeedsCapture { at },
        RefusalKind::EnPassantGone => Refusal::EnPassantGone { at },
        RefusalKind::PromotionMissing => Refusal::PromotionMissing,
        RefusalKind::PromotionImpossible => Refusal::PromotionImpossible,
        RefusalKind::PawnOnLastRank => Refusal::PawnOnLastRank { at },
        RefusalKind::StillInCheck => Refusal::StillInCheck { by },
        RefusalKind::LeavesKingInCheck => Refusal::LeavesKingInCheck { by },
        RefusalKind::KingIntoCheck => Refusal::KingIntoCheck { by },
        RefusalKind::CastleKingMoved => Refusal::CastleKingMoved,
        RefusalKind::CastleRookMoved => Refusal::CastleRookMoved { side },
        RefusalKind::CastleNoRook => Refusal::CastleNoRook { side },
        RefusalKind::CastleBlocked => Refusal::CastleBlocked { at },
        RefusalKind::CastleInCheck => Refusal::CastleInCheck { by },
        RefusalKind::CastleThroughCheck => Refusal::CastleThroughCheck { at, by },
        RefusalKind::CastleIntoCheck => Refusal::CastleIntoCheck { by },
        RefusalKind::ReserveLacks => Refusal::ReserveLacks { role },
        RefusalKind::DropOccupied => Refusal::DropOccupied { at },
        RefusalKind::DropPawnRank => Refusal::DropPawnRank { at },
        RefusalKind::DropGivesCheck => Refusal::DropGivesCheck { role, king },
        RefusalKind::DropGivesMate => Refusal::DropGivesMate { role, king },
    }
}

/// The refusals of every kind with every role, wing, seat and count that their data can hold.
fn examples() -> Vec<Refusal> {
    let mut all: Vec<Refusal> = RefusalKind::ALL.iter().map(|kind| example(*kind)).collect();
    all.extend(Role::ALL.map(|role| Refusal::NotItsMove { role }));
    for side in CastleSide::ALL {
        all.extend([Refusal::CastleRookMoved { side }, Refusal::CastleNoRook { side }]);
    }
    for role in DropRole::ALL {
        let king = king();
        all.extend([
            Refusal::ReserveLacks { role },
            Refusal::DropGivesCheck { role, king },
            Refusal::DropGivesMate { role, king },
        ]);
    }
    for seat in Seat::ALL {
        all.extend([
            Refusal::OwnFlagFallen { seat },
            Refusal::NotYourTimeClaim { seat },
            Refusal::NotYourPlacementClaim { seat },
        ]);
    }
    all.extend([0, 1, 2].map(|times| Refusal::NotRepeated { times }));
    all.extend([0, 1, 2, 3, 98, 99].map(|halfmoves| Refusal::NotFiftyMoves { halfmoves }));
    all
}

/// A board with a piece of this kind on each square that [`example`] names.
fn board_of(role: Role) -> Placement {
    let mut placement = Placement::start();
    for square in [at(), by(), king()] {
        placement.remove(square);
        placement.put(square, Piece::new(pasapezas_core::Color::White, role));
    }
    placement
}

/// The whole matter of a sentence on every board, and without one.
fn for_each_scene(mut see: impl FnMut(&Scene<'_>)) {
    let names = names();
    for ranks in [PawnRanks::TWO_TO_SIX, PawnRanks::TWO_TO_SEVEN] {
        see(&Scene::unseen(ranks));
        see(&Scene::unseen(ranks).with_names(&names));
        for role in Role::ALL {
            see(&Scene::new(&board_of(role), ranks));
        }
    }
}

/// Every way in which a match can end. A reason that is not in these lists does not compile.
fn outcomes() -> Vec<Outcome> {
    let mut all = vec![Outcome::CalledOff];
    for loser in Seat::ALL {
        let by = loser.team().other();
        let known = |reason| match reason {
            WinReason::Mate { .. } | WinReason::Time { .. } | WinReason::Resignation { .. } => reason,
        };
        let reasons =
            [WinReason::Mate { loser }, WinReason::Time { loser }, WinReason::Resignation { loser }];
        all.extend(reasons.map(|reason| Outcome::Won { by, reason: known(reason) }));
    }
    for board in BoardId::ALL {
        let known = |reason| match reason {
            DrawReason::Agreement { .. }
            | DrawReason::Flags
            | DrawReason::Repetition { .. }
            | DrawReason::FiftyMoves { .. }
            | DrawReason::Stalemate { .. } => reason,
        };
        let reasons = [
            DrawReason::Agreement { board },
            DrawReason::Flags,
            DrawReason::Repetition { board },
            DrawReason::FiftyMoves { board },
            DrawReason::Stalemate { board },
        ];
        all.extend(reasons.map(|reason| Outcome::Drawn { reason: known(reason) }));
    }
    all
}

/// Names of four people; team 1 is Sabela and Brais, team 2 Uxía and Antón.
fn names() -> PerSeat<String> {
    PerSeat::for_seats(|seat| {
        let name = match seat.team() {
            Team::One if seat == Seat::WHITE_A => "Sabela",
            Team::One => "Brais",
            Team::Two if seat == Seat::BLACK_A => "Uxía",
            Team::Two => "Antón",
        };
        name.to_owned()
    })
}
