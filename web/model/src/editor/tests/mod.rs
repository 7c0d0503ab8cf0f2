//! The editor without a browser.

mod edits;
mod fuzz;
mod hands;
mod history;
mod texts;

use pasapezas_core::{BoardId, Color, Piece, Role, RuleSet, Seat, Square};

use super::{Change, Draft, Edit, Editor, Place};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// `A:e4`.
fn place(name: &str) -> Place {
    let (board, at) = name.split_once(':').unwrap();
    let board = if board == "A" { BoardId::A } else { BoardId::B };
    Place { board, square: square(at) }
}

/// `N`, `n`, and `N~` for a promoted one.
fn piece(name: &str) -> Piece {
    let letter = name.chars().next().unwrap();
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Piece { promoted: name.ends_with('~'), ..Piece::new(color, Role::from_letter(letter).unwrap()) }
}

/// The array on both boards.
fn array() -> Editor {
    Editor::new(Draft::array(RuleSet::default()))
}

/// An editor with board A as a FEN says, board B with two kings.
fn on_a(fen: &str) -> Editor {
    let both = [fen, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"].join(" | ");
    let editor = array().after(&Change::Paste(both));
    assert_eq!(editor.typing(), None, "{fen}");
    editor
}

fn edited(editor: &Editor, edits: &[Edit]) -> Editor {
    edits.iter().fold(editor.clone(), |editor, edit| editor.after(&Change::Edit(edit.clone())))
}

/// The text of board A.
fn fen_a(editor: &Editor) -> String {
    editor.draft().bfen().split(" | ").next().unwrap().to_owned()
}

/// White's seat on board A.
const NEAR: Seat = Seat::WHITE_A;
