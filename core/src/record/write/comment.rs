//! Comments that a reader takes for what they are.

use super::lines::Lines;
use crate::base::BoardId;
use crate::record::{Pen, Shape, remark};

/// Writes comments, each in its braces.
pub(super) fn write_comments<'a>(texts: impl IntoIterator<Item = &'a String>, lines: &mut Lines) {
    for text in texts.into_iter().filter_map(|text| remark(text)) {
        for piece in pieces(&format!("{{{text}}}")) {
            lines.piece(piece);
        }
    }
}

/// The parts of a comment between which a line may end: at single blanks, and never before a word that means something at
/// the start of a line.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0_usize;
    for (at, _) in text.match_indices(' ') {
        let behind = at.saturating_add(1);
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        let after = text.get(behind..).and_then(|text| text.chars().next());
        let blank = |sign: Option<char>| sign.is_none_or(char::is_whitespace);
        if !blank(before) && !blank(after) && !matches!(after, Some('[' | '%')) {
            pieces.extend(text.get(start..at));
            start = behind;
        }
    }
    pieces.extend(text.get(start..));
    pieces
}

/// How many circles and arrows stand in one comment: far below what a reader looks at.
const SHAPES: usize = 64;

/// Circles and arrows in their order; `board` is the one that needs no name.
pub(super) fn write_shapes(shapes: &[Shape], board: BoardId, lines: &mut Lines) {
    let is_circle = |shape: &Shape| shape.from == shape.to;
    for shapes in shapes.chunks(SHAPES) {
        let runs = shapes.chunk_by(|one, next| is_circle(one) == is_circle(next));
        let commands = runs.map(|run| {
            let name = if run.first().is_some_and(is_circle) { "csl" } else { "cal" };
            let list: Vec<_> = run.iter().map(|shape| shape_text(*shape, board)).collect();
            format!("[%{name} {}]", list.join(","))
        });
        lines.piece(&format!("{{{}}}", commands.collect::<Vec<_>>().join(" ")));
    }
}

fn shape_text(shape: Shape, board: BoardId) -> String {
    let Shape { from, to, pen, .. } = shape;
    let prefix = if shape.board == board { String::new() } else { format!("{}:", shape.board.letter()) };
    let end = if from == to { String::new() } else { to.to_string() };
    format!("{prefix}{}{from}{end}", pen_letter(pen))
}

const fn pen_letter(pen: Pen) -> char {
    match pen {
        Pen::Green => 'G',
        Pen::Red => 'R',
        Pen::Yellow => 'Y',
        Pen::Blue => 'B',
    }
}
