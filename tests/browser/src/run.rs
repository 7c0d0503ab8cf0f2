//! One test: a page of its own, and the look behind it at the end.

use crate::browser::Browser;
use crate::driver::new_folder;
use crate::gate::Place;
use crate::session::{self, Session};
use crate::setup::Setup;
use crate::table::Table;
use crate::{environment, shots};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use std::{fs, thread};
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

/// What a Chromium keeps, for one browser after the other. Removed when it is dropped.
#[derive(Debug)]
pub struct Profile {
    folder: PathBuf,
    _place: Place,
}

impl Profile {
    /// One that nobody has used.
    pub fn new() -> Profile {
        Profile { _place: Place::take(), folder: new_folder("profile") }
    }

    /// Starts a browser with it and opens the page. Nothing looks behind the page at the end.
    pub fn open(&self, setup: &Setup) -> Table {
        let mut setup = setup.clone();
        setup.profile = Some(self.folder.clone());
        let table =
            Table::new(Session::start(Browser::Chromium, &setup), page(Browser::Chromium).to_string());
        table.open(&setup);
        table
    }

    /// Ends the browser at once, as a dead battery does, and starts another one.
    pub fn kill(&self, table: Table, setup: &Setup) -> Table {
        let process = table.session().process().to_string();
        let killed = Command::new("kill").args(["-KILL", &process]).status();
        assert!(killed.is_ok_and(|status| status.success()), "the browser can be killed");
        drop(table);
        self.open(setup)
    }
}

impl Default for Profile {
    fn default() -> Profile {
        Profile::new()
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The last processes of a browser may still write.
        for _ in 0..40 {
            if fs::remove_dir_all(&self.folder).is_ok() || !self.folder.exists() {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
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
