//! How a match ended, in the words of the servers.
//!
//! A record may hold an end that contradicts itself, read from somebody's file. What is written of it is what a reader makes
//! of the written text: every sentence is read before it is taken.

use crate::base::{BoardId, Color, Seat, Team};
use crate::record::read::ending::{End, ending, is_about_the_end};
use crate::record::read::reason::{How, Lot, read_reason};
use crate::record::tags::tag_value;
use crate::record::{Ending, Node, NodeId, Record, ResultToken, Step, Tags, remark};
use crate::rules::{DrawReason, Outcome, RuleSet, WinReason};

use super::tags::team_name;

/// What is written where nobody can be named.
const NOBODY: &str = "Game abandoned";

/// The end of a record as it is written.
#[derive(Debug)]
pub(super) struct Close {
    pub(super) token: ResultToken,
    pub(super) winner: Option<Team>,
    /// What ended it, where that is known and can be said.
    pub(super) outcome: Option<Outcome>,
    /// What ended it, in braces before the result.
    pub(super) reason: String,
    /// Other remarks.
    pub(super) remarks: Vec<String>,
}

impl Close {
    /// The end of a record whose moves are written under `rules`.
    pub(super) fn of(record: &Record, rules: &RuleSet) -> Self {
        let Ending { remarks, .. } = &record.ending;
        let remarks: Vec<String> = remarks.iter().filter_map(|text| remark(text)).collect();
        let (mut reasons, remarks): (Vec<_>, Vec<_>) =
            remarks.into_iter().partition(|remark| read_reason(remark).is_some());
        let written = reasons.pop();
        let (token, winner, outcome) = settled(&record.ending);
        let close = |outcome, reason| Self { token, winner, outcome, reason, remarks };
        let goals = [outcome, None];
        for outcome in goals.into_iter().take(if outcome.is_some() { 2 } else { 1 }) {
            let said = written.clone().filter(|text| says_enough(text, winner, outcome));
            let by = |name: fn(&Tags, Seat) -> &str| sentence(&record.tags, name, winner, token, outcome);
            for reason in said.into_iter().chain([by(name), by(code)]) {
                if is_read_back(record, rules, (token, winner, outcome), &reason) {
                    return close(outcome, reason);
                }
            }
        }
        close(None, NOBODY.to_owned())
    }

    /// The last line of a file: what ended the match, and the result as it is told there.
    pub(super) fn line(&self, token: ResultToken) -> String {
        format!("{{{}}} {}\n", self.reason, token.text())
    }

    /// Where it was drawn, if it was on one board.
    pub(super) const fn drawn_on(&self) -> Option<BoardId> {
        drawn_on(self.outcome)
    }
}

/// Result, winner and outcome that agree with each other: of two that do not, the first of winner, outcome and token holds.
fn settled(ending: &Ending) -> (ResultToken, Option<Team>, Option<Outcome>) {
    let sound = ending.outcome.filter(|outcome| match outcome {
        Outcome::Won { by, reason } => *by == loser(*reason).team().other(),
        Outcome::Drawn { .. } | Outcome::CalledOff => true,
    });
    let of_token = match (ending.token, ending.outcome) {
        (ResultToken::OneZero, None) => Some(Team::One),
        (ResultToken::ZeroOne, None) => Some(Team::Two),
        (ResultToken::OneZero | ResultToken::ZeroOne, Some(_))
        | (ResultToken::Half | ResultToken::Open, _) => None,
    };
    let winner = ending.winner.or(ending.outcome.and_then(Outcome::winner)).or(of_token);
    let outcome = sound.filter(|outcome| outcome.winner() == winner);
    let token = match (winner, outcome) {
        (Some(team), _) => ResultToken::of_winner(team),
        (None, Some(Outcome::Drawn { .. })) => ResultToken::Half,
        (None, Some(Outcome::Won { .. } | Outcome::CalledOff)) => ResultToken::Open,
        (None, None) => ending.token,
    };
    (token, winner, outcome)
}

const fn loser(reason: WinReason) -> Seat {
    match reason {
        WinReason::Mate { loser } | WinReason::Time { loser } | WinReason::Resignation { loser } => loser,
    }
}

const fn drawn_on(outcome: Option<Outcome>) -> Option<BoardId> {
    match outcome {
        Some(Outcome::Drawn {
            reason:
                DrawReason::Agreement { board }
                | DrawReason::Repetition { board }
                | DrawReason::FiftyMoves { board }
                | DrawReason::Stalemate { board },
        }) => Some(board),
        Some(Outcome::Drawn { reason: DrawReason::Flags } | Outcome::Won { .. } | Outcome::CalledOff)
        | None => None,
    }
}

/// Whether a reader makes of a sentence, with the tags beside it, what it is to say.
fn is_read_back(
    record: &Record,
    rules: &RuleSet,
    (token, winner, outcome): (ResultToken, Option<Team>, Option<Outcome>),
    reason: &str,
) -> bool {
    let tags = written_tags(&record.tags, token, winner, outcome);
    let last = record.tree.line(NodeId::ROOT).last().and_then(|id| record.tree.node(id));
    let boards = last.unwrap_or(record.tree.root()).boards().under(rules);
    let board = last.and_then(Node::step).map(Step::board);
    let end = End { token: Some(token), boards: Some(&boards), board };
    let (back, doubts) = ending(&tags, vec![reason.to_owned()], end);
    let is_plain = is_about_the_end(&tags, reason) && doubts.is_empty();
    is_plain && (back.token, back.winner, back.outcome) == (token, winner, outcome)
}

/// The tags that a reader looks at for the end, as they are written.
fn written_tags(tags: &Tags, token: ResultToken, winner: Option<Team>, outcome: Option<Outcome>) -> Tags {
    let mut written = Tags::default();
    for seat in Seat::ALL {
        written.set(seat.name(), tag_value(tags.get(seat.name()).unwrap_or("?")));
    }
    written.set("Result", token.text());
    if let Some(team) = winner {
        written.set("Winner", team_name(team));
    }
    if let Some(board) = drawn_on(outcome) {
        written.set("DrawnOn", board.letter().to_string());
    }
    written
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

/// What is to be said, with the names that `name` gives.
fn sentence(
    tags: &Tags,
    name: fn(&Tags, Seat) -> &str,
    winner: Option<Team>,
    token: ResultToken,
    outcome: Option<Outcome>,
) -> String {
    let name = |seat| name(tags, seat);
    match outcome {
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
        (false, false) => code(tags, seat),
    }
}

/// The short name of a seat in other programs.
const fn code(_: &Tags, seat: Seat) -> &'static str {
    match (seat.board, seat.color) {
        (BoardId::A, Color::White) => "WA",
        (BoardId::A, Color::Black) => "BA",
        (BoardId::B, Color::White) => "WB",
        (BoardId::B, Color::Black) => "BB",
    }
}
