//! Going through a record: one move on or back, on both boards or on one.

use pasapezas_core::BoardId;
use pasapezas_core::record::{Node, NodeId, Tree};

/// Which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// To the beginning.
    First,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// To the end of the line.
    Last,
}

/// Where a step leads. With a board: over the moves of the other one, to where something has changed on this board; where
/// there is no such move, nowhere.
pub fn step(tree: &Tree, at: NodeId, way: Way, board: Option<BoardId>) -> NodeId {
    match way {
        Way::First => NodeId::ROOT,
        Way::Last => tree.line(at).last().unwrap_or(at),
        Way::On => tree.line(at).find(|id| is_on(tree, *id, board)).unwrap_or(at),
        Way::Back => back(tree, at, board),
    }
}

/// Before the last move of a board: that move itself and all later ones are gone.
fn back(tree: &Tree, at: NodeId, board: Option<BoardId>) -> NodeId {
    let mut here = at;
    loop {
        let Some(parent) = tree.node(here).and_then(Node::parent) else { return at };
        if is_on(tree, here, board) {
            return parent;
        }
        here = parent;
    }
}

fn is_on(tree: &Tree, id: NodeId, board: Option<BoardId>) -> bool {
    let step = tree.node(id).and_then(Node::step);
    step.is_some_and(|step| board.is_none_or(|board| step.board() == board))
}
