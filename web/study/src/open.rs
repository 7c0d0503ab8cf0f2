//! A text on its way to the review from another page of the study. It waits here until the review takes it.

use std::cell::RefCell;

use pasapezas_model::study::StudyRoute;

thread_local! {
    static WAITING: RefCell<Option<Waiting>> = const { RefCell::new(None) };
}

/// What waits.
pub(crate) struct Waiting {
    /// A log or a record.
    pub(crate) text: String,
    /// Whether the library holds it.
    pub(crate) shelved: bool,
}

/// Hands a log or a record to the review, and goes there.
pub(crate) fn in_review(text: &str) {
    wait(text, false);
}

/// The same with a text that the library holds.
pub(crate) fn from_library(text: &str) {
    wait(text, true);
}

fn wait(text: &str, shelved: bool) {
    WAITING.set(Some(Waiting { text: text.to_owned(), shelved }));
    go_to(&StudyRoute::Review);
}

/// The text that waits for the review, once.
pub(crate) fn take() -> Option<Waiting> {
    WAITING.take()
}

/// Leads the address to a page of the study.
pub(crate) fn go_to(route: &StudyRoute) {
    if let Some(window) = web_sys::window() {
        drop(window.location().set_hash(&route.hash()));
    }
}

/// The address of the page without what stands behind it: wishes for a match of its own do not belong into a link.
pub(crate) fn this_page() -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    here.split(['#', '?']).next().unwrap_or_default().to_owned()
}
