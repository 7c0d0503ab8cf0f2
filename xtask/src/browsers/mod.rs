//! The browsers that tests drive, each with its driver: brought where the system's packages have them and this user may.
//!
//! Chromium is needed for all browser tests. Firefox and WebKit, Safari's engine, see the journeys of `tests/browser` too;
//! where one is missing its tests are left out with one line, and on a build server that is a failure.

mod chromium;
mod firefox;
mod webkit;

pub(crate) use chromium::Chromium;

use crate::debian;
use crate::failure::{Failure, Outcome};
use firefox::Firefox;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use webkit::WebKit;

/// The browsers that the journeys meet beside Chromium, found or not.
#[derive(Clone, Debug)]
pub(crate) struct Others {
    firefox: Outcome<Firefox>,
    webkit: Outcome<WebKit>,
}

impl Others {
    /// Finds them, and brings what is missing.
    pub(crate) fn find() -> Others {
        let found = Others { firefox: Firefox::find(), webkit: WebKit::find() };
        for (name, failure) in found.missing() {
            println!("set-up: {name} is left out: {}", failure.in_one_line());
        }
        found
    }

    /// Names those that are there to the browser tests, and leaves out the tests of the others.
    pub(crate) fn name_to(&self, tests: &mut Command) {
        if let Ok(firefox) = &self.firefox {
            firefox.name_to(tests);
        }
        if let Ok(webkit) = &self.webkit {
            webkit.name_to(tests);
        }
        for (name, _) in self.missing() {
            tests.args(["--skip", &tests_of(name)]);
        }
    }

    /// Those that are missing, and why.
    pub(crate) fn missing(&self) -> impl Iterator<Item = (&'static str, &Failure)> {
        let firefox = self.firefox.as_ref().err().map(|failure| ("Firefox", failure));
        let webkit = self.webkit.as_ref().err().map(|failure| ("WebKit", failure));
        firefox.into_iter().chain(webkit)
    }
}

/// The module of `tests/browser` that holds the tests of a browser, as the test runner names it.
fn tests_of(browser: &str) -> String {
    format!("engines::{}::", browser.to_lowercase())
}

/// Whether this is a build server, where nothing may be left out in silence.
pub(crate) fn nothing_may_be_missing() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false" && value != "0")
}

/// Has packages installed, if this is Debian or of its family.
fn on_debian(purpose: &str, packages: &[&str]) -> Outcome<()> {
    if Path::new("/etc/debian_version").is_file() {
        return debian::install_packages(purpose, packages);
    }
    Ok(())
}

/// A program that the user names by a variable.
fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_of_a_browser_that_is_missing_are_left_out() {
        let none = || Failure::new("It is not there.", "Install it.");
        let others = Others { firefox: Err(none()), webkit: Err(none()) };
        let mut tests = Command::new("tests");
        others.name_to(&mut tests);
        let arguments: Vec<_> = tests.get_args().map(|it| it.to_string_lossy().into_owned()).collect();
        assert_eq!(arguments, ["--skip", "engines::firefox::", "--skip", "engines::webkit::"]);
        assert_eq!(none().in_one_line(), "It is not there. Install it.");
    }
}
