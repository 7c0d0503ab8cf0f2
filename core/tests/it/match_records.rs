//! Records of random matches, and matches that take back again and again.

use pasapezas_core::record::{NodeId, Record, Tags, read_log};
use pasapezas_core::{Action, BoardId, Match, MatchSetup, Millis, RuleSet, Seat, Seq, Stamp};

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

/// Whatever has happened in a match, before and after, and however often.
#[test]
fn a_take_back_restores_what_was() {
    let (mut compared, mut given) = (0, 0);
    on_random_matches(81, 2, |game, random| {
        if random.below(8) != 0 {
            return;
        }
        let (to, gives_time) = (Seq(random.below(game.log().end().0)), random.choose(&[true, false]));
        let at = game.last_stamp().plus(Millis(random.below(5_000)));
        let mut game = game.clone();
        if game.play(Stamp::table(at), Action::TakeBack { to, gives_time }).is_err() {
            return;
        }
        let past = game.until(to);
        for board in BoardId::ALL {
            assert_eq!(game.position(board), past.position(board));
            assert_eq!(game.repetitions(board), past.repetitions(board));
            assert_eq!(game.open_claim(board), past.open_claim(board));
        }
        let then = game.log().entries()[to.0 as usize].stamp.at;
        for seat in Seat::ALL.into_iter().filter(|_| gives_time) {
            assert_eq!(game.clock(seat, at).left, past.clock(seat, then).left, "{seat}");
        }
        compared += 1;
        given += usize::from(gives_time);
    });
    assert!(compared > given && given > 50, "{compared} take-backs, {given} with their time");
}

#[test]
fn take_backs_within_take_backs_cost_no_more_than_others() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = Match::new(MatchSetup::new(rules, pasapezas_core::TimeControl::Untimed));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    for seq in 1..200 {
        game.play(Stamp::table(Millis(seq)), Action::Pause).unwrap();
        game.play(Stamp::table(Millis(seq)), Action::Resume).unwrap();
        game.play(Stamp::table(Millis(seq)), Action::TakeBack { to: Seq(seq * 3 - 1), gives_time: false })
            .unwrap();
    }
    assert_eq!(game.position(BoardId::A), &pasapezas_core::Position::start(&rules));
}

/// The worst that a text of the largest size can ask for.
#[test]
fn a_log_of_nothing_but_take_backs_is_read_in_time() {
    const HALF: usize = 2_500;
    const SHUFFLE: [&str; 4] = ["a f6g8", "A g1f3", "a g8f6", "A f3g1"];
    let head = "pasapezas-log 1\nrules pasapezas take_back=yes\ntime 300000\n0 0 table start\n".to_owned();
    let moves = (1..HALF).map(|seq| format!("{seq} {seq} {}\n", SHUFFLE[seq % 4]));
    let back = (HALF..2 * HALF).map(|seq| format!("{seq} {seq} table back:{HALF}:time\n"));
    let text: String = core::iter::once(head).chain(moves).chain(back).collect();
    assert!(read_log(&text).unwrap().into_match().is_ok());
}
