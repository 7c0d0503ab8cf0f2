//! Settings that outlive the page. Storage may be refused (private windows, sandboxed frames): then nothing is kept, and
//! nothing else changes.

use web_sys::Storage;

const SETTINGS: &str = "pasapezas.settings";

const EVENING: &str = "pasapezas.evening";
const CHOICE: &str = "pasapezas.match";

/// The text that was kept last time.
pub fn read_settings() -> Option<String> {
    storage()?.get_item(SETTINGS).ok().flatten()
}

/// Keeps a text for next time, if it may be kept.
pub(crate) fn write_settings(text: &str) {
    let Some(storage) = storage() else { return };
    // A full or forbidden storage costs the player nothing but having to choose again next time.
    drop(storage.set_item(SETTINGS, text));
}

/// The rules and clocks that were chosen last, as text.
pub(crate) fn read_choice() -> Option<String> {
    storage()?.get_item(CHOICE).ok().flatten()
}

/// Keeps the rules and clocks of a new match for next time, if they may be kept.
pub(crate) fn write_choice(text: &str) {
    if let Some(storage) = storage() {
        drop(storage.set_item(CHOICE, text));
    }
}

/// The score of the evening that was kept last time.
pub(crate) fn read_evening() -> Option<String> {
    storage()?.get_item(EVENING).ok().flatten()
}

/// Keeps the score of the evening, if it may be kept.
pub(crate) fn write_evening(text: &str) {
    let Some(storage) = storage() else { return };
    // As above: only the score of other evenings is lost.
    drop(storage.set_item(EVENING, text));
}

/// A text that the study keeps for the next visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shelf {
    /// The draft of the editor.
    Draft,
    /// The record of the review.
    Record,
    /// The record that lies aside in the review.
    Aside,
    /// The form of the clocks beside real boards.
    Clock,
}

impl Shelf {
    const fn key(self) -> &'static str {
        match self {
            Self::Draft => "pasapezas.draft",
            Self::Record => "pasapezas.review",
            Self::Aside => "pasapezas.review.aside",
            Self::Clock => "pasapezas.clock",
        }
    }

    /// The text that was kept.
    pub fn read(self) -> Option<String> {
        storage()?.get_item(self.key()).ok().flatten()
    }

    /// Keeps a text, or none. Where it may not be kept, none is: an older one would mislead.
    pub fn write(self, text: Option<&str>) {
        let Some(storage) = storage() else { return };
        if text.is_none_or(|text| storage.set_item(self.key(), text).is_err()) {
            drop(storage.remove_item(self.key()));
        }
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
