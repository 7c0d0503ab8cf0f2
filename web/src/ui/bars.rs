//! The bars at both edges: menu and brand, pause, teams; and what stands between the boards before the start.

use pasapezas_core::{Action, Author, Phase, Team};
use pasapezas_model::app::{Change, Dialog, Names, SettingChange, Theme};
use pasapezas_model::i18n::{Lang, Text, Ui, pair, team_name, ui};
use yew::prelude::*;

use super::icon::{badge, icon};
use crate::context::{Table, use_settings};
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BarProps {
    pub(crate) table: Table,
    pub(crate) team: Team,
    /// The names as they are shown.
    pub(crate) names: std::rc::Rc<Names>,
    pub(crate) phase: Phase,
    /// Rule set and time.
    pub(crate) rules: Text,
    pub(crate) menu_open: bool,
}

/// The upper bar.
#[component]
pub(crate) fn Header(props: &BarProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let table = &props.table;
    let open = table.callback(|| Change::Dialog(Some(Dialog::Menu)));
    let theme = {
        let next = next_theme(settings.theme);
        table.callback(move || Change::Setting(SettingChange::Theme(next)))
    };
    let targets = {
        let show = !settings.show_targets;
        table.callback(move || Change::Setting(SettingChange::ShowTargets(show)))
    };
    html! {
        <header class="bar two">
            <div class="left">
                <button type="button" class="ib" data-action="menu" onclick={open} aria-label={ui(lang, Ui::Menu)}
                    aria-haspopup="dialog" aria-expanded={flag(props.menu_open)}>
                    { icon("#i-menu") }
                </button>
                <span class="brand">{ ui(lang, Ui::ProductName) }</span>
                <small>{ props.rules.clone() }</small>
            </div>
            { team(lang, props) }
            <div class="right">
                <button type="button" class="ib" data-action="targets" onclick={targets}
                    aria-label={ui(lang, Ui::ShowTargets)} title={ui(lang, Ui::ShowTargets)}
                    aria-pressed={flag(settings.show_targets)}>
                    { icon("#i-targets") }
                </button>
                <button type="button" class="ib" data-action="theme" onclick={theme}
                    aria-label={format!("{}: {}", ui(lang, Ui::Theme), theme_name(lang, settings.theme))}
                    title={ui(lang, Ui::Theme)}>
                    { icon("#i-theme") }
                </button>
            </div>
        </header>
    }
}

/// The lower bar.
#[component]
pub(crate) fn Footer(props: &BarProps) -> Html {
    probe::rendered();
    let lang = use_settings().lang;
    let table = &props.table;
    let turn = table.callback(|| Change::TurnBoards);
    let whole = Callback::from(|_: MouseEvent| page::toggle_full_screen());
    html! {
        <footer class="bar one">
            <div class="left">{ pause(lang, table, props.phase) }</div>
            { team(lang, props) }
            <div class="right">
                <button type="button" class="ib" data-action="turn" onclick={turn}
                    aria-label={ui(lang, Ui::TurnBoards)} title={ui(lang, Ui::TurnBoards)}>
                    { icon("#i-flip") }
                </button>
                if page::has_full_screen() {
                    <button type="button" class="ib" data-action="full-screen" onclick={whole}
                        aria-label={ui(lang, Ui::FullScreen)} title={ui(lang, Ui::FullScreen)}>
                        { icon("#i-full") }
                    </button>
                }
            </div>
        </footer>
    }
}

/// Pause and resume: one button of the table (decision D33), none before the start and after the end.
fn pause(lang: Lang, table: &Table, phase: Phase) -> Html {
    let (class, name, drawing, label, action) = match phase {
        Phase::Running => ("btn quiet pause", "pause", "#i-pause", Ui::Pause, Action::Pause),
        Phase::Paused => ("btn pri pause", "resume", "#i-play", Ui::Resume, Action::Resume),
        Phase::Waiting | Phase::Over(_) => return Html::default(),
    };
    let act = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| table.act(Author::Table, action))
    };
    html! {
        <button type="button" {class} data-action={name} onclick={act} aria-label={ui(lang, label)}>
            // Keyed: one word takes the place of the other, nothing moves.
            <svg key={name} class="ic" viewBox="0 0 24 24" aria-hidden="true">
                <use href={drawing} width="24" height="24"/>
            </svg>
            <span key={format!("{name} word")} class="bl">{ ui(lang, label) }</span>
        </button>
    }
}

fn team(lang: Lang, props: &BarProps) -> Html {
    html! {
        <div class="team">
            { badge(lang, props.team) }
            <span class="who">
                { team_name(lang, props.team) }
                { " " }
                <span>{ pair(lang, props.team, &props.names) }</span>
            </span>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MiddleProps {
    pub(crate) table: Table,
    pub(crate) phase: Phase,
}

/// Between the boards: the start button before the match, a word during a pause.
#[component]
pub(crate) fn Middle(props: &MiddleProps) -> Html {
    probe::rendered();
    let lang = use_settings().lang;
    let start = {
        let table = props.table.clone();
        Callback::from(move |_: MouseEvent| table.act(Author::Table, Action::Start))
    };
    html! {
        <div class="mid">
            if props.phase == Phase::Waiting {
                <button type="button" class="btn pri start" data-action="start" onclick={start}>
                    { icon("#i-play") }
                    { ui(lang, Ui::Start) }
                </button>
            } else if props.phase == Phase::Paused {
                <p class="say">{ ui(lang, Ui::PausedBanner) }</p>
            }
        </div>
    }
}

/// The theme after this one in the menu.
fn next_theme(theme: Theme) -> Theme {
    let all = Theme::ALL.into_iter().cycle();
    all.skip_while(|other| *other != theme).nth(1).unwrap_or_default()
}

/// What a theme is called.
pub(crate) const fn theme_name(lang: Lang, theme: Theme) -> &'static str {
    ui(
        lang,
        match theme {
            Theme::System => Ui::ThemeSystem,
            Theme::Light => Ui::ThemeLight,
            Theme::Dark => Ui::ThemeDark,
            Theme::Contrast => Ui::ThemeContrast,
        },
    )
}

/// A truth as an attribute of accessibility.
pub(crate) const fn flag(truth: bool) -> &'static str {
    if truth { "true" } else { "false" }
}
