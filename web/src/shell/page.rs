//! The document around the page: its language, title and theme, its address, the whole screen.

use js_sys::Array;
use pasapezas_model::app::Settings;
use pasapezas_model::app::choices::{Motion, Named};
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::i18n::{Lang, Ui, ui};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Blob, BlobPropertyBag, Document, Element, HtmlElement, Url};

use super::time;

/// What the address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// `?lang=gl`, or `gl-ES`: the language, before what was chosen before.
    pub lang: Option<Lang>,
    /// `?bfen=FEN A | FEN B`: the position to start from.
    pub bfen: Option<String>,
    /// `?rules=PRESET OPTION=VALUE …`: the rules, as a match keeps them.
    pub rules: Option<String>,
    /// `?test`: counters for tests are shown to scripts.
    pub test: bool,
}

/// The element that the page is mounted in.
pub fn host() -> Option<Element> {
    document()?.get_element_by_id("app")
}

/// The document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// What the address asks for.
pub fn wishes() -> Wishes {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(words) = web_sys::UrlSearchParams::new_with_str(&search) else {
        return Wishes::default();
    };
    Wishes {
        lang: words.get("lang").as_deref().and_then(Lang::of_tag),
        bfen: words.get("bfen"),
        rules: words.get("rules"),
        test: words.has("test"),
    }
}

/// Whether the address names a position or rules: then nobody wants the match of the last visit.
pub fn asks_for_a_match() -> bool {
    let wishes = wishes();
    wishes.bfen.is_some() || wishes.rules.is_some()
}

/// Takes words out of the address that hold no longer. Where it leads, and what else it asks for, stays.
pub(crate) fn forget_wishes(gone: &[&str]) {
    let Some(window) = web_sys::window() else { return };
    let (place, history) = (window.location(), window.history());
    let words = place.search().and_then(|search| web_sys::UrlSearchParams::new_with_str(&search));
    let (Ok(words), Ok(history)) = (words, history) else { return };
    if !gone.iter().any(|word| words.has(word)) {
        return;
    }
    for word in gone {
        words.delete(word);
    }
    let [path, hash] = [place.pathname(), place.hash()].map(Result::unwrap_or_default);
    let left = String::from(words.to_string());
    let query = if left.is_empty() { left } else { ["?", &left].concat() };
    let state = history.state().unwrap_or_default();
    // Not from every place: a page in a file keeps its address.
    drop(history.replace_state_with_url(&state, "", Some(&[path, query, hash].concat())));
}

/// How many pages of the browser's history lie between the table and this one, if that is known.
fn steps_from_table() -> Option<i32> {
    let state = web_sys::window()?.history().ok()?.state().ok()?.as_f64()?;
    #[expect(clippy::cast_possible_truncation, reason = "we wrote it: a small whole number")]
    Some(state as i32)
}

/// A page away from the table has come into sight, `before` steps after it or one more: says how many.
pub(crate) fn mark_step(before: i32) -> i32 {
    let steps = steps_from_table().unwrap_or(before + 1);
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        drop(history.replace_state(&JsValue::from(steps), ""));
    }
    steps
}

/// Goes back through the history to the table from which this page was opened; `false` when there is none.
pub fn back_to_table() -> bool {
    let steps = steps_from_table().filter(|steps| *steps > 0);
    let history = web_sys::window().and_then(|window| window.history().ok());
    steps.zip(history).is_some_and(|(steps, history)| history.go_with_delta(-steps).is_ok())
}

/// Where the address leads.
pub(crate) fn route() -> Route {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    Route::from_hash(&hash)
}

/// Leads the address somewhere.
pub fn go_to(route: Route) {
    lead_to(&route.hash());
}

/// The same by what stands behind the address, from `#` on.
pub(crate) fn lead_to(hash: &str) {
    if let Some(window) = web_sys::window() {
        drop(window.location().set_hash(hash));
    }
}

/// The language that the browser's settings ask for.
pub(crate) fn preferred_language() -> Lang {
    let Some(window) = web_sys::window() else { return Lang::default() };
    let wanted: Vec<String> =
        window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    Lang::choose(&wanted)
}

/// Tells the document its language and title.
pub(crate) fn show_language(lang: Lang) {
    let Some(document) = document() else { return };
    document.set_title(ui(lang, Ui::PageTitle));
    if let Some(root) = document.document_element() {
        set_attribute(&root, "lang", lang.code());
    }
}

/// The language that the document has been told.
pub fn shown_language() -> Lang {
    let code = document()
        .and_then(|document| document.document_element())
        .and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default();
    Lang::choose(&[&code])
}

/// Tells the document how it looks and moves: attributes of its root that the styles know.
pub(crate) fn show_looks(settings: &Settings) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    for (name, value) in [
        ("data-theme", settings.theme.attribute()),
        ("data-squares", Some(settings.squares.name())),
        ("data-pieces", Some(settings.pieces.name())),
        ("data-motion", Some(settings.motion.name())),
        ("data-coordinates", (!settings.coordinates).then_some("none")),
        ("data-lift", (!settings.lift).then_some("none")),
    ] {
        match value {
            Some(value) => set_attribute(&root, name, value),
            None => drop(root.remove_attribute(name)),
        }
    }
}

/// Whether nobody sees the page.
pub(crate) fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Whether the whole screen can be used.
pub fn has_full_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Whether the whole screen is used.
pub fn is_full_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Uses the whole screen, or goes back to the window.
pub fn toggle_full_screen() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // The browser may refuse; then everything stays as it is, which the reader sees.
        drop(root.request_fullscreen());
    }
}

/// The device trembles shortly, where it can.
pub fn tremble() {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return };
    let shake = js_sys::Reflect::get(&navigator, &"vibrate".into()).ok();
    if let Some(shake) = shake.as_ref().and_then(|it| it.dyn_ref::<js_sys::Function>()) {
        // A browser that will not costs nothing.
        drop(shake.call1(&navigator, &TREMBLES_FOR.into()));
    }
}

/// How long, in milliseconds: felt under a finger, and over before the next one.
const TREMBLES_FOR: u32 = 15;

/// How long what would take so many milliseconds takes here: none where the settings or the system want no motion.
pub fn motion_span(span: u32) -> Option<u32> {
    let query = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    let root = document().and_then(|document| document.document_element());
    let motion = root.and_then(|root| root.get_attribute("data-motion")).unwrap_or_default();
    match Motion::from_name(&motion).unwrap_or_default() {
        _ if query.is_none_or(|query| query.matches()) => None,
        Motion::Off => None,
        Motion::Short => Some(span / 2),
        Motion::Normal => Some(span),
    }
}

/// Gives an element the focus, if it can take it.
pub fn focus(element: &Element) {
    // SVG elements have `focus` too, but web-sys knows it on two types only.
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        drop(element.focus());
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        drop(element.focus());
    }
}

/// Gives the focus to the first element of a kind, if there is one.
pub fn focus_first(selector: &str) {
    if let Some(first) = document().and_then(|document| document.query_selector(selector).ok().flatten()) {
        focus(&first);
    }
}

/// Scrolls as little as shows the end of the first element of a kind.
pub fn bring_into_sight(selector: &str) {
    if let Some(first) = document().and_then(|document| document.query_selector(selector).ok().flatten()) {
        first.scroll_into_view_with_bool(false);
    }
}

/// Whether nothing in the page has the focus.
pub fn is_free(focused: Option<&Element>) -> bool {
    focused.is_none_or(|focused| focused.tag_name() == "BODY")
}

/// Gives the focus back to what had it; if that is gone, as a row of the menu is, to the menu's button.
pub fn focus_again(before: Option<&Element>) {
    match before.filter(|before| before.is_connected() && !is_free(Some(before))) {
        Some(before) => focus(before),
        None => focus_first("[data-action=menu]"),
    }
}

/// Brings a part of the page into sight and reads on from there.
pub fn read_from(id: &str) {
    if let Some(part) = document().and_then(|document| document.get_element_by_id(id)) {
        focus(&part);
        part.scroll_into_view();
    }
}

/// What has the focus.
pub fn focused() -> Option<Element> {
    document()?.active_element()
}

/// Whether nothing that is shown has the focus: what had it is gone or hidden.
pub fn is_focus_lost() -> bool {
    focused().is_none_or(|element| {
        let place = element.get_bounding_client_rect();
        element.tag_name() == "BODY" || place.width() <= 0.0
    })
}

/// Takes the focus out of a text field, so that what was typed counts.
pub fn leave_field() {
    let field = focused().filter(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA"));
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
        drop(field.blur());
    }
}

/// A number with so many decimals, 0 to 20. The browser writes it: the code for it would be kilobytes of ours to load.
pub fn fixed(number: f64, decimals: u8) -> String {
    js_sys::Number::from(number).to_fixed(decimals).map(String::from).unwrap_or_default()
}

/// Sets an attribute. It fails only for names that no attribute can have, and ours are constants.
pub fn set_attribute(element: &Element, name: &str, value: &str) {
    drop(element.set_attribute(name, value));
}

/// How long a file that is offered can be read, in milliseconds: some browsers read it a moment after the press.
const OFFERED_FOR: u32 = 60_000;

/// Offers a text of a media type to be saved as a file.
pub fn save_text(name: &str, kind: &str, text: &str) {
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    if let Ok(file) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &properties) {
        save_blob(name, &file);
    }
}

/// Offers the contents of a file to be saved under a name.
pub fn save_blob(name: &str, file: &Blob) {
    let link = document().and_then(|document| document.create_element("a").ok());
    let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) else { return };
    let Ok(address) = Url::create_object_url_with_blob(file) else { return };
    set_attribute(&link, "href", &address);
    set_attribute(&link, "download", name);
    link.click();
    time::later(OFFERED_FOR, move || drop(Url::revoke_object_url(&address)));
}

/// Whether texts can be copied: browsers allow it to pages from a safe origin only.
pub fn can_copy() -> bool {
    clipboard().is_some()
}

/// Copies a text. A browser that refuses leaves the old copy; the text can still be saved.
pub fn copy_text(text: &str) {
    let written = clipboard().and_then(|clipboard| {
        let write = js_sys::Reflect::get(&clipboard, &"writeText".into()).ok()?;
        write.dyn_ref::<js_sys::Function>()?.call1(&clipboard, &text.into()).ok()
    });
    // A promise that nobody hears would complain by itself.
    if let Some(promise) = written.and_then(|answer| answer.dyn_into::<js_sys::Promise>().ok()) {
        thread_local! {
            static DONE: Closure<dyn FnMut(JsValue)> = Closure::new(|_| {});
        }
        DONE.with(|done| drop(promise.then2(done, done)));
    }
}

fn clipboard() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    js_sys::Reflect::get(&navigator, &"clipboard".into()).ok().filter(JsValue::is_object)
}
