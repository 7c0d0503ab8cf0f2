//! What the reader says about a move, and does to the record: signs, a comment, drawings, cutting, promoting, taking back.

use std::rc::Rc;

use pasapezas_core::record::{Glyph, NodeId, Pen};
use pasapezas_model::i18n::{DrawUi, Lang, StudyUi, draw_ui, pen_name, study_ui};
use pasapezas_model::input::PENS;
use pasapezas_model::study::{Edit, Review, StudyChange, view};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::bars::flag;
use pasapezas_web::ui::shapes::{pen_class, sample};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::desk::Study;
use super::marking;
use crate::icons::study_icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct NotesProps {
    pub(crate) study: Study,
    pub(crate) lang: Lang,
    pub(crate) review: Rc<Review>,
    pub(crate) pen: Option<Pen>,
}

/// The notes on the move where the reader is.
#[component]
pub(crate) fn NotesPanel(props: &NotesProps) -> Html {
    probe::rendered();
    let NotesProps { study, lang, review, pen } = props;
    let lang = *lang;
    let tree = &review.record.tree;
    let notes = &tree.node(review.at).unwrap_or(tree.root()).notes;
    let has_move = review.at != NodeId::ROOT;
    let in_variation = view::on_main_line(tree, review.at) != review.at;
    let (undo, redo) = review.can_undo();
    let tool = |name: &'static str, drawing: &str, label: StudyUi, active: bool, change: StudyChange| {
        tool(lang, study, name, drawing, label, active, &change)
    };
    let draw = {
        let study = study.clone();
        Callback::from(move |_: MouseEvent| marking::toggle(&study, None))
    };
    html! {
        <section class="notes" aria-label={study_ui(lang, StudyUi::Notes)}>
            <div class="rtools">
                if has_move {
                    { for SIGNS.iter().map(|(number, label)| sign(lang, study, *number, *label, &notes.glyphs)) }
                }
                <button type="button" class="ib" data-action="draw" aria-pressed={flag(pen.is_some())}
                    aria-label={study_ui(lang, StudyUi::Draw)} title={study_ui(lang, StudyUi::Draw)} onclick={draw}>
                    { study_icon("arrow") }
                </button>
                { tool("promote", "promote", StudyUi::Promote, in_variation, StudyChange::Edit(Edit::Promote)) }
                { tool("cut", "cut", StudyUi::Cut, has_move, StudyChange::Edit(Edit::Cut)) }
                { tool("undo", "undo", StudyUi::Undo, undo, StudyChange::Undo) }
                { tool("redo", "redo", StudyUi::Redo, redo, StudyChange::Redo) }
            </div>
            if let Some(pen) = pen {
                { pens(lang, study, *pen, !notes.shapes.is_empty()) }
            }
            { comment(lang, study, review.at, &notes.after.join(" ")) }
        </section>
    }
}

/// The six usual signs.
const SIGNS: [(u8, StudyUi); 6] = [
    (3, StudyUi::Brilliant),
    (1, StudyUi::GoodMove),
    (5, StudyUi::Interesting),
    (6, StudyUi::Dubious),
    (2, StudyUi::Mistake),
    (4, StudyUi::Blunder),
];

fn sign(lang: Lang, study: &Study, number: u8, label: StudyUi, there: &[Glyph]) -> Html {
    let glyph = Glyph(number);
    let label = study_ui(lang, label);
    html! {
        <button type="button" class="ib sign" data-action="glyph" data-glyph={number.to_string()} aria-label={label}
            title={label} aria-pressed={flag(there.contains(&glyph))}
            onclick={study.callback(move || StudyChange::Edit(Edit::Glyph(glyph)))}>
            { glyph.sign().unwrap_or_default() }
        </button>
    }
}

fn tool(
    lang: Lang,
    study: &Study,
    name: &'static str,
    drawing: &str,
    label: StudyUi,
    active: bool,
    change: &StudyChange,
) -> Html {
    let label = study_ui(lang, label);
    let change = change.clone();
    html! {
        <button type="button" class="ib" data-action={name} disabled={!active} aria-label={label} title={label}
            onclick={study.callback(move || change.clone())}>
            { study_icon(drawing) }
        </button>
    }
}

/// Four pens, and a way to take the drawings away.
fn pens(lang: Lang, study: &Study, chosen: Pen, has_drawings: bool) -> Html {
    let pen = |pen: Pen| {
        let class = pen_class(pen);
        let name = pen_name(lang, pen);
        html! {
            <button type="button" class="ib" data-action="pen" data-pen={class} aria-label={name} title={name}
                aria-pressed={flag(pen == chosen)} onclick={study.callback(move || StudyChange::Pen(Some(pen)))}>
                { sample(pen) }
            </button>
        }
    };
    html! {
        <div class="rtools pens">
            { for PENS.into_iter().map(pen) }
            <button type="button" class="btn quiet" data-action="no-drawings" disabled={!has_drawings}
                onclick={study.callback(|| StudyChange::Edit(Edit::NoShapes))}>
                { draw_ui(lang, DrawUi::Clear) }
            </button>
            <p class="quiet">{ study_ui(lang, StudyUi::DrawHint) }</p>
        </div>
    }
}

/// The comment: kept when the field is left.
fn comment(lang: Lang, study: &Study, at: NodeId, text: &str) -> Html {
    let onchange = {
        let study = study.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                study.change(StudyChange::Edit(Edit::Comment(field.value())));
            }
        })
    };
    html! {
        // Keyed by its move: what is typed about one is not shown at another.
        <textarea key={at.number().to_string()} class="comment" data-action="comment" rows="2" {onchange}
            value={text.to_owned()} aria-label={study_ui(lang, StudyUi::Comment)}
            placeholder={study_ui(lang, StudyUi::CommentHint)}/>
    }
}
