//! Counters for the end-to-end tests: how often components render.
//!
//! They are always counted, which costs one addition, and shown to scripts only when the address says `?test`:
//! `window.pasapezasProbe()` gives the number of renders of all components so far.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};

thread_local! {
    static RENDERS: Cell<u32> = const { Cell::new(0) };
}

/// A component renders. Called first thing in each.
pub fn rendered() {
    RENDERS.with(|count| count.set(count.get().wrapping_add(1)));
}

/// Shows the counters to scripts.
pub fn show() {
    let Some(window) = web_sys::window() else { return };
    let read = Closure::<dyn Fn() -> u32>::new(|| RENDERS.with(Cell::get));
    // Fails only where the window cannot be written to; then a test sees that there is nothing.
    drop(js_sys::Reflect::set(&window, &JsValue::from("pasapezasProbe"), read.as_ref().unchecked_ref()));
    // It lives as long as the page.
    read.forget();
}
