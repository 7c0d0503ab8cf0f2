//! Hostile input for every reader of texts from outside, on stable Rust.
//!
//! A [`Target`] is a reader with seeds (good texts, from files and from random play) and properties: it never panics, never
//! takes a second, keeps to its limits, and what a writer writes it reads back equal. [`mutate`] makes bad texts from good
//! ones by what is known of their shape; [`run`] feeds them and keeps what was found.
//!
//! Everything follows from a seed, which is printed. Nothing here measures which code was reached: the shapes of the texts
//! are known, so that some ten thousand inputs a second get everywhere by themselves.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::missing_panics_doc,
    clippy::format_push_string,
    missing_docs,
    reason = "a tool for developers: it prints, measures time, and may stop at the first surprise"
)]

pub mod mutate;
pub mod play;
pub mod random;
pub mod run;
pub mod seeds;
pub mod shrink;
pub mod targets;
pub mod watch;

pub use random::Random;
pub use targets::{TARGETS, Target};
