//! wasm-opt, of Binaryen: makes the page a little smaller and is never needed. It is taken from the PATH, or from
//! npm's package where npm is installed.

use super::{install, version_of};
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::path::{Path, PathBuf};

/// The version that npm fetches.
const BINARYEN: &str = "132";

/// Older ones do not read what today's compiler writes.
const OLDEST: u32 = 123;

/// The place of wasm-opt, fetched now if need be; nothing, and one line, where that cannot be.
pub(crate) fn find() -> Option<PathBuf> {
    if let Some(path) = shell::on_path("wasm-opt").filter(|path| is_good(path)) {
        return Some(path);
    }
    let found = fetched();
    if found.is_none() {
        println!("set-up: wasm-opt is left out (no npm that can fetch it): the page is a little larger");
    }
    found
}

fn fetched() -> Option<PathBuf> {
    let finished = place::tools().ok()?.join(format!("binaryen-{BINARYEN}"));
    let folder = finished.join("node_modules").join(".bin");
    let program = || shell::in_folder(&folder, "wasm-opt").filter(|path| is_good(path));
    if let Some(path) = program() {
        return Some(path);
    }
    let npm = shell::on_path("npm")?;
    println!("set-up: wasm-opt {BINARYEN} (makes the page smaller): fetching it once with npm");
    install(&finished, || program().is_some(), |side| fetch(&npm, side)).ok()?;
    program()
}

fn fetch(npm: &Path, side: &Path) -> Outcome<()> {
    let mut command = shell::program(npm);
    command.args(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=0", "--prefix"]);
    command.arg(side).arg(format!("binaryen@{BINARYEN}"));
    // Its complaints stay in the log: nobody needs to do anything about them.
    if shell::logged(&mut command, &place::logs().join("set-up-wasm-opt.log"))? {
        return Ok(());
    }
    Err(Failure::new(
        "npm could not fetch wasm-opt.",
        "Nothing needs to be done: the page is built without it.",
    ))
}

fn is_good(path: &Path) -> bool {
    version_of(path).and_then(|text| version_number(&text)).is_some_and(|version| version >= OLDEST)
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version_number(text: &str) -> Option<u32> {
    text.split_whitespace().nth(2)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read() {
        assert_eq!(version_number("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version_number("wasm-opt version 108\n"), Some(108));
        assert_eq!(version_number("what?"), None);
    }
}
