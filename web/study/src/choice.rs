//! One of several: a radio button of the browser behind a label that looks like a key, so that arrows, names and states are
//! the browser's own.

use yew::prelude::*;

/// One choice of a group.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice {
    /// The group; one name per form.
    pub(crate) group: &'static str,
    /// Its value, for the page.
    pub(crate) value: String,
    /// Whether it is taken.
    pub(crate) taken: bool,
    /// What taking it does.
    pub(crate) take: Callback<Event>,
    /// What it is called, when its picture does not say it whole.
    pub(crate) label: Option<AttrValue>,
}

impl Choice {
    /// The button itself, out of sight; its label draws it.
    pub(crate) fn radio(&self) -> Html {
        html! {
            <input type="radio" class="vh" name={self.group} value={self.value.clone()} checked={self.taken}
                onchange={self.take.clone()} aria-label={self.label.clone()}/>
        }
    }

    /// As one key of a row.
    pub(crate) fn key(&self, content: Html) -> Html {
        html! {
            <label key={self.value.clone()} data-option={self.group} data-value={self.value.clone()}>
                { self.radio() }
                <span>{ content }</span>
            </label>
        }
    }
}
