//! Tests of components in a real browser.

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_test_runs_in_a_browser() {
    assert!(yew::utils::document().body().is_some());
}
