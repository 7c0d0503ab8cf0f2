//! The rules of a new match: five presets as cards, and every option under its article.

use pasapezas_core::{Preset, Seat};
use pasapezas_model::app::rules_view::article_link;
use pasapezas_model::app::setup_form::{SetupChange, option_groups, value_key};
use pasapezas_model::i18n::{
    Lang, OptionId, OptionValue, SetupUi, Ui, back_to_preset, option_help, option_name, preset_name,
    preset_origin, preset_summary, read_article, rulebook, seat_label, setup_ui, ui, value_name,
};
use pasapezas_web::ui::icon::icon;
use yew::prelude::*;

use super::Setup;
use crate::choice::Choice;

/// The presets.
pub(super) fn presets(setup: &Setup<'_>) -> Html {
    let (lang, form) = (setup.lang, setup.form);
    html! {
        <section class="presets" aria-labelledby="setup-rules">
            <h2 id="setup-rules">{ setup_ui(lang, SetupUi::Rules) }</h2>
            <div class="cards" role="radiogroup" aria-labelledby="setup-rules">
                { for Preset::ALL.into_iter().map(|preset| card(setup, preset)) }
            </div>
            if form.n_changed() > 0 {
                <button type="button" class="btn" data-action="undo-options" onclick={setup.on(SetupChange::Undo)}>
                    { icon("#i-again") }
                    { back_to_preset(lang, form.preset()) }
                </button>
            }
        </section>
    }
}

fn card(setup: &Setup<'_>, preset: Preset) -> Html {
    let (lang, form) = (setup.lang, setup.form);
    let taken = form.preset() == preset;
    let choice = Choice {
        group: "preset",
        value: preset.name().to_owned(),
        taken,
        take: setup.on(SetupChange::Preset(preset)),
        label: None,
    };
    html! {
        <label key={preset.name()} class="card" data-action="preset" data-preset={preset.name()}>
            { choice.radio() }
            <span>
                <b>{ preset_name(lang, preset) }</b>
                <small>
                    if taken && form.is_own() {
                        <em>{ ui(lang, Ui::RulesOwn) }</em>
                    } else {
                        { preset_origin(lang, preset) }
                    }
                </small>
                <i>{ preset_summary(lang, preset) }</i>
            </span>
        </label>
    }
}

/// All options, folded away.
pub(super) fn options(setup: &Setup<'_>) -> Html {
    let lang = setup.lang;
    let n_changed = setup.form.n_changed();
    let groups =
        option_groups().into_iter().map(|(number, options)| group(setup, number, &options)).collect();
    folded(lang, setup_ui(lang, SetupUi::OptionsByArticle), n_changed, groups)
}

/// Options under a title that tells how many are not as usual.
pub(crate) fn folded(lang: Lang, title: &str, n_changed: usize, options: Html) -> Html {
    html! {
        <details class="options">
            <summary data-action="options">
                <b>{ title.to_owned() }</b>
                if n_changed > 0 {
                    <em>{ format!("{n_changed} · {}", setup_ui(lang, SetupUi::OptionChanged)) }</em>
                }
                <small class="fold">{ setup_ui(lang, SetupUi::ShowOptions) }</small>
                <small class="unfold">{ setup_ui(lang, SetupUi::HideOptions) }</small>
            </summary>
            <div class="groups">{ options }</div>
        </details>
    }
}

/// The options of one of the eleven articles.
fn group(setup: &Setup<'_>, number: u8, options: &[OptionId]) -> Html {
    let article = pasapezas_core::Article { number, clause: 0 };
    html! {
        <section key={number} class="group">
            <h3>{ format!("{number}. {}", rulebook::heading(setup.lang, article)) }</h3>
            { for options.iter().map(|option| row(setup, *option)) }
        </section>
    }
}

fn row(setup: &Setup<'_>, option: OptionId) -> Html {
    let lang = setup.lang;
    let changed = setup.form.is_changed(option);
    let article = option.article();
    let (name, help) = (format!("option-{}", option.key()), format!("help-{}", option.key()));
    html! {
        <div key={option.key()} class={classes!("opt", changed.then_some("changed"))}>
            <a class="num" href={article_link(article)} aria-label={read_article(lang, article)}>
                { article.to_string() }
            </a>
            <p class="on">
                <b id={name.clone()}>{ option_name(lang, option) }</b>
                if changed {
                    <em>{ setup_ui(lang, SetupUi::OptionChanged) }</em>
                }
                <small id={help.clone()}>{ option_help(lang, option) }</small>
            </p>
            <div class="seg" role={if option == OptionId::AutoClaim { "group" } else { "radiogroup" }}
                data-option={option.key()} aria-labelledby={name} aria-describedby={help}>
                if option == OptionId::AutoClaim {
                    { for Seat::ALL.into_iter().map(|seat| claims(setup, seat)) }
                } else {
                    { for values(setup, option).into_iter().map(|value| key(setup, value)) }
                }
            </div>
        </div>
    }
}

/// What can be chosen, with what is chosen even if it is none of the usual values.
fn values(setup: &Setup<'_>, option: OptionId) -> Vec<OptionValue> {
    let mut values = option.choices();
    let now = option.of(setup.form.rules());
    if !values.contains(&now) {
        values.push(now);
    }
    values
}

fn key(setup: &Setup<'_>, value: OptionValue) -> Html {
    let option = value.id();
    let choice = Choice {
        group: option.key(),
        value: value_key(value),
        taken: option.of(setup.form.rules()) == value,
        take: setup.on(SetupChange::Option(value)),
        label: None,
    };
    choice.key(html! { { value_name(setup.lang, value) } })
}

/// Whether the claims of a seat are made for it.
fn claims(setup: &Setup<'_>, seat: Seat) -> Html {
    let key = OptionId::AutoClaim.key();
    let on = *setup.form.rules().auto_claim.at(seat);
    html! {
        <label key={seat.name()} data-option={key} data-value={seat.name()}>
            <input type="checkbox" class="vh" checked={on}
                onchange={setup.on::<Event>(SetupChange::AutoClaim(seat))}/>
            <span>{ seat_label(setup.lang, seat) }</span>
        </label>
    }
}
