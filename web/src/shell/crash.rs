//! After a fault of ours: the notice of `static/crash.js` instead of a dead page.

use super::study;

/// From now on a fault is told to the reader, once.
pub fn watch() {
    // Through Yew, which would put its own in place otherwise.
    yew::set_custom_panic_hook(Box::new(|fault| {
        let details = fault.to_string();
        web_sys::console::error_1(&details.as_str().into());
        // The notice needs nothing of this module, which is about to stop.
        study::tell_fault(&details);
    }));
}
