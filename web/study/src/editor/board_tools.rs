//! What belongs to a board besides its pieces: who is on move, castling, a double step, and whole positions.

use pasapezas_core::{BoardId, CastleSide, Color, Setup, Square};
use pasapezas_model::editor::{Edit, may_have_right};
use pasapezas_model::i18n::{EditorUi, Lang, Ui, castling_box, color_name, editor_ui, ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::board_id;
use pasapezas_web::shell::probe;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::desk::Desk;
use crate::choice::Choice;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardToolsProps {
    pub(super) desk: Desk,
    pub(super) board: BoardId,
    pub(super) setup: Setup,
}

/// The tools of a board.
#[component]
pub(super) fn BoardTools(props: &BoardToolsProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let BoardToolsProps { desk, board, setup } = props;
    let (board, id) = (*board, board_id(*board));
    let whole = [
        ("array", EditorUi::Array, Edit::Array(board)),
        ("empty", EditorUi::Empty, Edit::Empty(board)),
        ("clear-reserves", EditorUi::ClearReserves, Edit::ClearReserves(board)),
        ("swap-colors", EditorUi::SwapColors, Edit::SwapColors(board)),
    ];
    html! {
        <div class="etools" data-tools={id}>
            <div class="turn seg" role="radiogroup" aria-label={ui(lang, Ui::ToMove)}>
                <span class="on" aria-hidden="true">{ ui(lang, Ui::ToMove) }</span>
                { for Color::ALL.into_iter().map(|color| turn(lang, desk, board, setup.turn, color)) }
            </div>
            { en_passant(lang, desk, board, setup) }
            <div class="castling" role="group" aria-label={editor_ui(lang, EditorUi::Castling)}>
                <span class="on" aria-hidden="true">{ editor_ui(lang, EditorUi::Castling) }</span>
                { for Color::ALL.into_iter().map(|color| html! {
                    <span class="both">
                        <i class={classes!("chip", color.choose("w", "b"))}></i>
                        { for CastleSide::ALL.into_iter().map(|side| right(lang, desk, board, setup, color, side)) }
                    </span>
                }) }
            </div>
            <div class="whole">
                { for whole.into_iter().map(|(action, label, edit)| html! {
                    <button key={action} type="button" class="btn" data-action={action} data-board={id}
                        onclick={desk.on_edit(edit)}>
                        { editor_ui(lang, label) }
                    </button>
                }) }
            </div>
        </div>
    }
}

fn turn(lang: Lang, desk: &Desk, board: BoardId, now: Color, color: Color) -> Html {
    let group = match board {
        BoardId::A => "turn-A",
        BoardId::B => "turn-B",
    };
    let choice = Choice {
        group,
        value: color.letter().to_string(),
        taken: now == color,
        take: desk.on_edit(Edit::Turn(board, color)),
        label: None,
    };
    choice.key(html! {
        <>
            <i class={classes!("chip", color.choose("w", "b"))}></i>
            { color_name(lang, color) }
        </>
    })
}

/// A castling box: shut where king and rook do not stand right.
fn right(lang: Lang, desk: &Desk, board: BoardId, setup: &Setup, color: Color, side: CastleSide) -> Html {
    let has = setup.castling.has(color, side);
    let short = match side {
        CastleSide::King => "O-O",
        CastleSide::Queen => "O-O-O",
    };
    let name = match (color, side) {
        (Color::White, CastleSide::King) => "K",
        (Color::White, CastleSide::Queen) => "Q",
        (Color::Black, CastleSide::King) => "k",
        (Color::Black, CastleSide::Queen) => "q",
    };
    html! {
        <label class="ck" data-right={name}>
            <input type="checkbox" checked={has} disabled={!may_have_right(setup, color, side)}
                aria-label={castling_box(lang, color, side).into_owned()}
                onchange={desk.on_edit::<Event>(Edit::Right(board, color, side, !has))}/>
            <span aria-hidden="true">{ short }</span>
        </label>
    }
}

/// The double steps that are possible, and the one that a text claims.
fn en_passant(lang: Lang, desk: &Desk, board: BoardId, setup: &Setup) -> Html {
    let mut squares = setup.en_passant_choices();
    if let Some(claimed) = setup.en_passant {
        squares |= claimed.into();
    }
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |event: Event| {
            if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
                let at = select.value().parse::<Square>().ok();
                desk.edit(Edit::Jumped(board, at));
            }
        })
    };
    html! {
        <label class="ep">
            <span class="on">{ editor_ui(lang, EditorUi::EnPassant) }</span>
            <select data-field="en-passant" disabled={squares.is_empty()} {onchange}>
                <option value="-" selected={setup.en_passant.is_none()}>
                    { editor_ui(lang, EditorUi::NoEnPassant) }
                </option>
                { for squares.into_iter().map(|at| html! {
                    <option key={at.to_string()} value={at.to_string()} selected={setup.en_passant == Some(at)}>
                        { at.to_string() }
                    </option>
                }) }
            </select>
        </label>
    }
}
