//! The library: matches that the device keeps, as rows of a list, and all of them as one file.
//!
//! The file begins with `pasapezas-library 1`; then each match is a line `match KIND BYTES RESULT` (`log` or `record`, how long
//! its text is, how it ended) and its text. Texts are exact: what is exported comes back as it was.

use core::fmt;

use pasapezas_core::record::{ResultToken, Tags, read_bpgn, read_log_prefix};
use pasapezas_core::{PerSeat, Preset, Seat};

/// What kind of text a match has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextKind {
    /// The log of a match that was played here.
    Log,
    /// A record, as BPGN.
    Record,
}

impl TextKind {
    const ALL: [Self; 2] = [Self::Log, Self::Record];

    const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Record => "record",
        }
    }
}

/// A match with its whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptText {
    /// What its text is.
    pub kind: TextKind,
    /// How it ended, as files write it; empty while it goes on.
    pub result: String,
    /// Its text.
    pub text: String,
}

/// A match as a row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryRow {
    /// Under which id it is kept.
    pub id: String,
    /// What its text is.
    pub kind: TextKind,
    /// Who played; empty where nobody is named.
    pub names: PerSeat<String>,
    /// When, as it was written; empty where nobody has.
    pub date: String,
    /// How it ended; empty while it goes on.
    pub result: String,
    /// Its rules, where they are those of a preset.
    pub preset: Option<Preset>,
}

impl LibraryRow {
    /// The row of a match: `head` is its text, or as much of it as has its tags.
    pub fn of(id: &str, kind: TextKind, result: &str, head: &str) -> Self {
        let (tags, preset) = match kind {
            TextKind::Log => {
                let log = read_log_prefix(head).ok().map(|read| read.log);
                let preset = log.as_ref().and_then(|log| log.setup.rules.preset());
                (log.map(|log| log.tags).unwrap_or_default(), preset)
            }
            TextKind::Record => {
                let record = read_bpgn(head.as_bytes(), 1).record;
                let preset = record.rules.preset();
                (record.tags, preset)
            }
        };
        let tag = |name: &str| tags.get(name).unwrap_or_default().to_owned();
        Self {
            id: id.to_owned(),
            kind,
            names: PerSeat::for_seats(|seat| tag(seat.name())),
            date: tag("Date"),
            result: if result.is_empty() { result_of(kind, &tags) } else { result.to_owned() },
            preset,
        }
    }

    /// Whether every word of `typed` stands somewhere in the row; the size of letters does not matter.
    pub fn matches(&self, typed: &str) -> bool {
        let names = Seat::ALL.map(|seat| self.names.at(seat).as_str());
        let preset = self.preset.map_or("", Preset::name);
        let row = [&names[..], &[&self.date, &self.result, preset]].concat().join(" ").to_lowercase();
        typed.to_lowercase().split_whitespace().all(|word| row.contains(word))
    }
}

/// A record says itself how it ended; a log is told.
fn result_of(kind: TextKind, tags: &Tags) -> String {
    match kind {
        TextKind::Log => String::new(),
        TextKind::Record => tags.get("Result").unwrap_or("*").to_owned(),
    }
}

/// What a file of the library begins with, and its version.
const HEAD: &str = "pasapezas-library ";
const VERSION: &str = "1";

/// The longest line before a match, in bytes.
const MAX_LINE: usize = 1000;

/// The largest file that is read, in bytes.
pub const MAX_LIBRARY: usize = 64 * 1024 * 1024;

/// Why a text is no file of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LibraryError {
    /// It does not begin like one.
    Other,
    /// A newer version has written it.
    Newer,
    /// It is larger than [`MAX_LIBRARY`].
    TooLong,
    /// A match is damaged or missing.
    Damaged {
        /// Which one, from 1. Those before it are fine.
        number: usize,
    },
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("this is no file of a library"),
            Self::Newer => f.write_str("the file was written by a newer version"),
            Self::TooLong => write!(f, "more than {MAX_LIBRARY} bytes"),
            Self::Damaged { number } => write!(f, "match {number} is damaged"),
        }
    }
}

impl core::error::Error for LibraryError {}

/// All matches as one file.
///
/// ```
/// use pasapezas_model::study::library::{KeptText, TextKind, read_library, write_library};
/// let kept = KeptText { kind: TextKind::Record, result: "1-0".into(), text: "1A. e4 1-0\n".into() };
/// let file = write_library(&[kept.clone()]);
/// assert_eq!(read_library(&file), (vec![kept], None));
/// ```
pub fn write_library(matches: &[KeptText]) -> String {
    let mut file = format!("{HEAD}{VERSION}\n");
    for KeptText { kind, result, text } in matches {
        let line = ["match", kind.name(), &text.len().to_string(), result].join(" ");
        for part in [line.trim_end(), "\n", text, "\n"] {
            file.push_str(part);
        }
    }
    file
}

/// The matches of a file, and what is wrong with it: those before the damage are there all the same.
pub fn read_library(file: &str) -> (Vec<KeptText>, Option<LibraryError>) {
    let (mut matches, mut wrong) = (Vec::new(), None);
    for read in LibraryFile::new(file.as_bytes().to_vec()) {
        match read {
            Ok(kept) => matches.push(kept),
            Err(error) => wrong = Some(error),
        }
    }
    (matches, wrong)
}

/// A file of the library, one match after the other. Nothing follows what is damaged.
#[derive(Debug)]
pub struct LibraryFile {
    bytes: Vec<u8>,
    at: usize,
    stage: Stage,
}

/// What is read next.
#[derive(Debug)]
enum Stage {
    Head,
    /// After so many.
    Matches(usize),
    Over,
}

impl LibraryFile {
    /// Nothing of it read yet.
    pub fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0, stage: Stage::Head }
    }

    /// How much of it has been read, in thousandths.
    pub fn share(&self) -> u32 {
        u32::try_from(self.at.saturating_mul(1000) / self.bytes.len().max(1)).unwrap_or(1000)
    }

    fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// A line without its end, and the place behind that.
    fn line(&self) -> Option<(&str, usize)> {
        let length = self.rest().iter().take(MAX_LINE).position(|sign| *sign == b'\n')?;
        let line = core::str::from_utf8(self.rest().get(..length)?).ok()?;
        Some((line, self.at.saturating_add(length).saturating_add(1)))
    }

    fn head(&mut self) -> Result<(), LibraryError> {
        if self.bytes.len() > MAX_LIBRARY {
            return Err(LibraryError::TooLong);
        }
        let (line, behind) = self.line().ok_or(LibraryError::Other)?;
        let version = line.strip_prefix(HEAD).ok_or(LibraryError::Other)?;
        if version.trim_end() != VERSION {
            return Err(LibraryError::Newer);
        }
        self.at = behind;
        Ok(())
    }

    /// The next match, and the place behind it.
    fn kept(&self) -> Option<(KeptText, usize)> {
        let (line, start) = self.line()?;
        let mut words = line.strip_prefix("match ")?.split(' ');
        let kind = words.next()?;
        let kind = TextKind::ALL.into_iter().find(|known| known.name() == kind)?;
        let end = start.checked_add(words.next()?.parse().ok()?)?;
        let result = words.next().unwrap_or_default();
        if !result.is_empty() && ResultToken::from_text(result).is_none() {
            return None;
        }
        let text = core::str::from_utf8(self.bytes.get(start..end)?).ok()?.to_owned();
        let is_whole = self.bytes.get(end) == Some(&b'\n') && words.next().is_none();
        let kept = KeptText { kind, result: result.to_owned(), text };
        is_whole.then_some((kept, end.saturating_add(1)))
    }
}

impl Iterator for LibraryFile {
    type Item = Result<KeptText, LibraryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Stage::Head = self.stage {
            if let Err(error) = self.head() {
                self.stage = Stage::Over;
                return Some(Err(error));
            }
            self.stage = Stage::Matches(0);
        }
        let Stage::Matches(count) = self.stage else { return None };
        let number = count.saturating_add(1);
        if self.rest().trim_ascii_start().is_empty() {
            self.stage = Stage::Over;
            return None;
        }
        if let Some((kept, behind)) = self.kept() {
            self.at = behind;
            self.stage = Stage::Matches(number);
            Some(Ok(kept))
        } else {
            self.stage = Stage::Over;
            Some(Err(LibraryError::Damaged { number }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(kind: TextKind, result: &str, text: &str) -> KeptText {
        KeptText { kind, result: result.into(), text: text.into() }
    }

    #[test]
    fn what_is_exported_comes_back_as_it_was() {
        let all = [
            kept(TextKind::Log, "", "pasapezas-log 1\nrules pasapezas\ntime 300000\n0 7 table start\n"),
            kept(TextKind::Record, "1/2-1/2", "match log 3 *\nXoán {🐎}"),
            kept(TextKind::Record, "*", ""),
        ];
        let file = write_library(&all);
        assert_eq!(read_library(&file), (all.to_vec(), None));
        assert_eq!(read_library(&write_library(&[])), (vec![], None));
    }

    #[test]
    fn of_a_damaged_file_the_matches_before_the_damage_are_there() {
        let all = [kept(TextKind::Record, "1-0", "one é"), kept(TextKind::Record, "0-1", "two")];
        let file = write_library(&all);
        for end in 0..file.len() {
            let Some(torn) = file.get(..end) else { continue };
            let (found, wrong) = read_library(torn);
            assert!(all.starts_with(&found), "cut at {end}");
            assert!(wrong.is_some() || found.len() < 2 || end + 1 == file.len(), "cut at {end}");
        }
        let longer = file.replace("match record 3 ", "match record 4000000000 ");
        assert_eq!(read_library(&longer).1, Some(LibraryError::Damaged { number: 2 }));
        // A result that is none, and would not be written as it is.
        let other = file.replace("match record 3 0-1", "match record 3 0-1\r");
        assert_eq!(read_library(&other).1, Some(LibraryError::Damaged { number: 2 }));
        // A length that ends inside a letter.
        let inside = file.replace("match record 6 ", "match record 5 ");
        assert_eq!(read_library(&inside), (vec![], Some(LibraryError::Damaged { number: 1 })));
    }

    #[test]
    fn other_and_newer_files_are_told_apart() {
        for other in ["", "[Event \"x\"]", "pasapezas-log 1\n", "pasapezas-library 1"] {
            assert_eq!(read_library(other).1, Some(LibraryError::Other), "{other}");
        }
        assert_eq!(read_library("pasapezas-library 2\nwhatever").1, Some(LibraryError::Newer));
    }

    #[test]
    fn a_row_says_who_when_and_how_it_ended() {
        let head = "pasapezas-log 1\nrules international\ntime 300000\ntag WhiteA \"Ana\"\ntag Date \"2026.11.30\"\n";
        let row = LibraryRow::of("7", TextKind::Log, "0-1", head);
        assert_eq!((row.names.at(Seat::WHITE_A).as_str(), row.date.as_str()), ("Ana", "2026.11.30"));
        assert_eq!((row.result.as_str(), row.preset), ("0-1", Some(Preset::International)));
        let bpgn = "[WhiteB \"Brais\"]\n[Result \"1-0\"]\n\n1A. e4 1-0\n";
        let row = LibraryRow::of("8", TextKind::Record, "", bpgn);
        assert_eq!((row.names.at(Seat::WHITE_B).as_str(), row.result.as_str()), ("Brais", "1-0"));
        assert!(row.matches("BRAIS 1-0") && row.matches("") && !row.matches("brais ana"));
        let damaged = LibraryRow::of("9", TextKind::Log, "", "rubbish");
        assert_eq!((damaged.preset, damaged.date.as_str()), (None, ""));
    }
}
