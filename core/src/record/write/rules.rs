//! The rules that are written into a file: some by which its moves can be played.

use crate::record::{Boards, NodeId, Record};
use crate::rules::{Enforcement, Preset, RuleSet};

/// The rules of the record, unless they forbid one of its moves; then those that forbid least: international ones, and where
/// they are not enough, with castling on placed rooks and with placements that only Strict lets pass.
pub(super) fn rules_played(record: &Record) -> RuleSet {
    let international = RuleSet::of(Preset::International);
    let mut castling = international;
    castling.board.dropped_rook_castles = true;
    let strict = |rules: RuleSet| RuleSet { enforcement: Enforcement::Strict, ..rules };
    let candidates = [record.rules, international, castling, strict(international), strict(castling)];
    candidates.into_iter().find(|rules| allow_all(record, rules)).unwrap_or(record.rules)
}

/// Whether all steps may be made one after the other, as a reader makes them.
fn allow_all(record: &Record, rules: &RuleSet) -> bool {
    let tree = &record.tree;
    let mut open: Vec<(NodeId, Boards)> = vec![(NodeId::ROOT, tree.root().boards().under(rules))];
    while let Some((id, boards)) = open.pop() {
        let Some(node) = tree.node(id) else { continue };
        for child in node.children() {
            let Some(step) = tree.node(*child).and_then(crate::record::Node::step) else { continue };
            match boards.after(step) {
                Ok(after) => open.push((*child, after)),
                Err(_) => return false,
            }
        }
    }
    true
}
