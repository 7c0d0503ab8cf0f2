//! Keeps the screen awake while clocks run. A browser that cannot or will not do that changes nothing.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};

/// Hears what a promise has become.
type Ear = Closure<dyn FnMut(JsValue)>;

/// A wish that the screen stays awake, as long as it lives.
pub(crate) struct Wake(Rc<RefCell<Lock>>);

#[derive(Default)]
struct Lock {
    /// Whether somebody still wants it: an answer of the browser may come too late.
    wanted: bool,
    /// What the browser gave.
    sentinel: Option<JsValue>,
    /// What hears the browser's answer.
    heard: Option<[Ear; 2]>,
}

impl Wake {
    /// From now on.
    pub(crate) fn hold() -> Self {
        let wake = Self(Rc::new(RefCell::new(Lock { wanted: true, ..Lock::default() })));
        wake.renew();
        wake
    }

    /// Asks again where the browser has let go, as it does when the page is hidden.
    pub(crate) fn renew(&self) {
        let held = self.0.borrow().sentinel.as_ref().is_some_and(|sentinel| !is_released(sentinel));
        if held {
            return;
        }
        let Some(answer) = request() else { return };
        let lock = Rc::clone(&self.0);
        let given = Ear::new(move |sentinel: JsValue| {
            let mut lock = lock.borrow_mut();
            if lock.wanted {
                lock.sentinel = Some(sentinel);
            } else {
                release(&sentinel);
            }
        });
        // Refused, for instance by a battery that runs low: then the screen may sleep.
        let refused = Ear::new(|_| {});
        drop(answer.then2(&given, &refused));
        self.0.borrow_mut().heard = Some([given, refused]);
    }
}

impl Drop for Wake {
    fn drop(&mut self) {
        let mut lock = self.0.borrow_mut();
        lock.wanted = false;
        if let Some(sentinel) = lock.sentinel.take() {
            release(&sentinel);
        }
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
