//! `pasapezas-fuzz [TARGET] [--seconds N | --inputs N] [--seed S] [--file F]`: attacks one target, or all in turn; with `--file`
//! gives one input to a target.
//!
//! Called by `cargo xtask fuzz`. Exit code 0 when nothing was found, 1 when something was, 2 when the arguments make no sense.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a command: it prints, and asks for a seed"
)]

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use pasapezas_fuzz::run::{Until, attack, keep, tried};
use pasapezas_fuzz::watch::Watch;
use pasapezas_fuzz::{TARGETS, Target};

struct Command {
    targets: Vec<Target>,
    until: Until,
    seed: u64,
    file: Option<String>,
}

fn command(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let mut command = Command { targets: TARGETS.to_vec(), until: Until::Seconds(10), seed: now, file: None };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("{text} is no number"));
        match word.as_str() {
            "--seconds" => command.until = Until::Seconds(number(value()?)?),
            "--inputs" => {
                command.until = Until::Inputs(number(value()?)?.try_into().map_err(|_| "too many inputs")?);
            }
            "--seed" => command.seed = number(value()?)?,
            "--file" => command.file = Some(value()?),
            name => match TARGETS.into_iter().find(|target| target.name == name) {
                Some(target) => command.targets = vec![target],
                None => return Err(format!("there is no target {name}")),
            },
        }
    }
    Ok(command)
}

fn main() -> ExitCode {
    let command = match command(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(why) => {
            let names = TARGETS.map(|target| target.name).join(", ");
            println!(
                "{why}\nusage: fuzz [TARGET] [--seconds N | --inputs N] [--seed S] [--file F]\ntargets: {names}"
            );
            return ExitCode::from(2);
        }
    };
    let watch = Watch::start();
    match &command.file {
        Some(path) => again(&command.targets, path, &watch),
        None => all(&command, &watch),
    }
}

fn again(targets: &[Target], path: &str, watch: &Watch) -> ExitCode {
    let ([target], Ok(input)) = (targets, std::fs::read(path)) else {
        println!("name one target and a file that can be read: fuzz TARGET --file F");
        return ExitCode::from(2);
    };
    match tried(target, &input, Some(watch)) {
        Ok(()) => println!("{}: nothing found with {path}", target.name),
        Err((_, what)) => {
            println!("{}: {what}", target.name);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn all(command: &Command, watch: &Watch) -> ExitCode {
    let Command { seed, until, .. } = *command;
    println!("seed {seed}");
    let mut is_clean = true;
    for target in &command.targets {
        let tally = attack(target, seed, until, Some(watch));
        println!("{}: {} inputs, {} findings", target.name, tally.n_inputs, tally.findings.len());
        for finding in &tally.findings {
            is_clean = false;
            println!("  {}", finding.what);
            match keep(target.name, &finding.input) {
                Ok(path) => println!("  again: cargo xtask fuzz {} --file {}", target.name, path.display()),
                Err(error) => println!("  it could not be kept: {error}"),
            }
        }
    }
    if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
