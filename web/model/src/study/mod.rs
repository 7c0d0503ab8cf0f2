//! The study: records reviewed, edited, kept and shared. A module of the page that is loaded when it is first asked for; this
//! is all of it that needs no browser.
//!
//! - [`StudyRoute`]: where the address leads;
//! - [`Reading`]: files, logs and positions, read in small pieces;
//! - [`Review`]: a record with the reader's place in it, and what he does to it ([`Edit`]); [`Score`], its moves as a list;
//!   [`Timetable`], when they were made; [`Running`], clocks between two of them;
//! - [`kept`]: what a device keeps of it between two visits;
//! - [`newest`]: what the page says of its own changes;
//! - [`StudyState`] and [`change`]: the review as it is shown, and what may happen to it; [`view`]: its boards.

mod aside;
mod change;
mod changelog;
mod edit;
pub mod kept;
pub mod library;
pub mod library_import;
mod limit;
mod pieces;
mod reading;
mod review;
pub mod route;
mod running;
mod score;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod timetable;
pub mod view;

pub use change::{StudyChange, change};
pub use changelog::{Newest, newest};
pub use edit::Edit;
pub use limit::Limit;
pub use reading::{Listed, MAX_FILE, OpenFile, Opening, Reading, Unreadable};
pub use review::{Review, breach_at};
pub use route::StudyRoute;
pub use running::Running;
pub use score::{Cell, Item, Row, Score, cell};
pub use state::{Arrived, Kept, Offer, PAGE, Source, Speed, StudyState, Tab};
pub use step::{Way, step};
pub use timetable::{Entry, Kind, Timetable};
