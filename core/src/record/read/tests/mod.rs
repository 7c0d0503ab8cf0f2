//! Records as they are written, line by line of what was seen, and what is read of them.

mod comments;
mod ends;
mod games;
mod lines;
mod moves;
mod positions;
mod tags;

use super::{Found, read_bpgn};
use crate::base::BoardId;
use crate::notation::write_san;
use crate::record::{Node, NodeId, Step, Tree};

fn read(text: &str) -> Found {
    read_bpgn(text.as_bytes(), 1)
}

/// The complaints about a text, each as a line.
fn complaints(found: &Found) -> Vec<String> {
    found.complaints.iter().map(ToString::to_string).collect()
}

/// The node at the end of the main line.
fn last(found: &Found) -> &Node {
    let tree = &found.record.tree;
    tree.node(tree.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT)).unwrap()
}

/// The main line as it would be written, `A:e4 b:N@f3`, variations in round brackets.
fn moves(found: &Found) -> String {
    line(&found.record.tree, NodeId::ROOT).join(" ")
}

fn line(tree: &Tree, from: NodeId) -> Vec<String> {
    let mut words = Vec::new();
    let mut at = from;
    while let Some((first, others)) = tree.node(at).unwrap().children().split_first() {
        words.push(word(tree, *first));
        for other in others {
            let mut inner = vec![word(tree, *other)];
            inner.append(&mut line(tree, *other));
            words.push(format!("({})", inner.join(" ")));
        }
        at = *first;
    }
    words
}

fn word(tree: &Tree, id: NodeId) -> String {
    let node = tree.node(id).unwrap();
    let before = tree.node(node.parent().unwrap()).unwrap().boards();
    match node.step().unwrap() {
        Step::Move { seat, mv } => {
            let letter = seat.color.choose(seat.board.letter(), seat.board.letter().to_ascii_lowercase());
            format!("{letter}:{}", write_san(before.position(seat.board), mv))
        }
        Step::TakeOff { by, at } => format!("{by} off {at}"),
        Step::Give { seat, role } => format!("{seat} gets {}", role.role().letter()),
    }
}

/// The FEN of a board at the end of the main line, without its counters.
fn fen(found: &Found, board: BoardId) -> String {
    let text = crate::notation::write_fen(last(found).boards().position(board));
    text.split(' ').take(4).collect::<Vec<_>>().join(" ")
}
