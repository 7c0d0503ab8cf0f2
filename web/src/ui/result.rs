//! How the match ended: not modal, over the winner's bar; the boards stay in sight.

use std::rc::Rc;

use pasapezas_core::Team;
use pasapezas_model::app::rematch::rematch;
use pasapezas_model::app::rules_view::article_link;
use pasapezas_model::app::{Change, Names, Rematch};
use pasapezas_model::i18n::{
    DoorUi, Ending, Lang, TableUi, Ui, door_ui, headline, read_article, reason, reason_short, score,
    table_ui, ui, winners,
};
use pasapezas_model::study::StudyRoute;
use yew::prelude::*;

use super::icon::{badge, icon};
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultProps {
    pub(crate) table: Table,
    pub(crate) ending: Ending,
    /// The names as they are shown.
    pub(crate) names: Rc<Names>,
    /// The team at the upper edge.
    pub(crate) far: Team,
}

/// The result panel.
#[component]
pub(crate) fn ResultPanel(props: &ResultProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let ResultProps { table, ending, names, far } = props;
    let (ending, outcome) = (*ending, ending.outcome);
    let place = match outcome.winner() {
        None => "draw",
        Some(team) if team == *far => "two",
        Some(_) => "one",
    };
    let teams: Vec<Team> = outcome.winner().map_or(Team::ALL.to_vec(), |team| vec![team]);
    let close = table.callback(|| Change::CloseResult);
    html! {
        <div class={classes!("result", place)} role="region" aria-label={ui(lang, Ui::Result)}
            data-outcome={outcome.reason_name()}>
            { for teams.into_iter().map(|team| badge(lang, team)) }
            <div class="rw">
                <b class="rhead">{ headline(lang, outcome) }</b>
                <b class="sc">{ score(outcome) }</b>
                <span class="rwho">{ winners(lang, outcome, names) }</span>
                <p>
                    <a class="art fine" href={article_link(outcome.article())}
                        aria-label={read_article(lang, outcome.article())}>
                        { outcome.article().to_string() }
                    </a>
                    <span class="lng">{ reason(lang, ending, names) }</span>
                    <span class="sht">{ reason_short(lang, ending, names) }</span>
                </p>
            </div>
            <div class="rbt">
                { for Rematch::ALL.into_iter().map(|how| rematch_button(lang, table, how)) }
                { way_out(lang, "review", "#i-review", &StudyRoute::Match, [DoorUi::ReviewMatch, DoorUi::ReviewShort]) }
                { way_out(lang, "share-match", "#i-share", &StudyRoute::Share, [DoorUi::ShareMatch, DoorUi::ShareShort]) }
                <button type="button" class="ib close" data-action="close-result" onclick={close}
                    aria-label={ui(lang, Ui::Close)}>
                    { icon("#i-close") }
                </button>
            </div>
        </div>
    }
}

/// A link into the study, with its whole name and a short one.
fn way_out(
    lang: Lang,
    action: &'static str,
    drawing: &'static str,
    route: &StudyRoute,
    names: [DoorUi; 2],
) -> Html {
    let [name, short] = names.map(|name| door_ui(lang, name));
    html! {
        <a class="btn again" href={route.hash()} data-action={action} title={name} aria-label={name}>
            { icon(drawing) }
            <span class="bl">{ short }</span>
        </a>
    }
}

/// The same four again: the first button is the usual one.
fn rematch_button(lang: Lang, table: &Table, how: Rematch) -> Html {
    let (class, drawing) = match how {
        Rematch::Same => ("btn pri again", "#i-again"),
        Rematch::Colors => ("btn again", "#i-flip"),
        Rematch::Partners => ("btn again", "#i-partners"),
    };
    let (label, help) = rematch_words(lang, how);
    html! {
        <button type="button" {class} data-action={how.action()} onclick={lays_out(table, how)} title={help}
            aria-label={label}>
            { icon(drawing) }
            <span class="bl">{ if how == Rematch::Same { ui(lang, Ui::Rematch) } else { label } }</span>
        </button>
    }
}

/// What a rematch is called, and what it means.
pub(crate) fn rematch_words(lang: Lang, how: Rematch) -> (&'static str, &'static str) {
    match how {
        Rematch::Same => (ui(lang, Ui::Rematch), table_ui(lang, TableUi::RematchSame)),
        Rematch::Colors => {
            (table_ui(lang, TableUi::RematchColors), table_ui(lang, TableUi::RematchColorsHelp))
        }
        Rematch::Partners => {
            (table_ui(lang, TableUi::RematchPartners), table_ui(lang, TableUi::RematchPartnersHelp))
        }
    }
}

/// Lays the rematch out.
pub(crate) fn lays_out(table: &Table, how: Rematch) -> Callback<MouseEvent> {
    let table = table.clone();
    Callback::from(move |_| {
        let next = rematch(&table.state(), how);
        table.lay_out(next);
    })
}
