//! A sentence about something that was kept for this visit.

use yew::prelude::*;

/// What is said, and how it can be answered.
pub(crate) struct Notice {
    /// The sentence.
    pub(crate) text: &'static str,
    /// A way to be rid of what was kept.
    pub(crate) drop: Option<(&'static str, Callback<MouseEvent>)>,
    /// Takes the sentence away.
    pub(crate) fine: (&'static str, Callback<MouseEvent>),
}

/// The sentence with its buttons.
pub(crate) fn notice(notice: Notice) -> Html {
    let Notice { text, drop, fine: (fine, read) } = notice;
    html! {
        <div class="skept" role="status">
            <p>{ text }</p>
            if let Some((label, onclick)) = drop {
                <button type="button" class="btn" data-action="drop-kept" {onclick}>{ label }</button>
            }
            <button type="button" class="btn" data-action="fine" onclick={read}>{ fine }</button>
        </div>
    }
}
