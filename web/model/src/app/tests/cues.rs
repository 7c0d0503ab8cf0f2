//! Which sounds a change brings.

use super::super::cues::{Cue, Heard, LowTimes, between};
use super::super::kept::Comeback;
use super::*;
use pasapezas_core::{BoardId, Bonus, RuleSet, TimeControl};

const A: Option<BoardId> = Some(BoardId::A);
const B: Option<BoardId> = Some(BoardId::B);

/// What is heard when these moves are played from there.
fn heard(state: &mut AppState, moves: &str) -> Vec<Heard> {
    let before = state.clone();
    play(state, moves);
    between(&before, state)
}

#[test]
fn a_move_a_capture_and_a_check_sound_at_their_board_and_a_pass_at_its_receivers() {
    let mut state = table();
    assert_eq!(heard(&mut state, "WhiteA e2e4"), [(Cue::Move, A)]);
    assert_eq!(heard(&mut state, "BlackA d7d5"), [(Cue::Move, A)]);
    assert_eq!(heard(&mut state, "WhiteA e4d5"), [(Cue::Capture, A), (Cue::Pass, B)]);
    assert_eq!(heard(&mut state, "WhiteB d2d4"), [(Cue::Move, B)]);
    assert_eq!(heard(&mut state, "BlackA c7c6, WhiteA f1b5, BlackA a7a6"), [(Cue::Move, A); 3]);
    assert_eq!(heard(&mut state, "WhiteA b5c6"), [(Cue::Check, A), (Cue::Pass, B)], "one sound for the move");
    assert_eq!(heard(&mut state, "BlackA b8c6"), [(Cue::Capture, A), (Cue::Pass, B)]);
    assert_eq!(between(&state, &state), []);
}

#[test]
fn a_drop_is_a_move() {
    let full = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    let mut state = table_of(RuleSet::default(), &format!("{full} | {full}"));
    assert_eq!(heard(&mut state, "WhiteA N@a3"), [(Cue::Move, A)]);
}

#[test]
fn the_end_is_heard_once_and_a_mate_does_not_check() {
    let mut state =
        table_of(RuleSet::default(), "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(heard(&mut state, "WhiteA a1a8"), [(Cue::Move, A), (Cue::End, None)]);
    let before = state.clone();
    change(&mut state, Change::CloseResult);
    assert_eq!(between(&before, &state), []);
    let mut state = table();
    let before = state.clone();
    act(&mut state, Stamp::of(Seat::BLACK_B, Millis(10)), Action::Resign);
    assert_eq!(between(&before, &state), [(Cue::End, None)]);
}

/// C 9: nobody but the players calls a flag.
#[test]
fn a_falling_flag_is_not_heard() {
    let mut before = table();
    play(&mut before, "WhiteB e2e4");
    let mut state = before.clone();
    act(&mut state, Stamp::table(Millis(300_010)), Action::Tick);
    assert!(state.session.game.clock(Seat::WHITE_A, Millis(300_010)).fallen.is_some());
    assert!(state.session.game.log().end() > before.session.game.log().end());
    assert_eq!(between(&before, &state), []);
}

#[test]
fn a_take_back_a_pause_and_another_match_are_silent() {
    let mut state = table_of(
        RuleSet { take_back: true, ..RuleSet::default() },
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    );
    play(&mut state, "WhiteA e4d5");
    let before = state.clone();
    act(&mut state, Stamp::table(Millis(500)), Action::Pause);
    let to = session::last_move_entry(&state.session.game).unwrap();
    assert!(act(&mut state, Stamp::table(Millis(600)), Action::TakeBack { to, gives_time: false }));
    assert_eq!(between(&before, &state), []);

    let mut played = table();
    play(&mut played, "WhiteA e2e4, BlackA d7d5, WhiteA e4d5");
    let mut fresh = played.clone();
    change(&mut fresh, Change::NewMatch(Box::default()));
    assert_eq!(between(&played, &fresh), []);
    let game = (*played.session.game).clone();
    let mut back = table();
    let before = back.clone();
    let comeback = Comeback { game, names: Names::default(), is_cut: false };
    change(&mut back, Change::ComeBack(Box::new(comeback)));
    assert_eq!(between(&before, &back), []);
}

/// A match with these clocks and this bonus, started.
fn timed(base: u32, bonus: Bonus) -> AppState {
    let time = TimeControl::same(Millis(base)).with(bonus);
    let start = NewMatch { time, ..NewMatch::default() };
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    state
}

#[test]
fn the_line_is_ten_seconds_or_a_tenth_of_less_than_a_hundred() {
    for (base, line) in [(300_000, 10_000), (100_000, 10_000), (99_000, 9_900), (60_000, 6_000)] {
        let state = timed(base, Bonus::None);
        let due = LowTimes::default().due(&state.session, Millis(7));
        let at = Millis(base - line);
        assert_eq!(due, [(Seat::WHITE_A, at), (Seat::WHITE_B, at)], "{base}");
    }
}

#[test]
fn a_delay_holds_the_line_up_exactly() {
    for base in [300_000, 60_000, 20_000] {
        let state = timed(base, Bonus::Delay(Millis(3_000)));
        for (seat, at) in LowTimes::default().due(&state.session, Millis(1_000)) {
            let left = |at| state.session.game.clock(seat, at).left.unwrap();
            let line = Millis((base / 10).min(10_000));
            assert!(left(at) <= line && left(at.minus(Millis(1))) > line, "{base}");
        }
    }
}

#[test]
fn a_clock_is_heard_once() {
    let mut state = timed(60_000, Bonus::Increment(Millis(30_000)));
    let mut times = LowTimes::default();
    assert!(!times.crossed(&state.session, Seat::WHITE_A, Millis(53_999)));
    assert!(times.crossed(&state.session, Seat::WHITE_A, Millis(54_000)));
    assert!(!times.crossed(&state.session, Seat::WHITE_A, Millis(54_001)));
    assert!(!times.crossed(&state.session, Seat::BLACK_A, Millis(54_001)), "it stands");
    for (seat, mv, at) in [(Seat::WHITE_A, "e2e4", 55_000), (Seat::BLACK_A, "e7e5", 56_000)] {
        let mv = read_uci(state.session.game.position(seat.board), mv).unwrap();
        act(&mut state, Stamp::of(seat, Millis(at)), Action::Play(mv));
    }
    // White of A has more than the line again, and will not be heard a second time.
    assert_eq!(times.due(&state.session, Millis(56_000)).len(), 0, "White of B is below the line");
    // In another match all are heard again.
    let next = Session { number: 7, ..timed(60_000, Bonus::None).session };
    assert_eq!(times.due(&next, Millis::ZERO).len(), 2);
    assert!(times.crossed(&next, Seat::WHITE_A, Millis(54_000)));
}

#[test]
fn a_clock_that_stands_ran_out_or_does_not_count_is_not_heard() {
    let mut times = LowTimes::default();
    let mut state = timed(60_000, Bonus::None);
    assert!(!times.crossed(&state.session, Seat::WHITE_A, Millis(60_001)), "nobody calls a flag");
    act(&mut state, Stamp::table(Millis(10)), Action::Pause);
    assert_eq!(times.due(&state.session, Millis(20)), []);
}
