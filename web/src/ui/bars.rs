//! The bars at both edges: menu and brand, pause, teams; and what stands between the boards before the start.

use pasapezas_core::record::Pen;
use pasapezas_core::{Action, Author, Phase, Team};
use pasapezas_model::app::line::TeamView;
use pasapezas_model::app::{Change, Dialog, Keeping, Layout, Names, SettingChange, Theme};
use pasapezas_model::i18n::{Lang, TableUi, Text, Ui, claim_time_label, pair, table_ui, team_name, ui};
use yew::prelude::*;

use super::icon::{badge, icon};
use super::palette::{palette, pencil_button};
use super::player_line::why;
use crate::context::{Table, use_lang, use_settings};
use crate::shell::{page, probe, time, update};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BarProps {
    pub(crate) table: Table,
    /// The team at this edge.
    pub(crate) view: TeamView,
    /// The names as they are shown.
    pub(crate) names: std::rc::Rc<Names>,
    pub(crate) phase: Phase,
    /// Rule set and time.
    pub(crate) rules: Text,
    pub(crate) menu_open: bool,
    /// Why both boards stand, while they do.
    pub(crate) pause: Text,
    pub(crate) keeping: Keeping,
    /// The pencil in hand.
    pub(crate) pencil: Option<Pen>,
    /// Whether another build of the page waits.
    pub(crate) is_old: bool,
}

/// The upper bar.
#[component]
pub(crate) fn Header(props: &BarProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let table = &props.table;
    let flat = settings.layout == Layout::Flat;
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
                { menu(lang, props, if flat { Change::FarMenu } else { Change::Dialog(Some(Dialog::Menu)) }) }
                if flat {
                    { pause(lang, table, props.phase) }
                }
                if settings.is_audible() {
                    // Seen and read only while the document says that sound waits.
                    <span class="hush" role="img" aria-label={ui(lang, Ui::SoundWaits)} title={ui(lang, Ui::SoundWaits)}>
                        { icon("#i-mute") }
                    </span>
                }
                <span class="brand">{ ui(lang, Ui::ProductName) }</span>
                <small>{ props.rules.clone() }</small>
            </div>
            { team(lang, props, true) }
            <div class="right">
                if props.is_old {
                    <button type="button" class="btn quiet new" data-action="update"
                        onclick={Callback::from(|_: MouseEvent| update::take())}>
                        { icon("#i-again") }
                        <span class="bl">{ table_ui(lang, TableUi::NewBuild) }</span>
                    </button>
                }
                { pencil_button(lang, table, props.pencil) }
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

/// The button of the menu.
fn menu(lang: Lang, props: &BarProps, change: Change) -> Html {
    html! {
        <button type="button" class="ib" data-action="menu" onclick={props.table.callback(move || change.clone())}
            aria-label={menu_label(lang, props)} data-keeping={menu_mark(props)}
            aria-haspopup="dialog" aria-expanded={flag(props.menu_open)}>
            { icon("#i-menu") }
        </button>
    }
}

/// The menu, and that the match is not kept: the menu says why.
fn menu_label(lang: Lang, props: &BarProps) -> Text {
    let menu = ui(lang, Ui::Menu);
    match props.keeping {
        Keeping::Fine | Keeping::Slow if props.is_old => {
            Text::Owned(format!("{menu}, {}", table_ui(lang, TableUi::NewBuild)))
        }
        Keeping::Fine | Keeping::Slow => Text::Borrowed(menu),
        Keeping::Failed(_) => Text::Owned(format!("{menu}, {}", table_ui(lang, TableUi::NotKept))),
        Keeping::Elsewhere => Text::Owned(format!("{menu}, {}", table_ui(lang, TableUi::Elsewhere))),
    }
}

const fn menu_mark(props: &BarProps) -> Option<&'static str> {
    match props.keeping {
        Keeping::Fine if props.is_old => Some("old"),
        Keeping::Fine => None,
        Keeping::Slow => Some("slow"),
        Keeping::Failed(_) => Some("failed"),
        Keeping::Elsewhere => Some("elsewhere"),
    }
}

/// The lower bar.
#[component]
pub(crate) fn Footer(props: &BarProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let table = &props.table;
    let turn = table.callback(|| Change::TurnBoards);
    let whole = Callback::from(|_: MouseEvent| page::toggle_full_screen());
    html! {
        <footer class="bar one">
            <div class="left">{ pause(lang, table, props.phase) }</div>
            { team(lang, props, false) }
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
                // Lying flat, the table has a menu at both edges.
                if settings.layout == Layout::Flat {
                    { menu(lang, props, Change::Dialog(Some(Dialog::Menu))) }
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

/// The team of a bar; in the upper one, what there is to draw with while somebody draws.
fn team(lang: Lang, props: &BarProps, upper: bool) -> Html {
    let BarProps { table, view, phase, pause, .. } = props;
    html! {
        <div class="team">
            <div class="tm">
                { badge(lang, view.team) }
                <span class="who">
                    { team_name(lang, view.team) }
                    { " " }
                    <span>{ pair(lang, view.team, &props.names) }</span>
                </span>
                if *phase == Phase::Paused {
                    <span class="say">{ pause.clone() }</span>
                }
                { for props.pencil.filter(|_| upper).map(|pencil| palette(lang, table, pencil)) }
                { for view.note.as_ref().map(|note| why(lang, note)) }
            </div>
            if view.has_claim {
                <ClaimTime table={table.clone()} team={view.team} here={view.can_claim}/>
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ClaimTimeProps {
    pub(crate) table: Table,
    pub(crate) team: Team,
    /// Whether it is there; its place always is.
    pub(crate) here: bool,
}

/// The team's button for the time (article 9.2). It knows nothing of the clocks: from the start to the end it looks the
/// same, so that it tells nobody that a flag has fallen (decision D36).
#[component]
pub(crate) fn ClaimTime(props: &ClaimTimeProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let team = props.team;
    let claim = {
        let table = props.table.clone();
        Callback::from(move |_: MouseEvent| table.claim_time(team))
    };
    html! {
        <button type="button" class={classes!("btn", "quiet", "claim", (!props.here).then_some("away"))}
            disabled={!props.here} data-action="claim-time" data-team={team_word(team)}
            onclick={claim} aria-label={claim_time_label(lang, team)}>
            { badge(lang, team) }
            { icon("#i-hand") }
            <span class="bl">{ ui(lang, Ui::ClaimTime) }</span>
            <span class="bs">{ ui(lang, Ui::ClaimTimeShort) }</span>
        </button>
    }
}

/// A team in `data-team`.
pub(crate) const fn team_word(team: Team) -> &'static str {
    match team {
        Team::One => "one",
        Team::Two => "two",
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MiddleProps {
    pub(crate) table: Table,
    pub(crate) phase: Phase,
    /// Why both boards stand, while they do.
    pub(crate) pause: Text,
}

/// Between the boards: the start button before the match, a word during a pause.
#[component]
pub(crate) fn Middle(props: &MiddleProps) -> Html {
    probe::rendered();
    let lang = use_settings().lang;
    let start = {
        let table = props.table.clone();
        Callback::from(move |_: MouseEvent| {
            table.act(Author::Table, Action::Start);
            // The button goes: who came by keyboard goes on at a board.
            time::soon(|| {
                if page::is_focus_lost() {
                    page::focus_first(".sq[tabindex='0']");
                }
            });
        })
    };
    html! {
        <div class="mid">
            if props.phase == Phase::Waiting {
                <button type="button" class="btn pri start" data-action="start" onclick={start}>
                    { icon("#i-play") }
                    { ui(lang, Ui::Start) }
                </button>
            } else if props.phase == Phase::Paused {
                <p class="say">{ props.pause.clone() }</p>
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
pub fn theme_name(lang: Lang, theme: Theme) -> &'static str {
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
pub const fn flag(truth: bool) -> &'static str {
    if truth { "true" } else { "false" }
}
