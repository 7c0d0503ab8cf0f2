//! The draft outlives the page: kept on the device with every change, and here again at the next visit.

use std::rc::Rc;

use pasapezas_core::RuleSet;
use pasapezas_model::editor::{Draft, Edit, Editor};
use pasapezas_model::i18n::{Lang, PrintUi, print_ui};
use pasapezas_model::study::Kept;
use pasapezas_model::study::kept::{read_kept_draft, write_kept_draft};
use pasapezas_web::shell::storage::Shelf;
use yew::prelude::*;

use super::desk::Desk;
use super::of_table;
use crate::notice::{Notice, notice as said};

/// The draft of the last visit; without one, or where it is damaged, the position of the table.
pub(super) fn first() -> (Draft, Kept) {
    match Shelf::Draft.read().map(|text| read_kept_draft(&text)) {
        Some(Ok(draft)) => (draft, Kept::Back),
        Some(Err(_)) => (usual(), Kept::Lost),
        None => (usual(), Kept::Nothing),
    }
}

fn usual() -> Draft {
    of_table().unwrap_or_else(|| Draft::array(RuleSet::default()))
}

/// Keeps the draft when it has changed. The position of the table needs no keeping.
#[hook]
pub(super) fn use_draft_kept(editor: &Editor) {
    let last = use_mut_ref(|| Rc::clone(editor.draft()));
    use_effect_with(Rc::clone(editor.draft()), move |draft| {
        if *last.borrow() == *draft {
            return;
        }
        last.replace(Rc::clone(draft));
        let text = if of_table().as_ref() == Some(&**draft) { None } else { write_kept_draft(draft) };
        Shelf::Draft.write(text.as_deref());
    });
}

/// What is said of the draft that was kept, and the ways to answer.
pub(super) fn notice(lang: Lang, desk: &Desk, kept: &UseStateHandle<Kept>) -> Html {
    let label = |label| print_ui(lang, label);
    let read = {
        let kept = kept.clone();
        move || kept.set(Kept::Nothing)
    };
    let fine = {
        let read = read.clone();
        (label(PrintUi::Fine), Callback::from(move |_: MouseEvent| read()))
    };
    match **kept {
        Kept::Nothing => Html::default(),
        Kept::Lost => said(Notice { text: label(PrintUi::DraftLost), drop: None, fine }),
        Kept::Back => {
            let desk = desk.clone();
            let drop = Callback::from(move |_: MouseEvent| {
                desk.edit(Edit::All(Box::new(usual())));
                read();
            });
            said(Notice {
                text: label(PrintUi::DraftBack),
                drop: Some((label(PrintUi::DropDraft), drop)),
                fine,
            })
        }
    }
}
