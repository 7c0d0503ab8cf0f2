//! Records of matches.

use crate::base::{Millis, Seat};
use crate::game::{Action, Match, MatchSetup, Seq, Stamp};
use crate::notation::read_attempt;
use crate::record::{Ending, NodeId, Record, ResultToken, Tags};
use crate::rules::{Outcome, RuleSet, TimeControl, WinReason};

fn play(game: &mut Match, seat: Seat, text: &str, at: u32) {
    let attempt = read_attempt(game.position(seat.board), text).unwrap();
    let action = game.judge(seat, attempt).unwrap();
    game.play(Stamp::of(seat, Millis(at)), action).unwrap();
}

/// The moves of the main line as clocks and instants.
fn times(record: &Record) -> Vec<(Option<u32>, Option<u32>)> {
    let notes = record.tree.line(NodeId::ROOT).map(|id| &record.tree.node(id).unwrap().notes);
    notes.map(|notes| (notes.left.map(|left| left.0), notes.at.map(|at| at.0))).collect()
}

#[test]
fn what_was_taken_back_leaves_no_trace_but_the_time_it_took() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = Match::new(MatchSetup::new(rules, TimeControl::same(Millis(10_000))));
    game.play(Stamp::table(Millis(50)), Action::Start).unwrap();
    play(&mut game, Seat::WHITE_A, "e4", 1050);
    game.play(Stamp::table(Millis(2050)), Action::TakeBack { to: Seq(1), gives_time: false }).unwrap();
    play(&mut game, Seat::WHITE_A, "d4", 3050);
    game.play(Stamp::table(Millis(3050)), Action::TakeBack { to: Seq(2), gives_time: false }).unwrap();
    let record = Record::of_match(&game, &Tags::default());
    // The take-back was taken back, so the first move stands again.
    assert_eq!(times(&record), [(Some(9000), Some(1000))]);
    assert_eq!(record.tree.node(NodeId::ROOT).unwrap().children().len(), 1);
}

#[test]
fn an_untimed_record_has_instants_and_no_clocks() {
    let mut game = Match::new(MatchSetup::new(RuleSet::default(), TimeControl::Untimed));
    game.play(Stamp::table(Millis(0)), Action::Start).unwrap();
    play(&mut game, Seat::WHITE_B, "e4", 1500);
    assert_eq!(times(&Record::of_match(&game, &Tags::default())), [(None, Some(1500))]);
}

#[test]
fn the_ending_says_who_has_won() {
    let mut game = Match::new(MatchSetup::default());
    game.play(Stamp::table(Millis(0)), Action::Start).unwrap();
    game.play(Stamp::of(Seat::BLACK_B, Millis(9)), Action::Resign).unwrap();
    let ending = Record::of_match(&game, &Tags::default()).ending;
    let reason = WinReason::Resignation { loser: Seat::BLACK_B };
    let winner = Seat::BLACK_B.team().other();
    assert_eq!((ending.token, ending.winner), (ResultToken::ZeroOne, Some(winner)));
    assert_eq!(ending.outcome, Some(Outcome::Won { by: winner, reason }));
    assert_eq!(Ending::of(Outcome::CalledOff).token, ResultToken::Open);
}
