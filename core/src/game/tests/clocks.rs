//! Clocks: base, bonus, pauses, corrections, flags as facts (decisions D30 to D33, D39, D66).

use super::*;

#[test]
fn clocks_count_by_stamps_and_a_pause_stops_both_boards() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 B:d2d4").unwrap();
    let left = |game: &Match, seat, at| game.clock(seat, Millis(at)).left.unwrap();
    assert_eq!(left(&game, Seat::WHITE_A, 5_000), Millis(299_000));
    assert_eq!(left(&game, Seat::WHITE_B, 5_000), Millis(298_000));
    assert_eq!(left(&game, Seat::BLACK_A, 5_000), Millis(296_000));
    game.play(Stamp::table(Millis(6_000)), Action::Pause).unwrap();
    assert_eq!(play(&mut game, "A:e7e5"), Err(Refusal::Paused));
    assert_eq!(left(&game, Seat::BLACK_A, 60_000), Millis(295_000));
    game.play(Stamp::table(Millis(60_000)), Action::Resume).unwrap();
    assert_eq!(left(&game, Seat::BLACK_A, 61_000), Millis(294_000));
    // Without increment, used times of both boards add up to the same.
    let used =
        |board| -> u32 { Color::ALL.iter().map(|c| left(&game, Seat::new(board, *c), 70_000).0).sum() };
    assert_eq!(used(BoardId::A), used(BoardId::B));
}

#[test]
fn flags_fall_at_their_own_instant_however_late_they_are_found() {
    let base = PerBoard {
        a: PerColor { white: Millis(500), black: Millis(9_000) },
        b: PerColor { white: Millis(400), black: Millis(9_000) },
    };
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    assert_eq!(game.next_deadline(), Some(Millis(400)));
    let events = game.play(Stamp { at: Millis(700), by: Author::Clock }, Action::Tick).unwrap();
    let fell = |seat, at| Event::FlagFell { seat, at: Millis(at) };
    let outcome = Outcome::Drawn { reason: DrawReason::Flags };
    let ended = Event::Ended { outcome, at: Millis(500) };
    assert_eq!(events, [fell(Seat::WHITE_B, 400), fell(Seat::WHITE_A, 500), ended]);
    assert_eq!(game.next_deadline(), None);
}

#[test]
fn a_player_whose_flag_is_down_goes_on_and_so_do_the_other_clocks() {
    let mut game = after_first_move(ten_seconds(), 20_000);
    assert_eq!(game.clock(Seat::WHITE_A, Millis(20_000)).fallen, Some(Millis(10_000)));
    assert!(game.clock(Seat::BLACK_A, Millis(21_000)).running);
    play(&mut game, "A:e5 A:d4").unwrap();
    assert_eq!(game.outcome(), None);
}

/// Ten seconds for White A, a quarter of an hour for the others, so that one flag alone falls.
fn ten_seconds() -> TimeControl {
    TimeControl::each(PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 10_000 } else { 900_000 })))
}

/// A match with this time, started, in which White A moves after `used` milliseconds.
fn after_first_move(time: TimeControl, used: u32) -> Match {
    let mut game = started(MatchSetup::new(RuleSet::default(), time));
    let attempt = read_attempt(game.position(BoardId::A), "e4").unwrap();
    let action = game.judge(Seat::WHITE_A, attempt).unwrap();
    game.play(Stamp::of(Seat::WHITE_A, Millis(used)), action).unwrap();
    game
}

fn left(game: &Match, seat: Seat, at: u32) -> u32 {
    game.clock(seat, Millis(at)).left.unwrap().0
}

#[test]
fn an_increment_is_added_by_the_move_and_never_to_a_fallen_flag() {
    let time = ten_seconds().with(Bonus::Increment(Millis(2_000)));
    assert_eq!(left(&after_first_move(time, 3_000), Seat::WHITE_A, 3_000), 9_000);
    assert_eq!(left(&after_first_move(time, 9_990), Seat::WHITE_A, 9_990), 2_010);
    assert_eq!(left(&after_first_move(time, 100), Seat::WHITE_A, 100), 11_900, "also more than was used");
    let late = after_first_move(time, 10_000);
    assert_eq!(late.clock(Seat::WHITE_A, Millis(10_000)).fallen, Some(Millis(10_000)));
    assert_eq!(left(&late, Seat::WHITE_A, 10_000), 0);
}

#[test]
fn bronstein_gives_back_what_was_used_up_to_its_span() {
    let time = ten_seconds().with(Bonus::Bronstein(Millis(2_000)));
    assert_eq!(left(&after_first_move(time, 1_500), Seat::WHITE_A, 1_500), 10_000);
    assert_eq!(left(&after_first_move(time, 3_000), Seat::WHITE_A, 3_000), 9_000);
    assert_eq!(
        after_first_move(time, 10_000).clock(Seat::WHITE_A, Millis(10_000)).fallen,
        Some(Millis(10_000))
    );
}

#[test]
fn a_simple_delay_counts_only_after_its_span_over_pauses_too() {
    let time = ten_seconds().with(Bonus::Delay(Millis(2_000)));
    assert_eq!(left(&after_first_move(time, 1_500), Seat::WHITE_A, 1_500), 10_000);
    assert_eq!(left(&after_first_move(time, 3_000), Seat::WHITE_A, 3_000), 9_000);
    let mut game = started(MatchSetup::new(RuleSet::default(), time));
    assert_eq!(game.next_deadline(), Some(Millis(12_000)));
    game.play(Stamp::table(Millis(1_500)), Action::Pause).unwrap();
    game.play(Stamp::table(Millis(9_500)), Action::Resume).unwrap();
    assert_eq!(left(&game, Seat::WHITE_A, 10_000), 10_000);
    assert_eq!(left(&game, Seat::WHITE_A, 10_100), 9_900);
    assert_eq!(game.next_deadline(), Some(Millis(20_000)));
}

#[test]
fn an_untimed_match_has_no_flags_but_counts_what_is_used() {
    let mut game = after_first_move(TimeControl::Untimed, 50_000);
    let clock = game.clock(Seat::WHITE_A, Millis(4_000_000));
    assert_eq!((clock.left, clock.used, clock.fallen), (None, Millis(50_000), None));
    assert_eq!(game.next_deadline(), None);
    assert_eq!(act(&mut game, Seat::BLACK_A, Action::Claim(Claim::Time)), Err(Refusal::NoClocks));
    let correct = Action::CorrectTime { seat: Seat::WHITE_A, left: Millis(1) };
    let at = game.last_stamp();
    game.play(Stamp::table(at), Action::Pause).unwrap();
    assert_eq!(game.play(Stamp::table(at), correct), Err(Refusal::NoClocks));
}

#[test]
fn times_differ_by_seat_and_are_corrected_while_the_clocks_stand() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::BLACK_B { 60_000 } else { 20_000 }));
    let at_zero = Action::CorrectTime { seat: Seat::BLACK_B, left: Millis(70_000) };
    let mut waiting = Match::new(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    waiting.play(Stamp::table(Millis::ZERO), at_zero).unwrap();
    assert_eq!(left(&waiting, Seat::BLACK_B, 0), 70_000);
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    assert_eq!(left(&game, Seat::BLACK_B, 0), 60_000);
    let correct = Action::CorrectTime { seat: Seat::WHITE_A, left: Millis(30_000) };
    assert_eq!(game.play(Stamp::table(Millis(4_000)), correct), Err(Refusal::ClocksRun));
    game.play(Stamp::table(Millis(4_000)), Action::Pause).unwrap();
    game.play(Stamp::table(Millis(5_000)), correct).unwrap();
    game.play(Stamp::table(Millis(6_000)), Action::Resume).unwrap();
    assert_eq!((left(&game, Seat::WHITE_A, 7_000), left(&game, Seat::WHITE_B, 7_000)), (29_000, 15_000));
    assert_eq!(game.clock(Seat::WHITE_A, Millis(7_000)).used, Millis(5_000));
    assert_eq!(game.play(Stamp::of(Seat::WHITE_A, Millis(7_000)), correct), Err(Refusal::NotYours));
}

#[test]
fn a_clock_shows_a_fall_without_an_entry_and_nothing_before_the_last_one() {
    let game = started(MatchSetup::new(RuleSet::default(), ten_seconds()));
    let fallen = |at| game.clock(Seat::WHITE_A, Millis(at)).fallen;
    assert_eq!(
        (fallen(9_999), fallen(10_000), fallen(12_000)),
        (None, Some(Millis(10_000)), Some(Millis(10_000)))
    );
    let game = after_first_move(TimeControl::default(), 3_000);
    for seat in Seat::ALL {
        assert_eq!(game.clock(seat, Millis(1_000)), game.clock(seat, Millis(3_000)));
    }
}

#[test]
fn a_flag_goes_up_again_with_a_corrected_clock() {
    let mut game = after_first_move(ten_seconds(), 20_000);
    game.play(Stamp::table(Millis(21_000)), Action::Pause).unwrap();
    let correct = Action::CorrectTime { seat: Seat::WHITE_A, left: Millis(5_000) };
    game.play(Stamp::table(Millis(22_000)), correct).unwrap();
    assert_eq!(game.clock(Seat::WHITE_A, Millis(22_000)).fallen, None);
    assert_eq!(act(&mut game, Seat::BLACK_A, Action::Claim(Claim::Time)), Err(Refusal::NoFlagFallen));
    game.play(Stamp::table(Millis(23_000)), Action::Resume).unwrap();
    play(&mut game, "A:e5").unwrap();
    assert_eq!(game.next_deadline(), Some(Millis(29_000)), "and falls again after what it shows");
}

#[test]
fn used_time_goes_on_behind_a_fallen_flag() {
    let base = PerSeat::for_seats(|seat| Millis(if seat == Seat::WHITE_A { 1_000 } else { 90_000 }));
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl::each(base)));
    let at = Millis(5_000);
    game.play(Stamp { at, by: Author::Clock }, Action::Tick).unwrap();
    let clock = game.clock(Seat::WHITE_A, at);
    assert_eq!((clock.left, clock.used, clock.fallen), (Some(Millis::ZERO), at, Some(Millis(1_000))));
    assert_eq!(game.clock(Seat::WHITE_B, at).used, at);
}

#[test]
fn a_late_tick_changes_nothing_but_its_entry() {
    let mut game = started(MatchSetup::default());
    let tick =
        |game: &mut Match, at| game.play(Stamp { at: Millis(at), by: Author::Clock }, Action::Tick).unwrap();
    assert_eq!(tick(&mut game, 299_999), []);
    let fell = |seat| Event::FlagFell { seat, at: Millis(300_000) };
    let outcome = Outcome::Drawn { reason: DrawReason::Flags };
    let ended = Event::Ended { outcome, at: Millis(300_000) };
    assert_eq!(tick(&mut game, 900_000), [fell(Seat::WHITE_A), fell(Seat::WHITE_B), ended]);
    assert_eq!(game.clock(Seat::WHITE_A, Millis(900_000)).used, Millis(300_000));
}
