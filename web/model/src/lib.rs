//! Everything of the Pasapezas page that needs no browser: what is on the table, what hands do there, and every word.
//!
//! - [`app`]: the state of the page and what may happen to it, as pure functions;
//! - [`arbiter`]: the clocks beside real boards;
//! - [`editor`]: two boards that anybody may arrange;
//! - [`input`]: pointers and keys in, actions out;
//! - [`i18n`]: the texts, in six languages;
//! - [`share`]: links of a match;
//! - [`study`]: the state of the study: review, editor, library.
//!
//! What it must not know: the browser, Yew, the time of day. All of it is tested natively.

#![cfg_attr(
    test,
    allow(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::wildcard_enum_match_arm,
        clippy::unnecessary_wraps,
        clippy::cast_precision_loss,
        reason = "a test may stop at the first surprise"
    )
)]

pub mod app;
pub mod arbiter;
#[cfg(test)]
mod dice;
pub mod editor;
pub mod i18n;
pub mod input;
pub mod share;
pub mod study;
