//! What a log promises: it follows itself and the rules, says where it does not, and only grows, also by what is taken back.

use super::*;

#[test]
fn a_log_must_follow_itself_and_the_rules() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 A:e7e5").unwrap();
    assert_eq!(game.audit(), Ok(()));
    let entries = game.log().entries();
    let gap = Match::replay(*game.setup(), &entries[1..]);
    assert_eq!(gap.unwrap_err(), ReplayError::Gap { expected: Seq(0), found: Seq(1) });
    let mut forged = entries.to_vec();
    forged[2].events.push(Event::Passed { from: Seat::BLACK_A, to: Seat::WHITE_B, role: DropRole::Queen });
    let forged = Match::replay(*game.setup(), &forged).unwrap();
    assert_eq!(forged.audit(), Err(AuditFailure::EventsDiffer { seq: Seq(2) }));
    let mut unstarted = entries[1..].to_vec();
    (unstarted[0].seq, unstarted[1].seq) = (Seq(0), Seq(1));
    let unstarted = Match::replay(*game.setup(), &unstarted).unwrap();
    assert_eq!(unstarted.audit(), Err(AuditFailure::Refused { seq: Seq(0), why: Refusal::NotStarted }));
}

#[test]
fn what_is_wrong_with_a_log_is_told_with_its_entry() {
    let why = Refusal::NothingToRemove;
    for (told, expected) in [
        (AuditFailure::Refused { seq: Seq(7), why }.to_string(), "entry 7: nothing-to-remove"),
        (
            AuditFailure::EventsDiffer { seq: Seq(8) }.to_string(),
            "entry 8: its events do not follow from its action",
        ),
        (ReplayError::Gap { expected: Seq(3), found: Seq(5) }.to_string(), "entry 5 where entry 3 should be"),
        (
            ReplayError::TimeWentBack { seq: Seq(2) }.to_string(),
            "entry 2 is stamped before the one that precedes it",
        ),
    ] {
        assert_eq!(told, expected);
    }
}

#[test]
fn entries_are_written_in_the_order_of_their_stamps() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 A:e7e5").unwrap();
    let mut entries = game.log().entries().to_vec();
    entries[1].stamp.at = Millis(2_001);
    assert_eq!(
        Match::replay(*game.setup(), &entries).unwrap_err(),
        ReplayError::TimeWentBack { seq: Seq(2) }
    );
    entries[1].stamp.at = Millis(2_000);
    assert!(Match::replay(*game.setup(), &entries).is_ok(), "the same instant is fine");
}

#[test]
fn a_log_is_cut_at_every_number() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4 B:e4 A:e5").unwrap();
    let entries = game.log().entries();
    for cut in 0..=5_u32 {
        let (before, since) = entries.split_at(entries.len().min(cut as usize));
        assert_eq!((game.log().before(Seq(cut)), game.log().since(Seq(cut))), (before, since), "at {cut}");
        assert_eq!(game.until(Seq(cut)).log().entries(), before);
    }
}

#[test]
fn taking_back_keeps_the_used_time_and_the_log() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    play(&mut game, "A:e4 A:d5 A:exd5 B:e4").unwrap();
    let before = *game.until(Seq(3)).position(BoardId::A);
    let entries = game.log().end();
    let at = Millis(10_000);
    game.play(Stamp::table(at), Action::TakeBack { to: Seq(3), gives_time: false }).unwrap();
    assert_eq!(game.position(BoardId::A), &before);
    assert_eq!(reserves(&game), PerSeat::for_seats(|_| 0));
    assert_eq!(game.on_move(BoardId::B), Seat::WHITE_B);
    assert_eq!(game.log().end(), entries.next());
    let used =
        |board| -> u32 { Color::ALL.iter().map(|c| game.clock(Seat::new(board, *c), at).used.0).sum() };
    assert_eq!((used(BoardId::A), used(BoardId::B)), (10_000, 10_000));
    assert_eq!(game.audit(), Ok(()));
    let entries = game.log().entries().to_vec();
    assert_eq!(Match::replay(*game.setup(), &entries).unwrap(), game);
}

#[test]
fn taking_back_is_refused_where_it_makes_no_sense() {
    let take = |game: &mut Match, to| {
        game.play(Stamp::table(game.last_stamp()), Action::TakeBack { to: Seq(to), gives_time: false })
    };
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4").unwrap();
    assert_eq!(take(&mut game, 1), Err(Refusal::NoTakeBack));
    let friendly = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = started(MatchSetup::new(friendly, TimeControl::default()));
    assert_eq!(take(&mut game, 0), Err(Refusal::NothingToTakeBack));
    assert_eq!(take(&mut game, 1), Err(Refusal::NothingToTakeBack));
    let both = RuleSet { take_back: true, ..strict() };
    let mut game = started(MatchSetup::new(both, TimeControl::default()));
    play(&mut game, "A:e4").unwrap();
    assert_eq!(take(&mut game, 1), Err(Refusal::NoTakeBack));
}

#[test]
fn a_turn_that_is_taken_back_is_charged_to_whoever_used_it() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let used = |game: &Match, at| Seat::ALL.map(|seat| game.clock(seat, Millis(at)).used.0);
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    play(&mut game, "A:e4").unwrap();
    game.play(Stamp::table(Millis(5_000)), Action::TakeBack { to: Seq(1), gives_time: false }).unwrap();
    assert_eq!(used(&game, 5_000), [1_000, 4_000, 5_000, 0]);
    assert_eq!(used(&game, 6_500), [2_500, 4_000, 6_500, 0]);
    // The same while the clocks stand.
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    play(&mut game, "A:e4").unwrap();
    game.play(Stamp::table(Millis(3_000)), Action::Pause).unwrap();
    game.play(Stamp::table(Millis(5_000)), Action::TakeBack { to: Seq(1), gives_time: false }).unwrap();
    assert_eq!(game.phase(), Phase::Paused);
    assert_eq!(used(&game, 6_000), [1_000, 2_000, 3_000, 0]);
    game.play(Stamp::table(Millis(7_000)), Action::Resume).unwrap();
    assert_eq!(used(&game, 8_000), [2_000, 2_000, 4_000, 0]);
}

#[test]
fn a_flag_that_fell_in_a_move_taken_back_stays_fallen() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let time = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 1_500 } else { 90_000 }));
    let mut game = started(MatchSetup::new(rules, TimeControl::each(time)));
    play(&mut game, "B:e4 A:e4").unwrap();
    let fallen = |game: &Match| game.clock(Seat::WHITE_A, game.last_stamp()).fallen;
    assert_eq!(fallen(&game), Some(Millis(1_500)));
    game.play(Stamp::table(Millis(3_000)), Action::TakeBack { to: Seq(2), gives_time: false }).unwrap();
    assert_eq!((fallen(&game), game.on_move(BoardId::A)), (Some(Millis(1_500)), Seat::WHITE_A));
}

#[test]
fn a_take_back_revives_no_offer_and_no_earlier_stamp() {
    let rules = RuleSet { take_back: true, draw_agreement: DrawAgreement::BothBoards, ..RuleSet::default() };
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    play(&mut game, "A:e4 A:e5 B:e4 B:e5").unwrap();
    act(&mut game, Seat::WHITE_A, Action::OfferDraw).unwrap();
    act(&mut game, Seat::WHITE_B, Action::OfferDraw).unwrap();
    act(&mut game, Seat::BLACK_B, Action::AcceptDraw).unwrap();
    let to = game.log().end();
    play(&mut game, "A:d4 A:d5 B:d4").unwrap();
    game.play(Stamp::table(Millis(9_000)), Action::TakeBack { to, gives_time: false }).unwrap();
    for board in BoardId::ALL {
        assert_eq!((game.draw_offer(board), game.has_agreed(board)), (None, false));
    }
    assert_eq!(game.last_stamp(), Millis(9_000));
    let resign = game.act(Stamp::of(Seat::WHITE_A, Millis(8_999)), &Action::Resign);
    assert_eq!(resign, Err(Refusal::TimeWentBack));
}

#[test]
fn a_take_back_that_was_taken_back_takes_nothing_back() {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    let back = |game: &mut Match, to| {
        game.play(Stamp::table(game.last_stamp()), Action::TakeBack { to: Seq(to), gives_time: false })
            .unwrap();
    };
    play(&mut game, "A:e4 A:e5").unwrap();
    let (one, both) = (*game.until(Seq(2)).position(BoardId::A), *game.position(BoardId::A));
    back(&mut game, 2);
    play(&mut game, "A:d5").unwrap();
    back(&mut game, 4);
    assert_eq!(game.position(BoardId::A), &one, "what entry 3 took back does not come again");
    play(&mut game, "A:d5").unwrap();
    back(&mut game, 3);
    assert_eq!(game.position(BoardId::A), &both, "now entry 3 itself is taken back");
    play(&mut game, "A:Nf3").unwrap();
    back(&mut game, 8);
    assert_eq!(game.position(BoardId::A), &both, "and stays so");
    assert_eq!(game.audit(), Ok(()));
}

/// What the four clocks show.
fn shown(game: &Match, at: u32) -> [Option<u32>; 4] {
    Seat::ALL.map(|seat| game.clock(seat, Millis(at)).left.map(|left| left.0))
}

fn friendly(time: TimeControl) -> Match {
    started(MatchSetup::new(RuleSet { take_back: true, ..RuleSet::default() }, time))
}

fn back(game: &mut Match, at: u32, to: Seq) {
    game.play(Stamp::table(Millis(at)), Action::TakeBack { to, gives_time: true }).unwrap();
}

#[test]
fn time_that_is_given_back_is_what_the_clocks_showed_then() {
    let mut game = friendly(TimeControl::default());
    play(&mut game, "A:e4 A:d5 A:exd5 B:e4").unwrap();
    let (then, taken) = (shown(&game.until(Seq(3)), 3_000), game.log().end());
    let late = shown(&game, 10_000);
    back(&mut game, 10_000, Seq(3));
    assert_eq!(shown(&game, 10_000), then);
    assert_eq!(game.on_move(BoardId::A), Seat::WHITE_A);
    // The clocks of those on move go on from there.
    let [white_a, black_a, white_b, black_b] = then.map(Option::unwrap);
    assert_eq!(shown(&game, 10_500), [white_a - 500, black_a, white_b - 500, black_b].map(Some));
    // Done again with its time, it is as before; without, the clocks stay as they are.
    let mut kept = game.clone();
    back(&mut game, 12_000, taken);
    assert_eq!(shown(&game, 12_000), late);
    kept.play(Stamp::table(Millis(12_000)), Action::TakeBack { to: taken, gives_time: false }).unwrap();
    assert_eq!(kept.position(BoardId::A), game.position(BoardId::A));
    assert_eq!(shown(&kept, 12_000), [white_a - 2_000, black_a, white_b - 2_000, black_b].map(Some));
    for game in [game, kept] {
        assert_eq!(game.audit(), Ok(()));
        assert_eq!(Match::replay(*game.setup(), game.log().entries()).unwrap(), game);
    }
}

/// U-C5: undone and done again as often as one likes.
#[test]
fn twenty_times_back_and_forth_change_nothing() {
    let mut game = friendly(TimeControl::default());
    play(&mut game, "A:e4 B:e4 A:d5 B:d5 A:exd5 B:exd5 A:Qxd5 B:P@e6").unwrap();
    let (dropped, boards) = (game.log().end(), BoardId::ALL.map(|board| *game.position(board)));
    let stored = reserves(&game);
    let time = shown(&game, 9_000);
    for round in 0..20 {
        let (at, undone) = (9_000 + round * 100, game.log().end());
        back(&mut game, at, Seq(dropped.0 - 1));
        assert_ne!(reserves(&game), stored);
        back(&mut game, at, undone);
        assert_eq!((reserves(&game), BoardId::ALL.map(|board| *game.position(board))), (stored, boards));
        assert_eq!(shown(&game, at), if round == 0 { time } else { shown(&game.until(undone), at) });
    }
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn a_flag_that_has_fallen_since_goes_up_with_its_time() {
    let mut game = friendly(TimeControl::same(Millis(4_000)));
    play(&mut game, "A:e4").unwrap();
    game.play(Stamp::table(Millis(6_000)), Action::Tick).unwrap();
    let fallen = |game: &Match| Seat::ALL.map(|seat| game.clock(seat, Millis(6_000)).fallen.is_some());
    assert_eq!(fallen(&game), [false, true, true, false]);
    let mut kept = game.clone();
    kept.play(Stamp::table(Millis(6_000)), Action::TakeBack { to: Seq(1), gives_time: false }).unwrap();
    assert_eq!(fallen(&kept), [false, true, true, false], "without its time it stays fallen");
    back(&mut game, 6_000, Seq(1));
    assert_eq!(fallen(&game), [false; 4]);
    assert_eq!(shown(&game, 6_000), [3_000, 4_000, 3_000, 4_000].map(Some));
    assert_eq!(game.next_deadline(), Some(Millis(9_000)));
}

#[test]
fn time_is_given_back_while_the_clocks_stand_and_not_where_there_are_none() {
    let mut game = friendly(TimeControl::default());
    play(&mut game, "A:e4 A:d5").unwrap();
    game.play(Stamp::table(Millis(7_000)), Action::Pause).unwrap();
    back(&mut game, 9_000, Seq(2));
    assert_eq!(game.phase(), Phase::Paused);
    assert_eq!(shown(&game, 20_000), [299_000, 299_000, 298_000, 300_000].map(Some));
    game.play(Stamp::table(Millis(30_000)), Action::Resume).unwrap();
    assert_eq!(shown(&game, 31_000), [299_000, 298_000, 297_000, 300_000].map(Some));

    let mut untimed = friendly(TimeControl::Untimed);
    play(&mut untimed, "A:e4").unwrap();
    back(&mut untimed, 9_000, Seq(1));
    assert_eq!(untimed.log().entries().last().unwrap().events, [Event::TakenBack { to: Seq(1) }]);
}
