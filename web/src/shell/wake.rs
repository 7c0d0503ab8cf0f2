//! Keeps the screen awake while clocks run. A browser that cannot or will not do that changes nothing.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::page;

/// A wish that the screen stays awake, as long as it lives.
pub struct Wake(Rc<RefCell<Lock>>);

/// How far the wish has come.
enum Lock {
    /// The screen may sleep: not asked, refused, or let go.
    Free,
    /// The browser has not answered yet.
    Asked,
    /// What the browser gave; it may let go by itself.
    Held(JsValue),
    /// Nobody wants it any more: an answer that comes now comes too late.
    Over,
}

impl std::fmt::Debug for Wake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Wake")
    }
}

impl Wake {
    /// From now on.
    pub fn hold() -> Self {
        let wake = Self(Rc::new(RefCell::new(Lock::Free)));
        wake.renew();
        wake
    }

    /// Asks again where the browser has let go, as it does when the page is hidden.
    pub fn renew(&self) {
        let is_open = match &*self.0.borrow() {
            Lock::Free => true,
            Lock::Held(sentinel) => is_released(sentinel),
            Lock::Asked | Lock::Over => false,
        };
        // A page that nobody sees asks in vain.
        if !is_open || page::is_hidden() {
            return;
        }
        let Some(answer) = request() else { return };
        self.0.replace(Lock::Asked);
        let lock = Rc::clone(&self.0);
        yew::platform::spawn_local(async move { take(&lock, JsFuture::from(answer).await) });
    }
}

impl Drop for Wake {
    fn drop(&mut self) {
        if let Lock::Held(sentinel) = self.0.replace(Lock::Over) {
            release(&sentinel);
        }
    }
}

/// The browser's answer. It may refuse, for instance while a battery runs low: then the screen may sleep.
fn take(lock: &RefCell<Lock>, answer: Result<JsValue, JsValue>) {
    let is_wanted = !matches!(*lock.borrow(), Lock::Over);
    match answer {
        Ok(sentinel) if is_wanted => drop(lock.replace(Lock::Held(sentinel))),
        Ok(sentinel) => release(&sentinel),
        Err(_) if is_wanted => drop(lock.replace(Lock::Free)),
        Err(_) => {}
    }
}

/// `navigator.wakeLock.request("screen")`. By reflection: web-sys knows it only as an unstable interface.
fn request() -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"wakeLock".into()).ok().filter(JsValue::is_object)?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    request.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()
}

fn is_released(sentinel: &JsValue) -> bool {
    Reflect::get(sentinel, &"released".into()).ok().and_then(|it| it.as_bool()).unwrap_or(true)
}

fn release(sentinel: &JsValue) {
    let release =
        Reflect::get(sentinel, &"release".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
    if let Some(release) = release {
        drop(release.call0(sentinel));
    }
}
