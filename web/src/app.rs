//! The root: state, settings, timers, and the table.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use pasapezas_core::{Action, Author, BoardId, Match, Millis, Phase, Team};
use pasapezas_model::app::evening::{read_evening, write_evening};
use pasapezas_model::app::reduce::reduce;
use pasapezas_model::app::settings::{read_settings, write_settings};
use pasapezas_model::app::setup_form_text::read_choice;
use pasapezas_model::app::{AppState, BadStart, Change, Layout, NewMatch, Note, Settings};
use pasapezas_model::study::StudyRoute;
use yew::prelude::*;

use crate::context::{Page, Table};
use crate::keeping::{Kept, use_keeping};
use crate::route::use_route;
use crate::shell::study::load_layouts;
use crate::shell::wake::Wake;
use crate::shell::{page, probe, storage, update};
use crate::sounds::use_sounds;
use crate::study::{StudyDoor, use_match_for_study};
use crate::ui::table::TableView;
use crate::watching::use_watching;

/// How long a refusal is shown, in milliseconds.
const NOTE_FOR: u32 = 6000;

/// How often the clocks of the browser are compared while a match runs, in milliseconds.
const COMPARE_EVERY: u32 = 1000;

/// What the page starts with.
#[derive(Clone, Debug, Default, PartialEq, Properties)]
pub struct AppProps {
    /// The match of the last visit.
    #[prop_or_default]
    pub kept: Option<Kept>,
}

/// The whole page.
#[component]
pub fn App(props: &AppProps) -> Html {
    probe::rendered();
    let page = use_reducer(|| Page(first_state(props.kept.as_ref())));
    let table = use_memo((), |()| Table::new(page.clone()));
    let state = page.0.clone();
    let route = use_route();
    use_match_for_study(&table);
    use_update(&table);
    use_bad_address();
    use_settings_shown(&state);
    use_evening_kept(&state);
    let keeper = use_keeping(&table, &state, props.kept.as_ref());
    use_watching(&table, &state, &keeper, props.kept.as_ref());
    use_deadline(&table, &state.session.game);
    use_sounds(&table, &state);
    use_note_timer(&table, BoardId::A, state.notes.a);
    use_note_timer(&table, BoardId::B, state.notes.b);
    use_team_note_timer(&table, Team::One, state.team_notes.one.map(|note| note.number));
    use_team_note_timer(&table, Team::Two, state.team_notes.two.map(|note| note.number));
    use_watch(&table, state.session.game.phase() == Phase::Running);
    html! {
        <ContextProvider<Settings> context={state.settings}>
            <div class="stage" hidden={route.is_away()}>
                <TableView table={(*table).clone()} {state}/>
            </div>
            if route.is_away() {
                <StudyDoor/>
            }
        </ContextProvider<Settings>>
    }
}

/// What storage, browser and address say.
fn first_state(kept: Option<&Kept>) -> AppState {
    let wishes = page::wishes();
    if wishes.test {
        probe::show();
    }
    let (mut settings, names) = read_settings(&storage::read_settings().unwrap_or_default());
    if !settings.lang_chosen {
        settings.lang = page::preferred_language();
    }
    settings.lang = wishes.lang.unwrap_or(settings.lang);
    let mut state = AppState::new(settings, names, &wished(&wishes).unwrap_or_default());
    state.evening = Rc::new(read_evening(&storage::read_evening().unwrap_or_default()));
    let back = kept.and_then(|kept| {
        let back = Box::new(kept.comeback.clone());
        reduce(&state, if kept.is_led { Change::ComeBack(back) } else { Change::Watch(back) })
    });
    back.unwrap_or(state)
}

/// The match that the address asks for; without a wish, one like the last.
fn wished(wishes: &page::Wishes) -> Result<NewMatch, BadStart> {
    NewMatch::wished(wishes.rules.as_deref(), wishes.bfen.as_deref(), last_choice)
}

/// An address that makes no sense: the usual match is on the table, and a page of the study says why.
#[hook]
fn use_bad_address() {
    use_effect_with((), |()| {
        if wished(&page::wishes()).is_err() && !page::route().is_away() {
            page::lead_to(&StudyRoute::Address.hash());
        }
    });
}

/// A match with the rules and clocks that were chosen last.
fn last_choice() -> NewMatch {
    storage::read_choice().as_deref().and_then(read_choice).unwrap_or_default()
}

/// Tells the document the language and the colours, and keeps settings and names for next time.
#[hook]
fn use_settings_shown(state: &AppState) {
    use_effect_with(state.settings.lang, |lang| page::show_language(*lang));
    use_effect_with(state.settings.layout, |layout| {
        if *layout != Layout::Even {
            load_layouts(|| {});
        }
    });
    use_effect_with(state.settings, page::show_looks);
    let kept = use_mut_ref(|| (state.settings, Rc::clone(&state.names)));
    use_effect_with((state.settings, Rc::clone(&state.names)), move |now| {
        // What was read or guessed at the beginning is nobody's choice yet.
        if *kept.borrow() != *now {
            kept.replace(now.clone());
            storage::write_settings(&write_settings(&now.0, &now.1));
        }
    });
}

/// Hears that another build of the page waits.
#[hook]
fn use_update(table: &Table) {
    let table = table.clone();
    use_effect_with((), move |()| {
        let listener = update::when_waiting(move || table.change(Change::Outdated));
        move || drop(listener)
    });
}

/// Keeps the score of the evening when it has changed.
#[hook]
fn use_evening_kept(state: &AppState) {
    let kept = use_mut_ref(|| Rc::clone(&state.evening));
    use_effect_with(Rc::clone(&state.evening), move |now| {
        if *kept.borrow() != *now {
            kept.replace(Rc::clone(now));
            storage::write_evening(&write_evening(now));
        }
    });
}

/// While clocks run: the screen stays awake, and time that is missing is noticed, at the latest when the page is looked at
/// again.
#[hook]
fn use_watch(table: &Table, runs: bool) {
    let table = table.clone();
    use_effect_with(runs, move |runs| {
        let watch = runs.then(|| {
            let wake = Rc::new(Wake::hold());
            let look = {
                let table = table.clone();
                Interval::new(COMPARE_EVERY, move || table.notice_gap())
            };
            let seen = page::document().map(|document| {
                EventListener::new(&document, "visibilitychange", move |_| {
                    table.notice_gap();
                    wake.renew();
                })
            });
            (look, seen)
        });
        move || drop(watch)
    });
}

/// The one timer of the match: writes what falls due by itself. Late is fine: the entry says when it fell.
#[hook]
fn use_deadline(table: &Table, game: &Rc<Match>) {
    let table = table.clone();
    use_effect_with(Rc::clone(game), move |game| {
        let timer = game.next_deadline().map(|due| {
            // A few milliseconds more: a timer that came early would find nothing due.
            let wait = due.minus(table.now()).plus(Millis(4));
            // A browser's longest wait is 2³¹ ms.
            Timeout::new(wait.0.min(i32::MAX.unsigned_abs()), move || table.act(Author::Clock, Action::Tick))
        });
        move || drop(timer)
    });
}

/// Takes a refusal away when it has been shown long enough.
#[hook]
fn use_note_timer(table: &Table, board: BoardId, note: Option<Note>) {
    let table = table.clone();
    use_effect_with(note.map(|note| note.number), move |number| {
        let timer = number
            .map(|number| Timeout::new(NOTE_FOR, move || table.change(Change::NoteRead { board, number })));
        move || drop(timer)
    });
}

/// The same for what was said to a team.
#[hook]
fn use_team_note_timer(table: &Table, team: Team, number: Option<u32>) {
    let table = table.clone();
    use_effect_with(number, move |number| {
        let timer = number.map(|number| {
            Timeout::new(NOTE_FOR, move || table.change(Change::TeamNoteRead { team, number }))
        });
        move || drop(timer)
    });
}
