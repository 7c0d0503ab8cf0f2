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

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
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
