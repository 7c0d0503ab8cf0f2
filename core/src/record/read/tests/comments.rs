//! Comments: clocks, remarks, drawings, and steps that are no moves.

use super::{complaints, last, moves, read};
use crate::base::{BoardId, Millis, Square};
use crate::record::read::{MAX_COMMENT, read_bpgn};
use crate::record::{Glyph, NodeId, Pen, Shape, remark};

#[test]
fn a_clock_is_read_in_every_form() {
    for (clock, left) in [
        ("{118.687}", 118_687),
        (" {180}", 180_000),
        (" {59.9}", 59_900),
        ("{[%clk 0:00:07.9]}", 7_900),
        (" { [%clk 1:00:00] }", 3_600_000),
        ("{2:58}", 178_000),
    ] {
        let found = read(&format!("1A. e4{clock}"));
        let notes = &last(&found).notes;
        assert_eq!((notes.left, notes.after.len()), (Some(Millis(left)), 0), "{clock}");
        assert_eq!((found.last_comment.is_some(), complaints(&found).len()), (clock.contains('['), 0));
    }
    let since = read("1A. e4 {[ts=185.070]}");
    assert_eq!(last(&since).notes.at, Some(Millis(185_070)));
}

#[test]
fn remarks_stand_with_their_move() {
    let found =
        read("{C: This is game 7} 1A. e4{59.1} {good} {a [%eval 0.3] b} ; to the end }\n1a. e5 $1 $10 $146");
    let tree = &found.record.tree;
    let first = tree.node(tree.line(NodeId::ROOT).next().unwrap()).unwrap();
    assert_eq!(first.notes.before, ["C: This is game 7"]);
    assert_eq!(first.notes.after, ["good", "a [%eval 0.3] b", "to the end )"]);
    assert_eq!(last(&found).notes.glyphs, [Glyph(1), Glyph(10), Glyph(146)]);
    assert_eq!(found.last_comment.unwrap(), " to the end }");
}

#[test]
fn signs_behind_a_move_are_glyphs() {
    for (text, glyph) in [("e4!", 1), ("e4?", 2), ("e4 !!", 3), ("e4??", 4), ("e4!?", 5), ("e4 ?!", 6)] {
        assert_eq!(last(&read(&format!("1A. {text}"))).notes.glyphs, [Glyph(glyph)], "{text}");
    }
}

#[test]
fn several_remarks_in_one_pair_of_braces_are_several() {
    let found = read_bpgn(b"1A. e4 {C:one caf\xe9\xfetwo \xc3\xb1\xfe three} 1a. e5", 1);
    let tree = &found.record.tree;
    let first = tree.node(tree.line(NodeId::ROOT).next().unwrap()).unwrap();
    assert_eq!(first.notes.after, ["C:one café", "two ñ", "three"]);
    assert_eq!(found.last_comment.unwrap(), "C:one café\u{fffd}two ñ\u{fffd} three");
}

#[test]
fn remarks_may_hold_moves_and_brackets_and_lines() {
    let found = read("1A. e4 {C:X whispers: p@d2 1a. e5 (or [d5] 1-0)\r\n  n@f2 mated} 1a. d5");
    assert_eq!(moves(&found), "A:e4 a:d5");
    let tree = &found.record.tree;
    let first = tree.node(tree.line(NodeId::ROOT).next().unwrap()).unwrap();
    assert_eq!(first.notes.after, ["C:X whispers: p@d2 1a. e5 (or [d5] 1-0) n@f2 mated"]);
}

#[test]
fn a_comment_that_is_not_closed_is_named() {
    let found = read("1A. e4 {so\n1a. e5 *");
    assert_eq!((complaints(&found), found.played), (vec!["1:8: the comment is not closed".into()], 1));
    assert_eq!(last(&found).notes.after, ["so 1a. e5 *"]);
}

#[test]
fn a_long_comment_is_cut() {
    let found = read(&format!("1A. e4 {{{}}} 1a. e5", "x".repeat(MAX_COMMENT * 2)));
    assert_eq!(
        (complaints(&found), found.played),
        (vec!["1:8: the comment is cut at 16384 bytes".into()], 2)
    );
}

#[test]
fn drawings_are_on_the_board_of_the_move_unless_they_name_one() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let shape = |board, from, to, pen| Shape { board, from: square(from), to: square(to), pen };
    let found = read("1B. e4 {look [%csl Re4] here [%cal Ge2e4,A:Yd1d8][%csl Bc3,Gd4]}");
    let expected = [
        shape(BoardId::B, "e4", "e4", Pen::Red),
        shape(BoardId::B, "e2", "e4", Pen::Green),
        shape(BoardId::A, "d1", "d8", Pen::Yellow),
        shape(BoardId::B, "c3", "c3", Pen::Blue),
        shape(BoardId::B, "d4", "d4", Pen::Green),
    ];
    assert_eq!(last(&found).notes.shapes, expected);
    assert_eq!(last(&found).notes.after, ["look here"]);
}

#[test]
fn a_command_whose_text_makes_no_sense_stays_in_its_comment() {
    for text in ["[%clk soon]", "[%csl Xe4]", "[%cal Ge9e4]", "[ts=x]", "[%takeoff x9]", "[%give K WhiteA]"] {
        let found = read(&format!("1A. e4 {{a {text} b}}"));
        let kept = remark(&format!("a {text} b")).unwrap();
        assert_eq!(
            (last(&found).notes.after.as_slice(), kept.replace("[ ", "[")),
            (&[kept.clone()][..], format!("a {text} b"))
        );
        assert_eq!(complaints(&found), ["1:8: a command whose text makes no sense stays in its comment"]);
    }
}

#[test]
fn pieces_are_given_and_placements_removed_where_it_is_written() {
    let found = read(
        "1A. e4 {[%give N BlackA]} {what if} 1a. N@f3+ 1B. d4 {[%takeoff f3]} 2A. Nf3 {[%takeoff B:h7]}",
    );
    assert_eq!(moves(&found), "A:e4 BlackA gets N a:N@f3+ B:d4 WhiteA off f3 A:Nf3");
    assert_eq!(found.played, 4);
    assert_eq!(complaints(&found), ["1:78: this cannot be done here: nothing-to-remove"]);
}
