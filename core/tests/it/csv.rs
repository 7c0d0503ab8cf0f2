//! Files of bare movetexts: where a record begins and ends, whatever stands around it.

use pasapezas_core::record::read_csv::{Row, Rows};

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
