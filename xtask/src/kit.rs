//! All that builds the page, found or made: compiler, Trunk, wasm-bindgen, and wasm-opt and esbuild where they are to be
//! had.

use crate::failure::Outcome;
use crate::shell;
use crate::target::{self, Toolchain, WASM};
use crate::tools::{self, CrateTool};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The tools of the page. Having one means that all are there.
#[derive(Clone, Debug)]
pub(crate) struct Kit {
    toolchain: Toolchain,
    trunk: PathBuf,
    bindgen: PathBuf,
    pub(crate) wasm_opt: Option<PathBuf>,
    pub(crate) esbuild: Option<PathBuf>,
}

impl Kit {
    /// Finds every tool, and brings what is missing.
    pub(crate) fn find() -> Outcome<Kit> {
        let toolchain = target::find()?;
        let bindgen = CrateTool::wasm_bindgen()?.folder()?;
        let trunk = CrateTool::trunk()?.folder()?;
        Ok(Kit { toolchain, trunk, bindgen, wasm_opt: tools::wasm_opt(), esbuild: tools::esbuild() })
    }

    /// A program that builds for wasm: it gets the right compiler, and finds the tools first on its PATH.
    pub(crate) fn wasm_command(&self, name: &str) -> Command {
        let mut command = shell::program(name);
        command.env("PATH", path_with(&[&self.trunk, &self.bindgen]));
        if let Toolchain::Named(name) = self.toolchain {
            command.env("RUSTUP_TOOLCHAIN", name);
        }
        command
    }

    /// Where wasm-bindgen's test runner is.
    pub(crate) fn test_runner(&self) -> PathBuf {
        program(&self.bindgen, "wasm-bindgen-test-runner")
    }

    /// Whether the compiler for wasm has clippy.
    pub(crate) fn has_clippy(&self) -> bool {
        shell::answer(self.wasm_command("cargo").args(["clippy", "--version"])).is_some()
    }
}

fn program(folder: &Path, name: &str) -> PathBuf {
    shell::in_folder(folder, name).unwrap_or_else(|| folder.join(name))
}

/// The variable that names the runner of wasm tests to cargo.
pub(crate) fn runner_variable() -> String {
    format!("CARGO_TARGET_{}_RUNNER", WASM.to_uppercase().replace('-', "_"))
}

/// The PATH with these folders in front.
fn path_with(folders: &[&Path]) -> OsString {
    let old = env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().map(|folder| folder.to_path_buf()).chain(env::split_paths(&old));
    env::join_paths(all).unwrap_or(old)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runner_is_named_as_cargo_reads_it() {
        assert_eq!(runner_variable(), "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER");
    }

    #[test]
    fn tools_come_first_on_the_path() {
        let path = path_with(&[Path::new("/first"), Path::new("/second")]);
        let all: Vec<PathBuf> = env::split_paths(&path).collect();
        assert_eq!(all.get(..2), Some(&[PathBuf::from("/first"), PathBuf::from("/second")][..]));
        assert!(all.len() > 2);
    }
}
