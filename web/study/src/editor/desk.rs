//! What components reach: the editor as it is at this moment, and the way to change it.

use std::rc::Rc;

use pasapezas_model::editor::{Change, Edit, Editor};
use yew::prelude::*;

/// The editor as Yew keeps it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Page(pub(super) Rc<Editor>);

impl Reducible for Page {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(Self(Rc::new(self.0.after(&change))))
    }
}

/// The way to the editor. Never changes, so that nobody renders because of it.
#[derive(Clone)]
pub(super) struct Desk(Rc<UseReducerHandle<Page>>);

impl PartialEq for Desk {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Desk {
    pub(super) fn new(page: UseReducerHandle<Page>) -> Self {
        Self(Rc::new(page))
    }

    /// The editor at this moment.
    pub(super) fn editor(&self) -> Rc<Editor> {
        // A handle keeps every state that was read through it, so each reading takes a fresh one.
        let page = (*self.0).clone();
        Rc::clone(&page.0)
    }

    /// Changes the editor.
    pub(super) fn change(&self, change: Change) {
        self.0.dispatch(change);
    }

    /// Changes what is arranged.
    pub(super) fn edit(&self, edit: Edit) {
        self.change(Change::Edit(edit));
    }

    /// A callback that makes this change.
    pub(super) fn on<E: 'static>(&self, change: Change) -> Callback<E> {
        let desk = self.clone();
        Callback::from(move |_: E| desk.change(change.clone()))
    }

    /// A callback that changes what is arranged.
    pub(super) fn on_edit<E: 'static>(&self, edit: Edit) -> Callback<E> {
        self.on(Change::Edit(edit))
    }
}
