//! What kind of record a file holds, told from its beginning.

use pasapezas_core::record::sniff::{FileKind, sniff};

#[test]
fn files_are_known_by_how_they_begin() {
    for (start, kind) in [
        ("[Event \"x\"]\n", Some(FileKind::Bpgn)),
        ("\u{feff}\r\n[ Event \"x\" ]\r\n", Some(FileKind::Bpgn)),
        ("1A. e4 1a. e5 *", Some(FileKind::Bpgn)),
        ("{C: a remark} 1A.e4", Some(FileKind::Bpgn)),
        ("{\"Hello\", he said} 1A. e4", Some(FileKind::Bpgn)),
        ("% exported\n; by a program\n[Event \"x\"]", Some(FileKind::Bpgn)),
        ("{}", Some(FileKind::ChessCom)),
        (" {\n \"A\" : 1", Some(FileKind::ChessCom)),
        ("[\n{", Some(FileKind::ChessCom)),
        ("\u{feff}[[", Some(FileKind::ChessCom)),
        ("180,\"1A. e4", Some(FileKind::Csv)),
        ("seconds,moves\n180,\"1A. e4", Some(FileKind::Csv)),
        ("\n\n180,\"", Some(FileKind::Csv)),
        ("", None),
        ("soup of the day. 1. e4", None),
        ("[soup]", None),
        ("\u{0}\u{1}\u{2}", None),
        ("<html>", None),
    ] {
        assert_eq!(sniff(start.as_bytes()), kind, "{start:?}");
    }
    assert_eq!(sniff(&[0xff; 5000]), None);
}
