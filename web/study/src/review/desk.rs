//! The state of the review as components reach it, and as a desk for hands: what they play becomes a branch of the record.

use std::rc::Rc;

use pasapezas_core::record::{Pen, Shape};
use pasapezas_core::{Action, Attempt, BoardId, Color, Match, Refusal, Seat};
use pasapezas_model::input::Hand;
use pasapezas_model::study::{Review, StudyChange, StudyState, change};
use pasapezas_web::hands::Desk;
use yew::prelude::*;

/// The state as Yew keeps it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Page(pub(crate) StudyState);

impl Reducible for Page {
    type Action = StudyChange;

    fn reduce(self: Rc<Self>, happened: StudyChange) -> Rc<Self> {
        let next = change(&self.0, happened);
        if next == self.0 { self } else { Rc::new(Self(next)) }
    }
}

/// The way to the state. Never changes, so that nobody renders because of it.
#[derive(Clone)]
pub(crate) struct Study(Rc<UseReducerHandle<Page>>);

impl PartialEq for Study {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Study {
    pub(crate) fn new(page: UseReducerHandle<Page>) -> Self {
        Self(Rc::new(page))
    }

    /// The state at this moment.
    pub(crate) fn state(&self) -> StudyState {
        // A handle keeps every state that was read through it, so each reading takes a fresh one.
        (*self.0).clone().0.clone()
    }

    /// The record that is shown.
    pub(crate) fn review(&self) -> Option<Rc<Review>> {
        self.state().review
    }

    /// Changes the state.
    pub(crate) fn change(&self, change: StudyChange) {
        self.0.dispatch(change);
    }

    /// A callback that changes the state.
    pub(crate) fn callback<E: 'static>(&self, change: impl Fn() -> StudyChange + 'static) -> Callback<E> {
        let study = self.clone();
        Callback::from(move |_: E| study.change(change()))
    }
}

impl Desk for Study {
    fn game(&self) -> Rc<Match> {
        // Hands are there only while a record is shown; without one nothing can be picked.
        self.review().map_or_else(
            || Rc::new(Match::new(pasapezas_core::MatchSetup::default())),
            |review| Rc::clone(&review.arena),
        )
    }

    fn number(&self) -> u32 {
        self.review().map_or(0, |review| review.arena_number)
    }

    fn below(&self, board: BoardId) -> Color {
        *self.state().below.get(board)
    }

    fn play(&self, seat: Seat, action: Action) {
        self.change(StudyChange::Plays(seat, action));
    }

    fn refused(&self, seat: Seat, attempt: Option<Attempt>, why: Refusal) {
        self.change(StudyChange::Refused(seat, attempt, why));
    }

    fn pencil(&self) -> Option<Pen> {
        self.state().pencil
    }

    fn take_pencil(&self, pen: Option<Pen>) {
        self.change(StudyChange::Pen(pen));
    }

    fn draw(&self, shape: Shape) {
        self.change(StudyChange::Draw(shape));
    }

    fn touched(&self, seat: Seat) {
        self.change(StudyChange::Read(seat.board));
    }

    fn held(&self, hand: Hand) {
        self.change(StudyChange::Held(hand));
    }

    fn withdraw(&self) {
        self.change(StudyChange::Giving(None));
        for board in BoardId::ALL {
            self.change(StudyChange::Read(board));
        }
    }
}
