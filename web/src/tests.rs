//! Components in a real browser.

use crate::App;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn the_page_mounts() {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.create_element("div").ok());
    let handle = root.clone().map(|root| yew::Renderer::<App>::with_root(root).render());
    yew::scheduler::flush().await;
    assert_eq!(root.and_then(|root| root.text_content()).as_deref(), Some("Pasapezas"));
    drop(handle);
}
