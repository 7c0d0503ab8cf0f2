//! What files look like.

use super::time::{clock, seconds};
use super::*;
use crate::base::{BoardId, DropRole, Millis, Seat, Team};
use crate::notation::{read_bfen, read_san};
use crate::position::Position;
use crate::record::{
    Boards, Ending, Glyph, NodeId, Pen, Record, ResultToken, Shape, Step, Tree, breaches, read_bpgn,
};
use crate::rules::{DrawReason, Enforcement, Outcome, Preset, RuleSet, TimeControl, WinReason};

fn add(record: &mut Record, at: NodeId, seat: Seat, san: &str) -> NodeId {
    let mv = read_san(record.tree.node(at).unwrap().boards().position(seat.board), san).unwrap();
    record.tree.add(at, Step::Move { seat, mv }).unwrap()
}

/// The part behind the tags.
fn movetext(record: &Record) -> String {
    write_bpgn(record).split_once("\n\n").unwrap().1.to_owned()
}

#[test]
fn a_file_has_tags_moves_reason_and_result() {
    let mut record = Record::new(RuleSet::default());
    record.time = Some(TimeControl::default());
    for (name, text) in
        [("Round", "3"), ("Lag", "1 2"), ("BlackA", "Bea"), ("Result", "*"), ("Date", "2024.05.01")]
    {
        record.tags.set(name, text);
    }
    let mut at = NodeId::ROOT;
    for (seat, san, left) in [
        (Seat::WHITE_A, "f3", 299_100),
        (Seat::WHITE_B, "e4", 298_050),
        (Seat::BLACK_A, "e5", 300_000),
        (Seat::WHITE_A, "g4", 297_001),
        (Seat::BLACK_A, "Qh4", 299_990),
    ] {
        at = add(&mut record, at, seat, san);
        record.tree.node_mut(at).unwrap().notes.left = Some(Millis(left));
    }
    let reason = WinReason::Mate { loser: Seat::WHITE_A };
    record.ending = Ending::of(Outcome::Won { by: Team::Two, reason });
    let expected = r#"[Event "?"]
[Site "?"]
[Date "2024.05.01"]
[Round "3"]
[WhiteA "?"]
[BlackA "Bea"]
[WhiteB "?"]
[BlackB "?"]
[Variant "Bughouse"]
[TimeControl "300+0"]
[Lag "1 2"]
[RuleSet "pasapezas"]
[Preset "pasapezas"]
[Result "0-1"]
[Winner "Two"]
[Article "9.1"]

1A. f3 {299.1} 1B. e4 {298.05} 1a. e5 {300} 2A. g4 {297.001} 2a. Qh4# {299.99}
{WhiteA checkmated} 0-1
"#;
    assert_eq!(write_bpgn(&record), expected);
}

#[test]
fn variations_and_notes_stand_where_they_belong() {
    let mut record = Record::new(RuleSet::default());
    let (a, b) = (Seat::WHITE_A, Seat::BLACK_A);
    let e4 = add(&mut record, NodeId::ROOT, a, "e4");
    let e5 = add(&mut record, e4, b, "e5");
    let nf3 = add(&mut record, e5, a, "Nf3");
    let c5 = add(&mut record, e4, b, "c5");
    add(&mut record, c5, a, "Nc3");
    add(&mut record, c5, a, "c3");
    add(&mut record, NodeId::ROOT, Seat::WHITE_B, "d4");
    record.tree.node_mut(e4).unwrap().notes.before.push("at the start".to_owned());
    record.tree.node_mut(nf3).unwrap().notes.before.push("before".to_owned());
    record.tree.node_mut(c5).unwrap().notes.before.push("or".to_owned());
    let e5 = &mut record.tree.node_mut(e5).unwrap().notes;
    e5.after.extend(["one".to_owned(), "two".to_owned()]);
    e5.glyphs.extend([Glyph(1), Glyph(14)]);
    (e5.left, e5.at) = (Some(Millis(1_500)), Some(Millis(60_000)));
    let shape = |board, from: &str, to: &str| Shape {
        board,
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
        pen: Pen::Red,
    };
    e5.shapes.extend([shape(BoardId::B, "a1", "a8"), shape(BoardId::A, "e5", "e5")]);
    let expected = "{at the start} 1A. e4 (1B. d4) 1a. e5 $1 $14 {1.5} {[ts=60]}\n\
        {[%cal B:Ra1a8] [%csl Re5]} {one} {two} {before} ({or} 1a. c5 2A. Nc3 (2A. c3))\n\
        2A. Nf3\n{Still in progress} *\n";
    assert_eq!(movetext(&record), expected);
}

/// A strict match on board A in which a rook is placed with check and removed.
fn with_removal() -> Record {
    let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
    let text = "4k3/8/8/8/8/8/8/4K3[R] w - - 7 5 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let start = read_bfen(text).unwrap().boards.map(|setup| Position::new(setup, &rules).unwrap());
    let mut record = Record::new(rules);
    record.tree = Tree::new(Boards::at(start, &rules));
    let at = "e5".parse().unwrap();
    let mv = crate::position::Move::Drop { role: DropRole::Rook, to: at };
    let placed = record.tree.add(NodeId::ROOT, Step::Move { seat: Seat::WHITE_A, mv }).unwrap();
    let other = add(&mut record, placed, Seat::WHITE_B, "Kd2");
    let removed = record.tree.add(other, Step::TakeOff { by: Seat::BLACK_A, at }).unwrap();
    let given = record.tree.add(removed, Step::Give { seat: Seat::BLACK_A, role: DropRole::Knight }).unwrap();
    add(&mut record, given, Seat::BLACK_A, "N@a3");
    record
}

#[test]
fn what_is_no_move_stands_where_it_happened() {
    let record = with_removal();
    let expected = "5A. R@e5+ 1B. Kd2 {[%takeoff A:e5]} {[%give N BlackA]} 5a. N@a3\n{Still in progress} *\n";
    assert_eq!(movetext(&record), expected);
    assert_eq!(write_uci_list(&record), "5A.R@e5 1B.e1d2 5a.-e5 5a.+N 5a.N@a3");
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[TimeControl "?"]
[Variant "Crazyhouse"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/8/4K3[Rn] w - - 7 5"]

{Board A of a match on two boards.} 5. -- {R@e5+ was placed and removed (7.5)}
5... N@a3 {from board B}
{Still in progress} *
"#;
    assert_eq!(write_pgn_board(&record, BoardId::A), expected);
    let other = write_pgn_board(&record, BoardId::B);
    assert!(
        !other.contains("Crazyhouse") && other.contains("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]"),
        "{other}"
    );
}

#[test]
fn every_end_is_told_in_the_words_of_servers_and_names_the_loser() {
    let board = BoardId::A;
    let won = |reason| Some(Outcome::Won { by: Team::One, reason });
    let drawn = |reason| Some(Outcome::Drawn { reason });
    let loser = Seat::WHITE_B;
    for (outcome, expected) in [
        (won(WinReason::Mate { loser }), "{Bea checkmated} 1-0"),
        (won(WinReason::Time { loser }), "{Bea forfeits on time} 1-0"),
        (won(WinReason::Resignation { loser: Seat::BLACK_A }), "{BA resigns} 1-0"),
        (drawn(DrawReason::Agreement { board }), "{Game drawn by mutual agreement} 1/2-1/2"),
        (drawn(DrawReason::Flags), "{Game drawn because both players ran out of time} 1/2-1/2"),
        (drawn(DrawReason::Repetition { board }), "{Game drawn by repetition} 1/2-1/2"),
        (drawn(DrawReason::FiftyMoves { board }), "{Game drawn by the 50 move rule} 1/2-1/2"),
        (drawn(DrawReason::Stalemate { board }), "{Game drawn by stalemate} 1/2-1/2"),
        (Some(Outcome::CalledOff), "{Game aborted by mutual agreement} *"),
    ] {
        let mut record = Record::new(RuleSet::default());
        // Nobody is to take one player for another.
        for (seat, name) in ["blacka", "Same", "Bea", "same"].into_iter().zip(Seat::ALL).map(|(n, s)| (s, n))
        {
            record.tags.set(seat.name(), name);
        }
        record.ending = outcome.map(Ending::of).unwrap();
        let text = movetext(&record);
        assert_eq!(text.trim_end(), expected);
        let found = read_bpgn(write_bpgn(&record).as_bytes(), 1);
        assert!(found.complaints.is_empty(), "{:?}", found.complaints);
        assert_eq!(found.record.ending.winner, record.ending.winner);
    }
}

#[test]
fn what_others_wrote_about_the_end_is_kept_if_it_says_enough() {
    let check = |text: &str, expected: &str| {
        let record = read_bpgn(text.as_bytes(), 1).record;
        assert_eq!(movetext(&record).trim_end(), expected);
    };
    check("1A. e4 {Game aborted on move 1} *", "1A. e4\n{Game aborted on move 1} *");
    check("[BlackB \"Y\"]\n1A. e4 {Y ran out of time} 1-0", "1A. e4\n{Y ran out of time} 0-1");
    check("[BlackB \"Y\"]\n1A. e4 {Y won by checkmate} 1-0", "1A. e4\n{WhiteB checkmated} 1-0");
    check("1A. e4 1-0 {well played}", "1A. e4 {well played}\n{BlackA and WhiteB lost} 1-0");
    check("1A. e4 1/2-1/2", "1A. e4\n{Game drawn} 1/2-1/2");
    check("1A. e4 {hm} *", "1A. e4 {hm}\n{Still in progress} *");
}

#[test]
fn the_rules_in_a_file_allow_its_moves() {
    let text = b"1A. e4 1a. d5 2A. exd5 1B. e4 1b. e5 2B. Nc3 2b. P@e2 *";
    let record = read_bpgn(text, 1).record.under(RuleSet::of(Preset::Pasapezas));
    assert_eq!(breaches(&record, &record.rules).len(), 1);
    let written = write_bpgn(&record);
    assert!(written.contains("[RuleSet \"international\"]"), "{written}");
    assert_eq!(read_bpgn(written.as_bytes(), 1).played, 7);
    let tandem = read_bpgn(text, 1).record.under(RuleSet::of(Preset::Tandem));
    assert!(write_bpgn(&tandem).contains("[Preset \"tandem\"]"));
}

#[test]
fn times_have_the_decimals_that_they_need() {
    let check = |time, short: &str, long: &str| {
        assert_eq!((seconds(Millis(time)).as_str(), clock(Millis(time)).as_str()), (short, long));
    };
    check(0, "0", "0:00:00");
    check(58_300, "58.3", "0:00:58.3");
    check(5, "0.005", "0:00:00.005");
    check(3_723_040, "3723.04", "1:02:03.04");
    check(u32::MAX, "4294967.295", "1193:02:47.295");
}

#[test]
fn what_is_noted_about_the_start_stands_before_the_first_move() {
    let mut record = Record::new(RuleSet::default());
    add(&mut record, NodeId::ROOT, Seat::WHITE_A, "e4");
    let notes = &mut record.tree.node_mut(NodeId::ROOT).unwrap().notes;
    notes.glyphs.push(Glyph(13));
    (notes.left, notes.at) = (Some(Millis(5_500)), Some(Millis(0)));
    notes.after.push("a start".to_owned());
    let expected = "$13 {[%clk 0:00:05.5]} {[ts=0]} {a start} 1A. e4\n{Still in progress} *\n";
    assert_eq!(movetext(&record), expected);
    let back = read_bpgn(write_bpgn(&record).as_bytes(), 1).record;
    let notes = &back.tree.root().notes;
    assert_eq!(
        (notes.glyphs.as_slice(), notes.left, notes.at),
        (&[Glyph(13)][..], Some(Millis(5_500)), Some(Millis(0)))
    );
}

#[test]
fn an_end_that_contradicts_itself_is_settled_when_it_is_written() {
    let mut record = Record::new(RuleSet::default());
    let reason = WinReason::Mate { loser: Seat::BLACK_A };
    let mut check = |ending: Ending, expected: &str| {
        record.ending = ending;
        assert_eq!(movetext(&record).trim_end(), expected);
        let written = write_bpgn(&record);
        assert_eq!(write_bpgn(&read_bpgn(written.as_bytes(), 1).record), written);
    };
    let won = Outcome::Won { by: Team::One, reason };
    check(Ending { winner: Some(Team::Two), ..Ending::of(won) }, "{WhiteA and BlackB lost} 0-1");
    check(Ending { winner: None, ..Ending::of(won) }, "{BlackA checkmated} 1-0");
    check(Ending::of(Outcome::Won { by: Team::Two, reason }), "{WhiteA and BlackB lost} 0-1");
    let drawn = Ending::of(Outcome::Drawn { reason: DrawReason::Flags });
    check(Ending { winner: Some(Team::One), ..drawn }, "{BlackA and WhiteB lost} 1-0");
    let said = Ending {
        token: ResultToken::ZeroOne,
        remarks: vec!["BlackA resigns".to_owned()],
        ..Ending::default()
    };
    check(said, "{WhiteA and BlackB lost} 0-1");
}

#[test]
fn the_board_of_a_draw_is_read_back() {
    for board in BoardId::ALL {
        let mut record = Record::new(RuleSet::default());
        add(&mut record, NodeId::ROOT, Seat::WHITE_A, "e4");
        record.ending = Ending::of(Outcome::Drawn { reason: DrawReason::Repetition { board } });
        let back = read_bpgn(write_bpgn(&record).as_bytes(), 1).record;
        assert_eq!(back.ending.outcome, record.ending.outcome);
    }
}
