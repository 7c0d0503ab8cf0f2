//! Taking back and calling off, as the page shows them.

use super::super::announce::between;
use super::super::claims::{can_call_off, can_correct_times, can_take_back, may_redo};
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

fn redo(state: &mut AppState) -> bool {
    let at = state.session.game.last_stamp().plus(Millis(100));
    may_redo(&state.session.game).is_some_and(|action| act(state, Stamp::table(at), action))
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

/// U-C5: what was undone is done again step by step, with its drops, and as often as one likes.
#[test]
fn moves_are_done_again_one_after_the_other() {
    let mut state = friendly();
    play(
        &mut state,
        "WhiteA e2e4, WhiteB e2e4, BlackA d7d5, BlackB a7a6, WhiteA e4d5, WhiteB a2a3, BlackB P@e3",
    );
    assert!(!redo(&mut state), "nothing has been undone");
    let (all, tokens) = (sans(&state).join(" "), state.session.tokens.clone());
    for _ in 0..20 {
        for _ in 0..3 {
            take_back(&mut state);
        }
        assert_eq!(sans(&state), ["e4", "e4", "d5", "a6"]);
        for _ in 0..3 {
            assert!(redo(&mut state));
        }
        assert_eq!(sans(&state).join(" "), all);
        assert_eq!((may_redo(&state.session.game), &state.session.tokens), (None, &tokens));
    }
    assert_eq!(state.session.game.audit(), Ok(()));
    // A pause changes nothing of it; a move does.
    take_back(&mut state);
    let now = Stamp::table(state.session.game.last_stamp());
    act(&mut state, now, Action::Pause);
    assert!(may_redo(&state.session.game).is_some());
    act(&mut state, now, Action::Resume);
    play(&mut state, "BlackA a7a6");
    assert_eq!(may_redo(&state.session.game), None);
}

#[test]
fn time_goes_back_and_comes_again_with_its_move() {
    let mut state = friendly();
    play(&mut state, "WhiteA e2e4, BlackA e7e5");
    let (to, before) = (last_move_entry(&state.session.game).unwrap(), state.clone());
    assert!(act(&mut state, Stamp::table(Millis(9_000)), Action::TakeBack { to, gives_time: true }));
    let left = |state: &AppState, seat| state.session.game.clock(seat, Millis(9_000)).left;
    assert_eq!(left(&state, Seat::BLACK_A), Some(Millis(299_900)));
    assert_eq!(between(&before, &state).len(), 2, "the move, and one sentence for all clocks");
    let undone = state.clone();
    assert_eq!(may_redo(&state.session.game), Some(Action::TakeBack { to: Seq(3), gives_time: true }));
    assert!(redo(&mut state));
    assert_eq!(left(&state, Seat::WHITE_A), Some(Millis(291_100)));
    assert_eq!(between(&undone, &state).len(), 2);
    assert_ne!(between(&undone, &state)[0], between(&before, &undone)[0]);
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
