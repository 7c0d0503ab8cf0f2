//! What a file brings into the library: a file of the library itself, the log of a match, or records of any program.

use pasapezas_core::record::read_file::{MAX_ALL_MOVES, MAX_GAMES};
use pasapezas_core::record::sniff::sniff;
use pasapezas_core::record::{Record, write_bpgn};

use super::library::{KeptText, LibraryError, LibraryFile, MAX_LIBRARY, TextKind};
use super::pieces::{Piece, Pieces};
use crate::share::shared::{Shared, SharedError};

/// Why a file brings nothing, or not all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ImportError {
    /// There is no match in it.
    Nothing,
    /// A newer version has written it.
    Newer,
    /// It is too large.
    TooLong,
    /// From a match on it is damaged.
    Damaged {
        /// Which one, from 1. Those before it are fine.
        number: usize,
    },
    /// It says what the rules do not allow.
    Forged,
}

/// The matches of a file, and what is wrong with it: those that can be read are there all the same.
pub fn read_import(bytes: &[u8]) -> (Vec<KeptText>, Option<ImportError>) {
    let mut importing = Importing::new(bytes.to_vec());
    while importing.work() {}
    importing.finish()
}

/// A file that is being taken in, in pieces: whoever has frames to draw calls [`work`](Self::work) as long as there is time.
#[derive(Debug)]
pub struct Importing {
    kind: Kind,
    matches: Vec<KeptText>,
    wrong: Option<ImportError>,
    /// Moves of all records.
    n_moves: usize,
}

#[derive(Debug)]
enum Kind {
    /// A file of the library, one match after the other.
    Library(LibraryFile),
    /// Records, and those that are read and not yet written.
    Records(Pieces, Vec<Record>),
    Done,
}

impl Importing {
    /// Begins with a file. The log of a match is read at once: it is bounded.
    pub fn new(bytes: Vec<u8>) -> Self {
        let mut importing = Self { kind: Kind::Done, matches: Vec::new(), wrong: None, n_moves: 0 };
        if bytes.len() > MAX_LIBRARY {
            importing.wrong = Some(ImportError::TooLong);
        } else if bytes.starts_with(b"pasapezas-library") {
            importing.kind = Kind::Library(LibraryFile::new(bytes));
        } else if bytes.starts_with(b"pasapezas-log") {
            match Shared::read(&String::from_utf8_lossy(&bytes)) {
                Ok(shared) => importing.matches.push(KeptText {
                    kind: TextKind::Log,
                    result: shared.result().text().to_owned(),
                    text: shared.text().to_owned(),
                }),
                Err(error) => importing.wrong = Some(of_shared(error)),
            }
        } else if let Some(kind) = sniff(&bytes) {
            importing.kind = Kind::Records(Pieces::new(kind, bytes), Vec::new());
        }
        importing
    }

    /// One piece of work; `false` when there is nothing more.
    pub fn work(&mut self) -> bool {
        match &mut self.kind {
            Kind::Library(file) => match file.next() {
                Some(Ok(kept)) => self.matches.push(kept),
                Some(Err(error)) => self.wrong = Some(of_library(error)),
                None => self.kind = Kind::Done,
            },
            Kind::Records(pieces, read) => {
                if let Some(record) = read.pop() {
                    self.matches.push(KeptText {
                        kind: TextKind::Record,
                        result: String::new(),
                        text: write_bpgn(&record),
                    });
                    return true;
                }
                let found = match pieces.work() {
                    Piece::More | Piece::Wrong(_) => return true,
                    Piece::Game(game) => vec![game.1],
                    Piece::All(games, _) => games,
                    Piece::End => Vec::new(),
                };
                if found.is_empty() {
                    self.kind = Kind::Done;
                    return true;
                }
                self.n_moves += found.iter().map(|found| found.record.tree.len()).sum::<usize>();
                // The next one is taken from the end.
                read.extend(found.into_iter().rev().map(|found| found.record));
                if self.matches.len() + read.len() > MAX_GAMES || self.n_moves > MAX_ALL_MOVES {
                    self.kind = Kind::Done;
                }
            }
            Kind::Done => return false,
        }
        true
    }

    /// How much of the file has been read, in thousandths, and how many matches were found.
    pub fn progress(&self) -> (u32, usize) {
        let share = match &self.kind {
            Kind::Library(file) => file.share(),
            Kind::Records(pieces, _) => pieces.share(),
            Kind::Done => 1000,
        };
        (share, self.matches.len())
    }

    /// The matches, and what is wrong with the file.
    pub fn finish(mut self) -> (Vec<KeptText>, Option<ImportError>) {
        while self.work() {}
        let nothing = self.matches.is_empty().then_some(ImportError::Nothing);
        (self.matches, self.wrong.or(nothing))
    }
}

const fn of_library(error: LibraryError) -> ImportError {
    match error {
        LibraryError::Other => ImportError::Nothing,
        LibraryError::Newer => ImportError::Newer,
        LibraryError::TooLong => ImportError::TooLong,
        LibraryError::Damaged { number } => ImportError::Damaged { number },
    }
}

const fn of_shared(error: SharedError) -> ImportError {
    match error {
        SharedError::Damaged => ImportError::Damaged { number: 1 },
        SharedError::Newer => ImportError::Newer,
        SharedError::TooLong => ImportError::TooLong,
        SharedError::Forged => ImportError::Forged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::library::write_library;

    #[test]
    fn every_kind_of_file_is_taken() {
        let (games, wrong) = read_import(b"[WhiteA \"Ana\"]\n1A. e4 1-0\n\n[WhiteA \"Bea\"]\n1A. d4 0-1\n");
        assert_eq!((games.len(), wrong), (2, None));
        assert!(games.iter().all(|game| game.kind == TextKind::Record));
        assert_eq!(read_import(write_library(&games).as_bytes()), (games, None));
        let log = "pasapezas-log 1\nrules pasapezas\ntime 300000\n0 7 table start\n";
        let (logs, wrong) = read_import(log.as_bytes());
        assert_eq!(logs.first().map(|log| (log.kind, log.result.as_str())), Some((TextKind::Log, "*")));
        assert_eq!(wrong, None);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told() {
        assert_eq!(read_import(b"soup").1, Some(ImportError::Nothing));
        assert_eq!(read_import(b"pasapezas-library 9\n").1, Some(ImportError::Newer));
        assert_eq!(read_import(b"pasapezas-log 9\n").1, Some(ImportError::Newer));
        let forged = b"pasapezas-log 1\nrules pasapezas\ntime 300000\n0 7 table start\n1 9 A e2e5\n";
        assert_eq!(read_import(forged), (vec![], Some(ImportError::Forged)));
    }
}
