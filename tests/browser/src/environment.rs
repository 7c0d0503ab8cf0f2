//! What the runner of the tests tells by environment variables: where the page is, and which programs to drive.

use std::env;
use std::path::PathBuf;

/// The folder of the built page.
pub(crate) fn dist() -> PathBuf {
    let folder = env::var_os("PASAPEZAS_DIST").map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| {
        panic!(
            "There is no page to test: run `cargo xtask test`, or build it by `cargo xtask dist` and name its folder in \
             the environment variable PASAPEZAS_DIST."
        )
    });
    assert!(
        folder.join("index.html").is_file(),
        "There is no page in {} (PASAPEZAS_DIST): build it by `cargo xtask dist`.",
        folder.display()
    );
    folder
}

/// The page as one file: `PASAPEZAS_SINGLE`.
pub fn single_file() -> PathBuf {
    let file = env::var_os("PASAPEZAS_SINGLE").map(PathBuf::from).filter(|path| path.is_file());
    file.unwrap_or_else(|| {
        panic!(
            "There is no page as one file: run `cargo xtask test`, or write it by `cargo xtask dist --single-file` and name it \
             in the environment variable PASAPEZAS_SINGLE."
        )
    })
}

/// A program that the variable may name; otherwise the one that the PATH finds under its usual name.
pub(crate) fn program(variable: &str, usual: &str) -> String {
    let named = env::var(variable).ok().filter(|path| !path.is_empty());
    named.or_else(|| on_path(usual)).unwrap_or_else(|| {
        panic!("There is no {usual}: run `cargo xtask test`, or name the program in the environment variable {variable}.")
    })
}

fn on_path(name: &str) -> Option<String> {
    let folders = env::var_os("PATH")?;
    let found = env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())?;
    found.into_os_string().into_string().ok()
}

/// The script of axe-core.
pub(crate) fn axe() -> PathBuf {
    let script = env::var_os("PASAPEZAS_AXE").map(PathBuf::from).filter(|path| path.is_file());
    script.unwrap_or_else(|| {
        panic!("There is no axe-core: run `cargo xtask test`, or name its script in the environment variable PASAPEZAS_AXE.")
    })
}

/// The folder for screenshots: `PASAPEZAS_SHOTS`, or `screenshots` beside the build.
pub(crate) fn shots() -> PathBuf {
    env::var_os("PASAPEZAS_SHOTS").map_or_else(|| beside_the_build().join("screenshots"), PathBuf::from)
}

/// The folder of all builds, found from this program's own place in it (`FOLDER/debug/deps/it-…`).
fn beside_the_build() -> PathBuf {
    let program = env::current_exe().expect("a program knows its place");
    program.ancestors().nth(3).map_or_else(env::temp_dir, PathBuf::from)
}
