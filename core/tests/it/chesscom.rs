//! Matches of chess.com: the order of the boards, shapes that are taken, and texts that are none.

use pasapezas_core::notation::write_uci;
use pasapezas_core::record::read_file::Records;
use pasapezas_core::record::read_json::read_chesscom;
use pasapezas_core::record::{NodeId, Record, ResultToken, Step};
use pasapezas_core::{Found, Millis, Outcome, Preset, RuleSet, Seat, Team, TimeControl, WinReason};

use crate::support::data;

/// The main line as `seat move`, both boards in their order.
pub(crate) fn line(record: &Record) -> String {
    let mut boards = *record.tree.root().boards();
    let mut words = Vec::new();
    for id in record.tree.line(NodeId::ROOT) {
        let node = record.tree.node(id).unwrap();
        if let Some(Step::Move { seat, mv }) = node.step() {
            let letter = seat.board.letter();
            let letter = seat.color.choose(letter, letter.to_ascii_lowercase());
            words.push(format!("{letter}.{}", write_uci(boards.position(seat.board), mv)));
        }
        boards = *node.boards();
    }
    words.join(" ")
}

fn complaints(records: &Records) -> Vec<String> {
    let inside = records.games.iter().flat_map(|found| &found.complaints);
    records.complaints.iter().chain(inside).map(ToString::to_string).collect()
}

fn only(text: &str) -> Found {
    let mut records = read_chesscom(text.as_bytes());
    assert_eq!(records.games.len(), 1, "{:?}", complaints(&records));
    records.games.remove(0)
}

/// A match of two move lists and two lists of times.
fn pair(a: [&str; 2], b: [&str; 2]) -> String {
    let game = |[moves, times]: [&str; 2]| {
        format!(r#"{{"moveList": "{moves}", "moveTimestamps": "{times}", "baseTime1": 600}}"#)
    };
    format!(r#"{{"A": {}, "B": {}}}"#, game(a), game(b))
}

#[test]
fn a_match_is_read_with_its_clocks_and_its_end() {
    let found = only(&std::fs::read_to_string(data("games/chesscom-pair.json")).unwrap());
    assert_eq!((found.tokens, found.played, &found.stopped), (12, 12, &None));
    assert!(found.complaints.is_empty());
    let record = &found.record;
    assert_eq!(
        line(record),
        "A.e2e4 B.e2e4 a.d7d5 b.d7d5 A.e4d5 B.b1c3 a.d8d5 b.d5e4 A.P@e6 a.c8e6 B.P@d5 b.P@e3"
    );
    assert_eq!(record.rules, RuleSet::of(Preset::ChessCom));
    assert_eq!(record.time, Some(TimeControl::same(Millis::seconds(60))));
    assert_eq!(record.tags.get("BlackB"), Some("BlackB"));
    assert_eq!(record.tags.get("WhiteAElo"), Some("1500"));
    assert_eq!(record.tags.get("TimeControl"), Some("60+0"));
    assert_eq!(record.tags.get("Termination"), Some("WhiteB won by resignation"));
    let ending = &record.ending;
    assert_eq!((ending.token, ending.winner), (ResultToken::ZeroOne, Some(Team::Two)));
    assert_eq!(ending.remarks, ["bughousepartnerlose", "resigned"]);
    let resigned = WinReason::Resignation { loser: Seat::BLACK_B };
    assert_eq!(ending.outcome, Some(Outcome::Won { by: Team::Two, reason: resigned }));
    let ninth = record.tree.line(NodeId::ROOT).nth(8).unwrap();
    let notes = &record.tree.node(ninth).unwrap().notes;
    assert_eq!((notes.left, notes.at), (Some(Millis(58_500)), Some(Millis(2_500))));
}

#[test]
fn board_a_goes_first_where_clocks_say_nothing() {
    let found = only(&pair(["mC0K", "600,600"], ["lB", "600"]));
    assert_eq!(line(&found.record), "A.e2e4 a.e7e5 B.d2d4");
}

#[test]
fn a_drop_waits_for_a_capture_of_the_same_instant() {
    // On B 1. e4 d5 2. exd5 Qxd5; in the instant of the last move White of A places the pawn that it took.
    let found = only(&pair(["mCZJ=Q", "600,600,500"], ["mCZJCJ7J", "600,600,600,500"]));
    assert_eq!(found.stopped, None);
    assert_eq!(line(&found.record), "A.e2e4 a.d7d5 B.e2e4 b.d7d5 B.e4d5 b.d8d5 A.P@c6");
}

#[test]
fn a_move_that_cannot_be_played_stops_both_boards() {
    let found = only(&pair(["mCmC0K", "600,600,600"], ["lB", "500"]));
    let stopped = found.stopped.unwrap();
    assert_eq!((found.tokens, found.played, stopped.index), (4, 1, 1));
    assert_eq!(stopped.what.to_string(), "1a. e2e4 cannot be played: refused by article 5.1: empty-square");
    assert_eq!((stopped.place.line, stopped.place.column), (1, 23));
    assert_eq!(found.complaints.len(), 1);
    let unreadable = only(&pair(["m;", "600"], ["", ""])).stopped.unwrap();
    assert_eq!(unreadable.what.text, "m;");
}

#[test]
fn promotions_go_three_ways_to_four_pieces() {
    let start = "1n1n4/2P5/8/8/7k/8/8/K7[] w - - 0 1";
    for (second, mv) in [
        ('{', "c7b8q"),
        ('~', "c7c8q"),
        ('}', "c7d8q"),
        ('(', "c7b8n"),
        ('^', "c7c8n"),
        (')', "c7d8n"),
        ('[', "c7b8r"),
        ('_', "c7c8r"),
        (']', "c7d8r"),
        ('@', "c7b8b"),
        ('#', "c7c8b"),
        ('$', "c7d8b"),
    ] {
        let game = format!(
            r#"{{"A": {{"initialSetup": "{start}", "moveList": "Y{second}"}}, "B": {{"moveList": ""}}}}"#
        );
        assert_eq!(line(&only(&game).record), format!("A.{mv}"));
    }
}

#[test]
fn boards_are_found_in_every_shape() {
    let game = |id: u32, partner: u32, moves: &str| {
        format!(
            r#"{{"id": {id}, "partnerGameId": {partner}, "moveList": "{moves}", "moveTimestamps": "1,1", "baseTime1": 1}}"#
        )
    };
    let (one, two) = (game(7, 8, "mC"), game(8, 7, "lB"));
    for text in [
        format!(r#"{{"A": {one}, "B": {two}}}"#),
        format!("[{one}, {two}]"),
        format!("[{two}, {one}]"),
        format!(r#"[{{"A": {one}, "B": {two}}}]"#),
        format!(r#"[{{"game": {two}, "players": {{}}}}, {{"game": {one}, "players": {{}}}}]"#),
        format!("\u{feff}[{one},{two}]"),
    ] {
        assert_eq!(line(&only(&text).record), "A.e2e4 B.d2d4", "{text}");
    }
    let several = format!("[{one}, {}, {two}, {}]", game(1, 2, "nD"), game(2, 1, "oE"));
    let lines: Vec<_> =
        read_chesscom(several.as_bytes()).games.iter().map(|found| line(&found.record)).collect();
    assert_eq!(lines, ["A.e2e4 B.d2d4", "A.f2f4 B.g2g4"]);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let good = r#"{"moveList": "mC", "moveTimestamps": "5", "baseTime1": 6}"#;
    for (text, expected) in [
        ("", "1:1: a value should stand here"),
        ("{\"A\":\n 1", "2:3: a comma or the closing bracket should stand here"),
        ("{\"A\" 1}", "1:6: a field should stand here: its name in quotes, a colon, a value"),
        ("\"é", "1:1: the text in quotes does not end"),
        ("[\"é\\x\"]", "1:5: this sign means nothing after a backslash"),
        ("[1, 2] 3", "1:8: nothing belongs behind the value"),
        ("[1, 2]", "1:1: there is no game here: an object with a moveList"),
    ] {
        let records = read_chesscom(text.as_bytes());
        assert_eq!((complaints(&records), records.games.len()), (vec![expected.to_owned()], 0), "{text}");
    }
    for (text, expected) in [
        (format!(r#"{{"A": {good}}}"#), "1:1: the game of board B is missing"),
        (
            format!(r#"{{"A": {good}, "B": {{"moveList": "mCx", "moveTimestamps": "5"}}}}"#),
            "1:87: the last move of board B is cut",
        ),
        (
            format!(r#"{{"A": {good}, "B": {{"moveList": "mC", "moveTimestamps": "x"}}}}"#),
            "1:108: board B has fewer times than moves: the order is partly a guess",
        ),
        (
            format!(
                r#"{{"A": {good}, "B": {{"moveList": "mC", "moveTimestamps": "5", "initialSetup": "8/8 w"}}}}"#
            ),
            "1:129: start of board B: column 4, board: row 6 is missing",
        ),
    ] {
        let found = only(&text);
        assert_eq!(found.complaints[0].to_string(), expected, "{text}");
    }
}

#[test]
fn a_start_that_is_no_position_names_every_fault() {
    let text = r#"{"A": {"moveList": "mC", "moveTimestamps": "5", "initialSetup": "8/8/8/8/8/8/8/8 w"}, "B": {"moveList": ""}}"#;
    let found = only(text);
    let texts: Vec<_> = found.complaints.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts[..2],
        ["1:65: start of board A: White has no king", "1:65: start of board A: Black has no king"]
    );
    assert_eq!((found.played, found.stopped.map(|stopped| stopped.index)), (0, Some(0)));
}

#[test]
fn results_that_contradict_each_other_are_told() {
    let game = |result: &str, reason: &str| {
        format!(r#"{{"moveList": "", "gameEndReason": "{reason}", "pgnHeaders": {{"Result": "{result}"}}}}"#)
    };
    for (a, b, winner, agree) in [
        (["1-0", "checkmated"], ["0-1", "bughousepartnerlose"], Some(Team::One), true),
        (["1-0", "bughousepartnerlose"], ["0-1", "timeout"], Some(Team::One), true),
        (["1-0", "bughousepartnerlose"], ["1-0", "timeout"], Some(Team::Two), false),
        (["1/2-1/2", "agreed"], ["1/2-1/2", "agreed"], None, true),
    ] {
        let found = only(&format!(r#"{{"A": {}, "B": {}}}"#, game(a[0], a[1]), game(b[0], b[1])));
        assert_eq!(found.record.ending.winner, winner, "{a:?} {b:?}");
        assert_eq!(found.complaints.is_empty(), agree, "{a:?} {b:?}");
    }
}

#[test]
fn hostile_texts_end_in_a_sentence() {
    for text in [
        "[".repeat(1_000_000),
        "{\"a\":".repeat(100_000),
        format!("[{}1]", "1,".repeat(1_000_000)),
        "9".repeat(100),
        " ".repeat(5 << 20),
    ] {
        let records = read_chesscom(text.as_bytes());
        assert_eq!((records.games.len(), records.complaints.len()), (0, 1));
    }
    let shuffle = "gv!TvgT!".repeat(10_000);
    let found = only(&pair([&shuffle, ""], ["", ""]));
    assert!(found.tokens <= 10_000 && found.complaints.len() < 5);
    let odd = only(
        r#"{"A": {"moveList": "\u006dC\ud83d\ude00"}, "B": {"moveList": [1], "moveTimestamps": [null]}}"#,
    );
    assert_eq!((odd.played, odd.tokens), (1, 1));
}
