//! What opens beside the clocks: menu, claims, keys. Not modal: the halves go on being pressed, and clocks run.

use pasapezas_core::arbiter::{Action, Phase, Profile};
use pasapezas_core::{Author, Seat};
use pasapezas_model::app::Keeping;
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::app::select::shown_names;
use pasapezas_model::arbiter::{HallChange, HallState, Panel, Played, View};
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_model::i18n::{
    ClockUi, GuideUi, Lang, TableUi, Ui, clock_ui, guide_ui, seat_words, table_ui, ui,
};
use pasapezas_model::study::StudyRoute;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::{badge, icon};
use web_sys::Element;
use yew::prelude::*;

use super::desk::Desk;
use super::guide::GuidePanel;
use super::hands::keys;
use super::middle::go_or_stop;
use super::record::RecordPanel;
use super::results::{call_off, resign, results};
use super::times::{Times, gap};
use crate::icons::study_icon;

/// What is open.
pub(super) fn panel(lang: Lang, desk: &Desk, state: &HallState, played: &Played) -> Html {
    let Some(open) = state.panel else { return Html::default() };
    let (name, label, content) = match open {
        Panel::Menu => ("menu", ui(lang, Ui::Menu), menu(lang, desk, state, played)),
        Panel::Keys => ("keys", clock_ui(lang, ClockUi::Keys), key_list(lang, state, played)),
        Panel::Results => ("results", clock_ui(lang, ClockUi::Results), results(lang, desk, played)),
        Panel::Resign(seat) => ("resign", ui(lang, Ui::Resign), resign(lang, desk, played, seat)),
        Panel::CallOff => ("call-off", table_ui(lang, TableUi::CallOff), call_off(lang, desk)),
        Panel::Claim { player, .. } => {
            let guide = html! { <GuidePanel desk={desk.clone()} played={played.clone()} {player}/> };
            ("claim", guide_ui(lang, GuideUi::Claim), guide)
        }
        Panel::Record => {
            let boards = html! { <RecordPanel desk={desk.clone()} played={played.clone()}/> };
            ("record", guide_ui(lang, GuideUi::Record), boards)
        }
        Panel::Times => {
            let times = html! { <Times desk={desk.clone()} played={played.clone()}/> };
            ("times", table_ui(lang, TableUi::CorrectTimes), times)
        }
        Panel::Gap => ("gap", table_ui(lang, TableUi::GapTitle), gap(lang, desk, state, played)),
    };
    let turned = if let Panel::Claim { turned, .. } = open { Some(turned) } else { None };
    html! { <Beside key={name} {name} {label} {turned} desk={desk.clone()} phase={played.hall.phase()}>{ content }</Beside> }
}

#[derive(Clone, PartialEq, Properties)]
struct BesideProps {
    name: &'static str,
    label: &'static str,
    /// Whether it lies for those at the far side, where it can be turned.
    turned: Option<bool>,
    desk: Desk,
    phase: Phase,
    children: Children,
}

/// A panel: takes the focus, closes on Escape, gives the focus back.
#[component]
fn Beside(props: &BesideProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let panel = use_node_ref();
    use_effect_with(panel.clone(), |panel| {
        let before = page::focused();
        let find = |kind: &str| panel.cast::<Element>()?.query_selector(kind).ok().flatten();
        if let Some(first) =
            find("[data-first]").or_else(|| find(".rows button, .rows a, .gpair button, input"))
        {
            page::focus(&first);
        }
        move || page::focus_again(before.as_ref())
    });
    let close = props.desk.on::<MouseEvent>(HallChange::Panel(None));
    let key = {
        let desk = props.desk.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                desk.change(HallChange::Panel(None));
            }
        })
    };
    html! {
        <div ref={panel} class={classes!("beside", (props.turned == Some(true)).then_some("turned"))} data-panel={props.name} role="dialog" aria-label={props.label} onkeydown={key}>
            <header>
                <h2>{ props.label }</h2>
                if let Some(turned) = props.turned {
                    { turn(lang, &props.desk, turned) }
                }
                // Where the panel lies over the button between the boards.
                if let Some((drawing, label)) = stop_or_go(lang, props.phase) {
                    <button type="button" class="ib go" data-action="go-here" onclick={go_or_stop(&props.desk)} aria-label={label}>
                        { study_icon(drawing) }
                    </button>
                }
                <button type="button" class="ib" data-action="close" onclick={close}
                    aria-label={ui(lang, Ui::Close)}>
                    { icon("#i-close") }
                </button>
            </header>
            <div class="in">{ props.children.clone() }</div>
        </div>
    }
}

fn stop_or_go(lang: Lang, phase: Phase) -> Option<(&'static str, &'static str)> {
    match phase {
        Phase::Running => Some(("pause", ui(lang, Ui::Pause))),
        Phase::Paused => Some(("play", ui(lang, Ui::Resume))),
        Phase::Preparing | Phase::Over(_) => None,
    }
}

/// Turns a panel to the other side of the table.
fn turn(lang: Lang, desk: &Desk, turned: bool) -> Html {
    let turn = {
        let desk = desk.clone();
        Callback::from(move |_: MouseEvent| {
            let open = desk.read(|state| state.panel);
            if let Some(Panel::Claim { player, .. }) = open {
                desk.change(HallChange::Panel(Some(Panel::Claim { player, turned: !turned })));
            }
        })
    };
    html! {
        <button type="button" class="ib" data-action="turn-panel" aria-label={guide_ui(lang, GuideUi::Turn)}
            title={guide_ui(lang, GuideUi::Turn)} onclick={turn}>
            { icon("#i-flip") }
        </button>
    }
}

/// A row of a panel.
pub(super) fn row(
    action: &'static str,
    seat: Option<Seat>,
    label: Html,
    onclick: Callback<MouseEvent>,
) -> Html {
    let key = seat.map_or_else(|| action.to_owned(), |seat| [action, seat.name()].concat());
    html! {
        <li {key}>
            <button type="button" class="crow" data-action={action} data-seat={seat.map(Seat::name)} {onclick}>{ label }</button>
        </li>
    }
}

fn menu(lang: Lang, desk: &Desk, state: &HallState, played: &Played) -> Html {
    let hall = &played.hall;
    let under_way = matches!(hall.phase(), Phase::Running | Phase::Paused);
    let profile = hall.setup().settings.profile;
    let names = shown_names(lang, &played.names);
    let open = |panel: Panel| desk.on::<MouseEvent>(HallChange::Panel(Some(panel)));
    let view = state.view;
    let to_form = desk.on::<MouseEvent>(HallChange::ToForm);
    html! {
        <>
            if matches!(state.keeping, Keeping::Failed(_)) {
                <p class="warn">{ table_ui(lang, TableUi::NotKept) }</p>
            }
            <ul class="rows">
                if under_way {
                    { row("results", None, clock_ui(lang, ClockUi::Results).into(), open(Panel::Results)) }
                    { for profile.seats().map(|seat| player(lang, desk, seat, names.at(seat))) }
                    { row("call-off", None, table_ui(lang, TableUi::CallOff).into(), open(Panel::CallOff)) }
                } else {
                    { row("new", None, ui(lang, Ui::NewMatch).into(), to_form) }
                }
            </ul>
            <ul class="rows">
                if profile == Profile::Pasapezas {
                    { row("swap", None, clock_ui(lang, ClockUi::Swap).into(),
                        desk.on(HallChange::View(View { swapped: !view.swapped, ..view }))) }
                }
                <li>
                    <button type="button" class="crow" role="switch" data-action="turn" aria-checked={if view.turned { "true" } else { "false" }}
                        onclick={desk.on::<MouseEvent>(HallChange::View(View { turned: !view.turned, ..view }))}>
                        <span>{ clock_ui(lang, ClockUi::Turn) }</span>
                        <i class="sw"></i>
                    </button>
                </li>
                if page::has_full_screen() {
                    { row("full-screen", None,
                        ui(lang, if page::is_full_screen() { Ui::LeaveFullScreen } else { Ui::FullScreen }).into(),
                        full_screen(desk)) }
                }
                { row("keys", None, clock_ui(lang, ClockUi::Keys).into(), open(Panel::Keys)) }
                if hall.phase() != Phase::Preparing {
                    <li><a class="crow" data-action="report" href={StudyRoute::ClockReport.hash()}>{ guide_ui(lang, GuideUi::Report) }</a></li>
                }
                <li><a class="crow" data-action="back-to-table" href={Route::Table.hash()}>{ rules_ui(lang, RulesUi::BackToTable) }</a></li>
            </ul>
        </>
    }
}

/// Draw and resignation of one player.
fn player(lang: Lang, desk: &Desk, seat: Seat, name: &str) -> Html {
    let offer = acts(desk, Author::Seat(seat), Action::Offer);
    let resign = desk.on::<MouseEvent>(HallChange::Panel(Some(Panel::Resign(seat))));
    html! {
        <li key={seat.name()} class="cman" data-seat={seat.name()}>
            { badge(lang, seat.team()) }
            <bdi>{ name.to_owned() }</bdi>
            <button type="button" class="btn" data-action="offer" onclick={offer}>
                { table_ui(lang, TableUi::OfferDrawShort) }{ whose(name) }
            </button>
            <button type="button" class="btn" data-action="resign" onclick={resign}>
                { ui(lang, Ui::Resign) }{ whose(name) }
            </button>
        </li>
    }
}

/// Tells buttons apart that say the same, for those who hear them.
pub(super) fn whose(name: &str) -> Html {
    html! { <span class="vh">{ ", " }{ name.to_owned() }</span> }
}

/// Somebody acts, and the panel closes.
pub(super) fn acts(desk: &Desk, by: Author, action: Action) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        desk.change(HallChange::Panel(None));
        desk.act(by, action);
    })
}

fn full_screen(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        page::toggle_full_screen();
        desk.change(HallChange::Panel(None));
    })
}

fn key_list(lang: Lang, state: &HallState, played: &Played) -> Html {
    let names = shown_names(lang, &played.names);
    let profile = played.hall.setup().settings.profile;
    let word = |key: &str| match key {
        "Digit1" => "1",
        "Digit0" => "0",
        "ShiftLeft" => clock_ui(lang, ClockUi::KeyShiftLeft),
        _ => clock_ui(lang, ClockUi::KeyShiftRight),
    };
    html! {
        <dl class="klist">
            { for keys(profile, state.view.swapped).into_iter().map(|(key, seat)| html! {
                <div key={key}>
                    <dt>{ word(key) }</dt>
                    <dd><bdi>{ names.at(seat).clone() }</bdi>{ " · " }{ seat_words(lang, profile, seat) }</dd>
                </div>
            }) }
            <div>
                <dt>{ clock_ui(lang, ClockUi::KeySpace) }</dt>
                <dd>{ clock_ui(lang, ClockUi::KeySpaceDoes) }</dd>
            </div>
        </dl>
    }
}
