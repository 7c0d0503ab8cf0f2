//! Counters for the end-to-end tests: how often components render, how long the store takes.
//!
//! They are always counted, which costs one addition, and shown to scripts only when the address says `?test`:
//! `window.pasapezasProbe()` gives the number of renders of all components so far, `window.pasapezasKept()` how long each
//! write to the store took, in milliseconds.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::WasmClosure;
use wasm_bindgen::prelude::{Closure, JsValue};

thread_local! {
    static RENDERS: Cell<u32> = const { Cell::new(0) };
    /// Nothing is counted unless the counters are shown.
    static WRITES: RefCell<Option<Vec<f64>>> = const { RefCell::new(None) };
}

/// A component renders. Called first thing in each.
pub fn rendered() {
    RENDERS.with(|count| count.set(count.get().wrapping_add(1)));
}

/// Entries have been written to the store within so many milliseconds.
pub(crate) fn kept(milliseconds: f64) {
    WRITES.with_borrow_mut(|writes| writes.as_mut().map(|writes| writes.push(milliseconds)));
}

/// Shows the counters to scripts.
pub fn show() {
    WRITES.set(Some(Vec::new()));
    give("pasapezasProbe", Closure::<dyn Fn() -> u32>::new(|| RENDERS.with(Cell::get)));
    let writes = || WRITES.with_borrow(|writes| writes.clone().unwrap_or_default());
    give("pasapezasKept", Closure::<dyn Fn() -> Vec<f64>>::new(writes));
}

/// Gives the window a function, for as long as the page lives.
fn give<F: WasmClosure + ?Sized>(name: &str, function: Closure<F>) {
    let Some(window) = web_sys::window() else { return };
    // Fails only where the window cannot be written to; then a test sees that there is nothing.
    drop(js_sys::Reflect::set(&window, &JsValue::from(name), function.as_ref().unchecked_ref()));
    function.forget();
}
