//! The example `record`: what it prints, where it complains, and its exit code.

use std::io::{self, Cursor, Read};

use crate::record_report::{Form, run};
use crate::support::data;

struct Output {
    code: u8,
    out: String,
    err: String,
}

/// Runs the example over texts, each a file with a name.
fn printed(files: &[(&str, &[u8])], form: Form) -> Output {
    let names: Vec<_> = files.iter().map(|(name, _)| (*name).to_owned()).collect();
    let open = |path: &str| -> io::Result<Box<dyn Read>> {
        let text = files.iter().find(|(name, _)| *name == path).map(|(_, text)| text.to_vec());
        Ok(Box::new(Cursor::new(text.filter(|text| text != b"lost").ok_or(io::ErrorKind::NotFound)?)))
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run(&names, form, open, &mut out, &mut err).unwrap();
    Output { code, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

fn read(name: &str) -> Vec<u8> {
    std::fs::read(data("games").join(name)).unwrap()
}

#[test]
fn json_is_one_array_for_all_files() {
    let (evening, pair) = (read("evening.bpgn"), read("chesscom-pair.json"));
    let Output { code, out, err } =
        printed(&[("some/evening.bpgn", &evening), ("chesscom-pair.json", &pair)], Form::Json);
    let expected = r#"[
{"file": "evening.bpgn", "game": 0, "tokens": 8, "played": 8, "result": "0-1", "notes": ["WhiteA resigns"], "final": "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR[Pp] w KQkq - 1 3 | rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 3", "no_legal_reply": {"A": false, "B": false}, "illegal": null, "first_pasapezas_breach": null},
{"file": "evening.bpgn", "game": 1, "tokens": 10, "played": 9, "result": "*", "notes": [], "final": "rnb1kbnr/ppp1pppp/8/1B1q4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 3 | rnbqkbnr/pppppp1p/7p/8/3Pp3/8/PPP1PPPP/RN1QKBNR[P] w KQkq - 0 3", "no_legal_reply": {"A": false, "B": false}, "illegal": {"index": 9, "move": "3a. Kd9", "fen": "rnb1kbnr/ppp1pppp/8/1B1q4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 3", "why": "this is not the text of a move"}, "first_pasapezas_breach": {"index": 8, "move": "3A. B@b5", "why": "drop gives check"}},
{"file": "chesscom-pair.json", "game": 0, "tokens": 12, "played": 12, "result": "0-1", "notes": ["bughousepartnerlose", "resigned"], "final": "rn2kbnr/ppp1pppp/4b3/3q4/8/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 4 | rnbqkbnr/ppp1pppp/8/3P4/4p3/2N1p3/PPPP1PPP/R1BQKBNR[P] w KQkq - 0 4", "no_legal_reply": {"A": false, "B": false}, "illegal": null, "first_pasapezas_breach": null, "order": "1A.e2e4 1B.e2e4 1a.d7d5 1b.d7d5 2A.e4d5 2B.b1c3 2a.d8d5 2b.d5e4 3A.P@e6 3a.c8e6 3B.P@d5 3b.P@e3"}
]
"#;
    assert_eq!(out, expected);
    assert_eq!(err, "some/evening.bpgn:13:80: 3a. Kd9 cannot be played: this is not the text of a move\n");
    assert_eq!(code, 1);
    assert!(crate::json::read_json(&out).is_ok());
}

#[test]
fn a_summary_is_for_people() {
    let Output { code, out, err } = printed(&[("movetexts.csv", &read("movetexts.csv"))], Form::Text);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0], "movetexts.csv game 0: 7 of 7 moves, no result (C:WhiteA says: \"hello\")");
    assert_eq!(lines[1], "  A rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 2");
    assert!(lines[6].starts_with("  stops at half-move 2, 2A. N@e5: refused by article 6"), "{}", lines[6]);
    assert!(out.contains("[] w KQkq - 1 3  (no legal reply)"), "{out}");
    assert!(err.starts_with("movetexts.csv:4:"), "{err}");
    assert_eq!(code, 1);
}

#[test]
fn the_exit_code_says_how_it_went() {
    let good: &[u8] = b"1A. e4 1a. e5 *";
    for (files, code, complaint) in [
        (vec![("a", good)], 0, ""),
        (vec![("a", good), ("b", b"1A. e5 *")], 1, "b:1:5: 1A. e5 cannot be played"),
        (vec![("a", good), ("b", b"soup"), ("c", good)], 2, "b: no record of a game is in this file\n"),
        (vec![("a", b"lost"), ("c", good)], 2, "a: entity not found\n"),
        (vec![("a", b"{\"A\": 1}")], 2, "a:1:1: there is no game here"),
        (vec![("a", b"")], 2, "a: no record of a game is in this file\n"),
    ] {
        let n_good = files.iter().filter(|(_, text)| *text == good).count();
        let output = printed(&files, Form::Json);
        assert_eq!(output.code, code, "{files:?}");
        assert!(output.err.starts_with(complaint), "{}", output.err);
        assert!(output.out.matches("\"illegal\": null").count() >= n_good, "{}", output.out);
        assert!(crate::json::read_json(&output.out).is_ok(), "{}", output.out);
    }
}

#[test]
fn control_signs_and_quotes_survive_json() {
    let text = "[Event \"x\"]\n1A. e4 {say \"hi\" \\ \u{1}} *";
    let out = printed(&[("a\"b", text.as_bytes())], Form::Json).out;
    assert!(out.contains(r#""file": "a\"b""#) && out.contains(r#"say \"hi\" \\"#), "{out}");
    assert!(crate::json::read_json(&out).is_ok());
}

#[test]
fn a_long_file_is_read_in_pieces() {
    let game = "[Event \"x\"]\n\n1A. e4 1B. d4 1a. e5 1b. d5 *\n\n";
    let text = game.repeat(3000);
    let output = printed(&[("long", text.as_bytes())], Form::Json);
    assert_eq!((output.code, output.out.matches("\"played\": 4").count()), (0, 3000), "{}", output.err);
}
