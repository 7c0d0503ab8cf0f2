//! Taking back and calling off, as the page shows them.

use super::super::announce::between;
use super::super::claims::{can_call_off, can_correct_times, can_take_back};
use super::super::select;
use super::super::session::last_move_entry;
use super::*;
use pasapezas_core::{BoardId, Outcome, Phase, Seq};

fn friendly() -> AppState {
    let rules = RuleSet { take_back: true, ..RuleSet::default() };
    let start = NewMatch { rules, ..NewMatch::default() };
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    state
}

fn take_back(state: &mut AppState) {
    let to = last_move_entry(&state.session.game).unwrap();
    take_back_to(state, to);
}

fn take_back_to(state: &mut AppState, to: Seq) {
    let at = state.session.game.last_stamp().plus(Millis(100));
    assert!(act(state, Stamp::table(at), Action::TakeBack { to, gives_time: false }));
}

fn sans(state: &AppState) -> Vec<&str> {
    state.session.sheet.lines().iter().map(|line| &*line.san).collect()
}

/// Pieces stand where they stood, with the identities that they had; the list forgets the move.
#[test]
fn a_move_taken_back_leaves_no_trace() {
    let mut state = friendly();
    play(&mut state, "WhiteA e2e4, BlackA d7d5");
    let before = state.clone();
    play(&mut state, "WhiteA e4d5");
    let captured = state.clone();
    take_back(&mut state);
    assert_eq!(sans(&state), ["e4", "d5"]);
    assert_eq!(state.session.tokens, before.session.tokens);
    let of_b = |state: &AppState| select::reserve(state, Seat::BLACK_B);
    assert!(of_b(&captured).arrived.is_some());
    assert_eq!(of_b(&state).arrived, None, "nothing has arrived");
    assert_eq!(select::board(&state, BoardId::A).last, select::board(&before, BoardId::A).last);
    assert_eq!(between(&captured, &state).len(), 1);
    play(&mut state, "WhiteA g1f3");
    assert_eq!(sans(&state), ["e4", "d5", "Nf3"]);
    take_back(&mut state);
    take_back(&mut state);
    assert_eq!(sans(&state), ["e4"]);
    take_back(&mut state);
    assert!(!can_take_back(&state.session.game), "not beyond the start");
}

/// A take-back can be taken back itself: then everything stands as before it.
#[test]
fn a_take_back_taken_back() {
    let mut state = friendly();
    play(&mut state, "WhiteA e2e4, WhiteB d2d4, BlackA d7d5");
    let before = state.clone();
    let undo = state.session.game.log().end();
    take_back_to(&mut state, Seq(2));
    assert_eq!(sans(&state), ["e4"]);
    take_back_to(&mut state, undo);
    assert_eq!(sans(&state), sans(&before));
    assert_eq!(state.session.tokens, before.session.tokens);
    assert_eq!(state.session.game.position(BoardId::A), before.session.game.position(BoardId::A));
}

#[test]
fn without_the_option_nothing_is_taken_back() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4");
    assert!(!can_take_back(&state.session.game));
}

#[test]
fn a_match_is_called_off_until_both_boards_have_moved() {
    let mut state = table();
    play(&mut state, "WhiteA e2e4");
    assert!(can_call_off(&state.session.game));
    let mut off = state.clone();
    act(&mut off, Stamp::table(Millis(500)), Action::CallOff);
    assert_eq!(off.session.game.phase(), Phase::Over(Outcome::CalledOff));
    assert!(off.evening.results().is_empty(), "no result");
    play(&mut state, "WhiteB e2e4");
    assert!(!can_call_off(&state.session.game));
}

#[test]
fn clocks_are_set_only_while_they_stand() {
    let mut state = table();
    assert!(!can_correct_times(&state.session.game));
    act(&mut state, Stamp::table(Millis(10)), Action::Pause);
    assert!(can_correct_times(&state.session.game));
    let before = state.clone();
    let seat = Seat::BLACK_B;
    act(&mut state, Stamp::table(Millis(20)), Action::CorrectTime { seat, left: Millis(61_000) });
    assert_eq!(state.session.game.clock(seat, Millis(30)).left, Some(Millis(61_000)));
    assert_eq!(between(&before, &state).len(), 1);
}
