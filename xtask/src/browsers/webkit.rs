//! WebKitGTK, the engine of Safari on Linux: a driver, a small browser, and a display that nobody sees.

use super::{named, on_debian};
use crate::failure::{Failure, Outcome};
use crate::shell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What it takes to drive the engine.
#[derive(Clone, Debug)]
pub(crate) struct WebKit {
    driver: PathBuf,
    browser: PathBuf,
    display: PathBuf,
}

/// Folders in which systems keep the engine's own programs, perhaps one level down, by architecture.
const PLACES: [&str; 3] = ["/usr/lib", "/usr/libexec", "/usr/lib64"];

/// The folder of the engine in one of them.
const ENGINE: &str = "webkit2gtk-4.1";

impl WebKit {
    /// Finds all of it.
    pub(crate) fn find() -> Outcome<WebKit> {
        if let Some(found) = WebKit::found() {
            return Ok(found);
        }
        on_debian("tests in WebKit, Safari's engine", &["webkit2gtk-driver", "xvfb"])?;
        WebKit::found().ok_or_else(|| {
            Failure::new(
                "There is no WebKitGTK with WebKitWebDriver and MiniBrowser, or no Xvfb.",
                "Install them, or name the programs in WEBKITDRIVER, MINIBROWSER and XVFB.",
            )
        })
    }

    fn found() -> Option<WebKit> {
        let driver = named("WEBKITDRIVER").or_else(|| shell::on_path("WebKitWebDriver"))?;
        let display = named("XVFB").or_else(|| shell::on_path("Xvfb"))?;
        let browser =
            named("MINIBROWSER").or_else(|| PLACES.iter().find_map(|place| below(Path::new(place))))?;
        Some(WebKit { driver, browser, display })
    }

    /// Names all of it to the browser tests.
    pub(crate) fn name_to(&self, tests: &mut Command) {
        tests.env("WEBKITDRIVER", &self.driver).env("MINIBROWSER", &self.browser);
        tests.env("XVFB", &self.display);
    }
}

/// The browser below a folder of libraries.
fn below(place: &Path) -> Option<PathBuf> {
    let program = |folder: &Path| shell::in_folder(&folder.join(ENGINE), "MiniBrowser");
    program(place).or_else(|| fs::read_dir(place).ok()?.flatten().find_map(|entry| program(&entry.path())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_found_one_level_down() {
        let place = std::env::temp_dir().join(format!("xtask-webkit-{}", std::process::id()));
        let folder = place.join("x86_64-linux-gnu").join(ENGINE);
        fs::create_dir_all(&folder).unwrap();
        assert_eq!(below(&place), None);
        let browser = folder.join(if cfg!(windows) { "MiniBrowser.exe" } else { "MiniBrowser" });
        fs::write(&browser, "").unwrap();
        assert_eq!(below(&place), Some(browser));
        fs::remove_dir_all(&place).unwrap();
    }
}
