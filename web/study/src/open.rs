//! A text on its way to the review from another page of the study. It waits here until the review takes it.

use std::cell::RefCell;

use pasapezas_model::study::StudyRoute;

thread_local! {
    static WAITING: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Hands a log or a record to the review, and goes there.
pub(crate) fn in_review(text: &str) {
    WAITING.set(Some(text.to_owned()));
    go_to(&StudyRoute::Review);
}

/// The text that waits for the review, once.
pub(crate) fn take() -> Option<String> {
    WAITING.take()
}

/// Leads the address to a page of the study.
pub(crate) fn go_to(route: &StudyRoute) {
    if let Some(window) = web_sys::window() {
        drop(window.location().set_hash(&route.hash()));
    }
}
