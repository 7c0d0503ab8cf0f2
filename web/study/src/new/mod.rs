//! The form for a new match: four names, the clocks, a preset, and its options by article. What stands in it is a value of
//! the model; here it is only drawn and told what is chosen. The table lays out what comes of it.

pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod time;

use std::rc::Rc;

use pasapezas_core::Seat;
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::app::select::shown_names;
use pasapezas_model::app::setup_form::{SetupChange, SetupFault, SetupForm};
use pasapezas_model::app::setup_form_text::write_new_match;
use pasapezas_model::app::setup_form_time::TimeField;
use pasapezas_model::i18n::{
    Lang, SetupUi, Text, Ui, minutes_error, rules_fault, seconds_error, setup_line, setup_ui, ui, versus,
};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::table;
use rules::{options, presets};
use seats::seats;
use time::clocks;

/// The form as Yew keeps it.
#[derive(Debug, PartialEq, Eq)]
struct Form(SetupForm);

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
    /// Where people sit, in the order in which they are read: the far edge first.
    pub(crate) seats: &'static [Seat],
    pub(crate) dispatch: Callback<SetupChange>,
}

impl Setup<'_> {
    /// A callback that makes this change.
    fn on<E: 'static>(&self, change: SetupChange) -> Callback<E> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |_: E| dispatch.emit(change.clone()))
    }
}

/// The page: a form that begins with the match of the table, for as long as the address leads here.
#[component]
pub(crate) fn NewMatchPage() -> Html {
    probe::rendered();
    let lang = use_lang();
    let form = use_reducer_eq(|| Form(of_the_table()));
    // What somebody leaves by this form is what was under way when he opened it.
    let playing = *use_memo((), |()| table::is_under_way());
    use_effect_with((), |()| page::focus_first(".setup [data-first]"));
    let dispatch = {
        let dispatcher = form.dispatcher();
        Callback::from(move |change| dispatcher.dispatch(change))
    };
    let setup = Setup { lang, form: &form.0, seats: &SEATS, dispatch };
    let submit = {
        let form = form.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(start) = form.0.start() {
                table::begin(&write_new_match(&start));
            }
        })
    };
    let close: Callback<MouseEvent> = Callback::from(|_| leave());
    let key = Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => {
            event.prevent_default();
            leave();
        }
        "Enter" => next_name(&event, playing),
        _ => {}
    });
    html! {
        <main class="setup" onkeydown={key} aria-label={ui(lang, Ui::NewMatch)}>
            <form onsubmit={submit} novalidate={true}>
                <header>
                    <h1>{ ui(lang, Ui::NewMatch) }</h1>
                    <button type="button" class="ib" data-action="close" onclick={close.clone()}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                <div class="fields">
                    if playing {
                        <p class="ask-leave">{ setup_ui(lang, SetupUi::NewMatchQuestion) }</p>
                    }
                    { seats(&setup) }
                    { clocks(&setup) }
                    { presets(&setup) }
                    { options(&setup) }
                </div>
                { foot(&setup, &close, playing) }
            </form>
        </main>
    }
}

/// Rules, clocks and names as they are at the table; the usual ones where there is none.
fn of_the_table() -> SetupForm {
    table::setup()
        .map_or_else(SetupForm::default, |(setup, names)| SetupForm::new(setup.rules, &setup.time, &names))
}

/// Back to the table, where everything is as it was.
fn leave() {
    if !page::back_to_table() {
        page::go_to(Route::Table);
    }
}

/// Enter in a name goes to the next one; in the last one it does what the form does, unless that would end a match.
fn next_name(event: &KeyboardEvent, playing: bool) {
    if event.is_composing() {
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
                { if playing { setup_ui(lang, SetupUi::KeepPlaying) } else { ui(lang, Ui::Cancel) } }
            </button>
            <button type="submit" class="btn pri" data-action="start-match"
                aria-disabled={(!faults.is_empty()).then_some("true")}>
                { icon("#i-play") }
                { setup_ui(lang, if playing { SetupUi::NewMatchYes } else { SetupUi::LayOut }) }
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
