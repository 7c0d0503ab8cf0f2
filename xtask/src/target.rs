//! The compiler for the page: Rust's standard library for `wasm32-unknown-unknown`.
//!
//! In this order: it is there; rustup adds it; on Debian, where rustup may not reach its server, the distribution's
//! compiler is taken for the wasm builds alone (`debian`).

use crate::debian;
use crate::failure::{Failure, Outcome};
use crate::shell;
use std::fs;
use std::path::{Path, PathBuf};

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Which compiler builds for [`WASM`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The one that builds everything else too.
    Usual,
    /// One that rustup knows under this name.
    Named(&'static str),
}

/// Finds the compiler, and brings it where it is missing.
pub(crate) fn find() -> Outcome<Toolchain> {
    if has_std(&Toolchain::Usual) {
        return Ok(Toolchain::Usual);
    }
    if shell::on_path("rustup").is_none() {
        return Err(Failure::new(
            format!("This Rust has no standard library for {WASM}."),
            "Install the one of your distribution, or Rust by rustup, then run the command again.",
        ));
    }
    if let Some(earlier) = debian::linked() {
        return Ok(earlier);
    }
    println!("set-up: {WASM} (the compiler's library for the page): rustup fetches it, about 20 seconds");
    if rustup_adds()? && has_std(&Toolchain::Usual) {
        return Ok(Toolchain::Usual);
    }
    debian::make().map_err(|failure| {
        println!("{failure}");
        Failure::new(
            format!("rustup could not fetch the standard library for {WASM}."),
            format!(
                "Run `rustup target add {WASM}` where rustup reaches its server, then run the command again."
            ),
        )
    })
}

fn rustup_adds() -> Outcome<bool> {
    let log = crate::place::logs().join("set-up-wasm-target.log");
    let added = shell::logged(shell::program("rustup").args(["target", "add", WASM]), &log)?;
    if !added {
        println!("{}", shell::last_lines(&log, 3));
    }
    Ok(added)
}

/// Whether this compiler's library for [`WASM`] is installed.
pub(crate) fn has_std(toolchain: &Toolchain) -> bool {
    let mut command = shell::program("rustc");
    if let Toolchain::Named(name) = toolchain {
        command.env("RUSTUP_TOOLCHAIN", name);
    }
    shell::answer(command.args(["--print", "target-libdir", "--target", WASM]))
        .is_some_and(|folder| holds_std(&PathBuf::from(folder.trim())))
}

/// Whether a folder holds a built standard library.
pub(crate) fn holds_std(folder: &Path) -> bool {
    let Ok(files) = fs::read_dir(folder) else { return false };
    files.flatten().any(|file| {
        let path = file.path();
        let is_std = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("libstd-"));
        is_std && path.extension().is_some_and(|ending| ending == "rlib")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_library_is_not_taken() {
        assert!(!holds_std(Path::new("/no/such/folder")));
        assert!(!holds_std(Path::new(env!("CARGO_MANIFEST_DIR"))));
    }
}
