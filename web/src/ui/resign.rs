//! The button of a resignation. It asks; where the settings want it, it is held down instead.

use gloo_timers::callback::Timeout;
use pasapezas_core::Action;
use pasapezas_model::app::choices::Resigning;
use pasapezas_model::app::{Change, Question};
use pasapezas_model::i18n::{Ui, ui};
use yew::prelude::*;

use super::ask::{ask, named};
use super::player_line::LineProps;
use crate::context::use_settings;
use crate::shell::probe;

/// How long it is held down, in milliseconds.
const HOLD: u32 = 900;

/// The button. Keys and short presses ask in any case.
#[component]
pub(crate) fn Resign(props: &LineProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let LineProps { table, view } = props;
    let seat = view.seat;
    let holds = settings.resigning == Resigning::Hold;
    let timer = use_mut_ref(|| None::<Timeout>);
    let down = {
        let (table, timer) = (table.clone(), timer.clone());
        Callback::from(move |event: PointerEvent| {
            if !holds || event.button() != 0 {
                return;
            }
            let table = table.clone();
            let resign = move || {
                table.change(Change::Dialog(None));
                table.act_of(seat, Action::Resign);
            };
            timer.replace(Some(Timeout::new(HOLD, resign)));
        })
    };
    let up = Callback::from(move |_: PointerEvent| drop(timer.take()));
    let press = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            table.change(ask(seat, Question::Resign));
        })
    };
    let label = ui(settings.lang, if holds { Ui::ResignHold } else { Ui::Resign });
    html! {
        <button type="button" class="ib" data-action="resign" data-hold={holds.then_some("")} onpointerdown={down}
            onpointerup={up.clone()} onpointerleave={up.clone()} onpointercancel={up} onclick={press}
            aria-label={named(view, label)} title={label}>
            // A king laid down: a flag would be mistaken for the one of a clock.
            <svg class="ic" viewBox="0 0 48 48" aria-hidden="true">
                <use href="#fK" width="48" height="48" transform="rotate(90 24 24)"/>
            </svg>
            <span class="bl">{ ui(settings.lang, Ui::Resign) }</span>
        </button>
    }
}
