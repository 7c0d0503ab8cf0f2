//! Compares files of positions or node counts with the core.
//!
//! `oracle [--rules PRESET] FILE.jsonl...` or `oracle --perft FILE.json...`: prints each difference and ends with a line
//! `N checked, M wrong`. Exit code 0 when all agree, 1 when something differs, 2 when the command cannot be understood.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    missing_docs,
    dead_code,
    unreachable_pub,
    reason = "a command: it prints, and shares files with other targets"
)]

#[path = "support/json.rs"]
mod json;
#[path = "support/oracle.rs"]
mod oracle;

use std::process::ExitCode;

use pasapezas_core::Preset;

struct Command {
    preset: Preset,
    nodes: bool,
    files: Vec<String>,
}

fn command(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut command = Command { preset: Preset::Pasapezas, nodes: false, files: Vec::new() };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--rules" => {
                let name = words.next().ok_or("--rules needs a preset")?;
                command.preset = Preset::from_name(&name).ok_or(format!("no preset is called {name}"))?;
            }
            "--perft" => command.nodes = true,
            option if option.starts_with('-') => return Err(format!("unknown option {option}")),
            _ => command.files.push(word),
        }
    }
    if command.files.is_empty() { Err(String::from("no file given")) } else { Ok(command) }
}

fn main() -> ExitCode {
    let command = match command(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(why) => {
            eprintln!("{why}\nusage: oracle [--rules PRESET] FILE.jsonl... | --perft FILE.json...");
            return ExitCode::from(2);
        }
    };
    let (mut checked, mut wrong) = (0, 0);
    for file in &command.files {
        let text = match std::fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        };
        let report = if command.nodes {
            oracle::compare_nodes(&text, u64::MAX)
        } else {
            oracle::compare_positions(&text, command.preset)
        };
        for line in &report.lines {
            println!("{file}: {line}");
        }
        checked += report.checked;
        wrong += report.wrong;
    }
    println!("{checked} checked, {wrong} wrong");
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
