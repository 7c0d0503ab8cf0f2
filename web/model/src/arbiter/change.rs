//! What may happen to the page of the clocks.

use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Event, Objection, Phase, Supervision};
use pasapezas_core::{Author, Millis, Stamp};

use super::form::FormChange;
use super::state::{HallNote, HallState, Panel, Played, View};
use crate::app::gap::Gap;
use crate::app::{Keeping, Names};

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallChange {
    /// Something is chosen or typed in the form.
    Form(FormChange),
    /// The clocks that the form gives are laid out.
    LayOut,
    /// The same people play again, with the same clocks and seats.
    Again,
    /// Back to the form. A match that is not over is called off first.
    ToForm,
    /// Somebody does something at this time.
    Act {
        /// When, and who.
        stamp: Stamp,
        /// What.
        action: Action,
    },
    /// So much time is missing: the device slept, or its clock was set. All clocks stand.
    Missed {
        /// When that was found.
        at: Millis,
        /// How much.
        span: Millis,
    },
    /// The missing time counts, and play goes on.
    CountGap,
    /// Something is opened or closed.
    Panel(Option<Panel>),
    /// The table is told why something is not done.
    Note(Objection),
    /// A note has been shown long enough.
    NoteRead(u32),
    /// The clocks lie otherwise.
    View(View),
    /// Whether the device keeps the match.
    Keeping(Keeping),
    /// A match comes back that was not finished; whether its end is missing.
    ComeBack {
        /// The match.
        hall: Rc<Supervision>,
        /// Who plays it.
        names: Rc<Names>,
        /// Whether its end could not be read.
        is_cut: bool,
    },
}

/// The state after a change; `None` when nothing has changed.
pub fn reduce(state: &HallState, change: HallChange) -> Option<HallState> {
    let mut next = state.clone();
    match change {
        HallChange::Form(change) => next.form = Rc::new(next.form.after(change)),
        HallChange::LayOut => lay_out(&mut next),
        HallChange::Again => again(&mut next),
        HallChange::ToForm => to_form(&mut next),
        HallChange::Act { stamp, action } => act(&mut next, stamp, action),
        HallChange::Missed { at, span } => miss(&mut next, at, span),
        HallChange::CountGap => count_gap(&mut next),
        HallChange::Panel(panel) => next.panel = panel,
        HallChange::Note(why) => note(&mut next, Stamp::table(Millis::ZERO), why),
        HallChange::NoteRead(number) => next.note = next.note.filter(|note| note.number != number),
        HallChange::View(view) => next.view = view,
        HallChange::Keeping(keeping) => next.keeping = keeping,
        HallChange::ComeBack { hall, names, is_cut } => {
            begin(&mut next, Rc::unwrap_or_clone(hall), names);
            let at = next.last_stamp();
            if next.hall().is_some_and(|hall| hall.phase() == Phase::Running) {
                act(&mut next, Stamp::table(at), Action::Pause);
            }
            let goes_on = next.hall().is_some_and(|hall| hall.phase() == Phase::Paused);
            next.came_back = (goes_on || is_cut).then_some(is_cut);
        }
    }
    (next != *state).then_some(next)
}

fn lay_out(next: &mut HallState) {
    let Some(setup) = next.form.start() else { return };
    let names = Rc::new(next.form.people().names().clone());
    begin(next, Supervision::new(setup), names);
}

fn again(next: &mut HallState) {
    let Some(played) = &next.played else { return };
    let (setup, names) = (*played.hall.setup(), Rc::clone(&played.names));
    begin(next, Supervision::new(setup), names);
}

fn begin(next: &mut HallState, hall: Supervision, names: Rc<Names>) {
    let number = next.played.as_ref().map_or(0, |played| played.number.wrapping_add(1));
    next.played = Some(Played { number, hall: Rc::new(hall), names });
    (next.panel, next.note, next.gap, next.came_back) = (None, None, None, None);
}

fn to_form(next: &mut HallState) {
    let is_over = next.hall().is_none_or(|hall| matches!(hall.phase(), Phase::Over(_) | Phase::Preparing));
    if is_over {
        next.played = None;
        (next.panel, next.note, next.gap, next.came_back) = (None, None, None, None);
    }
}

fn act(next: &mut HallState, stamp: Stamp, action: Action) {
    let Some(played) = &next.played else { return };
    // The browser says when a finger came down; a timer may have been heard before. Time goes on and never back.
    let stamp = Stamp { at: stamp.at.max(played.hall.last_stamp()), ..stamp };
    let mut hall = (*played.hall).clone();
    match hall.play(stamp, action) {
        // A timer that comes early or late finds nothing due: that is not worth an entry.
        Ok(events) if action == Action::Tick && events.is_empty() => {}
        Ok(events) => {
            let phase = hall.phase();
            next.played = Some(Played { hall: Rc::new(hall), ..played.clone() });
            if phase != Phase::Paused {
                (next.gap, next.came_back) = (None, None);
            }
            if let Phase::Over(_) = phase {
                next.panel = None;
            }
            let seat = if let Author::Seat(seat) = stamp.by { Some(seat) } else { None };
            next.note = next.note.filter(|note| note.seat.is_some() && note.seat != seat);
            if let Some(Event::Unfounded { why }) =
                events.iter().find(|event| matches!(event, Event::Unfounded { .. })).copied()
            {
                note(next, stamp, why);
            }
        }
        Err(why) => note(next, stamp, why),
    }
}

fn note(next: &mut HallState, stamp: Stamp, why: Objection) {
    let seat = if let Author::Seat(seat) = stamp.by { Some(seat) } else { None };
    if stamp.by == Author::Clock {
        return;
    }
    next.notes_made = next.notes_made.wrapping_add(1);
    next.note = Some(HallNote { number: next.notes_made, seat, why });
}

fn miss(next: &mut HallState, at: Millis, span: Millis) {
    let runs = next.hall().is_some_and(|hall| hall.phase() == Phase::Running);
    let before = next.gap.map_or(Millis::ZERO, |gap| gap.span);
    if runs {
        act(next, Stamp::table(at), Action::Pause);
        next.gap = Some(Gap { span, asked: true });
        next.panel = Some(Panel::Gap);
    } else if next.gap.is_some() {
        // What goes by in the pause itself is nobody's.
        next.gap = Some(Gap { span: before, asked: true });
    }
}

fn count_gap(next: &mut HallState) {
    let Some(gap) = next.gap else { return };
    let stood = next.last_stamp();
    act(next, Stamp::table(stood), Action::Resume);
    act(next, Stamp { at: stood.plus(gap.span), by: Author::Clock }, Action::Tick);
    next.panel = None;
}
