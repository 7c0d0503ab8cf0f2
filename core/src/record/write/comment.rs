//! Comments that a reader takes for what they are.

use super::lines::Lines;
use crate::base::BoardId;
use crate::record::read::MAX_COMMENT;
use crate::record::{Pen, Shape};

/// What the reader would take out of a comment.
const COMMANDS: [&str; 6] = ["[%clk", "[%csl", "[%cal", "[%takeoff", "[%give", "[ts="];

/// A text as it can stand in braces: on one line, without braces, and neither clock nor command. `None` when nothing is
/// left.
pub(super) fn safe(text: &str) -> Option<String> {
    let one = |sign: char| match sign {
        '{' => '(',
        '}' => ')',
        sign if sign.is_control() => ' ',
        sign => sign,
    };
    let mut text: String = text.chars().map(one).collect();
    for command in COMMANDS {
        if text.contains(command) {
            text = text.replace(command, &command.replacen('[', "[ ", 1));
        }
    }
    let text = cut(&text, MAX_COMMENT).trim();
    let clock = text.bytes().all(|sign| sign.is_ascii_digit() || matches!(sign, b':' | b'.' | b','));
    match (text, clock) {
        ("", _) => None,
        (text, true) => Some(format!("\"{text}\"")),
        (text, false) => Some(text.to_owned()),
    }
}

/// As much of a text as has at most `most` bytes.
pub(super) fn cut(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end));
    text.get(..end.unwrap_or(0)).unwrap_or(text)
}

/// Writes comments, each in its braces.
pub(super) fn write_comments<'a>(texts: impl IntoIterator<Item = &'a String>, lines: &mut Lines) {
    for text in texts.into_iter().filter_map(|text| safe(text)) {
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

/// Circles and arrows in one comment; `board` is the one that needs no name.
pub(super) fn write_shapes(shapes: &[Shape], board: BoardId, lines: &mut Lines) {
    let list = |circles: bool| {
        let fitting = shapes.iter().filter(|shape| (shape.from == shape.to) == circles);
        fitting.map(|shape| shape_text(*shape, board)).collect::<Vec<_>>().join(",")
    };
    let commands = [("csl", list(true)), ("cal", list(false))];
    let told: Vec<_> = commands
        .into_iter()
        .filter(|(_, list)| !list.is_empty())
        .map(|(name, list)| format!("[%{name} {list}]"))
        .collect();
    if !told.is_empty() {
        lines.piece(&format!("{{{}}}", told.join(" ")));
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
