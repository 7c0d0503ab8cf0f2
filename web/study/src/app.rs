//! The root of the study.

use std::rc::Rc;

use pasapezas_core::Source as Cited;
use pasapezas_core::record::Record;
use pasapezas_model::app::settings::{read_settings, write_settings};
use pasapezas_model::app::{Names, Settings};
use pasapezas_model::i18n::Lang;
use pasapezas_model::study::kept::{restored, write_kept_record};
use pasapezas_model::study::{StudyRoute, StudyState};
use pasapezas_web::shell::storage::{self, Shelf};
use pasapezas_web::shell::{page, probe};
use yew::prelude::*;

use crate::about::AboutPage;
use crate::address::AddressPage;
use crate::bar::Bar;
use crate::clock::ClockPage;
use crate::editor::Editor;
use crate::help::HelpPage;
use crate::library::Library;
use crate::new::NewMatchPage;
use crate::review::desk::{Page, Study as Desk};
use crate::review::{Review, kept};
use crate::route::use_route;
use crate::rules::RulesPage;
use crate::settings::SettingsPage;
use crate::share::{SharePage, Source};
use crate::table;

/// The whole study.
#[component]
pub fn Study() -> Html {
    probe::rendered();
    let route = use_route();
    let page =
        use_reducer(|| Page(restored(Shelf::Record.read().as_deref(), Shelf::Aside.read().as_deref())));
    use_record_kept(&page.0);
    let study = use_memo((), |()| Desk::new(page.clone()));
    // They are the table's, which is hidden while the study is seen: they change between two visits, and by our own page.
    let chosen = use_state_eq(|| 0_u32);
    let settings = use_memo((route.is_some(), *chosen), |_| settings());
    let choose = use_callback(chosen, |other: Settings, chosen| {
        table::set_settings(&write_settings(&other, &Names::default()));
        chosen.set(chosen.wrapping_add(1));
    });
    // What was seen last stays as it is while the study is hidden.
    let last = use_mut_ref(StudyRoute::default);
    if let Some(route) = &route {
        last.replace(route.clone());
    }
    let shown = last.borrow().clone();
    // Once opened it stays: its clocks go on while somebody looks up an article, or plays at the table.
    let clock = use_mut_ref(|| false);
    let at_clock = matches!(shown, StudyRoute::Clock | StudyRoute::ClockReport);
    if at_clock {
        clock.replace(true);
    }
    html! {
        <ContextProvider<Settings> context={*settings}>
            <div class="study">
                // Rules, form and a bad address have ways back of their own.
                if !matches!(shown, StudyRoute::Rules(_) | StudyRoute::Conduct(_) | StudyRoute::New | StudyRoute::Clock | StudyRoute::ClockReport | StudyRoute::Address) {
                    <Bar route={shown.clone()} review={page.0.link().map_or(StudyRoute::Review, |link| StudyRoute::Link(link.to_string()))}/>
                }
                if *clock.borrow() {
                    <ClockPage seen={route == Some(StudyRoute::Clock)} hidden={!at_clock} report={shown == StudyRoute::ClockReport}/>
                }
                if shown == StudyRoute::Settings {
                    <SettingsPage {choose}/>
                } else {
                    { page_of(&shown, route, (*study).clone(), page.0.clone(), settings.lang) }
                }
            </div>
        </ContextProvider<Settings>>
    }
}

fn page_of(
    shown: &StudyRoute,
    route: Option<StudyRoute>,
    study: Desk,
    state: StudyState,
    lang: Lang,
) -> Html {
    match shown {
        // Every time the form begins with the match of that moment.
        StudyRoute::New if route.is_none() => Html::default(),
        // It stands beside these pages.
        StudyRoute::Clock | StudyRoute::ClockReport => Html::default(),
        StudyRoute::New => html! { <NewMatchPage/> },
        StudyRoute::About => html! { <AboutPage/> },
        StudyRoute::Address => html! { <AddressPage/> },
        StudyRoute::Help => html! { <HelpPage/> },
        StudyRoute::Editor => html! { <Editor/> },
        StudyRoute::Library => html! { <Library/> },
        StudyRoute::Rules(article) => html! { <RulesPage at={article.map(Cited::from)}/> },
        StudyRoute::Conduct(section) => html! { <RulesPage at={Some(Cited::from(*section))}/> },
        StudyRoute::Share => html! { <SharePage of={Source::Table}/> },
        StudyRoute::ShareRecord => {
            let record = state.review.as_ref().map(|review| Rc::clone(&review.record));
            html! { <SharePage of={Source::Review(record)}/> }
        }
        StudyRoute::Review | StudyRoute::Match | StudyRoute::Settings | StudyRoute::Link(_) => html! {
            <>
                { kept::notice(lang, &study, state.kept) }
                <Review {study} {state} {route}/>
            </>
        },
    }
}

/// Keeps the record of the review for the next visit, and what lies aside.
#[hook]
fn use_record_kept(state: &StudyState) {
    use_kept(Shelf::Record, state.to_keep());
    use_kept(Shelf::Aside, state.aside_to_keep());
}

#[hook]
fn use_kept(shelf: Shelf, record: Option<&Rc<Record>>) {
    use_effect_with(record.cloned(), move |record| {
        let text = record.as_ref().and_then(|record| write_kept_record(record));
        shelf.write(text.as_deref());
    });
}

/// What the table says; without one, what was kept and what the document has been told.
fn settings() -> Settings {
    if let Some(text) = table::settings() {
        return read_settings(&text).0;
    }
    let (settings, _names) = read_settings(&storage::read_settings().unwrap_or_default());
    Settings { lang: page::shown_language(), ..settings }
}
