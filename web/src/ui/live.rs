//! The one live region: says politely what has happened.

use std::cell::RefCell;

use pasapezas_model::app::AppState;
use pasapezas_model::app::announce::between;
use pasapezas_model::i18n::{Ui, ui};
use yew::prelude::*;

use crate::context::use_lang;
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LiveProps {
    pub(crate) state: AppState,
}

/// The live region. What it says is worked out from the state before and the state now.
#[component]
pub(crate) fn LiveRegion(props: &LiveProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let before = use_mut_ref(|| props.state.clone());
    let said = use_mut_ref(String::new);
    let text = next(&mut before.borrow_mut(), &props.state, &said);
    html! { <div class="vh" role="status" aria-live="polite" aria-label={ui(lang, Ui::Notices)}>{ text }</div> }
}

/// What is to be said now: what it was when nothing new has happened.
fn next(before: &mut AppState, now: &AppState, said: &RefCell<String>) -> String {
    let sentences = between(before, now);
    *before = now.clone();
    if !sentences.is_empty() {
        let mut text = sentences.join(" ");
        // The same sentence twice is no change to a screen reader: an invisible end makes it one.
        if *said.borrow() == text {
            text.push('\u{a0}');
        }
        said.replace(text);
    }
    said.borrow().clone()
}
