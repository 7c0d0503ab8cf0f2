//! The tools: pieces of both colours, the hand, the mark and the eraser; and the ways back and forward.

use pasapezas_core::Color;
use pasapezas_model::editor::{Change, Edit, Tool};
use pasapezas_model::i18n::{EditorUi, Lang, Ui, editor_ui, tool_name, ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::{icon, piece};
use yew::prelude::*;

use super::desk::Desk;
use crate::choice::Choice;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PaletteProps {
    pub(super) desk: Desk,
    pub(super) tool: Tool,
    /// The colour at the lower edge of board A: its pieces stand below.
    pub(super) below: Color,
    pub(super) undo: bool,
    pub(super) redo: bool,
}

/// The palette. The pieces stand as the boards do: the colour of the lower edge below.
#[component]
pub(super) fn Palette(props: &PaletteProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let PaletteProps { desk, tool, below, undo, redo } = props;
    html! {
        <div class="palette">
            <div class="tools" role="radiogroup" aria-label={editor_ui(lang, EditorUi::Palette)}
                title={editor_ui(lang, EditorUi::ToolHint)}>
                <div class="far">{ pieces(lang, desk, *tool, below.other()) }</div>
                <div class="plain">
                    { for Tool::PLAIN.into_iter().map(|each| key(lang, desk, *tool, each)) }
                </div>
                <div class="near">{ pieces(lang, desk, *tool, *below) }</div>
            </div>
            <div class="steps">
                { step(desk, "undo", "#i-undo", editor_ui(lang, EditorUi::Undo), Change::Undo, *undo) }
                { step(desk, "redo", "#i-redo", editor_ui(lang, EditorUi::Redo), Change::Redo, *redo) }
                { step(desk, "flip", "#i-flip", ui(lang, Ui::TurnBoards), Change::Flip, true) }
                { step(desk, "swap-boards", "#i-swap", editor_ui(lang, EditorUi::SwapBoards),
                    Change::Edit(Edit::SwapBoards), true) }
            </div>
        </div>
    }
}

fn pieces(lang: Lang, desk: &Desk, taken: Tool, color: Color) -> Html {
    Tool::pieces(color).into_iter().map(|each| key(lang, desk, taken, each)).collect()
}

/// A tool: a radio button of the browser, so that arrows and names are the browser's own.
fn key(lang: Lang, desk: &Desk, taken: Tool, tool: Tool) -> Html {
    let name = tool_name(lang, tool);
    let choice = Choice {
        group: "tool",
        value: tool.name().to_owned(),
        taken: taken == tool,
        take: desk.on(Change::Take(tool)),
        label: Some(name.clone().into_owned().into()),
    };
    let picture = match tool {
        Tool::Hand => icon("#i-hand"),
        Tool::Mark => icon("#i-mark"),
        Tool::Eraser => icon("#i-eraser"),
        Tool::Piece(..) => piece(format!("#{}", tool.name()).into()),
    };
    html! {
        <label key={tool.name()} class="tool" data-tool={tool.name()} title={name}>
            { choice.radio() }
            <span>{ picture }</span>
        </label>
    }
}

fn step(
    desk: &Desk,
    action: &'static str,
    picture: &'static str,
    label: &'static str,
    change: Change,
    on: bool,
) -> Html {
    html! {
        <button type="button" class="ib" data-action={action} aria-label={label} title={label}
            aria-disabled={(!on).then_some("true")} onclick={desk.on(change)}>
            { icon(picture) }
        </button>
    }
}
