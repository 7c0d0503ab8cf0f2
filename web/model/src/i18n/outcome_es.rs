//! How the match ended, in Spanish.

use std::borrow::Cow;

use pasapezas_core::{DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::outcome::Ending;
use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Gana la pareja 1",
        Outcome::Won { by: Team::Two, .. } => "Gana la pareja 2",
        Outcome::Drawn { .. } => "Tablas",
        Outcome::CalledOff => "Partida sin resultado",
    }
}

/// Why.
pub(super) fn reason(ending: Ending, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&["Jaque mate de ", winner, " a ", loser, " en el tablero ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " abandona."]),
        Outcome::Won { reason: WinReason::Time { loser }, .. } => {
            let whose = fallen(ending, loser, names);
            join(&[
                if ending.both_flags {
                    "Victoria por tiempo: han caído las banderas de "
                } else {
                    "Victoria por tiempo: ha caído la bandera de "
                },
                &whose,
                ".",
            ])
        }
        Outcome::Drawn { reason } => drawn(reason, ending.seventy_five),
        Outcome::CalledOff => {
            Cow::Borrowed("La partida se anuló antes de que se jugase en los dos tableros.")
        }
    }
}

/// Why nobody has won.
fn drawn(reason: DrawReason, seventy_five: bool) -> Text {
    match reason {
        DrawReason::Agreement { board } => {
            join(&["Tablas por acuerdo en el tablero ", board_letter(board), "."])
        }
        DrawReason::Flags => Cow::Borrowed("Tablas: cada pareja tiene alguna bandera caída."),
        DrawReason::Repetition { board } => {
            join(&["Tablas por repetición de la posición en el tablero ", board_letter(board), "."])
        }
        DrawReason::FiftyMoves { board } => {
            let moves = if seventy_five { "75" } else { "50" };
            join(&["Tablas por la regla de las ", moves, " jugadas en el tablero ", board_letter(board), "."])
        }
        DrawReason::Stalemate { board } => {
            join(&["Tablas por ahogado en el tablero ", board_letter(board), "."])
        }
    }
}

/// Why, in few words.
pub(super) fn reason_short(ending: Ending, names: &PerSeat<String>) -> Text {
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Jaque mate en el tablero ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Time { loser }, .. } => {
            let whose = fallen(ending, loser, names);
            join(&[
                if ending.both_flags { "Han caído las banderas de " } else { "Ha caído la bandera de " },
                &whose,
                ".",
            ])
        }
        Outcome::Drawn { reason: DrawReason::Flags } => Cow::Borrowed("Banderas caídas en las dos parejas."),
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

/// *Sabela y Brais*; before the sound of *i*, *Sabela e Inés*.
pub(super) fn pair(first: &str, second: &str) -> Text {
    join(&[first, if sounds_like_i(second) { " e " } else { " y " }, second])
}

/// Whether a name begins with the vowel *i* as in *Inés*, *Hilario*, and not with a glide as in *Iago*, *Hierro*.
fn sounds_like_i(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).skip_while(|letter| *letter == 'h');
    let vowel = matches!(letters.next(), Some('i' | 'í'));
    vowel && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'u' | 'á' | 'é' | 'ó' | 'ú'))
}
