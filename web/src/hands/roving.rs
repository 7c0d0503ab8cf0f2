//! The one square of each board, and the one slot of each reserve, that the Tab key reaches.
//!
//! Which one it is, is nothing that anybody draws: it is written to the elements, and walking over a board renders
//! nothing. Components give every square and slot its first `tabindex` and never change it.

use pasapezas_core::{BoardId, DropRole, Seat, Square};
use pasapezas_model::input::GridKey;
use web_sys::Element;

use super::dom::{board_element, find, role_name};
use crate::shell::page::{focus, set_attribute};

/// Gives the focus to a board: to `square`, or to the square that Tab reaches.
pub fn focus_board(root: &Element, board: BoardId, square: Option<Square>) {
    let Some(picture) = board_element(root, board) else { return };
    let target = match square {
        Some(square) => square_element(&picture, square),
        None => find(&picture, ".sq[tabindex='0']"),
    };
    if let Some(target) = target {
        focus(&target);
    }
}

/// Moves the focus over a board. `false` when the key does not move it.
pub fn walk(
    root: &Element,
    board: BoardId,
    from: Square,
    key: GridKey,
    below: pasapezas_core::Color,
) -> bool {
    match key.moved(from, below) {
        Some(to) => {
            focus_board(root, board, Some(to));
            true
        }
        None => false,
    }
}

/// Gives the focus to a slot.
pub(super) fn focus_slot(root: &Element, seat: Seat, role: DropRole) {
    let slot = find(root, &format!(".res[data-seat={seat}] [data-role={}]", role_name(role)));
    if let Some(slot) = slot {
        focus(&slot);
    }
}

/// An element has received the focus: from now on Tab reaches it, and no other of its group.
pub fn settle(element: &Element) {
    let group = if element.has_attribute("data-square") {
        element.closest("svg.board")
    } else if element.has_attribute("data-role") {
        element.closest(".res")
    } else {
        return;
    };
    let Some(group) = group.ok().flatten() else { return };
    if let Some(old) = find(&group, "[tabindex='0']") {
        set_attribute(&old, "tabindex", "-1");
    }
    set_attribute(element, "tabindex", "0");
    if let Some(mark) = find(&group, ".focusmark") {
        for side in ["x", "y"] {
            set_attribute(&mark, side, &element.get_attribute(side).unwrap_or_default());
        }
    }
}

fn square_element(picture: &Element, square: Square) -> Option<Element> {
    find(picture, &format!("[data-square={square}]"))
}
