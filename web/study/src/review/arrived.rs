//! The bar over a record that a link has brought: what it is, and the offer to keep it.

use std::rc::Rc;

use pasapezas_core::record::write_bpgn;
use pasapezas_model::i18n::{Lang, ShareUi, StudyUi, keep_fault, share_ui, study_ui};
use pasapezas_model::share::link::{LinkError, read_link};
use pasapezas_model::share::shared::{Shared, SharedError};
use pasapezas_model::study::library::{KeptText, TextKind};
use pasapezas_model::study::{Arrived, Offer, Review, StudyChange, StudyRoute};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::desk::Study;
use crate::icons::study_icon;
use crate::library::take_in;

/// The bar; nothing once it has been closed.
pub(crate) fn bar(lang: Lang, study: &Study, arrived: &Arrived, review: &Rc<Review>) -> Html {
    if arrived.offer == Offer::Closed {
        return Html::default();
    }
    let keep = {
        let (study, link, review) = (study.clone(), Rc::clone(&arrived.link), Rc::clone(review));
        Callback::from(move |_: MouseEvent| keep(&study, &link, &review))
    };
    html! {
        <div class="arrived" role="status">
            <p><b>{ share_ui(lang, ShareUi::Arrived) }</b>{ " " }<span>{ told(lang, arrived.offer) }</span></p>
            <div class="does">
                if arrived.offer == Offer::Taken {
                    <a class="btn" href={StudyRoute::Library.hash()}>{ study_ui(lang, StudyUi::Library) }</a>
                } else {
                    <button type="button" class="btn pri" data-action="keep-link" onclick={keep}>
                        { study_icon("save") }
                        { study_ui(lang, StudyUi::KeepIt) }
                    </button>
                }
                <button type="button" class="ib" data-action="close-arrived" aria-label={study_ui(lang, StudyUi::ClosePanel)}
                    title={study_ui(lang, StudyUi::ClosePanel)} onclick={study.callback(|| StudyChange::Offer(Offer::Closed))}>
                    { study_icon("close") }
                </button>
            </div>
        </div>
    }
}

const fn told(lang: Lang, offer: Offer) -> &'static str {
    match offer {
        Offer::Open | Offer::Closed => share_ui(lang, ShareUi::Untouched),
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
