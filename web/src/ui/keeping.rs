//! That the match is not kept, why, and how to keep it all the same.

use std::rc::Rc;

use pasapezas_core::Match;
use pasapezas_model::app::{Change, KeepFault, Names, kept};
use pasapezas_model::i18n::{TableUi, Ui, table_ui, ui};
use yew::prelude::*;

use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::{page, probe, time};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct KeepingProps {
    pub(crate) table: Table,
    pub(crate) fault: KeepFault,
    pub(crate) game: Rc<Match>,
    pub(crate) names: Rc<Names>,
}

/// The panel.
#[component]
pub(crate) fn KeepingPanel(props: &KeepingProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let title = table_ui(lang, TableUi::NotKept);
    let why = match props.fault {
        KeepFault::Full => TableUi::NotKeptFull,
        KeepFault::Newer => TableUi::NotKeptNewer,
        KeepFault::Forbidden => TableUi::NotKeptForbidden,
    };
    let save = {
        let (game, names) = (Rc::clone(&props.game), Rc::clone(&props.names));
        Callback::from(move |_: MouseEvent| {
            page::save_text("pasapezas.log", "text/plain", &kept::text(&game, &names, &time::today()));
        })
    };
    let close = props.table.callback(|| Change::Dialog(None));
    html! {
        <Panel table={props.table.clone()} class="sheet" label={title}>
            <form>
                <header><h2>{ title }</h2></header>
                <p>{ table_ui(lang, why) }</p>
                <p>{ table_ui(lang, TableUi::NotKeptHelp) }</p>
                <footer>
                    <button type="button" class="btn" data-action="close" onclick={close}>
                        { ui(lang, Ui::Close) }
                    </button>
                    <button type="button" class="btn pri" data-action="save-match" data-first="" onclick={save}>
                        { table_ui(lang, TableUi::SaveMatch) }
                    </button>
                </footer>
            </form>
        </Panel>
    }
}
