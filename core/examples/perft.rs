//! Counts the moves of a tree: `perft [--rules PRESET] [--divide] [--bulk] DEPTH "FEN[reserve]"...`
//!
//! Prints one line per position: nodes, seconds, nodes per second. With `--divide` a line `MOVE NODES` for each first move
//! comes before it. With `--bulk` the last moves are counted without being played.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    missing_docs,
    reason = "a command: it prints, and measures time"
)]

use std::process::ExitCode;
use std::time::Instant;

use pasapezas_core::notation::{read_fen, write_uci};
use pasapezas_core::{Position, Preset, RuleSet, perft};

struct Command {
    divide: bool,
    bulk: bool,
    depth: u8,
    positions: Vec<Position>,
}

fn command(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let (mut preset, mut divide, mut bulk) = (Preset::Pasapezas, false, false);
    let mut rest = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--rules" => {
                let name = words.next().ok_or("--rules needs a preset")?;
                preset = Preset::from_name(&name).ok_or(format!("no preset is called {name}"))?;
            }
            "--divide" => divide = true,
            "--bulk" => bulk = true,
            option if option.starts_with("--") => return Err(format!("unknown option {option}")),
            _ => rest.push(word),
        }
    }
    let (depth, fens) = rest.split_first().ok_or("no depth given")?;
    let depth = depth.parse().map_err(|_| format!("{depth} is no depth"))?;
    if fens.is_empty() {
        return Err(String::from("no position given"));
    }
    let positions = fens.iter().map(|fen| position(fen, preset)).collect::<Result<_, _>>()?;
    Ok(Command { divide, bulk, depth, positions })
}

fn position(fen: &str, preset: Preset) -> Result<Position, String> {
    let setup = read_fen(fen).map_err(|error| format!("{fen}: {error}"))?;
    Position::new(setup, &RuleSet::of(preset)).map_err(|error| format!("{fen}: {error}"))
}

/// Prints the nodes behind each first move.
fn divide(position: &Position, depth: u8, bulk: bool) {
    let below = |mv| position.after(mv).map_or(0, |(next, _)| perft(&next, depth.saturating_sub(1), bulk));
    let mut lines: Vec<_> = position
        .legal_moves()
        .into_iter()
        .map(|mv| format!("{} {}", write_uci(position, mv), below(mv)))
        .collect();
    lines.sort();
    for line in lines {
        println!("{line}");
    }
}

#[allow(clippy::float_arithmetic, clippy::cast_precision_loss, reason = "a speed is a quotient")]
fn main() -> ExitCode {
    let command = match command(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(why) => {
            eprintln!("{why}\nusage: perft [--rules PRESET] [--divide] [--bulk] DEPTH \"FEN[reserve]\"...");
            return ExitCode::from(2);
        }
    };
    for position in &command.positions {
        if command.divide && command.depth > 0 {
            divide(position, command.depth, command.bulk);
        }
        let begin = Instant::now();
        let nodes = perft(position, command.depth, command.bulk);
        let seconds = begin.elapsed().as_secs_f64();
        println!("{nodes} {seconds:.6} {:.0}", nodes as f64 / seconds.max(1e-9));
    }
    ExitCode::SUCCESS
}
