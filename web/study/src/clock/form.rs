//! The form before the start: who sits where, the clocks, what is played, a look at the boards, and what the arbiter sets.

use std::rc::Rc;

use pasapezas_core::arbiter::Profile;
use pasapezas_core::{Seat, Source};
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::arbiter::{Choice as Value, FormChange, HallChange, HallForm, HallOption, N_CHECKS};
use pasapezas_model::i18n::{
    ClockUi, DoorUi, Lang, SetupUi, Ui, clock_ui, door_ui, hall_choice, hall_option, setup_ui, time_long, ui,
};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

use super::desk::Desk;
use crate::choice::Choice;
use crate::new::rules::folded;
use crate::new::seats::seats;
use crate::new::time::clocks;
use crate::new::{SEATS, Setup, fault_text};

/// The seats of an ordinary game, as they are read.
const TWO: [Seat; 2] = [Seat::BLACK_A, Seat::WHITE_A];

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FormProps {
    pub(super) desk: Desk,
    pub(super) form: Rc<HallForm>,
    /// Whether another page of this browser keeps clocks.
    pub(super) elsewhere: bool,
}

/// The form.
#[component]
pub(super) fn ClockForm(props: &FormProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let FormProps { desk, form, elsewhere } = props;
    use_effect_with((), |()| page::focus_first(".clockpage h1"));
    let dispatch = {
        let desk = desk.clone();
        Callback::from(move |change| desk.change(HallChange::Form(FormChange::People(change))))
    };
    let seated: &'static [Seat] = if form.profile() == Profile::OneBoard { &TWO } else { &SEATS };
    let setup = Setup { lang, form: form.people(), seats: seated, dispatch };
    let submit = {
        let desk = desk.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            desk.lay_out(HallChange::LayOut);
        })
    };
    let key = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            leave();
        }
    });
    html! {
        <main class="setup" onkeydown={key} aria-label={door_ui(lang, DoorUi::Clock)}>
            <form onsubmit={submit} novalidate={true}>
                <header>
                    <h1 tabindex="-1">{ door_ui(lang, DoorUi::Clock) }</h1>
                    <button type="button" class="ib" data-action="close" onclick={Callback::from(|_: MouseEvent| leave())}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                <div class="fields">
                    if *elsewhere {
                        <p class="ask-leave" role="status">{ clock_ui(lang, ClockUi::Elsewhere) }</p>
                    }
                    { seats(&setup) }
                    { clocks(&setup) }
                    { played(lang, desk, form) }
                    { options(lang, desk, form) }
                </div>
                { foot(lang, &setup) }
            </form>
        </main>
    }
}

/// Back to the table.
fn leave() {
    if !page::back_to_table() {
        page::go_to(Route::Table);
    }
}

fn on<E: 'static>(desk: &Desk, change: FormChange) -> Callback<E> {
    desk.on(HallChange::Form(change))
}

/// What is played, whether moves are entered, and the look at the boards.
fn played(lang: Lang, desk: &Desk, form: &HallForm) -> Html {
    let profile = |profile: Profile, key: &str, label: ClockUi| {
        let choice = Choice {
            group: "profile",
            value: key.to_owned(),
            taken: form.profile() == profile,
            take: on(desk, FormChange::Profile(profile)),
            label: None,
        };
        choice.key(html! { { clock_ui(lang, label) } })
    };
    let recorded = on::<Event>(desk, FormChange::Recorded(!form.is_recorded()));
    html! {
        <section class="presets" aria-labelledby="clock-played">
            <h2 id="clock-played">{ clock_ui(lang, ClockUi::Played) }</h2>
            <div class="seg" role="radiogroup" aria-labelledby="clock-played">
                { profile(Profile::Pasapezas, "pasapezas", ClockUi::TwoBoards) }
                { profile(Profile::OneBoard, "one", ClockUi::OneBoard) }
            </div>
            <label class="ck" data-action="recorded">
                <input type="checkbox" checked={form.is_recorded()} onchange={recorded} aria-describedby="clock-recorded"/>
                <span>{ clock_ui(lang, ClockUi::Recorded) }</span>
            </label>
            <p class="help" id="clock-recorded">{ clock_ui(lang, ClockUi::RecordedHelp) }</p>
            <h2 id="clock-before">{ clock_ui(lang, ClockUi::Before) }</h2>
            <div class="checks" role="group" aria-labelledby="clock-before">
                { for (0..N_CHECKS).map(|index| check(lang, desk, form, index)) }
            </div>
        </section>
    }
}

fn check(lang: Lang, desk: &Desk, form: &HallForm, index: usize) -> Html {
    let label = match (index, form.profile()) {
        (0, _) => ClockUi::CheckCorner,
        (1, _) => ClockUi::CheckArray,
        (2, Profile::Pasapezas) => ClockUi::CheckColours,
        (2, Profile::OneBoard) => ClockUi::CheckColour,
        (_, _) => ClockUi::CheckClock,
    };
    let checked = form.checked().get(index).copied().unwrap_or_default();
    html! {
        <label key={index} class="ck" data-check={index.to_string()}>
            <input type="checkbox" {checked} onchange={on::<Event>(desk, FormChange::Check(index))}/>
            <span>{ clock_ui(lang, label) }</span>
        </label>
    }
}

/// What the arbiter sets, folded away.
fn options(lang: Lang, desk: &Desk, form: &HallForm) -> Html {
    let n_changed = form.n_changed();
    let options = html! {
        <>
            { for HallOption::ALL.into_iter().map(|option| row(lang, desk, form, option)) }
            if n_changed > 0 {
                <button type="button" class="btn" data-action="usual" onclick={on::<MouseEvent>(desk, FormChange::Usual)}>
                    { clock_ui(lang, ClockUi::Usual) }
                </button>
            }
        </>
    };
    folded(lang, clock_ui(lang, ClockUi::Settings), n_changed, options)
}

fn row(lang: Lang, desk: &Desk, form: &HallForm, option: HallOption) -> Html {
    let changed = form.is_changed(option);
    let name = format!("clock-{}", option.key());
    html! {
        <div key={option.key()} class={classes!("opt", changed.then_some("changed"))}>
            { number(option.source()) }
            <p class="on">
                <b id={name.clone()}>{ hall_option(lang, option) }</b>
                if changed {
                    <em>{ setup_ui(lang, SetupUi::OptionChanged) }</em>
                }
            </p>
            <div class="seg" role="radiogroup" data-option={option.key()} aria-labelledby={name}>
                { for option.choices().iter().map(|value| key(lang, desk, form, option, *value)) }
            </div>
        </div>
    }
}

/// What an option stands on.
fn number(source: Source) -> Html {
    html! { <span class="num">{ source.to_string() }</span> }
}

fn key(lang: Lang, desk: &Desk, form: &HallForm, option: HallOption, value: Value) -> Html {
    let choice = Choice {
        group: option.key(),
        value: value.key(),
        taken: option.of(form.settings()) == value,
        take: on(desk, FormChange::Option(option, value)),
        label: None,
    };
    choice.key(html! { { hall_choice(lang, value) } })
}

/// What the clocks will be, or why they cannot be; and the button.
fn foot(lang: Lang, setup: &Setup<'_>) -> Html {
    let faults = setup.form.faults();
    html! {
        <footer>
            <div class="sum">
                if let (true, Ok(time)) = (faults.is_empty(), setup.form.time().control()) {
                    <p>{ time_long(lang, &time) }</p>
                }
                <div role="alert">
                    { for faults.iter().map(|fault| html! { <p class="err">{ fault_text(lang, *fault) }</p> }) }
                </div>
            </div>
            <button type="submit" class="btn pri" data-action="lay-out" aria-disabled={(!faults.is_empty()).then_some("true")}>
                { icon("#i-clock") }
                { clock_ui(lang, ClockUi::LayOut) }
            </button>
        </footer>
    }
}
