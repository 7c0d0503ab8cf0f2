//! Ports to the browser: time, storage, the document around the page, the study, crashes, counters for tests.

pub mod chance;
pub mod crash;
pub mod keep;
pub mod page;
pub mod probe;
pub mod sound;
pub mod storage;
pub(crate) mod study;
pub mod time;
pub(crate) mod update;
pub mod wake;
