//! One test: a page of its own, and the look behind it at the end.

use crate::browser::Browser;
use crate::gate::Place;
use crate::session::{self, Session};
use crate::setup::Setup;
use crate::table::Table;
use crate::{environment, shots};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::thread;
use xtask::serve::Server;

/// Opens the page in a fresh profile, lets `body` play with it, and checks that nothing complained: no error, nothing that
/// the Content-Security-Policy forbids, nothing that shifted. When the test fails, a picture is kept.
pub fn with(setup: &Setup, body: impl FnOnce(&Table)) {
    with_browser(Browser::Chromium, setup, body);
}

/// The same in any browser.
pub fn with_browser(browser: Browser, setup: &Setup, body: impl FnOnce(&Table)) {
    let address = setup
        .folder
        .as_ref()
        .map_or_else(|| page(browser).to_string(), |folder| serve(folder.clone(), browser));
    let _place = Place::take();
    let table = Table::new(Session::start(browser, setup), address);
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        table.open(setup);
        body(&table);
        table.check_complaints();
    }));
    if let Err(cause) = outcome {
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        if let Ok(path) = panic::catch_unwind(AssertUnwindSafe(|| shots::keep_failure(&table, &name))) {
            println!("The page as it was: {}", path.display());
        }
        panic::resume_unwind(cause);
    }
}

/// The address of the page: one server for all tests of the run, and one more for WebKit.
fn page(browser: Browser) -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    static FOR_WEBKIT: OnceLock<String> = OnceLock::new();
    let address = if browser == Browser::WebKit { &FOR_WEBKIT } else { &ADDRESS };
    address.get_or_init(|| serve(environment::dist(), browser))
}

/// Serves a folder to the end of the run. WebKit's driver puts no probe into pages: the server does.
fn serve(folder: PathBuf, browser: Browser) -> String {
    let server = Server::bind(folder, 0).expect("a free port for the page");
    match browser {
        Browser::Chromium | Browser::Firefox => server.spawn(),
        Browser::WebKit => server.with_first_script(session::first_script()).spawn(),
    }
}
