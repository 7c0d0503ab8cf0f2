//! The dialogue for a new match, as a person fills it in.

use pasapezas_browser_tests::{Key, Table};
use serde_json::json;

/// Opens the form from the menu.
pub(crate) fn open(table: &Table) {
    table.press("menu");
    table.until("the menu", |state| state.dialogs == 1);
    table.press("new-match");
    table.wait("the form", || table.rects(".setup").into_iter().next());
    // Panels and menus come and go: nothing of that is a shift of the table, but what lies in them is new.
    table.settle();
}

/// Clicks a label of the form, which may have to be scrolled into sight first.
pub(crate) fn choose(table: &Table, label: &str) {
    let into_sight = "const found = __probe.shown(arguments[0]);
        if (found.length !== 1) throw new Error(`${found.length} of ${arguments[0]}`);
        found[0].scrollIntoView({ block: 'center' })";
    table.session().script::<()>(into_sight, json!([label]));
    table.click(table.reach(label));
    table.wait("a choice that is taken", || {
        let look =
            "const input = document.querySelector(`${arguments[0]} input`); return !input || input.checked";
        table.session().script::<bool>(look, json!([label])).then_some(())
    });
}

/// Chooses a preset by its card.
pub(crate) fn choose_preset(table: &Table, preset: &str) {
    choose(table, &format!(".card[data-preset={preset}]"));
}

/// Chooses a value of an option; unfolds the options first.
pub(crate) fn choose_option(table: &Table, option: &str, value: &str) {
    if table.rects(".options[open]").is_empty() {
        choose(table, "[data-action=options]");
        table.wait("the options", || table.rects(".options[open] .groups").into_iter().next());
    }
    choose(table, &format!("label[data-option={option}][data-value='{value}']"));
}

/// Types into a field in place of what stands there.
pub(crate) fn fill(table: &Table, field: &str, text: &str) {
    table
        .session()
        .script::<()>("__probe.shown(arguments[0])[0].scrollIntoView({ block: 'center' })", json!([field]));
    table.click(table.reach(field));
    table.wait("a field with the focus", || table.rects(&format!("{field}:focus")).into_iter().next());
    table.keys(&[Key::Control('a')]);
    table.write(text);
}

/// The same time on all clocks, in seconds.
pub(crate) fn choose_seconds(table: &Table, seconds: u32) {
    choose(table, "[data-time=own]");
    fill(table, "[data-field=minutes]", &(seconds / 60).to_string());
    fill(table, "[data-field=seconds]", &(seconds % 60).to_string());
}

/// Lays the match out that the form describes.
pub(crate) fn begin(table: &Table) {
    table.press("start-match");
    table.until("a match that is laid out", |state| state.phase == "before" && state.dialogs == 0);
    table.forgive_shifts();
}
