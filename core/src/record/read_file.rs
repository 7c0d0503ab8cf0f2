//! Files of records of every kind that is read.

use super::read::{Complaint, Found, Games, read_bpgn};
use super::read_csv::read_csv;
use super::read_json::read_chesscom;
use super::sniff::{FileKind, sniff};

/// What was read of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// Its games, in order.
    pub games: Vec<Found>,
    /// What is wrong outside of them.
    pub complaints: Vec<Complaint>,
}

/// Reads a file of any kind; `None` when it holds no record that is read.
///
/// ```
/// use pasapezas_core::record::read_file::read_records;
/// let records = read_records(b"[{\"moveList\": \"mC0K\"}, {\"moveList\": \"lB\"}]").unwrap();
/// assert_eq!(records.games.len(), 1);
/// assert!(read_records(b"soup").is_none());
/// ```
pub fn read_records(text: &[u8]) -> Option<Records> {
    Some(match sniff(text)? {
        FileKind::ChessCom => read_chesscom(text),
        FileKind::Csv => read_csv(text),
        FileKind::Bpgn => {
            let mut cut = Games::new();
            cut.push(text);
            cut.finish();
            let mut games = Vec::new();
            while let Some(game) = cut.next() {
                games.push(read_bpgn(&game.bytes, game.line));
            }
            Records { games, complaints: cut.complaints() }
        }
    })
}
