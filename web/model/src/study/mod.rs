//! The study: records reviewed, edited, kept and shared. A module of the page that is loaded when it is first asked for; this
//! is all of it that needs no browser.

pub mod library;
pub mod library_import;
pub mod route;

pub use route::StudyRoute;
