//! The page of the clocks, without a browser.

mod form;
mod guide;
mod hall;
mod record;
mod report;
