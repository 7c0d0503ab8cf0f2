//! A question to the whole table before something that cannot be undone.

use std::rc::Rc;

use pasapezas_core::{Action, Author, Seat};
use pasapezas_model::app::session::last_move_entry;
use pasapezas_model::app::{Change, Names};
use pasapezas_model::i18n::{Lang, TableUi, Text, Ui, table_ui, take_back_question, ui};
use yew::prelude::*;

use super::bars::flag;
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::probe;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Matter {
    /// Calling the match off.
    CallOff,
    /// Taking the last move back, which was his; whether there is time that can be given back.
    TakeBack {
        /// Whose move it is.
        seat: Seat,
        /// Whether there are clocks.
        timed: bool,
    },
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ConfirmProps {
    pub(crate) table: Table,
    pub(crate) matter: Matter,
    /// The names as they are shown.
    pub(crate) names: Rc<Names>,
}

/// The question with its two answers.
#[component]
pub(crate) fn Confirm(props: &ConfirmProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let (question, help, yes, name) = match props.matter {
        Matter::CallOff => {
            let question = Text::Borrowed(table_ui(lang, TableUi::CallOffQuestion));
            (question, Some(TableUi::CallOffHelp), TableUi::CallOffYes, "call-off-yes")
        }
        Matter::TakeBack { seat, .. } => {
            let question = take_back_question(lang, props.names.at(seat), seat.board);
            (question, None, TableUi::TakeBackYes, "take-back-yes")
        }
    };
    let close = props.table.callback(|| Change::Dialog(None));
    let gives_time = use_state(|| false);
    let act = {
        let (table, matter, gives_time) = (props.table.clone(), props.matter, *gives_time);
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            let action = match matter {
                Matter::CallOff => Some(Action::CallOff),
                Matter::TakeBack { .. } => {
                    last_move_entry(&table.state().session.game).map(|to| Action::TakeBack { to, gives_time })
                }
            };
            if let Some(action) = action {
                table.act(Author::Table, action);
            }
        })
    };
    html! {
        <Panel table={props.table.clone()} class="sheet" label={question.clone()}>
            <form>
                <header><h2>{ question }</h2></header>
                { for help.map(|help| html! { <p>{ table_ui(lang, help) }</p> }) }
                if matches!(props.matter, Matter::TakeBack { timed: true, .. }) {
                    { give_time(lang, &gives_time) }
                }
                <footer>
                    <button type="button" class="btn" data-action="cancel" data-first="" onclick={close}>{ ui(lang, Ui::Cancel) }</button>
                    <button type="button" class="btn pri" data-action={name} onclick={act}>{ table_ui(lang, yes) }</button>
                </footer>
            </form>
        </Panel>
    }
}

/// Whether the clocks show again what they showed.
fn give_time(lang: Lang, on: &UseStateHandle<bool>) -> Html {
    let toggle = {
        let on = on.clone();
        Callback::from(move |_: MouseEvent| on.set(!*on))
    };
    html! {
        <button type="button" class="row" role="switch" data-action="give-time" aria-checked={flag(**on)} onclick={toggle}>
            <span class="rl">{ table_ui(lang, TableUi::GiveTime) }</span>
            <i class="sw"></i>
        </button>
    }
}
