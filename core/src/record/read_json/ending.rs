//! Tags and end of a chess.com match, from the headers of its two games.

use super::value::Json;
use crate::base::{BoardId, Color, PerBoard, Seat, Team};
use crate::record::{Ending, ResultToken, Tags};
use crate::rules::{DrawReason, Outcome, WinReason};

/// What the game of a board says that the other one ended.
const PARTNER: &str = "bughousepartnerlose";

/// The tags that both games share, with the names of BPGN.
const SHARED: [&str; 3] = ["Event", "Site", "Date"];

/// The tags of a match: those of board A where both games have one.
pub(super) fn tags(pair: &super::games::Pair<'_>, time: Option<(u64, u64)>) -> Tags {
    let header = |board: BoardId, name: &str| {
        let headers = pair.get(board).and_then(|game| game.field("pgnHeaders"));
        headers.and_then(|headers| headers.field(name)).and_then(Json::words)
    };
    let either = |name: &str| header(BoardId::A, name).or_else(|| header(BoardId::B, name));
    let mut tags = Tags::default();
    for name in SHARED {
        if let Some(text) = either(name) {
            tags.set(name, text);
        }
    }
    for seat in Seat::ALL {
        let color = seat.color.choose("White", "Black");
        if let Some(name) = header(seat.board, color) {
            tags.set(seat.name(), name);
        }
        if let Some(rating) = header(seat.board, &format!("{color}Elo")) {
            tags.set(&format!("{}Elo", seat.name()), rating);
        }
    }
    if let Some((base, increment)) = time {
        tags.set("TimeControl", format!("{}+{}", seconds(base), seconds(increment)));
    }
    if let Some(text) = either("EndTime") {
        tags.set("EndTime", text);
    }
    if let Some(text) =
        ended(pair).map_or_else(|| either("Termination"), |board| header(board, "Termination"))
    {
        tags.set("Termination", text);
    }
    if let Some(token) = token(pair) {
        tags.set("Result", token.text());
    }
    tags
}

/// Tenths of a second as seconds, with the tenth only where there is one.
fn seconds(tenths: u64) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

/// The end of a match, and whether both games say the same of it.
pub(super) fn ending(pair: &super::games::Pair<'_>) -> (Ending, bool) {
    let own = PerBoard::new(|board| result(pair, board));
    let agree = match (own.a, own.b) {
        (Some(a), Some(b)) => a == turned(b),
        (_, _) => true,
    };
    let (decided, winner) = match ended(pair).and_then(|board| Some((board, (*own.get(board))?))) {
        Some((board, token)) => (Some((board, token)), winner(board, token)),
        None => (None, token(pair).and_then(|token| winner(BoardId::A, token))),
    };
    let outcome = decided.and_then(|(board, token)| outcome(board, token, reason(pair, board)?));
    let remarks = BoardId::ALL.into_iter().filter_map(|board| reason(pair, board)).map(str::to_owned);
    let ending =
        Ending { token: token(pair).unwrap_or_default(), remarks: remarks.collect(), winner, outcome };
    (ending, agree)
}

/// The result as White's on board A.
fn token(pair: &super::games::Pair<'_>) -> Option<ResultToken> {
    result(pair, BoardId::A).or_else(|| result(pair, BoardId::B).map(turned))
}

fn result(pair: &super::games::Pair<'_>, board: BoardId) -> Option<ResultToken> {
    (*pair.get(board))?.field("pgnHeaders")?.field("Result")?.text().and_then(ResultToken::from_text)
}

fn reason<'a>(pair: &super::games::Pair<'a>, board: BoardId) -> Option<&'a str> {
    (*pair.get(board))?.field("gameEndReason")?.text().filter(|reason| !reason.is_empty())
}

/// The board that ended the match.
fn ended(pair: &super::games::Pair<'_>) -> Option<BoardId> {
    BoardId::ALL.into_iter().find(|board| reason(pair, *board).is_some_and(|reason| reason != PARTNER))
}

/// What the other board says of the same end.
const fn turned(token: ResultToken) -> ResultToken {
    match token {
        ResultToken::OneZero => ResultToken::ZeroOne,
        ResultToken::ZeroOne => ResultToken::OneZero,
        ResultToken::Half | ResultToken::Open => token,
    }
}

fn winner(board: BoardId, token: ResultToken) -> Option<Team> {
    let color = match token {
        ResultToken::OneZero => Color::White,
        ResultToken::ZeroOne => Color::Black,
        ResultToken::Half | ResultToken::Open => return None,
    };
    Some(Seat::new(board, color).team())
}

/// The outcome in our words, for the reasons that have one.
fn outcome(board: BoardId, token: ResultToken, reason: &str) -> Option<Outcome> {
    let color = match token {
        ResultToken::OneZero => Color::Black,
        ResultToken::ZeroOne => Color::White,
        ResultToken::Half => return drawn(board, reason),
        ResultToken::Open => return None,
    };
    let loser = Seat::new(board, color);
    let reason = match reason {
        "checkmated" => WinReason::Mate { loser },
        "timeout" => WinReason::Time { loser },
        "resigned" => WinReason::Resignation { loser },
        _ => return None,
    };
    Some(Outcome::Won { by: loser.opponent().team(), reason })
}

fn drawn(board: BoardId, reason: &str) -> Option<Outcome> {
    let reason = match reason {
        "agreed" => DrawReason::Agreement { board },
        "repetition" => DrawReason::Repetition { board },
        "stalemate" => DrawReason::Stalemate { board },
        "50move" => DrawReason::FiftyMoves { board },
        _ => return None,
    };
    Some(Outcome::Drawn { reason })
}
