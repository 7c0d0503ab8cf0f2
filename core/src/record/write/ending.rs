//! How a match ended, in the words of the servers.

use super::comment::safe;
use crate::base::{BoardId, Color, Seat, Team};
use crate::record::read::reason::{How, Lot, read_reason};
use crate::record::{Ending, Record, ResultToken, Tags};
use crate::rules::{DrawReason, Outcome, WinReason};

/// The end of a record as it is written.
#[derive(Debug)]
pub(super) struct Close {
    pub(super) token: ResultToken,
    pub(super) winner: Option<Team>,
    /// What ended it, in braces before the result.
    pub(super) reason: String,
    /// Other remarks.
    pub(super) remarks: Vec<String>,
}

impl Close {
    pub(super) fn of(record: &Record) -> Self {
        let Ending { token, remarks, winner, outcome } = &record.ending;
        let of_token = match (token, outcome) {
            (ResultToken::OneZero, None) => Some(Team::One),
            (ResultToken::ZeroOne, None) => Some(Team::Two),
            (ResultToken::OneZero | ResultToken::ZeroOne, Some(_))
            | (ResultToken::Half | ResultToken::Open, _) => None,
        };
        let winner = winner.or(outcome.and_then(Outcome::winner)).or(of_token);
        let token = match (winner, outcome) {
            (Some(team), _) => ResultToken::of_winner(team),
            (None, Some(Outcome::Drawn { .. })) => ResultToken::Half,
            (None, Some(Outcome::Won { .. } | Outcome::CalledOff)) => ResultToken::Open,
            (None, None) => *token,
        };
        let remarks: Vec<String> = remarks.iter().filter_map(|remark| safe(remark)).collect();
        let (reasons, remarks): (Vec<_>, Vec<_>) =
            remarks.into_iter().partition(|remark| read_reason(remark).is_some());
        let kept = reasons.into_iter().next_back().filter(|remark| says_enough(remark, winner, *outcome));
        let reason = kept.unwrap_or_else(|| reason(record, winner, token));
        Self { token, winner, reason, remarks }
    }

    /// The last line of a file: what ended the match, and the result as it is told there.
    pub(super) fn line(&self, token: ResultToken) -> String {
        format!("{{{}}} {}\n", self.reason, token.text())
    }
}

/// Whether a remark says what is to be said: the loser where somebody has won, and what ended the match as it is known.
fn says_enough(remark: &str, winner: Option<Team>, outcome: Option<Outcome>) -> bool {
    let Some(reason) = read_reason(remark) else { return false };
    let named = match reason.who {
        Some((_, Lot::Lost)) => true,
        Some((_, Lot::Won | Lot::TeamWon)) => false,
        None => winner.is_none(),
    };
    named && outcome.is_none_or(|outcome| how(outcome) == reason.how)
}

const fn how(outcome: Outcome) -> How {
    match outcome {
        Outcome::Won { reason: WinReason::Mate { .. }, .. } => How::Mate,
        Outcome::Won { reason: WinReason::Time { .. }, .. } => How::Time,
        Outcome::Won { reason: WinReason::Resignation { .. }, .. } => How::Resignation,
        Outcome::Drawn { reason: DrawReason::Agreement { .. } } => How::Agreement,
        Outcome::Drawn { reason: DrawReason::Flags } => How::Flags,
        Outcome::Drawn { reason: DrawReason::Repetition { .. } } => How::Repetition,
        Outcome::Drawn { reason: DrawReason::FiftyMoves { .. } } => How::FiftyMoves,
        Outcome::Drawn { reason: DrawReason::Stalemate { .. } } => How::Stalemate,
        Outcome::CalledOff => How::Aborted,
    }
}

fn reason(record: &Record, winner: Option<Team>, token: ResultToken) -> String {
    let name = |seat| name(&record.tags, seat);
    match record.ending.outcome {
        Some(Outcome::Won { reason, .. }) => match reason {
            WinReason::Mate { loser } => format!("{} checkmated", name(loser)),
            WinReason::Time { loser } => format!("{} forfeits on time", name(loser)),
            WinReason::Resignation { loser } => format!("{} resigns", name(loser)),
        },
        Some(Outcome::Drawn { reason }) => match reason {
            DrawReason::Agreement { .. } => "Game drawn by mutual agreement",
            DrawReason::Flags => "Game drawn because both players ran out of time",
            DrawReason::Repetition { .. } => "Game drawn by repetition",
            DrawReason::FiftyMoves { .. } => "Game drawn by the 50 move rule",
            DrawReason::Stalemate { .. } => "Game drawn by stalemate",
        }
        .to_owned(),
        Some(Outcome::CalledOff) => "Game aborted by mutual agreement".to_owned(),
        None => match (winner, token) {
            (Some(team), _) => {
                let [one, two] = team.other().seats().map(name);
                format!("{one} and {two} lost")
            }
            (None, ResultToken::Half) => "Game drawn".to_owned(),
            // Else what was said last would be taken for the reason.
            (None, ResultToken::OneZero | ResultToken::ZeroOne | ResultToken::Open) => {
                "Still in progress".to_owned()
            }
        },
    }
}

/// What a seat is called in a sentence: its player's name if it is a plain one that nobody else has, else its own.
fn name(tags: &Tags, seat: Seat) -> &str {
    let called = |seat: Seat| tags.get(seat.name()).unwrap_or_default().trim();
    let own = called(seat);
    let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_' | '\'');
    let words =
        |word: &str| matches!(word.to_ascii_lowercase().as_str(), "and" | "game" | "draw" | "drawn" | "no");
    let fits = !own.is_empty()
        && own.len() <= 60
        && own.chars().all(plain)
        && !own.split(' ').any(|word| word.is_empty() || words(word))
        && Seat::ALL.iter().all(|other| *other == seat || !called(*other).eq_ignore_ascii_case(own));
    // Somebody may be called like another seat.
    let free = |name: &str| Seat::ALL.iter().all(|other| !called(*other).eq_ignore_ascii_case(name));
    match (fits, free(seat.name())) {
        (true, _) => own,
        (false, true) => seat.name(),
        (false, false) => code(seat),
    }
}

/// The short name of a seat in other programs.
const fn code(seat: Seat) -> &'static str {
    match (seat.board, seat.color) {
        (BoardId::A, Color::White) => "WA",
        (BoardId::A, Color::Black) => "BA",
        (BoardId::B, Color::White) => "WB",
        (BoardId::B, Color::Black) => "BB",
    }
}
