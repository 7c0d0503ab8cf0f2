//! Keys of the editor, by the names that browsers give them.

use pasapezas_core::{Color, Role};

use super::state::Change;
use super::tool::Tool;
use crate::input::GridKey;

/// A key that means something while a square has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// Goes to another square.
    Walk(GridKey),
    /// Does with the square what the tool does.
    Use,
    /// Empties the square.
    Remove,
    /// Takes a tool.
    Take(Tool),
}

/// The key with this name on a board. Letters are those of a FEN: capitals are White's pieces.
///
/// ```
/// use pasapezas_core::{Color, Role};
/// use pasapezas_model::editor::{Key, Tool, board_key};
/// assert_eq!(board_key("n", false), Some(Key::Take(Tool::Piece(Color::Black, Role::Knight))));
/// assert_eq!(board_key("n", true), None);
/// ```
pub fn board_key(name: &str, ctrl: bool) -> Option<Key> {
    match (name, ctrl) {
        ("Delete" | "Backspace", false) => return Some(Key::Remove),
        ("h" | "H", false) => return Some(Key::Take(Tool::Hand)),
        ("m" | "M", false) => return Some(Key::Take(Tool::Mark)),
        ("x" | "X", false) => return Some(Key::Take(Tool::Eraser)),
        _ => {}
    }
    match GridKey::from_name(name, ctrl) {
        Some(GridKey::Activate) => Some(Key::Use),
        // The page listens to Escape, wherever the focus is; digits mean nothing here.
        Some(GridKey::Escape | GridKey::Mark | GridKey::Slot(_)) => None,
        Some(
            key @ (GridKey::Left
            | GridKey::Right
            | GridKey::Up
            | GridKey::Down
            | GridKey::Home
            | GridKey::End
            | GridKey::First
            | GridKey::Last),
        ) => Some(Key::Walk(key)),
        None if ctrl => None,
        None => piece_of(name).map(Key::Take),
    }
}

fn piece_of(name: &str) -> Option<Tool> {
    let mut letters = name.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(Tool::Piece(color, Role::from_letter(letter)?))
}

/// What a key with Control (or Command) does anywhere in the editor, but in a field.
pub fn page_key(name: &str, shift: bool) -> Option<Change> {
    match (name, shift) {
        ("z" | "Z", false) => Some(Change::Undo),
        ("y" | "Y", _) | ("z" | "Z", true) => Some(Change::Redo),
        _ => None,
    }
}
