//! The ways to open something, as one sees them: a picker, a place to drop files, a field for a text; what is being read, and why
//! something could not be.

use std::rc::Rc;

use pasapezas_model::i18n::{
    Lang, ShareUi, StudyUi, Text, broken_log, games_count, share_ui, shared_fault, study_ui,
};
use pasapezas_model::study::{StudyChange, StudyRoute, StudyState, Unreadable};
use pasapezas_web::shell::{page, probe};
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::desk::Study;
use super::open::Opener;
use crate::icons::study_icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct WaysProps {
    pub(crate) lang: Lang,
    pub(crate) opener: Opener,
}

/// What files are asked for.
const KINDS: &str = ".bpgn,.pgn,.json,.csv,.txt,.log,text/plain,application/json";

/// While nothing is open: what this page is for, and every way to open something.
#[component]
pub(crate) fn Ways(props: &WaysProps) -> Html {
    probe::rendered();
    let WaysProps { lang, opener } = props;
    let lang = *lang;
    html! {
        <div class="ways">
            <h1>{ study_ui(lang, StudyUi::OpenTitle) }</h1>
            <p>{ study_ui(lang, StudyUi::OpenHint) }</p>
            <div class="three">
                <Picker {lang} opener={opener.clone()} large=true/>
                <a class="btn" href={StudyRoute::Match.hash()} data-action="from-table">
                    { study_icon("back") }
                    { study_ui(lang, StudyUi::FromTable) }
                </a>
            </div>
            <PasteForm {lang} opener={opener.clone()}/>
            <p class="quiet">{ study_ui(lang, StudyUi::Formats) }</p>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PickerProps {
    pub(crate) lang: Lang,
    pub(crate) opener: Opener,
    /// Whether it stands alone, with its whole name.
    #[prop_or(false)]
    pub(crate) large: bool,
}

/// A button that opens the picker of files.
#[component]
pub(crate) fn Picker(props: &PickerProps) -> Html {
    probe::rendered();
    let PickerProps { lang, opener, large } = props;
    let lang = *lang;
    let field = use_node_ref();
    let press = {
        let field = field.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlElement>() {
                field.click();
            }
        })
    };
    let chosen = {
        let opener = opener.clone();
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            if let Some(file) = field.files().and_then(|files| files.get(0)) {
                opener.file(file);
            }
            // So that the same file can be chosen again.
            field.set_value("");
        })
    };
    let (class, word) =
        if *large { ("btn pri", StudyUi::OpenFile) } else { ("btn quiet", StudyUi::OpenShort) };
    html! {
        <>
            <button type="button" {class} data-action="open-file" onclick={press}
                aria-label={study_ui(lang, StudyUi::OpenFile)} title={study_ui(lang, StudyUi::OpenFile)}>
                { study_icon("open") }
                <span class="bl">{ study_ui(lang, word) }</span>
            </button>
            <input ref={field} type="file" class="vh" tabindex="-1" aria-hidden="true" data-action="file" accept={KINDS}
                onchange={chosen}/>
        </>
    }
}

/// A field for a text, and its button.
#[component]
pub(crate) fn PasteForm(props: &WaysProps) -> Html {
    probe::rendered();
    let WaysProps { lang, opener } = props;
    let lang = *lang;
    let field = use_node_ref();
    let submit = {
        let (opener, field) = (opener.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                opener.text(&field.value());
            }
        })
    };
    html! {
        <form class="paste" onsubmit={submit}>
            <label>
                <span>{ study_ui(lang, StudyUi::PasteTitle) }</span>
                <textarea ref={field} data-action="paste-text" rows="5" spellcheck="false"
                    aria-label={study_ui(lang, StudyUi::PasteField)}/>
            </label>
            <button type="submit" class="btn" data-action="open-text">
                { study_icon("paste") }
                { study_ui(lang, StudyUi::OpenShort) }
            </button>
        </form>
    }
}

/// What is being read, and why the last thing could not be.
pub(crate) fn messages(lang: Lang, study: &Study, state: &StudyState, opener: &Opener) -> Html {
    html! {
        <>
            if let Some((share, games)) = state.progress {
                { reading(lang, share, games, opener) }
            }
            if let Some(wrong) = &state.wrong {
                { unreadable(lang, study, wrong, state.review.is_some()) }
            }
        </>
    }
}

fn reading(lang: Lang, share: u32, games: usize, opener: &Opener) -> Html {
    let stop = {
        let opener = opener.clone();
        Callback::from(move |_: MouseEvent| opener.stop())
    };
    html! {
        <div class="reading" role="status">
            <span>{ study_ui(lang, StudyUi::ReadingFile) }{ " · " }{ games_count(lang, games) }</span>
            <progress max="1000" value={share.to_string()} aria-label={study_ui(lang, StudyUi::ReadingFile)}></progress>
            <button type="button" class="btn" data-action="stop-reading" onclick={stop}>{ study_ui(lang, StudyUi::Stop) }</button>
        </div>
    }
}

fn unreadable(lang: Lang, study: &Study, wrong: &Rc<Unreadable>, open: bool) -> Html {
    html! {
        <div class="wrong" role="alert">
            <p>
                { for sentences(lang, wrong).into_iter().map(|text| html! { <span>{ text }{ " " }</span> }) }
                if open {
                    { study_ui(lang, StudyUi::KeptOpen) }
                }
            </p>
            <button type="button" class="ib" data-action="excuse" aria-label={study_ui(lang, StudyUi::ClosePanel)}
                onclick={study.callback(|| StudyChange::Excused)}>
                { study_icon("close") }
            </button>
        </div>
    }
}

fn sentences(lang: Lang, wrong: &Unreadable) -> Vec<Text> {
    let label = match wrong {
        Unreadable::Empty => StudyUi::UnreadableEmpty,
        Unreadable::TooLarge => StudyUi::UnreadableLarge,
        Unreadable::NoRecord => StudyUi::UnreadableNone,
        Unreadable::Audit => StudyUi::UnreadableAudit,
        Unreadable::Log(error) => return vec![broken_log(lang, error)],
        Unreadable::Boards(wrong) => return wrong.sentences(lang),
        Unreadable::Link(fault) => {
            let sentences = [shared_fault(lang, *fault), share_ui(lang, ShareUi::Untouched)];
            return sentences.map(Text::Borrowed).to_vec();
        }
    };
    vec![Text::Borrowed(study_ui(lang, label))]
}

/// Whether somebody types in an element: then keys and pasted texts are its own.
pub(crate) fn is_typing() -> bool {
    let Some(focused) = page::focused() else { return false };
    matches!(focused.tag_name().as_str(), "TEXTAREA" | "SELECT")
        || (focused.tag_name() == "INPUT" && focused.get_attribute("type").as_deref() != Some("range"))
}
