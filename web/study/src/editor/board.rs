//! One board: squares, pieces, and marks at every square that something is wrong with.

use std::rc::Rc;

use pasapezas_core::{BoardId, Color, Placement, Square};
use pasapezas_model::app::select::drawing;
use pasapezas_model::i18n::{EditorUi, Lang, Ui, board_name, editor_ui, speech, ui};
use pasapezas_model::input::geometry::square_at;
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::board_id;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::marks::{corner, mark};
use pasapezas_web::ui::squares::Coordinates;
use yew::prelude::*;

/// What is drawn.
#[derive(Clone, PartialEq)]
pub(super) struct BoardView {
    pub(super) board: BoardId,
    pub(super) below: Color,
    pub(super) placement: Placement,
    /// The piece that was taken up.
    pub(super) chosen: Option<Square>,
    /// What is wrong, with its squares, in words.
    pub(super) faults: Rc<Vec<(Square, String)>>,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardProps {
    pub(super) view: BoardView,
}

/// A board. Which of its squares Tab reaches is written to the elements: the first `tabindex` never changes here.
#[component]
pub(super) fn EditorBoard(props: &BoardProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let view = &props.view;
    let below = view.below;
    let promoted = view.placement.promoted();
    html! {
        <div class="bwrap">
            <svg class="board" viewBox="0 0 384 384" role="grid" data-board={board_id(view.board)}
                aria-label={board_name(lang, view.board)} aria-description={editor_ui(lang, EditorUi::BoardHint)}>
                <g class="squares">
                    { for (0_u8..8).map(|row| html! {
                        <g role="row">{ for (0_u8..8).filter_map(|column| square(view, lang, column, row)) }</g>
                    }) }
                </g>
                <Coordinates {below}/>
                <g class="marks" aria-hidden="true">
                    { for view.chosen.map(|at| mark("#m-selected", at, below)) }
                </g>
                <g class="pieces" aria-hidden="true">
                    { for view.placement.pieces().map(|(at, piece)| {
                        let (x, y) = corner(at, below);
                        let name = drawing(piece);
                        html! {
                            <g key={at.to_string()} class="piece" transform={format!("translate({x} {y})")}
                                data-piece={name} data-at={at.to_string()}>
                                <use href={format!("#{name}")} width="48" height="48"/>
                            </g>
                        }
                    }) }
                </g>
                <g class="top" aria-hidden="true">
                    { for promoted.into_iter().map(|at| {
                        let white = view.placement.of_color(Color::White).has(at);
                        mark(if white { "#m-promoted-white" } else { "#m-promoted-black" }, at, below)
                    }) }
                    { for marked(view).map(|at| html! {
                        <g class="fault" data-fault={at.to_string()}>{ mark("#m-fault", at, below) }</g>
                    }) }
                    <g class="hovers"></g>
                    <use class="focusmark" href="#m-focus" x="0" y="0" width="48" height="48"/>
                </g>
            </svg>
        </div>
    }
}

fn square(view: &BoardView, lang: Lang, column: u8, row: u8) -> Option<Html> {
    let square = square_at(column, row, view.below)?;
    let wrong = view.faults.iter().any(|(at, _)| *at == square);
    let class = classes!("sq", if square.is_light() { "l" } else { "d" }, wrong.then_some("chk"));
    let first = row == 0 && column == 0;
    Some(html! {
        <rect {class} x={(u32::from(column) * 48).to_string()} y={(u32::from(row) * 48).to_string()}
            width="48" height="48" role="gridcell" tabindex={if first { "0" } else { "-1" }}
            data-board={board_id(view.board)} data-square={square.to_string()}
            aria-label={label(view, lang, square)}
            aria-selected={(view.chosen == Some(square)).then_some("true")}/>
    })
}

/// What stands there, whether it is taken up, and what is wrong with it.
fn label(view: &BoardView, lang: Lang, square: Square) -> String {
    let mut label = speech::square_label(lang, square, view.placement.piece_at(square)).into_owned();
    if view.chosen == Some(square) {
        label.push_str(", ");
        label.push_str(ui(lang, Ui::Selected));
    }
    for (_, wrong) in view.faults.iter().filter(|(at, _)| *at == square) {
        label.push_str(". ");
        label.push_str(wrong);
    }
    label
}

/// The squares with something wrong, each once.
fn marked(view: &BoardView) -> impl Iterator<Item = Square> + '_ {
    Square::all().filter(|square| view.faults.iter().any(|(at, _)| at == square))
}
