//! How the table lies on the screen: the rows of the menu that choose it, and the keys.

use gloo_events::{EventListener, EventListenerOptions};
use pasapezas_core::{Author, BoardId};
use pasapezas_model::app::{AppState, Change, Dialog, Layout, SettingChange, Settings, claims, layout};
use pasapezas_model::i18n::{Lang, LayoutUi, Ui, layout_ui, seat_label, ui};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement, KeyboardEvent};
use yew::prelude::*;

use super::bars::flag;
use super::icon::icon;
use super::palette::toggled;
use crate::context::Table;
use crate::hands::{board_at, target};
use crate::shell::study::load_layouts;

/// The classes of the whole table.
pub(crate) fn table_classes(settings: &Settings) -> Classes {
    match settings.layout {
        Layout::Even => classes!(),
        Layout::Flat => classes!("flat"),
        Layout::Seat(seat) if seat.board == settings.first => classes!("solo", "first"),
        Layout::Seat(_) => classes!("solo", "second"),
    }
}

/// The picture of the table, and how the boards stand in it.
pub(crate) fn orientation_rows(lang: Lang, table: &Table, settings: &Settings) -> Html {
    html! {
        <>
            { layout_row(lang, table, settings.layout) }
            { turn_row(lang, table) }
            { swap_row(lang, table, settings.first) }
        </>
    }
}

fn layout_row(lang: Lang, table: &Table, layout: Layout) -> Html {
    let table = table.clone();
    let choose = Callback::from(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(layout) = chosen.and_then(|it| Layout::from_name(&it.value())) {
            let table = table.clone();
            load_layouts(move || table.change(Change::Setting(SettingChange::Layout(layout))));
        }
    });
    let name = |each: Layout| match each {
        Layout::Even => layout_ui(lang, LayoutUi::Even).into(),
        Layout::Flat => layout_ui(lang, LayoutUi::Flat).into(),
        Layout::Seat(seat) => seat_label(lang, seat),
    };
    html! {
        <li>
            <label class="row">
                { icon("#i-review") }
                <span class="rl">{ layout_ui(lang, LayoutUi::Layout) }</span>
                <select data-action="layout" onchange={choose}>
                    { for Layout::ALL.into_iter().map(|each| html! {
                        <option value={each.name()} selected={each == layout}>{ name(each) }</option>
                    }) }
                </select>
            </label>
        </li>
    }
}

/// A change after which the menu has done its work.
fn closing(table: &Table, change: impl Fn() -> Change + 'static) -> Callback<MouseEvent> {
    let table = table.clone();
    Callback::from(move |_| {
        table.change(Change::Dialog(None));
        table.change(change());
    })
}

/// Both boards together, or one alone.
fn turn_row(lang: Lang, table: &Table) -> Html {
    let alone = |board: BoardId, label: Ui, action: &'static str| {
        let onclick = closing(table, move || Change::TurnBoard(board));
        html! {
            <button type="button" class="ib" data-action={action} {onclick} aria-label={ui(lang, label)}
                title={ui(lang, label)}>
                { board.letter().to_string() }
            </button>
        }
    };
    html! {
        <li class="turns">
            <button type="button" class="row" data-action="turn" onclick={closing(table, || Change::TurnBoards)}>
                { icon("#i-flip") }
                <span class="rl">{ ui(lang, Ui::TurnBoards) }</span>
            </button>
            { alone(BoardId::A, Ui::TurnBoardA, "turn-a") }
            { alone(BoardId::B, Ui::TurnBoardB, "turn-b") }
        </li>
    }
}

/// The boards change places; and everything back to where it was at first.
fn swap_row(lang: Lang, table: &Table, first: BoardId) -> Html {
    let swap = closing(table, move || Change::Setting(SettingChange::First(first.other())));
    let usual = layout_ui(lang, LayoutUi::AsUsual);
    html! {
        <li class="turns">
            <button type="button" class="row" data-action="swap" aria-pressed={flag(first == BoardId::B)} onclick={swap}>
                { icon("#i-partners") }
                <span class="rl">{ layout_ui(lang, LayoutUi::Swap) }</span>
            </button>
            <button type="button" class="ib" data-action="as-usual" aria-label={usual} title={usual}
                onclick={closing(table, || Change::StandAsUsual)}>
                { icon("#i-again") }
            </button>
        </li>
    }
}

/// The keys that turn and swap boards, take the pencil, and take moves back: wherever the focus is, but not in a field, not
/// while a panel is open, and not while the table is out of sight.
#[hook]
pub(crate) fn use_turning_keys(table: &Table, root: &NodeRef) {
    let table = table.clone();
    use_effect_with(root.clone(), move |root| {
        let root = root.cast::<Element>();
        let listener = web_sys::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let seen = root.as_ref().is_some_and(|root| root.client_width() > 0);
                let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|_| seen) else { return };
                if key.ctrl_key() || key.meta_key() {
                    undo_or_redo(&table, key);
                } else if let Some(change) = change_of(&table, key) {
                    table.change(change);
                }
            })
        });
        move || drop(listener)
    });
}

/// Where a key of the whole table was pressed; `None` where it belongs to a field or a panel.
fn heard(state: &AppState, key: &KeyboardEvent) -> Option<Element> {
    let taken = key.alt_key() || key.repeat() || key.default_prevented() || state.dialog.is_some();
    let target = target(key).filter(|_| !taken)?;
    let in_field = target.closest("input, select, textarea, [contenteditable]").ok()?;
    in_field.is_none().then_some(target)
}

/// Control and Z asks whether the last move is taken back; with Shift, or with Y, it is done again.
fn undo_or_redo(table: &Table, key: &KeyboardEvent) {
    let state = table.state();
    if heard(&state, key).is_none() {
        return;
    }
    let game = &state.session.game;
    match (key.key().as_str(), key.shift_key()) {
        ("z", false) if claims::can_take_back(game) => table.change(Change::Dialog(Some(Dialog::TakeBack))),
        ("y", false) | ("Z", true) => match claims::may_redo(game) {
            Some(redo) => table.act(Author::Table, redo),
            None => return,
        },
        _ => return,
    }
    key.prevent_default();
}

fn change_of(table: &Table, key: &KeyboardEvent) -> Option<Change> {
    let state = table.state();
    let target = heard(&state, key)?;
    if matches!(key.key().as_str(), "m" | "M") {
        return Some(toggled(state.pencil));
    }
    layout::key(&key.key(), board_at(&target), &state.settings)
}
