//! The names by which elements tell what they stand for (`data-…`), and rectangles.

use pasapezas_core::{BoardId, DropRole, PromotionRole, Seat, Square};
use pasapezas_model::input::{Rectangle, Spot};
use web_sys::{Document, Element};

use crate::shell::page::set_attribute;

/// The name of a slot: `data-role`.
pub const fn role_name(role: DropRole) -> &'static str {
    match role {
        DropRole::Pawn => "pawn",
        DropRole::Knight => "knight",
        DropRole::Bishop => "bishop",
        DropRole::Rook => "rook",
        DropRole::Queen => "queen",
    }
}

/// The slot with this name.
pub fn role_from_name(name: &str) -> Option<DropRole> {
    DropRole::ALL.into_iter().find(|role| role_name(*role) == name)
}

/// The name of a tile of the chooser: `data-choice`.
pub const fn promotion_name(role: Option<PromotionRole>) -> &'static str {
    match role {
        Some(PromotionRole::Queen) => "queen",
        Some(PromotionRole::Knight) => "knight",
        Some(PromotionRole::Rook) => "rook",
        Some(PromotionRole::Bishop) => "bishop",
        None => "cancel",
    }
}

/// The spot of a tile with this name.
pub(super) fn choice_from_name(board: BoardId, name: &str) -> Option<Spot> {
    let all = PromotionRole::ALL.into_iter().map(Some).chain([None]);
    let named = all.into_iter().find(|role| promotion_name(*role) == name);
    named.map(|role| Spot::Choice { board, role })
}

/// The board that an element belongs to by its `data-board`.
pub fn board_of(element: &Element) -> Option<BoardId> {
    let name = element.get_attribute("data-board")?;
    BoardId::ALL.into_iter().find(|board| name == board_id(*board))
}

/// The board on which something happens at this element: its own, or its seat's.
pub fn board_at(element: &Element) -> Option<BoardId> {
    let named = element.closest("[data-board], [data-seat]").ok().flatten()?;
    let seat = || Seat::from_name(&named.get_attribute("data-seat")?);
    board_of(&named).or_else(|| seat().map(|seat| seat.board))
}

/// Whether this element stands upside down on a table that lies flat: a piece of the far player, or in his reserve.
pub(super) fn stands_on_its_head(element: &Element) -> bool {
    element.closest(".flat .far, .flat .rt").ok().flatten().is_some()
}

/// Turns the drawing of a piece by half.
pub const HALF_TURN: &str = "rotate(180 24 24)";

/// The name of a board: `data-board`.
pub const fn board_id(board: BoardId) -> &'static str {
    match board {
        BoardId::A => "A",
        BoardId::B => "B",
    }
}

/// Board and square of a square's element.
pub fn square_of(element: &Element) -> Option<(BoardId, Square)> {
    let square = element.get_attribute("data-square")?.parse().ok()?;
    Some((board_of(element)?, square))
}

/// The first element inside `root` that a selector finds.
pub fn find(root: &Element, selector: &str) -> Option<Element> {
    root.query_selector(selector).ok().flatten()
}

/// The picture of a board.
pub fn board_element(root: &Element, board: BoardId) -> Option<Element> {
    find(
        root,
        match board {
            BoardId::A => "svg.board[data-board=A]",
            BoardId::B => "svg.board[data-board=B]",
        },
    )
}

/// Where an element is on the screen, measured now.
pub fn rectangle(element: &Element) -> Rectangle {
    let rect = element.get_bounding_client_rect();
    Rectangle { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// A new element of a drawing.
pub fn svg(document: &Document, name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let element = document.create_element_ns(Some(SVG), name).ok()?;
    for (name, value) in attributes {
        set_attribute(&element, name, value);
    }
    Some(element)
}
