//! What the device keeps: the port to the store of matches in `keep.js`.

use gloo_events::EventListener;
use js_sys::Array;
use pasapezas_core::Millis;
use pasapezas_model::app::KeepFault;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::{chance, page, time};

/// What kind of text a kept match has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The log of a match that is or was played here: first lines and entries.
    Log,
    /// A record that was read or written: one text.
    Record,
    /// A match on real boards, whose clocks were kept here: first lines and entries. The library does not show it.
    Clock,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Record => "record",
            Self::Clock => "clock",
        }
    }
}

/// Why the store did not do something.
fn fault(error: &JsValue) -> KeepFault {
    let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError") => KeepFault::Full,
        Some("VersionError") => KeepFault::Newer,
        _ => KeepFault::Forbidden,
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
        pub(super) async fn last(kind: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn close(id: &str, result: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn mark(id: &str, gone: f64) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn remove(id: &str) -> Result<JsValue, JsValue>;
        #[wasm_bindgen(catch)]
        pub(super) async fn lead(id: &str) -> Result<JsValue, JsValue>;
        pub(super) fn leave(id: &str);
        pub(super) fn tell(id: &str, now: f64);
        #[wasm_bindgen(catch)]
        pub(super) async fn watch(id: &str) -> Result<JsValue, JsValue>;
        pub(super) fn unwatch();
        pub(super) fn take();
    }
}

/// The time of the calendar in milliseconds, as deletions are marked with it.
pub fn now() -> f64 {
    time::calendar()
}

/// An id for a match that comes from elsewhere, the first, the second and so on of its file. It is lower than the ids of the
/// matches of the table: the last one of those is what the table goes on with.
pub fn foreign_id(index: usize) -> String {
    let place = u32::try_from(index).unwrap_or(u32::MAX);
    id(time::calendar() / 100.0 + f64::from(place))
}

/// An id that is higher than all before.
pub fn new_id() -> String {
    id(time::calendar())
}

/// An id in the order of a number, with something that no other has.
fn id(order: f64) -> String {
    format!("{:0>14}-{:08x}", page::fixed(order, 0), chance::number())
}

/// Lays out a match under a new id. Done when it is on the disk, as everything here.
///
/// # Errors
/// Why it is not kept.
pub async fn begin(id: &str, head: &str, kind: Kind) -> Result<(), KeepFault> {
    done(js::begin(id, head, kind.name()).await)
}

/// Adds lines to a match, the first with this number.
///
/// # Errors
/// Why they are not kept: then none of them is.
pub async fn add(id: &str, number: u32, lines: &[String]) -> Result<(), KeepFault> {
    done(js::add(id, number, lines.iter().map(JsValue::from).collect()).await)
}

/// The whole text of a match; `None` when there is none.
///
/// # Errors
/// Why it cannot be read.
pub async fn load(id: &str) -> Result<Option<String>, KeepFault> {
    js::load(id).await.map(|text| text.as_string()).map_err(|error| fault(&error))
}

/// All matches, the oldest first.
///
/// # Errors
/// Why they cannot be listed.
pub async fn list() -> Result<Vec<Kept>, KeepFault> {
    let rows = js::list().await.map_err(|error| fault(&error))?;
    Ok(Array::from(&rows).iter().filter_map(|row| kept(&Array::from(&row))).collect())
}

fn kept(row: &Array) -> Option<Kept> {
    let text = |index| row.get(index).as_string();
    let kind = [Kind::Log, Kind::Record, Kind::Clock]
        .into_iter()
        .find(|kind| text(2).as_deref() == Some(kind.name()))?;
    Some(Kept { id: text(0)?, head: text(1)?, kind, result: text(3)?, gone: row.get(4).as_f64()? })
}

/// The match of a kind that was laid out last, its id and its text; `None` when it has a result, or there is none.
///
/// # Errors
/// Why that cannot be found out.
pub async fn last(kind: Kind) -> Result<Option<(String, String)>, KeepFault> {
    let found = js::last(kind.name()).await.map_err(|error| fault(&error))?;
    let found = found.is_object().then(|| Array::from(&found));
    Ok(found.and_then(|pair| Some((pair.get(0).as_string()?, pair.get(1).as_string()?))))
}

/// Says how a match ended.
///
/// # Errors
/// Why that is not kept.
pub async fn close(id: &str, result: &str) -> Result<(), KeepFault> {
    done(js::close(id, result).await)
}

/// Marks a match as deleted at this time of the calendar in milliseconds, or, with 0, takes the mark away.
///
/// # Errors
/// Why that is not kept.
pub async fn mark(id: &str, gone: f64) -> Result<(), KeepFault> {
    done(js::mark(id, gone).await)
}

/// Removes a match for good.
///
/// # Errors
/// Why it is still there.
pub async fn remove(id: &str) -> Result<(), KeepFault> {
    done(js::remove(id).await)
}

/// Whether this page may write a match: only one page may, until it [leaves](leave) the match or is gone.
pub async fn lead(id: &str) -> bool {
    js::lead(id).await.ok().and_then(|led| led.as_bool()).unwrap_or(true)
}

/// What pages of one device say to each other about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Another page looks on, and wants to know how late the match is.
    Hello,
    /// Another page wants to play it.
    Give,
    /// Another page has taken it, since this one did not answer.
    Lost,
    /// It has grown, and is as late as that.
    Grown(Millis),
}

/// Hears what is said about any match, for as long as what is given back lives.
pub(crate) fn hear(heard: impl Fn(String, Word) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "pasapezas-tab", move |event| {
        let detail = js_sys::Reflect::get(event, &"detail".into()).unwrap_or_default();
        let words = Array::from(&detail);
        let word = match words.get(0).as_string().as_deref() {
            Some("hello") => Word::Hello,
            Some("give") => Word::Give,
            Some("lost") => Word::Lost,
            Some("grown") => Word::Grown(time::whole(words.get(2).as_f64().unwrap_or_default())),
            _ => return,
        };
        heard(words.get(1).as_string().unwrap_or_default(), word);
    }))
}

/// Says to other pages that the match has grown, and how late it is.
pub(crate) fn tell(id: &str, now: Millis) {
    js::tell(id, f64::from(now.0));
}

/// Looks on at a match that another page plays. Whether this page leads it at last, and has not looked away.
pub(crate) async fn watch(id: &str) -> bool {
    js::watch(id).await.ok().and_then(|led| led.as_bool()).unwrap_or(false)
}

/// Looks away from the match that another page plays.
pub(crate) fn unwatch() {
    js::unwatch();
}

/// Asks the page that plays the match to hand it over; from one that does not answer it is taken.
pub(crate) fn take() {
    js::take();
}

/// This page will not write the match again.
pub fn leave(id: &str) {
    js::leave(id);
}

fn done(answer: Result<JsValue, JsValue>) -> Result<(), KeepFault> {
    answer.map(drop).map_err(|error| fault(&error))
}
