//! Records as nobody would make them: any tree, any remark, any end.

use pasapezas_core::record::{Boards, Ending, Glyph, NodeId, Pen, Record, Shape, Step, Tags, Tree};
use pasapezas_core::{
    BoardId, DropRole, Enforcement, Millis, Move, PerBoard, Position, Preset, RuleSet, Seat, Square,
    TimeControl,
};

use crate::random::Random;
use crate::random_play::random_time;

pub(crate) fn names(random: &mut Random) -> Tags {
    const NAMES: [&str; 20] = [
        "Ana",
        "Xoán \"O Rei\"",
        "a\\",
        "Ana",
        "",
        "Dr. No",
        "C: x",
        "BlackA",
        "\n]",
        "WA",
        "a",
        "B",
        "White",
        "wb",
        "x\"] 1-0 *",
        "\\\"]\t1-0",
        "Draw",
        "x and y",
        "A\u{85}",
        "\u{2028}{1-0}",
    ];
    let mut tags = Tags::default();
    for seat in Seat::ALL {
        if random.below(3) > 0 {
            tags.set(seat.name(), random.choose(&NAMES));
            tags.set(&format!("{seat}Elo"), "++++");
        }
    }
    if random.below(2) == 0 {
        tags.set("Event", "A [strange] \"one\" {1-0}");
        tags.set("Annotator", "\\\"é".repeat(random.below(8_000) as usize));
        tags.set("Lag", "1 2 3");
        tags.set("TimeControl", "?");
    }
    tags
}

fn random_text(random: &mut Random) -> String {
    const WORDS: [&str; 40] = [
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
        "{",
        "}{",
        "\r\n",
        "\t",
        "\u{0}",
        "\u{85}",
        "\u{2028}",
        "\u{feff}",
        "[%clk",
        "1:00]",
        "[ts=",
        "[%takeoff A:e4]",
        "[[%give N WhiteA]",
        "\"",
        "*",
        "; x",
    ];
    let words: Vec<_> = (0..random.below(20)).map(|_| random.choose(&WORDS)).collect();
    words.join(" ")
}

fn random_square(random: &mut Random) -> Square {
    Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap()
}

fn annotate(record: &mut Record, id: NodeId, random: &mut Random) {
    let root = id == NodeId::ROOT;
    // Now and then more drawings than a comment holds.
    let n_shapes = if random.below(200) == 0 { 3_000 } else { 4 };
    let Some(node) = record.tree.node_mut(id) else { return };
    if random.below(3) == 0 {
        node.notes.before.push(random_text(random));
    }
    node.notes.after.extend((0..random.below(3)).map(|_| random_text(random)));
    if random.below(3) == 0 {
        for _ in 0..random.below(n_shapes) {
            let (from, to) = (random_square(random), random_square(random));
            let to = if random.below(2) == 0 { from } else { to };
            let pen = random.choose(&[Pen::Green, Pen::Red, Pen::Yellow, Pen::Blue]);
            node.notes.shapes.push(Shape { board: random.choose(&BoardId::ALL), from, to, pen });
        }
    }
    if random.below(if root { 2 } else { 3 }) == 0 {
        let signs = (0..random.below(4)).map(|_| Glyph(u8::try_from(random.below(256)).unwrap()));
        node.notes.glyphs.extend(signs);
        let mut time = || Millis(random.choose(&[0, 1, 59_999, 60_000, 400_123, u32::MAX]));
        (node.notes.left, node.notes.at) = (Some(time()), Some(time()));
        match random.below(4) {
            0 => node.notes.left = None,
            1 => node.notes.at = None,
            _ => {}
        }
    }
}

fn random_step(record: &Record, at: NodeId, random: &mut Random) -> Step {
    let boards = record.tree.node(at).unwrap().boards();
    let board = random.choose(&BoardId::ALL);
    let seat = boards.on_move(board);
    let moves = boards.position(board).legal_moves();
    if random.below(12) == 0 {
        // A placement that only Strict lets pass, or its removal; most are refused.
        let (at, role) = (random_square(random), random.choose(&DropRole::ALL));
        let occupied = boards.position(board).placement().occupied();
        let dropped = (0..64).filter_map(Square::from_index).filter(|at| occupied.has(*at));
        let at = dropped.filter(|_| random.below(8) == 0).last().unwrap_or(at);
        return match random.below(2) {
            0 => Step::Move { seat, mv: Move::Drop { role, to: at } },
            _ => Step::TakeOff { by: seat, at },
        };
    }
    if moves.is_empty() || random.below(10) == 0 {
        return Step::Give { seat: random.choose(&Seat::ALL), role: random.choose(&DropRole::ALL) };
    }
    Step::Move { seat, mv: random.choose(&moves) }
}

/// Two boards in the middle of something, with promoted pieces, rights and reserves.
pub(crate) fn random_start(rules: &RuleSet) -> PerBoard<Position> {
    let fens = "r3k2r/8/8/3pP3/8/8/8/R2Q~K2R[QNp3] w KQkq d6 10 20 | 4k3/P7/8/8/8/n~7/8/4K2R[qQ] b K - 0 3";
    let start = pasapezas_core::notation::read_bfen(fens).unwrap();
    start.boards.map(|setup| Position::new(setup, rules).unwrap())
}

/// Remarks about an end, true or not, and about nothing.
const REMARKS: [&str; 12] = [
    "WhiteA resigns",
    "Ana checkmated",
    "Game drawn by stalemate",
    "Time forfeit",
    "Game aborted on move 1",
    "White and Black lost",
    "Ana & x won: a resigned",
    "{gg}",
    "12.5",
    "Still in progress",
    "A ran out of time",
    "\u{a0}BB loses\n",
];

/// Any end, most of which contradict themselves.
fn random_ending(random: &mut Random) -> Ending {
    use pasapezas_core::record::ResultToken;
    use pasapezas_core::{DrawReason, Outcome, Team, WinReason};
    let team = random.choose(&[Team::One, Team::Two]);
    let (board, loser) = (random.choose(&BoardId::ALL), random.choose(&Seat::ALL));
    let by = if random.below(3) == 0 { team } else { loser.team().other() };
    let outcome = match random.below(12) {
        0 => Some(Outcome::Won { by, reason: WinReason::Mate { loser } }),
        1 => Some(Outcome::Won { by, reason: WinReason::Time { loser } }),
        2 => Some(Outcome::Won { by, reason: WinReason::Resignation { loser } }),
        3 => Some(Outcome::Drawn { reason: DrawReason::Agreement { board } }),
        4 => Some(Outcome::Drawn { reason: DrawReason::Flags }),
        5 => Some(Outcome::Drawn { reason: DrawReason::Repetition { board } }),
        6 => Some(Outcome::Drawn { reason: DrawReason::FiftyMoves { board } }),
        7 => Some(Outcome::Drawn { reason: DrawReason::Stalemate { board } }),
        8 => Some(Outcome::CalledOff),
        _ => None,
    };
    if let (Some(outcome), true) = (outcome, random.below(2) == 0) {
        return Ending::of(outcome);
    }
    let tokens = [ResultToken::OneZero, ResultToken::ZeroOne, ResultToken::Half, ResultToken::Open];
    Ending {
        token: random.choose(&tokens),
        remarks: (0..random.below(3)).map(|_| random.choose(&REMARKS).to_owned()).collect(),
        winner: random.choose(&[None, Some(Team::One), Some(Team::Two)]),
        outcome,
    }
}

/// A tree that grows anywhere, more often where it grew last.
pub(crate) fn random_record(random: &mut Random) -> Record {
    let mut rules = RuleSet::of(random.choose(&Preset::ALL));
    if random.below(3) == 0 {
        rules.enforcement = Enforcement::Strict;
    }
    let mut record = Record::new(rules);
    if random.below(3) == 0 {
        record.tree = Tree::new(Boards::at(random_start(&rules), &rules));
    }
    record.tags = names(random);
    record.time = match random.below(4) {
        0 => None,
        1 => Some(TimeControl::Untimed),
        _ => Some(random_time(random)),
    };
    record.ending = random_ending(random);
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..random.below(120) {
        let jump = random.below(5) == 0;
        let at = if jump { random.choose(&nodes) } else { *nodes.last().unwrap() };
        if record.tree.path(at).len() > 100 {
            continue;
        }
        let step = random_step(&record, at, random);
        nodes.extend(record.tree.add(at, step));
    }
    for id in nodes {
        annotate(&mut record, id, random);
    }
    record
}
