//! The four names, where they sit, and drawing lots for the seats.

use pasapezas_core::{BoardId, Seat};
use pasapezas_model::app::settings::MAX_NAME;
use pasapezas_model::app::setup_form::SetupChange;
use pasapezas_model::i18n::{SetupUi, default_name, name_field, seat_label, setup_ui};
use pasapezas_web::shell::chance;
use pasapezas_web::ui::icon::badge;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Setup;
use crate::icons::study_icon;

/// The names round two small boards.
pub(crate) fn seats(setup: &Setup<'_>) -> Html {
    let lang = setup.lang;
    let lots = {
        let dispatch = setup.dispatch.clone();
        Callback::from(move |_: MouseEvent| dispatch.emit(SetupChange::DrawLots(chance::number())))
    };
    let drawn = setup.form.draws();
    html! {
        <section class="at-table" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ setup_ui(lang, SetupUi::AtTheTable) }</h2>
            <div class="seats" role="group" aria-label={setup_ui(lang, SetupUi::Names)}>
                { name(setup, 0) }
                { name(setup, 1) }
                if setup.seats.len() == Seat::ALL.len() {
                    { for BoardId::ALL.into_iter().map(|board| html! {
                        <div class="mini" aria-hidden="true"><i>{ board.letter() }</i></div>
                    }) }
                }
                { name(setup, 2) }
                { name(setup, 3) }
            </div>
            <button type="button" class="btn quiet" data-action="lots" onclick={lots}
                hidden={setup.seats.len() < Seat::ALL.len()}>
                { study_icon("lots") }
                { setup_ui(lang, SetupUi::DrawLots) }
            </button>
            <p class="vh" role="status">
                if drawn > 0 {
                    <span key={drawn}>{ setup_ui(lang, SetupUi::LotsDrawn) }</span>
                }
            </p>
        </section>
    }
}

/// The name at one of the places, if somebody sits there.
fn name(setup: &Setup<'_>, place: usize) -> Html {
    let Some(seat) = setup.seats.get(place).copied() else {
        return Html::default();
    };
    let lang = setup.lang;
    let next = setup.seats.get(place + 1).copied().map(Seat::name);
    let oninput = {
        let dispatch = setup.dispatch.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.emit(SetupChange::Name { seat, typed: field.value() });
            }
        })
    };
    html! {
        <label key={seat.name()} class="seat">
            <span>
                { badge(lang, seat.team()) }
                <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                { seat_label(lang, seat) }
            </span>
            <input data-seat={seat.name()} data-next={next} value={setup.form.names().at(seat).clone()} {oninput}
                placeholder={default_name(lang, seat)} maxlength={MAX_NAME.to_string()} autocomplete="off"
                spellcheck="false" enterkeyhint={if next.is_some() { "next" } else { "go" }}
                data-first={(place == 0).then_some("")} aria-label={name_field(lang, seat)}/>
        </label>
    }
}
