//! The review: a record on both boards.

use pasapezas_model::i18n::{StudyUi, study_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use yew::prelude::*;

/// The page.
#[component]
pub(crate) fn Review() -> Html {
    probe::rendered();
    let lang = use_lang();
    html! {
        <main class="review" tabindex="-1" aria-label={study_ui(lang, StudyUi::Review)}>
            <h1>{ study_ui(lang, StudyUi::Review) }</h1>
        </main>
    }
}
