//! Lines and variations.

use super::{line, step, tree};
use crate::base::Seat;
use crate::record::NodeId;

const A: Seat = Seat::WHITE_A;
const B: Seat = Seat::BLACK_A;
const C: Seat = Seat::WHITE_B;

#[test]
fn a_step_that_is_there_is_not_made_twice() {
    let mut tree = tree();
    let nodes = line(&mut tree, NodeId::ROOT, &[(A, "e4"), (C, "d4"), (B, "e5")]);
    let again = line(&mut tree, NodeId::ROOT, &[(A, "e4"), (C, "d4")]);
    assert_eq!(again, nodes[..2]);
    assert_eq!((tree.len(), tree.path(nodes[2])), (3, nodes.clone()));
    assert_eq!(tree.line(NodeId::ROOT).collect::<Vec<_>>(), nodes);
}

#[test]
fn a_promoted_variation_is_the_main_line() {
    let mut tree = tree();
    let main = line(&mut tree, NodeId::ROOT, &[(A, "e4"), (B, "e5")]);
    let side = line(&mut tree, main[0], &[(B, "c5"), (A, "Nf3")]);
    let third = line(&mut tree, main[0], &[(B, "c6")]);
    tree.promote(third[0]);
    assert_eq!(tree.node(main[0]).unwrap().children(), [third[0], main[1], side[0]]);
    tree.promote(NodeId::ROOT);
}

#[test]
fn what_is_cut_is_gone_and_its_number_is_not_given_again() {
    let mut tree = tree();
    let main = line(&mut tree, NodeId::ROOT, &[(A, "e4"), (B, "e5"), (A, "Nf3")]);
    tree.cut(main[1]);
    assert!(tree.node(main[1]).is_none() && tree.node(main[2]).is_none());
    assert_eq!((tree.len(), tree.is_empty()), (1, false));
    let next = line(&mut tree, main[0], &[(B, "c5")]);
    assert!(next[0] > main[2]);
    tree.cut(NodeId::ROOT);
    tree.cut(main[0]);
    assert!(tree.is_empty());
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut tree = tree();
    let before = tree.clone();
    let twice = step(&tree, NodeId::ROOT, A, "e4");
    let node = tree.add(NodeId::ROOT, twice).unwrap();
    assert!(tree.add(node, twice).is_err());
    tree.cut(node);
    assert_eq!(tree.line(NodeId::ROOT).count(), before.line(NodeId::ROOT).count());
}
