//! One board: squares, marks, pieces, and the open chooser.

use pasapezas_model::app::Token;
use pasapezas_model::app::select::{BoardView, drawing};
use pasapezas_model::i18n::{Ui, board_name, ui};
use pasapezas_model::input::geometry::column_and_row;
use yew::prelude::*;

use super::chooser::ChooserBox;
use super::marks::{marks_above, marks_below};
use super::shapes::shapes;
use super::squares::{Coordinates, Squares};
use crate::context::use_lang;
use crate::hands::{HALF_TURN, board_id};
use crate::shell::probe;

/// What a board has to know.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BoardProps {
    /// What is drawn.
    pub view: BoardView,
}

/// A board in its place.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let view = &props.view;
    let below = view.below;
    html! {
        <div class="bwrap">
            <svg class="board slide" viewBox="0 0 384 384" role="grid" data-board={board_id(view.board)}
                aria-label={board_name(lang, view.board)} aria-description={ui(lang, Ui::BoardHint)}>
                <Squares view={view.clone()}/>
                <Coordinates {below} both={view.turned.is_some()}/>
                <g class="marks" aria-hidden="true">{ marks_below(view) }</g>
                <g class="pieces" aria-hidden="true">{ pieces(view) }</g>
                <g class="top" aria-hidden="true">
                    { marks_above(view) }
                    <g class="shapes">{ shapes(view) }</g>
                    <g class="hovers shapes"></g>
                    <use class="focusmark" href="#m-focus" x="0" y="0" width="48" height="48"/>
                </g>
            </svg>
            if let Some(chooser) = view.chooser {
                <ChooserBox {chooser} {below} far={view.turned == Some(chooser.seat.color)}/>
            }
        </div>
    }
}

/// The pieces, keyed by identity in an order that never changes: an element follows its piece and glides.
fn pieces(view: &BoardView) -> Html {
    view.tokens.all().iter().map(|token| piece(*token, view)).collect()
}

fn piece(token: Token, BoardView { below, turned, .. }: &BoardView) -> Html {
    let (below, far) = (*below, *turned == Some(token.piece.color));
    let (column, row) = column_and_row(token.at, below);
    let place = format!("translate({} {})", u32::from(column) * 48, u32::from(row) * 48);
    let name = drawing(token.piece);
    html! {
        <g key={token.id} class={classes!("piece", far.then_some("far"))} transform={place} data-piece={name} data-at={token.at.to_string()}>
            <use href={format!("#{name}")} width="48" height="48" transform={far.then_some(HALF_TURN)}/>
        </g>
    }
}
