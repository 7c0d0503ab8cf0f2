//! Time that the clocks have not seen: both boards stand, and the table says what becomes of it.

use super::super::announce::between;
use super::super::gap::costs;
use super::*;
use pasapezas_core::{Bonus, DrawReason, Event, Match, Outcome, Phase, Preset, Team, TimeControl, WinReason};

/// A started match with these clocks, in seconds by seat, everybody else with an hour.
fn timed(rules: RuleSet, clocks: &[(Seat, u32)]) -> AppState {
    let seconds = |seat| clocks.iter().find(|(of, _)| *of == seat).map_or(3_600, |(_, seconds)| *seconds);
    let time = TimeControl::each(pasapezas_core::PerSeat::for_seats(|seat| Millis::seconds(seconds(seat))));
    started(rules, time)
}

fn started(rules: RuleSet, time: TimeControl) -> AppState {
    let start = NewMatch { rules, time, ..NewMatch::default() };
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    state
}

/// So many seconds are missing, noticed two seconds after the start.
fn miss(state: &mut AppState, seconds: u32) {
    assert!(change(state, Change::Missed { at: Millis(2_000), span: Millis::seconds(seconds) }));
    assert_eq!(state.session.game.phase(), Phase::Paused);
}

fn left(state: &AppState, seat: Seat) -> u32 {
    state.session.game.clock(seat, state.session.game.last_stamp()).left.unwrap().0
}

/// The log says the same when it is read again, and every entry is what the rules make of its action.
fn audited(state: &AppState) {
    let game = &*state.session.game;
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(Match::replay(*game.setup(), game.log().entries()).as_ref(), Ok(game));
}

#[test]
fn missing_time_pauses_both_boards_and_is_asked_about() {
    let mut state = table();
    let before = state.clone();
    let span = Millis(60_000);
    assert!(change(&mut state, Change::Missed { at: Millis(2_000), span }));
    assert_eq!((state.session.game.phase(), state.gap), (Phase::Paused, Some(Gap { span, asked: true })));
    assert_eq!(state.session.game.clock(Seat::WHITE_A, Millis(9_000)).left, Some(Millis(298_000)));
    assert_eq!(between(&before, &state).len(), 1);
    assert!(!change(&mut state, Change::Missed { at: Millis(2_001), span }), "it stands already");
    audited(&state);
}

#[test]
fn without_it_the_clocks_go_on_from_where_they_stood() {
    let mut state = table();
    miss(&mut state, 60);
    act(&mut state, Stamp::table(Millis(5_000)), Action::Resume);
    assert_eq!(state.gap, None);
    assert_eq!((left(&state, Seat::WHITE_A), left(&state, Seat::BLACK_A)), (298_000, 300_000));
    audited(&state);
}

#[test]
fn counted_time_is_taken_from_the_players_on_move() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4");
    miss(&mut state, 60);
    let told = costs(&state.session.game, Millis::seconds(60)).unwrap();
    assert_eq!((told.a.seat, told.b.seat), (Seat::BLACK_A, Seat::WHITE_B));
    assert_eq!((told.a.now, told.a.then), (Millis(298_100), Millis(238_100)));
    assert_eq!((told.b.now, told.b.then), (Millis(298_000), Millis(238_000)));
    assert!(change(&mut state, Change::CountGap));
    assert_eq!((state.session.game.phase(), state.gap), (Phase::Running, None));
    let at = Millis(2_000 + 60_000);
    let seen = Seat::ALL.map(|seat| state.session.game.clock(seat, at).left.unwrap().0);
    assert_eq!(seen, [299_900, 238_100, 238_000, 300_000]);
    audited(&state);
}

#[test]
fn a_flag_that_falls_meanwhile_falls_at_its_own_instant() {
    let mut state = timed(RuleSet::default(), &[(Seat::WHITE_A, 10)]);
    miss(&mut state, 60);
    assert_eq!(costs(&state.session.game, Millis::seconds(60)).unwrap().a.then, Millis::ZERO);
    change(&mut state, Change::CountGap);
    let fell = Event::FlagFell { seat: Seat::WHITE_A, at: Millis::seconds(10) };
    assert_eq!(state.session.game.log().events().last().unwrap().1, &fell);
    assert_eq!(state.session.game.phase(), Phase::Running);
    assert_eq!(left(&state, Seat::WHITE_B), 3_600_000 - 62_000);
    audited(&state);
}

/// U-D7: the earlier instant wins, not the order in which they are found.
#[test]
fn u_d7_of_two_flags_the_earlier_one_decides() {
    let clocks = [(Seat::WHITE_A, 20), (Seat::WHITE_B, 10)];
    let mut state = timed(RuleSet::of(Preset::ChessCom), &clocks);
    miss(&mut state, 60);
    change(&mut state, Change::CountGap);
    let reason = WinReason::Time { loser: Seat::WHITE_B };
    assert_eq!(state.session.game.outcome(), Some(Outcome::Won { by: Team::One, reason }));
    audited(&state);
    // By the regulation one flag of each team is a draw, at the instant of the second.
    let mut state = timed(RuleSet::default(), &clocks);
    miss(&mut state, 60);
    change(&mut state, Change::CountGap);
    let outcome = Outcome::Drawn { reason: DrawReason::Flags };
    let ended = Event::Ended { outcome, at: Millis::seconds(20) };
    assert_eq!(state.session.game.log().events().last().unwrap().1, &ended);
    assert_eq!(state.gap, None);
    audited(&state);
}

#[test]
fn at_the_last_millisecond_the_flag_falls_and_before_it_does_not() {
    for (span, fallen) in [(7_999, false), (8_000, true)] {
        let mut state = timed(RuleSet::default(), &[(Seat::WHITE_A, 10)]);
        change(&mut state, Change::Missed { at: Millis(2_000), span: Millis(span) });
        change(&mut state, Change::CountGap);
        let reading = state.session.game.clock(Seat::WHITE_A, Millis(2_000 + span));
        assert_eq!(reading.fallen.is_some(), fallen, "{reading:?}");
        audited(&state);
    }
}

#[test]
fn a_delay_is_not_charged() {
    let time = TimeControl::five_minutes().with(Bonus::Delay(Millis::seconds(30)));
    let mut state = started(RuleSet::default(), time);
    miss(&mut state, 60);
    let told = costs(&state.session.game, Millis::seconds(60)).unwrap().a;
    assert_eq!((told.now, told.then), (Millis(300_000), Millis(268_000)));
}

#[test]
fn the_question_is_closed_without_an_answer() {
    let mut state = table();
    let span = Millis::seconds(60);
    // Somebody is typing into a form: that stays, and so does the question under it.
    change(&mut state, Change::Dialog(Some(Dialog::Times)));
    miss(&mut state, 60);
    change(&mut state, Change::Dialog(None));
    assert_eq!((state.dialog, state.gap), (None, Some(Gap { span, asked: true })));
    change(&mut state, Change::Dialog(None));
    assert_eq!(state.gap, Some(Gap { span, asked: false }), "the bar still tells of it");
    assert_eq!(state.session.game.phase(), Phase::Paused);
}

#[test]
fn who_sets_the_clocks_has_settled_it() {
    let mut state = table();
    miss(&mut state, 60);
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(3_000)), Action::OfferDraw);
    assert!(state.gap.is_some(), "that is another matter");
    let left = Millis(200_000);
    act(&mut state, Stamp::table(Millis(4_000)), Action::CorrectTime { seat: Seat::WHITE_A, left });
    assert_eq!(state.gap, None);
    assert!(!change(&mut state, Change::CountGap));
}

#[test]
fn without_clocks_nothing_is_asked() {
    let mut state = started(RuleSet::default(), TimeControl::Untimed);
    miss(&mut state, 60);
    assert_eq!(costs(&state.session.game, Millis::seconds(60)), None);
}

#[test]
fn outside_a_pause_nothing_is_counted() {
    let mut state = table();
    assert_eq!(costs(&state.session.game, Millis::seconds(60)), None);
    assert!(!change(&mut state, Change::CountGap));
    miss(&mut state, 60);
    act(&mut state, Stamp::of(Seat::WHITE_A, Millis(3_000)), Action::Resign);
    let over = state.clone();
    assert!(!change(&mut state, Change::CountGap));
    assert_eq!(state, over);
}

#[test]
fn a_gap_of_weeks_ends_the_match_and_breaks_nothing() {
    let mut state = table();
    change(&mut state, Change::Missed { at: Millis(2_000), span: Millis(u32::MAX) });
    change(&mut state, Change::CountGap);
    assert_eq!(state.session.game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Flags }));
    audited(&state);
}
