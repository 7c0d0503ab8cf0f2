//! The positions that one board has had, for repetition. Never cleared during a match (decision D49).

use core::hash::{Hash, Hasher};
use std::collections::BTreeMap;

use crate::position::RepetitionKey;

/// All positions of a board, from the first on, and where each of them came about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct History {
    keys: Vec<RepetitionKey>,
    /// Positions by hash; equality is by content, the hash only speeds the search (decision D48).
    places: BTreeMap<u64, Vec<usize>>,
}

impl History {
    pub(super) fn push(&mut self, key: RepetitionKey) {
        self.places.entry(hash(&key)).or_default().push(self.keys.len());
        self.keys.push(key);
    }

    /// Forgets the last position: a placement that was removed leaves no trace (decision D22).
    pub(super) fn pop(&mut self) {
        let Some(key) = self.keys.pop() else { return };
        if let Some(places) = self.places.get_mut(&hash(&key)) {
            places.pop();
        }
    }

    pub(super) fn last(&self) -> Option<&RepetitionKey> {
        self.keys.last()
    }

    /// How often `key` has come about.
    pub(super) fn count(&self, key: &RepetitionKey) -> usize {
        let places = self.places.get(&hash(key)).map_or(&[][..], Vec::as_slice);
        places.iter().filter(|place| self.keys.get(**place) == Some(key)).count()
    }
}

/// FNV-1a, a word at a time: the same on every machine, so that a match is the same value everywhere.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(29);
    }

    fn write_isize(&mut self, discriminant: isize) {
        self.write_u64(u64::try_from(discriminant).unwrap_or_default());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn hash(key: &RepetitionKey) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    key.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::notation::read_fen;
    use crate::position::Position;
    use crate::rules::{Enforcement, RuleSet};

    /// The key of a position, also of one that only Strict accepts.
    fn key(fen: &str) -> RepetitionKey {
        let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
        Position::new(read_fen(fen).unwrap(), &rules).unwrap().repetition_key()
    }

    #[test]
    fn a_forgotten_position_counts_no_more_and_earlier_ones_still_do() {
        let [first, second] = ["4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 b"].map(key);
        let mut history = History::default();
        history.pop();
        for key in [first, second, first, second] {
            history.push(key);
        }
        assert_eq!((history.count(&first), history.count(&second)), (2, 2));
        history.pop();
        assert_eq!((history.count(&first), history.count(&second)), (2, 1));
        assert_eq!(history.last(), Some(&first));
        history.push(first);
        assert_eq!((history.count(&first), history.count(&second)), (3, 1));
    }

    /// Positions are found by hash and told apart by content: a hash that mixes badly only makes long matches slow, and
    /// nobody would notice.
    #[test]
    fn positions_that_differ_in_one_thing_differ_in_their_hash() {
        let mut fens: Vec<String> = [
            "r3k2r/8/8/8/8/8/8/R3K2R w",
            "r3k2r/8/8/8/8/8/8/R3K2R b",
            "r3k2r/8/8/8/8/8/8/R3K2R w K",
            "r3k2r/8/8/8/8/8/8/R3K2R w Q",
            "r3k2r/8/8/8/8/8/8/R3K2R w k",
            "r3k2r/8/8/8/8/8/8/R3K2R w q",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq",
            "4k3/8/8/2pPp3/8/8/8/4K3 w",
            "4k3/8/8/2pPp3/8/8/8/4K3 w - c6",
            "4k3/8/8/2pPp3/8/8/8/4K3 w - e6",
        ]
        .map(str::to_owned)
        .into();
        for piece in "PNBRQpnbrq".chars() {
            // One more of each kind in reserve, then one on every square of six ranks.
            fens.extend((1..=8).map(|count| {
                let held: String = core::iter::repeat_n(piece, count).collect();
                format!("4k3/8/8/8/8/8/8/4K3[{held}] w")
            }));
            for (above, file) in (1..7).flat_map(|above| (0..8).map(move |file| (above, file))) {
                let row: String = (0..8).map(|other| if other == file { piece } else { '1' }).collect();
                let rows: Vec<_> = (0..8)
                    .map(|rank| match rank {
                        0 => "4k3",
                        7 => "4K3",
                        _ if rank == above => &row,
                        _ => "8",
                    })
                    .collect();
                fens.push(format!("{} w", rows.join("/")));
            }
        }
        let hashes: BTreeSet<u64> = fens.iter().map(|fen| hash(&key(fen))).collect();
        assert_eq!(hashes.len(), fens.len());
    }
}
