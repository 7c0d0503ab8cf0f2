//! The question after time that the clocks have not seen: to go on without it, or to count it.

use pasapezas_core::{Action, Author, Millis, PerBoard};
use pasapezas_model::app::gap::Cost;
use pasapezas_model::app::time_field::write_time;
use pasapezas_model::app::{Change, Names};
use pasapezas_model::i18n::{TableUi, gap_sentence, table_ui};
use yew::prelude::*;

use super::icon::badge;
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GapProps {
    pub(crate) table: Table,
    /// The missing time.
    pub(crate) span: Millis,
    /// What it would cost those on move.
    pub(crate) costs: PerBoard<Cost>,
    /// The names as they are shown.
    pub(crate) names: std::rc::Rc<Names>,
}

/// The question with its two answers. Closed without one, both boards simply stand.
#[component]
pub(crate) fn GapPanel(props: &GapProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let forget = {
        let table = props.table.clone();
        Callback::from(move |_: MouseEvent| {
            table.change(Change::Dialog(None));
            table.act(Author::Table, Action::Resume);
        })
    };
    let count = {
        let table = props.table.clone();
        Callback::from(move |_: MouseEvent| table.count_gap())
    };
    let row = |Cost { seat, now, then }: Cost| {
        html! {
            <li key={seat.name()} data-seat={seat.name()}>
                { badge(lang, seat.team()) }
                <b>{ props.names.at(seat).clone() }</b>
                <span>{ write_time(now) }{ " → " }{ write_time(then) }</span>
            </li>
        }
    };
    html! {
        <Panel table={props.table.clone()} class="sheet gap" label={table_ui(lang, TableUi::GapTitle)}>
            <form>
                <header><h2>{ table_ui(lang, TableUi::GapTitle) }</h2></header>
                <p>{ gap_sentence(lang, props.span) }</p>
                <p>{ table_ui(lang, TableUi::GapCountHelp) }</p>
                <ul>{ row(props.costs.a) }{ row(props.costs.b) }</ul>
                <footer>
                    <button type="button" class="btn" data-action="gap-count" onclick={count}>
                        { table_ui(lang, TableUi::GapCount) }
                    </button>
                    <button type="button" class="btn pri" data-action="gap-forget" data-first="" onclick={forget}>
                        { table_ui(lang, TableUi::GapForget) }
                    </button>
                </footer>
            </form>
        </Panel>
    }
}
