//! Taking the record along: as BPGN on the clipboard or as a file, by a link, on paper; and closing it.

use std::rc::Rc;

use pasapezas_core::record::{Record, write_bpgn};
use pasapezas_model::i18n::{DoorUi, Lang, PrintUi, StudyUi, door_ui, print_ui, study_ui};
use pasapezas_model::study::{StudyChange, StudyRoute, StudyState};
use pasapezas_web::shell::page;
use yew::prelude::*;

use super::desk::Study;
use crate::files;
use crate::icons::study_icon;
use crate::print::PrintButton;

/// Its buttons.
pub(crate) fn save(lang: Lang, study: &Study) -> Html {
    let text = |study: &Study| study.review().map(|review| write_bpgn(&review.record));
    let copy = {
        let study = study.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(text) = text(&study) {
                page::copy_text(&text);
            }
        })
    };
    let save = {
        let study = study.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(review) = study.review() {
                page::save_text(&file_name(&review.record), files::RECORD, &write_bpgn(&review.record));
            }
        })
    };
    html! {
        <>
            if page::can_copy() {
                <button type="button" class="ib" data-action="copy-bpgn" onclick={copy}
                    aria-label={study_ui(lang, StudyUi::CopyBpgn)} title={study_ui(lang, StudyUi::CopyBpgn)}>
                    { study_icon("copy") }
                </button>
            }
            <button type="button" class="ib" data-action="save-bpgn" onclick={save}
                aria-label={study_ui(lang, StudyUi::SaveBpgn)} title={study_ui(lang, StudyUi::SaveBpgn)}>
                { study_icon("save") }
            </button>
            <a class="ib" href={StudyRoute::ShareRecord.hash()} data-action="share-record"
                aria-label={door_ui(lang, DoorUi::ShareMatch)} title={door_ui(lang, DoorUi::ShareMatch)}>
                { study_icon("share") }
            </a>
            if let StudyState { review: Some(review), below, .. } = study.state() {
                <PrintButton {lang} record={Rc::clone(&review.record)} {below}/>
            }
        </>
    }
}

/// The button that closes the record.
pub(crate) fn close(lang: Lang, study: &Study) -> Html {
    let label = print_ui(lang, PrintUi::CloseRecord);
    html! {
        <button type="button" class="ib shut" data-action="close-record" aria-label={label} title={label}
            onclick={study.callback(|| StudyChange::Closed)}>
            { study_icon("close") }
        </button>
    }
}

/// A name without anything that a system of files could not take.
fn file_name(record: &Record) -> String {
    let tag = |name: &str| record.tags.get(name).unwrap_or_default();
    let words = [tag("Date"), tag("WhiteA"), tag("BlackA"), tag("WhiteB"), tag("BlackB")];
    let words: Vec<String> = words
        .iter()
        .map(|word| word.chars().filter(|sign| sign.is_alphanumeric() || *sign == '.').take(20).collect())
        .filter(|word: &String| !word.is_empty())
        .collect();
    let stem = if words.is_empty() { "pasapezas".to_owned() } else { words.join("-") };
    format!("{stem}.bpgn")
}
