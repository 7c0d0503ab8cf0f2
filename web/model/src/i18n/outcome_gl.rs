//! How the match ended, in Galician.

use std::borrow::Cow;

use pasapezas_core::{DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::outcome::Ending;
use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Gaña a parella 1",
        Outcome::Won { by: Team::Two, .. } => "Gaña a parella 2",
        Outcome::Drawn { .. } => "Táboas",
        Outcome::CalledOff => "Partida sen resultado",
    }
}

/// Why.
pub(super) fn reason(ending: Ending, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&["Xaque mate de ", winner, " a ", loser, " no taboleiro ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " abandona."]),
        Outcome::Won { reason: WinReason::Time { loser }, .. } => {
            let whose = fallen(ending, loser, names);
            join(&[
                if ending.both_flags {
                    "Vitoria por tempo: caeron as bandeiras de "
                } else {
                    "Vitoria por tempo: caeu a bandeira de "
                },
                &whose,
                ".",
            ])
        }
        Outcome::Drawn { reason } => drawn(reason, ending.seventy_five),
        Outcome::CalledOff => Cow::Borrowed("A partida anulouse antes de que se xogase nos dous taboleiros."),
    }
}

/// Why nobody has won.
fn drawn(reason: DrawReason, seventy_five: bool) -> Text {
    match reason {
        DrawReason::Agreement { board } => {
            join(&["Táboas por acordo no taboleiro ", board_letter(board), "."])
        }
        DrawReason::Flags => Cow::Borrowed("Táboas: cada parella ten algunha bandeira caída."),
        DrawReason::Repetition { board } => {
            join(&["Táboas por repetición da posición no taboleiro ", board_letter(board), "."])
        }
        DrawReason::FiftyMoves { board } => {
            let moves = if seventy_five { "75" } else { "50" };
            join(&["Táboas pola regra das ", moves, " xogadas no taboleiro ", board_letter(board), "."])
        }
        DrawReason::Stalemate { board } => {
            join(&["Táboas por afogado no taboleiro ", board_letter(board), "."])
        }
    }
}

/// Why, in few words.
pub(super) fn reason_short(ending: Ending, names: &PerSeat<String>) -> Text {
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Xaque mate no taboleiro ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Time { loser }, .. } => {
            let whose = fallen(ending, loser, names);
            join(&[
                if ending.both_flags { "Caeron as bandeiras de " } else { "Caeu a bandeira de " },
                &whose,
                ".",
            ])
        }
        Outcome::Drawn { reason: DrawReason::Flags } => Cow::Borrowed("Bandeiras caídas nas dúas parellas."),
        Outcome::CalledOff => Cow::Borrowed("Partida anulada."),
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } | Outcome::Drawn { .. } => {
            reason(ending, names)
        }
    }
}

/// Whose flags have won the match: of one, or of both.
fn fallen(ending: Ending, loser: Seat, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    let [first, second] = loser.team().seats().map(name);
    if ending.both_flags { pair(first, second) } else { Cow::Owned(name(loser).to_owned()) }
}

/// *Sabela e Brais*.
pub(super) fn pair(first: &str, second: &str) -> Text {
    join(&[first, " e ", second])
}
