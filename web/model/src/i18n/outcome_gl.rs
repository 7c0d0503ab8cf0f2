//! How the match ended, in Galician.

use std::borrow::Cow;

use pasapezas_core::{BoardId, DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Gaña a parella 1",
        Outcome::Won { by: Team::Two, .. } => "Gaña a parella 2",
        Outcome::Drawn { .. } => "Táboas",
    }
}

/// Why.
pub(super) fn reason(outcome: Outcome, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&["Xaque mate de ", winner, " a ", loser, " no taboleiro ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " abandona."]),
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::A } } => {
            Cow::Borrowed("Táboas por afogado no taboleiro A.")
        }
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::B } } => {
            Cow::Borrowed("Táboas por afogado no taboleiro B.")
        }
    }
}

/// Why, in few words.
pub(super) fn reason_short(outcome: Outcome, names: &PerSeat<String>) -> Text {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Xaque mate no taboleiro ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Resignation { .. }, .. }
        | Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => reason(outcome, names),
    }
}

/// *Sabela e Brais*.
pub(super) fn pair(first: &str, second: &str) -> Text {
    join(&[first, " e ", second])
}
