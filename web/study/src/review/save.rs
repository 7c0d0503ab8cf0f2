//! Taking the record along: as BPGN on the clipboard, or as a file.

use pasapezas_core::record::{Record, write_bpgn};
use pasapezas_model::i18n::{Lang, StudyUi, study_ui};
use pasapezas_web::shell::page;
use yew::prelude::*;

use super::desk::Study;
use crate::icons::study_icon;

/// The media type of records.
const KIND: &str = "application/x-chess-pgn";

/// Two buttons.
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
                page::save_text(&file_name(&review.record), KIND, &write_bpgn(&review.record));
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
        </>
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
