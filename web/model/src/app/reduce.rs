//! The state after a change: a pure function.

use std::rc::Rc;

use pasapezas_core::{Action, Attempt, Author, PerBoard, Refusal, Seat, Stamp};

use super::change::{Change, SettingChange};
use super::session::Session;
use super::settings::clean_name;
use super::start::NewMatch;
use super::state::{AppState, Note};
use crate::input::Hand;

/// The state after `change`; `None` when it is the same as before, so that nothing has to be drawn.
pub fn reduce(state: &AppState, change: Change) -> Option<AppState> {
    let mut next = state.clone();
    match change {
        Change::Act { stamp, action } => act(&mut next, stamp, action),
        Change::Refused { seat, attempt, why } => refuse(&mut next, seat, attempt, why),
        Change::NoteRead { board, number } => {
            let note = next.notes.get_mut(board);
            *note = note.filter(|note| note.number != number);
        }
        Change::Touched(seat) => {
            let note = next.notes.get_mut(seat.board);
            *note = note.filter(|note| note.seat != seat);
        }
        Change::Hand(hand) => next.hand = hand,
        Change::Setting(setting) => set(&mut next, setting),
        Change::Name { seat, name } => rename(&mut next, seat, &name),
        Change::TurnBoards => next.turned = !next.turned,
        Change::Dialog(dialog) => {
            next.dialog = dialog;
            next.bad_start = None;
        }
        Change::AskResign { board, seat } => *next.resigning.get_mut(board) = seat,
        Change::CloseResult => next.result_closed = true,
        Change::NewMatch(start) => begin(&mut next, &start),
    }
    (next != *state).then_some(next)
}

fn act(next: &mut AppState, stamp: Stamp, action: Action) {
    // A timer that comes early or late finds nothing due: that is not worth an entry.
    if action == Action::Tick && next.session.game.act(stamp, &action).is_ok_and(|events| events.is_empty()) {
        return;
    }
    match next.session.after(stamp, action) {
        Ok(session) => {
            next.session = session;
            if let Author::Seat(seat) = stamp.by {
                let note = next.notes.get_mut(seat.board);
                *note = note.filter(|note| note.seat != seat);
            }
            if next.session.game.outcome().is_some() {
                next.notes = PerBoard::default();
                next.resigning = PerBoard::default();
            }
        }
        Err(why) => {
            if let Author::Seat(seat) = stamp.by {
                refuse(next, seat, None, why);
            }
        }
    }
}

fn refuse(next: &mut AppState, seat: Seat, attempt: Option<Attempt>, why: Refusal) {
    next.notes_made = next.notes_made.wrapping_add(1);
    let note = Note { number: next.notes_made, seat, attempt, why };
    *next.notes.get_mut(seat.board) = Some(note);
    *next.resigning.get_mut(seat.board) = None;
}

fn set(next: &mut AppState, setting: SettingChange) {
    match setting {
        SettingChange::Lang(lang) => {
            next.settings.lang = lang;
            next.settings.lang_chosen = true;
        }
        SettingChange::Theme(theme) => next.settings.theme = theme,
        SettingChange::ShowTargets(show) => next.settings.show_targets = show,
    }
}

fn rename(next: &mut AppState, seat: Seat, name: &str) {
    let name = clean_name(name);
    if *next.names.at(seat) != name {
        *Rc::make_mut(&mut next.names).at_mut(seat) = name;
    }
}

fn begin(next: &mut AppState, start: &NewMatch) {
    next.session = Session::new(start.setup(), next.session.number.wrapping_add(1));
    if let Some(names) = &start.names {
        for seat in Seat::ALL {
            rename(next, seat, names.at(seat));
        }
    }
    next.hand = Hand::default();
    next.notes = PerBoard::default();
    next.resigning = PerBoard::default();
    next.dialog = None;
    next.result_closed = false;
    next.bad_start = None;
}
