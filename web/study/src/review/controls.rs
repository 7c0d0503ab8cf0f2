//! The row of buttons under the moves: back and on, on both boards or on one, and the playback.

use pasapezas_core::BoardId;
use pasapezas_model::i18n::{Lang, StudyUi, study_ui};
use pasapezas_model::study::{Speed, StudyChange, StudyState, Way};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::desk::Study;
use crate::icons::study_icon;

/// The row.
pub(crate) fn controls(lang: Lang, study: &Study, state: &StudyState) -> Html {
    let step = |name: &'static str, drawing: &str, label: StudyUi, way: Way| {
        button(lang, name, drawing, label, study.callback(move || StudyChange::Step(way, None)))
    };
    let playing = state.playing;
    let (drawing, label) = if playing { ("pause", StudyUi::Stop) } else { ("play", StudyUi::Play) };
    html! {
        <div class="ctl" role="group" aria-label={study_ui(lang, StudyUi::Controls)}>
            { step("first", "first", StudyUi::ToStart, Way::First) }
            { step("back", "back", StudyUi::BackOne, Way::Back) }
            { button(lang, "play", drawing, label, study.callback(move || StudyChange::Play(!playing))) }
            { step("on", "on", StudyUi::OnOne, Way::On) }
            { step("last", "last", StudyUi::ToEnd, Way::Last) }
            { speed(lang, study, state.speed) }
            { pair(lang, study, BoardId::A, StudyUi::BackA, StudyUi::OnA) }
            { pair(lang, study, BoardId::B, StudyUi::BackB, StudyUi::OnB) }
        </div>
    }
}

fn button(
    lang: Lang,
    name: &'static str,
    drawing: &str,
    label: StudyUi,
    onclick: Callback<MouseEvent>,
) -> Html {
    let label = study_ui(lang, label);
    html! {
        <button type="button" class="ib" data-action={name} aria-label={label} title={label} {onclick}>
            { study_icon(drawing) }
        </button>
    }
}

/// Back and on of one board.
fn pair(lang: Lang, study: &Study, board: BoardId, back: StudyUi, on: StudyUi) -> Html {
    let letter = board.letter();
    let step = |name: String, drawing: &str, label: StudyUi, way: Way| {
        let label = study_ui(lang, label);
        html! {
            <button type="button" class="ib" data-action={name} aria-label={label} title={label}
                onclick={study.callback(move || StudyChange::Step(way, Some(board)))}>
                { study_icon(drawing) }
            </button>
        }
    };
    html! {
        <span class="pair">
            { step(format!("back-{letter}"), "back", back, Way::Back) }
            <b aria-hidden="true">{ letter }</b>
            { step(format!("on-{letter}"), "on", on, Way::On) }
        </span>
    }
}

fn speed(lang: Lang, study: &Study, now: Speed) -> Html {
    let onchange = {
        let study = study.clone();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>();
            let chosen =
                chosen.and_then(|it| Speed::ALL.into_iter().find(|speed| word(*speed) == it.value()));
            if let Some(speed) = chosen {
                study.change(StudyChange::Speed(speed));
            }
        })
    };
    html! {
        <select data-action="speed" aria-label={study_ui(lang, StudyUi::Speed)} {onchange}>
            { for Speed::ALL.into_iter().map(|each| html! {
                <option value={word(each)} selected={each == now}>{ word(each) }</option>
            }) }
        </select>
    }
}

const fn word(speed: Speed) -> &'static str {
    match speed {
        Speed::True => "1×",
        Speed::Double => "2×",
        Speed::Eight => "8×",
    }
}
