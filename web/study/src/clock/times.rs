//! Times while the clocks stand: typed, or a minute more or less; and the question what becomes of time that is missing.

use std::rc::Rc;

use pasapezas_core::arbiter::{Action, Phase};
use pasapezas_core::{Author, Millis, PerSeat, Seat};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::app::time_field::{read_time, write_time};
use pasapezas_model::arbiter::{HallChange, HallState, Played};
use pasapezas_model::i18n::{Lang, TableUi, Ui, gap_sentence, seat_words, table_ui, time_field, ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::desk::Desk;
use super::panels::whose;

/// What one press adds or takes.
const MINUTE: Millis = Millis::seconds(60);

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TimesProps {
    pub(super) desk: Desk,
    pub(super) played: Played,
}

/// The times. One that is not touched stays exactly what it was, and its flag where it was.
#[component]
pub(super) fn Times(props: &TimesProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let TimesProps { desk, played } = props;
    let fields = use_memo((), |()| PerSeat::for_seats(|_| NodeRef::default()));
    let wrong = use_state_eq(|| None::<Seat>);
    let hall = Rc::clone(&played.hall);
    let profile = hall.setup().settings.profile;
    let before =
        PerSeat::for_seats(|seat| write_time(hall.clock(seat, hall.last_stamp()).left.unwrap_or_default()));
    let submit = {
        let (desk, fields, wrong, before) = (desk.clone(), Rc::clone(&fields), wrong.clone(), before.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let bad = profile.seats().find(|seat| read_time(&typed(fields.at(*seat))).is_none());
            wrong.set(bad);
            if bad.is_none() {
                correct(&desk, &fields, &before, profile.seats());
            }
        })
    };
    let names = shown_names(lang, &played.names);
    html! {
        <form onsubmit={submit} novalidate={true} data-form="times">
            { for profile.seats().map(|seat| html! {
                <div key={seat.name()} class="ctime">
                    <label>
                        <span>
                            <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                            <bdi>{ names.at(seat).clone() }</bdi>{ " " }<small>{ seat_words(lang, profile, seat) }</small>
                        </span>
                        <input ref={fields.at(seat).clone()} data-seat={seat.name()} value={before.at(seat).clone()}
                            inputmode="text" autocomplete="off" maxlength="8" aria-label={time_field(lang, seat)}
                            aria-invalid={(*wrong == Some(seat)).then_some("true")}
                            aria-describedby={(*wrong == Some(seat)).then_some("clock-time-format")}/>
                    </label>
                    { step("less", "−1", names.at(seat), fields.at(seat)) }
                    { step("more", "+1", names.at(seat), fields.at(seat)) }
                </div>
            }) }
            <p class="err" id="clock-time-format" role="alert">
                { wrong.map(|_| table_ui(lang, TableUi::TimeFormat)).unwrap_or_default() }
            </p>
            <footer>
                <button type="button" class="btn" data-action="cancel"
                    onclick={desk.on::<MouseEvent>(HallChange::Panel(None))}>{ ui(lang, Ui::Cancel) }</button>
                <button type="submit" class="btn pri" data-action="correct-yes">
                    { table_ui(lang, TableUi::CorrectTimesYes) }
                </button>
            </footer>
        </form>
    }
}

/// A minute more or less, in the field; it counts when the form is sent.
fn step(action: &'static str, sign: &'static str, name: &str, field: &NodeRef) -> Html {
    let field = field.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        let Some(input) = field.cast::<HtmlInputElement>() else { return };
        let Some(time) = read_time(&input.value()) else { return };
        let next = if action == "more" { time.plus(MINUTE) } else { time.minus(MINUTE) };
        input.set_value(&write_time(next));
    });
    html! {
        <button type="button" class="btn" data-action={action} {onclick}>
            { sign }<span class="vh">{ " min" }</span>{ whose(name) }
        </button>
    }
}

/// Sets the clocks whose text was changed.
fn correct(
    desk: &Desk,
    fields: &PerSeat<NodeRef>,
    before: &PerSeat<String>,
    seats: impl Iterator<Item = Seat>,
) {
    for seat in seats {
        let typed = typed(fields.at(seat));
        let changed = typed.trim() != before.at(seat);
        if let Some(left) = read_time(&typed).filter(|_| changed) {
            desk.act(Author::Table, Action::Correct { seat, left });
        }
    }
    desk.change(HallChange::Panel(None));
}

fn typed(field: &NodeRef) -> String {
    field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
}

/// The device slept, or its clock was set: the table says what becomes of that time.
pub(super) fn gap(lang: Lang, desk: &Desk, state: &HallState, played: &Played) -> Html {
    let Some(gap) = state.gap.filter(|_| played.hall.phase() == Phase::Paused) else {
        return Html::default();
    };
    let forget = {
        let desk = desk.clone();
        Callback::from(move |_: MouseEvent| {
            desk.change(HallChange::Panel(None));
            desk.act(Author::Table, Action::Resume);
        })
    };
    let count = {
        let desk = desk.clone();
        Callback::from(move |_: MouseEvent| desk.count_gap())
    };
    html! {
        <>
            <p>{ gap_sentence(lang, gap.span) }</p>
            <footer>
                <button type="button" class="btn" data-action="gap-count" onclick={count}>
                    { table_ui(lang, TableUi::GapCount) }
                </button>
                <button type="button" class="btn pri" data-action="gap-forget" data-first="" onclick={forget}>
                    { table_ui(lang, TableUi::GapForget) }
                </button>
            </footer>
        </>
    }
}
