//! How the match ended, in Spanish.

use std::borrow::Cow;

use pasapezas_core::{BoardId, DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Gana la pareja 1",
        Outcome::Won { by: Team::Two, .. } => "Gana la pareja 2",
        Outcome::Drawn { .. } => "Tablas",
    }
}

/// Why.
pub(super) fn reason(outcome: Outcome, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&["Jaque mate de ", winner, " a ", loser, " en el tablero ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " abandona."]),
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::A } } => {
            Cow::Borrowed("Tablas por ahogado en el tablero A.")
        }
        Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::B } } => {
            Cow::Borrowed("Tablas por ahogado en el tablero B.")
        }
    }
}

/// Why, in few words.
pub(super) fn reason_short(outcome: Outcome, names: &PerSeat<String>) -> Text {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Jaque mate en el tablero ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Resignation { .. }, .. }
        | Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => reason(outcome, names),
    }
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
