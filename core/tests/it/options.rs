//! Every option of a match, value by value, with a case whose answer depends on it: an option that is ignored fails here.

use std::fmt::Write as _;

use pasapezas_core::notation::{read_attempt, read_fen};
use pasapezas_core::{
    Action, Author, BoardRules, Claim, Match, MatchSetup, Millis, PerBoard, PerSeat, Position, RuleSet, Seat,
    Stamp, TimeControl,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w";

/// Board A from this FEN under these rules, 5 minutes each, started.
fn begin(rules: &RuleSet, fen: &str, time: TimeControl) -> Match {
    let position = |fen| Position::new(read_fen(fen).unwrap(), rules).unwrap();
    let start = PerBoard { a: position(fen), b: position(START) };
    let mut game = Match::new(MatchSetup { start, ..MatchSetup::new(*rules, time) });
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    game
}

fn act(game: &mut Match, seat: Seat, action: Action) -> String {
    let at = game.last_stamp().plus(Millis(1));
    match game.play(Stamp::of(seat, at), action) {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => refusal.kind().code().to_owned(),
    }
}

/// Plays moves on board A, and answers with what came of the last one.
fn moves(game: &mut Match, texts: &str) -> String {
    let mut answer = String::new();
    for text in texts.split_whitespace() {
        let seat = game.on_move(pasapezas_core::BoardId::A);
        if game.outcome().is_some() {
            return "match-over".to_owned();
        }
        let tried = read_attempt(game.position(seat.board), text).unwrap();
        answer = match game.judge(seat, tried) {
            Ok(action) => act(game, seat, action),
            Err(refusal) => refusal.kind().code().to_owned(),
        };
    }
    answer
}

fn result(game: &Match) -> &'static str {
    game.outcome().map_or("goes on", pasapezas_core::Outcome::reason_name)
}

/// A match on the array whose clocks have run out for `first`, then for `second`, each brought on move in time.
fn flags(rules: &RuleSet, first: Seat, second: Option<Seat>) -> Match {
    let base = PerSeat::for_seats(|seat| match seat {
        seat if seat == first => Millis(1_000),
        seat if Some(seat) == second => Millis(2_000),
        _ => Millis(900_000),
    });
    let mut game = begin(rules, START, TimeControl::each(base));
    game.play(Stamp { at: Millis(8_000), by: Author::Clock }, Action::Tick).unwrap();
    game
}

fn claims_of_time(rules: &RuleSet) -> String {
    let mut answer = String::new();
    for seat in Seat::ALL {
        let mut game = flags(rules, Seat::WHITE_A, None);
        let _ = write!(answer, "{} ", act(&mut game, seat, Action::Claim(Claim::Time)));
    }
    answer.trim_end().to_owned()
}

fn agreement(rules: &RuleSet) -> String {
    let mut game = begin(rules, START, TimeControl::default());
    moves(&mut game, "e4 e5");
    act(&mut game, Seat::WHITE_A, Action::OfferDraw);
    act(&mut game, Seat::BLACK_A, Action::AcceptDraw);
    result(&game).to_owned()
}

/// The same position three times, once with other reserves; then five times.
fn repetition(rules: &RuleSet) -> String {
    let mut game = begin(rules, KINGS, TimeControl::default());
    moves(&mut game, "Kd1 Kd8 Ke1 Ke8");
    // A pawn arrives from board B.
    for (seat, text) in [(Seat::WHITE_B, "e4"), (Seat::BLACK_B, "d5"), (Seat::WHITE_B, "exd5")] {
        let tried = read_attempt(game.position(seat.board), text).unwrap();
        let action = game.judge(seat, tried).unwrap();
        act(&mut game, seat, action);
    }
    moves(&mut game, "Kd1 Kd8 Ke1 Ke8");
    act(&mut game, Seat::WHITE_A, Action::Claim(Claim::Repetition))
}

fn repeated(rules: &RuleSet, times: usize) -> String {
    let mut game = begin(rules, KINGS, TimeControl::default());
    for _ in 1..times {
        moves(&mut game, "Kd1 Kd8 Ke1 Ke8");
    }
    let end = result(&game);
    format!("{end}, {}", act(&mut game, Seat::WHITE_A, Action::Claim(Claim::Repetition)))
}

fn take_back(rules: &RuleSet) -> String {
    let mut game = begin(rules, START, TimeControl::default());
    moves(&mut game, "e4");
    let to = pasapezas_core::Seq(1);
    let taken = game.play(Stamp::table(game.last_stamp()), Action::TakeBack { to, gives_time: false });
    taken.map_or_else(|refusal| refusal.kind().code().to_owned(), |_| "ok".to_owned())
}

fn after(rules: &RuleSet, fen: &str, texts: &str) -> String {
    let mut game = begin(rules, fen, TimeControl::default());
    let last = moves(&mut game, texts);
    format!("{last}, {}", result(&game))
}

/// What is asked, and of which rules.
type Case = (&'static str, fn(&RuleSet) -> String, &'static [(&'static str, &'static str)]);

const CASES: [Case; 17] = [
    (
        "drop_check",
        |rules| {
            let check =
                moves(&mut begin(rules, "4R1k1/6pp/8/4N3/8/8/8/5K2[r] b", TimeControl::default()), "R@f8");
            let mate = moves(&mut begin(rules, "6rk/6pp/8/8/8/8/8/6K1[N] w", TimeControl::default()), "N@f7");
            format!("{check} {mate}")
        },
        &[
            ("no_check", "drop-gives-check drop-gives-check"),
            ("no_mate", "ok drop-gives-mate"),
            ("free", "ok ok"),
        ],
    ),
    (
        "pawn_ranks",
        |rules| {
            let position = *begin(rules, "4k3/8/8/8/8/8/8/4K3[P] w", TimeControl::default()).position(A);
            let drops = position.legal_moves();
            drops.iter().filter(|mv| matches!(mv, pasapezas_core::Move::Drop { .. })).count().to_string()
        },
        &[("2-6", "40"), ("2-7", "46"), ("3-5", "24")],
    ),
    (
        "mate",
        |rules| after(rules, START, "f3 e5 g4 Qh4"),
        &[("present", "ok, mate"), ("prospective", "ok, goes on")],
    ),
    (
        "stalemate",
        |rules| after(rules, "7k/8/4Q1K1/8/8/8/8/8[] w", "Qf7"),
        &[("draw", "ok, stalemate"), ("wait", "ok, goes on")],
    ),
    (
        "dropped_rook_castles",
        |rules| after(rules, "4k3/8/8/8/8/8/8/R3K3[R] w Q", "R@h1 Ke7 O-O"),
        &[("yes", "ok, goes on"), ("no", "castle-rook-moved, goes on")],
    ),
    (
        "enforcement",
        |rules| after(rules, "4k3/8/8/8/8/8/8/4K3[P] w", "P@a7"),
        &[("assisted", "drop-pawn-rank, goes on"), ("strict", "ok, goes on")],
    ),
    (
        "time_win",
        claims_of_time,
        &[
            ("claim_pair", "no-flag-fallen ok ok no-flag-fallen"),
            ("claim_board", "no-flag-fallen ok not-your-time-claim no-flag-fallen"),
            ("automatic", "match-over match-over match-over match-over"),
        ],
    ),
    (
        "flag_draw",
        |rules| {
            let rules = RuleSet { time_win: pasapezas_core::TimeWin::ClaimBoard, ..*rules };
            result(&flags(&rules, Seat::WHITE_A, Some(Seat::WHITE_B))).to_owned()
        },
        &[("each_pair", "flags"), ("same_board", "goes on")],
    ),
    ("draw_agreement", agreement, &[("one_board", "agreement"), ("both_boards", "goes on")]),
    (
        "repetition",
        repetition,
        &[("off", "draw-not-in-rules"), ("board", "ok"), ("board_and_reserves", "not-repeated")],
    ),
    (
        "fifty_moves",
        |rules| after(rules, "4k3/8/8/8/8/8/8/4K3 w - - 149 90", "Kd1"),
        &[("yes", "ok, fifty-moves"), ("no", "ok, goes on")],
    ),
    (
        "draw_counts",
        |rules| format!("{}; {}", repeated(rules, 3), repeated(rules, 5)),
        &[
            ("claim_and_automatic", "goes on, ok; repetition, match-over"),
            ("claim", "goes on, ok; goes on, ok"),
            ("automatic", "repetition, match-over; repetition, match-over"),
        ],
    ),
    // What partners may say and whether moves are entered ahead is kept here and obeyed by the page.
    (
        "communication",
        RuleSet::to_text,
        &[
            ("free", "pasapezas"),
            ("signals", "pasapezas communication=signals"),
            ("none", "pasapezas communication=none"),
        ],
    ),
    ("take_back", take_back, &[("yes", "ok"), ("no", "no-take-back")]),
    ("premoves", RuleSet::to_text, &[("yes", "pasapezas"), ("no", "pasapezas premoves=no")]),
    (
        "touch_move",
        |rules| {
            let mut game = begin(rules, START, TimeControl::default());
            act(&mut game, Seat::WHITE_A, Action::Touch { at: "e2".parse().unwrap() })
        },
        &[("yes", "ok"), ("no", "no-touch-move")],
    ),
    (
        "auto_claim",
        |rules| result(&flags(rules, Seat::WHITE_A, None)).to_owned(),
        &[("none", "goes on"), ("WhiteB", "time"), ("BlackA", "time"), ("BlackB", "goes on")],
    ),
];

const A: pasapezas_core::BoardId = pasapezas_core::BoardId::A;

#[test]
fn every_value_of_every_option_changes_an_answer() {
    for (option, ask, answers) in CASES {
        for (value, expected) in answers {
            let mut rules = RuleSet::default();
            rules.set(option, value).unwrap();
            assert_eq!(ask(&rules), *expected, "{option} = {value}");
        }
        let distinct: std::collections::BTreeSet<_> = answers.iter().map(|(_, answer)| answer).collect();
        assert!(distinct.len() > 1, "{option} changes nothing here");
    }
}

/// A new option without a row in the table does not compile, or is missed here.
#[test]
fn every_option_has_its_row() {
    let RuleSet {
        board: BoardRules { drop_check: _, pawn_ranks: _, mate: _, stalemate: _, dropped_rook_castles: _ },
        enforcement: _,
        time_win: _,
        flag_draw: _,
        draw_agreement: _,
        repetition: _,
        fifty_moves: _,
        draw_counts: _,
        communication: _,
        take_back: _,
        premoves: _,
        touch_move: _,
        auto_claim: _,
    } = RuleSet::default();
    let rows: Vec<_> = CASES.iter().map(|(option, ..)| *option).collect();
    let options: Vec<_> = RuleSet::default().options().into_iter().map(|(option, _)| option).collect();
    assert_eq!(rows, options);
}
