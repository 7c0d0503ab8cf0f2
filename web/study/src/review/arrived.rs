//! The bar over the record: what a link has brought, with the offer to keep it, and the way back to what was open before.

use std::rc::Rc;

use pasapezas_core::record::write_bpgn;
use pasapezas_model::i18n::{Lang, ShareUi, StudyUi, keep_fault, share_ui, study_ui};
use pasapezas_model::share::link::{LinkError, read_link};
use pasapezas_model::share::shared::{Shared, SharedError};
use pasapezas_model::study::library::{KeptText, TextKind};
use pasapezas_model::study::{Arrived, Offer, Review, StudyChange, StudyRoute, StudyState};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::desk::Study;
use crate::icons::study_icon;
use crate::library::take_in;

/// The bar; nothing where there is nothing to tell, or once it has been closed.
pub(crate) fn bar(lang: Lang, study: &Study, state: &StudyState, review: &Rc<Review>) -> Html {
    let aside = state.aside.is_some();
    if !state.bar || !(aside || state.arrived.is_some()) {
        return Html::default();
    }
    html! {
        <div class="arrived" role="status">
            if let Some(Arrived { offer, .. }) = &state.arrived {
                <p><b>{ share_ui(lang, ShareUi::Arrived) }</b>{ " " }<span>{ told(lang, *offer) }</span></p>
            } else {
                <p>{ study_ui(lang, StudyUi::Aside) }</p>
            }
            <div class="does">
                { for state.arrived.iter().map(|arrived| offered(lang, study, arrived, review)) }
                if aside {
                    <button type="button" class="btn" data-action="return" onclick={study.callback(|| StudyChange::Return)}>
                        { study_ui(lang, StudyUi::Return) }
                    </button>
                }
                <button type="button" class="ib" data-action="close-arrived" aria-label={study_ui(lang, StudyUi::ClosePanel)}
                    title={study_ui(lang, StudyUi::ClosePanel)} onclick={study.callback(|| StudyChange::BarClosed)}>
                    { study_icon("close") }
                </button>
            </div>
        </div>
    }
}

/// The offer to keep it, or the way to where it is kept.
fn offered(lang: Lang, study: &Study, arrived: &Arrived, review: &Rc<Review>) -> Html {
    if arrived.offer == Offer::Taken {
        return html! { <a class="btn" href={StudyRoute::Library.hash()}>{ study_ui(lang, StudyUi::Library) }</a> };
    }
    let (study, link, review) = (study.clone(), Rc::clone(&arrived.link), Rc::clone(review));
    html! {
        <button type="button" class="btn pri" data-action="keep-link"
            onclick={Callback::from(move |_: MouseEvent| keep(&study, &link, &review))}>
            { study_icon("save") }
            { study_ui(lang, StudyUi::KeepIt) }
        </button>
    }
}

fn told(lang: Lang, offer: Offer) -> &'static str {
    match offer {
        Offer::Open => share_ui(lang, ShareUi::Untouched),
        Offer::Taken => study_ui(lang, StudyUi::KeptIt),
        Offer::Failed(fault) => keep_fault(lang, fault),
    }
}

/// The text that a link brings, checked.
pub(crate) fn read(link: &str) -> Result<Shared, SharedError> {
    let text = read_link(link).map_err(|error| match error {
        LinkError::Damaged => SharedError::Damaged,
        LinkError::Newer => SharedError::Newer,
        LinkError::TooLong => SharedError::TooLong,
    })?;
    Shared::read(&text)
}

/// Keeps what has come, or what the reader has made of it.
fn keep(study: &Study, link: &str, review: &Review) {
    let text = if review.is_edited() {
        KeptText { kind: TextKind::Record, result: String::new(), text: write_bpgn(&review.record) }
    } else {
        let Ok(shared) = read(link) else { return };
        let result = shared.result().text().to_owned();
        KeptText { kind: shared.kind(), result, text: shared.text().to_owned() }
    };
    let study = study.clone();
    spawn_local(async move {
        let kept = take_in(&[text]).await;
        study.change(StudyChange::Offer(kept.map_or_else(Offer::Failed, |()| Offer::Taken)));
    });
}
