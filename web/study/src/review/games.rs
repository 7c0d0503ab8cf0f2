//! The games of a file.

use std::cell::Cell;
use std::rc::Rc;

use pasapezas_core::Seat;
use pasapezas_model::i18n::{Lang, StudyUi, games_count, moves_count, study_ui};
use pasapezas_model::study::{Listed, OpenFile, Opening, StudyChange, StudyState};
use pasapezas_web::shell::probe;
use web_sys::HtmlInputElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::desk::Study;
use crate::slices::in_slices;

thread_local! {
    /// How many long games were asked for: the last one counts.
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GamesProps {
    pub(crate) study: Study,
    pub(crate) lang: Lang,
    pub(crate) file: Rc<OpenFile>,
    pub(crate) game: Option<usize>,
    pub(crate) filter: Rc<str>,
    pub(crate) listed: usize,
}

/// What the list has to know.
pub(crate) fn games(lang: Lang, study: &Study, state: &StudyState) -> Html {
    let Some(file) = &state.file else { return Html::default() };
    html! {
        <Games study={study.clone()} {lang} file={Rc::clone(file)} game={state.game} filter={Rc::clone(&state.filter)}
            listed={state.listed}/>
    }
}

/// The list with its filter.
#[component]
pub(crate) fn Games(props: &GamesProps) -> Html {
    probe::rendered();
    let GamesProps { study, lang, file, game, filter, listed } = props;
    let lang = *lang;
    let words = filter.to_lowercase();
    let fitting: Vec<usize> =
        file.games.iter().enumerate().filter(|(_, game)| game.fits(&words)).map(|(place, _)| place).collect();
    let oninput = {
        let study = study.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                study.change(StudyChange::Filter(field.value().into()));
            }
        })
    };
    let shown = fitting.iter().take(*listed).filter_map(|place| Some((*place, file.games.get(*place)?)));
    html! {
        <div class="games">
            <label class="filter">
                <span>{ study_ui(lang, StudyUi::Filter) }</span>
                <input type="search" data-action="filter" value={filter.to_string()} {oninput}
                    placeholder={study_ui(lang, StudyUi::FilterHint)} autocomplete="off" spellcheck="false"/>
            </label>
            <p class="quiet" role="status">
                if file.name.is_empty() { { games_count(lang, fitting.len()) } }
                else { { file.name.to_string() }{ " · " }{ games_count(lang, fitting.len()) } }
            </p>
            <ol>{ for shown.map(|(place, listed)| row(lang, study, place, listed, *game == Some(place))) }</ol>
            if fitting.is_empty() {
                <p class="quiet">{ study_ui(lang, StudyUi::NoneFits) }</p>
            } else if fitting.len() > *listed {
                <button type="button" class="btn" data-action="more" onclick={study.callback(|| StudyChange::More)}>
                    { study_ui(lang, StudyUi::ShowMore) }
                </button>
            }
        </div>
    }
}

fn row(lang: Lang, study: &Study, place: usize, game: &Listed, here: bool) -> Html {
    let pair = |seats: [Seat; 2]| {
        let names = seats
            .map(|seat| game.players.at(seat).as_str())
            .map(|name| if name.is_empty() { "–" } else { name });
        format!("{} · {}", names[0], names[1])
    };
    let [one, two] = pasapezas_core::Team::ALL.map(|team| pair(team.seats()));
    let press = {
        let study = study.clone();
        Callback::from(move |_: MouseEvent| show(&study, place))
    };
    html! {
        <li key={place.to_string()}>
            <button type="button" class={classes!("game", here.then_some("cur"))} data-game={place.to_string()}
                aria-current={here.then_some("true")} onclick={press}>
                <b class="no">{ (place + 1).to_string() }</b>
                <span class="who"><span>{ one }</span><span>{ two }</span></span>
                <b class="res-t">{ game.result }</b>
                <small>
                    { game.date.clone() }
                    if !game.date.is_empty() { { " · " } }
                    { moves_count(lang, game.played.0) }
                    if game.n_complaints > 0 { { " · ⚠ " }{ game.n_complaints.to_string() } }
                </small>
            </button>
        </li>
    }
}

/// Shows a game. A long one is read in slices before, and can be stopped as a file can.
fn show(study: &Study, place: usize) {
    let asked = ASKED.get().wrapping_add(1);
    ASKED.set(asked);
    let Some(file) = study.state().file else { return };
    let Some(mut opening) = file.games.get(place).and_then(Listed::begin) else {
        return study.change(StudyChange::Game(place));
    };
    let count = file.games.len();
    study.change(StudyChange::Progress(0, count));
    let study = study.clone();
    spawn_local(async move {
        let is_wanted = || {
            let state = study.state();
            let same = state.file.is_some_and(|open| Rc::ptr_eq(&open, &file));
            same && state.progress.is_some() && ASKED.get() == asked
        };
        let tell = |opening: &Opening| {
            let wanted = is_wanted();
            if wanted {
                study.change(StudyChange::Progress(opening.share(), count));
            }
            wanted
        };
        if in_slices(&mut opening, Opening::work, tell).await && is_wanted() {
            study.change(StudyChange::Stopped);
            study.change(StudyChange::Game(place));
        }
    });
}
