//! Opening: a file by the picker or dropped, a text pasted, the match of the table. What is large is read in slices between two
//! frames, and can be stopped.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use pasapezas_model::study::{MAX_FILE, Reading, StudyChange, StudyRoute, Unreadable, Way};
use pasapezas_web::shell::time::steady;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::arrived;
use super::desk::Study;
use crate::open::Waiting;
use crate::{route, table};

/// How long a slice of reading may take, in milliseconds: less than half a frame.
const SLICE: f64 = 7.0;

/// After so many slices the progress is shown.
const TELL: u32 = 8;

/// Where it comes from.
#[derive(Default)]
enum Origin {
    /// The reader has brought it.
    #[default]
    Reader,
    /// It lies on the table.
    Table,
    /// A link has brought it.
    Link(Rc<str>),
}

/// What is being read.
#[derive(Default)]
struct Work {
    reading: Option<Reading>,
    origin: Origin,
    /// The slice that comes next.
    next: Option<Timeout>,
    slices: u32,
}

/// The way to open things. One at a time: a later one takes the place of an earlier one.
#[derive(Clone)]
pub(crate) struct Opener {
    study: Study,
    work: Rc<RefCell<Work>>,
    /// Whether what is being read comes from the library.
    shelved: Rc<Cell<bool>>,
}

impl PartialEq for Opener {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.work, &other.work)
    }
}

impl Opener {
    pub(crate) fn new(study: Study) -> Self {
        Self { study, work: Rc::default(), shelved: Rc::default() }
    }

    /// Opens a file.
    pub(crate) fn file(&self, file: File) {
        #[expect(clippy::cast_precision_loss, reason = "sizes of files fit")]
        if file.size() > MAX_FILE as f64 {
            self.study.change(StudyChange::Wrong(Rc::new(Unreadable::TooLarge)));
            return;
        }
        let opener = self.clone();
        self.study.change(StudyChange::Progress(0, 0));
        spawn_local(async move {
            let bytes = JsFuture::from(file.array_buffer()).await;
            let bytes = bytes.unwrap_or(JsValue::NULL);
            opener.bytes(&file.name(), Uint8Array::new(&bytes).to_vec());
        });
    }

    /// Opens a text.
    pub(crate) fn text(&self, text: &str) {
        self.bytes("", text.as_bytes().to_vec());
    }

    /// Opens what another page of the study has handed over.
    pub(crate) fn waiting(&self, waiting: &Waiting) {
        self.shelved.set(waiting.shelved);
        self.start("", waiting.text.as_bytes().to_vec(), Origin::Reader);
    }

    /// Opens what the system has handed over: a text, or a file.
    fn handed(&self, thing: JsValue) {
        if let Some(text) = thing.as_string() {
            self.text(&text);
        } else if let Ok(file) = thing.dyn_into::<File>() {
            self.file(file);
        }
    }

    /// Opens the match of the table, as it stands.
    pub(crate) fn table(&self) {
        if let Some(text) = table::present_match() {
            self.start("", text.into_bytes(), Origin::Table);
        }
    }

    /// Opens what a link brings. One that brings nothing says so, and what was open stays.
    pub(crate) fn link(&self, link: &str) {
        match arrived::read(link) {
            Ok(shared) => self.start("", shared.text().as_bytes().to_vec(), Origin::Link(link.into())),
            Err(fault) => {
                self.stop();
                self.study.change(StudyChange::Wrong(Rc::new(Unreadable::Link(fault))));
            }
        }
    }

    fn bytes(&self, name: &str, bytes: Vec<u8>) {
        self.shelved.set(false);
        self.start(name, bytes, Origin::Reader);
    }

    fn start(&self, name: &str, bytes: Vec<u8>, origin: Origin) {
        self.stop();
        match Reading::new(name, bytes) {
            Ok(reading) => {
                self.work.replace(Work { reading: Some(reading), origin, ..Work::default() });
                self.slice();
            }
            Err(wrong) => self.study.change(StudyChange::Wrong(Rc::new(wrong))),
        }
    }

    /// Stops reading; what was open stays.
    pub(crate) fn stop(&self) {
        *self.work.borrow_mut() = Work::default();
        self.study.change(StudyChange::Stopped);
    }

    fn slice(&self) {
        let end = steady() + SLICE;
        let mut work = self.work.borrow_mut();
        let Some(reading) = &mut work.reading else { return };
        let mut more = true;
        while more && steady() < end {
            more = reading.work();
        }
        if more {
            let (share, games) = reading.progress();
            let tell = work.slices.is_multiple_of(TELL);
            work.slices = work.slices.wrapping_add(1);
            let opener = self.clone();
            work.next = Some(Timeout::new(0, move || opener.slice()));
            drop(work);
            if tell {
                self.study.change(StudyChange::Progress(share, games));
            }
        } else {
            let Work { reading, origin, .. } = std::mem::take(&mut *work);
            drop(work);
            self.finish(reading, origin);
        }
    }

    fn finish(&self, read: Option<Reading>, origin: Origin) {
        let Some(read) = read else { return };
        let file = match read.finish() {
            Ok(file) => Rc::new(file),
            Err(wrong) => return self.study.change(StudyChange::Wrong(Rc::new(wrong))),
        };
        match origin {
            Origin::Link(link) => self.study.change(StudyChange::Brought(file, link)),
            Origin::Table => {
                self.study.change(StudyChange::Opened(file));
                // Whoever looks at a match under way wants to see where it stands.
                self.study.change(StudyChange::Step(Way::Last, None));
            }
            Origin::Reader => {
                self.study.change(StudyChange::Opened(file));
                if self.shelved.get() {
                    self.study.change(StudyChange::Shelved);
                }
                leave_link();
            }
        }
    }
}

/// The address of a link no longer tells what is open.
fn leave_link() {
    if let (Some(StudyRoute::Link(_)), Some(window)) = (route::read(), web_sys::window()) {
        drop(window.location().replace(&StudyRoute::Review.hash()));
    }
}

/// The address leads to the match of a link only for as long as that is open as it came: a reload must not bring it back in place
/// of what the reader has made of it, or of something else.
#[hook]
pub(crate) fn use_link_left(link: Option<&Rc<str>>) {
    let was_open = use_mut_ref(|| false);
    use_effect_with(link.is_some(), move |is_open| {
        if was_open.replace(*is_open) && !is_open {
            leave_link();
        }
    });
}

/// Opens what the system hands over, now and while the review is there.
#[hook]
pub(crate) fn use_handed(opener: &Rc<Opener>) {
    let opener = Rc::clone(opener);
    use_effect_with((), move |()| {
        let take = move || {
            // One record is shown: the last one.
            if let Some(thing) = table::take_handed().pop() {
                opener.handed(thing);
            }
        };
        take();
        let listener = web_sys::window().map(|window| EventListener::new(&window, "handed", move |_| take()));
        move || drop(listener)
    });
}
