//! Reading in pieces: bounded ones, and no other result than in one go.

use super::places::Places;
use super::{ChessComReading, read_chesscom};
use crate::record::read::Place;

/// A match of two games with so many half-moves each, knights there and back, and `more` fields besides.
fn pair(halfmoves: usize, more: &str) -> String {
    let moves = "gv!TvgT!".chars().cycle().take(halfmoves * 2).collect::<String>();
    let game = format!(r#"{{"moveList": "{moves}", {more} "baseTime1": 600}}"#);
    format!(r#"{{"A": {game}, "B": {game}}}"#)
}

fn n_pieces(text: &str) -> usize {
    let mut reading = ChessComReading::new(text.as_bytes().to_vec());
    let mut n_pieces = 1;
    let mut last = (0, 0);
    while reading.work() {
        n_pieces += 1;
        let now = reading.progress();
        assert!(now >= last && now.0 <= 1000, "{last:?} {now:?}");
        last = now;
    }
    assert_eq!(reading.progress().0, 1000);
    assert_eq!(reading.finish(), read_chesscom(text.as_bytes()));
    n_pieces
}

#[test]
fn long_matches_and_many_values_are_read_in_small_pieces() {
    let long = pair(5000, "");
    assert_eq!(read_chesscom(long.as_bytes()).games[0].played, 10_000);
    assert!(n_pieces(&long) > 10_000 / 64);
    let many = format!("[{}]", vec![pair(500, ""); 100].join(","));
    assert_eq!(read_chesscom(many.as_bytes()).games.len(), 100);
    assert!(n_pieces(&many) > 100_000 / 64);
    let values = pair(10, &format!(r#""x": [{}],"#, vec!["1"; 90_000].join(",")));
    assert!(n_pieces(&values) > 180_000 / 256);
    let bytes = pair(10, &format!(r#""x": [{}],"#, vec![format!("\"{}\"", "é".repeat(4000)); 200].join(",")));
    assert!(n_pieces(&bytes) > 100);
}

#[test]
fn faults_are_told_where_they_stand_however_long_the_text_is() {
    let text = format!("[{}\n\n  oops]", "\n\"é\",".repeat(5000));
    let records = read_chesscom(text.as_bytes());
    assert_eq!(records.complaints[0].place, Place { line: 5003, column: 3 });
    assert!(read_chesscom(format!("[\"{}\"]", "x".repeat(2 << 20)).as_bytes()).games.is_empty());
}

#[test]
fn a_place_is_the_same_as_by_counting() {
    let text = "aé\n\n🐎 b\n".repeat(700);
    let bytes = text.as_bytes();
    let mut places = Places::default();
    places.reach(bytes, 5);
    places.reach(bytes, bytes.len());
    for at in 0..=bytes.len() {
        let before = &bytes[..at];
        let line = before.split(|sign| *sign == b'\n').count();
        let start = before.iter().rposition(|sign| *sign == b'\n').map_or(0, |at| at + 1);
        let column = before[start..].iter().filter(|sign| **sign & 0xc0 != 0x80).count() + 1;
        let number = |count| u32::try_from(count).unwrap();
        assert_eq!(places.at(bytes, at), Place { line: number(line), column: number(column) }, "at {at}");
    }
}
