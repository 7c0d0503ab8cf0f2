//! The rules of deny.toml: licences, sources and duplicates always; known weaknesses where their database can be
//! fetched.

use super::report::{Kind, Report};
use crate::command_line::Pace;
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Checks what needs nothing from outside.
pub(crate) fn check(deny: &Outcome<PathBuf>, log: &Path) -> Outcome<bool> {
    shell::logged(command(deny)?.args(["licenses", "bans", "sources"]), log)
}

/// Checks against the database of known weaknesses, or says that it was not to be had. `--fast` does not ask for it.
pub(crate) fn advisories(report: &mut Report, pace: Pace, deny: &Outcome<PathBuf>) {
    let Ok(mut fetch) = command(deny) else { return };
    let log = place::logs().join("advisories.log");
    let passed = match pace {
        Pace::Fast => return println!("     advisories: not checked (only without --fast)"),
        Pace::Full => shell::logged(fetch.arg("advisories"), &log),
    };
    if !matches!(passed, Ok(true)) && !was_fetched(&shell::last_lines(&log, usize::MAX)) {
        return println!("     advisories: not checked (their database could not be fetched)");
    }
    report.stage("advisories", Kind::Check, |_| passed);
}

/// Whether the complaint is about a dependency, not about the database.
fn was_fetched(output: &str) -> bool {
    output.contains("advisories FAILED")
}

fn command(deny: &Outcome<PathBuf>) -> Outcome<Command> {
    let folder = deny.as_ref().map_err(Failure::clone)?;
    let program = shell::in_folder(folder, "cargo-deny").unwrap_or_else(|| folder.join("cargo-deny"));
    let mut command = shell::program(program);
    command.args(["--color", "never", "check"]).current_dir(place::workspace());
    Ok(command)
}
