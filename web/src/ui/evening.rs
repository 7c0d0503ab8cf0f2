//! The score of the evening: by pairs of partners and by player, to be copied, saved and cleared.

use std::rc::Rc;

use pasapezas_model::app::evening::{Tally, write_score};
use pasapezas_model::app::{Change, Evening};
use pasapezas_model::i18n::{Lang, TableUi, Ui, points, table_ui, ui};
use yew::prelude::*;

use super::icon::icon;
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::{page, probe};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct EveningProps {
    pub(crate) table: Table,
    pub(crate) evening: Rc<Evening>,
}

/// The score.
#[component]
pub(crate) fn EveningPanel(props: &EveningProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let EveningProps { table, evening } = props;
    let close = table.callback(|| Change::Dialog(None));
    let empty = evening.results().is_empty();
    html! {
        <Panel table={table.clone()} class="sheet" label={table_ui(lang, TableUi::Evening)}>
            <form>
                <header>
                    <h2>{ table_ui(lang, TableUi::Evening) }</h2>
                    <button type="button" class="ib" data-action="close" onclick={close} aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                if empty {
                    <p>{ table_ui(lang, TableUi::EveningEmpty) }</p>
                } else {
                    { tallies(lang, TableUi::EveningByTeam, &evening.by_team()) }
                    { tallies(lang, TableUi::EveningByPlayer, &evening.by_player()) }
                    <Buttons table={table.clone()} evening={Rc::clone(evening)}/>
                }
            </form>
        </Panel>
    }
}

fn tallies(lang: Lang, heading: TableUi, rows: &[Tally]) -> Html {
    html! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col">{ table_ui(lang, heading) }</th>
                    <th scope="col">{ table_ui(lang, TableUi::Points) }</th>
                    <th scope="col">{ table_ui(lang, TableUi::Played) }</th>
                </tr>
            </thead>
            <tbody>
                { for rows.iter().map(|row| html! {
                    <tr>
                        <th scope="row"><bdi>{ row.who.join(" + ") }</bdi></th>
                        <td>{ points(row.halves) }</td>
                        <td>{ row.played }</td>
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Export and clear; clearing asks in place.
#[component]
fn Buttons(props: &EveningProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let asking = use_state_eq(|| false);
    let ask = {
        let asking = asking.clone();
        Callback::from(move |_: MouseEvent| asking.set(!*asking))
    };
    if *asking {
        let clear = props.table.callback(|| Change::ClearEvening);
        return html! {
            <footer>
                <p class="q">{ table_ui(lang, TableUi::EveningClearQuestion) }</p>
                <button type="button" class="btn" data-action="cancel" onclick={ask}>{ ui(lang, Ui::Cancel) }</button>
                <button type="button" class="btn bad" data-action="clear-evening-yes" onclick={clear}>
                    { table_ui(lang, TableUi::EveningClearYes) }
                </button>
            </footer>
        };
    }
    let export = {
        let evening = Rc::clone(&props.evening);
        Callback::from(move |_: MouseEvent| {
            page::save_text("pasapezas.tsv", "text/tab-separated-values", &write_score(lang, &evening));
        })
    };
    let copy = {
        let evening = Rc::clone(&props.evening);
        Callback::from(move |_: MouseEvent| page::copy_text(&write_score(lang, &evening)))
    };
    html! {
        <footer>
            <button type="button" class="btn quiet" data-action="clear-evening" onclick={ask}>
                { table_ui(lang, TableUi::EveningClear) }
            </button>
            if page::can_copy() {
                <button type="button" class="btn" data-action="copy-evening" onclick={copy}>
                    { table_ui(lang, TableUi::Copy) }
                </button>
            }
            <button type="button" class="btn pri" data-action="export-evening" onclick={export}
                title={table_ui(lang, TableUi::ExportHelp)}>
                { table_ui(lang, TableUi::Export) }
            </button>
        </footer>
    }
}
