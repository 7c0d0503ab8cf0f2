//! How the match ended, in English.

use std::borrow::Cow;

use pasapezas_core::{DrawReason, Outcome, PerSeat, Seat, Team, WinReason};

use super::outcome::Ending;
use super::text::{Text, board_letter, join};

/// Who has won.
pub(super) const fn headline(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by: Team::One, .. } => "Team 1 wins",
        Outcome::Won { by: Team::Two, .. } => "Team 2 wins",
        Outcome::Drawn { .. } => "Draw",
        Outcome::CalledOff => "No result",
    }
}

/// Why.
pub(super) fn reason(ending: Ending, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            let board = board_letter(loser.board);
            let (winner, loser) = (name(loser.opponent()), name(loser));
            join(&[winner, " checkmates ", loser, " on board ", board, "."])
        }
        Outcome::Won { reason: WinReason::Resignation { loser }, .. } => join(&[name(loser), " resigns."]),
        Outcome::Won { reason: WinReason::Time { loser }, .. } => {
            join(&["Win on time: ", &flags(ending, loser, names)])
        }
        Outcome::Drawn { reason } => drawn(reason, ending.seventy_five),
        Outcome::CalledOff => {
            Cow::Borrowed("The match was called off before both boards had their first move.")
        }
    }
}

/// Why nobody has won.
fn drawn(reason: DrawReason, seventy_five: bool) -> Text {
    match reason {
        DrawReason::Agreement { board } => join(&["Draw by agreement on board ", board_letter(board), "."]),
        DrawReason::Flags => Cow::Borrowed("Draw: each team has a fallen flag."),
        DrawReason::Repetition { board } => join(&["Draw by repetition on board ", board_letter(board), "."]),
        DrawReason::FiftyMoves { board } => {
            let moves = if seventy_five { "seventy-five" } else { "fifty" };
            join(&["Draw by the ", moves, "-move rule on board ", board_letter(board), "."])
        }
        DrawReason::Stalemate { board } => join(&["Draw by stalemate on board ", board_letter(board), "."]),
    }
}

/// Why, in few words.
pub(super) fn reason_short(ending: Ending, names: &PerSeat<String>) -> Text {
    match ending.outcome {
        Outcome::Won { reason: WinReason::Mate { loser }, .. } => {
            join(&["Checkmate on board ", board_letter(loser.board), "."])
        }
        Outcome::Won { reason: WinReason::Time { loser }, .. } => flags(ending, loser, names),
        Outcome::Drawn { reason: DrawReason::Flags } => Cow::Borrowed("Fallen flags in both teams."),
        Outcome::CalledOff => Cow::Borrowed("Match called off."),
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } | Outcome::Drawn { .. } => {
            reason(ending, names)
        }
    }
}

/// Whose flags have won the match: of one, or of both.
fn flags(ending: Ending, loser: Seat, names: &PerSeat<String>) -> Text {
    let name = |seat: Seat| names.at(seat).as_str();
    if ending.both_flags {
        let [first, second] = loser.team().seats().map(name);
        join(&[&pair(first, second), "’s flags have fallen."])
    } else {
        join(&[name(loser), "’s flag has fallen."])
    }
}

/// *Sabela and Brais*.
pub(super) fn pair(first: &str, second: &str) -> Text {
    join(&[first, " and ", second])
}
