//! How large a record may grow by editing: what is written has to be read back.

use pasapezas_core::record::read::{MAX_DEPTH, MAX_GAME, MAX_MOVES};
use pasapezas_core::record::{NodeId, Record, write_bpgn};

/// More than a reader of records takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// More moves, variations included.
    Moves,
    /// A variation in too many others.
    Depth,
    /// A longer text.
    Text,
}

/// As much as a move takes in a text at most, its clocks and brackets included, in bytes.
const MOVE: usize = 100;

/// What of a record no reader would take.
pub(super) fn passed(record: &Record) -> Option<Limit> {
    let (mut n_moves, mut most) = (0_usize, 0_usize);
    let mut open = vec![(0_usize, NodeId::ROOT)];
    while let Some((depth, id)) = open.pop() {
        if depth > MAX_DEPTH {
            return Some(Limit::Depth);
        }
        let Some(node) = record.tree.node(id) else { continue };
        n_moves += 1;
        let notes = &node.notes;
        let remarks: usize = notes.before.iter().chain(&notes.after).map(|text| text.len() + 4).sum();
        most += MOVE + remarks + 6 * (notes.glyphs.len() + notes.shapes.len());
        let children = node.children().iter().enumerate();
        open.extend(children.map(|(place, child)| (depth + usize::from(place > 0), *child)));
    }
    // The root is no move.
    if n_moves > MAX_MOVES + 1 {
        return Some(Limit::Moves);
    }
    // Only what might be too long is written to be measured.
    (most > MAX_GAME / 2 && write_bpgn(record).len() > MAX_GAME).then_some(Limit::Text)
}
