//! Bytes of a text to lines and columns.

use crate::record::read::Place;

/// A line and a column are remembered at every so many bytes.
const STEP: usize = 1024;

/// The lines and columns of a text as far as it has been looked at, so that none of its places costs a walk through all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places {
    /// Lines before each step, and signs before it in its line.
    steps: Vec<(u32, u32)>,
}

/// A text with its places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) text: &'a [u8],
    pub(super) places: &'a Places,
}

impl Source<'_> {
    /// The place of a byte that has been looked at.
    pub(super) fn at(&self, byte: usize) -> Place {
        self.places.at(self.text, byte)
    }
}

impl Places {
    /// Looks at a text up to a byte. Steps that are known are not looked at again.
    pub(super) fn reach(&mut self, text: &[u8], byte: usize) {
        let wanted = (byte / STEP).saturating_add(1);
        while self.steps.len() < wanted {
            let next = match self.steps.len().checked_sub(1) {
                None => (0, 0),
                Some(last) => self.walked(text, last, STEP),
            };
            self.steps.push(next);
        }
    }

    /// The place of a byte. Columns count characters: bytes that go on with one do not count.
    pub(super) fn at(&self, text: &[u8], byte: usize) -> Place {
        let step = (byte / STEP).min(self.steps.len().saturating_sub(1));
        let (lines, signs) = self.walked(text, step, byte.saturating_sub(step.saturating_mul(STEP)));
        Place { line: lines.saturating_add(1), column: signs.saturating_add(1) }
    }

    /// Lines and signs behind so many bytes from a step on.
    fn walked(&self, text: &[u8], step: usize, length: usize) -> (u32, u32) {
        let start = step.saturating_mul(STEP);
        let walk = text.get(start..).unwrap_or_default().iter().take(length);
        walk.fold(self.steps.get(step).copied().unwrap_or_default(), |(lines, signs), sign| match sign {
            b'\n' => (lines.saturating_add(1), 0),
            0x80..=0xbf => (lines, signs),
            _ => (lines, signs.saturating_add(1)),
        })
    }
}
