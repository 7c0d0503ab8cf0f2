//! The page of the clocks, without a browser.

mod form;
mod hall;
