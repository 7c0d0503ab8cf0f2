//! What is written is read back, and written again the same, byte for byte.

use pasapezas_core::record::{
    Boards, Games, Glyph, NodeId, Record, Shape, Step, Tags, Tree, read_bpgn, remark, write_bpgn,
    write_pgn_board, write_uci_list,
};
use pasapezas_core::{BoardId, Match, Millis, RuleSet, Seat, TimeControl};

use crate::random::Random;
use crate::random_play::on_random_matches;
use crate::random_records::{names, random_record, random_start};
use crate::text_properties::nonsense;

/// Writes, reads, writes: the second text is the first. Gives what was read.
fn again(record: &Record) -> Record {
    let text = write_bpgn(record);
    let mut games = Games::new();
    games.push(text.as_bytes());
    games.push(text.as_bytes());
    games.finish();
    let game = games.next().unwrap();
    assert_eq!(String::from_utf8_lossy(&game.bytes).trim(), text.trim());
    assert_eq!(games.next().map(|game| game.bytes.trim_ascii().len()), Some(text.trim().len()));
    let found = read_bpgn(&game.bytes, game.line);
    assert!(found.complaints.is_empty(), "{:?}\n{text}", found.complaints);
    let second = write_bpgn(&found.record);
    assert!(second == text, "--- written\n{text}\n--- read and written\n{second}");
    // Remarks that say nothing of the end stand behind the last move.
    let mut told = record.clone();
    let last = record.tree.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
    let others = record.ending.remarks.iter().filter(|text| matches!(text.as_str(), "{gg}" | "12.5"));
    told.tree.node_mut(last).unwrap().notes.after.extend(others.cloned());
    for (back, here) in points(&found.record).into_iter().zip(points(&told)) {
        assert_eq!(back, here, "{text}");
    }
    assert_eq!(found.record.time, record.time, "{text}");
    assert_eq!(read_bpgn(second.as_bytes(), 1).record, found.record, "{text}");
    found.record
}

/// A point of a record as a text can tell it: the number of the point before it, its step, what is said before and behind
/// it, signs, drawings, clock and instant.
type Point = (usize, Option<Step>, Vec<String>, Vec<String>, Vec<Glyph>, Vec<Shape>, [Option<Millis>; 2]);

/// All points from the root on, whatever order they were made in. What is said before the main move of a point is behind the
/// point: in a text there is no difference.
fn points(record: &Record) -> Vec<Point> {
    let tree = &record.tree;
    let mut points = Vec::new();
    let mut open = vec![(0, NodeId::ROOT, false)];
    while let Some((parent, id, is_variation)) = open.pop() {
        let node = tree.node(id).unwrap();
        let notes = &node.notes;
        let next = node.children().first().map(|next| tree.node(*next).unwrap().notes.before.as_slice());
        let start = if id == NodeId::ROOT { notes.before.as_slice() } else { &[] };
        let remarks = |texts: &[String]| texts.iter().filter_map(|text| remark(text)).collect::<Vec<_>>();
        let behind = [remarks(start), remarks(&notes.after), remarks(next.unwrap_or_default())].concat();
        let before = if is_variation { remarks(&notes.before) } else { Vec::new() };
        let (glyphs, shapes) = (notes.glyphs.clone(), notes.shapes.clone());
        points.push((parent, node.step(), before, behind, glyphs, shapes, [notes.left, notes.at]));
        let here = points.len();
        open.extend(node.children().iter().enumerate().rev().map(|(at, child)| (here, *child, at > 0)));
    }
    points
}

/// What a record of a match has to keep.
fn kept(record: &Record, game: &Match) {
    let back = again(record);
    assert_eq!((back.rules, back.time), (record.rules, record.time));
    assert_eq!(back.tree, record.tree);
    assert_eq!(back.ending.winner, record.ending.winner);
    assert_eq!(back.ending.outcome, record.ending.outcome);
    for seat in Seat::ALL {
        let plain = |tags: &Tags| tags.get(seat.name()).unwrap_or("?").replace(char::is_control, " ");
        assert_eq!(plain(&back.tags), plain(&record.tags));
    }
    assert_eq!(game.outcome(), record.ending.outcome);
}

#[test]
fn every_match_survives_its_file() {
    let mut written = 0;
    on_random_matches(90, 4, |game, random| {
        if game.outcome().is_none() && random.below(25) != 0 {
            return;
        }
        kept(&Record::of_match(game, &names(random)), game);
        written += 1;
    });
    assert!(written > 100, "{written} matches");
}

#[test]
fn no_line_of_moves_is_longer_than_80_columns() {
    on_random_matches(91, 20, |game, random| {
        if game.outcome().is_none() {
            return;
        }
        let record = Record::of_match(game, &names(random));
        for text in [write_bpgn(&record), write_pgn_board(&record, BoardId::A)] {
            let moves = text.split_once("\n\n").unwrap().1;
            assert!(moves.lines().all(|line| line.chars().count() <= 80), "{moves}");
        }
        assert_eq!(write_uci_list(&record).split_whitespace().count(), record.tree.len());
    });
}

#[test]
fn every_tree_survives_its_file() {
    let mut random = Random::new(92);
    for _ in 0..800 {
        again(&random_record(&mut random));
    }
}

#[test]
fn a_start_from_elsewhere_and_every_clock_survive() {
    use pasapezas_core::{Bonus, PerSeat};
    let rules = RuleSet::default();
    let start = random_start(&rules);
    let span = Millis(2_500);
    for bonus in [Bonus::None, Bonus::Increment(span), Bonus::Increment(Millis(0)), Bonus::Delay(span)] {
        for time in [
            TimeControl::same(Millis(300_000)),
            TimeControl::same(Millis(90_500)),
            TimeControl::each(PerSeat::for_seats(|seat| Millis(u32::from(seat.letter() as u8) * 1000))),
        ] {
            let mut record = Record::new(rules);
            record.tree = Tree::new(Boards::at(start, &rules));
            record.time = Some(time.with(bonus));
            let back = again(&record);
            assert_eq!((back.time, back.tree), (record.time, record.tree));
        }
    }
}

/// Reads a text, writes what it says, reads that, writes it. Gives how many moves there were.
fn one_form(text: &str) -> usize {
    let first = read_bpgn(text.as_bytes(), 1).record;
    let written = write_bpgn(&first);
    let second = write_bpgn(&read_bpgn(written.as_bytes(), 1).record);
    assert!(second == written, "--- text\n{text}\n--- written\n{written}\n--- again\n{second}");
    first.tree.len()
}

/// Whatever a text is, what was understood of it is written so that it is understood the same way again.
#[test]
fn what_was_read_of_any_text_is_written_in_one_form() {
    const ENDS: [&str; 16] = [
        "{X resigns} 1-0",
        "{Ana won by checkmate} 0-1 {gg}",
        "{Ana and Bea checkmated} 1/2-1/2",
        "{Game drawn by stalemate} 1-0",
        "{Game aborted on move 1} 0-1",
        "{a ran out of time} {C: a resigns} *",
        "1-0 {Ana resigns} {Bea resigns}",
        "{12} 0-1 {12}",
        "(1A. d4 {White checkmated}) *",
        "{Still in progress} 1-0",
        "{Time forfeit} 1-0",
        "[%clk 1] {[%takeoff A:e4] x} 1/2",
        "{one\ntwo  three} 1-0 {lost}",
        "{\u{a0} WA resigns \u{a0}} 0-1",
        "{Ana lost} {Bea lost} 1-0",
        "",
    ];
    const HEADS: [&str; 8] = [
        "[WhiteA \"Ana\"][BlackB \"Bea\"]\n",
        "[WhiteA \"Ana\"]\n[WhiteB \"Ana\"]\n[Winner \"Two\"]\n[Article \"1\"]\n",
        "[Termination \"Ana resigned\"][BlackA \"Ana\"][Result \"0-1\"]\n",
        "[BlackA \"and\"][WhiteB \"C:\"][Outcome \"P & Q won: and resigned\"]\n",
        "[RuleSet \"tandem enforcement=strict\"][TimeControl \"180.5+0.5\"][Bonus \"delay 3\"]\n",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3[Q] b - - 3 7 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n",
        "[Winner \"x\"][Clocks \"1 2 3 4\"]\n",
        "",
    ];
    let mut random = Random::new(93);
    let mut moves = 0;
    for round in 0..20_000 {
        let middle = random.choose(&["1A. f3 1a. e5 2A. g4 2a. Qh4# ", "1A. e4 {x} (1B. d4) ", "", "{y} "]);
        let mut text = format!("{}{middle}{}", random.choose(&HEADS), random.choose(&ENDS));
        for _ in 0..round % 4 {
            text = nonsense(&mut random, &text);
        }
        moves += one_form(&text);
    }
    for round in 0..500 {
        let mut text = write_bpgn(&random_record(&mut random));
        for _ in 0..round % 8 {
            text = nonsense(&mut random, &text);
        }
        moves += one_form(&text);
    }
    assert!(moves > 10_000, "{moves} moves");
}
