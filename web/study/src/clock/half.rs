//! One half of a clock, turned to its player: who, his flag, and figures as large as they fit. The whole of it is the button.

use pasapezas_core::arbiter::Action;
use pasapezas_core::arbiter::{Phase, Profile};
use pasapezas_core::{Author, Millis};
use pasapezas_model::app::Names;
use pasapezas_model::arbiter::{HalfView, HallChange, HallNote, Panel};
use pasapezas_model::i18n::{
    Clerk, ClockUi, GuideUi, Lang, TableUi, Ui, clock_of_player, clock_ui, color_name, guide_ui, moves_count,
    press_refused, table_ui, ui,
};
use pasapezas_web::ui::icon::{badge, icon_of};
use yew::prelude::*;

use super::desk::Desk;
use super::faces::{Style, texts};
use crate::icons::study_icon;

/// What all halves have in common.
#[derive(Clone, Copy)]
pub(super) struct Common<'a> {
    pub(super) lang: Lang,
    pub(super) desk: &'a Desk,
    pub(super) profile: Profile,
    pub(super) style: Style,
    /// Whether far halves are turned.
    pub(super) turned: bool,
    pub(super) note: Option<HallNote>,
    /// The names as they are shown.
    pub(super) names: &'a Names,
    /// Who puts ends into words.
    pub(super) clerk: Clerk<'a>,
}

/// A half with what its player is asked.
pub(super) fn half_of(common: Common<'_>, view: &HalfView) -> Html {
    let Common { lang, profile, .. } = common;
    let turned = view.is_far && common.turned;
    let under_way = matches!(view.phase, Phase::Running | Phase::Paused);
    let class = classes!(
        "half",
        view.runs.then_some("run"),
        (view.phase == Phase::Paused).then_some("stand"),
        matches!(view.phase, Phase::Over(_)).then_some("over")
    );
    html! {
        <div key={view.seat.name()} class={classes!("place", turned.then_some("far"))}>
            <button type="button" {class} data-seat={view.seat.name()}>
                // The name is what stands in it; the time is no part of it, or each change of it would be read out.
                <span class="vh">{ clock_ui(lang, ClockUi::Press) }{ " " }</span>
                <span class="hx">
                    <span class="who">
                        if profile == Profile::Pasapezas {
                            { badge(lang, view.seat.team()) }
                        }
                        <b><bdi>{ view.name.clone() }</bdi></b>
                        <span class="cw">
                            <i class={classes!("chip", view.seat.color.choose("w", "b"))}></i>
                            <span>{ color_name(lang, view.seat.color) }</span>
                        </span>
                    </span>
                    <span class="meta">
                        <span class="done">{ moves_count(lang, view.moves) }</span>
                        <span key={if view.flag_down { "down" } else { "up" }} class="flg" data-flag={if view.flag_down { "down" } else { "up" }}>
                            { icon_of(classes!("ic"), if view.flag_down { "#i-flag-down" } else { "#i-flag-up" }) }
                        </span>
                    </span>
                </span>
                { figures(view.left, common.style) }
                { word(common, view) }
            </button>
            // To be read by whoever looks for it, and announced to nobody (decision D64).
            <span class="vh" role="timer" aria-live="off">
                { view.name.clone() }{ ": " }<span class="told">{ texts(view.left, common.style).0 }</span>
                if view.flag_down {
                    { ", " }{ ui(lang, Ui::FlagFallen) }
                }
            </span>
            if under_way {
                { own_claim(common, view, turned) }
            }
            if view.offer == Some(view.seat.opponent()) {
                { offer(common, view) }
            }
        </div>
    }
}

/// The player's own claim, at his own edge: who claims is known.
fn own_claim(common: Common<'_>, view: &HalfView, turned: bool) -> Html {
    let Common { lang, desk, .. } = common;
    let open = HallChange::Panel(Some(Panel::Claim { player: Some(view.seat), turned }));
    let label = [guide_ui(lang, GuideUi::Claim), ", ", &view.name].concat();
    html! {
        <button type="button" class="ownclaim" data-action="own-claim" data-seat={view.seat.name()} aria-label={label}
            onclick={desk.on::<MouseEvent>(open)}>
            { study_icon("hand") }
        </button>
    }
}

/// The figures, as a drawing that grows with its place: what changes in it moves nothing.
fn figures(left: Millis, style: Style) -> Html {
    let (whole, part) = texts(left, style);
    // So wide that tenths fit behind the shortest ones.
    let wide = match whole.len() {
        0..=4 => "116",
        5 => "144",
        _ => "174",
    };
    html! {
        <svg class="big" viewBox={format!("0 0 {wide} 36")} aria-hidden="true">
            <text x="50%" y="34" text-anchor="middle">
                <tspan class="fig">{ whole }</tspan><tspan class="part">{ part }</tspan>
            </text>
        </svg>
    }
}

/// Under the figures: how it ended, or why a press did nothing.
fn word(common: Common<'_>, view: &HalfView) -> Html {
    let lang = common.lang;
    if let Phase::Over(end) = view.phase {
        return html! {
            <span key="ends" class="ends">
                <b>{ common.clerk.headline(end) }</b>
                <span>
                    <span class="art fine">{ end.source(common.profile).to_string() }</span>{ " " }
                    { common.clerk.ended(end) }
                </span>
            </span>
        };
    }
    let own = common
        .note
        .filter(|note| note.seat == Some(view.seat))
        .and_then(|note| press_refused(lang, note.why));
    let offers = (view.offer == Some(view.seat)).then(|| table_ui(lang, TableUi::OfferOpen));
    html! { <span key="say" class="say">{ own.or(offers).unwrap_or_default() }</span> }
}

/// A draw is offered to this player.
fn offer(common: Common<'_>, view: &HalfView) -> Html {
    let Common { lang, desk, names, .. } = common;
    let by = Author::Seat(view.seat);
    html! {
        <div class="offer" role="group" aria-label={table_ui(lang, TableUi::OfferOpen)}>
            <p>{ clock_of_player(lang, ClockUi::OfferOf, names.at(view.seat.opponent())) }</p>
            <button type="button" class="btn pri" data-action="accept" data-seat={view.seat.name()}
                onclick={desk.acts::<MouseEvent>(by, Action::Accept)}>
                { table_ui(lang, TableUi::AcceptDrawShort) }
            </button>
            <button type="button" class="btn" data-action="decline" data-seat={view.seat.name()}
                onclick={desk.acts::<MouseEvent>(by, Action::Decline)}>
                { table_ui(lang, TableUi::DeclineDrawShort) }
            </button>
        </div>
    }
}
