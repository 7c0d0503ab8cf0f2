//! `cargo xtask fuzz`: hostile input for the readers, on stable Rust.
//!
//! What is attacked and how is in the crate `tests/fuzz`; this builds it, with the checks of a debug build, and lets it talk.

use crate::command_line::FuzzOptions;
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::path::Path;

/// Attacks a target, or all, and tells whether nothing was found.
pub(crate) fn fuzz(options: &FuzzOptions) -> Outcome<bool> {
    let mut command = shell::cargo(["run", "-q", "-p", "pasapezas-fuzz", "--"]);
    command.args(&options.target).args(["--seconds", &options.seconds.to_string()]);
    if let Some(seed) = options.seed {
        command.args(["--seed", &seed.to_string()]);
    }
    if let Some(file) = &options.file {
        // The program runs in the workspace, whoever called from where.
        let path =
            std::path::absolute(file).map_err(|error| Failure::of_file("find", Path::new(file), &error))?;
        command.arg("--file").arg(path);
    }
    command.current_dir(place::workspace());
    let status = command.status().map_err(|error| Failure::of_start("cargo", &error))?;
    Ok(status.success())
}
