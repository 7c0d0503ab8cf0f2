//! What the device keeps: the port to the store of matches in `keep.js`.

use js_sys::Array;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// What kind of text a kept match has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The log of a match that is or was played here: first lines and entries.
    Log,
    /// A record that was read or written: one text.
    Record,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Record => "record",
        }
    }
}

/// Why the store did not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepError {
    /// There is no room left.
    Full,
    /// The store was made by a newer version of the page; it stays as it is.
    Newer,
    /// The browser does not let the page keep anything, or the store is broken.
    Forbidden,
}

impl KeepError {
    fn of(error: &JsValue) -> Self {
        let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            Some("QuotaExceededError") => Self::Full,
            Some("VersionError") => Self::Newer,
            _ => Self::Forbidden,
        }
    }
}

/// A match as the store lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Its id; a later one is higher.
    pub id: String,
    /// The first lines of its log, or its record.
    pub head: String,
    /// What it is.
    pub kind: Kind,
    /// How it ended; empty while it goes on.
    pub result: String,
    /// When it was deleted, in milliseconds of the calendar; 0 unless it was.
    pub gone: f64,
}

mod js {
    use super::{Array, JsValue, wasm_bindgen};

    #[wasm_bindgen(module = "/src/shell/keep.js")]
    extern "C" {
        #[wasm_bindgen(catch)]
        pub(super) async fn begin(id: &str, head: &str, kind: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn add(id: &str, number: u32, lines: Array) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn load(id: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn list() -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn unfinished() -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn close(id: &str, result: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn mark(id: &str, gone: f64) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn remove(id: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn lead(id: &str) -> Result<JsValue, JsValue>;
    }
}

/// Lays out a match under a new id. Done when it is on the disk, as everything here.
///
/// # Errors
/// Why it is not kept.
pub async fn begin(id: &str, head: &str, kind: Kind) -> Result<(), KeepError> {
    done(js::begin(id, head, kind.name()).await)
}

/// Adds lines to a match, the first with this number.
///
/// # Errors
/// Why they are not kept: then none of them is.
pub async fn add(id: &str, number: u32, lines: &[String]) -> Result<(), KeepError> {
    done(js::add(id, number, lines.iter().map(JsValue::from).collect()).await)
}

/// The whole text of a match; `None` when there is none.
///
/// # Errors
/// Why it cannot be read.
pub async fn load(id: &str) -> Result<Option<String>, KeepError> {
    js::load(id).await.map(|text| text.as_string()).map_err(|error| KeepError::of(&error))
}

/// All matches, the oldest first.
///
/// # Errors
/// Why they cannot be listed.
pub async fn list() -> Result<Vec<Kept>, KeepError> {
    let rows = js::list().await.map_err(|error| KeepError::of(&error))?;
    Ok(Array::from(&rows).iter().filter_map(|row| kept(&Array::from(&row))).collect())
}

fn kept(row: &Array) -> Option<Kept> {
    let text = |index| row.get(index).as_string();
    let kind = [Kind::Log, Kind::Record].into_iter().find(|kind| text(2).as_deref() == Some(kind.name()))?;
    Some(Kept { id: text(0)?, head: text(1)?, kind, result: text(3)?, gone: row.get(4).as_f64()? })
}

/// The id of the match that was laid out last and goes on; `None` when there is none.
///
/// # Errors
/// Why that cannot be found out.
pub async fn unfinished() -> Result<Option<String>, KeepError> {
    js::unfinished().await.map(|id| id.as_string()).map_err(|error| KeepError::of(&error))
}

/// Says how a match ended.
///
/// # Errors
/// Why that is not kept.
pub async fn close(id: &str, result: &str) -> Result<(), KeepError> {
    done(js::close(id, result).await)
}

/// Marks a match as deleted at this time of the calendar in milliseconds, or, with 0, takes the mark away.
///
/// # Errors
/// Why that is not kept.
pub async fn mark(id: &str, gone: f64) -> Result<(), KeepError> {
    done(js::mark(id, gone).await)
}

/// Removes a match for good.
///
/// # Errors
/// Why it is still there.
pub async fn remove(id: &str) -> Result<(), KeepError> {
    done(js::remove(id).await)
}

/// Whether this page may write a match: only one page may, for as long as it lives.
pub async fn lead(id: &str) -> bool {
    js::lead(id).await.ok().and_then(|led| led.as_bool()).unwrap_or(true)
}

fn done(answer: Result<JsValue, JsValue>) -> Result<(), KeepError> {
    answer.map(drop).map_err(|error| KeepError::of(&error))
}
