//! The menu: everything that has no button of its own, and everything that phones have no room for.

use pasapezas_core::Seat;
use pasapezas_model::app::select::LineView;
use pasapezas_model::app::{Change, Dialog, SettingChange, Theme};
use pasapezas_model::i18n::{Lang, Ui, ui};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::bars::{flag, theme_name};
use super::icon::icon;
use super::panel::Panel;
use crate::context::{Table, use_settings};
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MenuProps {
    pub(crate) table: Table,
    /// The players who can resign.
    pub(crate) can_resign: Vec<LineView>,
}

/// The menu.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let table = &props.table;
    let targets = {
        let show = !settings.show_targets;
        table.callback(move || Change::Setting(SettingChange::ShowTargets(show)))
    };
    html! {
        <Panel table={table.clone()} class="menu" label={ui(lang, Ui::Menu)}>
            <h2>{ ui(lang, Ui::ProductName) }</h2>
            <ul>
                { dialog_row(lang, table, "#i-new", Ui::NewMatch, "new-match", Dialog::NewMatch) }
                { for props.can_resign.iter().map(|view| resign_row(lang, table, view)) }
            </ul>
            <div class="sep"></div>
            <ul>
                { lang_row(lang, table) }
                { theme_row(lang, table, settings.theme) }
                <li>
                    <button type="button" class="row" role="switch" data-action="targets"
                        aria-checked={flag(settings.show_targets)} onclick={targets}>
                        { icon("#i-targets") }
                        <span class="rl">{ ui(lang, Ui::ShowTargets) }</span>
                        <i class="sw"></i>
                    </button>
                </li>
                { row(lang, "#i-flip", Ui::TurnBoards, "turn", closing(table, || Change::TurnBoards)) }
                if page::has_full_screen() {
                    { full_screen_row(lang, table) }
                }
                { dialog_row(lang, table, "#i-book", Ui::Help, "help", Dialog::Help) }
            </ul>
        </Panel>
    }
}

fn row(
    lang: Lang,
    drawing: &'static str,
    label: Ui,
    action: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <li>
            <button type="button" class="row" data-action={action} {onclick}>
                { icon(drawing) }
                <span class="rl">{ ui(lang, label) }</span>
            </button>
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

fn dialog_row(
    lang: Lang,
    table: &Table,
    drawing: &'static str,
    label: Ui,
    action: &'static str,
    dialog: Dialog,
) -> Html {
    row(lang, drawing, label, action, table.callback(move || Change::Dialog(Some(dialog))))
}

fn full_screen_row(lang: Lang, table: &Table) -> Html {
    let label = if page::is_full_screen() { Ui::LeaveFullScreen } else { Ui::FullScreen };
    let table = table.clone();
    let toggle = Callback::from(move |_: MouseEvent| {
        page::toggle_full_screen();
        table.change(Change::Dialog(None));
    });
    row(lang, "#i-full", label, "full-screen", toggle)
}

fn resign_row(lang: Lang, table: &Table, view: &LineView) -> Html {
    let seat: Seat = view.seat;
    let ask = closing(table, move || Change::AskResign { board: seat.board, seat: Some(seat) });
    html! {
        <li key={seat.name()} data-seat={seat.name()}>
            <button type="button" class="row" data-action="resign" onclick={ask}>
                { icon("#i-resign") }
                <span class="rl">{ ui(lang, Ui::Resign) }</span>
                <small>{ view.name.clone() }</small>
            </button>
        </li>
    }
}

fn lang_row(lang: Lang, table: &Table) -> Html {
    let table = table.clone();
    let choose = Callback::from(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|it| Lang::from_code(&it.value()));
        if let Some(chosen) = chosen {
            table.change(Change::Setting(SettingChange::Lang(chosen)));
        }
    });
    html! {
        <li>
            <label class="row">
                { icon("#i-lang") }
                <span class="rl">{ ui(lang, Ui::Language) }</span>
                <select data-action="lang" onchange={choose}>
                    { for Lang::ALL.into_iter().map(|each| html! {
                        <option value={each.code()} lang={each.code()} selected={each == lang}>{ each.own_name() }</option>
                    }) }
                </select>
            </label>
        </li>
    }
}

fn theme_row(lang: Lang, table: &Table, theme: Theme) -> Html {
    let table = table.clone();
    let choose = Callback::from(move |event: Event| {
        let chosen =
            event.target_dyn_into::<HtmlSelectElement>().and_then(|it| Theme::from_name(&it.value()));
        if let Some(chosen) = chosen {
            table.change(Change::Setting(SettingChange::Theme(chosen)));
        }
    });
    html! {
        <li>
            <label class="row">
                { icon("#i-theme") }
                <span class="rl">{ ui(lang, Ui::Theme) }</span>
                <select data-action="theme" onchange={choose}>
                    { for Theme::ALL.into_iter().map(|each| html! {
                        <option value={each.name()} selected={each == theme}>{ theme_name(lang, each) }</option>
                    }) }
                </select>
            </label>
        </li>
    }
}
