//! What a file brings into the library: a file of the library itself, the log of a match, or records of any program.

use pasapezas_core::record::{read_records, write_bpgn};

use super::library::{KeptText, LibraryError, MAX_LIBRARY, TextKind, read_library};
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
    if bytes.len() > MAX_LIBRARY {
        return (Vec::new(), Some(ImportError::TooLong));
    }
    let text = core::str::from_utf8(bytes).unwrap_or_default();
    if text.starts_with("pasapezas-library") {
        let (matches, wrong) = read_library(text);
        return (matches, wrong.map(of_library));
    }
    if text.starts_with("pasapezas-log") {
        return match Shared::read(text) {
            Ok(shared) => {
                let result = shared.result().text().to_owned();
                (vec![KeptText { kind: TextKind::Log, result, text: text.to_owned() }], None)
            }
            Err(error) => (Vec::new(), Some(of_shared(error))),
        };
    }
    let records = read_records(bytes).unwrap_or_default();
    let matches: Vec<KeptText> = records
        .games
        .iter()
        .map(|found| KeptText {
            kind: TextKind::Record,
            result: String::new(),
            text: write_bpgn(&found.record),
        })
        .collect();
    let wrong = matches.is_empty().then_some(ImportError::Nothing);
    (matches, wrong)
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
