//! How the match ended: not modal, over the winner's bar; the boards stay in sight.

use std::rc::Rc;

use pasapezas_core::{Outcome, Team};
use pasapezas_model::app::{Change, Names};
use pasapezas_model::i18n::{Ui, article, headline, reason, reason_short, score, ui, winners};
use yew::prelude::*;

use super::icon::{badge, icon};
use crate::context::{Table, use_lang};
use crate::shell::probe;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultProps {
    pub(crate) table: Table,
    pub(crate) outcome: Outcome,
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
    let ResultProps { table, outcome, names, far } = props;
    let outcome = *outcome;
    let place = match outcome.winner() {
        None => "draw",
        Some(team) if team == *far => "two",
        Some(_) => "one",
    };
    let teams: Vec<Team> = outcome.winner().map_or(Team::ALL.to_vec(), |team| vec![team]);
    let again = {
        let table = table.clone();
        Callback::from(move |_: MouseEvent| {
            let start = pasapezas_model::app::NewMatch::again(&table.state().session.game);
            table.lay_out(start);
        })
    };
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
                    <b class="art fine" aria-label={article(lang, outcome.article())}>{ outcome.article().to_string() }</b>
                    <span class="lng">{ reason(lang, outcome, names) }</span>
                    <span class="sht">{ reason_short(lang, outcome, names) }</span>
                </p>
            </div>
            <div class="rbt">
                <button type="button" class="btn pri again" data-action="again" onclick={again}
                    aria-label={ui(lang, Ui::Rematch)}>
                    { icon("#i-again") }
                    <span class="bl">{ ui(lang, Ui::Rematch) }</span>
                </button>
                <button type="button" class="ib close" data-action="close-result" onclick={close}
                    aria-label={ui(lang, Ui::Close)}>
                    { icon("#i-close") }
                </button>
            </div>
        </div>
    }
}
