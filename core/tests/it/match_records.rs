//! Records of random matches, and matches that take back again and again.

use pasapezas_core::record::{NodeId, Record, Tags, read_log};
use pasapezas_core::{Action, BoardId, Event, Match, MatchSetup, Millis, RuleSet, Seq, Stamp};

use crate::random_play::on_random_matches;

#[test]
fn a_record_ends_with_the_boards_of_its_match() {
    let mut compared = 0;
    on_random_matches(80, 4, |game, random| {
        if random.below(12) != 0 {
            return;
        }
        let record = Record::of_match(game, &Tags::default());
        let last = record.tree.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT);
        let boards = record.tree.node(last).unwrap().boards();
        for board in BoardId::ALL {
            assert_eq!(boards.position(board), game.position(board), "{:?}", game.log());
        }
        compared += 1;
    });
    assert!(compared > 300, "{compared} records");
}

#[test]
fn a_take_back_restores_what_was() {
    let mut compared = 0;
    on_random_matches(81, 1, |game, _| {
        let Some(Event::TakenBack { to }) = game.log().entries().last().and_then(|last| last.events.last())
        else {
            return;
        };
        let past = game.until(*to);
        for board in BoardId::ALL {
            assert_eq!(game.position(board), past.position(board));
            assert_eq!(game.repetitions(board), past.repetitions(board));
            assert_eq!(game.open_claim(board), past.open_claim(board));
        }
        compared += 1;
    });
    assert!(compared > 5, "{compared} take-backs");
}

#[test]
fn take_backs_within_take_backs_cost_no_more_than_others() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = Match::new(MatchSetup::new(rules, pasapezas_core::TimeControl::Untimed));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    for seq in 1..200 {
        game.play(Stamp::table(Millis(seq)), Action::Pause).unwrap();
        game.play(Stamp::table(Millis(seq)), Action::Resume).unwrap();
        game.play(Stamp::table(Millis(seq)), Action::TakeBack { to: Seq(seq * 3 - 1) }).unwrap();
    }
    assert_eq!(game.position(BoardId::A), &pasapezas_core::Position::start(&rules));
}

/// The worst that a text of the largest size can ask for.
#[test]
fn a_log_of_nothing_but_take_backs_is_read_in_time() {
    const HALF: usize = 2_500;
    const SHUFFLE: [&str; 4] = ["a f6g8", "A g1f3", "a g8f6", "A f3g1"];
    let head = "pasapezas-log 1\nrules pasapezas take_back=yes\ntime untimed\n0 0 table start\n".to_owned();
    let moves = (1..HALF).map(|seq| format!("{seq} {seq} {}\n", SHUFFLE[seq % 4]));
    let back = (HALF..2 * HALF).map(|seq| format!("{seq} {seq} table back:{HALF}\n"));
    let text: String = core::iter::once(head).chain(moves).chain(back).collect();
    assert!(read_log(&text).unwrap().into_match().is_ok());
}
