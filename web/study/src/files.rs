//! Files and the system's own ways to pass something on: the port to `files.js`.

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use web_sys::HtmlInputElement;

/// The media type of records.
pub(crate) const RECORD: &str = "application/x-chess-pgn";
/// That of logs and of the library's file.
pub(crate) const PLAIN: &str = "text/plain";
/// That of pictures.
pub(crate) const SVG: &str = "image/svg+xml";

mod js {
    use super::{HtmlInputElement, JsValue};
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/src/files.js")]
    extern "C" {
        pub(super) fn save(name: &str, kind: &str, text: &str);
        #[wasm_bindgen(js_name = savePng)]
        pub(super) async fn save_png(name: &str, svg: &str, times: u32) -> JsValue;
        #[wasm_bindgen(js_name = canShare)]
        pub(super) fn can_share() -> bool;
        pub(super) async fn share(title: &str, url: &str, name: &str, text: &str);
        pub(super) async fn chosen(field: &HtmlInputElement) -> JsValue;
    }
}

/// Offers a text to be saved as a file.
pub(crate) fn save(name: &str, kind: &str, text: &str) {
    js::save(name, kind, text);
}

/// Draws an SVG file and offers it as a PNG, twice as large. Whether the browser could.
pub(crate) async fn save_png(name: &str, svg: &str) -> bool {
    js::save_png(name, svg, 2).await.as_bool().unwrap_or(false)
}

/// Whether the system has a way to pass something on.
pub(crate) fn can_share() -> bool {
    js::can_share()
}

/// Passes on a link, or, where that is empty, a file.
pub(crate) async fn share(title: &str, url: &str, name: &str, text: &str) {
    js::share(title, url, name, text).await;
}

/// The bytes of the file that was chosen in a field.
pub(crate) async fn chosen(field: &HtmlInputElement) -> Option<Vec<u8>> {
    let bytes = js::chosen(field).await;
    (!bytes.is_undefined()).then(|| Uint8Array::new(&bytes).to_vec())
}
