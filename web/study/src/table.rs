//! The table, as the study reaches it: three functions in `window.pasapezas`, with text in and out.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The match of the table as text; `None` where there is no table.
pub fn present_match() -> Option<String> {
    call("match", &[])
}

/// Whether a match is under way there, so that laying another one out would end it.
pub fn is_under_way() -> bool {
    call("phase", &[]).is_some_and(|phase| matches!(phase.as_str(), "playing" | "paused"))
}

/// Lays a match out at the table, `FEN A | FEN B` by rules such as `pasapezas enforcement=strict`, and goes there.
///
/// # Errors
/// What is wrong with it, for people.
pub fn start(position: &str, rules: &str) -> Result<(), String> {
    match call("start", &[position, rules]) {
        Some(wrong) if wrong.is_empty() => Ok(()),
        Some(wrong) => Err(wrong),
        None => Err(String::new()),
    }
}

fn call(name: &str, words: &[&str]) -> Option<String> {
    let window = web_sys::window()?;
    let wall: Object = Reflect::get(&window, &"pasapezas".into()).ok()?.dyn_into().ok()?;
    let function: Function = Reflect::get(&wall, &name.into()).ok()?.dyn_into().ok()?;
    let words: js_sys::Array = words.iter().map(|word| JsValue::from_str(word)).collect();
    function.apply(&wall, &words).ok()?.as_string()
}
