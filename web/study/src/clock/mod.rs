//! The clocks beside real boards: the form before the start, the halves, and what is between them. It stays when the address
//! leads elsewhere, and its clocks go on.
//!
//! `desk` is the way to the state; `hands` hears fingers and keys, `faces` writes figures, `kept` keeps every entry.

mod conduct;
mod desk;
mod faces;
mod form;
mod guide;
mod guide_said;
mod half;
mod hands;
mod kept;
mod middle;
mod panels;
mod record;
mod report;
mod results;
mod taps;
mod times;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use pasapezas_core::arbiter::{Phase, Profile};
use pasapezas_core::{BoardId, Millis, Seat};
use pasapezas_model::app::select::shown_names;
use pasapezas_model::app::{Keeping, Names};
use pasapezas_model::arbiter::{HallChange, HallState, Played, half, read_form, seats_beside};
use pasapezas_model::i18n::{
    Clerk, ClockUi, DoorUi, Lang, Text, Ui, clock_of_board, clock_of_player, clock_ui, door_ui,
    press_refused, ui,
};
use pasapezas_web::context::use_settings;
use pasapezas_web::shell::storage::Shelf;
use pasapezas_web::shell::wake::Wake;
use pasapezas_web::shell::{page, probe};
use yew::prelude::*;

use desk::{Desk, Page};
use faces::{Style, use_faces};
use form::ClockForm;
use half::{Common, half_of};
use hands::use_hands;
use kept::{Keeper, use_come_back, use_form_kept, use_keeping};
use middle::middle;
use panels::panel;
use report::ReportPage;

/// How long a note is shown, in milliseconds.
const NOTE_FOR: u32 = 3_000;

/// How often the clocks of the browser are compared while a match runs, in milliseconds.
const COMPARE_EVERY: u32 = 1_000;

/// How long after a flag has fallen that is entered, in milliseconds: a press that came before it has been heard by then.
const FLAG_GRACE: u32 = 30;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ClockPageProps {
    /// Whether the address leads here.
    pub(crate) seen: bool,
    /// Whether another page of the study was the last one to be seen.
    pub(crate) hidden: bool,
    /// Whether the report of the match is shown in place of its clocks.
    pub(crate) report: bool,
}

/// The page.
#[component]
pub(crate) fn ClockPage(props: &ClockPageProps) -> Html {
    probe::rendered();
    let settings = use_settings();
    let lang = settings.lang;
    let page = use_reducer(|| Page(first_state()));
    let desk = use_memo((), |()| Desk::new(page.clone()));
    let state = page.0.clone();
    let keeper = use_mut_ref(Keeper::default);
    let is_ready = use_come_back(&desk, &keeper);
    use_keeping(&desk, &keeper, state.played.as_ref());
    use_form_kept(&desk);
    use_deadline(&desk, state.played.as_ref());
    use_note_timer(&desk, state.note.map(|note| note.number));
    use_watch(&desk, state.hall().is_some_and(|hall| hall.phase() == Phase::Running));
    let root = use_node_ref();
    let style = Style { tenths: settings.tenths, sign: ui(lang, Ui::DecimalSign) };
    let listens = props.seen && state.played.is_some();
    use_hands(&desk, &root, settings.haptics, listens);
    let number = state.played.as_ref().map(|played| played.number);
    use_effect_with((number, props.seen), |(number, seen)| {
        // What comes next is the start; the form, which had the focus, is gone.
        if *seen && number.is_some() && page::is_focus_lost() {
            page::focus_first(".clockpage .tool");
        }
    });
    use_faces(&desk, &root, style, listens);
    html! {
        <div class="clockpage" ref={root} hidden={props.hidden}>
            if let (Some(played), true) = (&state.played, props.report) {
                <ReportPage played={played.clone()}/>
            } else if let Some(played) = &state.played {
                { clocks(lang, &desk, &state, played, style) }
            } else if is_ready && !props.hidden {
                <ClockForm desk={(*desk).clone()} form={Rc::clone(&state.form)} elsewhere={state.keeping == Keeping::Elsewhere}/>
            }
        </div>
    }
}

/// The form as it was last.
fn first_state() -> HallState {
    let (form, view) = read_form(&Shelf::Clock.read().unwrap_or_default());
    HallState::new(form, view)
}

/// Two clocks, or one, and what is between them.
fn clocks(lang: Lang, desk: &Desk, state: &HallState, played: &Played, style: Style) -> Html {
    let profile = played.hall.setup().settings.profile;
    let names = shown_names(lang, &played.names);
    let clerk = clerk(lang, played, &names);
    let common = Common {
        lang,
        desk,
        profile,
        style,
        turned: state.view.turned,
        note: state.note,
        names: &names,
        clerk,
    };
    let now = desk.now();
    let board = |board: BoardId| {
        html! {
            <section key={board.letter().to_string()} class={classes!("cpair", side(board, state.view.swapped))}
                aria-label={clock_of_board(lang, ClockUi::ClockOf, board).into_owned()}>
                { for seats_beside(profile, board).into_iter().filter_map(|seat| half(lang, state, seat, now))
                    .map(|view| half_of(common, &view)) }
            </section>
        }
    };
    let boards: &[BoardId] = match (profile, state.view.swapped) {
        (Profile::OneBoard, _) => &[BoardId::A],
        (Profile::Pasapezas, false) => &[BoardId::A, BoardId::B],
        (Profile::Pasapezas, true) => &[BoardId::B, BoardId::A],
    };
    let phase = played.hall.phase();
    html! {
        <main class={classes!("ctable", (boards.len() == 1).then_some("one"))} data-phase={phase_word(phase)}
            aria-label={door_ui(lang, DoorUi::Clock)}>
            <h1 class="vh">{ door_ui(lang, DoorUi::Clock) }</h1>
            { for boards.iter().take(1).map(|it| board(*it)) }
            { middle(lang, desk, state, phase) }
            { for boards.iter().skip(1).map(|it| board(*it)) }
            if let Some(words) = banner(lang, state, clerk) {
                <p class="banner" aria-hidden="true">{ words }</p>
            }
            { panel(lang, desk, state, played) }
            <p class="vh" role="status" aria-live="polite">{ said(lang, state, played, clerk).unwrap_or_default() }</p>
        </main>
    }
}

fn side(board: BoardId, swapped: bool) -> &'static str {
    if (board == BoardId::A) == swapped { "right" } else { "left" }
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Preparing => "before",
        Phase::Running => "running",
        Phase::Paused => "paused",
        Phase::Over(_) => "over",
    }
}

/// Who puts into words what happens.
fn clerk<'a>(lang: Lang, played: &Played, names: &'a Names) -> Clerk<'a> {
    let setup = played.hall.setup();
    Clerk { lang, profile: setup.settings.profile, names, pawn_ranks: setup.game.rules.board.pawn_ranks }
}

/// What is said to the whole table, over the clocks: what a half has no room for, and that a match came back.
fn banner(lang: Lang, state: &HallState, clerk: Clerk<'_>) -> Option<Text> {
    let note = state.note.filter(|note| note.seat.is_none() || press_refused(lang, note.why).is_none());
    let note = note.map(|note| clerk.objection(note.why, note.seat.unwrap_or(Seat::WHITE_A)));
    let back = state
        .came_back
        .map(|is_cut| clock_ui(lang, if is_cut { ClockUi::CameBackCut } else { ClockUi::CameBack }).into());
    note.or(back)
}

/// What is said to those who hear the page: results, offers, refusals. Never flags (decision D64).
fn said(lang: Lang, state: &HallState, played: &Played, clerk: Clerk<'_>) -> Option<String> {
    let hall = &played.hall;
    if let Phase::Over(end) = hall.phase() {
        return Some([&clerk.headline(end), ". ", &*clerk.ended(end)].concat());
    }
    if let Some(words) = banner(lang, state, clerk) {
        return Some(words.into_owned());
    }
    if let Some(note) = state.note {
        return Some(clerk.objection(note.why, note.seat.unwrap_or(Seat::WHITE_A)).into_owned());
    }
    let offer = BoardId::ALL.into_iter().find_map(|board| hall.offer(board));
    offer.map(|by| clock_of_player(lang, ClockUi::OfferOf, clerk.name(by)).into_owned())
}

/// Enters what falls due by itself, a little later than it does.
#[hook]
fn use_deadline(desk: &Desk, played: Option<&Played>) {
    let desk = desk.clone();
    use_effect_with(played.map(|played| Rc::clone(&played.hall)), move |hall| {
        let timer = hall.as_ref().and_then(|hall| hall.next_deadline()).map(|due| {
            let wait = due.minus(desk.now()).plus(Millis(FLAG_GRACE));
            // A browser's longest wait is 2³¹ ms.
            Timeout::new(wait.0.min(i32::MAX.unsigned_abs()), move || desk.tick(due))
        });
        move || drop(timer)
    });
}

/// Takes a note away when it has been shown long enough.
#[hook]
fn use_note_timer(desk: &Desk, number: Option<u32>) {
    let desk = desk.clone();
    use_effect_with(number, move |number| {
        let timer =
            number.map(|number| Timeout::new(NOTE_FOR, move || desk.change(HallChange::NoteRead(number))));
        move || drop(timer)
    });
}

/// While clocks run the screen stays awake, and time that is missing is noticed.
#[hook]
fn use_watch(desk: &Desk, runs: bool) {
    let desk = desk.clone();
    use_effect_with(runs, move |runs| {
        let watch = runs.then(|| {
            let wake = Rc::new(Wake::hold());
            let look = {
                let desk = desk.clone();
                Interval::new(COMPARE_EVERY, move || desk.notice_gap())
            };
            let seen = page::document().map(|document| {
                EventListener::new(&document, "visibilitychange", move |_| {
                    desk.notice_gap();
                    wake.renew();
                })
            });
            (look, seen)
        });
        move || drop(watch)
    });
}
