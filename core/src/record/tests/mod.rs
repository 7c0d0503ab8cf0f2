//! Trees and boards.

mod boards;
mod breaches;
mod of_match;
mod tree;

use super::{Boards, NodeId, Step, Tree};
use crate::base::Seat;
use crate::notation::read_san;
use crate::rules::RuleSet;

/// A tree by the regulation.
fn tree() -> Tree {
    Tree::new(Boards::start(&RuleSet::default()))
}

/// The step that a SAN of `seat` means at `at`.
fn step(tree: &Tree, at: NodeId, seat: Seat, san: &str) -> Step {
    let position = tree.node(at).unwrap().boards().position(seat.board);
    Step::Move { seat, mv: read_san(position, san).unwrap() }
}

/// Plays a line from `at` and gives its nodes.
fn line(tree: &mut Tree, mut at: NodeId, moves: &[(Seat, &str)]) -> Vec<NodeId> {
    let mut nodes = Vec::new();
    for (seat, san) in moves {
        let step = step(tree, at, *seat, san);
        at = tree.add(at, step).unwrap();
        nodes.push(at);
    }
    nodes
}
