//! What is wrong with the match that the address asks for. The table has the usual one instead.

use pasapezas_model::app::NewMatch;
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::i18n::bad_address;
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

/// The page: a sentence for each fault, and the way to the table.
#[component]
pub(crate) fn AddressPage() -> Html {
    probe::rendered();
    let lang = use_lang();
    use_effect_with((), |()| page::focus_first(".address [data-action=back-to-table]"));
    let wishes = page::wishes();
    let start = NewMatch::wished(wishes.rules.as_deref(), wishes.bfen.as_deref(), NewMatch::default);
    let wrong = start.err().map(|wrong| wrong.sentences(lang)).unwrap_or_default();
    let back = Callback::from(|event: MouseEvent| {
        if page::back_to_table() {
            event.prevent_default();
        }
    });
    html! {
        <main class="address" aria-labelledby="bad-address">
            <h1 id="bad-address">{ bad_address(lang) }</h1>
            <div role="alert">
                <ul class="err">
                    { for wrong.into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }
                </ul>
            </div>
            <a class="btn pri" href={Route::Table.hash()} data-action="back-to-table" onclick={back}>
                { icon("#i-back") }
                { rules_ui(lang, RulesUi::BackToTable) }
            </a>
        </main>
    }
}
