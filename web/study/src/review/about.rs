//! About the record: by which rules it is judged, what the regulation forbids, what its reader found, its tags.

use pasapezas_core::Preset;
use pasapezas_core::record::Breach;
use pasapezas_model::app::rules_view::source_link;
use pasapezas_model::i18n::{
    Lang, Scene, StudyUi, Text, complaint, preset_name, read_source, refusal, study_ui,
};
use pasapezas_model::study::{Review, StudyChange};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::desk::Study;

/// Everything about the record besides its moves.
pub(crate) fn about(lang: Lang, study: &Study, review: &Review) -> Html {
    html! {
        <div class="about">
            { rules(lang, study, review) }
            { forbidden(lang, study, review) }
            { complaints(lang, review) }
            { tags(lang, review) }
        </div>
    }
}

fn rules(lang: Lang, study: &Study, review: &Review) -> Html {
    let now = review.record.rules.preset();
    let onchange = {
        let study = study.clone();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(preset) = chosen.and_then(|it| Preset::from_name(&it.value())) {
                study.change(StudyChange::JudgeBy(preset));
            }
        })
    };
    html! {
        <section>
            <label class="judged">
                <span>{ study_ui(lang, StudyUi::PlayedBy) }</span>
                <select data-action="judge-by" {onchange}>
                    if now.is_none() {
                        <option selected=true value="">{ pasapezas_model::i18n::rules_name(lang, None) }</option>
                    }
                    { for Preset::ALL.into_iter().map(|preset| html! {
                        <option value={preset.name()} selected={now == Some(preset)}>{ preset_name(lang, preset) }</option>
                    }) }
                </select>
            </label>
            <p class="quiet">
                { study_ui(lang, StudyUi::Detected) }{ ": " }{ preset_name(lang, review.detected) }
            </p>
        </section>
    }
}

fn forbidden(lang: Lang, study: &Study, review: &Review) -> Html {
    html! {
        <section>
            <h3>{ study_ui(lang, StudyUi::Forbidden) }</h3>
            if review.breaches.is_empty() {
                <p class="quiet">{ study_ui(lang, StudyUi::NoBreach) }</p>
            }
            <ul>
                { for review.breaches.iter().filter_map(|breach| breach_row(lang, study, review, breach)) }
            </ul>
        </section>
    }
}

fn breach_row(lang: Lang, study: &Study, review: &Review, breach: &Breach) -> Option<Html> {
    let node = breach.node;
    let source = breach.why.kind().source();
    let written = written(review, node)?;
    let name = format!("{}. {}", written.numbered(), written.text);
    Some(html! {
        <li class="breach">
            <button type="button" class="m" data-node={node.number().to_string()}
                onclick={study.callback(move || StudyChange::Go(node))}>{ name }</button>
            <a class="art" href={source_link(source)} aria-label={read_source(lang, source)}>{ source.to_string() }</a>
            <span>{ breach_sentence(lang, review, breach) }</span>
        </li>
    })
}

/// Why the regulation forbids a move, about the board as it stood.
pub(crate) fn breach_sentence(lang: Lang, review: &Review, breach: &Breach) -> Text {
    let tree = &review.record.tree;
    let before = tree.node(breach.node).and_then(|node| tree.node(node.parent()?));
    let position = before.unwrap_or(tree.root()).boards().position(breach.seat.board);
    let rules = pasapezas_core::RuleSet::default();
    refusal(lang, breach.why, &Scene::new(position.placement(), rules.board.pawn_ranks))
}

fn written(review: &Review, node: pasapezas_core::record::NodeId) -> Option<pasapezas_model::study::Cell> {
    let tree = &review.record.tree;
    pasapezas_model::study::cell(tree, node, tree.node(node)?)
}

fn complaints(lang: Lang, review: &Review) -> Html {
    html! {
        <section>
            <h3>{ study_ui(lang, StudyUi::Complaints) }</h3>
            if review.complaints.is_empty() {
                <p class="quiet">{ study_ui(lang, StudyUi::NoComplaint) }</p>
            }
            if review.stopped.is_some() {
                <p class="stops">{ study_ui(lang, StudyUi::StopsHere) }</p>
            }
            <ul>
                { for review.complaints.iter().map(|each| html! {
                    <li class="complaint"><b>{ each.place.to_string() }</b><span>{ complaint(lang, &each.kind) }</span></li>
                }) }
            </ul>
        </section>
    }
}

fn tags(lang: Lang, review: &Review) -> Html {
    html! {
        <section>
            <h3>{ study_ui(lang, StudyUi::Tags) }</h3>
            <dl>
                { for review.record.tags.all().iter().map(|tag| html! {
                    <div><dt>{ tag.name.clone() }</dt><dd>{ tag.value.clone() }</dd></div>
                }) }
            </dl>
        </section>
    }
}
