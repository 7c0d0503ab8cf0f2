//! Every reason that a match gives, once; with those of a board (see `refusals`) that is every reason there is.

use std::collections::BTreeSet;

use pasapezas_core::{
    Action, BoardId, Claim, Enforcement, FlagDraw, Match, MatchSetup, Millis, Plan, Refusal, RefusalKind,
    RuleSet, Seat, Seq, Stamp, TimeControl, TimeWin,
};

use crate::script::replay;

/// Reasons given against attempts on one board.
const OF_A_BOARD: [&str; 26] = [
    "empty-square",
    "not-your-piece",
    "not-its-move",
    "path-blocked",
    "own-piece-there",
    "king-target",
    "pawn-needs-capture",
    "en-passant-gone",
    "promotion-missing",
    "promotion-impossible",
    "pawn-on-last-rank",
    "still-in-check",
    "leaves-king-in-check",
    "king-into-check",
    "castle-king-moved",
    "castle-rook-moved",
    "castle-no-rook",
    "castle-blocked",
    "castle-in-check",
    "castle-through-check",
    "castle-into-check",
    "reserve-lacks",
    "drop-occupied",
    "drop-pawn-rank",
    "drop-gives-check",
    "drop-gives-mate",
];

const SCRIPTS: [&str; 8] = [
    "1 WhiteA e4
     1 table pause
     1 WhiteA start
     2 table start
     2 table start
     2 table resume
     1 table tick
     3 BlackA e5
     3 WhiteA claim time
     3 WhiteA claim placement
     3 WhiteA offer
     3 WhiteA accept
     3 WhiteA claim repetition
     3 WhiteA claim fifty
     4 table pause
     4 WhiteA e4
     5 WhiteA resign
     6 table resume",
    "0 table start
     1 WhiteA e4
     2 BlackA e5
     3 WhiteA offer
     4 WhiteA offer
     5 BlackA decline
     6 WhiteA offer",
    "set enforcement strict
     bfen 7k/6pp/8/8/8/8/8/6K1[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1
     0 table start
     1 WhiteA N@f7
     2 WhiteB claim placement
     3 BlackA Kg8
     4 BlackA claim placement",
    "preset international
     clocks 10 90000 90000 90000
     0 table start
     50 WhiteB claim time",
    "preset chesscom
     0 table start
     1 WhiteA claim time
     1 WhiteA claim repetition",
    "preset tandem
     0 table start
     1 WhiteA claim repetition",
    "0 table start
     1 WhiteA touch e2",
    "set touch_move yes
     bfen 4k3/8/8/3p4/4P3/8/8/R3K2R[N] w KQ - 0 1 | 4k3/8/8/3p4/4P3/8/8/R3K2R[N] w KQ - 0 1
     0 table start
     1 WhiteA touch a1
     2 WhiteA Ke2
     3 WhiteA adjust
     4 WhiteA Ra2
     5 BlackA touch e4
     6 BlackA Kd7
     7 WhiteB touch e1
     8 WhiteB touch h1
     9 WhiteB O-O-O",
];

fn started(rules: RuleSet, time: TimeControl) -> Match {
    let mut game = Match::new(MatchSetup::new(rules, time));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    game
}

/// What only the table does.
fn of_the_table() -> [Refusal; 7] {
    let friendly = RuleSet { take_back: true, ..RuleSet::default() };
    let now = Stamp::table(Millis(1));
    let refused = |game: &Match, action| game.act(now, &action).unwrap_err();
    let usual = started(RuleSet::default(), TimeControl::default());
    let mut begun = usual.clone();
    for (seat, text) in [(Seat::WHITE_A, "e4"), (Seat::WHITE_B, "e4")] {
        let tried = pasapezas_core::notation::read_attempt(begun.position(seat.board), text).unwrap();
        let action = begun.judge(seat, tried).unwrap();
        begun.play(Stamp::of(seat, Millis(1)), action).unwrap();
    }
    let untimed = started(RuleSet::default(), TimeControl::Untimed);
    // Both flags of a claim can be down only under rules that `RuleSet::check` warns of.
    let deadlock =
        RuleSet { flag_draw: FlagDraw::SameBoard, time_win: TimeWin::ClaimPair, ..RuleSet::default() };
    let mut both = started(deadlock, TimeControl::same(Millis(1)));
    both.play(now, Action::Tick).unwrap();
    let own = both.act(Stamp::of(Seat::WHITE_A, Millis(2)), &Action::Claim(Claim::Time)).unwrap_err();
    [
        refused(&begun, Action::CallOff),
        refused(&begun, Action::TakeBack { to: Seq(1), gives_time: false }),
        refused(
            &started(friendly, TimeControl::default()),
            Action::TakeBack { to: Seq(0), gives_time: false },
        ),
        refused(&usual, Action::CorrectTime { seat: Seat::WHITE_A, left: Millis(5) }),
        untimed.act(Stamp::of(Seat::WHITE_A, Millis(2)), &Action::Claim(Claim::Time)).unwrap_err(),
        own,
        lapsed(),
    ]
}

/// What is said to somebody whose plan would have eaten his claim.
fn lapsed() -> Refusal {
    let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
    let mut setup = MatchSetup::new(rules, TimeControl::default());
    setup.start.a = crate::support::strict_position("6rk/6pp/8/8/8/8/8/6K1[N] w");
    let mut game = Match::new(setup);
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    let read = |game: &Match, text| pasapezas_core::notation::read_attempt(game.position(BoardId::A), text);
    let action = game.judge(Seat::WHITE_A, read(&game, "N@f7").unwrap()).unwrap();
    game.play(Stamp::of(Seat::WHITE_A, Millis(1)), action).unwrap();
    match game.planned(Seat::BLACK_A, read(&game, "g7g6").unwrap()) {
        Plan::Lapsed(why) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_refusal_there_is_is_produced_by_a_test() {
    let mut seen: BTreeSet<String> = OF_A_BOARD.iter().map(|code| (*code).to_owned()).collect();
    seen.extend(of_the_table().iter().map(|refusal| refusal.kind().code().to_owned()));
    for script in SCRIPTS {
        let out = replay(script).unwrap();
        let refused = out.lines().filter_map(|line| line.strip_prefix("refused ")?.split(' ').next());
        seen.extend(refused.map(str::to_owned));
    }
    let all: BTreeSet<String> = RefusalKind::ALL.iter().map(|kind| kind.code().to_owned()).collect();
    assert_eq!(all.len(), RefusalKind::ALL.len(), "codes are distinct");
    let missing: Vec<_> = all.difference(&seen).collect();
    assert!(missing.is_empty(), "never refused: {missing:?}");
}

/// Files, hosts and commands rely on these: a code may be added, never changed.
#[test]
fn codes_and_articles_are_stable() {
    let table: Vec<String> =
        RefusalKind::ALL.iter().map(|kind| format!("{} {}", kind.code(), kind.source().word())).collect();
    let known = include_str!("../../../tests/data/refusals.txt");
    assert_eq!(table, known.lines().collect::<Vec<_>>());
}
