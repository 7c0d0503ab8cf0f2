//! The door to the study, as the table sees it: the part of the page with review, editor and library, loaded when the
//! address first leads there. The table stays behind it and goes on.

use pasapezas_core::{BoardId, Phase};
use pasapezas_model::app::rules_view::Route;
use pasapezas_model::app::settings::{parse_settings, write_settings};
use pasapezas_model::app::setup_form_text::{read_new_match, write_choice};
use pasapezas_model::app::{Change, Cue, Names, NewMatch, SettingChange, Settings, kept};
use pasapezas_model::i18n::rulebook::{RulesUi, rules_ui};
use pasapezas_model::i18n::{DoorUi, Lang, door_ui};
use yew::prelude::*;

use crate::context::{Table, use_lang};
use crate::route;
use crate::shell::study::{self, Answers};
use crate::shell::{page, probe, sound, storage};
use crate::ui::icon::icon;

/// How far the study has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    Loading,
    Open,
    Failed,
}

thread_local! {
    /// Whether the study has been loaded: it is never unloaded.
    static OPEN: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// In place of the table while the address leads into the study: its element, or what there is to say until it is there.
#[component]
pub(crate) fn StudyDoor() -> Html {
    probe::rendered();
    let lang = use_lang();
    let door = use_state_eq(|| if OPEN.get() { Door::Open } else { Door::Loading });
    use_effect_with(*door, {
        let door = door.clone();
        move |now| {
            let ears = (*now == Door::Loading).then(|| load(&door));
            // From the beginning, so that every page of the study can count on being seen as it is mounted.
            study::show(*now != Door::Failed);
            move || {
                study::show(false);
                drop(ears);
            }
        }
    });
    match *door {
        Door::Open => Html::default(),
        Door::Loading => html! {
            <main class="door"><p role="status">{ door_ui(lang, DoorUi::Loading) }</p></main>
        },
        Door::Failed => failure(lang, &door),
    }
}

fn load(door: &UseStateHandle<Door>) -> Option<[study::Ear; 2]> {
    let come = {
        let door = door.clone();
        move |there: bool| {
            OPEN.set(there);
            door.set(if there { Door::Open } else { Door::Failed });
        }
    };
    let ears = study::open(come);
    if ears.is_none() {
        door.set(Door::Failed);
    }
    ears
}

fn failure(lang: Lang, door: &UseStateHandle<Door>) -> Html {
    let retry = {
        let door = door.clone();
        Callback::from(move |_: MouseEvent| door.set(Door::Loading))
    };
    html! {
        <main class="door">
            <p role="alert">{ door_ui(lang, DoorUi::Failed) }</p>
            <div class="two">
                <button type="button" class="btn pri" data-action="retry-study" onclick={retry}>
                    { icon("#i-again") }
                    { door_ui(lang, DoorUi::Retry) }
                </button>
                <a class="btn" href={Route::Table.hash()} data-action="back-to-table">
                    { icon("#i-back") }
                    { rules_ui(lang, RulesUi::BackToTable) }
                </a>
            </div>
        </main>
    }
}

/// Answers the study for as long as the page is there: with the match of the table, and by laying out another one.
#[hook]
pub(crate) fn use_match_for_study(table: &Table) {
    let table = table.clone();
    use_effect_with((), move |()| {
        let answers: Option<Answers> = study::answer(
            {
                let table = table.clone();
                move || present(&table)
            },
            {
                let table = table.clone();
                move || phase(&table).to_owned()
            },
            (
                {
                    let table = table.clone();
                    move |position, rules| start(&table, &position, &rules)
                },
                {
                    let table = table.clone();
                    move |text| begin(&table, &text)
                },
            ),
            (
                {
                    let table = table.clone();
                    move || settings(&table)
                },
                move |text| set_settings(&table, &text),
            ),
        );
        move || drop(answers)
    });
}

/// The match of the table with the names of its players, as the text of its log.
fn present(table: &Table) -> String {
    let state = table.state();
    kept::text(&state.session.game, &state.names, "")
}

/// The settings, in the language that is spoken.
fn settings(table: &Table) -> String {
    let spoken = Settings { lang_chosen: true, ..table.state().settings };
    write_settings(&spoken, &Names::default())
}

/// All settings at once. A board whose loudness has changed lets itself be heard.
fn set_settings(table: &Table, text: &str) {
    let Ok((new, _names)) = parse_settings(text) else { return };
    let old = table.state().settings;
    if new.lang_chosen && new.lang != old.lang {
        // From now on this counts, and not what the address said.
        page::forget_wishes(&["lang"]);
    }
    table.change(Change::Setting(SettingChange::All(new)));
    for board in BoardId::ALL {
        if new.loudness(board) != old.loudness(board) {
            sound::play(&new, (Cue::Move, Some(board)));
        }
    }
}

/// How far the match of the table is, in a word.
fn phase(table: &Table) -> &'static str {
    match table.state().session.game.phase() {
        Phase::Waiting => "before",
        Phase::Running => "playing",
        Phase::Paused => "paused",
        Phase::Over(_) => "over",
    }
}

/// Lays out the position that the study gives and goes to it; without clocks of its own it has those of the last match. Says
/// whether it can be played: `wrong` or nothing.
fn start(table: &Table, position: &str, rules: &str) -> String {
    match NewMatch::again(&table.state().session.game).by(rules).and_then(|new| new.at(position)) {
        Ok(new) => {
            table.lay_out(new);
            page::go_to(Route::Table);
            String::new()
        }
        Err(_) => "wrong".to_owned(),
    }
}

/// Lays out the match that the form gives, keeps its rules and clocks for the next visit, and goes to it.
fn begin(table: &Table, text: &str) {
    let Some(new) = read_new_match(text) else { return };
    storage::write_choice(&write_choice(&new.rules, &new.time));
    table.lay_out(new);
    route::go_to_new_match();
}
