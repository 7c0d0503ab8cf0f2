//! Files and the system's own ways to pass something on: the port to `files.js`.

use js_sys::Uint8Array;
use pasapezas_web::shell::page;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlInputElement};

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
        #[wasm_bindgen(js_name = drawPng)]
        pub(super) async fn draw_png(svg: &str, times: u32) -> JsValue;
        #[wasm_bindgen(js_name = canShare)]
        pub(super) fn can_share() -> bool;
        pub(super) async fn share(title: &str, url: &str, name: &str, text: &str);
        pub(super) async fn chosen(field: &HtmlInputElement) -> JsValue;
    }
}

/// Draws an SVG file and offers it as a PNG, twice as large. Whether the browser could.
pub(crate) async fn save_png(name: &str, svg: &str) -> bool {
    let drawn = js::draw_png(svg, 2).await.dyn_into::<Blob>();
    if let Ok(png) = &drawn {
        page::save_blob(name, png);
    }
    drawn.is_ok()
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
