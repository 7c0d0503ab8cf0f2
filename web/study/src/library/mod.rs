//! The library: the records that this browser keeps.

use pasapezas_model::i18n::{StudyUi, study_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use yew::prelude::*;

/// The page.
#[component]
pub(crate) fn Library() -> Html {
    probe::rendered();
    let lang = use_lang();
    html! {
        <main class="library" tabindex="-1" aria-label={study_ui(lang, StudyUi::Library)}>
            <h1>{ study_ui(lang, StudyUi::Library) }</h1>
        </main>
    }
}
