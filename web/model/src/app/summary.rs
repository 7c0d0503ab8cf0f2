//! How one board stands, in sentences, for whoever asks: turn, check, last move, clocks and reserves.

use pasapezas_core::{BoardId, Color, DropRole, Millis, Seat};

use super::select::{checked_kings, name};
use super::state::AppState;
use crate::i18n::{Text, TypedUi, reserve_label, speech, typed_ui};

/// What is said about `board` at `now`, the instant of the match at which it was asked.
pub fn summary(state: &AppState, board: BoardId, now: Millis) -> Vec<Text> {
    let lang = state.settings.lang;
    let game = &*state.session.game;
    let called = |seat: Seat| name(lang, &state.names, seat);
    let mover = game.on_move(board);
    let mut said = vec![speech::turn_sentence(lang, mover, Some(&called(mover)))];
    if checked_kings(game.position(board)).get(mover.color).is_some() {
        said.push(speech::check_sentence(lang, &called(mover)));
    }
    let last = state.session.sheet.lines().iter().rev().find(|line| line.seat.board == board);
    said.extend(last.map(|line| speech::move_by(lang, &called(line.seat), line.facts)));
    for color in Color::ALL {
        let seat = Seat::new(board, color);
        let clock = game.clock(seat, now);
        if clock.fallen.is_some() {
            said.push(speech::clock_fallen(lang, &called(seat)));
        } else if let Some(left) = clock.left {
            said.push(speech::clock_sentence(lang, &called(seat), left));
        }
        said.push(reserve(state, seat));
    }
    said
}

/// *Reserva de Uxía: 2 peóns, 1 cabalo.*
fn reserve(state: &AppState, seat: Seat) -> Text {
    let lang = state.settings.lang;
    let stored = state.session.game.position(seat.board).reserve(seat.color);
    let counts =
        DropRole::ALL.into_iter().map(|role| (role, stored.count(role))).filter(|(_, count)| *count > 0);
    let mut all: Vec<Text> = counts.map(|(role, count)| speech::piece_count(lang, role, count)).collect();
    if all.is_empty() {
        all.push(Text::Borrowed(typed_ui(lang, TypedUi::Nothing)));
    }
    Text::Owned(format!("{}: {}.", reserve_label(lang, &name(lang, &state.names, seat)), all.join(", ")))
}
