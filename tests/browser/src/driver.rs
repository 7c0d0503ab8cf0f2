//! The drivers: processes that start the browsers.
//!
//! Each lives in a process group of its own, and its browsers keep their profiles in a folder of its own. A watcher ends the
//! group and removes the folder when the driver is dropped or this program ends, however it ends: it waits for the end of
//! its input.

use crate::browser::Browser;
use crate::environment;
use crate::setup::Setup;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// How long a driver may take until it answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running driver.
#[derive(Debug)]
pub(crate) struct Driver {
    url: String,
    /// The driver, and its display where it needs one.
    processes: Vec<Child>,
    /// Its input stays open as long as the driver is needed.
    watcher: Vec<Child>,
}

/// The driver of one session.
#[derive(Debug)]
pub(crate) enum Lease {
    /// One that serves every session of the run.
    Shared(&'static Driver),
    /// One that serves this session and ends with it.
    Own(Driver),
}

impl Lease {
    /// The shared driver of the run, started by the first test that asks, or a new one: not every driver serves several.
    pub(crate) fn take(browser: Browser, setup: &Setup) -> Lease {
        static SHARED: OnceLock<Driver> = OnceLock::new();
        match browser {
            Browser::Chromium => Lease::Shared(SHARED.get_or_init(|| Driver::start(browser, setup))),
            Browser::Firefox | Browser::WebKit => Lease::Own(Driver::start(browser, setup)),
        }
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> &str {
        match self {
            Lease::Shared(driver) => &driver.url,
            Lease::Own(driver) => &driver.url,
        }
    }
}

impl Driver {
    fn start(browser: Browser, setup: &Setup) -> Driver {
        let folder = new_folder("browsers");
        let port = free_port();
        let program = browser.driver();
        let mut command = Command::new(&program);
        command.args(browser.driver_arguments(port)).env("TMPDIR", &folder);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let display = (browser == Browser::WebKit).then(|| Display::start(&folder));
        let group = display.as_ref().map_or(0, |display| display.process.id());
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name).env("XDG_CONFIG_HOME", settings(&folder, setup));
            command.env("NO_AT_BRIDGE", "1").env("GTK_THEME", setup.colors.gtk_theme());
        }
        in_group(&mut command, group);
        let child = command.spawn().unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let group = if group == 0 { child.id() } else { group };
        let watcher = watch(group, &folder);
        let processes = [child].into_iter().chain(display.map(|display| display.process)).collect();
        let driver = Driver { url: format!("http://127.0.0.1:{port}"), processes, watcher };
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(Instant::now() < end, "{program} does not answer.");
            thread::sleep(Duration::from_millis(10));
        }
        driver
    }
}

/// A program in a process group of its own, which ends with this value, however this program ends.
#[derive(Debug)]
pub(crate) struct Group {
    process: Child,
    watcher: Vec<Child>,
}

impl Group {
    /// Starts it; `folder` goes with it.
    pub(crate) fn start(mut command: Command, folder: &Path) -> Group {
        in_group(&mut command, 0);
        let process = command.spawn().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
        let watcher = watch(process.id(), folder);
        Group { process, watcher }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        for watcher in &mut self.watcher {
            drop(watcher.stdin.take());
        }
        for process in [&mut self.process].into_iter().chain(&mut self.watcher) {
            drop(process.wait());
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Its input ends; it ends the others.
        for watcher in &mut self.watcher {
            drop(watcher.stdin.take());
        }
        for process in self.processes.iter_mut().chain(&mut self.watcher) {
            drop(process.wait());
        }
    }
}

/// A display that nobody sees, for browsers that have no other way.
struct Display {
    process: Child,
    /// As programs find it: `:7`.
    name: String,
}

impl Display {
    /// Starts one, large enough for every size of window, and the first of a process group.
    fn start(folder: &Path) -> Display {
        let program = environment::program("XVFB", "Xvfb");
        let mut command = Command::new(&program);
        command.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1920x1200x24"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).current_dir(folder);
        in_group(&mut command, 0);
        let mut process = command.spawn().unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut number = String::new();
        let output = process.stdout.take().expect("the output of the display");
        BufReader::new(output).read_line(&mut number).expect("the number of the display");
        Display { process, name: format!(":{}", number.trim()) }
    }
}

/// The folder of settings that a browser on GTK reads: whether things move is asked there.
fn settings(folder: &Path, setup: &Setup) -> PathBuf {
    let (settings, motion) = (folder.join("settings"), u8::from(setup.motion));
    let text = format!("[Settings]\ngtk-enable-animations={motion}\n");
    let gtk = settings.join("gtk-3.0");
    let written = fs::create_dir_all(&gtk).and_then(|()| fs::write(gtk.join("settings.ini"), text));
    written.expect("settings of the browser");
    settings
}

/// A folder for everything that browsers write.
pub(crate) fn new_folder(name: &str) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("pasapezas-{name}-{}-{number}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the browsers' profiles");
    folder
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("the address of a listener").port()
}

/// In a group of its own when the number is 0.
#[cfg(unix)]
fn in_group(command: &mut Command, group: u32) {
    use std::os::unix::process::CommandExt;
    command.process_group(i32::try_from(group).expect("the number of a process"));
}

#[cfg(not(unix))]
fn in_group(_: &mut Command, _: u32) {}

/// Starts what ends a group of processes, and removes its folder, as soon as its input ends.
#[cfg(unix)]
fn watch(group: u32, folder: &Path) -> Vec<Child> {
    // A display that may not say goodbye leaves its lock behind.
    const ENDING: &str = r#"cat >/dev/null; kill -TERM "-$1"; n=0
        while kill -0 "-$1" && [ $n -lt 10 ]; do sleep 0.05; n=$((n+1)); done
        kill -KILL "-$1"; while ! rm -rf "$2"; do sleep 0.1; done"#;
    let mut watcher = Command::new("sh");
    watcher.args(["-c", ENDING, "watcher", &group.to_string()]).arg(folder);
    watcher.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    in_group(&mut watcher, 0);
    vec![watcher.spawn().expect("sh starts")]
}

/// Elsewhere the driver has to be ended by hand.
#[cfg(not(unix))]
fn watch(_: u32, _: &Path) -> Vec<Child> {
    Vec::new()
}
