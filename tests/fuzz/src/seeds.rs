//! Good texts to begin with: files of the project, and texts of random play.

use std::path::{Path, PathBuf};

use pasapezas_core::notation::{write_attempt, write_san};
use pasapezas_core::record::{NodeId, Record, Step};
use pasapezas_core::{Attempt, Color, DropRole, Preset, PromotionRole, RuleSet, Seat, Square};

use crate::{Random, play};

/// The folder of the project's own game files.
fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/games")
}

/// The game files with one of these endings.
pub fn files(endings: &[&str]) -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = std::fs::read_dir(games())
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    paths.sort();
    let wanted =
        |path: &PathBuf| path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one));
    paths.into_iter().filter(wanted).filter_map(|path| std::fs::read(path).ok()).collect()
}

/// The steps of a main line with who moves, its number and its SAN.
fn main_line(record: &Record) -> Vec<(Seat, u16, String, Option<u32>)> {
    let mut boards = *record.tree.root().boards();
    let mut line = Vec::new();
    for id in record.tree.line(NodeId::ROOT) {
        let Some(node) = record.tree.node(id) else { break };
        if let Some(Step::Move { seat, mv }) = node.step() {
            let position = boards.position(seat.board);
            let left = node.notes.left.map(|left| left.0);
            line.push((seat, position.fullmoves(), write_san(position, mv), left));
        }
        boards = *node.boards();
    }
    line
}

/// A movetext as servers write it.
pub fn movetext(record: &Record) -> String {
    let mut text = String::new();
    for (seat, number, san, left) in main_line(record) {
        let letter = seat.board.letter();
        let letter = if seat.color == Color::White { letter } else { letter.to_ascii_lowercase() };
        text.push_str(&format!("{number}{letter}. {san}"));
        if let Some(left) = left {
            text.push_str(&format!("{{{}.{:03}}}", left / 1000, left % 1000));
        }
        text.push(' ');
    }
    text
}

/// The two games of a record as chess.com writes them.
pub fn chesscom(record: &Record) -> String {
    let mut boards = *record.tree.root().boards();
    let (mut moves, mut times) = ([String::new(), String::new()], [String::new(), String::new()]);
    for id in record.tree.line(NodeId::ROOT) {
        let Some(node) = record.tree.node(id) else { break };
        if let Some(Step::Move { seat, mv }) = node.step() {
            let at = usize::from(seat.board.letter() == 'B');
            moves[at].push_str(&coded(&pasapezas_core::notation::write_uci(boards.position(seat.board), mv)));
            let gap = if times[at].is_empty() { "" } else { "," };
            times[at].push_str(&format!("{gap}{}", 6000_usize.saturating_sub(moves[at].len())));
        }
        boards = *node.boards();
    }
    let game = |at: usize, reason: &str, result: &str| {
        format!(
            r#"{{"id": {}, "partnerGameId": {}, "gameEndReason": "{reason}", "moveList": "{}", "moveTimestamps": "{}",
  "baseTime1": 6000, "timeIncrement1": 0, "initialSetup": "",
  "pgnHeaders": {{"White": "W", "Black": "B", "Result": "{result}", "WhiteElo": 1500}}}}"#,
            at + 1,
            2 - at,
            moves[at],
            times[at]
        )
    };
    format!(
        "{{\n \"A\": {},\n \"B\": {}\n}}\n",
        game(0, "checkmated", "1-0"),
        game(1, "bughousepartnerlose", "0-1")
    )
}

/// A short move in the two characters of chess.com.
fn coded(short: &str) -> String {
    const SQUARES: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?";
    let code = |square: Square| char::from(SQUARES[usize::from(square.index())]);
    match pasapezas_core::notation::read_uci_attempt(short) {
        Ok(Attempt::Drop { role, to }) => {
            let sign = match role {
                DropRole::Queen => '&',
                DropRole::Knight => '-',
                DropRole::Rook => '*',
                DropRole::Bishop => '+',
                DropRole::Pawn => '=',
            };
            format!("{sign}{}", code(to))
        }
        Ok(Attempt::Board { from, to, promotion: None }) => format!("{}{}", code(from), code(to)),
        Ok(Attempt::Board { from, to, promotion: Some(role) }) => {
            let signs = match role {
                PromotionRole::Queen => ['{', '~', '}'],
                PromotionRole::Knight => ['(', '^', ')'],
                PromotionRole::Rook => ['[', '_', ']'],
                PromotionRole::Bishop => ['@', '#', '$'],
            };
            let way = 1 + usize::from(to.file().index()) - usize::from(from.file().index());
            format!("{}{}", code(from), signs[way.min(2)])
        }
        Err(_) => String::new(),
    }
}

/// Records of random play without notes, by the rules of servers.
pub fn plain_records(random: &mut Random, count: usize) -> Vec<Record> {
    (0..count).map(|number| play::record(random, RuleSet::of(Preset::ChessCom), number * 6, false)).collect()
}

/// Attempts of every kind in short form.
pub fn short_attempts() -> Vec<String> {
    let square = |index: u8| Square::from_index(index).unwrap_or_default();
    let mut texts = Vec::new();
    for (from, to) in [(12, 28), (4, 6), (4, 7), (60, 58), (52, 60), (51, 60), (1, 18)] {
        let (from, to) = (square(from), square(to));
        texts.push(write_attempt(Attempt::Board { from, to, promotion: None }));
        texts.push(write_attempt(Attempt::Board { from, to, promotion: Some(PromotionRole::Knight) }));
    }
    texts.extend(DropRole::ALL.map(|role| write_attempt(Attempt::Drop { role, to: square(27) })));
    texts
}
