//! What is said of the record that the device had kept since the last visit.

use pasapezas_model::i18n::{Lang, PrintUi, print_ui};
use pasapezas_model::study::{Kept, StudyChange};
use yew::prelude::*;

use super::desk::Study;
use crate::notice::{Notice, notice as said};

/// The sentence, and the ways to answer it.
pub(crate) fn notice(lang: Lang, study: &Study, kept: Kept) -> Html {
    let fine = study.callback(|| StudyChange::Noticed);
    let label = |label| print_ui(lang, label);
    match kept {
        Kept::Nothing => Html::default(),
        Kept::Back => said(Notice {
            text: label(PrintUi::RecordBack),
            drop: Some((label(PrintUi::CloseRecord), study.callback(|| StudyChange::Closed))),
            fine: (label(PrintUi::Fine), fine),
        }),
        Kept::Lost => {
            said(Notice { text: label(PrintUi::RecordLost), drop: None, fine: (label(PrintUi::Fine), fine) })
        }
    }
}
