//! What was open before: opening something else puts it aside, one step back, with all that was done to it.

use std::rc::Rc;

use pasapezas_core::record::Record;

use super::reading::OpenFile;
use super::review::Review;
use super::state::{Arrived, Offer, Source, StudyState};

impl StudyState {
    /// Opens what the reader has chosen. What he has worked on is put aside.
    pub(super) fn open(&mut self, file: Rc<OpenFile>) {
        if self.is_work() {
            self.put_aside();
        }
        self.replace(file);
    }

    /// Opens what a link brings. Following a link is no choice between two records: whatever may be nowhere else is put aside.
    pub(super) fn bring(&mut self, file: Rc<OpenFile>, link: Rc<str>) {
        if self.is_work() || self.to_keep().is_some() {
            self.put_aside();
        }
        self.replace(file);
        self.arrived = Some(Arrived { link, offer: Offer::Open });
    }

    /// What was open before is open again; what is open now is put aside if somebody has worked on it.
    pub(super) fn back(&mut self) {
        let Some(before) = self.aside.take() else { return };
        let now = self.is_work().then(|| self.clone());
        self.reopen(&before);
        if let Some(now) = now {
            let aside = self.aside.take();
            self.aside = Some(Rc::new(Self { aside, ..now }));
        }
    }

    /// What is open is closed: what was open before is open again, if anything was. How the reader likes to look at things stays.
    pub(super) fn close(&mut self) {
        let before = self.aside.take().unwrap_or_default();
        self.reopen(&before);
    }

    /// The record that has to be kept for the next visit: what is shown, unless the library holds it, or a link brings it, as it
    /// is.
    pub fn to_keep(&self) -> Option<&Rc<Record>> {
        let review = self.review.as_ref()?;
        let is_elsewhere = self.source == Source::Library || self.arrived.is_some();
        (!is_elsewhere || review.is_edited()).then_some(&review.record)
    }

    /// The record that lies aside, and has to be kept as well.
    pub fn aside_to_keep(&self) -> Option<&Rc<Record>> {
        self.aside.as_ref()?.to_keep()
    }

    /// The link that brings what is open, as it is.
    pub fn link(&self) -> Option<&Rc<str>> {
        let arrived = self.arrived.as_ref()?;
        self.review.as_ref().is_some_and(|review| !review.is_edited()).then_some(&arrived.link)
    }

    /// Whether somebody has worked on what is open, in this visit or in an earlier one.
    fn is_work(&self) -> bool {
        let mut open = self.review.iter().chain(self.left.values());
        (self.source == Source::Earlier && self.review.is_some())
            || open.any(|review: &Rc<Review>| review.is_edited())
    }

    fn put_aside(&mut self) {
        self.aside = Some(Rc::new(Self { playing: false, progress: None, wrong: None, ..self.clone() }));
    }

    fn reopen(&mut self, before: &Self) {
        let Self { speed, below, swapped, .. } = *self;
        *self = Self { speed, below, swapped, bar: true, ..before.clone() };
    }
}
