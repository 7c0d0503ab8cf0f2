//! The form for a new match: four names, the clocks, a preset, and its options by article. What stands in it is a value of
//! the model; here it is only drawn and told what is chosen.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::{Phase, RuleSet, Seat, TimeControl};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::app::setup_form::{SetupChange, SetupFault, SetupForm};
use pasapezas_model::app::setup_form_text::write_choice;
use pasapezas_model::app::setup_form_time::TimeField;
use pasapezas_model::app::{Change, Names};
use pasapezas_model::i18n::{
    Lang, Text, Ui, minutes_error, rules_fault, seconds_error, setup_line, setup_ui, ui, versus,
};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::icon::icon;
use super::new_match_rules::{options, presets};
use super::new_match_seats::seats;
use super::new_match_time::clocks;
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::{page, probe, storage};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct NewMatchProps {
    pub(crate) table: Table,
    /// The names as typed.
    pub(crate) names: Rc<Names>,
    /// The rules of the match on the table.
    pub(crate) rules: RuleSet,
    /// Its clocks.
    pub(crate) time: TimeControl,
    pub(crate) phase: Phase,
}

/// The form as Yew keeps it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Form(pub(crate) SetupForm);

impl Reducible for Form {
    type Action = SetupChange;

    fn reduce(self: Rc<Self>, change: SetupChange) -> Rc<Self> {
        Rc::new(Self(self.0.after(change)))
    }
}

/// The form, its language, and the way to change it.
pub(crate) struct Setup<'a> {
    pub(crate) lang: Lang,
    pub(crate) form: &'a SetupForm,
    pub(crate) dispatch: UseReducerDispatcher<Form>,
}

impl Setup<'_> {
    /// A callback that makes this change.
    pub(crate) fn on<E: 'static>(&self, change: SetupChange) -> Callback<E> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |_: E| dispatch.dispatch(change.clone()))
    }
}

/// The form for a new match.
#[component]
pub(crate) fn NewMatchForm(props: &NewMatchProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let form = use_reducer_eq(|| Form(SetupForm::new(props.rules, &props.time, &props.names)));
    let setup = Setup { lang, form: &form.0, dispatch: form.dispatcher() };
    let close = props.table.callback(|| Change::Dialog(None));
    let submit = {
        let (table, form) = (props.table.clone(), form.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            begin(&table, &form.0);
        })
    };
    let playing = matches!(props.phase, Phase::Running | Phase::Paused);
    html! {
        <Panel table={props.table.clone()} class="sheet setup" label={ui(lang, Ui::NewMatch)}>
            <form onsubmit={submit} onkeydown={Callback::from(move |event| next_name(&event, playing))} novalidate={true}>
                <header>
                    <h2>{ ui(lang, Ui::NewMatch) }</h2>
                    <button type="button" class="ib" data-action="close" onclick={close.clone()}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                <div class="fields">
                    if playing {
                        <p class="ask-leave">{ ui(lang, Ui::NewMatchQuestion) }</p>
                    }
                    { seats(&setup) }
                    { clocks(&setup) }
                    { presets(&setup) }
                    { options(&setup) }
                </div>
                { foot(&setup, &close, playing) }
            </form>
        </Panel>
    }
}

/// Lays the match out, keeps the choice, and goes to the button that starts the clocks.
fn begin(table: &Table, form: &SetupForm) {
    let Some(start) = form.start() else { return };
    storage::write_choice(&write_choice(&start.rules, &start.time));
    // A page that is loaded again must not go back to what its address asked for.
    page::forget_wishes(&["bfen", "rules"]);
    table.lay_out(start);
    Timeout::new(0, || page::focus_first("[data-action=start]")).forget();
}

/// Enter in a name goes to the next one; in the last one it does what the form does, unless that would end a match.
fn next_name(event: &KeyboardEvent, playing: bool) {
    if event.key() != "Enter" || event.is_composing() {
        return;
    }
    let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
    let next = match field.get_attribute("data-next") {
        Some(next) => format!("input[data-seat={next}]"),
        None if !playing => return,
        None if field.has_attribute("data-seat") => "[name=time]:checked".to_owned(),
        None => String::new(),
    };
    event.prevent_default();
    let form: Option<Element> = field.closest("form").ok().flatten();
    if let Some(next) = form.and_then(|form| form.query_selector(&next).ok().flatten()) {
        page::focus(&next);
    }
}

/// What will be played, or why nothing can be; and the buttons.
fn foot(setup: &Setup<'_>, close: &Callback<MouseEvent>, playing: bool) -> Html {
    let Setup { lang, form, .. } = *setup;
    let faults = form.faults();
    html! {
        <footer>
            <div class="sum">
                if let (true, Ok(time)) = (faults.is_empty(), form.time().control()) {
                    <p>
                        <b>{ setup_line(lang, form.rules().preset(), &time) }</b>{ " " }
                        <span>{ versus(lang, &shown_names(lang, form.names())) }</span>
                    </p>
                    { for form.notes().into_iter().map(|note| html! { <p class="note">{ setup_ui(lang, note) }</p> }) }
                }
                <div role="alert">
                    { for faults.iter().map(|fault| html! { <p class="err">{ fault_text(lang, *fault) }</p> }) }
                </div>
            </div>
            <button type="button" class="btn" data-action="cancel" onclick={close.clone()}>
                { ui(lang, if playing { Ui::KeepPlaying } else { Ui::Cancel }) }
            </button>
            <button type="submit" class="btn pri" data-action="start-match"
                aria-disabled={(!faults.is_empty()).then_some("true")}>
                { icon("#i-play") }
                { ui(lang, if playing { Ui::NewMatchYes } else { Ui::LayOut }) }
            </button>
        </footer>
    }
}

pub(crate) fn fault_text(lang: Lang, fault: SetupFault) -> Text {
    match fault {
        SetupFault::Rules(fault) => Text::Borrowed(rules_fault(lang, fault)),
        SetupFault::Time(fault) => match fault.field {
            TimeField::Minutes(_) => minutes_error(lang, fault.least, fault.most),
            TimeField::Seconds(_) | TimeField::Bonus => seconds_error(lang, fault.least, fault.most),
        },
    }
}

/// The seats in the order in which they are read at the table: the upper edge first.
pub(crate) const SEATS: [Seat; 4] = [Seat::BLACK_A, Seat::WHITE_B, Seat::WHITE_A, Seat::BLACK_B];
