//! Chromium and its family: the browser of all browser tests, and of the wasm tests.

use super::{named, on_debian};
use crate::failure::{Failure, Outcome};
use crate::{place, shell};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

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
        if let (Some(browser), Some(driver)) = (browser(), driver()) {
            return Ok(Chromium { browser, driver });
        }
        on_debian("browser tests", &["chromium", "chromium-driver"])?;
        browser().zip(driver()).map(|(browser, driver)| Chromium { browser, driver }).ok_or_else(|| {
            Failure::new(
                "There is no Chromium or Chrome with its chromedriver.",
                "Install both in the same version, or name them in CHROMIUM and CHROMEDRIVER; \
                 `cargo xtask test --fast` does without.",
            )
        })
    }
}

impl Chromium {
    /// Names both to the browser tests.
    pub(crate) fn name_to(&self, tests: &mut Command) {
        tests.env("CHROMEDRIVER", &self.driver).env("CHROMIUM", &self.browser);
    }

    /// The file that tells the runner of wasm tests which browser to start and how: with nothing that asks the network.
    /// The runner adds what it needs itself.
    pub(crate) fn capabilities(&self) -> Outcome<PathBuf> {
        let path = place::logs().join("webdriver.json");
        let text = capabilities(&self.browser.to_string_lossy());
        fs::create_dir_all(place::logs())
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| Failure::of_file("write", &path, &error))?;
        Ok(path)
    }
}

/// Quiet start, no name look-ups.
const SWITCHES: [&str; 6] = [
    "disable-gpu",
    "disable-quic",
    "no-first-run",
    "disable-background-networking",
    "disable-component-update",
    "host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

fn capabilities(browser: &str) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let switches = SWITCHES.map(quoted).join(",");
    format!("{{\"goog:chromeOptions\":{{\"binary\":{},\"args\":[{switches}]}}}}\n", quoted(browser))
}

fn browser() -> Option<PathBuf> {
    named("CHROMIUM")
        .or_else(|| BROWSERS.iter().find_map(|name| shell::on_path(name)))
        .or_else(|| Some(PathBuf::from(MAC)).filter(|path| path.is_file()))
}

fn driver() -> Option<PathBuf> {
    named("CHROMEDRIVER").or_else(|| shell::on_path("chromedriver"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_named_in_json() {
        let text = capabilities(r#"C:\a "b""#);
        assert!(
            text.starts_with(r#"{"goog:chromeOptions":{"binary":"C:\\a \"b\"","args":["disable-gpu","#),
            "{text}"
        );
    }
}
