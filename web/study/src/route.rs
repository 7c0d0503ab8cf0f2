//! Where the address leads, as a hook, and the element of the study.

use gloo_events::EventListener;
use pasapezas_model::study::StudyRoute;
use pasapezas_web::shell::page;
use web_sys::Element;
use yew::prelude::*;

/// The element that the study is mounted in.
pub fn host() -> Option<Element> {
    page::document()?.get_element_by_id("study")
}

/// Where inside the study the address leads; `None` while it leads to the table, which hides the study.
#[hook]
pub(crate) fn use_route() -> Option<StudyRoute> {
    let route = use_state_eq(read);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "hashchange", move |_| route.set(read())));
            move || drop(listener)
        });
    }
    (*route).clone()
}

/// Where it leads at this moment.
pub(crate) fn read() -> Option<StudyRoute> {
    StudyRoute::from_hash(&web_sys::window()?.location().hash().ok()?)
}
