//! What components reach: the page's state as it is at this moment and the way to change it, as a property; the settings, as a
//! context.

use std::rc::Rc;

use pasapezas_core::{Action, Author, Millis, Seat, Stamp, Team};
use pasapezas_model::app::reduce::reduce;
use pasapezas_model::app::{AppState, Change, Dialog, Keeping, NewMatch, Settings};
use pasapezas_model::i18n::Lang;
use yew::prelude::*;

use crate::shell::time::MatchTime;

/// The state as Yew keeps it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Page(pub(crate) AppState);

impl Reducible for Page {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        match reduce(&self.0, change) {
            Some(next) => Rc::new(Self(next)),
            None => self,
        }
    }
}

/// The way to the state and to the match's time. Never changes, so that nobody renders because of it.
#[derive(Clone)]
pub(crate) struct Table(Rc<Inner>);

struct Inner {
    page: UseReducerHandle<Page>,
    time: MatchTime,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Table {
    pub(crate) fn new(page: UseReducerHandle<Page>) -> Self {
        // A match that came back goes on from its last entry.
        let time = MatchTime::start(page.0.session.game.last_stamp());
        Self(Rc::new(Inner { page, time }))
    }

    /// The state at this moment. Shallow: a few counts go up.
    pub(crate) fn state(&self) -> AppState {
        self.read(AppState::clone)
    }

    /// Something of the state at this moment.
    pub(crate) fn read<T>(&self, what: impl FnOnce(&AppState) -> T) -> T {
        // A handle keeps every state that was read through it, so each reading takes a fresh one.
        what(&self.0.page.clone().0)
    }

    /// Changes the state.
    pub(crate) fn change(&self, change: Change) {
        self.0.page.dispatch(change);
    }

    /// Milliseconds of the match.
    pub(crate) fn now(&self) -> Millis {
        self.0.time.now()
    }

    /// Compares the browser's clocks: if time is missing while the match ran, both boards are paused.
    pub(crate) fn notice_gap(&self) {
        if let Some(span) = self.0.time.missed() {
            self.change(Change::Missed { at: self.now(), span });
        }
    }

    /// The time that is missing in this pause counts, and play goes on.
    pub(crate) fn count_gap(&self) {
        // What went by in the pause itself is nobody's.
        self.notice_gap();
        let state = self.state();
        if let Some(gap) = state.gap {
            self.0.time.advance_to(state.session.game.last_stamp().plus(gap.span));
            self.change(Change::CountGap);
        }
    }

    /// Whether another page plays the match, so that nobody acts here. Whoever tries is told.
    fn is_elsewhere(&self, by: Author) -> bool {
        let is = self.state().keeping == Keeping::Elsewhere;
        if is && by != Author::Clock {
            self.change(Change::Dialog(Some(Dialog::Keeping)));
        }
        is
    }

    /// The match that another page plays is as late as that.
    pub(crate) fn set_now(&self, now: Millis) {
        self.0.time.advance_to(now);
    }

    /// Somebody acts now.
    pub(crate) fn act(&self, by: Author, action: Action) {
        if self.is_elsewhere(by) {
            return;
        }
        self.notice_gap();
        let stamp = Stamp { at: self.now(), by };
        self.change(Change::Act { stamp, action });
    }

    /// A player acts now.
    pub(crate) fn act_of(&self, seat: Seat, action: Action) {
        self.act(Author::Seat(seat), action);
    }

    /// A team claims the time now.
    pub(crate) fn claim_time(&self, team: Team) {
        if self.is_elsewhere(Author::Table) {
            return;
        }
        self.notice_gap();
        self.change(Change::ClaimTime { at: self.now(), team });
    }

    /// Another match is laid out now.
    pub(crate) fn lay_out(&self, start: NewMatch) {
        self.0.time.restart();
        self.change(Change::NewMatch(Box::new(start)));
    }

    /// A callback that changes the state. The same for as long as `change` is the same is up to the caller.
    pub(crate) fn callback<E: 'static>(&self, change: impl Fn() -> Change + 'static) -> Callback<E> {
        let table = self.clone();
        Callback::from(move |_: E| table.change(change()))
    }
}

/// The settings.
#[hook]
pub fn use_settings() -> Settings {
    use_context::<Settings>().unwrap_or_default()
}

/// The language.
#[hook]
pub fn use_lang() -> Lang {
    use_settings().lang
}
