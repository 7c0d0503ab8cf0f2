//! Where things are: the workspace, its pinned versions, the tool folder of the user's cache.

use crate::failure::{Failure, Outcome};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder that holds the workspace's Cargo.toml.
pub(crate) fn workspace() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}

/// Where `dist` and `play` write the site.
pub(crate) fn dist() -> PathBuf {
    workspace().join("dist")
}

/// The page as one file. Not in the folder of the site, which is served as it is.
pub(crate) fn single() -> PathBuf {
    workspace().join("dist-single").join("pasapezas.html")
}

/// Where the output of long steps is kept until the next run: beside the build that this program is part of.
pub(crate) fn logs() -> PathBuf {
    target().join("xtask-logs")
}

/// Cargo's target folder, wherever it was told to put it: this program lies in it.
pub(crate) fn target() -> PathBuf {
    let program = env::current_exe().ok();
    let target = program.as_deref().and_then(Path::parent).and_then(Path::parent);
    target.map_or_else(env::temp_dir, Path::to_path_buf)
}

/// The folder for tools that the set-up builds, shared by every clone: `PASAPEZAS_TOOLS`, or a folder of the cache.
pub(crate) fn tools() -> Outcome<PathBuf> {
    tools_from(|name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)).ok_or_else(
        || {
            Failure::new(
                "There is no home folder to keep built tools in.",
                "Set PASAPEZAS_TOOLS to a folder that this user may write to.",
            )
        },
    )
}

/// [`tools`] for any environment.
fn tools_from(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    variable("PASAPEZAS_TOOLS").or_else(|| {
        variable("XDG_CACHE_HOME")
            .or_else(|| variable("HOME").map(|home| home.join(".cache")))
            .or_else(|| variable("LOCALAPPDATA"))
            .map(|cache| cache.join("pasapezas").join("tools"))
    })
}

/// The version of `package` in Cargo.lock.
pub(crate) fn locked_version(package: &str) -> Outcome<String> {
    let path = workspace().join("Cargo.lock");
    let text = fs::read_to_string(&path).map_err(|error| Failure::of_file("read", &path, &error))?;
    version_in_lock(&text, package).ok_or_else(|| {
        Failure::new(
            format!("Cargo.lock does not name {package}."),
            "Run `cargo update --workspace`, or take Cargo.lock from the repository again.",
        )
    })
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1).and_then(|line| quoted_after(line, "version"))
}

/// The version of Trunk that Trunk.toml asks for.
pub(crate) fn trunk_version() -> Outcome<String> {
    let path = workspace().join("Trunk.toml");
    let text = fs::read_to_string(&path).map_err(|error| Failure::of_file("read", &path, &error))?;
    text.lines().find_map(|line| quoted_after(line, "trunk-version")).ok_or_else(|| {
        Failure::new("Trunk.toml names no trunk-version.", "Take Trunk.toml from the repository again.")
    })
}

/// The text in `key = "text"`.
fn quoted_after(line: &str, key: &str) -> Option<String> {
    let value = line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim();
    Some(value.strip_prefix('"')?.strip_suffix('"')?.trim_start_matches('=').to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locked_version_is_found() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"a-b\"\nversion = \"2.1.3\"\n";
        assert_eq!(version_in_lock(lock, "a-b").as_deref(), Some("2.1.3"));
        assert_eq!(version_in_lock(lock, "b"), None);
    }

    #[test]
    fn the_pinned_versions_are_there() {
        assert!(locked_version("wasm-bindgen").is_ok());
        assert!(trunk_version().is_ok());
    }

    #[test]
    fn the_tool_folder_follows_the_environment() {
        let places = |pairs: &'static [(&str, &str)]| {
            tools_from(move |name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| PathBuf::from(value))
            })
        };
        assert_eq!(places(&[("PASAPEZAS_TOOLS", "/t"), ("HOME", "/h")]), Some(PathBuf::from("/t")));
        assert_eq!(
            places(&[("XDG_CACHE_HOME", "/c"), ("HOME", "/h")]),
            Some(Path::new("/c/pasapezas/tools").to_path_buf())
        );
        assert_eq!(places(&[("HOME", "/h")]), Some(Path::new("/h/.cache/pasapezas/tools").to_path_buf()));
        assert_eq!(places(&[]), None);
    }
}
