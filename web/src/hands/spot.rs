//! From elements and points to spots.

use pasapezas_core::{BoardId, Color, Seat};
use pasapezas_model::input::geometry::square_from_point;
use pasapezas_model::input::{Point, Spot};
use web_sys::Element;

use super::dom::{board_of, choice_from_name, rectangle, role_from_name, square_of};
use crate::shell::page;

/// What an element stands for by itself: a square, a slot, a tile.
pub(super) fn spot_of(element: &Element) -> Spot {
    square_of(element)
        .map(|(board, square)| Spot::Square { board, square })
        .or_else(|| slot_or_tile(element))
        .unwrap_or(Spot::Outside)
}

/// What lies at a point: `target` is the element there. On a board the square is worked out from the board's rectangle as
/// it is now.
pub(super) fn spot_at(root: &Element, target: &Element, at: Point, below: impl Fn(BoardId) -> Color) -> Spot {
    if let Some(spot) = slot_or_tile(target) {
        return spot;
    }
    let on_board = target.closest("svg.board").ok().flatten().filter(|board| root.contains(Some(board)));
    on_board
        .and_then(|element| {
            let board = board_of(&element)?;
            let square = square_from_point(rectangle(&element), below(board), at)?;
            Some(Spot::Square { board, square })
        })
        .unwrap_or(Spot::Outside)
}

/// The same where only the point is known, as at the end of a captured pointer.
pub(super) fn spot_under(root: &Element, at: Point, below: impl Fn(BoardId) -> Color) -> Spot {
    element_at(at).map_or(Spot::Outside, |target| spot_at(root, &target, at, below))
}

/// The element that is seen at a point.
pub(super) fn element_at(at: Point) -> Option<Element> {
    #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
    page::document()?.element_from_point(at.x as f32, at.y as f32)
}

fn slot_or_tile(element: &Element) -> Option<Spot> {
    if let Some(slot) = element.closest(".slot").ok().flatten() {
        let seat = slot.closest("[data-seat]").ok().flatten()?.get_attribute("data-seat")?;
        let role = role_from_name(&slot.get_attribute("data-role")?)?;
        return Some(Spot::Slot { seat: Seat::from_name(&seat)?, role });
    }
    let tile = element.closest(".choice").ok().flatten()?;
    choice_from_name(board_of(&tile)?, &tile.get_attribute("data-choice")?)
}
