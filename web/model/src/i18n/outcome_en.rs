//! How the match ended, in English.

use std::borrow::Cow;

use pasapezas_core::{BoardId, DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Team 1 wins",
        Outcome::Won { by: Team::Two, .. } => "Team 2 wins",
        Outcome::Drawn { .. } => "Draw",
    }
}

/// Why.
pub(super) fn reason(outcome: Outcome, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&[winner, " checkmates ", loser, " on board ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " resigns."]),
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::A } } => {
            Cow::Borrowed("Draw by stalemate on board A.")
        }
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::B } } => {
            Cow::Borrowed("Draw by stalemate on board B.")
        }
    }
}

/// Why, in few words.
pub(super) fn reason_short(outcome: Outcome, names: &PerSeat<String>) -> Text {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Checkmate on board ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Resignation { .. }, .. }
        | Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => reason(outcome, names),
    }
}

/// *Sabela and Brais*.
pub(super) fn pair(first: &str, second: &str) -> Text {
    join(&[first, " and ", second])
}
