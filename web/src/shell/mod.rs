//! Ports to the browser: time, storage, the document around the page, crashes, counters for tests.

pub(crate) mod chance;
pub mod crash;
pub mod keep;
pub mod page;
pub(crate) mod probe;
pub(crate) mod storage;
pub(crate) mod time;
pub(crate) mod wake;
