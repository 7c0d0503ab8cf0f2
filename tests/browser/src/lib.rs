//! End-to-end tests: real browsers, driven over WebDriver.
//!
//! This library holds the tools of the tests in `tests/it`; it knows the page only by what a person or a screen reader meets, and
//! by the `data-` attributes that the page carries for tests. It is *not* a second implementation of the rules: what a
//! test expects, it says.
//!
//! - [`with`] opens a page for one test, and checks at the end that nothing complained;
//! - [`Table`] is the page: what stands on it ([`State`]), and the hands that move things ([`Pointer`], [`Hand`], keys);
//! - `driver`, `browser`, `session`, `socket`: from the programs named in the environment to a page in a fresh profile.
//!
//! Tests wait for what they expect, never for an amount of time.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::doc_markdown,
    clippy::missing_panics_doc,
    reason = "tools of tests: they stop at the first thing that is not as it should be, and give up after a while; \
              WebDriver and WebKit are names, not code"
)]

mod axe;
mod browser;
mod driver;
mod environment;
mod gate;
mod geometry;
mod hand;
mod keyboard;
mod plain;
mod pointer;
mod raw;
mod reader;
mod run;
mod session;
mod setup;
mod shots;
mod socket;
mod state;
mod table;
mod time;

pub use browser::Browser;
pub use environment::single_file;
pub use geometry::{Point, Rect};
pub use hand::{Hand, Promotion};
pub use keyboard::Key;
pub use plain::PlainPage;
pub use pointer::{Button, Pointer};
pub use reader::{Heard, Reader};
pub use run::{Profile, SITE_PATH, Site, copy, with, with_browser, with_site};
pub use session::Session;
pub use setup::{Colors, Setup, escaped};
pub use state::{Board, Chooser, Complaints, Counts, Flag, Outcome, Refusal, Seat, State, Team};
pub use table::Table;
