//! The match: appendix A of the regulation page at match level, and what a log promises.

mod clocks;
mod draws;
mod log;
mod phases;
mod plan;
mod play;
mod strict;
mod time;
mod touch;

use super::*;
use crate::base::{BoardId, Color, DropRole, Millis, PerBoard, PerColor, PerSeat, Role, Seat, Team};
use crate::notation::{read_attempt, read_fen};
use crate::position::Position;
use crate::rules::{
    Bonus, Claim, DrawAgreement, DrawCounts, DrawReason, Enforcement, Outcome, Preset, Refusal,
    RepetitionRule, RuleSet, TimeControl, TimeWin, WinReason,
};

/// A match that has been started at zero.
fn started(setup: MatchSetup) -> Match {
    let mut game = Match::new(setup);
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    game
}

/// Both boards by these FENs under these rules, five minutes each, started.
fn boards(rules: RuleSet, a: &str, b: &str) -> Match {
    let position = |fen| Position::new(read_fen(fen).unwrap(), &rules).unwrap();
    let start = PerBoard { a: position(a), b: position(b) };
    started(MatchSetup { start, ..MatchSetup::new(rules, TimeControl::default()) })
}

/// `fen` on one board, the usual array on the other.
fn one_board(rules: RuleSet, board: BoardId, fen: &str) -> Match {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    match board {
        BoardId::A => boards(rules, fen, START),
        BoardId::B => boards(rules, START, fen),
    }
}

/// Plays one action of `seat` a millisecond after the last entry.
fn act(game: &mut Match, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
    game.play(Stamp::of(seat, game.last_stamp().plus(Millis(1))), action)
}

/// Plays one move of `seat`, as SAN or UCI.
fn mv(game: &mut Match, seat: Seat, text: &str) -> Result<Vec<Event>, Refusal> {
    let attempt = read_attempt(game.position(seat.board), text).unwrap();
    let action = game.judge(seat, attempt)?;
    act(game, seat, action)
}

/// Plays `A:e2e4 B:d7d5 ...`, each by the seat on move, a second apart.
fn play(game: &mut Match, moves: &str) -> Result<(), Refusal> {
    for text in moves.split_whitespace() {
        let (board, text) = text.split_once(':').unwrap();
        let board = if board == "A" { BoardId::A } else { BoardId::B };
        let seat = game.on_move(board);
        let action = game.judge(seat, read_attempt(game.position(board), text).unwrap())?;
        game.play(Stamp::of(seat, game.last_stamp().plus(Millis(1000))), action)?;
    }
    Ok(())
}

/// How many pieces each seat has in reserve.
fn reserves(game: &Match) -> PerSeat<u8> {
    PerSeat::for_seats(|seat| {
        let reserve = game.position(seat.board).reserve(seat.color);
        DropRole::ALL.into_iter().map(|role| reserve.count(role)).sum()
    })
}

/// The pasapezas regulation with forbidden placements punished.
fn strict() -> RuleSet {
    RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() }
}

/// The result in three words, as the example `replay` prints it.
fn result(game: &Match) -> String {
    match game.outcome() {
        None => "none".to_owned(),
        Some(outcome) => {
            let side = match outcome.winner() {
                Some(Team::One) => "one",
                Some(Team::Two) => "two",
                None => "draw",
            };
            format!("{side} {} {}", outcome.reason_name(), outcome.article())
        }
    }
}
