//! The position as text, out and in. A text that cannot be read stays in its field with the reason; what is arranged stays too.

use std::rc::Rc;

use pasapezas_core::BoardId;
use pasapezas_model::editor::{Change, Draft, Edit, Typing};
use pasapezas_model::i18n::{EditorUi, editor_ui, text_help};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::desk::Desk;
use super::link::PositionLink;
use super::of_table;
use super::words::bad_text;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TextToolsProps {
    pub(super) desk: Desk,
    pub(super) draft: Rc<Draft>,
    pub(super) typing: Option<Typing>,
    /// Where the text of one board goes.
    pub(super) board: BoardId,
}

/// The field with its buttons.
#[component]
pub(super) fn TextTools(props: &TextToolsProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let TextToolsProps { desk, draft, typing, board } = props;
    let field = use_node_ref();
    use_place_shown(&field, typing.as_ref());
    let wrong = typing.as_ref().and_then(|typing| typing.wrong);
    let text = typing.as_ref().map_or_else(|| draft.bfen(), |typing| typing.text.clone());
    let typed = {
        let desk = desk.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                desk.change(Change::Type(field.value()));
            }
        })
    };
    let key = {
        let desk = desk.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !event.is_composing() => {
                event.prevent_default();
                desk.change(Change::Read);
            }
            "Escape" => {
                event.prevent_default();
                desk.change(Change::Forget);
            }
            _ => {}
        })
    };
    html! {
        <section class="etext" aria-label={editor_ui(lang, EditorUi::AsText)}>
            <h2>{ editor_ui(lang, EditorUi::AsText) }</h2>
            <textarea ref={field} data-field="text" rows="5" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-label={editor_ui(lang, EditorUi::TextField)} aria-invalid={wrong.map(|_| "true")}
                aria-describedby="editor-text-help" value={text} oninput={typed} onkeydown={key}/>
            <p id="editor-text-help" class="help">{ text_help(lang, *board) }</p>
            <div role="alert">
                if let Some(wrong) = wrong {
                    <p class="err">{ bad_text(lang, wrong) }</p>
                }
            </div>
            <div class="row2">
                if typing.is_some() {
                    <button type="button" class="btn pri" data-action="read-text" onclick={desk.on(Change::Read)}>
                        { editor_ui(lang, EditorUi::Read) }
                    </button>
                    <button type="button" class="btn" data-action="forget-text" onclick={desk.on(Change::Forget)}>
                        { editor_ui(lang, EditorUi::Forget) }
                    </button>
                } else {
                    if page::can_copy() {
                        <button type="button" class="btn" data-action="copy-text" onclick={copy(desk)}>
                            { editor_ui(lang, EditorUi::Copy) }
                        </button>
                    }
                    <PositionLink draft={Rc::clone(draft)}/>
                    <button type="button" class="btn" data-action="from-table" onclick={from_table(desk)}>
                        { editor_ui(lang, EditorUi::FromTable) }
                    </button>
                }
            </div>
        </section>
    }
}

/// Chooses the character that is wrong, so that typing on mends it.
#[hook]
fn use_place_shown(field: &NodeRef, typing: Option<&Typing>) {
    let place = typing.and_then(|typing| Some((typing.text.clone(), typing.wrong?.column()?)));
    use_effect_with((field.clone(), place), |(field, place)| {
        let (Some(field), Some((text, column))) = (field.cast::<HtmlTextAreaElement>(), place) else {
            return;
        };
        // The browser counts in units of UTF-16.
        let before: usize = text.chars().take(column.saturating_sub(1)).map(char::len_utf16).sum();
        let start = u32::try_from(before).unwrap_or(0);
        page::focus(&field);
        drop(field.set_selection_range(start, start.saturating_add(1)));
    });
}

fn copy(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        page::copy_text(&desk.editor().draft().bfen());
        desk.change(Change::Copied);
    })
}

fn from_table(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        if let Some(draft) = of_table() {
            desk.edit(Edit::All(Box::new(draft)));
        }
    })
}
