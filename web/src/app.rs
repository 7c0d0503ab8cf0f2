//! The root: state, settings, timers, and the table.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_core::{Action, Author, BoardId, Match, Millis};
use pasapezas_model::app::settings::{read_settings, write_settings};
use pasapezas_model::app::{AppState, Change, NewMatch, Note, Settings};
use yew::prelude::*;

use crate::context::{Page, Table};
use crate::shell::{page, probe, storage};
use crate::ui::table::TableView;

/// How long a refusal is shown, in milliseconds.
const NOTE_FOR: u32 = 6000;

/// The whole page.
#[component]
pub fn App() -> Html {
    probe::rendered();
    let page = use_reducer(|| Page(first_state()));
    let table = use_memo((), |()| Table::new(page.clone()));
    let state = page.0.clone();
    use_settings_shown(&state);
    use_deadline(&table, &state.session.game);
    use_note_timer(&table, BoardId::A, state.notes.a);
    use_note_timer(&table, BoardId::B, state.notes.b);
    html! {
        <ContextProvider<Settings> context={state.settings}>
            <TableView table={(*table).clone()} {state}/>
        </ContextProvider<Settings>>
    }
}

/// What storage, browser and address say.
fn first_state() -> AppState {
    let wishes = page::wishes();
    if wishes.test {
        probe::show();
    }
    let (mut settings, names) = read_settings(&storage::read_settings().unwrap_or_default());
    if !settings.lang_chosen {
        settings.lang = page::preferred_language();
    }
    settings.lang = wishes.lang.unwrap_or(settings.lang);
    let (start, wrong) = match wishes.bfen.as_deref().map(NewMatch::from_bfen) {
        None => (NewMatch::default(), None),
        Some(Ok(start)) => (start, None),
        Some(Err(wrong)) => (NewMatch::default(), Some(wrong)),
    };
    let mut state = AppState::new(settings, names, &start);
    state.bad_start = wrong.map(Rc::new);
    state
}

/// Tells the document the language and the colours, and keeps settings and names for next time.
#[hook]
fn use_settings_shown(state: &AppState) {
    use_effect_with(state.settings.lang, |lang| page::show_language(*lang));
    use_effect_with(state.settings.theme, |theme| page::show_theme(*theme));
    let kept = use_mut_ref(|| (state.settings, Rc::clone(&state.names)));
    use_effect_with((state.settings, Rc::clone(&state.names)), move |now| {
        // What was read or guessed at the beginning is nobody's choice yet.
        if *kept.borrow() != *now {
            kept.replace(now.clone());
            storage::write_settings(&write_settings(&now.0, &now.1));
        }
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
