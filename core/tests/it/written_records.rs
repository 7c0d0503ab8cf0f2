//! What is written is read back, and written again the same, byte for byte.

use pasapezas_core::record::{
    Games, Glyph, NodeId, Pen, Record, Shape, Step, Tags, read_bpgn, write_bpgn, write_pgn_board,
    write_uci_list,
};
use pasapezas_core::{
    BoardId, DropRole, Match, Millis, PerBoard, Position, Preset, RuleSet, Seat, Square, TimeControl,
};

use crate::random::Random;
use crate::random_play::on_random_matches;
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
    assert_eq!(found.record.tree.len(), record.tree.len(), "{text}");
    let second = write_bpgn(&found.record);
    assert!(second == text, "--- written\n{text}\n--- read and written\n{second}");
    found.record
}

fn names(random: &mut Random) -> Tags {
    const NAMES: [&str; 9] = ["Ana", "Xoán \"O Rei\"", "a\\", "Ana", "", "Dr. No", "C: x", "BlackA", "\n]"];
    let mut tags = Tags::default();
    for seat in Seat::ALL {
        if random.below(3) > 0 {
            tags.set(seat.name(), random.choose(&NAMES));
            tags.set(&format!("{seat}Elo"), "++++");
        }
    }
    if random.below(2) == 0 {
        tags.set("Event", "A [strange] \"one\" {1-0}");
        tags.set("Lag", "1 2 3");
        tags.set("TimeControl", "?");
    }
    tags
}

/// What a record of a match has to keep.
fn kept(record: &Record, game: &Match) {
    let back = again(record);
    assert_eq!((back.rules, back.time), (record.rules, record.time));
    assert_eq!(back.tree, record.tree);
    assert_eq!(back.ending.winner, record.ending.winner);
    let reason = |record: &Record| record.ending.outcome.map(pasapezas_core::Outcome::reason_name);
    assert_eq!(reason(&back), reason(record));
    for seat in Seat::ALL {
        let plain = |tags: &Tags| tags.get(seat.name()).unwrap_or("?").replace('\n', " ");
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

fn random_text(random: &mut Random) -> String {
    const WORDS: [&str; 24] = [
        "good",
        "{x}",
        "}",
        "12",
        "1:02.5",
        "[%clk 0:01]",
        "[%csl Ga1]",
        "[%emt 3]",
        "[Event \"x\"]",
        "%",
        ";",
        "Ana resigns",
        "1-0",
        "\n",
        "  ",
        "\u{a0}",
        "née",
        "♞",
        "(",
        ")",
        "$5",
        "e4",
        "[ts=5]",
        "Game drawn",
    ];
    let words: Vec<_> = (0..random.below(20)).map(|_| random.choose(&WORDS)).collect();
    words.join(" ")
}

fn random_square(random: &mut Random) -> Square {
    Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap()
}

fn annotate(record: &mut Record, id: NodeId, random: &mut Random) {
    let root = id == NodeId::ROOT;
    let Some(node) = record.tree.node_mut(id) else { return };
    if random.below(3) == 0 {
        node.notes.before.push(random_text(random));
    }
    node.notes.after.extend((0..random.below(3)).map(|_| random_text(random)));
    if random.below(3) == 0 {
        for _ in 0..random.below(4) {
            let (from, to) = (random_square(random), random_square(random));
            let to = if random.below(2) == 0 { from } else { to };
            let pen = random.choose(&[Pen::Green, Pen::Red, Pen::Yellow, Pen::Blue]);
            node.notes.shapes.push(Shape { board: random.choose(&BoardId::ALL), from, to, pen });
        }
    }
    if !root && random.below(3) == 0 {
        node.notes.glyphs.push(Glyph(u8::try_from(random.below(256)).unwrap()));
        node.notes.left = Some(Millis(random.below(400_000)));
        node.notes.at = (random.below(2) == 0).then(|| Millis(random.below(400_000)));
    }
}

fn random_step(record: &Record, at: NodeId, random: &mut Random) -> Step {
    let boards = record.tree.node(at).unwrap().boards();
    let board = random.choose(&BoardId::ALL);
    let seat = boards.on_move(board);
    let moves = boards.position(board).legal_moves();
    if moves.is_empty() || random.below(10) == 0 {
        return Step::Give { seat: random.choose(&Seat::ALL), role: random.choose(&DropRole::ALL) };
    }
    Step::Move { seat, mv: random.choose(&moves) }
}

/// A tree that grows anywhere, more often where it grew last.
fn random_record(random: &mut Random) -> Record {
    let mut record = Record::new(RuleSet::of(random.choose(&Preset::ALL)));
    record.tags = names(random);
    record.time = random.choose(&[None, Some(TimeControl::Untimed), Some(TimeControl::default())]);
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..random.below(120) {
        let jump = random.below(5) == 0;
        let at = if jump { random.choose(&nodes) } else { *nodes.last().unwrap() };
        if record.tree.path(at).len() > 100 {
            continue;
        }
        let step = random_step(&record, at, random);
        nodes.push(record.tree.add(at, step).unwrap());
    }
    for id in nodes {
        annotate(&mut record, id, random);
    }
    record
}

#[test]
fn every_tree_survives_its_file() {
    let mut random = Random::new(92);
    for _ in 0..600 {
        let record = random_record(&mut random);
        let back = again(&record);
        let steps = |record: &Record| -> Vec<_> {
            record.tree.line(NodeId::ROOT).map(|id| record.tree.node(id).unwrap().step()).collect()
        };
        assert_eq!(steps(&back), steps(&record));
    }
}

#[test]
fn a_start_from_elsewhere_and_every_clock_survive() {
    use pasapezas_core::{Bonus, PerSeat};
    let rules = RuleSet::default();
    let fens = "r3k2r/8/8/3pP3/8/8/8/R2Q~K2R[QNp3] w KQkq d6 10 20 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 3";
    let start = pasapezas_core::notation::read_bfen(fens).unwrap();
    let start: PerBoard<Position> = start.boards.map(|setup| Position::new(setup, &rules).unwrap());
    let span = Millis(2_500);
    for bonus in [Bonus::None, Bonus::Increment(span), Bonus::Increment(Millis(0)), Bonus::Delay(span)] {
        for time in [
            TimeControl::same(Millis(300_000)),
            TimeControl::same(Millis(90_500)),
            TimeControl::each(PerSeat::for_seats(|seat| Millis(u32::from(seat.letter() as u8) * 1000))),
        ] {
            let mut record = Record::new(rules);
            record.tree =
                pasapezas_core::record::Tree::new(pasapezas_core::record::Boards::at(start, &rules));
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
