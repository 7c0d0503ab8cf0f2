//! Touched pieces that bind, as the table shows and says them.

use super::super::announce::between;
use super::super::line::{Adjusting, Standing, line};
use super::super::select::{Targets, board};
use super::*;
use crate::i18n::Lang;
use crate::input::{Hand, Origin};
use pasapezas_core::{BoardId, Square, SquareSet};

const PLAY: &str = "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

fn training() -> AppState {
    let rules = RuleSet { touch_move: true, ..RuleSet::default() };
    let mut state = table_of(rules, PLAY);
    change(&mut state, Change::Setting(SettingChange::Lang(Lang::Galician)));
    change(&mut state, Change::Name { seat: Seat::WHITE_A, name: "Sabela".to_owned() });
    state
}

fn acts(state: &mut AppState, action: Action) {
    let at = state.session.game.last_stamp().plus(Millis(100));
    assert!(act(state, Stamp::of(Seat::WHITE_A, at), action), "{action:?}");
}

fn touch(state: &mut AppState, at: &str) {
    acts(state, Action::Touch { at: square(at) });
}

#[test]
fn what_binds_is_marked_and_only_its_moves_are_shown() {
    let mut state = training();
    let picked = |state: &mut AppState, at: &str| {
        let mut hand = Hand::default();
        *hand.picked.at_mut(Seat::WHITE_A) = Some(Origin::Board(square(at)));
        change(state, Change::Hand(hand));
        board(state, BoardId::A)
    };
    assert_eq!(picked(&mut state, "c3").bound, SquareSet::EMPTY);
    touch(&mut state, "d5");
    let view = picked(&mut state, "c3");
    assert_eq!(
        (view.bound, view.targets.moves, view.targets.captures),
        (squares("d5"), SquareSet::EMPTY, squares("d5"))
    );
    assert_eq!(picked(&mut state, "b1").targets, Targets::default());
    touch(&mut state, "e4");
    assert_eq!(picked(&mut state, "e4").bound, squares("d5 e4"));
    assert_eq!(board(&state, BoardId::B).bound, SquareSet::EMPTY);
    play(&mut state, "WhiteA e4d5");
    assert_eq!(board(&state, BoardId::A).bound, SquareSet::EMPTY);
}

#[test]
fn what_binds_is_said_once_and_what_does_not_never() {
    let mut state = training();
    let said = |state: &mut AppState, action| {
        let before = state.clone();
        acts(state, action);
        between(&before, state)
    };
    let touch = |at| Action::Touch { at: square(at) };
    assert!(said(&mut state, touch("a1")).is_empty(), "it cannot move");
    assert_eq!(said(&mut state, touch("e4")), ["Sabela: tes que mover o peón de e4."]);
    assert!(said(&mut state, touch("c3")).is_empty());
    assert_eq!(said(&mut state, touch("d5")), ["Sabela: tes que capturar o peón de d5."]);
    assert_eq!(said(&mut training(), Action::Adjust), ["Sabela: Compoño."]);
}

#[test]
fn adjusting_is_offered_to_the_player_on_move_until_something_binds() {
    let adjusts = |state: &AppState, seat| line(state, seat).adjusts;
    let mut state = training();
    assert_eq!(adjusts(&state, Seat::WHITE_A), Some(Adjusting::May));
    assert_eq!(adjusts(&state, Seat::BLACK_A), Some(Adjusting::NotNow));
    acts(&mut state, Action::Adjust);
    assert_eq!(adjusts(&state, Seat::WHITE_A), Some(Adjusting::Does));
    assert_eq!(line(&state, Seat::WHITE_A).standing, Standing::Adjusts);
    let mut state = training();
    touch(&mut state, "c3");
    assert_eq!(adjusts(&state, Seat::WHITE_A), Some(Adjusting::NotNow));
    assert_eq!(adjusts(&table(), Seat::WHITE_A), None, "without the option");
}
