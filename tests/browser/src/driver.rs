//! The driver: one process for all tests of a run, which starts the browsers.
//!
//! It lives in a process group of its own, and its browsers keep their profiles in a folder of the run. A watcher ends the
//! group and removes the folder when this program ends, however it ends: it waits for the end of its input.

use crate::browser::Browser;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// How long a driver may take until it answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running driver.
#[derive(Debug)]
pub(crate) struct Driver {
    url: String,
    /// The driver and its watcher, whose input stays open as long as this program lives.
    _processes: Vec<Child>,
}

impl Driver {
    /// The driver of this run, started by the first test that asks.
    pub(crate) fn of_the_run(browser: Browser) -> &'static Driver {
        static DRIVER: OnceLock<Driver> = OnceLock::new();
        DRIVER.get_or_init(|| Driver::start(browser))
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    fn start(browser: Browser) -> Driver {
        let folder = folder_of_the_run();
        let port = free_port();
        let program = browser.driver();
        let mut command = Command::new(&program);
        command.args(browser.driver_arguments(port)).env("TMPDIR", &folder);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        in_a_group_of_its_own(&mut command);
        let child = command.spawn().unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let watcher = watch(&child, &folder);
        let processes = watcher.into_iter().chain([child]).collect();
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(Instant::now() < end, "{program} does not answer.");
            thread::sleep(Duration::from_millis(10));
        }
        Driver { url: format!("http://127.0.0.1:{port}"), _processes: processes }
    }
}

/// A folder for everything that the browsers of this run write.
fn folder_of_the_run() -> PathBuf {
    let folder = env::temp_dir().join(format!("pasapezas-browsers-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the browsers' profiles");
    folder
}

/// A port that was free a moment ago.
fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("the address of a listener").port()
}

#[cfg(unix)]
fn in_a_group_of_its_own(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn in_a_group_of_its_own(_: &mut Command) {}

/// Starts what ends the driver with its browsers, and removes their folder, as soon as its input ends.
#[cfg(unix)]
fn watch(driver: &Child, folder: &Path) -> Vec<Child> {
    const ENDING: &str = r#"cat >/dev/null; kill -KILL "-$1"; while ! rm -rf "$2"; do sleep 0.1; done"#;
    let mut watcher = Command::new("sh");
    watcher.args(["-c", ENDING, "watcher", &driver.id().to_string()]).arg(folder);
    watcher.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    in_a_group_of_its_own(&mut watcher);
    vec![watcher.spawn().expect("sh starts")]
}

/// Elsewhere the driver has to be ended by hand.
#[cfg(not(unix))]
fn watch(_: &Child, _: &Path) -> Vec<Child> {
    Vec::new()
}
