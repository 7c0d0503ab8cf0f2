//! Files of bare movetexts: where a record begins and ends, whatever stands around it.

use pasapezas_core::record::read_csv::{Row, Rows, read_csv};
use pasapezas_core::{Millis, TimeControl};

use crate::support::data;

fn rows(text: &[u8], piece: usize) -> (Vec<Row>, Vec<String>) {
    let mut rows = Rows::new();
    let mut found = Vec::new();
    for piece in text.chunks(piece) {
        rows.push(piece);
        while let Some(row) = rows.next() {
            found.push(row);
        }
    }
    rows.finish();
    while let Some(row) = rows.next() {
        found.push(row);
    }
    (found, rows.complaints().iter().map(ToString::to_string).collect())
}

/// The movetexts of a file, the first line of each, and the complaints about what is between them.
fn check(text: &str, expected: &[(u32, &str)], complaints: &[&str]) {
    let (found, complained) = rows(text.as_bytes(), text.len().max(1));
    let texts: Vec<_> =
        found.iter().map(|row| (row.place.line, std::str::from_utf8(&row.text).unwrap().trim())).collect();
    assert_eq!(texts, expected, "{text:?}");
    assert_eq!(complained, complaints, "{text:?}");
    for piece in 1..text.len() {
        assert_eq!(rows(text.as_bytes(), piece), (found.clone(), complained.clone()));
    }
}

#[test]
fn records_are_cut_where_they_begin() {
    check("180,\"a\n\"\n,\n60,\"b\"", &[(1, "a"), (4, "b")], &[]);
    check("180,\"a\"\r\n,\r\n60,\"b\r\nc\"\r\n", &[(1, "a"), (3, "b\nc")], &[]);
    check("seconds,moves\n180,\"a\"\n", &[(2, "a")], &[]);
    check("\u{feff}180,\"a\"", &[(1, "a")], &[]);
    check("180,\"say \"\"hi\"\" 5,\"\" b\"", &[(1, "say \"hi\" 5,\" b")], &[]);
    check("", &[], &[]);
}

#[test]
fn a_bad_record_spoils_no_other() {
    check("180,\"a\n,\n60,\"b\"\n", &[(1, "a\n,"), (3, "b")], &[]);
    check(
        "1,\"a\"\nsoup\nmore soup\n\nsoup\n2,\"b\"",
        &[(1, "a"), (6, "b")],
        &[
            "2:1: this line belongs to no record; one begins with seconds,\"moves",
            "5:1: this line belongs to no record; one begins with seconds,\"moves",
        ],
    );
    check("99999999999,\"a\"", &[(1, "a")], &[]);
}

#[test]
fn complaints_of_a_record_count_lines_of_the_file() {
    let records = read_csv(&std::fs::read(data("games/movetexts.csv")).unwrap());
    assert!(records.complaints.is_empty());
    let played: Vec<_> = records.games.iter().map(|found| (found.tokens, found.played)).collect();
    assert_eq!(played, [(7, 7), (3, 2), (3, 1), (4, 4)]);
    let clocks: Vec<_> = records.games.iter().map(|found| found.record.time).collect();
    assert_eq!(clocks, [120, 180, 60, 90].map(|base| Some(TimeControl::same(Millis::seconds(base)))));
    let texts =
        |game: usize| -> Vec<_> { records.games[game].complaints.iter().map(ToString::to_string).collect() };
    assert_eq!(texts(0), <[String; 0]>::default());
    assert!(texts(1)[0].starts_with("4:36: 2A. N@e5 cannot be played"), "{:?}", texts(1));
    assert!(texts(2).iter().any(|text| text.ends_with("the quote is not closed before the next record")));
    assert!(texts(2).iter().any(|text| text.contains("1b. e4 cannot be played")), "{:?}", texts(2));
}

#[test]
fn one_record_may_be_larger_than_any_game() {
    let text = format!("60,\"{}\"\n,\n70,\"1A. e4\"", "1A. e4 ".repeat(400_000));
    let records = read_csv(text.as_bytes());
    assert_eq!(records.games.len(), 2);
    assert!(records.games[0].complaints.iter().any(|complaint| complaint.to_string().contains("is cut at")));
    assert_eq!(records.games[1].played, 1);
}
