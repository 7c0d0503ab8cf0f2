//! The list of what happened: the only truth of a match.

use super::action::{Action, Stamp};
use super::event::Event;

/// Number of an entry, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(pub u32);

impl Seq {
    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// One accepted action: the intent beside the facts, so that [`Match::audit`](super::Match::audit) can decide it again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Its place in the log.
    pub seq: Seq,
    /// When, and by whom.
    pub stamp: Stamp,
    /// What was wanted.
    pub action: Action,
    /// What came of it, in order.
    pub events: Vec<Event>,
}

/// The entries of a match, numbered from 0 without a gap; it only grows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Log {
    entries: Vec<Entry>,
}

impl Log {
    /// All entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries from number `seq` on; none when there are not so many.
    pub fn since(&self, seq: Seq) -> &[Entry] {
        self.entries.get(index(seq)..).unwrap_or_default()
    }

    /// The entries before number `seq`; all when there are fewer.
    pub fn before(&self, seq: Seq) -> &[Entry] {
        self.entries.get(..index(seq)).unwrap_or(&self.entries)
    }

    /// The number that the next entry gets.
    pub fn end(&self) -> Seq {
        Seq(u32::try_from(self.entries.len()).unwrap_or(u32::MAX))
    }

    /// All events in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (&Entry, &Event)> {
        self.entries.iter().flat_map(|entry| entry.events.iter().map(move |event| (entry, event)))
    }

    pub(super) fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }
}

/// The entries that nobody has taken back, the last one first. A take-back that was itself taken back takes nothing back.
///
/// The entries must be all those before some number, as [`Log::entries`] and [`Log::before`] give them.
pub fn standing_back(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    let mut limit = Seq(u32::MAX);
    entries.iter().rev().filter(move |entry| {
        let stands = entry.seq < limit;
        for event in &entry.events {
            if let (Event::TakenBack { to }, true) = (event, stands) {
                limit = *to;
            }
        }
        stands
    })
}

fn index(seq: Seq) -> usize {
    usize::try_from(seq.0).unwrap_or(usize::MAX)
}
