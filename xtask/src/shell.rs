//! Running other programs: found on the PATH, free of what cargo told *this* program, their output kept in a file.

use crate::failure::{Failure, Outcome};
use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How often a long step says that it still works.
const SIGN_OF_LIFE: Duration = Duration::from_secs(30);

/// How often a running program is asked whether it has ended.
const LOOK: Duration = Duration::from_millis(50);

/// A program, without the variables that cargo set for this one. They would reach the build scripts of nested
/// builds, some of which run again when these change.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    for (key, _) in env::vars_os() {
        let text = key.to_string_lossy();
        let own = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
        if own.iter().any(|prefix| text.starts_with(prefix)) || text == "CARGO_PRIMARY_PACKAGE" {
            command.env_remove(&key);
        }
    }
    command.stdin(Stdio::null());
    command
}

/// `cargo`, as [`program`]: the one on the PATH, so that rustup's choice of toolchain still counts.
pub(crate) fn cargo<I, S>(arguments: I) -> Command
where
    I: IntoIterator<Item = S>,
    S: AsRef<OsStr>,
{
    let mut command = program("cargo");
    command.args(arguments);
    command
}

/// The place of a program on the PATH.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).find_map(|folder| in_folder(&folder, name))
}

/// The place of a program in a folder. Windows adds an ending.
pub(crate) fn in_folder(folder: &Path, name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    endings.iter().map(|ending| folder.join(format!("{name}{ending}"))).find(|path| path.is_file())
}

/// What a program prints, or nothing when it cannot be started or fails.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program to its end with both its outputs in `log`, and tells whether it succeeded. Every half minute a
/// line says that it still runs.
pub(crate) fn logged(command: &mut Command, log: &Path) -> Outcome<bool> {
    if let Some(folder) = log.parent() {
        fs::create_dir_all(folder).map_err(|error| Failure::of_file("make", folder, &error))?;
    }
    let out = File::create(log).map_err(|error| Failure::of_file("write", log, &error))?;
    let err = out.try_clone().map_err(|error| Failure::of_file("write", log, &error))?;
    let name = command.get_program().to_string_lossy().into_owned();
    let child = command.stdout(out).stderr(err).spawn().map_err(|error| Failure::of_start(&name, &error))?;
    wait(child, &name)
}

fn wait(mut child: Child, name: &str) -> Outcome<bool> {
    let start = Instant::now();
    let mut next_sign = SIGN_OF_LIFE;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.success()),
            Ok(None) => thread::sleep(LOOK),
            Err(error) => return Err(Failure::of_start(name, &error)),
        }
        if start.elapsed() >= next_sign {
            println!("      still working, {} s", next_sign.as_secs());
            next_sign += SIGN_OF_LIFE;
        }
    }
}

/// The last `count` lines of a log, or all of them when there are fewer.
pub(crate) fn last_lines(log: &Path, count: usize) -> String {
    let bytes = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.lines().collect();
    let skipped = lines.len().saturating_sub(count);
    lines.get(skipped..).unwrap_or_default().join("\n")
}

/// What cargo says of each crate while all goes well.
const CHATTER: [&str; 6] = ["Compiling ", "Checking ", "Downloading ", "Downloaded ", "Locking ", "Adding "];

/// The end of a log as a person needs it after a failure: without the names of all crates that were built.
pub(crate) fn complaint(log: &Path, count: usize) -> String {
    let text = last_lines(log, usize::MAX);
    let is_chatter = |line: &&str| CHATTER.iter().any(|word| line.trim_start().starts_with(word));
    let lines: Vec<&str> = text.lines().filter(|line| !is_chatter(line)).collect();
    lines.get(lines.len().saturating_sub(count)..).unwrap_or_default().join("\n")
}

/// Runs a step of the set-up. When it fails, the end of its output is shown and the remedy given.
pub(crate) fn step(command: &mut Command, name: &str, remedy: &str) -> Outcome<()> {
    let log = crate::place::logs().join(format!("set-up-{name}.log"));
    if logged(command, &log)? {
        return Ok(());
    }
    println!("{}", complaint(&log, 30));
    Err(Failure::new(format!("The step `{name}` failed; its whole output is in {}.", log.display()), remedy))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_outputs_of_a_program_are_kept() {
        let log = env::temp_dir().join(format!("xtask-shell-{}.log", std::process::id()));
        let worked = logged(&mut cargo(["--version"]), &log).unwrap();
        let text = last_lines(&log, 5);
        let failed = logged(&mut cargo(["no-such-command"]), &log).unwrap();
        let complaint = last_lines(&log, 50);
        fs::remove_file(&log).unwrap();
        assert!(worked && text.starts_with("cargo "), "{text}");
        assert!(!failed && complaint.contains("no-such-command"), "{complaint}");
    }

    #[test]
    fn a_program_that_is_not_there_is_a_failure() {
        assert!(
            logged(&mut program("pasapezas-no-such-program"), &env::temp_dir().join("xtask-none.log"))
                .is_err()
        );
        assert_eq!(on_path("pasapezas-no-such-program"), None);
        assert!(on_path("cargo").is_some());
    }
}
