//! The position as a link: whoever opens it finds it laid out on the table.

use std::rc::Rc;

use pasapezas_model::editor::Draft;
use pasapezas_model::i18n::{ShareUi, link_copied, no_position_link, share_ui};
use pasapezas_model::share::position::{PositionLinkError, write_position_link};
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use yew::prelude::*;

use crate::open::this_page;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LinkProps {
    pub(super) draft: Rc<Draft>,
}

/// What a press has come to: a link of so many letters, or none.
type Outcome = Result<(usize, String), PositionLinkError>;

/// The button, and what came of it. Where the browser does not copy, the link stands in a field.
#[component]
pub(super) fn PositionLink(props: &LinkProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let outcome = use_state_eq(|| None::<Outcome>);
    {
        let outcome = outcome.clone();
        use_effect_with(Rc::clone(&props.draft), move |_| outcome.set(None));
    }
    let press = {
        let (outcome, draft) = (outcome.clone(), Rc::clone(&props.draft));
        Callback::from(move |_: MouseEvent| {
            let link = write_position_link(&this_page(), &draft);
            if let Ok(link) = &link {
                page::copy_text(link);
            }
            outcome.set(Some(link.map(|link| (link.chars().count(), link))));
        })
    };
    html! {
        <>
            <button type="button" class="btn" data-action="copy-position-link" onclick={press}>
                { share_ui(lang, ShareUi::CopyLink) }
            </button>
            <div class="elink" aria-live="polite">
                { match &*outcome {
                    None => Html::default(),
                    Some(Err(error)) => html! { <p class="err">{ no_position_link(lang, *error) }</p> },
                    Some(Ok((letters, _))) if page::can_copy() => html! { <p>{ link_copied(lang, *letters) }</p> },
                    Some(Ok((_, link))) => html! {
                        <input type="text" readonly=true data-action="position-link" value={link.clone()}
                            aria-label={share_ui(lang, ShareUi::Link)}/>
                    },
                } }
            </div>
        </>
    }
}
