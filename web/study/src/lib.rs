//! The study: records reviewed, edited, kept and shared. A second module of the page, loaded when the address first leads
//! there; it draws with the components of `pasapezas-web` and keeps its state as `pasapezas_model::study` says.
//!
//! It shares no memory with the table: what passes between them is text, see [`table`]. The table goes on behind it.

mod about;
mod address;
mod app;
mod bar;
mod choice;
mod clock;
mod editor;
mod files;
mod frames;
mod help;
mod icons;
mod library;
mod new;
mod notice;
mod open;
mod print;
mod review;
mod route;
mod rules;
mod settings;
mod share;
mod slices;
pub mod table;

pub use app::Study;
pub use route::host;
