//! Passing the match of the table on. What a link brings is shown in the review.

mod panel;

use std::rc::Rc;

use pasapezas_core::record::{Record, write_bpgn};
use pasapezas_model::i18n::{ShareUi, share_ui};
use pasapezas_model::share::shared::Shared;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::probe;
use yew::prelude::*;

use crate::route::use_route;
use crate::table;
use panel::Panel;

/// Where the match comes from.
#[derive(Clone, PartialEq)]
pub(crate) enum Source {
    /// The match of the table.
    Table,
    /// The record that is open in the review, if one is.
    Review(Option<Rc<Record>>),
}

impl Source {
    /// The match, if there is one. What this page has made itself can be read.
    fn read(&self) -> Option<Shared> {
        match self {
            Self::Table => Shared::read(&table::present_match()?).ok(),
            Self::Review(record) => Shared::read(&write_bpgn(record.as_ref()?)).ok(),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ShareProps {
    /// What is passed on.
    pub(crate) of: Source,
}

/// The page.
#[component]
pub(crate) fn SharePage(props: &ShareProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    // The table has gone on whenever the study is seen again.
    let route = use_route();
    let shared = use_memo((props.of.clone(), route), |(of, _)| of.read());
    let nothing = match &props.of {
        Source::Table => ShareUi::NoMatch,
        Source::Review(_) => ShareUi::NoRecord,
    };
    let title = share_ui(lang, ShareUi::Title);
    html! {
        <main class="share" tabindex="-1" aria-label={title}>
            <h1>{ title }</h1>
            if let Some(shared) = &*shared {
                <Panel {lang} shared={shared.clone()}/>
            } else {
                <p>{ share_ui(lang, nothing) }</p>
            }
        </main>
    }
}
