//! Tests of all texts in all languages.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod outcome;
mod refusal;
mod speech;
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
        RefusalKind::NotAvailable => Refusal::NotAvailable,
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

/// The refusals of every kind with every role and wing that their data can hold.
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
    for ranks in [PawnRanks::TWO_TO_SIX, PawnRanks::TWO_TO_SEVEN] {
        see(&Scene::unseen(ranks));
        for role in Role::ALL {
            see(&Scene::new(&board_of(role), ranks));
        }
    }
}

/// Every way in which a match can end.
fn outcomes() -> Vec<Outcome> {
    let mut all = Vec::new();
    for loser in Seat::ALL {
        let by = loser.team().other();
        for reason in [WinReason::Mate { loser }, WinReason::Resignation { loser }] {
            // A new reason has to be added above: this match stops compiling first.
            match reason {
                WinReason::Mate { .. } | WinReason::Resignation { .. } => {
                    all.push(Outcome::Won { by, reason });
                }
            }
        }
    }
    for board in BoardId::ALL {
        let reason = DrawReason::Stalemate { board };
        match reason {
            DrawReason::Stalemate { .. } => all.push(Outcome::Drawn { reason }),
        }
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
