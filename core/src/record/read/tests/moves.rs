//! Numbers, letters and spellings of moves.

use super::{complaints, moves, read};
use crate::base::Seat;
use crate::notation::MoveTextError;
use crate::record::read::WhyNot;
use crate::rules::Refusal;

#[test]
fn every_spelling_of_a_move_is_read() {
    let open = "A:e4 a:d5 A:exd5 B:e4 b:d5 B:exd5";
    let cases = [
        ("1A. e4 1B. d4 1a. e5", "A:e4 B:d4 a:e5"),
        ("1A.e4 1B.d4 1a.e5", "A:e4 B:d4 a:e5"),
        ("1A e4 1B . d4 1a...e5", "A:e4 B:d4 a:e5"),
        ("1A.\ne4\t1B.\r\nd4 1a.\r e5", "A:e4 B:d4 a:e5"),
        ("1A. e4+ 1B. d4# 1a. e5++", "A:e4 B:d4 a:e5"),
        ("1A. Ng1-f3 1B. g1f3 1a. Ng8f6", "A:Nf3 B:Nf3 a:Nf6"),
        ("1A. N/g1-f3 1B. P/e2-e4 1a. P/e7-e6", "A:Nf3 B:e4 a:e6"),
        ("1A. e4 1a. d5 2A. xd5 1B. e4 1b. d5 2B. exd5", open),
        ("1A. e4 1a. d5 2A. e4xd5 1B. e4 1b. d5 2B. ed5", open),
        (
            "1A. Nf3 1a. Nf6 2A. g3 2a. g6 3A. Bg2 3a. Bg7 4A. O-O 4a. 0-0",
            "A:Nf3 a:Nf6 A:g3 a:g6 A:Bg2 a:Bg7 A:O-O a:O-O",
        ),
    ];
    for (text, expected) in cases {
        let found = read(text);
        assert_eq!((moves(&found).as_str(), complaints(&found)), (expected, vec![]), "{text}");
        assert_eq!(found.tokens, found.played, "{text}");
    }
}

#[test]
fn every_spelling_of_a_drop_is_read() {
    // A knight, then a pawn and a bishop for Black of A.
    let before =
        "1B. Nf3 1b. e5 2B. Nxe5 2b. d6 3B. Nxf7 3b. Kxf7 1A. e4 1a. e5 4B. e3 4b. Bg4 5B. Qxg4 2A. d3";
    for drop in ["N@f3+", "n@f3", "$146@f3", "N/@@-f3"] {
        // Black of B took a knight: White of A has it.
        let found = read(&format!("{before} 2a. a6 3A. {}", drop.replace("f3", "h3")));
        assert!(moves(&found).ends_with("A:N@h3"), "{drop}: {}", moves(&found));
    }
    for drop in ["P@h3", "p@h3", "@h3", "P/@@-h3"] {
        let found = read(&format!("{before} 2a. {drop}"));
        assert!(moves(&found).ends_with("a:P@h3"), "{drop}: {}", moves(&found));
    }
}

#[test]
fn promotions_are_read_in_brackets_too() {
    let fen = "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";
    for text in ["a8=Q+", "a8Q", "a8(Q)", "a8/Q", "a7-a8=Q", "a7a8q"] {
        let found = read(&format!("[FEN \"{fen} | {fen}\"] 1A. {text} 1B. a8=N {{[%clk 0:01:00]}}"));
        assert_eq!((moves(&found).as_str(), complaints(&found)), ("A:a8=Q+ B:a8=N", vec![]), "{text}");
    }
}

#[test]
fn capitals_for_both_colours_follow_the_turn() {
    let found = read("1A.e4 1A.e5 1B.d4 2A.Nf3 1B.d5 2A.Nc6 *");
    assert_eq!((moves(&found).as_str(), complaints(&found)), ("A:e4 a:e5 B:d4 A:Nf3 b:d5 a:Nc6", vec![]));
}

#[test]
fn a_letter_that_contradicts_the_turn_stops_the_main_line() {
    for text in ["1A. e4 1b. d5 2A. d4 1a. e5", "1A. e4 2A. d4 1a. e5", "1A. e4 1a. e5 1a. d5 2A. d4"] {
        let found = read(text);
        let stopped = found.stopped.clone().unwrap();
        let seat = stopped.what.seat;
        assert_eq!(stopped.what.why, WhyNot::Move(Refusal::NotYourTurn { seat }.into()), "{text}");
        assert!(found.tokens > found.played && complaints(&found).len() == 1, "{text}");
    }
}

#[test]
fn the_first_move_that_cannot_be_played_stops_both_boards() {
    let found = read("[A \"x\"]\n1A. e4 1B. d4 1a. Qxd2 {59} {so much}\n1b. d5 2A. d4 {Ana resigns} 1-0");
    assert_eq!((found.tokens, found.played), (5, 2));
    let stopped = found.stopped.clone().unwrap();
    assert_eq!((stopped.index, stopped.what.seat, stopped.what.number), (2, Seat::BLACK_A, 1));
    assert_eq!(stopped.what.text, "Qxd2");
    assert_eq!(moves(&found), "A:e4 B:d4");
    assert_eq!(found.record.ending.remarks, ["Ana resigns"]);
    let text = "2:19: 1a. Qxd2 cannot be played: refused by article 5.1: path-blocked";
    assert_eq!(complaints(&found), [text]);
    assert_eq!(stopped.place, found.complaints[0].place);
    assert_eq!(stopped.boards, *super::last(&found).boards());
}

#[test]
fn what_is_no_move_is_named_and_left_out() {
    let cases: [(&str, &[&str]); 9] = [
        ("1A. e4 hello 1a. e5", &["1:8: this is neither a move nor a comment"]),
        (
            "1A. 1a. e5",
            &[
                "1:1: a number without a move",
                "1:9: 1a. e5 cannot be played: refused by article 4.2: not-your-turn",
            ],
        ),
        ("1A. e4 1a. *", &["1:8: a number without a move"]),
        ("1A. e4 } 1a. e5", &["1:8: } closes nothing"]),
        ("1A. e4 ) 1a. e5", &["1:8: ) closes nothing"]),
        (
            "1A. e4 [x] 1a. e5",
            &[
                "1:8: a tag is [Name \"text\"]",
                "1:9: this is neither a move nor a comment",
                "1:10: ] closes nothing",
            ],
        ),
        ("1A. e4 1a. e5 2. d4", &["1:15: a number without a board; board A is taken"]),
        ("1A. e4 1a. e5 4A. d4 9a. d5", &["1:15: this would be move 2 of its board"]),
        ("1A. e4 1a. e5 2A. $999 d4", &["1:19: this is neither a move nor a comment"]),
    ];
    for (text, expected) in cases {
        assert_eq!(complaints(&read(text)), expected, "{text}");
    }
}

#[test]
fn a_record_of_one_board_is_read_on_board_a() {
    let found = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2");
    assert_eq!(moves(&found), "A:e4 a:e5 A:Nf3 a:Nc6 A:Bb5 a:a6");
    assert_eq!(complaints(&found), ["1:1: a number without a board; board A is taken"]);
}

#[test]
fn an_ambiguous_move_stops_with_its_candidates() {
    let found = read("1A. Nf3 1a. e6 2A. d3 2a. d6 3A. Nd2");
    let why = found.stopped.unwrap().what.why;
    assert!(matches!(why, WhyNot::Move(MoveTextError::Ambiguous { candidates }) if candidates.len() == 2));
}

#[test]
fn drops_by_international_rules_check_and_mate() {
    let found = read("1B. Nf3 1b. e5 2B. Nxe5 2b. f6 3B. e4 3b. fxe5 1A. e4 1a. f6 2A. N@c7");
    assert!(moves(&found).ends_with("A:N@c7+") || found.stopped.is_some());
    let found = read("1B. Nf3 1b. e5 2B. Nxe5 2b. f6 3B. e4 3b. fxe5 1A. e4 1a. c6 2A. N@d6#");
    assert!(moves(&found).ends_with("A:N@d6+"), "{}", moves(&found));
}

#[test]
fn a_complaint_quotes_the_beginning_of_a_long_word() {
    let found = read(&format!("1A. {}", "Nf3".repeat(30_000)));
    assert_eq!(found.stopped.unwrap().what.text, format!("{}…", "Nf3".repeat(20)));
    assert!(found.complaints[0].to_string().len() < 200);
}
