//! The state of the clocks and the time of their match, as components and listeners reach them.

use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Phase};
use pasapezas_core::{Author, Millis, Seat, Stamp};
use pasapezas_model::arbiter::{HallChange, HallState, reduce};
use pasapezas_web::shell::time::MatchTime;
use web_sys::Event;
use yew::prelude::*;

/// The state as Yew keeps it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Page(pub(super) HallState);

impl Reducible for Page {
    type Action = HallChange;

    fn reduce(self: Rc<Self>, change: HallChange) -> Rc<Self> {
        match reduce(&self.0, change) {
            Some(next) => Rc::new(Self(next)),
            None => self,
        }
    }
}

/// The way to the state and to the time. Never changes, so that nobody renders because of it.
#[derive(Clone)]
pub(crate) struct Desk(Rc<Inner>);

struct Inner {
    page: UseReducerHandle<Page>,
    time: MatchTime,
}

impl PartialEq for Desk {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Desk {
    pub(super) fn new(page: UseReducerHandle<Page>) -> Self {
        let time = MatchTime::start(page.0.last_stamp());
        Self(Rc::new(Inner { page, time }))
    }

    /// Something of the state at this moment.
    pub(crate) fn read<T>(&self, what: impl FnOnce(&HallState) -> T) -> T {
        // A handle keeps every state that was read through it, so each reading takes a fresh one.
        what(&self.0.page.clone().0)
    }

    /// Changes the state.
    pub(crate) fn change(&self, change: HallChange) {
        self.0.page.dispatch(change);
    }

    /// A callback that changes the state.
    pub(crate) fn on<E: 'static>(&self, change: HallChange) -> Callback<E> {
        let desk = self.clone();
        Callback::from(move |_: E| desk.change(change.clone()))
    }

    /// Milliseconds of the match.
    pub(crate) fn now(&self) -> Millis {
        self.0.time.now()
    }

    /// Another match is laid out now: by the form, or by the same people again.
    pub(super) fn lay_out(&self, change: HallChange) {
        self.0.time.restart();
        self.change(change);
    }

    /// A match that has come back goes on from this instant.
    pub(super) fn set_now(&self, now: Millis) {
        self.0.time.advance_to(now);
    }

    /// Compares the browser's clocks: if time is missing while the clocks ran, all of them stand.
    pub(super) fn notice_gap(&self) {
        if let Some(span) = self.0.time.missed() {
            self.change(HallChange::Missed { at: self.now(), span });
        }
    }

    /// The time that is missing in this pause counts, and play goes on.
    pub(super) fn count_gap(&self) {
        self.notice_gap();
        let counted = self.read(|state| state.gap.map(|gap| state.last_stamp().plus(gap.span)));
        if let Some(counted) = counted {
            self.0.time.advance_to(counted);
            self.change(HallChange::CountGap);
        }
    }

    /// Somebody acts now.
    pub(crate) fn act(&self, by: Author, action: Action) {
        self.notice_gap();
        self.change(HallChange::Act { stamp: Stamp { at: self.now(), by }, action });
    }

    /// A callback by which somebody acts.
    pub(crate) fn acts<E: 'static>(&self, by: Author, action: Action) -> Callback<E> {
        let desk = self.clone();
        Callback::from(move |_: E| desk.act(by, action))
    }

    /// A player presses his half, at the instant at which the browser has seen it.
    pub(super) fn press(&self, seat: Seat, event: &Event) {
        self.notice_gap();
        let stamp = Stamp { at: self.0.time.of(event), by: Author::Seat(seat) };
        self.change(HallChange::Act { stamp, action: Action::Press });
    }

    /// Starts the clocks, stops them, or lets them go on: what there is to do.
    pub(super) fn go_or_stop(&self) {
        let phase = self.read(|state| state.hall().map(|hall| hall.phase()));
        let action = match phase {
            Some(Phase::Preparing) => Action::Start,
            Some(Phase::Running) => Action::Pause,
            Some(Phase::Paused) => Action::Resume,
            Some(Phase::Over(_)) | None => return,
        };
        self.act(Author::Table, action);
    }

    /// What fell due is entered, at the instant at which it did.
    pub(super) fn tick(&self, at: Millis) {
        self.change(HallChange::Act { stamp: Stamp { at, by: Author::Clock }, action: Action::Tick });
    }
}
