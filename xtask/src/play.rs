//! `cargo xtask play`: from a fresh clone to the page in a browser.

use crate::command_line::PlayOptions;
use crate::dist;
use crate::failure::{Failure, Outcome};
use crate::kit::Kit;
use crate::serve::Server;
use crate::{place, shell};
use std::env;
use std::process::{Command, Stdio};

/// The port when nobody asks for another one.
const USUAL_PORT: u16 = 8080;

/// Builds the page and serves it until it is interrupted.
pub(crate) fn play(options: PlayOptions) -> Outcome<bool> {
    let server = take_port(options.port)?;
    let kit = Kit::find()?;
    println!("building the page (release); the first time takes about a minute");
    dist::build(&kit, &place::logs().join("page.log"))?;
    let url = server.url();
    println!("Pasapezas is at {url} (Ctrl+C ends it)");
    if options.open {
        open(&url);
    }
    server.run();
    Ok(true)
}

/// The port that was asked for and no other; without one the usual, or any when that is taken.
fn take_port(port: Option<u16>) -> Outcome<Server> {
    let folder = place::dist();
    let taken = match port {
        Some(port) => Server::bind(&folder, port),
        None => Server::bind(&folder, USUAL_PORT).or_else(|_| Server::bind(&folder, 0)),
    };
    taken.map_err(|error| {
        Failure::new(
            format!("The page cannot be served on port {}: {error}.", port.unwrap_or(USUAL_PORT)),
            "Choose another one with --port N.",
        )
    })
}

/// Opens the address in the user's browser. Where that does not work, the printed address is enough.
fn open(url: &str) {
    let Some(mut command) = opener() else { return };
    let _ = command.arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

fn opener() -> Option<Command> {
    if cfg!(target_os = "windows") {
        let mut command = shell::program("cmd");
        command.args(["/C", "start", ""]);
        return Some(command);
    }
    if cfg!(target_os = "macos") {
        return Some(shell::program("open"));
    }
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    has_screen.then(|| shell::program("xdg-open"))
}
