//! Gathering complaints by offset, and turning offsets into lines and columns at the end.

use super::complaint::{Complaint, ComplaintKind, Place};
use super::limits::MAX_COMPLAINTS;

/// The complaints about one game while it is read: bytes from its start instead of lines and columns, which cost a walk.
#[derive(Debug, Default)]
pub(super) struct Report {
    complaints: Vec<(usize, ComplaintKind)>,
    more: u32,
    last: usize,
}

impl Report {
    /// Complains about what starts at `at`.
    pub(super) fn add(&mut self, at: usize, kind: ComplaintKind) {
        if self.complaints.len() < MAX_COMPLAINTS {
            self.complaints.push((at, kind));
        } else {
            self.more = self.more.saturating_add(1);
            self.last = self.last.max(at);
        }
    }

    /// The complaints in the order of the text, which starts at line `first_line`.
    pub(super) fn finish(mut self, text: &[u8], first_line: u32) -> Vec<Complaint> {
        self.complaints.sort_by_key(|(at, _)| *at);
        if self.more > 0 {
            self.complaints.push((self.last, ComplaintKind::AndMore { count: self.more }));
        }
        let mut walk = Walk::new(text, first_line);
        self.complaints.into_iter().map(|(at, kind)| Complaint { place: walk.place(at), kind }).collect()
    }
}

/// The place of a byte.
pub(super) fn place_of(text: &[u8], first_line: u32, at: usize) -> Place {
    Walk::new(text, first_line).place(at)
}

/// A walk through a text that finds places in its order. It never looks back, however long a line is.
struct Walk<'a> {
    text: &'a [u8],
    line: u32,
    line_start: usize,
    /// How far the line has been counted, and how many characters that is, as long as it is UTF-8.
    counted: usize,
    n_characters: Option<usize>,
}

impl<'a> Walk<'a> {
    fn new(text: &'a [u8], first_line: u32) -> Self {
        Self { text, line: first_line, line_start: 0, counted: 0, n_characters: Some(0) }
    }

    fn place(&mut self, at: usize) -> Place {
        let before = self.text.get(self.counted..at).unwrap_or_default();
        let mut start = self.line_start;
        for (index, byte) in (self.counted..).zip(before) {
            let pair = *byte == b'\r' && self.text.get(index.saturating_add(1)) == Some(&b'\n');
            if matches!(byte, b'\n' | b'\r') && !pair {
                start = index.saturating_add(1);
                self.line = self.line.saturating_add(1);
            }
        }
        if start != self.line_start {
            (self.line_start, self.counted, self.n_characters) = (start, start, Some(0));
        }
        let n = u32::try_from(self.characters(at)).unwrap_or(u32::MAX);
        Place { line: self.line, column: n.saturating_add(1) }
    }

    /// How many characters of the line stand before `at`: UTF-8 if they are that, else one each. A byte order mark is none.
    fn characters(&mut self, at: usize) -> usize {
        let mark = b"\xef\xbb\xbf";
        let line = self.text.get(self.line_start..at).unwrap_or_default();
        let marked = line.starts_with(mark);
        let n_bytes = line.len().saturating_sub(if marked { mark.len() } else { 0 });
        let Some(n) = self.n_characters else { return n_bytes };
        match core::str::from_utf8(self.text.get(self.counted..at).unwrap_or_default()) {
            Ok(piece) => {
                let n = n.saturating_add(piece.chars().count());
                (self.counted, self.n_characters) = (self.counted.max(at), Some(n));
                n.saturating_sub(usize::from(marked))
            }
            // In the middle of a character: what follows may complete it.
            Err(error) if error.error_len().is_none() => n_bytes,
            Err(_) => {
                self.counted = self.counted.max(at);
                self.n_characters = None;
                n_bytes
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Report, place_of};
    use crate::record::read::{ComplaintKind, Place};

    #[test]
    fn columns_count_characters_and_lines_end_in_any_way() {
        let text = "\u{feff}ab\r\ncdé!\rx\n\ny".as_bytes();
        let cases = [(3, 1, 1), (5, 1, 3), (7, 2, 1), (11, 2, 4), (13, 3, 1), (16, 5, 1)];
        for (at, line, column) in cases {
            assert_eq!(place_of(text, 1, at), Place { line, column }, "{at}");
        }
        assert_eq!(place_of(b"\xe9\xe9!", 7, 2), Place { line: 7, column: 3 });
    }

    #[test]
    fn complaints_come_in_the_order_of_the_text_and_end() {
        let mut report = Report::default();
        for at in (0..200).rev() {
            report.add(at, ComplaintKind::UnknownWord);
        }
        let complaints = report.finish(&[b'\n'; 300], 1);
        assert_eq!(complaints.len(), 101);
        assert!(complaints.is_sorted_by_key(|complaint| complaint.place));
        assert_eq!(complaints[100].kind, ComplaintKind::AndMore { count: 100 });
    }
}
