//! The Pasapezas page: Yew components and browser ports.
//!
//! Floors, lowest first: [`shell`], the only code that asks the browser for anything that is not an element; `hands`,
//! pointers and keys of the table; `ui`, components; `app`, the root. What is allowed is decided in `pasapezas-core`, what
//! the page shows in `pasapezas-model`: here it is only drawn.
//!
//! What is public serves the study as well, a second module of the same page: boards, reserves, icons, ports.

mod app;
pub mod context;
pub mod hands;
mod keeping;
pub mod queue;
mod route;
pub mod shell;
mod sounds;
mod study;
pub mod ui;
mod watching;

pub use app::{App, AppProps};
pub use keeping::{Kept, last_visit};

#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
