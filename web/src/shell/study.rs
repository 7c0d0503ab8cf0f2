//! The wall between the table and the study: two modules in one document that share no memory. All that passes is text.
//!
//! `window.pasapezas` holds what each has for the other: `openStudy()` of `static/start.js`, which loads the study, and the
//! table's `match()`, which gives the match as text, `phase()`, which says in a word how far it is,
//! `start(position, rules)`, which lays a match out and answers with `wrong` or nothing, `begin(text)`, which lays out
//! what the form for a new match gives, `settings()`, which gives the
//! settings as text, and `setSettings(text)`, which takes them.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::platform::spawn_local;

use super::page;

/// The object that both sides know.
const WALL: &str = "pasapezas";

/// Hears what a promise has become.
pub(crate) type Ear = Closure<dyn FnMut(JsValue)>;

/// What the table answers to the study, for as long as this lives.
pub(crate) struct Answers {
    _present: Closure<dyn Fn() -> String>,
    _phase: Closure<dyn Fn() -> String>,
    _start: Closure<dyn Fn(String, String) -> String>,
    _begin: Closure<dyn Fn(String)>,
    _settings: Closure<dyn Fn() -> String>,
    _set: Closure<dyn Fn(String)>,
}

/// From now on the study can ask for the match, and have one laid out.
pub(crate) fn answer(
    present: impl Fn() -> String + 'static,
    phase: impl Fn() -> String + 'static,
    (start, begin): (impl Fn(String, String) -> String + 'static, impl Fn(String) + 'static),
    (settings, set): (impl Fn() -> String + 'static, impl Fn(String) + 'static),
) -> Option<Answers> {
    let wall = wall()?;
    let present = Closure::<dyn Fn() -> String>::new(present);
    let phase = Closure::<dyn Fn() -> String>::new(phase);
    let start = Closure::<dyn Fn(String, String) -> String>::new(start);
    let begin = Closure::<dyn Fn(String)>::new(begin);
    let settings = Closure::<dyn Fn() -> String>::new(settings);
    let set = Closure::<dyn Fn(String)>::new(set);
    for (name, function) in [
        ("match", present.as_ref()),
        ("phase", phase.as_ref()),
        ("start", start.as_ref()),
        ("begin", begin.as_ref()),
        ("settings", settings.as_ref()),
        ("setSettings", set.as_ref()),
    ] {
        // Our own plain object takes every field.
        drop(Reflect::set(&wall, &name.into(), function));
    }
    Some(Answers {
        _present: present,
        _phase: phase,
        _start: start,
        _begin: begin,
        _settings: settings,
        _set: set,
    })
}

/// Loads the study; `come` hears whether it is there. Nobody hears anything once what is given back is gone.
pub(crate) fn open(come: impl Fn(bool) + Clone + 'static) -> Option<[Ear; 2]> {
    let loading: Promise = call("openStudy")?.dyn_into().ok()?;
    let failed = come.clone();
    let ears = [Ear::new(move |_| come(true)), Ear::new(move |_| failed(false))];
    let [there, missing] = &ears;
    drop(loading.then2(there, missing));
    Some(ears)
}

/// Loads the styles of the layouts that somebody has to choose first, and goes on, with or without them.
pub(crate) fn load_layouts(then: impl FnOnce() + 'static) {
    let loading = call("layouts").and_then(|it| it.dyn_into::<Promise>().ok());
    spawn_local(async move {
        if let Some(loading) = loading {
            drop(JsFuture::from(loading).await);
        }
        then();
    });
}

/// Shows or hides the study's element.
pub(crate) fn show(shown: bool) {
    let Some(host) = host() else { return };
    if shown {
        drop(host.remove_attribute("hidden"));
    } else {
        page::set_attribute(&host, "hidden", "");
    }
}

/// The element in which the study is mounted.
fn host() -> Option<Element> {
    page::document()?.get_element_by_id("study")
}

/// Says to `static/crash.js` that this module has failed, and why.
pub(super) fn tell_fault(details: &str) {
    if let Some(fault) = function("fault") {
        // Nothing more can be done when even this fails.
        drop(fault.call1(&JsValue::UNDEFINED, &details.into()));
    }
}

fn call(name: &str) -> Option<JsValue> {
    function(name)?.call0(&JsValue::UNDEFINED).ok()
}

/// What the wall has under this name; none of them asks whose it is.
pub(super) fn function(name: &str) -> Option<Function> {
    let wall = wall()?;
    Reflect::get(&wall, &name.into()).ok()?.dyn_into().ok()
}

/// Missing only where the page was started without `start.js`, as by a test of components.
fn wall() -> Option<Object> {
    let window = web_sys::window()?;
    Reflect::get(&window, &WALL.into()).ok()?.dyn_into().ok()
}
