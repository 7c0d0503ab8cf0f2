//! The state of the page: reading the log, changes, texts for storage.

mod announce;
mod changes;
mod claims;
mod colors;
mod cues;
mod drawing;
mod evening;
mod gap;
mod kept;
mod reading;
mod rules_view;
mod settings;
mod setup_form;
mod take_back;
mod touch;

use pasapezas_core::notation::read_uci;
use pasapezas_core::{Action, Millis, Position, RuleSet, Seat, Stamp};

use super::reduce::reduce;
use super::*;

/// A started match.
pub(super) fn table() -> AppState {
    let mut state = AppState::new(Settings::default(), Names::default(), &NewMatch::default());
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    state
}

/// A match by other rules, started, from `FEN A | FEN B`.
pub(super) fn table_of(rules: RuleSet, bfen: &str) -> AppState {
    let both = pasapezas_core::notation::read_bfen(bfen).unwrap();
    let boards = both.boards.map(|setup| Position::new(setup, &rules).unwrap());
    let start = NewMatch { rules, boards: Some(boards), ..NewMatch::default() };
    let mut state = AppState::new(Settings::default(), Names::default(), &start);
    act(&mut state, Stamp::table(Millis::ZERO), Action::Start);
    state
}

pub(super) fn change(state: &mut AppState, change: Change) -> bool {
    let next = reduce(state, change);
    let changed = next.is_some();
    *state = next.unwrap_or_else(|| state.clone());
    changed
}

pub(super) fn act(state: &mut AppState, stamp: Stamp, action: Action) -> bool {
    change(state, Change::Act { stamp, action })
}

/// Plays `WhiteA e2e4, …`, 100 ms apart.
pub(super) fn play(state: &mut AppState, moves: &str) {
    for text in moves.split(',') {
        let (seat, text) = text.trim().split_once(' ').unwrap();
        let seat = Seat::from_name(seat).unwrap();
        let mv = read_uci(state.session.game.position(seat.board), text).unwrap();
        let at = state.session.game.last_stamp().plus(Millis(100));
        assert!(act(state, Stamp::of(seat, at), Action::Play(mv)), "{text}");
    }
}
