//! The review: a record on both boards, its moves beside them, its time line below.

mod about;
mod arrived;
mod board;
mod controls;
pub(crate) mod desk;
mod games;
pub(crate) mod kept;
mod keys;
mod line;
mod list;
mod marking;
mod notes;
mod open;
mod playback;
mod save;
mod ways;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::record::Breach;
use pasapezas_core::{BoardId, Team};
use pasapezas_model::app::rules_view::{article_link, source_link};
use pasapezas_model::i18n::{
    Lang, StudyUi, Ui, headline, read_article, read_source, reason, rules_line, study_ui, team_name, ui,
};
use pasapezas_model::study::{Review as Record, StudyChange, StudyRoute, StudyState, Tab, breach_at, view};
use pasapezas_web::context::use_lang;
use pasapezas_web::hands::{Hands, Listening};
use pasapezas_web::shell::probe;
use pasapezas_web::ui::bars::flag;
use pasapezas_web::ui::icon::{badge, icon};
use web_sys::Element;
use yew::prelude::*;

use crate::icons::study_icon;
use board::block;
use desk::Study;
use list::List;
use notes::NotesPanel;
use open::Opener;
use playback::use_playback;
use ways::{Picker, Ways, messages};

/// How long a refusal is shown, in milliseconds, as at the table.
const NOTE_FOR: u32 = 6000;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ReviewProps {
    pub(crate) study: Study,
    pub(crate) state: StudyState,
    /// Where the address leads; `None` while the study is hidden.
    pub(crate) route: Option<StudyRoute>,
}

/// The review.
#[component]
pub(crate) fn Review(props: &ReviewProps) -> Html {
    probe::rendered();
    let ReviewProps { study, state, route } = props;
    let lang = use_lang();
    let opener = use_memo((), |()| Opener::new(study.clone()));
    let root = use_node_ref();
    let seen = matches!(route, Some(StudyRoute::Review | StudyRoute::Match | StudyRoute::Link(_)));
    use_what_is_asked_for(study, &opener, route.as_ref());
    open::use_handed(&opener);
    open::use_link_left(state.link());
    use_playback(lang, study, state, seen, &root);
    use_note_timer(study, state, BoardId::A);
    use_note_timer(study, state, BoardId::B);
    use_hands(study, state, &root);
    keys::use_ears(study, &opener, &root, seen);
    html! {
        <main ref={root} class={classes!("review", state.pencil.map(|_| "drawing"))} tabindex="-1" aria-label={study_ui(lang, StudyUi::Review)}>
            { messages(lang, study, state, &opener) }
            if let Some(review) = &state.review {
                { shown(lang, study, state, review, &opener) }
            } else {
                <Ways {lang} opener={(*opener).clone()}/>
            }
            <div class="drag-layer" aria-hidden="true"></div>
        </main>
    }
}

/// A record with everything around it.
fn shown(lang: Lang, study: &Study, state: &StudyState, review: &Rc<Record>, opener: &Opener) -> Html {
    let order = if state.swapped { [BoardId::B, BoardId::A] } else { [BoardId::A, BoardId::B] };
    html! {
        <>
            <h1 class="vh">{ study_ui(lang, StudyUi::Review) }</h1>
            { arrived::bar(lang, study, state, review) }
            { top(lang, study, review, opener) }
            <div class="rboards">
                { for order.into_iter().map(|board| block(lang, study, state, review, board)) }
            </div>
            <div class="rside">
                { tabs(lang, study, state) }
                { beside(lang, study, state, review) }
                if state.tab == Tab::Moves {
                    <NotesPanel study={study.clone()} {lang} review={Rc::clone(review)} pen={state.pencil}/>
                }
                { controls::controls(lang, study, state) }
            </div>
            <line::TimeLine study={study.clone()} {lang} review={Rc::clone(review)} below={state.below}/>
            <p class="vh" aria-live="polite">{ view::said(lang, review) }</p>
            <p class="vh marked" aria-live="polite">{ view::told_of_drawing(lang, state) }</p>
        </>
    }
}

/// How it ended and by which rules it is judged; opening and saving, turning and swapping.
fn top(lang: Lang, study: &Study, review: &Record, opener: &Opener) -> Html {
    let rules = &review.record.rules;
    let rules = match &review.record.time {
        Some(time) => rules_line(lang, rules.preset(), time),
        None => pasapezas_model::i18n::rules_name(lang, rules.preset()).into(),
    };
    html! {
        <header class="rtop">
            <div class="ended">
                if let Some(breach) = breach_at(review) {
                    { forbids(lang, review, breach) }
                } else {
                    { ended(lang, review) }
                }
                <small>{ rules }</small>
            </div>
            <div class="does">
                <Picker {lang} opener={opener.clone()}/>
                { save::save(lang, study) }
                <button type="button" class="ib" data-action="turn" aria-label={ui(lang, Ui::TurnBoards)}
                    title={ui(lang, Ui::TurnBoards)} onclick={study.callback(|| StudyChange::Turn)}>
                    { icon("#i-flip") }
                </button>
                <button type="button" class="ib" data-action="swap" aria-label={study_ui(lang, StudyUi::Swap)}
                    title={study_ui(lang, StudyUi::Swap)} onclick={study.callback(|| StudyChange::Swap)}>
                    { study_icon("swap") }
                </button>
            </div>
            { save::close(lang, study) }
        </header>
    }
}

/// The result in words where the record says how it came, else as it is written.
fn ended(lang: Lang, review: &Record) -> Html {
    let ending = &review.record.ending;
    let names = view::names(lang, review);
    if let Some(outcome) = ending.outcome {
        let article = outcome.article();
        return html! {
            <p>
                { for outcome.winner().map(|team| badge(lang, team)) }
                <b>{ headline(lang, outcome) }</b>
                <span>{ reason(lang, outcome, &names) }</span>
                <a class="art fine" href={article_link(article)} aria-label={read_article(lang, article)}>{ article.to_string() }</a>
            </p>
        };
    }
    let winner =
        ending.winner.map(|team: Team| html! { <>{ badge(lang, team) }<b>{ team_name(lang, team) }</b></> });
    html! { <p>{ for winner }<b>{ ending.token.text() }</b><span>{ ending.remarks.join(" · ") }</span></p> }
}

fn tabs(lang: Lang, study: &Study, state: &StudyState) -> Html {
    let several = state.file.as_ref().is_some_and(|file| file.games.len() > 1);
    let tab = |tab: Tab, label: StudyUi, name: &'static str| {
        let here = state.tab == tab;
        html! {
            <button type="button" class="tab" data-action={name} aria-pressed={flag(here)}
                onclick={study.callback(move || StudyChange::Tab(tab))}>
                { study_ui(lang, label) }
            </button>
        }
    };
    html! {
        <div class="tabs" role="group" aria-label={study_ui(lang, StudyUi::Tabs)}>
            { tab(Tab::Moves, StudyUi::TabMoves, "tab-moves") }
            if several {
                { tab(Tab::Games, StudyUi::TabGames, "tab-games") }
            }
            { tab(Tab::About, StudyUi::TabAbout, "tab-about") }
        </div>
    }
}

fn beside(lang: Lang, study: &Study, state: &StudyState, review: &Rc<Record>) -> Html {
    match state.tab {
        Tab::Moves => html! { <List study={study.clone()} {lang} review={Rc::clone(review)}/> },
        Tab::Games => games::games(lang, study, state),
        Tab::About => about::about(lang, study, review),
    }
}

/// What the regulation has against the move where the reader is.
fn forbids(lang: Lang, review: &Record, breach: &Breach) -> Html {
    let source = breach.why.kind().source();
    html! {
        <p class="forbids">
            <a class="art" href={source_link(source)} aria-label={read_source(lang, source)}>{ source.to_string() }</a>
            <span>{ about::breach_sentence(lang, review, breach) }</span>
        </p>
    }
}

/// The match of the table is opened whenever the address asks for it anew, what a link brings once, and what another page has
/// handed over at once.
#[hook]
fn use_what_is_asked_for(study: &Study, opener: &Rc<Opener>, route: Option<&StudyRoute>) {
    let (study, opener) = (study.clone(), Rc::clone(opener));
    use_effect_with(route.cloned(), move |route| {
        if let Some(StudyRoute::Link(link)) = route {
            let there = study.state().arrived.is_some_and(|arrived| *arrived.link == **link);
            if !there {
                opener.link(link);
            }
        } else if *route == Some(StudyRoute::Match) {
            opener.table();
            // From now on it is a record that is open: coming back here must not open the match again.
            if let Some(window) = web_sys::window() {
                drop(window.location().replace(&StudyRoute::Review.hash()));
            }
        } else if *route == Some(StudyRoute::Review)
            && let Some(waiting) = crate::open::take()
        {
            opener.waiting(&waiting);
        }
    });
}

/// Takes a refusal away when it has been shown long enough.
#[hook]
fn use_note_timer(study: &Study, state: &StudyState, board: BoardId) {
    let study = study.clone();
    let note = state.review.as_ref().and_then(|review| review.notes.get(board).map(|note| note.number));
    use_effect_with(note, move |note| {
        let timer = note.map(|_| Timeout::new(NOTE_FOR, move || study.change(StudyChange::Read(board))));
        move || drop(timer)
    });
}

/// Hands on both boards, as at the table.
#[hook]
fn use_hands(study: &Study, state: &StudyState, root: &NodeRef) {
    let hands = use_mut_ref(|| None::<Rc<Hands>>);
    {
        let (hands, study) = (hands.clone(), study.clone());
        use_effect_with(root.clone(), move |root| {
            let listening = root.cast::<Element>().map(|root| {
                let made = Hands::new(Rc::new(study), root);
                let listening = Listening::to(&made);
                hands.replace(Some(made));
                listening
            });
            move || drop(listening)
        });
    }
    let arena = state.review.as_ref().map(|review| review.arena_number);
    use_effect_with(arena, move |_| {
        if let Some(hands) = hands.borrow().as_ref() {
            hands.follow();
        }
    });
}
