//! The editor: a position set up square by square.

use pasapezas_model::i18n::{StudyUi, study_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use yew::prelude::*;

/// The page.
#[component]
pub(crate) fn Editor() -> Html {
    probe::rendered();
    let lang = use_lang();
    html! {
        <main class="editor" tabindex="-1" aria-label={study_ui(lang, StudyUi::Editor)}>
            <h1>{ study_ui(lang, StudyUi::Editor) }</h1>
        </main>
    }
}
