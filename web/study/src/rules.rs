//! The rules page: the regulation article by article, our decisions marked as ours, and beside each article what the match
//! on the table has set there. The match goes on meanwhile.

use pasapezas_core::record::read_log;
use pasapezas_core::{MatchSetup, Phase, RuleSet, Section, Source, TimeControl};
use pasapezas_model::app::rules_view::{Route, ValueView, article_link, source_link, values_at};
use pasapezas_model::i18n::rulebook::{
    Chapter, Rule, RulesUi, book, conduct, heading, rule as rule_in, rules_ui,
};
use pasapezas_model::i18n::{Lang, SetupUi, setup_ui};
use web_sys::Element;
use yew::prelude::*;

use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{page, probe};
use pasapezas_web::ui::icon::icon;

use crate::table;

#[derive(Clone, Copy, PartialEq, Properties)]
pub(crate) struct RulesProps {
    /// The article or the section that the address leads to.
    pub(crate) at: Option<Source>,
}

/// What the match on the table has to do with its rules.
#[derive(Clone, Copy, PartialEq)]
struct Match {
    rules: RuleSet,
    time: TimeControl,
    phase: Phase,
}

impl Match {
    /// The match as it is now; one by the regulation where there is no table.
    fn on_the_table() -> Self {
        let log = table::present_match().and_then(|text| read_log(&text).ok());
        let game = log.and_then(|log| log.into_match().ok());
        let game = game.unwrap_or_else(|| pasapezas_core::Match::new(MatchSetup::default()));
        Self { rules: *game.rules(), time: game.setup().time, phase: game.phase() }
    }
}

/// What is read, in which language.
struct Reading<'a> {
    lang: Lang,
    /// The language of the articles: the reader's own, or Galician.
    text: Lang,
    rules: &'a RuleSet,
    time: &'a TimeControl,
    here: Option<Source>,
}

/// The rules page.
#[component]
pub(crate) fn RulesPage(props: &RulesProps) -> Html {
    probe::rendered();
    let lang = use_lang();
    let original = use_state_eq(|| false);
    let root = use_node_ref();
    use_effect_with((props.at, root.clone()), |(at, root)| show(*at, root));
    let text = if *original { Lang::Galician } else { lang };
    let here = props.at;
    let game = use_memo(here, |_| Match::on_the_table());
    let reading = Reading { lang, text, rules: &game.rules, time: &game.time, here };
    let toggle = {
        let original = original.clone();
        Callback::from(move |_: MouseEvent| original.set(!*original))
    };
    let key = Callback::from(|event: KeyboardEvent| {
        if event.key() == "Escape" {
            page::go_to(Route::Table);
        }
    });
    html! {
        <main ref={root} class="rules" tabindex="-1" onkeydown={key} aria-labelledby="rules">
            { strip(lang, &game) }
            <header>
                <h1 id="rules">{ rules_ui(lang, RulesUi::Title) }</h1>
                <p>{ rules_ui(lang, RulesUi::Intro) }</p>
                <p class="quiet">
                    { rules_ui(text, RulesUi::Wording) }
                </p>
                if lang != Lang::Galician {
                    <button type="button" class="btn" data-action="original" onclick={toggle}
                        aria-pressed={if *original { "true" } else { "false" }}>
                        { icon("#i-lang") }
                        { rules_ui(lang, RulesUi::ShowGalician) }
                    </button>
                }
            </header>
            { contents(lang) }
            <div class="book">
                { for book(lang).iter().map(|chapter| article(&reading, chapter)) }
                { notes_of_conduct(&reading) }
            </div>
        </main>
    }
}

/// Goes to an article or a section, or to the beginning, also for the keyboard.
fn show(at: Option<Source>, root: &NodeRef) {
    if let Some(at) = at {
        page::read_from(&at.word());
    } else if let Some(root) = root.cast::<Element>() {
        root.scroll_into_view();
        page::focus(&root);
    }
}

/// Back to the table; and a word, while clocks run, that they do.
fn strip(lang: Lang, game: &Match) -> Html {
    let back = Callback::from(|event: MouseEvent| {
        if page::back_to_table() {
            event.prevent_default();
        }
    });
    let running = game.phase == Phase::Running && game.time != TimeControl::Untimed;
    html! {
        <div class="strip">
            <a class="btn pri" href={Route::Table.hash()} data-action="back-to-table" onclick={back}>
                { icon("#i-back") }
                { rules_ui(lang, RulesUi::BackToTable) }
            </a>
            if running {
                <p role="status">{ rules_ui(lang, RulesUi::ClocksRun) }</p>
            }
        </div>
    }
}

fn contents(lang: Lang) -> Html {
    html! {
        <nav aria-label={rules_ui(lang, RulesUi::Contents)}>
            <h2>{ rules_ui(lang, RulesUi::Contents) }</h2>
            <ol>
                { for book(lang).iter().map(|chapter| html! {
                    <li>
                        <a href={article_link(chapter.rule.article)}>
                            <b>{ chapter.rule.article.to_string() }</b>
                            <span>{ heading(lang, chapter.rule.article) }</span>
                        </a>
                    </li>
                }) }
                <li>
                    <a href={source_link(Section::ADJUST.into())}>
                        <b>{ "C" }</b>
                        <span>{ rules_ui(lang, RulesUi::Conduct) }</span>
                    </a>
                </li>
            </ol>
        </nav>
    }
}

fn article(reading: &Reading<'_>, chapter: &Chapter) -> Html {
    let number = chapter.rule.article.to_string();
    let here = reading.here == Some(chapter.rule.article.into());
    html! {
        <section key={number.clone()} class={classes!("article", here.then_some("here"))}>
            <h2 id={number.clone()} tabindex="-1">
                <b>{ number.clone() }</b>
                { heading(reading.lang, chapter.rule.article) }
            </h2>
            { rule(reading, &chapter.rule, false) }
            { for chapter.clauses.iter().map(|clause| rule(reading, clause, true)) }
        </section>
    }
}

/// An article or a clause: its words, our decisions, and what holds in this match.
fn rule(reading: &Reading<'_>, rule: &Rule, is_clause: bool) -> Html {
    let Reading { lang, text, rules, time, here } = *reading;
    let number = rule.article.to_string();
    let words = rule_in(text, rule.article).map_or(rule.text, |rule| rule.text);
    let values = values_at(lang, rule.article, rules, time);
    if words.is_empty() && rule.notes.is_empty() && values.is_empty() {
        return Html::default();
    }
    let here = is_clause && here == Some(rule.article.into());
    html! {
        <div key={number.clone()} class={classes!("rule", here.then_some("here"))}
            id={is_clause.then(|| number.clone())} tabindex={is_clause.then_some("-1")}>
            if is_clause {
                <b class="no">{ number.clone() }</b>
            }
            <div class="words">
                if !words.is_empty() {
                    <p class="law" lang={(text != lang).then(|| text.code())}>{ words }</p>
                }
                { notes(lang, rule) }
            </div>
            { in_this_match(lang, &values) }
        </div>
    }
}

/// The conduct notes, which come after the regulation: in our words, since no regulation binds anybody to theirs.
fn notes_of_conduct(reading: &Reading<'_>) -> Html {
    let Reading { lang, here, .. } = *reading;
    html! {
        <section class="article">
            <h2><b>{ "C" }</b>{ rules_ui(lang, RulesUi::Conduct) }</h2>
            <p class="quiet">{ rules_ui(lang, RulesUi::ConductIntro) }</p>
            { for Section::all().map(|section| {
                let source = Source::Section(section);
                // A point is shown below its section, as a clause is below its article.
                let number = match section.point {
                    0 => source.to_string(),
                    point => format!("{}.{point}", section.number),
                };
                html! {
                    <div key={source.word()} class={classes!("rule", (here == Some(source)).then_some("here"))}
                        id={source.word()} tabindex="-1">
                        <b class="no">{ number }</b>
                        <div class="words"><p class="law">{ conduct(lang, section) }</p></div>
                    </div>
                }
            }) }
        </section>
    }
}

fn notes(lang: Lang, rule: &Rule) -> Html {
    if rule.notes.is_empty() {
        return Html::default();
    }
    html! {
        <div class="ours">
            <b>{ rules_ui(lang, RulesUi::OurDecision) }</b>
            <ul>{ for rule.notes.iter().map(|note| html! { <li>{ *note }</li> }) }</ul>
        </div>
    }
}

fn in_this_match(lang: Lang, values: &[ValueView]) -> Html {
    if values.is_empty() {
        return Html::default();
    }
    html! {
        <aside class="set">
            <b>{ rules_ui(lang, RulesUi::InThisMatch) }</b>
            <dl>
                { for values.iter().map(|value| html! {
                    <div class={classes!((!value.usual).then_some("changed"))}>
                        <dt>{ value.name }</dt>
                        <dd>
                            { value.value.clone() }
                            if !value.usual {
                                <em>{ setup_ui(lang, SetupUi::OptionChanged) }</em>
                            }
                        </dd>
                    </div>
                }) }
            </dl>
        </aside>
    }
}
