//! Keys on a board (a grid of 8 × 8) and on a reserve (a bar of five), by the names that browsers give them.

use pasapezas_core::{Color, DropRole, Square};

use super::geometry::{column_and_row, square_at};

/// A key that means something while a square has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GridKey {
    /// One square to the left.
    Left,
    /// One square to the right.
    Right,
    /// One square up.
    Up,
    /// One square down.
    Down,
    /// To the beginning of the row.
    Home,
    /// To the end of the row.
    End,
    /// To the first square of the board, at the upper left.
    First,
    /// To the last square of the board, at the lower right.
    Last,
    /// Pick, or put down.
    Activate,
    /// Let go.
    Escape,
    /// An arrow or a circle begins or ends here.
    Mark,
    /// A slot of the reserve of the player on move.
    Slot(DropRole),
}

impl GridKey {
    /// The key with this name. Anything else, such as a letter, means nothing here.
    pub fn from_name(name: &str, ctrl: bool) -> Option<Self> {
        Some(match (name, ctrl) {
            ("ArrowLeft", _) => Self::Left,
            ("ArrowRight", _) => Self::Right,
            ("ArrowUp", _) => Self::Up,
            ("ArrowDown", _) => Self::Down,
            ("Home", false) => Self::Home,
            ("End", false) => Self::End,
            ("Home", true) => Self::First,
            ("End", true) => Self::Last,
            ("Enter" | " ", false) => Self::Activate,
            ("Escape", _) => Self::Escape,
            ("m" | "M", false) => Self::Mark,
            (name, false) => Self::Slot(slot_of_digit(name)?),
            (_, true) => return None,
        })
    }

    /// Where the focus goes from `square`; `None` for keys that do not move it.
    pub fn moved(self, square: Square, below: Color) -> Option<Square> {
        let (column, row) = column_and_row(square, below);
        let (column, row) = match self {
            Self::Left => (column.saturating_sub(1), row),
            Self::Right => (right(column), row),
            Self::Up => (column, row.saturating_sub(1)),
            Self::Down => (column, right(row)),
            Self::Home => (0, row),
            Self::End => (7, row),
            Self::First => (0, 0),
            Self::Last => (7, 7),
            Self::Activate | Self::Escape | Self::Mark | Self::Slot(_) => return None,
        };
        square_at(column, row, below)
    }
}

/// A key that means something while a slot of a reserve has the focus. Enter and the space bar press the slot by
/// themselves: it is a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SlotKey {
    /// The slot before.
    Before,
    /// The slot after.
    After,
    /// The first slot.
    First,
    /// The last slot.
    Last,
}

impl SlotKey {
    /// The key with this name. A reserve stands in a row or in a column, so both pairs of arrows work.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "ArrowLeft" | "ArrowUp" => Self::Before,
            "ArrowRight" | "ArrowDown" => Self::After,
            "Home" => Self::First,
            "End" => Self::Last,
            _ => return None,
        })
    }

    /// Where the focus goes from the slot of `role`. `mirrored` when the slots stand in reverse order on the screen.
    pub fn moved(self, role: DropRole, mirrored: bool) -> DropRole {
        let here = DropRole::ALL.into_iter().position(|other| other == role).unwrap_or(0);
        let last = DropRole::ALL.len().saturating_sub(1);
        let there = match (self, mirrored) {
            (Self::Before, false) | (Self::After, true) => here.saturating_sub(1),
            (Self::After, false) | (Self::Before, true) => here.saturating_add(1).min(last),
            (Self::First, false) | (Self::Last, true) => 0,
            (Self::Last, false) | (Self::First, true) => last,
        };
        DropRole::ALL.get(there).copied().unwrap_or(role)
    }
}

/// One step towards the end, at most 7.
const fn right(index: u8) -> u8 {
    if index < 7 { index + 1 } else { 7 }
}

/// `1` to `5`: pawn, knight, bishop, rook, queen.
fn slot_of_digit(name: &str) -> Option<DropRole> {
    let mut letters = name.chars();
    let digit = letters.next()?.to_digit(10)?;
    if letters.next().is_some() {
        return None;
    }
    DropRole::ALL.get(usize::try_from(digit.checked_sub(1)?).ok()?).copied()
}
