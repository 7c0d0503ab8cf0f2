//! Moves with variations and notes.
//!
//! A stack of our own instead of recursion: no record is too deep.

use super::comment::{write_comments, write_shapes};
use super::lines::Lines;
use super::time::{clock, seconds};
use crate::base::{BoardId, Seat};
use crate::notation::write_san;
use crate::position::Move;
use crate::record::{Boards, Node, NodeId, Notes, Step, Tree};
use crate::rules::RuleSet;

/// What is still to be written.
#[derive(Clone, Copy, Debug)]
enum Task {
    /// A node and what follows it.
    Node(NodeId),
    /// A variation that begins with this node.
    Open(NodeId),
    /// The end of a variation.
    Close,
}

/// Writes the moves of a tree, its signs of check and mate by `rules`, and `last` as comments behind the main line.
pub(super) fn write_moves(tree: &Tree, rules: &RuleSet, last: &[String], lines: &mut Lines) {
    let root = tree.root();
    let end = tree.line(NodeId::ROOT).last();
    write_start(&root.notes, lines);
    write_comments(&root.notes.before, lines);
    write_comments(about(tree, root), lines);
    if end.is_none() {
        write_comments(last, lines);
    }
    let mut tasks: Vec<Task> = root.children().first().map(|first| Task::Node(*first)).into_iter().collect();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Node(id) => {
                let Some((node, parent)) = with_parent(tree, id) else { continue };
                write_node(node, &parent.boards().under(rules), lines);
                write_comments(about(tree, node), lines);
                if end == Some(id) {
                    write_comments(last, lines);
                }
                tasks.extend(node.children().first().map(|next| Task::Node(*next)));
                if let Some((first, others)) = parent.children().split_first()
                    && *first == id
                {
                    tasks.extend(others.iter().rev().map(|other| Task::Open(*other)));
                }
            }
            Task::Open(id) => {
                lines.open();
                write_comments(tree.node(id).into_iter().flat_map(|node| &node.notes.before), lines);
                tasks.extend([Task::Close, Task::Node(id)]);
            }
            Task::Close => lines.close(),
        }
    }
}

fn with_parent(tree: &Tree, id: NodeId) -> Option<(&Node, &Node)> {
    let node = tree.node(id)?;
    Some((node, tree.node(node.parent()?)?))
}

/// The comments behind a node, and those before the one that follows: in a text there is no difference, and variations come
/// behind both.
fn about<'a>(tree: &'a Tree, node: &'a Node) -> impl Iterator<Item = &'a String> {
    let next = node.children().first().and_then(|next| tree.node(*next));
    node.notes.after.iter().chain(next.into_iter().flat_map(|next| &next.notes.before))
}

/// What is noted about the start besides comments. A clock needs its command where there is no move before it.
fn write_start(notes: &Notes, lines: &mut Lines) {
    for glyph in &notes.glyphs {
        lines.piece(&format!("${}", glyph.0));
    }
    if let Some(left) = notes.left {
        lines.piece(&format!("{{[%clk {}]}}", clock(left)));
    }
    if let Some(at) = notes.at {
        lines.piece(&format!("{{[ts={}]}}", seconds(at)));
    }
    write_shapes(&notes.shapes, BoardId::A, lines);
}

fn write_node(node: &Node, before: &Boards, lines: &mut Lines) {
    let Some(step) = node.step() else { return };
    let Notes { glyphs, shapes, left, at, .. } = &node.notes;
    let mut text = step_text(step, before);
    for glyph in glyphs {
        text.push_str(" $");
        text.push_str(&glyph.0.to_string());
    }
    if let Some(left) = left {
        text.extend([" {", &seconds(*left), "}"]);
    }
    lines.piece(&text);
    if let Some(at) = at {
        lines.piece(&format!("{{[ts={}]}}", seconds(*at)));
    }
    write_shapes(shapes, step.board(), lines);
}

fn step_text(step: Step, before: &Boards) -> String {
    match step {
        Step::Move { seat, mv } => move_text(seat, mv, before),
        Step::TakeOff { by, at } => format!("{{[%takeoff {}:{at}]}}", by.board.letter()),
        Step::Give { seat, role } => format!("{{[%give {} {seat}]}}", role.role().letter()),
    }
}

fn move_text(seat: Seat, mv: Move, before: &Boards) -> String {
    let position = before.position(seat.board);
    format!("{}{}. {}", position.fullmoves(), seat.letter(), write_san(position, mv))
}
