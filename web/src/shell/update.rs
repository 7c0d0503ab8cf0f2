//! Another build of the page: `static/start.js` says when one waits, and brings it when somebody wants it.

use gloo_events::EventListener;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Hears once that another build waits, also if it did before this.
pub(crate) fn when_waiting(then: impl Fn() + 'static) -> Option<EventListener> {
    if update().is_some() {
        then();
    }
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "update", move |_| then()))
}

/// Goes over to it: the page is loaded anew.
pub(crate) fn take() {
    if let Some(update) = update() {
        // It gives nothing, and where the browser refuses, everything stays as it is.
        drop(update.call0(&JsValue::UNDEFINED));
    }
}

fn update() -> Option<Function> {
    let window = web_sys::window()?;
    let wall = Reflect::get(&window, &"pasapezas".into()).ok()?;
    Reflect::get(&wall, &"update".into()).ok()?.dyn_into().ok()
}
