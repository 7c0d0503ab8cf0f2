//! The 64 squares as a grid for keyboard and screen reader, and the letters and figures at the edges.

use pasapezas_core::{Color, File, Rank, Square};
use pasapezas_model::app::select::{BoardView, Targets};
use pasapezas_model::i18n::{Lang, TableUi, Ui, speech, table_ui, ui, uncapital};
use pasapezas_model::input::geometry::square_at;
use yew::prelude::*;

use crate::context::use_lang;
use crate::hands::board_id;
use crate::shell::page::fixed;
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SquaresProps {
    pub(crate) view: BoardView,
}

/// The squares. Which of them Tab reaches is written to the elements by the hands: the first `tabindex` never changes here.
#[component]
pub(crate) fn Squares(props: &SquaresProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let view = &props.view;
    html! {
        <g class="squares">
            { for (0_u8..8).map(|row| html! {
                <g role="row">{ for (0_u8..8).filter_map(|column| square(view, lang, column, row)) }</g>
            }) }
        </g>
    }
}

fn square(view: &BoardView, lang: Lang, column: u8, row: u8) -> Option<Html> {
    let square = square_at(column, row, view.below)?;
    let last = view.last.is_some_and(|last| last.to == square || last.from == Some(square));
    let checked = [view.checked.white, view.checked.black].contains(&Some(square));
    let class = classes!(
        "sq",
        if square.is_light() { "l" } else { "d" },
        last.then_some("last"),
        checked.then_some("chk"),
    );
    let first = row == 0 && column == 0;
    Some(html! {
        <rect {class} x={(u32::from(column) * 48).to_string()} y={(u32::from(row) * 48).to_string()}
            width="48" height="48" role="gridcell" tabindex={if first { "0" } else { "-1" }}
            data-board={board_id(view.board)} data-square={square.to_string()}
            aria-label={label(view, lang, square, last)}
            aria-selected={view.picked.has(square).then_some("true")}/>
    })
}

/// What stands there, and what the marks say.
fn label(view: &BoardView, lang: Lang, square: Square, last: bool) -> String {
    let token = view.tokens.at(square);
    let mut label = speech::square_label(lang, square, token.map(|token| token.piece)).into_owned();
    let Targets { moves, captures, drops } = view.targets;
    let marks = [
        ([view.checked.white, view.checked.black].contains(&Some(square)), Ui::InCheck),
        (view.picked.has(square), Ui::Selected),
        (moves.has(square), Ui::CanMoveHere),
        (captures.has(square), Ui::CanCaptureHere),
        (drops.has(square), Ui::CanDropHere),
        (last, Ui::LastMove),
        (view.is_planned(square), Ui::Planned),
    ];
    if view.removable == Some(square) {
        label.push_str(", ");
        // A sentence elsewhere, here a part of one.
        label.push_str(&uncapital(table_ui(lang, TableUi::RemovalWindow).trim_end_matches('.')));
    }
    if view.bound.has(square) {
        label.push_str(", ");
        label.push_str(table_ui(lang, TableUi::Touched));
    }
    for (_, mark) in marks.into_iter().filter(|(holds, _)| *holds) {
        label.push_str(", ");
        label.push_str(ui(lang, mark));
    }
    label
}

/// What coordinates have to know.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct CoordinatesProps {
    /// Whose first rank is at the lower edge.
    pub below: Color,
    /// Whether they stand at the far edges too, for the player who sits there.
    #[prop_or_default]
    pub both: bool,
}

/// Figures at the left edge, letters at the lower edge, inside the corner squares.
#[component]
pub fn Coordinates(props: &CoordinatesProps) -> Html {
    probe::rendered();
    let below = props.below;
    let sign = |(column, row): (u8, u8), dx: f64, dy: f64, anchor: Option<&'static str>, below: Color| {
        let square = square_at(column, row, below)?;
        let text = match anchor {
            None => Rank::letter(square.rank()),
            Some(_) => File::letter(square.file()),
        };
        let class = if square.is_light() { "l" } else { "d" };
        let place = |line: u8, inside| fixed(f64::from(line) * 48.0 + inside, 1);
        let (x, y) = (place(column, dx), place(row, dy));
        Some(html! { <text {class} {x} {y} text-anchor={anchor}>{ text }</text> })
    };
    // From both sides, the corner where figures and letters meet belongs to the figures of the other side.
    let (dx, anchor) = if props.both { (2.6, "start") } else { (45.4, "end") };
    let signs = |below: Color| -> Html {
        let figures = (0..8).filter_map(|row| sign((0, row), 2.6, 9.6, None, below));
        let letters = (0..8).filter_map(|column| sign((column, 7), dx, 45.4, Some(anchor), below));
        figures.chain(letters).collect()
    };
    html! {
        <g class="co" aria-hidden="true">
            { signs(below) }
            if props.both {
                <g transform="rotate(180 192 192)">{ signs(below.other()) }</g>
            }
        </g>
    }
}
