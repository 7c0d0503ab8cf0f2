//! Everything of the Pasapezas page that needs no browser.

#![deny(missing_docs)]

pub mod i18n;
