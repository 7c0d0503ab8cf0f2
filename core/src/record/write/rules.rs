//! The rules that are written into a file: some by which its moves can be played.

use crate::record::{NodeId, Record};
use crate::rules::{Preset, RuleSet};

/// The rules of the record, unless they forbid one of its moves; then those that forbid least.
pub(super) fn rules_played(record: &Record) -> RuleSet {
    let international = RuleSet::of(Preset::International);
    let candidates = [record.rules, international];
    candidates.into_iter().find(|rules| allow_all(record, rules)).unwrap_or(record.rules)
}

fn allow_all(record: &Record, rules: &RuleSet) -> bool {
    record.tree.ids().all(|id| allow(record, id, rules).unwrap_or(true))
}

/// Whether the step to a node may be made; `None` at the root.
fn allow(record: &Record, id: NodeId, rules: &RuleSet) -> Option<bool> {
    let node = record.tree.node(id)?;
    let before = record.tree.node(node.parent()?)?.boards().under(rules);
    Some(before.after(node.step()?).is_ok())
}
