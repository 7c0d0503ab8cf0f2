//! wasm-opt, of Binaryen: makes the page a little smaller and is never needed. It is taken from the PATH, or from
//! npm's package where npm is installed.

use super::npm::NpmPackage;
use super::version_of;
use crate::shell;
use std::path::{Path, PathBuf};

/// Where it comes from.
const BINARYEN: NpmPackage =
    NpmPackage { name: "binaryen", version: "132", purpose: "makes the page smaller" };

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
    let program =
        |modules: &Path| shell::in_folder(&modules.join(".bin"), "wasm-opt").filter(|path| is_good(path));
    BINARYEN.find(program).ok()
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
