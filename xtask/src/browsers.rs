//! The browsers that tests drive, each with its WebDriver.
//!
//! Chromium today. Firefox and WebKit become two more functions here and two more variables for the tests.

use crate::debian;
use crate::failure::{Failure, Outcome};
use crate::shell;
use std::env;
use std::path::{Path, PathBuf};

/// Chromium, or a browser of its family, with the driver of its version.
#[derive(Clone, Debug)]
pub(crate) struct Chromium {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

/// Names under which the browser may be on the PATH.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Where macOS keeps it.
const MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

impl Chromium {
    /// Finds both, and has Debian's packages installed where they are missing and this user may.
    pub(crate) fn find() -> Outcome<Chromium> {
        match (browser(), driver()) {
            (Some(browser), Some(driver)) => return Ok(Chromium { browser, driver }),
            _ if Path::new("/etc/debian_version").is_file() => {
                debian::install_packages("browser tests", &["chromium", "chromium-driver"])?;
            }
            _ => {}
        }
        browser().zip(driver()).map(|(browser, driver)| Chromium { browser, driver }).ok_or_else(|| {
            Failure::new(
                "There is no Chromium or Chrome with its chromedriver.",
                "Install both in the same version, or name them in CHROMIUM and CHROMEDRIVER; \
                 `cargo xtask test --fast` does without.",
            )
        })
    }
}

fn browser() -> Option<PathBuf> {
    named("CHROMIUM")
        .or_else(|| BROWSERS.iter().find_map(|name| shell::on_path(name)))
        .or_else(|| Some(PathBuf::from(MAC)).filter(|path| path.is_file()))
}

fn driver() -> Option<PathBuf> {
    named("CHROMEDRIVER").or_else(|| shell::on_path("chromedriver"))
}

/// A program that the user names by a variable.
fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file())
}
