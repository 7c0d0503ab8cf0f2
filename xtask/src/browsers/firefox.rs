//! Firefox, with geckodriver, which is a crate: it is built once, unless one is on the PATH.

use super::{named, on_debian};
use crate::failure::{Failure, Outcome};
use crate::shell;
use crate::tools::CrateTool;
use std::path::PathBuf;
use std::process::Command;

/// Firefox with its driver.
#[derive(Clone, Debug)]
pub(crate) struct Firefox {
    browser: PathBuf,
    driver: PathBuf,
}

/// Names under which the browser may be on the PATH.
const BROWSERS: [&str; 2] = ["firefox-esr", "firefox"];

/// Where macOS keeps it.
const MAC: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

impl Firefox {
    /// Finds both; the driver is built only for a browser that is there.
    pub(crate) fn find() -> Outcome<Firefox> {
        if browser().is_none() {
            on_debian("tests in Firefox", &["firefox-esr"])?;
        }
        let browser = browser().ok_or_else(|| {
            Failure::new(
                "There is no Firefox.",
                "Install it, or name it in the environment variable FIREFOX.",
            )
        })?;
        Ok(Firefox { browser, driver: driver()? })
    }

    /// Names both to the browser tests.
    pub(crate) fn name_to(&self, tests: &mut Command) {
        tests.env("FIREFOX", &self.browser).env("GECKODRIVER", &self.driver);
    }
}

fn browser() -> Option<PathBuf> {
    named("FIREFOX")
        .or_else(|| BROWSERS.iter().find_map(|name| shell::on_path(name)))
        .or_else(|| Some(PathBuf::from(MAC)).filter(|path| path.is_file()))
}

fn driver() -> Outcome<PathBuf> {
    if let Some(driver) = named("GECKODRIVER").or_else(|| shell::on_path("geckodriver")) {
        return Ok(driver);
    }
    let folder = CrateTool::geckodriver().folder()?;
    Ok(shell::in_folder(&folder, "geckodriver").unwrap_or_else(|| folder.join("geckodriver")))
}
