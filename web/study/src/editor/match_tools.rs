//! Rules and clocks of the position.

use std::rc::Rc;

use pasapezas_core::{Enforcement, Preset, Seat};
use pasapezas_model::editor::{Clock, Draft, Edit};
use pasapezas_model::i18n::{
    EditorUi, Lang, OptionId, OptionValue, SetupUi, editor_ui, option_name, preset_name, rules_name,
    seat_label, setup_ui, time_field, value_name,
};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use pasapezas_web::ui::icon::badge;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::desk::Desk;
use crate::choice::Choice;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MatchToolsProps {
    pub(super) desk: Desk,
    pub(super) draft: Rc<Draft>,
}

/// The rules by which the position is judged and played, and its clocks.
#[component]
pub(super) fn MatchTools(props: &MatchToolsProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let MatchToolsProps { desk, draft } = props;
    html! {
        <section class="ematch" aria-label={editor_ui(lang, EditorUi::Match)}>
            <h2>{ editor_ui(lang, EditorUi::Match) }</h2>
            { rules(lang, desk, draft) }
            <div class="seg" role="radiogroup" aria-label={option_name(lang, OptionId::Enforcement)}>
                { for [Enforcement::Assisted, Enforcement::Strict].into_iter().map(|enforcement| {
                    let choice = Choice {
                        group: "enforcement",
                        value: match enforcement {
                            Enforcement::Assisted => "assisted",
                            Enforcement::Strict => "strict",
                        }.to_owned(),
                        taken: draft.rules.enforcement == enforcement,
                        take: desk.on_edit(Edit::Enforcement(enforcement)),
                        label: None,
                    };
                    choice.key(html! { { value_name(lang, OptionValue::Enforcement(enforcement)) } })
                }) }
            </div>
            <label class="ck" data-field="timed">
                <input type="checkbox" checked={draft.timed}
                    onchange={desk.on_edit::<Event>(Edit::Timed(!draft.timed))}/>
                <span>{ editor_ui(lang, EditorUi::Timed) }</span>
            </label>
            if draft.timed {
                <div class="eclocks">
                    { for Seat::ALL.into_iter().map(|seat| clock(lang, desk, draft, seat)) }
                </div>
            } else {
                <p class="help">{ editor_ui(lang, EditorUi::UntimedHelp) }</p>
            }
        </section>
    }
}

fn rules(lang: Lang, desk: &Desk, draft: &Draft) -> Html {
    let now = draft.rules.preset();
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(preset) = select.and_then(|select| Preset::from_name(&select.value())) {
                desk.edit(Edit::Preset(preset));
            }
        })
    };
    html! {
        <label class="erules">
            <span class="on">{ setup_ui(lang, SetupUi::Rules) }</span>
            <select data-field="rules" {onchange}>
                if now.is_none() {
                    <option value="own" selected={true}>{ rules_name(lang, None) }</option>
                }
                { for Preset::ALL.into_iter().map(|preset| html! {
                    <option key={preset.name()} value={preset.name()} selected={now == Some(preset)}>
                        { preset_name(lang, preset) }
                    </option>
                }) }
            </select>
        </label>
    }
}

/// The field of a clock. What is typed counts when the field is left.
fn clock(lang: Lang, desk: &Desk, draft: &Draft, seat: Seat) -> Html {
    let clock = draft.clocks.at(seat);
    let wrong = matches!(clock, Clock::Unread(_));
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                desk.edit(Edit::Clock(seat, field.value()));
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
            <input data-clock={seat.name()} value={clock.text()} {onchange} inputmode="text" autocomplete="off"
                maxlength="8" aria-label={time_field(lang, seat).into_owned()} aria-invalid={wrong.then_some("true")}/>
        </label>
    }
}
