//! Tags: how they are written, and what follows from them.

use super::{complaints, read};
use crate::base::{Millis, PerSeat, Seat};
use crate::record::read::{MAX_TAG, MAX_TAGS, read_bpgn};
use crate::rules::{Bonus, DropCheck, Preset, RuleSet, TimeControl};

#[test]
fn tags_are_read_as_they_are_written() {
    let cases: [(&str, &str); 9] = [
        ("[Site \"here\"]", "here"),
        ("[Event \"x\"][Site \"here\"][Date \"y\"]", "here"),
        ("[Site  \"here\" ]", "here"),
        ("[Site \"a \"quoted\" word\"]", "a \"quoted\" word"),
        ("[Site \"an \\\"escaped\\\" one\"]", "an \"escaped\" one"),
        ("[Site \"a \\\\ and a ]\"]", "a \\ and a ]"),
        ("[Site \"not closed\n[Event \"x\"]", "not closed"),
        ("[Site \"\"]", ""),
        ("\u{feff}[Site \"ñandú\"]\r\n", "ñandú"),
    ];
    for (text, site) in cases {
        let found = read(text);
        assert_eq!((found.record.tags.get("Site"), complaints(&found)), (Some(site), vec![]), "{text}");
    }
    let latin = read_bpgn(b"[Site \"\xf1and\xfa\"] 1A. e4", 1);
    assert_eq!(latin.record.tags.get("Site"), Some("ñandú"));
}

#[test]
fn tags_without_a_blank_line_before_the_moves_are_tags() {
    let found = read("[Site \"x\"] 1A. e4 *");
    assert_eq!((found.played, found.record.tags.all().len()), (1, 1));
}

#[test]
fn what_is_wrong_with_a_tag_is_named() {
    let long = format!("[Site \"{}\"]", "x".repeat(MAX_TAG + 1));
    let many = (0..=MAX_TAGS).map(|n| format!("[T{n} \"\"]\n")).collect::<Vec<_>>().concat();
    let cases = [
        ("[Site \"x\"]\n[Site \"y\"]", "2:8: the tag Site is there twice; the last one holds"),
        ("[Site x]\n[Event \"y\"]", "1:1: a tag is [Name \"text\"]"),
        (long.as_str(), "1:8: the tag Site is cut at 16384 bytes"),
        (many.as_str(), "201:8: more than 200 tags; the rest is left out"),
        ("[TimeControl \"soon\"]", "1:15: the text of the tag TimeControl makes no sense"),
        ("[Clocks \"1 2 3\"]", "1:10: the text of the tag Clocks makes no sense"),
        ("[Bonus \"much\"]", "1:9: the text of the tag Bonus makes no sense"),
        ("[Winner \"Ana\"]", "1:10: the text of the tag Winner makes no sense"),
        ("[RuleSet \"chess\"]", "1:11: rules: no such preset"),
        ("[Result \"1-0\"] 1A. e4 0-1", "1:10: the tag Result says 1-0"),
    ];
    for (text, complaint) in cases {
        assert_eq!(complaints(&read(text)), [complaint]);
    }
}

#[test]
fn a_record_is_played_by_its_own_rules() {
    let drop = "1B. Nf3 1b. e5 2B. Nxe5 2b. f6 3B. e4 3b. fxe5 1A. e4 1a. c6 2A. N@d6";
    let international = read(drop);
    assert_eq!((international.played, international.record.rules), (9, RuleSet::of(Preset::International)));
    let own = read(&format!("[RuleSet \"pasapezas\"] {drop}"));
    assert_eq!((own.played, own.stopped.unwrap().index), (8, 8));
    // Strict rules let a forbidden placement stand until it is claimed.
    let strict = read(&format!("[RuleSet \"pasapezas enforcement=strict\"] {drop} {{[%takeoff d6]}} 2a. d6"));
    assert_eq!((strict.played, complaints(&strict).len()), (10, 0));
    assert_eq!(strict.record.rules.board.drop_check, DropCheck::NoCheck);
}

#[test]
fn clocks_come_from_the_usual_tag_and_from_ours() {
    let each = PerSeat::for_seats(|seat| if seat == Seat::WHITE_A { Millis(1) } else { Millis(2) });
    let cases = [
        ("", None),
        ("[TimeControl \"?\"]", None),
        ("[TimeControl \"-\"]", Some(TimeControl::Untimed)),
        ("[TimeControl \"180+0\"]", Some(TimeControl::same(Millis(180_000)))),
        ("[Clocks \"1 2 2 2\"]", Some(TimeControl::each(each))),
        (
            "[TimeControl \"180+2\"][Clocks \"1 2 2 2\"]",
            Some(TimeControl::each(each).with(Bonus::Increment(Millis(2000)))),
        ),
        (
            "[TimeControl \"180+2\"][Bonus \"delay 500\"]",
            Some(TimeControl::same(Millis(180_000)).with(Bonus::Delay(Millis(500)))),
        ),
    ];
    for (text, time) in cases {
        let found = read(&format!("{text} 1A. e4"));
        assert_eq!((found.record.time, complaints(&found)), (time, vec![]), "{text}");
    }
}
