//! The help: how to move, by hand and by keyboard, and what newcomers to the game have to know.

use pasapezas_model::i18n::{HelpUi, Ui, help_ui, ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use yew::prelude::*;

const HOW: [HelpUi; 6] = [
    HelpUi::HowToMove,
    HelpUi::HowToPass,
    HelpUi::HowToDrop,
    HelpUi::HowToClaim,
    HelpUi::HowToEnd,
    HelpUi::HowToDraw,
];

const KEYS: [HelpUi; 13] = [
    HelpUi::KeyTab,
    HelpUi::KeyArrows,
    HelpUi::KeyHomeEnd,
    HelpUi::KeyEnter,
    HelpUi::KeyDigits,
    HelpUi::KeyEscape,
    HelpUi::KeyType,
    HelpUi::KeyAsk,
    HelpUi::KeyMark,
    HelpUi::KeyUndo,
    HelpUi::KeyTurn,
    HelpUi::KeySwap,
    HelpUi::KeyAsUsual,
];

/// The page.
#[component]
pub(crate) fn HelpPage() -> Html {
    probe::rendered();
    let lang = use_lang();
    html! {
        <main class="manual" tabindex="-1" aria-label={ui(lang, Ui::Help)}>
            <h1>{ ui(lang, Ui::Help) }</h1>
            { for HOW.into_iter().map(|how| html! { <p>{ help_ui(lang, how) }</p> }) }
            <h2>{ help_ui(lang, HelpUi::Keyboard) }</h2>
            <ul>
                { for KEYS.into_iter().map(|key| html! { <li>{ help_ui(lang, key) }</li> }) }
            </ul>
        </main>
    }
}
