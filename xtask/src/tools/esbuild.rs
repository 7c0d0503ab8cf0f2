//! esbuild, which leaves out of scripts what only people read. Taken from npm where npm is installed; never needed.

use super::npm::NpmPackage;
use crate::shell;
use std::path::{Path, PathBuf};

/// Where it comes from. Its program for this machine is a package of its own, which npm picks.
const ESBUILD: NpmPackage =
    NpmPackage { name: "esbuild", version: "0.28.2", purpose: "makes the page's scripts smaller" };

/// Its place, fetched now if need be; nothing, and one line, where that cannot be.
pub(crate) fn find() -> Option<PathBuf> {
    let program = |modules: &Path| shell::in_folder(&modules.join(".bin"), "esbuild");
    let found = ESBUILD.find(program).ok();
    if found.is_none() {
        println!("set-up: esbuild is left out (no npm that can fetch it): the page is a little larger");
    }
    found
}
