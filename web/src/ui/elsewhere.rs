//! The match is played in another tab: to look on, to go on here instead, or with a copy.

use pasapezas_model::app::Change;
use pasapezas_model::app::kept::Comeback;
use pasapezas_model::i18n::{TableUi, table_ui};
use yew::prelude::*;

use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::{keep, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ElsewhereProps {
    pub(crate) table: Table,
}

/// The panel. Closed without an answer, the table looks on.
#[component]
pub(crate) fn ElsewherePanel(props: &ElsewhereProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let table = &props.table;
    let close = table.callback(|| Change::Dialog(None));
    let take = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            keep::take();
        })
    };
    let copy = {
        let table = table.clone();
        // Under an id of its own, since it is another match from here on.
        Callback::from(move |_: MouseEvent| table.change(Change::ComeBack(Box::new(copy_of(&table)))))
    };
    let button = |action: &'static str, look: &'static str, label, press: Callback<MouseEvent>| {
        html! {
            <button type="button" class={look} data-action={action} onclick={press}>{ table_ui(lang, label) }</button>
        }
    };
    html! {
        <Panel table={table.clone()} class="sheet" label={table_ui(lang, TableUi::Elsewhere)}>
            <form>
                <header><h2>{ table_ui(lang, TableUi::Elsewhere) }</h2></header>
                <p>{ table_ui(lang, TableUi::ElsewhereHelp) }</p>
                <footer>
                    { button("play-here", "btn", TableUi::PlayHere, take) }
                    { button("open-copy", "btn", TableUi::OpenCopy, copy) }
                    <button type="button" class="btn pri" data-action="look-on" data-first="" onclick={close}>
                        { table_ui(lang, TableUi::LookOn) }
                    </button>
                </footer>
            </form>
        </Panel>
    }
}

fn copy_of(table: &Table) -> Comeback {
    let state = table.state();
    Comeback { game: (*state.session.game).clone(), names: (*state.names).clone(), is_cut: false }
}
