//! Settings that outlive the page. Storage may be refused (private windows, sandboxed frames): then nothing is kept, and
//! nothing else changes.

use web_sys::Storage;

const SETTINGS: &str = "pasapezas.settings";

/// The text that was kept last time.
pub(crate) fn read_settings() -> Option<String> {
    storage()?.get_item(SETTINGS).ok().flatten()
}

/// Keeps a text for next time, if it may be kept.
pub(crate) fn write_settings(text: &str) {
    let Some(storage) = storage() else { return };
    // A full or forbidden storage costs the player nothing but having to choose again next time.
    drop(storage.set_item(SETTINGS, text));
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
