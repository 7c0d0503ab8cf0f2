//! The menu: everything that has no button of its own, and everything that phones have no room for.

use pasapezas_core::{Action, Author, Seat, Team};
use pasapezas_model::app::claims;
use pasapezas_model::app::line::{Adjusting, LineView};
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::app::{AppState, Change, Dialog, Keeping, Rematch, SettingChange, Theme, select};
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_model::i18n::{
    DoorUi, DrawUi, Lang, TableUi, Ui, claim_time_label, door_ui, draw_ui, table_ui, ui,
};
use pasapezas_model::study::StudyRoute;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::ask::named;
use super::bars::{flag, team_word, theme_name};
use super::icon::{badge, icon};
use super::orientation::orientation_rows;
use super::palette::toggled;
use super::panel::Panel;
use super::player_line::{actions, announce};
use super::result::{lays_out, rematch_words};
use crate::context::{Table, use_settings};
use crate::shell::{page, probe, update};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MenuProps {
    pub(crate) table: Table,
    pub(crate) view: MenuView,
}

/// What the menu has to know.
#[derive(Clone, PartialEq)]
pub(crate) struct MenuView {
    /// The four players while they can offer draws and resign.
    players: Vec<LineView>,
    /// Whether teams can claim the time.
    can_claim: bool,
    /// What the whole table can do now.
    matters: Vec<(Dialog, TableUi)>,
    /// What does again the move that was taken back.
    redo: Option<Action>,
    /// Whether the match is over, so that another one may follow.
    over: bool,
    /// Whether the device does not keep it.
    unkept: Option<TableUi>,
    /// Whether another build of the page waits.
    is_old: bool,
}

impl MenuView {
    pub(crate) fn of(state: &AppState) -> Self {
        let game = &*state.session.game;
        let matters = [
            (claims::can_take_back(game), Dialog::TakeBack, TableUi::TakeBack),
            (claims::can_correct_times(game), Dialog::Times, TableUi::CorrectTimes),
            (claims::can_call_off(game), Dialog::CallOff, TableUi::CallOff),
        ];
        let under_way = claims::is_under_way(game);
        Self {
            players: Seat::ALL
                .into_iter()
                .filter(|_| under_way)
                .map(|seat| select::line(state, seat))
                .collect(),
            can_claim: under_way && claims::has_time_claims(game),
            matters: matters
                .into_iter()
                .filter(|matter| matter.0)
                .map(|(_, dialog, label)| (dialog, label))
                .collect(),
            redo: claims::may_redo(game),
            over: game.outcome().is_some(),
            is_old: state.offers_update(),
            unkept: match state.keeping {
                Keeping::Failed(_) => Some(TableUi::NotKept),
                Keeping::Elsewhere => Some(TableUi::Elsewhere),
                Keeping::Fine | Keeping::Slow => None,
            },
        }
    }
}

/// The menu.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let table = &props.table;
    let sound = {
        let on = !settings.sound;
        table.callback(move || Change::Setting(SettingChange::Sound(on)))
    };
    let pencil = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            table.change(toggled(table.state().pencil));
        })
    };
    html! {
        <Panel table={table.clone()} class="menu" label={ui(lang, Ui::Menu)}>
            <h2>{ ui(lang, Ui::ProductName) }</h2>
            <ul>
                if let Some(label) = props.view.unkept {
                    { dialog_row_of(table, "#i-pencil", table_ui(lang, label), "keeping", Dialog::Keeping) }
                }
                if props.view.is_old {
                    { new_build_row(lang) }
                }
                { link_row(table, "#i-new", StudyRoute::New.hash(), ui(lang, Ui::NewMatch), "new-match") }
                if props.view.over {
                    { for Rematch::ALL.into_iter().map(|how| rematch_row(lang, table, how)) }
                }
                { for props.view.players.iter().map(|view| player_row(lang, table, view)) }
                { for props.view.players.iter().filter(|view| view.adjusts == Some(Adjusting::May)).map(|view| adjust_row(lang, table, view)) }
                if props.view.can_claim {
                    { for Team::ALL.into_iter().map(|team| claim_row(lang, table, team)) }
                }
                { for props.view.redo.map(|redo| redo_row(lang, table, redo)) }
                { for props.view.matters.iter().map(|(dialog, label)| matter_row(lang, table, *dialog, *label)) }
                <li>
                    <button type="button" class="row" data-action="pencil" onclick={pencil}>
                        { icon("#i-pencil") }
                        <span class="rl">{ draw_ui(lang, DrawUi::Pencil) }</span>
                    </button>
                </li>
                { link_row(table, "#i-review", StudyRoute::Match.hash(), door_ui(lang, DoorUi::ReviewMatch), "review") }
                { link_row(table, "#i-share", StudyRoute::Share.hash(), door_ui(lang, DoorUi::ShareMatch), "share-match") }
                { link_row(table, "#i-open", StudyRoute::Review.hash(), door_ui(lang, DoorUi::OpenRecord), "open-record") }
                { link_row(table, "#i-pencil", StudyRoute::Editor.hash(), door_ui(lang, DoorUi::SetUpPosition), "set-up") }
                { link_row(table, "#i-clock", StudyRoute::Clock.hash(), door_ui(lang, DoorUi::Clock), "real-clocks") }
                { dialog_row_of(table, "#i-score", table_ui(lang, TableUi::Evening), "evening", Dialog::Evening) }
            </ul>
            <div class="sep"></div>
            <ul>
                { lang_row(lang, table) }
                { theme_row(lang, table, settings.theme) }
                <li>
                    <button type="button" class="row" role="switch" data-action="sound"
                        aria-checked={flag(settings.sound)} onclick={sound}>
                        { icon("#i-sound") }
                        <span class="rl">{ ui(lang, Ui::Sound) }</span>
                        <i class="sw"></i>
                    </button>
                </li>
                { orientation_rows(lang, table, &settings) }
                if page::has_full_screen() {
                    { full_screen_row(lang, table) }
                }
                { link_row(table, "#i-settings", StudyRoute::Settings.hash(), ui(lang, Ui::Settings), "settings") }
                { link_row(table, "#i-help", StudyRoute::Help.hash(), ui(lang, Ui::Help), "help") }
                { link_row(table, "#i-book", Route::Rules.hash(), rules_ui(lang, RulesUi::Title), "rules") }
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

/// A link that leads away from the table, which stays behind as it is.
fn link_row(
    table: &Table,
    drawing: &'static str,
    href: String,
    label: &'static str,
    action: &'static str,
) -> Html {
    html! {
        <li>
            <a class="row" {href} data-action={action} onclick={table.callback(|| Change::Dialog(None))}>
                { icon(drawing) }
                <span class="rl">{ label }</span>
            </a>
        </li>
    }
}

/// Another build of the page is there for whoever wants it now.
fn new_build_row(lang: Lang) -> Html {
    html! {
        <li key="update">
            <button type="button" class="row" data-action="update" onclick={Callback::from(|_: MouseEvent| update::take())}>
                { icon("#i-again") }
                <span class="rl">{ table_ui(lang, TableUi::NewBuild) }</span>
            </button>
        </li>
    }
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

/// Draw and resign of one player.
fn player_row(lang: Lang, table: &Table, view: &LineView) -> Html {
    html! {
        <li key={view.seat.name()} class="row man" data-seat={view.seat.name()}>
            { badge(lang, view.seat.team()) }
            <span class="rl"><bdi>{ view.name.clone() }</bdi></span>
            { actions(lang, table, view) }
        </li>
    }
}

/// That a player only adjusts pieces: where there is little room his line has no button for it.
fn adjust_row(lang: Lang, table: &Table, view: &LineView) -> Html {
    html! {
        <li key={format!("adjust {}", view.seat)}>
            <button type="button" class="row" data-action="adjust" data-seat={view.seat.name()} onclick={announce(table, view)}>
                { icon("#i-adjust") }
                <span class="rl">{ named(view, table_ui(lang, TableUi::Adjust)) }</span>
            </button>
        </li>
    }
}

fn claim_row(lang: Lang, table: &Table, team: Team) -> Html {
    let table = table.clone();
    let claim = Callback::from(move |_: MouseEvent| {
        table.change(Change::Dialog(None));
        table.claim_time(team);
    });
    html! {
        <li key={team_word(team)}>
            <button type="button" class="row" data-action="claim-time" data-team={team_word(team)} onclick={claim}>
                { icon("#i-hand") }
                <span class="rl">{ claim_time_label(lang, team) }</span>
            </button>
        </li>
    }
}

/// Does again what was taken back. Nothing is lost by it, so nobody is asked.
fn redo_row(lang: Lang, table: &Table, redo: Action) -> Html {
    let onclick = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            table.act(Author::Table, redo);
        })
    };
    html! {
        <li key="redo">
            <button type="button" class="row" data-action="redo" {onclick}>
                { icon("#i-redo") }
                <span class="rl">{ table_ui(lang, TableUi::Redo) }</span>
            </button>
        </li>
    }
}

/// What the whole table does; each asks before.
fn matter_row(lang: Lang, table: &Table, dialog: Dialog, label: TableUi) -> Html {
    let (drawing, name) = match dialog {
        Dialog::TakeBack => ("#i-undo", "take-back"),
        Dialog::Times => ("#i-clock", "correct-times"),
        Dialog::CallOff | Dialog::Menu | Dialog::Evening | Dialog::Keeping => ("#i-close", "call-off"),
    };
    dialog_row_of(table, drawing, table_ui(lang, label), name, dialog)
}

fn rematch_row(lang: Lang, table: &Table, how: Rematch) -> Html {
    let (label, help) = rematch_words(lang, how);
    let drawing = match how {
        Rematch::Same => "#i-again",
        Rematch::Colors => "#i-flip",
        Rematch::Partners => "#i-partners",
    };
    html! {
        <li key={how.action()}>
            <button type="button" class="row" data-action={how.action()} onclick={lays_out(table, how)} title={help}>
                { icon(drawing) }
                <span class="rl">{ label }</span>
            </button>
        </li>
    }
}

fn dialog_row_of(
    table: &Table,
    drawing: &'static str,
    label: &'static str,
    action: &'static str,
    dialog: Dialog,
) -> Html {
    let onclick = table.callback(move || Change::Dialog(Some(dialog)));
    html! {
        <li key={action}>
            <button type="button" class="row" data-action={action} {onclick}>
                { icon(drawing) }
                <span class="rl">{ label }</span>
            </button>
        </li>
    }
}

fn lang_row(lang: Lang, table: &Table) -> Html {
    let table = table.clone();
    let choose = Callback::from(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|it| Lang::from_code(&it.value()));
        if let Some(chosen) = chosen {
            // From now on this counts, and not what the address said.
            page::forget_wishes(&["lang"]);
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
