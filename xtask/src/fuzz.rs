//! `cargo xtask fuzz TARGET --seconds N`: hostile input for the readers, on stable Rust.
//!
//! A target appears here together with the reader that it attacks.

use crate::failure::{Failure, Outcome};

/// The names that `fuzz` knows.
const TARGETS: [&str; 0] = [];

/// Runs a target for some seconds.
pub(crate) fn fuzz(target: Option<&str>, _seconds: u64) -> Outcome<bool> {
    let known = if TARGETS.is_empty() { "There is none yet.".to_string() } else { TARGETS.join(", ") };
    let asked = target.map_or_else(|| "no target".to_string(), |name| format!("`{name}`"));
    Err(Failure::new(format!("You asked for {asked}, which cannot be fuzzed."), format!("Targets: {known}")))
}
