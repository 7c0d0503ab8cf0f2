//! Random play, from which good texts are made: matches with every kind of action, records with variations and notes.

use pasapezas_core::record::{Boards, Glyph, Node, NodeId, Pen, Record, Shape, Step};
use pasapezas_core::{
    Action, Author, BoardId, Bonus, Claim, DropRole, Match, MatchSetup, Millis, Move, PerBoard, PerSeat,
    Position, Preset, RuleSet, Seat, Seq, Square, Stamp, TimeControl,
};

use crate::Random;

/// Some options with their values, by which rules differ from a preset.
const OPTIONS: [(&str, &[&str]); 9] = [
    ("drop_check", &["no_check", "no_mate", "free"]),
    ("pawn_ranks", &["2-6", "2-7", "3-5"]),
    ("enforcement", &["assisted", "strict"]),
    ("stalemate", &["draw", "wait"]),
    ("take_back", &["yes", "no"]),
    ("touch_move", &["yes", "no"]),
    ("draw_counts", &["claim", "automatic"]),
    ("time_win", &["claim_pair", "automatic"]),
    ("auto_claim", &["none", "all", "WhiteB"]),
];

/// A preset, or one with some options changed to something that can be played.
pub fn rules(random: &mut Random) -> RuleSet {
    let preset = RuleSet::of(random.choose(&Preset::ALL));
    let mut rules = preset;
    for (option, values) in OPTIONS {
        if random.one_in(6) {
            rules.set(option, random.choose(values)).unwrap();
        }
    }
    if rules.check().is_ok() { rules } else { preset }
}

pub fn time(random: &mut Random) -> TimeControl {
    let base = TimeControl::same(Millis(1000 * u32::try_from(1 + random.below(600)).unwrap()));
    let span = Millis(u32::try_from(random.below(9_999)).unwrap());
    match random.below(6) {
        0 => TimeControl::Untimed,
        1 => base.with(Bonus::Increment(span)),
        2 => base.with(Bonus::Bronstein(span)),
        3 => base.with(Bonus::Delay(span)),
        4 => TimeControl::each(PerSeat::for_seats(|_| Millis(u32::try_from(random.below(90_000)).unwrap()))),
        _ => base,
    }
}

/// A legal move; drops, captures and promotions more often than they come by chance.
pub fn legal(random: &mut Random, position: &Position) -> Option<Move> {
    let mut moves = position.legal_moves();
    moves.sort();
    let lively: Vec<_> = moves
        .iter()
        .copied()
        .filter(|mv| match mv {
            Move::Normal { to, promotion, .. } => {
                promotion.is_some() || position.placement().occupied().has(*to)
            }
            Move::EnPassant { .. } | Move::Castle(_) | Move::Drop { .. } => true,
        })
        .collect();
    let from = if lively.is_empty() || random.one_in(3) { &moves } else { &lively };
    (!from.is_empty()).then(|| random.choose(from))
}

/// Positions of one board that come up in random play under these rules.
pub fn positions(random: &mut Random, rules: &RuleSet, count: usize) -> Vec<PerBoard<Position>> {
    let mut found = Vec::with_capacity(count);
    let mut boards = Boards::start(rules);
    while found.len() < count {
        let board = random.choose(&BoardId::ALL);
        let next = legal(random, boards.position(board))
            .and_then(|mv| boards.after(Step::Move { seat: boards.on_move(board), mv }).ok());
        boards = next.filter(|_| !random.one_in(150)).unwrap_or_else(|| Boards::start(rules));
        found.push(*boards.positions());
    }
    found
}

/// Names and remarks as nobody should choose them.
const TEXTS: [&str; 10] = [
    "Ana",
    "Xoán \"o Peza\"",
    "back\\slash",
    "a } brace",
    "[%clk 0:00:01]",
    "x\u{2028}y",
    "{",
    "",
    "a name that is a good deal longer than the lines that a writer fills are wide, so that it has to break them somewhere",
    "1A. e4 (1A. d4) $1 *",
];

/// A record of a random match, with variations and notes where `notes` says so.
pub fn record(random: &mut Random, rules: RuleSet, length: usize, notes: bool) -> Record {
    let mut record = Record::new(rules);
    for seat in Seat::ALL {
        record.tags.set(seat.name(), if notes { random.choose(&TEXTS) } else { seat.name() });
    }
    let mut at = NodeId::ROOT;
    let mut made = vec![at];
    for _ in 0..length {
        // Back by one step and on makes variations in variations.
        if notes && random.one_in(6) {
            at = record.tree.node(at).and_then(Node::parent).unwrap_or(at);
        } else if notes && random.one_in(20) {
            at = made[random.below(made.len())];
        }
        let boards = *record.tree.node(at).unwrap().boards();
        let Some(step) = step(random, &boards, notes) else { break };
        let Ok(node) = record.tree.add(at, step) else { continue };
        at = node;
        made.push(at);
        if notes {
            annotate(random, &mut record, at);
        } else if let Some(node) = record.tree.node_mut(at) {
            node.notes.left = Some(Millis(u32::try_from(1000 + random.below(170_000)).unwrap()));
        }
    }
    record
}

fn step(random: &mut Random, boards: &Boards, notes: bool) -> Option<Step> {
    let board = random.choose(&BoardId::ALL);
    let seat = boards.on_move(board);
    if notes && random.one_in(30) {
        let at = Square::from_index(u8::try_from(random.below(64)).unwrap())?;
        return Some(Step::TakeOff { by: seat, at });
    }
    if notes && random.one_in(60) {
        let role = random.choose(&DropRole::ALL);
        return Some(Step::Give { seat: random.choose(&Seat::ALL), role });
    }
    let mv =
        legal(random, boards.position(board)).or_else(|| legal(random, boards.position(board.other())))?;
    let seat = if boards.position(board).is_legal(mv) { seat } else { boards.on_move(board.other()) };
    Some(Step::Move { seat, mv })
}

fn annotate(random: &mut Random, record: &mut Record, at: NodeId) {
    let Some(node) = record.tree.node_mut(at) else { return };
    let notes = &mut node.notes;
    if random.one_in(2) {
        notes.left = Some(Millis(u32::try_from(random.below(600_000)).unwrap()));
    }
    if random.one_in(10) {
        notes.at = Some(Millis(u32::try_from(random.below(600_000)).unwrap()));
    }
    if random.one_in(8) {
        notes.after.push(random.choose(&TEXTS).to_owned());
    }
    if random.one_in(20) {
        notes.before.push(random.choose(&TEXTS).to_owned());
    }
    if random.one_in(10) {
        notes.glyphs.push(Glyph(u8::try_from(random.below(256)).unwrap()));
    }
    if random.one_in(15) {
        let mut square = || Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap_or_default();
        let (from, to) = (square(), square());
        notes.shapes.push(Shape { board: random.choose(&BoardId::ALL), from, to, pen: Pen::default() });
    }
}

/// A random match as it is played at a table.
pub fn game(random: &mut Random, length: usize) -> Match {
    let mut game = Match::new(MatchSetup::new(rules(random), time(random)));
    let mut now = Millis::ZERO;
    let _ = game.play(Stamp::table(now), Action::Start);
    for _ in 0..length {
        now = now.plus(Millis(u32::try_from(random.below(900)).unwrap()));
        let board = random.choose(&BoardId::ALL);
        let seat = if random.one_in(10) { random.choose(&Seat::ALL) } else { game.on_move(board) };
        let at = Square::from_index(u8::try_from(random.below(64)).unwrap()).unwrap_or_default();
        let (by, action) = match random.below(40) {
            8 => (Author::Seat(seat), Action::Adjust),
            9..=14 if game.rules().touch_move => (Author::Seat(seat), Action::Touch { at }),
            0 => (Author::Table, Action::Pause),
            1 | 2 => (Author::Table, Action::Resume),
            3 => (Author::Table, Action::Tick),
            4 => (Author::Seat(seat), Action::OfferDraw),
            5 => (Author::Seat(seat), Action::DeclineDraw),
            6 if random.one_in(8) => (Author::Seat(seat), Action::AcceptDraw),
            6 => (Author::Seat(seat), Action::Claim(random.choose(&CLAIMS))),
            7 if random.one_in(8) => (Author::Seat(seat), Action::Resign),
            7 => {
                let to = Seq(u32::try_from(random.below(length)).unwrap());
                (Author::Table, Action::TakeBack { to, gives_time: random.one_in(2) })
            }
            _ => match legal(random, game.position(board)) {
                Some(mv) => (Author::Seat(game.on_move(board)), Action::Play(mv)),
                None => continue,
            },
        };
        let _ = game.play(Stamp { at: now, by }, action);
    }
    game
}

/// A match in which every third action takes moves back, also take-backs.
pub fn hesitant(random: &mut Random, length: usize) -> Match {
    let rules = RuleSet { take_back: true, ..RuleSet::of(random.choose(&Preset::ALL)) };
    let mut game = Match::new(MatchSetup::new(rules, time(random)));
    let _ = game.play(Stamp::table(Millis::ZERO), Action::Start);
    for number in 0..u32::try_from(length).unwrap() {
        let now = Millis(number * 100);
        let board = random.choose(&BoardId::ALL);
        let _ = if random.one_in(3) {
            let to = Seq(u32::try_from(random.below(length)).unwrap());
            game.play(Stamp::table(now), Action::TakeBack { to, gives_time: random.one_in(2) })
        } else {
            let Some(mv) = legal(random, game.position(board)) else { continue };
            game.play(Stamp { at: now, by: Author::Seat(game.on_move(board)) }, Action::Play(mv))
        };
    }
    game
}

const CLAIMS: [Claim; 4] = [Claim::Time, Claim::Placement, Claim::Repetition, Claim::FiftyMoves];
