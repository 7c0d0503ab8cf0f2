//! The clocks of a new match: the usual choices, and fields for every other one.

use pasapezas_core::Seat;
use pasapezas_model::app::setup_form::{SetupChange, SetupFault};
use pasapezas_model::app::setup_form_time::{BonusKind, TimeChoice, TimeField, TimeForm};
use pasapezas_model::i18n::{
    Lang, SetupUi, Text, Ui, seat_label, setup_ui, time_long, time_short, ui, usual_time,
};
use pasapezas_web::shell::{page, time};
use pasapezas_web::ui::icon::badge;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Setup, fault_text};
use crate::choice::Choice;

/// The clocks.
pub(crate) fn clocks(setup: &Setup<'_>) -> Html {
    let (lang, time) = (setup.lang, setup.form.time());
    let chosen = time.choice();
    html! {
        <section class="clocks" aria-labelledby="setup-time">
            <h2 id="setup-time">{ ui(lang, Ui::TimeControl) }</h2>
            <div class="times" role="radiogroup" aria-labelledby="setup-time">
                { for time.offered().iter().copied().map(|choice| time_key(setup, choice, choice == chosen)) }
            </div>
            if chosen == TimeChoice::Own {
                { fields(setup) }
            }
            if chosen == TimeChoice::Untimed {
                <p class="help">{ setup_ui(lang, SetupUi::UntimedHelp) }</p>
            }
        </section>
    }
}

fn time_key(setup: &Setup<'_>, time: TimeChoice, taken: bool) -> Html {
    let lang = setup.lang;
    let (figure, word, label): (Text, Text, Text) = match (time, time.control()) {
        (TimeChoice::Usual { base, increment }, Some(control)) => {
            (usual_time(base, increment), time_short(lang, &control), time_long(lang, &control))
        }
        (TimeChoice::Untimed, _) => {
            let word = setup_ui(lang, SetupUi::Untimed);
            ("∞".into(), word.into(), word.into())
        }
        (TimeChoice::Own | TimeChoice::Usual { .. }, _) => {
            let word = setup_ui(lang, SetupUi::OtherControl);
            ("…".into(), word.into(), word.into())
        }
    };
    let choice = Choice {
        group: "time",
        value: time.key(),
        taken,
        take: take(setup, time),
        label: Some(AttrValue::from(label.into_owned())),
    };
    html! {
        <label key={time.key()} class="tc" data-time={time.key()}>
            { choice.radio() }
            <span aria-hidden="true"><b>{ figure }</b><small>{ word }</small></span>
        </label>
    }
}

/// Takes a time; the fields for a time of one's own come into sight.
fn take(setup: &Setup<'_>, time: TimeChoice) -> Callback<Event> {
    let dispatch = setup.dispatch.clone();
    Callback::from(move |_| {
        dispatch.emit(SetupChange::Time(time));
        if time == TimeChoice::Own {
            time::soon(|| page::bring_into_sight(".setup .own"));
        }
    })
}

/// Minutes and seconds, for all or for each, and what a move gives back.
fn fields(setup: &Setup<'_>) -> Html {
    let (lang, time) = (setup.lang, setup.form.time());
    let same = SetupChange::SameTime(!time.is_same());
    let seats: Vec<Seat> = if time.is_same() { vec![TimeForm::SHARED] } else { setup.seats.to_vec() };
    html! {
        <div class="own">
            <div class="bases">
                { for seats.into_iter().map(|seat| base(setup, seat)) }
            </div>
            <label class="ck" data-action="same-time">
                <input type="checkbox" checked={time.is_same()} onchange={setup.on::<Event>(same)}/>
                <span>{ setup_ui(lang, SetupUi::SameForAll) }</span>
            </label>
            <div class="bonus">
                <span class="on" id="setup-bonus">{ setup_ui(lang, SetupUi::Bonus) }</span>
                <div class="seg" role="radiogroup" aria-labelledby="setup-bonus" aria-describedby="setup-bonus-help">
                    { for BonusKind::ALL.into_iter().map(|kind| bonus_key(setup, kind)) }
                </div>
                if time.kind() != BonusKind::None {
                    <label class="num">
                        { number(setup, TimeField::Bonus, "bonus", setup_ui(lang, SetupUi::Bonus)) }
                        <span>{ setup_ui(lang, SetupUi::Seconds) }</span>
                    </label>
                }
            </div>
            // One takes the place of the other: nothing moves while somebody types.
            if let Some(fault) = setup.form.faults().into_iter().find(|fault| matches!(fault, SetupFault::Time(_))) {
                <p class="err" id="setup-time-fault">{ fault_text(lang, fault) }</p>
            } else {
                <p class="help" id="setup-bonus-help">{ setup_ui(lang, bonus_help(time.kind())) }</p>
            }
        </div>
    }
}

/// What the clock of a seat starts with, or all four.
fn base(setup: &Setup<'_>, seat: Seat) -> Html {
    let lang = setup.lang;
    let shared = setup.form.time().is_same();
    let whose: Text = if shared { setup_ui(lang, SetupUi::BaseTime).into() } else { seat_label(lang, seat) };
    let label = |unit: SetupUi| format!("{whose}, {}", setup_ui(lang, unit));
    html! {
        <div key={seat.name()} class="base" role="group" aria-label={whose.clone().into_owned()}>
            <span class="on">
                if !shared {
                    { badge(lang, seat.team()) }
                    <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                }
                { whose.clone() }
            </span>
            <label class="num">
                { number(setup, TimeField::Minutes(seat), "minutes", &label(SetupUi::Minutes)) }
                <span>{ setup_ui(lang, SetupUi::MinutesShort) }</span>
            </label>
            <label class="num">
                { number(setup, TimeField::Seconds(seat), "seconds", &label(SetupUi::Seconds)) }
                <span>{ setup_ui(lang, SetupUi::SecondsShort) }</span>
            </label>
        </div>
    }
}

/// A field for a number. Not of type number: what was typed has to stay as it is, also when it is none.
fn number(setup: &Setup<'_>, field: TimeField, hook: &'static str, label: &str) -> Html {
    let wrong = setup.form.faults().into_iter().any(|fault| match fault {
        SetupFault::Time(fault) => fault.field == field,
        SetupFault::Rules(_) => false,
    });
    let seat = match field {
        TimeField::Minutes(seat) | TimeField::Seconds(seat) => Some(seat.name()),
        TimeField::Bonus => None,
    };
    let dispatch = setup.dispatch.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(typed) = event.target_dyn_into::<HtmlInputElement>() {
            dispatch.emit(SetupChange::Number { field, typed: typed.value() });
        }
    });
    html! {
        <input inputmode="numeric" autocomplete="off" maxlength="4" data-field={hook} data-clock={seat} {oninput}
            value={setup.form.time().text(field).to_owned()} aria-label={label.to_owned()}
            aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then_some("setup-time-fault")}/>
    }
}

fn bonus_key(setup: &Setup<'_>, kind: BonusKind) -> Html {
    let choice = Choice {
        group: "bonus",
        value: kind.key().to_owned(),
        taken: setup.form.time().kind() == kind,
        take: setup.on(SetupChange::Bonus(kind)),
        label: None,
    };
    choice.key(html! { { bonus_name(setup.lang, kind) } })
}

fn bonus_name(lang: Lang, kind: BonusKind) -> &'static str {
    setup_ui(
        lang,
        match kind {
            BonusKind::None => SetupUi::BonusNone,
            BonusKind::Increment => SetupUi::BonusIncrement,
            BonusKind::Bronstein => SetupUi::BonusBronstein,
            BonusKind::Delay => SetupUi::BonusDelay,
        },
    )
}

const fn bonus_help(kind: BonusKind) -> SetupUi {
    match kind {
        BonusKind::None => SetupUi::BonusNoneHelp,
        BonusKind::Increment => SetupUi::BonusIncrementHelp,
        BonusKind::Bronstein => SetupUi::BonusBronsteinHelp,
        BonusKind::Delay => SetupUi::BonusDelayHelp,
    }
}
