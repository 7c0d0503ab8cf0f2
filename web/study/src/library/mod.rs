//! The library: the matches and records that this browser keeps, the newest first.
//!
//! Deleting asks, and can be undone for a while: a match is marked, and removed when the note about it goes.

mod row;
mod store;

pub(crate) use store::take_in;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use pasapezas_model::app::KeepFault;
use pasapezas_model::i18n::{
    Lang, LibraryUi, StudyUi, Text, games_count, import_fault, keep_fault, library_ui, study_ui, taken_in,
};
use pasapezas_model::study::library::LibraryRow;
use pasapezas_model::study::library_import::Importing;
use pasapezas_web::context::use_lang;
use pasapezas_web::shell::{keep, page, probe};
use pasapezas_web::ui::icon::icon;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::route::use_route;
use crate::slices::in_slices;
use crate::{files, open};
use row::Row;

/// How long a deletion can be undone, in milliseconds.
const UNDO: u32 = 10_000;

/// What the list shows.
#[derive(Clone, PartialEq)]
enum Listing {
    Loading,
    Rows(Rc<Vec<LibraryRow>>),
    Failed(KeepFault),
}

/// What was done last.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    Nothing,
    Deleted(String),
    /// A file is being read, with so many matches so far.
    Reading(usize),
    Said(Text),
    Wrong(Text),
}

/// A deletion that can still be undone; it is done for good when this goes.
struct Pending(Option<String>);

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some(id) = self.0.take() {
            spawn_local(async move {
                // What stays is marked, and goes when the library is opened again.
                let _kept = keep::remove(&id).await;
            });
        }
    }
}

/// The way to what the page shows.
#[derive(Clone)]
struct Shelf {
    lang: Lang,
    listing: UseStateHandle<Listing>,
    note: UseStateHandle<Note>,
    pending: Rc<RefCell<Option<Pending>>>,
}

impl Shelf {
    async fn read(&self) {
        self.listing.set(match store::rows().await {
            Ok(rows) => Listing::Rows(Rc::new(rows)),
            Err(fault) => Listing::Failed(fault),
        });
    }

    /// Says something; a deletion that could be undone is done with.
    fn say(&self, note: Note) {
        self.pending.take();
        self.note.set(note);
    }

    fn failed(&self, fault: KeepFault) {
        self.say(Note::Wrong(Text::Borrowed(keep_fault(self.lang, fault))));
    }

    fn open(&self, id: String) {
        let page = self.clone();
        spawn_local(async move {
            match keep::load(&id).await {
                Ok(Some(text)) => open::from_library(&text),
                Ok(None) => page.say(Note::Wrong(Text::Borrowed(library_ui(page.lang, LibraryUi::Missing)))),
                Err(fault) => page.failed(fault),
            }
        });
    }

    fn delete(&self, row: LibraryRow) {
        let page = self.clone();
        spawn_local(async move {
            match store::delete(&row).await {
                Ok(true) => {
                    page.say(Note::Deleted(row.id.clone()));
                    page.pending.replace(Some(Pending(Some(row.id))));
                    page.read().await;
                }
                Ok(false) => {
                    page.say(Note::Wrong(Text::Borrowed(library_ui(page.lang, LibraryUi::OnTable))));
                }
                Err(fault) => page.failed(fault),
            }
        });
    }

    fn undo(&self) {
        let Some(id) = self.pending.take().and_then(|mut pending| pending.0.take()) else { return };
        let page = self.clone();
        spawn_local(async move {
            match keep::mark(&id, 0.0).await {
                Ok(()) => page.say(Note::Nothing),
                Err(fault) => page.failed(fault),
            }
            page.read().await;
        });
    }

    fn export(&self) {
        let page = self.clone();
        spawn_local(async move {
            match store::export().await {
                Ok(file) => page::save_text("pasapezas-library.txt", files::PLAIN, &file),
                Err(fault) => page.failed(fault),
            }
        });
    }

    fn import(&self, field: HtmlInputElement) {
        let page = self.clone();
        spawn_local(async move {
            let Some(bytes) = files::chosen(&field).await else { return };
            let mut importing = Importing::new(bytes);
            let tell = |importing: &Importing| {
                page.say(Note::Reading(importing.progress().1));
                true
            };
            in_slices(&mut importing, Importing::work, tell).await;
            let (matches, wrong) = importing.finish();
            match take_in(&matches).await {
                Ok(()) => page.say(match wrong {
                    Some(wrong) => Note::Wrong(import_fault(page.lang, wrong)),
                    None => Note::Said(taken_in(page.lang, matches.len())),
                }),
                Err(fault) => page.failed(fault),
            }
            page.read().await;
        });
    }
}

/// The page.
#[component]
pub(crate) fn Library() -> Html {
    probe::rendered();
    let lang = use_lang();
    let shelf = Shelf {
        lang,
        listing: use_state_eq(|| Listing::Loading),
        note: use_state_eq(|| Note::Nothing),
        pending: use_mut_ref(|| None),
    };
    let filter = use_state_eq(String::new);
    use_reading(&shelf);
    use_end_of_undo(&shelf);
    html! {
        <main class="library" tabindex="-1" aria-label={study_ui(lang, StudyUi::Library)}>
            <header>
                <h1>{ study_ui(lang, StudyUi::Library) }</h1>
                { tools(&shelf) }
            </header>
            <div class="lnote" aria-live="polite">{ note(&shelf) }</div>
            { list(&shelf, &filter) }
        </main>
    }
}

/// The list is read as the page appears, and whenever the study is seen again.
#[hook]
fn use_reading(shelf: &Shelf) {
    let shelf = shelf.clone();
    let route = use_route();
    use_effect_with(route, move |_| spawn_local(async move { shelf.read().await }));
}

/// After a while a deletion is done for good.
#[hook]
fn use_end_of_undo(shelf: &Shelf) {
    let shelf = shelf.clone();
    use_effect_with((*shelf.note).clone(), move |note| {
        let timer =
            matches!(note, Note::Deleted(_)).then(|| Timeout::new(UNDO, move || shelf.say(Note::Nothing)));
        move || drop(timer)
    });
}

fn tools(shelf: &Shelf) -> Html {
    let press = Callback::from(|event: MouseEvent| {
        let field = event.target_dyn_into::<web_sys::Element>();
        let field = field.and_then(|target| target.closest("header").ok().flatten());
        let field = field.and_then(|head| head.query_selector("input[type=file]").ok().flatten());
        if let Some(field) = field.and_then(|field| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(field).ok())
        {
            field.click();
        }
    });
    let chosen = {
        let shelf = shelf.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                shelf.import(field);
            }
        })
    };
    let export = {
        let shelf = shelf.clone();
        Callback::from(move |_: MouseEvent| shelf.export())
    };
    let has_rows = matches!(&*shelf.listing, Listing::Rows(rows) if !rows.is_empty());
    let can_import = !matches!(&*shelf.listing, Listing::Failed(_));
    html! {
        <div class="does">
            if can_import {
                <button type="button" class="btn" data-action="import" onclick={press}>
                    { icon("#i-open") }{ library_ui(shelf.lang, LibraryUi::Import) }
                </button>
                <input type="file" class="vh" tabindex="-1" aria-hidden="true" data-action="import-file" onchange={chosen}/>
            }
            if has_rows {
                <button type="button" class="btn" data-action="export" onclick={export}>
                    { library_ui(shelf.lang, LibraryUi::Export) }
                </button>
            }
        </div>
    }
}

/// What was done last, and the way back from it.
fn note(shelf: &Shelf) -> Html {
    match &*shelf.note {
        Note::Nothing => Html::default(),
        Note::Reading(count) => {
            let reading = study_ui(shelf.lang, StudyUi::ReadingFile);
            // Not said aloud each time: what comes of it is.
            html! { <p class="quiet" aria-live="off">{ reading }{ " · " }{ games_count(shelf.lang, *count) }</p> }
        }
        Note::Said(text) => html! { <p class="said">{ text.clone() }</p> },
        Note::Wrong(text) => html! { <p class="wrong">{ text.clone() }</p> },
        Note::Deleted(_) => {
            let shelf = shelf.clone();
            let lang = shelf.lang;
            html! {
                <p class="said">
                    <span>{ library_ui(lang, LibraryUi::Deleted) }</span>
                    <button type="button" class="btn" data-action="undo-delete" onclick={move |_| shelf.undo()}>
                        { icon("#i-undo") }{ library_ui(lang, LibraryUi::Undo) }
                    </button>
                </p>
            }
        }
    }
}

fn list(shelf: &Shelf, filter: &UseStateHandle<String>) -> Html {
    let lang = shelf.lang;
    let rows = match &*shelf.listing {
        Listing::Loading => return html! { <p class="quiet">{ library_ui(lang, LibraryUi::Loading) }</p> },
        Listing::Failed(fault) => {
            return html! { <p class="wrong" role="alert">{ keep_fault(lang, *fault) }</p> };
        }
        Listing::Rows(rows) if rows.is_empty() => {
            return html! {
                <div class="empty">
                    <p><b>{ library_ui(lang, LibraryUi::Empty) }</b></p>
                    <p class="quiet">{ library_ui(lang, LibraryUi::EmptyHint) }</p>
                </div>
            };
        }
        Listing::Rows(rows) => Rc::clone(rows),
    };
    let typed = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                filter.set(field.value());
            }
        })
    };
    let open = Callback::from({
        let shelf = shelf.clone();
        move |id: String| shelf.open(id)
    });
    let delete = Callback::from({
        let shelf = shelf.clone();
        move |row: LibraryRow| shelf.delete(row)
    });
    let fits: Vec<&LibraryRow> = rows.iter().filter(|row| row.matches(filter)).collect();
    html! {
        <>
            <label class="find">
                <span>{ library_ui(lang, LibraryUi::Filter) }</span>
                <input type="search" data-action="filter-kept" value={(**filter).clone()} oninput={typed}
                    placeholder={library_ui(lang, LibraryUi::FilterHint)}/>
            </label>
            if fits.is_empty() {
                <p class="quiet">{ library_ui(lang, LibraryUi::NoneFits) }</p>
            }
            <ul class="kept">
                { for fits.into_iter().map(|row| html! {
                    <Row key={row.id.clone()} {lang} row={row.clone()} open={open.clone()} delete={delete.clone()}/>
                }) }
            </ul>
        </>
    }
}
