//! Files of records of every kind that is read.

use super::read::{Complaint, ComplaintKind, Found, Games, Place, read_bpgn};
use super::read_csv::read_csv;
use super::read_json::read_chesscom;
use super::sniff::{FileKind, sniff};

/// The most games that are kept of one file.
pub const MAX_GAMES: usize = 2000;

/// The most moves of all games of one file, variations included. A move takes half a kilobyte.
pub const MAX_ALL_MOVES: usize = 200_000;

/// What was read of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// Its games, in order.
    pub games: Vec<Found>,
    /// What is wrong outside of them.
    pub complaints: Vec<Complaint>,
}

impl Records {
    /// Keeps a game that begins at `line`, unless there are too many.
    pub(super) fn keep(&mut self, line: u32, found: Found, n_moves: &mut usize) -> bool {
        *n_moves = n_moves.saturating_add(found.record.tree.len());
        let has_room = self.games.len() < MAX_GAMES && *n_moves <= MAX_ALL_MOVES;
        if has_room {
            self.games.push(found);
        } else {
            let place = Place { line, column: 1 };
            self.complaints.push(Complaint { place, kind: ComplaintKind::TooManyGames });
        }
        has_room
    }
}

/// Reads a file of any kind; `None` when it holds no record that is read. Keeps no more than [`MAX_GAMES`] games with
/// [`MAX_ALL_MOVES`] moves; whoever wants more takes one game after the other from [`Games`] or
/// [`Rows`](super::read_csv::Rows).
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
            let (mut records, mut n_moves) = (Records::default(), 0);
            while let Some(game) = cut.next() {
                if !records.keep(game.line, read_bpgn(&game.bytes, game.line), &mut n_moves) {
                    break;
                }
            }
            records.complaints.append(&mut cut.complaints());
            records
        }
    })
}
