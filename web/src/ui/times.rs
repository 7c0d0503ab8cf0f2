//! The four times of a match whose clocks stand, to be corrected.

use std::rc::Rc;

use pasapezas_core::{Action, Author, Match, Millis, PerSeat, Seat};
use pasapezas_model::app::time_field::{read_time, write_time};
use pasapezas_model::app::{Change, Names};
use pasapezas_model::i18n::{Lang, TableUi, Ui, seat_label, table_ui, time_field, ui};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::{badge, icon};
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TimesProps {
    pub(crate) table: Table,
    pub(crate) game: Rc<Match>,
    /// The names as they are shown.
    pub(crate) names: Rc<Names>,
}

/// The form with the four times. A time that is not touched stays exactly what it was, and its flag where it was.
#[component]
pub(crate) fn Times(props: &TimesProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let TimesProps { table, game, names } = props;
    let fields = use_memo((), |()| PerSeat::for_seats(|_| NodeRef::default()));
    let wrong = use_state_eq(|| None::<Seat>);
    let now = PerSeat::for_seats(|seat| write_time(left(game, seat)));
    let close = table.callback(|| Change::Dialog(None));
    let submit = {
        let (table, fields, wrong, now) = (table.clone(), Rc::clone(&fields), wrong.clone(), now.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = PerSeat::for_seats(|seat| typed(fields.at(seat)));
            let bad = Seat::ALL.into_iter().find(|seat| read_time(typed.at(*seat)).is_none());
            wrong.set(bad);
            if bad.is_none() {
                correct(&table, &typed, &now);
            }
        })
    };
    html! {
        <Panel table={table.clone()} class="sheet" label={table_ui(lang, TableUi::CorrectTimes)}>
            <form onsubmit={submit} novalidate={true} data-form="times">
                <header>
                    <h2>{ table_ui(lang, TableUi::CorrectTimes) }</h2>
                    <button type="button" class="ib" data-action="close" onclick={close.clone()}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                <div class="seats">
                    { for Seat::ALL.into_iter().map(|seat| {
                        row(lang, seat, names.at(seat), now.at(seat), fields.at(seat).clone(), *wrong == Some(seat))
                    }) }
                </div>
                <p>{ table_ui(lang, TableUi::CorrectTimesHelp) }</p>
                <footer>
                    <button type="button" class="btn" data-action="cancel" onclick={close}>{ ui(lang, Ui::Cancel) }</button>
                    <button type="submit" class="btn pri" data-action="correct-times-yes">
                        { table_ui(lang, TableUi::CorrectTimesYes) }
                    </button>
                </footer>
            </form>
        </Panel>
    }
}

fn row(lang: Lang, seat: Seat, name: &str, now: &str, field: NodeRef, wrong: bool) -> Html {
    html! {
        <label key={seat.name()} class="seat">
            <span>
                { badge(lang, seat.team()) }
                <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                <bdi>{ name.to_owned() }</bdi>
                { seat_label(lang, seat) }
            </span>
            <input ref={field} data-seat={seat.name()} value={now.to_owned()} inputmode="text" autocomplete="off"
                maxlength="8" placeholder="4:30" aria-label={time_field(lang, seat)} aria-invalid={wrong.then_some("true")}
                aria-describedby={wrong.then_some("time-format")}/>
            if wrong {
                <p class="err" id="time-format" role="alert">{ table_ui(lang, TableUi::TimeFormat) }</p>
            }
        </label>
    }
}

fn left(game: &Match, seat: Seat) -> Millis {
    game.clock(seat, game.last_stamp()).left.unwrap_or_default()
}

/// Sets the clocks whose text was changed.
fn correct(table: &Table, typed: &PerSeat<String>, before: &PerSeat<String>) {
    table.change(Change::Dialog(None));
    for seat in Seat::ALL {
        let changed = typed.at(seat).trim() != before.at(seat);
        if let Some(left) = read_time(typed.at(seat)).filter(|_| changed) {
            table.act(Author::Table, Action::CorrectTime { seat, left });
        }
    }
}

fn typed(field: &NodeRef) -> String {
    field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
}
