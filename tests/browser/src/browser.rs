//! The browsers, and how each is asked for.

use crate::driver::free_port;
use crate::environment;
use crate::setup::Setup;
use serde_json::{Value, json};

/// A browser that the tests can drive. What each of them cannot do stands in the README of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, Chrome and their family: the driver serves several sessions, each with a profile of its own.
    Chromium,
    /// Firefox by geckodriver: one session per driver.
    Firefox,
    /// WebKitGTK, the engine of Safari: one session per driver, needs a display, and has no BiDi.
    WebKit,
}

impl Browser {
    /// The program that drives it.
    pub(crate) fn driver(self) -> String {
        match self {
            Browser::Chromium => environment::program("CHROMEDRIVER", "chromedriver"),
            Browser::Firefox => environment::program("GECKODRIVER", "geckodriver"),
            Browser::WebKit => environment::program("WEBKITDRIVER", "WebKitWebDriver"),
        }
    }

    /// What the driver is told at its start.
    pub(crate) fn driver_arguments(self, port: u16) -> Vec<String> {
        match self {
            Browser::Chromium | Browser::WebKit => vec![format!("--port={port}")],
            Browser::Firefox => {
                let (port, socket) = (port.to_string(), free_port().to_string());
                vec!["--port".into(), port, "--websocket-port".into(), socket, "--allow-system-access".into()]
            }
        }
    }

    /// What a new session is asked for.
    pub(crate) fn capabilities(self, setup: &Setup) -> Value {
        match self {
            Browser::Chromium => json!({
                "browserName": "chrome",
                "webSocketUrl": true,
                "unhandledPromptBehavior": "ignore",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": {
                    "binary": environment::program("CHROMIUM", "chromium"),
                    "args": chromium_arguments(setup),
                    "prefs": { "intl.accept_languages": setup.languages() },
                },
            }),
            Browser::Firefox => json!({
                "browserName": "firefox",
                "webSocketUrl": true,
                "unhandledPromptBehavior": "ignore",
                "moz:firefoxOptions": {
                    "binary": environment::program("FIREFOX", "firefox"),
                    "args": ["-headless"],
                    "prefs": {
                        "network.dns.forceResolve": "127.0.0.1",
                        "intl.accept_languages": setup.languages(),
                        "ui.prefersReducedMotion": u8::from(!setup.motion),
                        "layout.css.prefers-color-scheme.content-override": setup.colors.firefox_scheme(),
                    },
                },
            }),
            Browser::WebKit => json!({
                "browserName": "MiniBrowser",
                "unhandledPromptBehavior": "ignore",
                "webkitgtk:browserOptions": {
                    "binary": environment::program("MINIBROWSER", "MiniBrowser"),
                    "args": ["--automation", "--full-screen"],
                },
            }),
        }
    }
}

fn chromium_arguments(setup: &Setup) -> Vec<String> {
    let profile = setup.profile.iter().map(|folder| format!("--user-data-dir={}", folder.display()));
    CHROMIUM_SWITCHES.into_iter().map(String::from).chain(profile).collect()
}

/// No window, no sandbox (the tests may run as root and open nothing but our page), nothing that asks the network.
pub(crate) const CHROMIUM_SWITCHES: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    // Tests change the address faster than any reader: Chromium forgets the rest of more than 200 times in ten seconds.
    "--disable-ipc-flooding-protection",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
