//! Counting the moves of a tree: the usual proof, and the usual measure, of a move generator.

use core::hint::black_box;

use super::checked::Position;

/// The number of legal move sequences of length `depth`: drops use their piece up, captured pieces vanish.
///
/// With `bulk` the moves before the last are counted without playing them.
///
/// ```
/// use pasapezas_core::{Position, RuleSet, perft};
/// assert_eq!(perft(&Position::start(&RuleSet::default()), 3, true), 8902);
/// ```
pub fn perft(position: &Position, depth: u8, bulk: bool) -> u64 {
    match depth {
        0 => 1,
        1 => leaves(position, bulk),
        _ => {
            let mut nodes = 0_u64;
            position.visit_legal(|set| {
                set.for_each(|mv| {
                    let (next, _) = position.play_unchecked(mv);
                    nodes = nodes.saturating_add(perft(&next, depth.saturating_sub(1), bulk));
                });
            });
            nodes
        }
    }
}

fn leaves(position: &Position, bulk: bool) -> u64 {
    let mut nodes = 0_u64;
    position.visit_legal(|set| {
        if bulk {
            nodes = nodes.saturating_add(u64::from(set.count()));
        } else {
            set.for_each(|mv| {
                let mut next = *position;
                black_box(next.apply(mv));
                black_box(&next);
                nodes = nodes.saturating_add(1);
            });
        }
    });
    nodes
}
