//! The promotion chooser: a column of tiles on the square's file.

use pasapezas_core::{Color, PromotionRole};
use pasapezas_model::app::select::drawing_of;
use pasapezas_model::i18n::{Ui, speech, ui};
use pasapezas_model::input::Chooser;
use pasapezas_model::input::geometry::column_and_row;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::icon::{icon, piece};
use crate::context::use_lang;
use crate::hands::{board_id, promotion_name};
use crate::shell::probe;

#[derive(Clone, Copy, PartialEq, Properties)]
pub(crate) struct ChooserProps {
    pub(crate) chooser: Chooser,
    pub(crate) below: Color,
    /// Whether the player sits at the far edge of a table that lies flat.
    pub(crate) far: bool,
}

/// What the pawn becomes. Presses are the hands' business; the keyboard finds the first tile in focus if it asked.
#[component]
pub(crate) fn ChooserBox(props: &ChooserProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let first = use_node_ref();
    let Chooser { seat, to, by_key, .. } = props.chooser;
    use_effect_with((first.clone(), by_key), |(first, by_key)| {
        if let (Some(tile), true) = (first.cast::<HtmlElement>(), *by_key) {
            drop(tile.focus());
        }
    });
    let (column, row) = column_and_row(to, props.below);
    let class = classes!(
        "chooser",
        format!("f{column}"),
        if row < 4 { "down" } else { "up" },
        props.far.then_some("far")
    );
    let board = board_id(seat.board);
    let tile = |role: PromotionRole| {
        let reference = if role == PromotionRole::Queen { first.clone() } else { NodeRef::default() };
        html! {
            <button type="button" class="choice" ref={reference} data-board={board}
                data-choice={promotion_name(Some(role))} aria-label={speech::promotion_choice(lang, role)}>
                { piece(format!("#{}", drawing_of(seat.color, role.role())).into()) }
            </button>
        }
    };
    html! {
        <div {class} role="dialog" aria-label={ui(lang, Ui::PromotionTitle)}
            aria-description={ui(lang, Ui::PromotionHint)}>
            { for PromotionRole::ALL.into_iter().map(tile) }
            <button type="button" class="choice cx" data-board={board} data-choice={promotion_name(None)}
                aria-label={ui(lang, Ui::PromotionCancel)}>
                { icon("#i-close") }
            </button>
        </div>
    }
}
