//! Another build of the page: `static/start.js` says when one waits, and brings it when somebody wants it.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;

use super::study;

/// What `window.pasapezas` has as soon as another build waits.
const UPDATE: &str = "update";

/// Hears once that another build waits, also if it did before this.
pub(crate) fn when_waiting(then: impl Fn() + 'static) -> Option<EventListener> {
    if study::function(UPDATE).is_some() {
        then();
    }
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "update", move |_| then()))
}

/// Goes over to it: the page is loaded anew.
pub(crate) fn take() {
    if let Some(update) = study::function(UPDATE) {
        // It gives nothing, and where the browser refuses, everything stays as it is.
        drop(update.call0(&JsValue::UNDEFINED));
    }
}
