//! A clock face. It wakes itself when its figures change, and draws nothing but itself.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use pasapezas_core::{ClockReading, Match, Millis, Phase, Seat};
use pasapezas_model::app::Settings;
use pasapezas_model::app::choices::Tenths;
use pasapezas_model::app::clock_face::{
    ClockFigures, figures_with, is_low, share, shows_for, used_figures, used_shows_for,
};
use pasapezas_model::i18n::{Lang, TableUi, Ui, seat_label, table_ui, ui};
use yew::prelude::*;

use super::icon::{badge_of, icon_of};
use crate::context::{Table, use_settings};
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ClockProps {
    pub(crate) table: Table,
    pub(crate) seat: Seat,
    pub(crate) near: bool,
    pub(crate) game: Rc<Match>,
}

/// The clock of a seat, at the outer edge of its board (article 8.2).
#[component]
pub(crate) fn ClockFace(props: &ClockProps) -> Html {
    probe::rendered();
    let Settings { lang, tenths, .. } = use_settings();
    let ClockProps { table, seat, near, game } = props;
    let reading = game.clock(*seat, table.now());
    let figures = shown(reading, tenths);
    use_wake(reading, tenths);
    let base = game.setup().time.base(*seat);
    let paused = game.phase() == Phase::Paused;
    let down = reading.fallen.is_some();
    let started = game.phase() != Phase::Waiting;
    let low = reading.left.is_some_and(is_low) && !down;
    let class = classes!(
        "clk",
        if *near { "cb" } else { "ct" },
        reading.running.then_some("run"),
        low.then_some("low"),
        figures.tenths.is_some().then_some("tenths"),
        down.then_some("down"),
        paused.then_some("paused"),
        long(base.unwrap_or(reading.used)),
    );
    html! {
        <div {class} role="timer" data-seat={seat.name()} data-flag={down.then_some("down")}
            aria-label={name(lang, *seat, reading, started)}>
            <div class="top">
                { badge_of(classes!("tb", "ctb"), lang, seat.team()) }
                <span class="lab">{ label(lang, *seat, paused) }</span>
                if base.is_some() {
                    <span key={if down { "down" } else { "up" }} class="flag">
                        if down {
                            <em>{ ui(lang, Ui::FlagFallenShort) }</em>
                        }
                        { icon_of(classes!("ic", "fl"), if down { "#i-flag-down" } else { "#i-flag-up" }) }
                    </span>
                }
            </div>
            // Keyed by its shape: fewer figures, or smaller ones with tenths, take the place of the others.
            <div key={shape(figures)} class="dig">{ digits(lang, figures) }</div>
            if let (Some(base), Some(left)) = (base, reading.left) {
                <svg class="barr" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="bt" width="100" height="4"/>
                    <rect class="bv" width={percent(share(left, base))} height="4"/>
                </svg>
            }
        </div>
    }
}

/// The time left; without clocks the time used.
const fn shown(reading: ClockReading, tenths: Tenths) -> ClockFigures {
    match reading.left {
        Some(left) => figures_with(left, tenths),
        None => used_figures(reading.used),
    }
}

/// The clock's name with its state: a fallen flag is read here by whoever looks for it, and announced to nobody.
fn name(lang: Lang, seat: Seat, reading: ClockReading, started: bool) -> String {
    let mut name = seat_label(lang, seat).into_owned();
    let state = if reading.fallen.is_some() {
        Some(ui(lang, Ui::FlagFallen))
    } else if started && reading.left.is_some_and(is_low) {
        Some(table_ui(lang, TableUi::LowTime))
    } else {
        None
    };
    if let Some(state) = state {
        name.push_str(", ");
        name.push_str(state);
    }
    name
}

fn label(lang: Lang, seat: Seat, paused: bool) -> String {
    if paused { ui(lang, Ui::Paused).to_owned() } else { seat_label(lang, seat).into_owned() }
}

/// The figures take more room when there was much time at the start.
const fn long(base: Millis) -> Option<&'static str> {
    match base.0 {
        0..600_000 => None,
        600_000..3_600_000 => Some("long"),
        3_600_000.. => Some("hours"),
    }
}

/// How many figures there are before the point, and whether there are some behind it.
const fn shape(figures: ClockFigures) -> u32 {
    let minutes = match figures.minutes {
        0..10 => 1,
        10..100 => 2,
        100.. => 3,
    };
    if figures.tenths.is_some() { 10 + minutes } else { minutes }
}

fn digits(lang: Lang, figures: ClockFigures) -> Html {
    let ClockFigures { minutes, seconds, tenths } = figures;
    html! {
        <>
            { format!("{minutes}:{seconds:02}") }
            if let Some(tenths) = tenths {
                <small>{ ui(lang, Ui::DecimalSign) }{ tenths }</small>
            }
        </>
    }
}

/// Thousandths as a number of hundredths.
fn percent(thousandths: u32) -> String {
    format!("{}.{}", thousandths / 10, thousandths % 10)
}

/// How long a running clock looks the same.
const fn looks_for(reading: ClockReading, tenths: Tenths) -> Option<Millis> {
    match reading.left {
        Some(left) => shows_for(left, tenths),
        None => Some(used_shows_for(reading.used)),
    }
}

/// Renders the calling component again when a running clock shows something else, and when the page is looked at again.
#[hook]
fn use_wake(reading: ClockReading, tenths: Tenths) {
    let update = use_force_update();
    let wake = update.clone();
    // After every render, even of the same reading: a timer that came early must be set again.
    use_effect(move || {
        let span = reading.running.then(|| looks_for(reading, tenths)).flatten();
        let timer = span.map(|span| Timeout::new(span.0, move || wake.force_update()));
        move || drop(timer)
    });
    use_effect_with((), move |()| {
        let listener = page::document().map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| update.force_update())
        });
        move || drop(listener)
    });
}
