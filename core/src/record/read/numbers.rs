//! Move numbers: `12A.`, `12a.`, `1A.e4`, `12.`, `12...`, and the spellings of moves that only records have.

use std::borrow::Cow;

use super::words::text_of;
use crate::base::BoardId;

/// The number of a move, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) number: u32,
    pub(super) letter: Option<Letter>,
}

/// The letter behind a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) board: BoardId,
    /// A small letter is Black; a capital one is White, or either in the files of some programs.
    pub(super) small: bool,
}

/// The number that a word starts with, and the rest of the word.
pub(super) fn read_number(word: &[u8]) -> Option<(Number, &[u8])> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = word.get(..digits).filter(|digits| !digits.is_empty())?;
    let number = number.iter().fold(0_u32, |number, digit| {
        number.saturating_mul(10).saturating_add(u32::from(digit.wrapping_sub(b'0')))
    });
    let rest = word.get(digits..)?;
    let letter = match rest.first() {
        Some(b'A') => Some((BoardId::A, false)),
        Some(b'a') => Some((BoardId::A, true)),
        Some(b'B') => Some((BoardId::B, false)),
        Some(b'b') => Some((BoardId::B, true)),
        _ => None,
    };
    let letter = letter.map(|(board, small)| Letter { board, small });
    let rest = if letter.is_some() { rest.get(1..)? } else { rest };
    let san = without_dots(rest);
    (rest.is_empty() || san.len() < rest.len()).then_some((Number { number, letter }, san))
}

/// A word without the dots at its start.
pub(super) fn without_dots(word: &[u8]) -> &[u8] {
    let dots = word.iter().take_while(|byte| **byte == b'.').count();
    word.get(dots..).unwrap_or_default()
}

/// A move in a spelling that [`read_san`](crate::notation::read_san) knows. Two are only found in records: `$146@g4`, where a
/// program took the N of a drop for the glyph of a novelty, and the long form of servers, `N/g1-f3` and `P/@@-f5`.
pub(super) fn spelled_usually(word: &[u8]) -> Cow<'_, str> {
    let text = match core::str::from_utf8(word) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(text_of(word)),
    };
    if let Some(square) = text.strip_prefix("$146@") {
        return Cow::Owned(format!("N@{square}"));
    }
    if word.get(1) != Some(&b'/') {
        return text;
    }
    let Some((piece, way)) = text.split_once('/') else { return text };
    match way.strip_prefix("@@-") {
        Some(square) => Cow::Owned(format!("{piece}@{square}")),
        None if piece == "P" => Cow::Owned(way.to_owned()),
        None => Cow::Owned(format!("{piece}{way}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{read_number, spelled_usually};

    #[test]
    fn a_number_is_read_with_or_without_letter_and_move() {
        let cases = [
            ("12A.", Some((12, Some('A'), ""))),
            ("12b", Some((12, Some('b'), ""))),
            ("1a.e5", Some((1, Some('a'), "e5"))),
            ("3...Nf6", Some((3, None, "Nf6"))),
            ("7", Some((7, None, ""))),
            ("99999999999B.", Some((u32::MAX, Some('B'), ""))),
            ("0-0", None),
            ("1Ae4", None),
            ("1/2", None),
            ("e4", None),
            ("", None),
        ];
        for (text, expected) in cases {
            let found = read_number(text.as_bytes()).map(|(number, san)| {
                let letter = number.letter.map(|letter| {
                    let capital = letter.board.letter();
                    if letter.small { capital.to_ascii_lowercase() } else { capital }
                });
                (number.number, letter, core::str::from_utf8(san).unwrap())
            });
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn spellings_of_records_become_usual_ones() {
        let cases = [
            ("Nf3", "Nf3"),
            ("$146@g4", "N@g4"),
            ("P/@@-f5", "P@f5"),
            ("N/g1-f3", "Ng1-f3"),
            ("P/e2-e4", "e2-e4"),
            ("P/e7-e8=Q", "e7-e8=Q"),
            ("e8/Q", "e8/Q"),
        ];
        for (text, usual) in cases {
            assert_eq!(spelled_usually(text.as_bytes()), usual);
        }
        assert_eq!(spelled_usually(b"\xe9"), "é");
    }
}
