//! The commands of the README: `cargo xtask play`, `cargo xtask test` and their helpers.
//!
//! Everything that a fresh machine lacks is brought here (`tools`, `target`, `browsers`), one line of progress per
//! step; nothing of the program itself lives here. [`serve`] is public because the browser tests serve the page too.
//!
//! No part of it runs unasked, and none writes outside the workspace but for the tool folder of the user's cache
//! and, where the browser or the wasm target is missing, the system's own package manager.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::doc_markdown,
    reason = "a tool for the terminal: it prints, measures how long its steps take, and its tests unwrap; WebKit is a name, \
              not code"
)]

mod bench;
mod browsers;
mod command_line;
mod debian;
mod dist;
mod failure;
mod fuzz;
mod kit;
mod notices;
mod offline;
mod place;
mod play;
pub mod serve;
mod shell;
mod single;
mod sizes;
mod study;
mod styles;
mod suite;
mod target;
mod tools;
mod wasm_file;

use command_line::Order;
use failure::Outcome;
use std::process::ExitCode;

/// Carries out what the arguments ask for. The exit code is 0 when it succeeded, 1 when it failed, 2 when the
/// arguments make no sense.
#[must_use]
pub fn run(arguments: Vec<String>) -> ExitCode {
    match command_line::read(arguments) {
        Ok(order) => match carry_out(&order) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::from(1),
            Err(failure) => {
                println!("{failure}");
                ExitCode::from(1)
            }
        },
        Err(failure) => {
            println!("{failure}\n\n{}", command_line::HELP);
            ExitCode::from(2)
        }
    }
}

/// `Ok(false)` is a result that was printed and is bad: a failed test, a page over its size.
fn carry_out(order: &Order) -> Outcome<bool> {
    match order {
        Order::Help => {
            println!("{}", command_line::HELP);
            Ok(true)
        }
        Order::Play(options) => play::play(*options),
        Order::Test { pace } => Ok(suite::test(*pace)),
        Order::Dist { single_file } => dist::dist(*single_file),
        Order::Bench => bench::bench(),
        Order::Fuzz(options) => fuzz::fuzz(options),
    }
}
