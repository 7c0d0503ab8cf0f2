//! Passing a match on, and a match that a link has brought: the same page, since what arrives can be passed on again.
//!
//! A link changes nothing: its match is shown by itself, and the table goes on behind it.

mod panel;

use std::rc::Rc;

use pasapezas_core::record::{Record, write_bpgn};
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_model::i18n::{ShareUi, share_ui, shared_fault};
use pasapezas_model::share::link::{LinkError, read_link};
use pasapezas_model::share::shared::{Shared, SharedError};
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
    /// What a link carries.
    Link(String),
}

impl Source {
    /// The match, if there is one.
    fn read(&self) -> Result<Option<Shared>, SharedError> {
        match self {
            // What this page has made itself is no fault of anybody's.
            Self::Table => Ok(table::present_match().and_then(|text| Shared::read(&text).ok())),
            Self::Review(record) => {
                record.as_ref().map(|record| Shared::read(&write_bpgn(record))).transpose()
            }
            Self::Link(link) => {
                read_link(link).map_err(of_link).and_then(|text| Shared::read(&text)).map(Some)
            }
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
    let (title, nothing) = match &props.of {
        Source::Table => (ShareUi::Title, ShareUi::NoMatch),
        Source::Review(_) => (ShareUi::Title, ShareUi::NoRecord),
        Source::Link(_) => (ShareUi::Arrived, ShareUi::NoMatch),
    };
    let title = share_ui(lang, title);
    html! {
        <main class="share" tabindex="-1" aria-label={title}>
            <h1>{ title }</h1>
            { match &*shared {
                Ok(Some(shared)) => html! { <Panel {lang} shared={shared.clone()}/> },
                Ok(None) => html! { <p>{ share_ui(lang, nothing) }</p> },
                Err(fault) => html! {
                    <div class="wrong" role="alert">
                        <p>{ shared_fault(lang, *fault) }{ " " }{ share_ui(lang, ShareUi::Untouched) }</p>
                        <a class="btn" href={Route::Table.hash()}>{ rules_ui(lang, RulesUi::BackToTable) }</a>
                    </div>
                },
            } }
        </main>
    }
}

const fn of_link(error: LinkError) -> SharedError {
    match error {
        LinkError::Damaged => SharedError::Damaged,
        LinkError::Newer => SharedError::Newer,
        LinkError::TooLong => SharedError::TooLong,
    }
}
