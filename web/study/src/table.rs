//! The table, as the study reaches it: functions in `window.pasapezas`, with text in and out; and what the system has
//! handed over to the page, which waits there too.

use js_sys::{Function, Object, Reflect};
use pasapezas_core::record::read_log;
use pasapezas_core::{MatchSetup, Seat};
use pasapezas_model::app::{BadStart, Names, NewMatch};
use wasm_bindgen::{JsCast, JsValue};

/// The match of the table as text; `None` where there is no table.
pub fn present_match() -> Option<String> {
    call("match", &[])
}

/// Rules, clocks and start of that match, and the names that were typed for it.
pub fn setup() -> Option<(MatchSetup, Names)> {
    let log = read_log(&present_match()?).ok()?;
    let name = |seat: Seat| log.tags.get(seat.name()).unwrap_or_default().to_owned();
    Some((log.setup, Names::for_seats(name)))
}

/// Whether a match is under way there, so that laying another one out would end it.
pub fn is_under_way() -> bool {
    call("phase", &[]).is_some_and(|phase| matches!(phase.as_str(), "playing" | "paused"))
}

/// Lays a match out at the table, `FEN A | FEN B` by rules such as `pasapezas enforcement=strict`, and goes there.
///
/// # Errors
/// What is wrong with it; where there is no table, nothing can be said.
pub fn start(position: &str, rules: &str) -> Result<(), Option<BadStart>> {
    match call("start", &[position, rules]) {
        Some(wrong) if wrong.is_empty() => Ok(()),
        Some(_) | None => Err(NewMatch::wished(Some(rules), Some(position), NewMatch::default).err()),
    }
}

/// Lays a new match out at the table, as `write_new_match` gives it, keeps its rules and clocks for the next visit, and goes
/// to the table.
pub fn begin(text: &str) {
    // It answers nothing: the table is in sight then.
    drop(call("begin", &[text]));
}

/// The settings of the table as text; `None` where there is no table.
pub fn settings() -> Option<String> {
    call("settings", &[])
}

/// Gives the table other settings. It takes the text of its own version only.
pub fn set_settings(text: &str) {
    // It answers nothing: what it has made of them is read again.
    drop(call("setSettings", &[text]));
}

/// What the system has handed over to the page, each thing once: texts and files.
pub fn take_handed() -> Vec<JsValue> {
    let handed = || -> Option<js_sys::Array> {
        let window = web_sys::window()?;
        let wall = Reflect::get(&window, &"pasapezas".into()).ok()?;
        Reflect::get(&wall, &"handed".into()).ok()?.dyn_into().ok()
    };
    let Some(handed) = handed() else { return Vec::new() };
    let things = handed.to_vec();
    handed.set_length(0);
    things
}

fn call(name: &str, words: &[&str]) -> Option<String> {
    let window = web_sys::window()?;
    let wall: Object = Reflect::get(&window, &"pasapezas".into()).ok()?.dyn_into().ok()?;
    let function: Function = Reflect::get(&wall, &name.into()).ok()?.dyn_into().ok()?;
    let words: js_sys::Array = words.iter().map(|word| JsValue::from_str(word)).collect();
    function.apply(&wall, &words).ok()?.as_string()
}
