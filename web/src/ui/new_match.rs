//! A new match: four names and the minutes.

use std::rc::Rc;

use pasapezas_core::{PerSeat, Phase, Seat};
use pasapezas_model::app::start::MINUTES;
use pasapezas_model::app::{Change, Names, NewMatch};
use pasapezas_model::i18n::{Lang, Ui, default_name, minutes_error, name_field, seat_label, ui};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::{badge, icon};
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct NewMatchProps {
    pub(crate) table: Table,
    /// The names as typed.
    pub(crate) names: Rc<Names>,
    pub(crate) minutes: u32,
    pub(crate) phase: Phase,
}

/// The form for a new match.
#[component]
pub(crate) fn NewMatchForm(props: &NewMatchProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let fields = use_memo((), |()| PerSeat::for_seats(|_| NodeRef::default()));
    let minutes = use_node_ref();
    // What was typed as minutes and is none.
    let wrong = use_state_eq(|| None::<String>);
    let close = props.table.callback(|| Change::Dialog(None));
    let submit = {
        let (table, fields, minutes, wrong) =
            (props.table.clone(), Rc::clone(&fields), minutes.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match typed_minutes(&minutes) {
                Some(minutes) => {
                    let names = Names::for_seats(|seat| typed(fields.at(seat)));
                    table.lay_out(NewMatch { names: Some(names), ..NewMatch::of_minutes(minutes) });
                }
                None => wrong.set(Some(typed(&minutes))),
            }
        })
    };
    let playing = matches!(props.phase, Phase::Running | Phase::Paused);
    html! {
        <Panel table={props.table.clone()} class="sheet" label={ui(lang, Ui::NewMatch)}>
            <form onsubmit={submit} novalidate={true}>
                <header>
                    <h2>{ ui(lang, Ui::NewMatch) }</h2>
                    <button type="button" class="ib" data-action="close" onclick={close.clone()}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                if playing {
                    <p>{ ui(lang, Ui::NewMatchQuestion) }</p>
                }
                <div class="seats" role="group" aria-label={ui(lang, Ui::Names)}>
                    { for Seat::ALL.into_iter().map(|seat| html! {
                        <NameRow {lang} {seat} name={props.names.at(seat).clone()} field={fields.at(seat).clone()}/>
                    }) }
                </div>
                <label class="field">
                    <span>{ ui(lang, Ui::MinutesEach) }</span>
                    <input ref={minutes} type="number" inputmode="numeric" data-field="minutes"
                        min={MINUTES.start().to_string()} max={MINUTES.end().to_string()} step="1"
                        value={(*wrong).clone().unwrap_or_else(|| props.minutes.to_string())}
                        aria-invalid={wrong.is_some().then_some("true")}/>
                </label>
                if wrong.is_some() {
                    <p class="err" role="alert">{ minutes_error(lang, *MINUTES.start(), *MINUTES.end()) }</p>
                }
                <footer>
                    <button type="button" class="btn" data-action="cancel" onclick={close}>
                        { ui(lang, if playing { Ui::KeepPlaying } else { Ui::Cancel }) }
                    </button>
                    <button type="submit" class="btn pri" data-action="new-match-yes">
                        { ui(lang, if playing { Ui::NewMatchYes } else { Ui::NewMatch }) }
                    </button>
                </footer>
            </form>
        </Panel>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct NameRowProps {
    lang: Lang,
    seat: Seat,
    name: String,
    field: NodeRef,
}

/// The field for a name. A component, so that it is not drawn again, and what was typed stays, when the minutes are wrong.
#[component]
fn NameRow(props: &NameRowProps) -> Html {
    probe::rendered();
    let NameRowProps { lang, seat, name, field } = props.clone();
    html! {
        <label class="seat">
            <span>
                { badge(lang, seat.team()) }
                <i class={classes!("chip", seat.color.choose("w", "b"))}></i>
                { seat_label(lang, seat) }
            </span>
            <input ref={field} data-seat={seat.name()} value={name} placeholder={default_name(lang, seat)}
                maxlength="40" autocomplete="off" spellcheck="false" aria-label={name_field(lang, seat)}/>
        </label>
    }
}

fn typed(field: &NodeRef) -> String {
    field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
}

fn typed_minutes(field: &NodeRef) -> Option<u32> {
    typed(field).trim().parse().ok().filter(|minutes| MINUTES.contains(minutes))
}
