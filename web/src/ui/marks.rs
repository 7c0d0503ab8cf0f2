//! Marks on a board: last move, check, chosen piece, targets, and a refusal with its reason.

use pasapezas_core::{Attempt, Color, Piece, Square};
use pasapezas_model::app::refused::RefusedMark;
use pasapezas_model::app::select::{BoardView, drawing};
use pasapezas_model::input::geometry::column_and_row;
use yew::prelude::*;

use crate::hands::HALF_TURN;
use crate::shell::page::fixed;

/// What lies under the pieces.
pub(crate) fn marks_below(view: &BoardView) -> Html {
    let below = view.below;
    let last_from = view.last.and_then(|last| last.from);
    let last_to = view.last.map(|last| last.to);
    html! {
        <>
            { for last_from.map(|at| mark("#m-last-from", at, below)) }
            { for last_to.map(|at| mark("#m-last-to", at, below)) }
            { for checked(view).map(|at| mark("#m-check-ring", at, below)) }
            { for planned(view).map(|(_, attempt)| plan_below(attempt, below)) }
            { for view.picked.into_iter().map(|at| mark("#m-selected", at, below)) }
        </>
    }
}

/// What lies over the pieces.
pub(crate) fn marks_above(view: &BoardView) -> Html {
    let below = view.below;
    let promoted = view.tokens.all().iter().filter(|token| token.piece.promoted);
    html! {
        <>
            { for promoted.map(|token| promoted_mark(token.piece.color, token.at, view)) }
            { for planned(view).filter_map(|(color, attempt)| plan_above(view, color, attempt)) }
            { for checked(view).map(|at| mark("#m-check-badge", at, below)) }
            { for view.removable.map(|at| mark("#m-removable", at, below)) }
            { for view.targets.moves.into_iter().map(|at| mark("#m-target-move", at, below)) }
            { for view.targets.captures.into_iter().map(|at| mark("#m-target-capture", at, below)) }
            { for view.targets.drops.into_iter().map(|at| mark("#m-target-drop", at, below)) }
            { for view.bound.into_iter().map(|at| mark("#m-bound", at, below)) }
            { for view.refused.map(|refused| refusal(refused, view)) }
        </>
    }
}

/// What has been planned, with the colour of the player.
fn planned(view: &BoardView) -> impl Iterator<Item = (Color, Attempt)> {
    let planned = view.planned;
    Color::ALL.into_iter().filter_map(move |color| Some((color, (*planned.get(color))?)))
}

/// The squares that a planned move begins and ends on.
fn plan_below(attempt: Attempt, below: Color) -> Html {
    html! {
        <>
            { for attempt.from().map(|at| mark("#m-planned", at, below)) }
            { mark("#m-planned", attempt.to(), below) }
        </>
    }
}

/// The piece where it is to go; where something stands already the frame must do.
fn plan_above(view: &BoardView, color: Color, attempt: Attempt) -> Option<Html> {
    let (to, piece) = match attempt {
        Attempt::Drop { role, to } => (to, Piece::new(color, role.role())),
        Attempt::Board { from, to, promotion } => {
            let piece = view.tokens.at(from)?.piece;
            (to, promotion.map_or(piece, |role| Piece::new(color, role.role())))
        }
    };
    let free = view.tokens.at(to).is_none();
    free.then(|| ghost(piece, to, view))
}

/// A piece that is not there.
fn ghost(piece: Piece, at: Square, view: &BoardView) -> Html {
    let (x, y) = corner(at, view.below);
    let turned = (view.turned == Some(piece.color)).then_some(HALF_TURN);
    html! {
        <g class="piece ghosted" transform={format!("translate({x} {y})")}>
            <use href={format!("#{}", drawing(piece))} width="48" height="48" transform={turned}/>
        </g>
    }
}

/// Kings in check.
fn checked(view: &BoardView) -> impl Iterator<Item = Square> {
    [view.checked.white, view.checked.black].into_iter().flatten()
}

/// A drawing of the sprite on a square.
pub fn mark(name: &'static str, at: Square, below: Color) -> Html {
    let (x, y) = corner(at, below);
    html! { <use href={name} x={x.to_string()} y={y.to_string()} width="48" height="48"/> }
}

/// That a piece was a pawn, turned with it.
fn promoted_mark(color: Color, at: Square, view: &BoardView) -> Html {
    let name = match color {
        Color::White => "#m-promoted-white",
        Color::Black => "#m-promoted-black",
    };
    if view.turned != Some(color) {
        return mark(name, at, view.below);
    }
    let (x, y) = corner(at, view.below);
    html! {
        <use href={name} x={x.to_string()} y={y.to_string()} width="48" height="48"
            transform={format!("rotate(180 {} {})", x + 24, y + 24)}/>
    }
}

/// The upper left corner of a square in the drawing of a board, which is 384 wide.
pub fn corner(at: Square, below: Color) -> (u32, u32) {
    let (column, row) = column_and_row(at, below);
    (u32::from(column) * 48, u32::from(row) * 48)
}

/// The struck ring, the piece that did not get there, and an arrow to the reason.
fn refusal(refused: RefusedMark, view: &BoardView) -> Html {
    let below = view.below;
    html! {
        <>
            { for refused.ghost.map(|piece| ghost(piece, refused.at, view)) }
            { for refused.reason.map(|reason| arrow(refused.at, reason, below)) }
            { mark("#m-refused", refused.at, below) }
        </>
    }
}

/// The middle of a square in the drawing of a board.
pub fn middle(at: Square, below: Color) -> (f64, f64) {
    let (column, row) = column_and_row(at, below);
    (f64::from(column) * 48.0 + 24.0, f64::from(row) * 48.0 + 24.0)
}

/// The measures of an arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArrowForm {
    /// How far from the middle of its square it begins.
    pub begin: f64,
    /// How far before the middle of the other square its point lies.
    pub before: f64,
    /// How far the line ends before the point.
    pub neck: f64,
    /// How long the head is.
    pub head: f64,
    /// Half the width of the head.
    pub wide: f64,
}

/// The paths of an arrow between the middles of two squares: its line, and its head.
pub fn arrow_paths(from: Square, to: Square, below: Color, form: ArrowForm) -> (String, String) {
    let ((x1, y1), (x2, y2)) = (middle(from, below), middle(to, below));
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, aside: f64| {
        let (x, y) = (x1 + ux * along - uy * aside, y1 + uy * along + ux * aside);
        [&fixed(x, 1), " ", &fixed(y, 1)].concat()
    };
    let tip = length - form.before;
    let back = tip - form.head;
    let line = format!("M{}L{}", at(form.begin, 0.0), at(tip - form.neck, 0.0));
    let head = format!("M{}L{}L{}Z", at(tip, 0.0), at(back, form.wide), at(back, -form.wide));
    (line, head)
}

/// A dashed arrow to a reason, drawn twice: keyline and colour.
fn arrow(from: Square, to: Square, below: Color) -> Html {
    // From the edge of the struck ring to the edge of the piece that is the reason.
    let form = ArrowForm { begin: 17.0, before: 19.0, neck: 10.0, head: 12.0, wide: 6.5 };
    let (line, head) = arrow_paths(from, to, below, form);
    html! {
        <>
            <path class="why-key" d={line.clone()}/>
            <path class="why-key head" d={head.clone()}/>
            <path class="why-line" d={line}/>
            <path class="why-line head" d={head}/>
        </>
    }
}
