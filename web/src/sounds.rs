//! Plays what the match sounds like, as a hook at the root.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_model::app::cues::{Cue, LowTimes, between};
use pasapezas_model::app::{AppState, Keeping};
use yew::prelude::*;

use crate::context::Table;
use crate::shell::sound;

/// Sounds of what happens, and of clocks that get short of time.
#[hook]
pub(crate) fn use_sounds(table: &Table, state: &AppState) {
    use_effect_with(state.settings.is_audible(), |on| sound::want(*on));
    let before = use_mut_ref(|| state.clone());
    let log = (state.session.number, state.session.game.log().end());
    {
        let now = state.clone();
        use_effect_with(log, move |_| {
            let before = before.replace(now.clone());
            // What another page plays is heard there.
            if now.keeping != Keeping::Elsewhere {
                for heard in between(&before, &now) {
                    sound::play(&now.settings, heard);
                }
            }
        });
    }
    use_low_times(table, state);
}

/// One timer for each clock that runs, at the instant at which it is to be heard if nobody moves before.
#[hook]
fn use_low_times(table: &Table, state: &AppState) {
    let times = use_mut_ref(LowTimes::default);
    let (table, session) = (table.clone(), state.session.clone());
    use_effect_with(Rc::clone(&state.session.game), move |_| {
        let now = table.now();
        let due = times.borrow().due(&session, now);
        let timers = due.into_iter().map(|(seat, at)| {
            let (table, times) = (table.clone(), times.clone());
            // A browser's longest wait is 2³¹ ms.
            let wait = at.minus(now).0.min(i32::MAX.unsigned_abs());
            Timeout::new(wait, move || {
                let state = table.state();
                // The browser counts whole milliseconds: a timer may come a fraction early.
                let now = table.now().max(at);
                if times.borrow_mut().crossed(&state.session, seat, now) {
                    sound::play(&state.settings, (Cue::LowTime, Some(seat.board)));
                }
            })
        });
        let timers: Vec<Timeout> = timers.collect();
        move || drop(timers)
    });
}
