//! How to move, by hand and by keyboard, and what newcomers to the game have to know.

use pasapezas_model::app::Change;
use pasapezas_model::i18n::{
    DrawUi, LayoutUi, TableUi, TypedUi, Ui, draw_ui, layout_ui, table_ui, typed_ui, ui,
};
use yew::prelude::*;

use super::icon::icon;
use super::panel::Panel;
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HelpProps {
    pub(crate) table: Table,
}

const HOW: [Ui; 5] = [Ui::HowToMove, Ui::HowToPass, Ui::HowToDrop, Ui::HowToClaim, Ui::HowToEnd];

const KEYS: [Ui; 6] = [Ui::KeyTab, Ui::KeyArrows, Ui::KeyHomeEnd, Ui::KeyEnter, Ui::KeyDigits, Ui::KeyEscape];

const TURNING: [LayoutUi; 3] = [LayoutUi::KeyTurn, LayoutUi::KeySwap, LayoutUi::KeyAsUsual];

/// The help.
#[component]
pub(crate) fn Help(props: &HelpProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let close = props.table.callback(|| Change::Dialog(None));
    html! {
        <Panel table={props.table.clone()} class="sheet" label={ui(lang, Ui::Help)}>
            <form>
                <header>
                    <h2>{ ui(lang, Ui::Help) }</h2>
                    <button type="button" class="ib" data-action="close" onclick={close.clone()}
                        aria-label={ui(lang, Ui::Close)}>
                        { icon("#i-close") }
                    </button>
                </header>
                { for HOW.into_iter().map(|how| html! { <p>{ ui(lang, how) }</p> }) }
                <p>{ draw_ui(lang, DrawUi::HowToDraw) }</p>
                <h2>{ ui(lang, Ui::Keyboard) }</h2>
                <ul>
                    { for KEYS.into_iter().map(|key| html! { <li>{ ui(lang, key) }</li> }) }
                    { for [TypedUi::KeyType, TypedUi::KeyAsk].map(|key| html! { <li>{ typed_ui(lang, key) }</li> }) }
                    <li>{ draw_ui(lang, DrawUi::KeyMark) }</li>
                    <li>{ table_ui(lang, TableUi::KeyUndo) }</li>
                    { for TURNING.into_iter().map(|key| html! { <li>{ layout_ui(lang, key) }</li> }) }
                </ul>
                <footer>
                    <button type="button" class="btn" onclick={close}>{ ui(lang, Ui::Close) }</button>
                </footer>
            </form>
        </Panel>
    }
}
