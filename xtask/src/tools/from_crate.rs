//! Tools that `cargo install` builds.

use super::{has_version, install};
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::path::{Path, PathBuf};

/// A crate whose programs the set-up needs.
#[derive(Clone, Debug)]
pub(crate) struct CrateTool {
    /// The name of the crate.
    name: &'static str,
    version: String,
    /// Every program that it must bring; the first is asked for its version.
    programs: &'static [&'static str],
    /// Further arguments of `cargo install`.
    arguments: &'static [&'static str],
    /// What it is for, and about how long its build takes on two cores.
    purpose: &'static str,
    minutes: &'static str,
}

/// The version that the checks were written for.
const CARGO_DENY: &str = "0.20.2";

/// Drives every Firefox since 115.
const GECKODRIVER: &str = "0.37.1";

impl CrateTool {
    /// Bundles the page. Without its own look for updates.
    pub(crate) fn trunk() -> Outcome<CrateTool> {
        Ok(CrateTool {
            name: "trunk",
            version: place::trunk_version()?,
            programs: &["trunk"],
            arguments: &["--locked", "--no-default-features", "--features", "rustls"],
            purpose: "bundles the page",
            minutes: "3 minutes",
        })
    }

    /// Joins wasm to JavaScript and runs wasm tests. Its version must be the library's. Its own lock file may name
    /// crates that are newer than a registry's copy, so it is built without.
    pub(crate) fn wasm_bindgen() -> Outcome<CrateTool> {
        Ok(CrateTool {
            name: "wasm-bindgen-cli",
            version: place::locked_version("wasm-bindgen")?,
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            arguments: &[],
            purpose: "joins WebAssembly to JavaScript",
            minutes: "1 minute",
        })
    }

    /// Checks the licences and sources of dependencies.
    pub(crate) fn cargo_deny() -> CrateTool {
        CrateTool {
            name: "cargo-deny",
            version: CARGO_DENY.to_string(),
            programs: &["cargo-deny"],
            arguments: &["--locked"],
            purpose: "checks licences",
            minutes: "1 minute",
        }
    }

    /// Drives Firefox. The programs of its maker come from a place that not every machine reaches; the crate does.
    pub(crate) fn geckodriver() -> CrateTool {
        CrateTool {
            name: "geckodriver",
            version: GECKODRIVER.to_string(),
            programs: &["geckodriver"],
            arguments: &["--locked"],
            purpose: "drives Firefox for the tests",
            minutes: "1 minute",
        }
    }

    /// The folder that holds its programs, installed now if need be.
    pub(crate) fn folder(&self) -> Outcome<PathBuf> {
        if let Some(folder) = self.on_path() {
            return Ok(folder);
        }
        let finished = place::tools()?.join(format!("{}-{}", self.name, self.version));
        let programs = finished.join("bin");
        if !self.is_in(&programs) {
            let (name, version) = (self.name, &self.version);
            println!("set-up: {name} {version} ({}): building it once, about {}", self.purpose, self.minutes);
            install(&finished, || self.is_in(&programs), |side| self.build(side))?;
        }
        Ok(programs)
    }

    fn on_path(&self) -> Option<PathBuf> {
        let folder = shell::on_path(self.programs.first()?)?.parent()?.to_path_buf();
        self.is_in(&folder).then_some(folder)
    }

    fn is_in(&self, folder: &Path) -> bool {
        let mut places = self.programs.iter().map(|name| shell::in_folder(folder, name));
        let first = places.next().flatten();
        first.is_some_and(|path| has_version(&path, &self.version)) && places.all(|place| place.is_some())
    }

    /// Builds into `root`. The debug build is quicker to make by far and quick enough to use.
    fn build(&self, root: &Path) -> Outcome<()> {
        let objects = root.with_file_name(format!("build-{}-{}", self.name, self.version));
        let mut command = shell::cargo(["install", self.name, "--version", &self.version, "--debug"]);
        command.args(self.arguments).arg("--root").arg(root).env("CARGO_TARGET_DIR", &objects);
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
        shell::step(
            &mut command,
            self.name,
            "Check that cargo reaches its registry and that a C linker is installed (Debian: build-essential), then \
             run the command again: it goes on where it stopped.",
        )?;
        super::remove(&objects)?;
        if self.is_in(&root.join("bin")) {
            return Ok(());
        }
        Err(Failure::new(
            format!("{} was built but does not answer with version {}.", self.name, self.version),
            "Run the command again; if it stays so, install that version yourself and put it on the PATH.",
        ))
    }
}
