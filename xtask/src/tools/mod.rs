//! Tools that the set-up builds or fetches once, into a versioned folder of the user's cache.
//!
//! A tool of the right version on the PATH is taken as it is. An install goes to a side folder and is moved into
//! place when it is whole, so an interrupted one never looks finished; what it had compiled is found again by the next
//! run. One lock file keeps two runs, also of two clones, from installing at once.

mod esbuild;
mod from_crate;
mod lock;
mod npm;
mod wasm_opt;

pub(crate) use esbuild::find as esbuild;
pub(crate) use from_crate::CrateTool;
pub(crate) use npm::axe;
pub(crate) use wasm_opt::find as wasm_opt;

use crate::failure::{Failure, Outcome};
use crate::shell;
use std::fs;
use std::path::{Path, PathBuf};

/// Whether the program at `path` answers `--version` with this version among its words.
fn has_version(path: &Path, version: &str) -> bool {
    version_of(path).is_some_and(|text| text.split_whitespace().any(|word| word == version))
}

fn version_of(path: &Path) -> Option<String> {
    shell::answer(shell::program(path).arg("--version"))
}

/// Makes `finished` under the lock: `make` fills a side folder, which then takes its place. `good` tells whether what
/// stands there already will do, for another run may have made it meanwhile.
fn install(finished: &Path, good: impl Fn() -> bool, make: impl Fn(&Path) -> Outcome<()>) -> Outcome<()> {
    let tools = finished.parent().unwrap_or(finished);
    fs::create_dir_all(tools).map_err(|error| Failure::of_file("make", tools, &error))?;
    let _held = lock::hold(&tools.join("lock"))?;
    if good() {
        return Ok(());
    }
    let side = side_folder(finished);
    remove(&side)?;
    fs::create_dir_all(&side).map_err(|error| Failure::of_file("make", &side, &error))?;
    make(&side)?;
    remove(finished)?;
    fs::rename(&side, finished).map_err(|error| Failure::of_file("move into place", finished, &error))
}

fn side_folder(finished: &Path) -> PathBuf {
    let name = finished.file_name().unwrap_or_default().to_string_lossy();
    finished.with_file_name(format!("part-{name}"))
}

/// Removes a folder that may be missing.
fn remove(folder: &Path) -> Outcome<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(Failure::of_file("remove", folder, &error))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("xtask-tools-{name}-{}", std::process::id()))
    }

    #[test]
    fn only_a_whole_install_takes_the_place() {
        let tools = folder("whole");
        let finished = tools.join("thing-1.0");
        let broken = |side: &Path| {
            fs::write(side.join("half"), "").unwrap();
            Err(Failure::new("It broke.", "Mend it."))
        };
        assert!(install(&finished, || false, broken).is_err());
        assert!(!finished.exists());
        let works = |side: &Path| {
            assert!(!side.join("half").exists(), "the broken attempt is gone");
            fs::write(side.join("whole"), "").unwrap();
            Ok(())
        };
        install(&finished, || false, works).unwrap();
        assert!(finished.join("whole").exists());
        let never = |_: &Path| Err(Failure::new("Made twice.", "Look first."));
        install(&finished, || true, never).unwrap();
        fs::remove_dir_all(&tools).unwrap();
    }
}
