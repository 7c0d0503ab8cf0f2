//! Packages of npm, fetched once and in one version each.

use super::install;
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::path::{Path, PathBuf};

/// A package without dependencies.
#[derive(Clone, Copy, Debug)]
pub(super) struct NpmPackage {
    pub(super) name: &'static str,
    pub(super) version: &'static str,
    /// What it is for.
    pub(super) purpose: &'static str,
}

/// The rules of accessibility that the browser tests hold the page to. Only tests read it; no visitor gets any of it.
const AXE: NpmPackage =
    NpmPackage { name: "axe-core", version: "4.14.1", purpose: "checks accessibility in the browser tests" };

/// The script of axe-core.
pub(crate) fn axe() -> Outcome<PathBuf> {
    let script = |modules: &Path| Some(modules.join("axe-core/axe.min.js")).filter(|path| path.is_file());
    AXE.find(script)
}

impl NpmPackage {
    /// What `wanted` finds in the package's folder of modules, fetched now if need be.
    pub(super) fn find(self, wanted: impl Fn(&Path) -> Option<PathBuf>) -> Outcome<PathBuf> {
        let (name, version) = (self.name, self.version);
        let finished = place::tools()?.join(format!("{name}-{version}"));
        let modules = finished.join("node_modules");
        if let Some(path) = wanted(&modules) {
            return Ok(path);
        }
        let npm = shell::on_path("npm").ok_or_else(|| {
            Failure::new(format!("There is no npm to fetch {name} {version}."), "Install npm.")
        })?;
        println!("set-up: {name} {version} ({}): fetching it once with npm", self.purpose);
        install(&finished, || wanted(&modules).is_some(), |side| self.fetch(&npm, side))?;
        wanted(&modules).ok_or_else(|| self.not_fetched())
    }

    fn fetch(self, npm: &Path, side: &Path) -> Outcome<()> {
        let mut command = shell::program(npm);
        command.args([
            "install",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--fetch-retries=0",
            "--prefix",
        ]);
        command.arg(side).arg(format!("{}@{}", self.name, self.version));
        // Its complaints stay in the log: whoever needs the package says what its absence means.
        if shell::logged(&mut command, &place::logs().join(format!("set-up-{}.log", self.name)))? {
            return Ok(());
        }
        Err(self.not_fetched())
    }

    fn not_fetched(self) -> Failure {
        Failure::new(
            format!("npm could not fetch {} {}.", self.name, self.version),
            "Check that npm reaches its registry, then run the command again.",
        )
    }
}
