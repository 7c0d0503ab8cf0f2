//! One test: a page of its own, and the look behind it at the end.

use crate::browser::Browser;
use crate::driver::new_folder;
use crate::gate::Place;
use crate::session::{self, Session};
use crate::setup::Setup;
use crate::table::Table;
use crate::{environment, shots};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use std::{fs, thread};
use xtask::serve::{Server, Watch};

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
    play(&table, || {
        table.open(setup);
        body(&table);
    });
}

/// Plays, looks behind the page at the end, and keeps a picture when something failed.
fn play(table: &Table, body: impl FnOnce()) {
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        body();
        table.check_complaints();
    }));
    if let Err(cause) = outcome {
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        if let Ok(path) = panic::catch_unwind(AssertUnwindSafe(|| shots::keep_failure(table, &name))) {
            println!("The page as it was: {}", path.display());
        }
        panic::resume_unwind(cause);
    }
}

/// A site of its own below a path, with the built page in it: files can be changed, requests are seen, the network can be cut.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    /// Requests, and the switch of the network.
    pub watch: Watch,
}

/// Where on its site the page lies.
pub const SITE_PATH: &str = "/club/pasapezas/";

/// Like [`with_browser`], on a site of its own.
pub fn with_site(browser: Browser, setup: &Setup, body: impl FnOnce(&Table, &Site)) {
    let root = new_folder("site");
    let folder = root.join(SITE_PATH.trim_matches('/'));
    copy(&environment::dist(), &folder);
    let server = Server::bind(&root, 0).expect("a free port for the page");
    let site = Site { folder, watch: server.watch() };
    let address = format!("{}{}", server.spawn().trim_end_matches('/'), SITE_PATH);
    let place = Place::take();
    let table = Table::new(Session::start(browser, setup), address);
    play(&table, || {
        table.open(setup);
        body(&table, &site);
    });
    drop((table, place));
    // What is left of it lies in the system's folder for such things.
    drop(fs::remove_dir_all(&root));
}

impl Site {
    /// The files of the page, by their paths in addresses.
    pub fn files(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut open = vec![self.folder.clone()];
        while let Some(folder) = open.pop() {
            for path in
                fs::read_dir(&folder).expect("a folder of the site").map(|entry| entry.unwrap().path())
            {
                if path.is_dir() {
                    open.push(path);
                } else {
                    let name = path.strip_prefix(&self.folder).expect("a file of the site").to_string_lossy();
                    found.push(format!("{SITE_PATH}{name}"));
                }
            }
        }
        found
    }

    /// Puts another build in place of this one: its styles have other contents and so another name. Gives its version.
    pub fn renew(&self, before: &str) -> String {
        let version: String = before.chars().rev().collect();
        let named = |name: &str| fs::read_to_string(self.folder.join(name)).expect("a file of the site");
        let (page, worker) = (named("index.html"), named("sw.js"));
        let style = page.split("./page-").nth(1).and_then(|rest| rest.split('.').next()).expect("a style");
        let (old, new) = (format!("page-{style}.css"), "page-0123456789abcdef.css");
        fs::write(self.folder.join(new), format!("{} .another-build {{}}", named(&old)))
            .expect("another style");
        fs::remove_file(self.folder.join(&old)).expect("the old style");
        for (name, text) in [("index.html", page), ("sw.js", worker)] {
            fs::write(self.folder.join(name), text.replace(&old, new).replace(before, &version))
                .expect("a changed file");
        }
        version
    }
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder of the site");
    for path in fs::read_dir(from).expect("the built page").map(|entry| entry.unwrap().path()) {
        let place = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &place);
        } else {
            fs::copy(&path, &place).expect("a copy of the page");
        }
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
pub(crate) fn page(browser: Browser) -> &'static str {
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
