//! The state after a change: a pure function.

use std::rc::Rc;

use pasapezas_core::record::Shape;
use pasapezas_core::{
    Action, Attempt, Author, BoardId, Claim, Color, Match, Millis, PerBoard, Phase, Refusal, Seat, Stamp,
    Team,
};

use super::change::{Change, SettingChange};
use super::claims;
use super::evening::Evening;
use super::gap::{Gap, counting};
use super::kept::Comeback;
use super::per_team::PerTeam;
use super::select::shown_names;
use super::session::Session;
use super::settings::{Settings, clean_name};
use super::start::NewMatch;
use super::state::{AppState, CameBack, Dialog, Keeping, Note, Question, TeamNote, Told, no_drawings};
use crate::input::Hand;
use crate::input::draw::draw;

/// The state after `change`; `None` when it is the same as before, so that nothing has to be drawn.
pub fn reduce(state: &AppState, change: Change) -> Option<AppState> {
    let mut next = state.clone();
    if state.keeping == Keeping::Elsewhere && is_of_match(&change) {
        // The match has one writer, and it is not this page.
        return None;
    }
    match change {
        Change::Act { stamp, action } => act(&mut next, stamp, action),
        Change::ClaimTime { at, team } => claim_time(&mut next, at, team),
        Change::Missed { at, span } => miss(&mut next, at, span),
        Change::CountGap => count_gap(&mut next),
        Change::Refused { seat, attempt, why } => refuse(&mut next, seat, attempt, why),
        Change::Lapsed { seat, attempt, why } => note(&mut next, seat, Some(attempt), why, true),
        Change::Tell { board, at } => tell(&mut next, board, at),
        Change::NoteRead { board, number } => {
            let note = next.notes.get_mut(board);
            *note = note.filter(|note| note.number != number);
        }
        Change::TeamNoteRead { team, number } => {
            let note = next.team_notes.get_mut(team);
            *note = note.filter(|note| note.number != number);
        }
        Change::Touched(seat) => {
            let note = next.notes.get_mut(seat.board);
            *note = note.filter(|note| note.seat != seat);
        }
        Change::Hand(hand) => next.hand = hand,
        Change::Pencil(pen) => next.pencil = pen,
        Change::Draw(shape) => draw_shape(&mut next, shape),
        Change::Wipe(None) => next.drawings = no_drawings(),
        Change::Wipe(Some(board)) => *next.drawings.get_mut(board) = Rc::default(),
        Change::Setting(setting) => set(&mut next, setting),
        Change::Name { seat, name } => rename(&mut next, seat, &name),
        Change::TurnBoards => next.settings.below = next.settings.below.map(Color::other),
        Change::TurnBoard(board) => turn(&mut next, board),
        Change::StandAsUsual => next.settings.stand_as_usual(),
        Change::FarMenu => {
            open(&mut next, Some(Dialog::Menu));
            next.panel_is_far = true;
        }
        Change::Dialog(dialog) => open(&mut next, dialog),
        Change::Ask { board, asking } => {
            *next.asking.get_mut(board) = asking;
            // The question comes first: what was said before it is read.
            if asking.is_some() {
                *next.notes.get_mut(board) = None;
            }
        }
        Change::ClearEvening => {
            next.evening = Rc::new(Evening::default());
            next.dialog = None;
        }
        Change::CloseResult => next.result_closed = true,
        Change::NewMatch(start) => begin(&mut next, &start),
        Change::ComeBack(back) => come_back(&mut next, *back),
        Change::Watch(back) => watch(&mut next, *back),
        Change::Keeping(keeping) => next.keeping = keeping,
        Change::Outdated => next.is_old = true,
    }
    wipe_moved(&mut next, state);
    (next != *state).then_some(next)
}

/// Whether it would add an entry to the match.
const fn is_of_match(change: &Change) -> bool {
    matches!(change, Change::Act { .. } | Change::ClaimTime { .. } | Change::Missed { .. } | Change::CountGap)
}

/// What is drawn on a board speaks of the position: with another one it goes.
fn wipe_moved(next: &mut AppState, before: &AppState) {
    if Rc::ptr_eq(&next.session.game, &before.session.game) {
        return;
    }
    for board in BoardId::ALL {
        let placement = |state: &AppState| *state.session.game.position(board).placement();
        if next.session.number != before.session.number || placement(next) != placement(before) {
            *next.drawings.get_mut(board) = Rc::default();
        }
    }
}

fn draw_shape(next: &mut AppState, shape: Shape) {
    let here = next.drawings.get_mut(shape.board);
    let mut shapes = here.to_vec();
    draw(&mut shapes, shape);
    *here = shapes.into();
}

fn act(next: &mut AppState, stamp: Stamp, action: Action) {
    // A timer that comes early or late finds nothing due: that is not worth an entry.
    if action == Action::Tick && next.session.game.act(stamp, &action).is_ok_and(|events| events.is_empty()) {
        return;
    }
    match next.session.after(stamp, action) {
        Ok(session) => {
            next.session = session;
            done(next, stamp);
        }
        // A flag has ended the match before, and its timer is late: that is what there is to tell.
        Err(Refusal::MatchOver) if next.session.game.outcome().is_none() => {
            act(next, Stamp { by: Author::Clock, ..stamp }, Action::Tick);
        }
        Err(why) => {
            if let Author::Seat(seat) = stamp.by {
                refuse(next, seat, None, why);
            }
        }
    }
}

/// What an entry does to everything that stands beside the match.
fn done(next: &mut AppState, stamp: Stamp) {
    if let Author::Seat(seat) = stamp.by {
        let note = next.notes.get_mut(seat.board);
        *note = note.filter(|note| note.seat != seat);
        let asking = next.asking.get_mut(seat.board);
        // Whoever acts has answered; and a question about the piece that stood there means nothing after a move.
        *asking = asking.filter(|asked| asked.seat != seat && asked.question != Question::Removal);
    }
    match next.session.game.phase() {
        // Whoever sets clocks or takes moves back has settled what is missing.
        Phase::Paused if has_settled_gap(&next.session.game) => next.gap = None,
        Phase::Waiting | Phase::Paused => {}
        Phase::Running => (next.gap, next.comeback) = (None, None),
        Phase::Over(outcome) => {
            next.notes = PerBoard::default();
            next.team_notes = PerTeam::default();
            next.asking = PerBoard::default();
            (next.gap, next.comeback) = (None, None);
            let names = shown_names(next.settings.lang, &next.names);
            Rc::make_mut(&mut next.evening).enter(names, outcome);
        }
    }
}

/// The team's button: a member for whom the claim holds makes it. Without ground the team's bar says why.
fn claim_time(next: &mut AppState, at: Millis, team: Team) {
    let seat = claims::claimant(&next.session.game, team, at);
    let stamp = Stamp::of(seat, at);
    match next.session.after(stamp, Action::Claim(Claim::Time)) {
        Ok(session) => {
            next.session = session;
            done(next, stamp);
        }
        Err(why) => {
            // What fell due meanwhile is entered first: it may have ended the match.
            act(next, Stamp { at, by: Author::Clock }, Action::Tick);
            if next.session.game.outcome().is_none() {
                next.notes_made = next.notes_made.wrapping_add(1);
                *next.team_notes.get_mut(team) = Some(TeamNote { number: next.notes_made, seat, why });
            }
        }
    }
}

/// Time went by that the clock of the match has not seen: everything stands where it was, and people say when it goes on.
fn miss(next: &mut AppState, at: Millis, span: Millis) {
    if next.session.game.phase() != Phase::Running {
        return;
    }
    // A flag that fell before is entered with the pause; if it ended the match, there is nothing to pause.
    match next.session.after(Stamp::table(at), Action::Pause) {
        Ok(session) => {
            next.session = session;
            next.gap = Some(Gap { span, asked: true });
        }
        Err(_) => act(next, Stamp { at, by: Author::Clock }, Action::Tick),
    }
}

/// The log gets what the time that passed brings; from then on the clock of the match is ahead by as much.
fn count_gap(next: &mut AppState) {
    if let (Some(gap), Phase::Paused) = (next.gap, next.session.game.phase()) {
        for (stamp, action) in counting(&next.session.game, gap.span) {
            act(next, stamp, action);
        }
    }
}

fn has_settled_gap(game: &Match) -> bool {
    let last = game.log().entries().last().map(|entry| entry.action);
    matches!(last, Some(Action::CorrectTime { .. } | Action::TakeBack { .. }))
}

/// Opens a panel, or closes the one that is open: what asks by itself is closed only when nothing else lay over it.
fn open(next: &mut AppState, dialog: Option<Dialog>) {
    if let (None, None, Some(gap)) = (dialog, next.dialog, &mut next.gap) {
        gap.asked = false;
    }
    // What opens from a panel is for the same reader.
    next.panel_is_far &= dialog.is_some() && next.dialog.is_some();
    next.dialog = dialog;
}

fn turn(next: &mut AppState, board: BoardId) {
    let below = next.settings.below.get_mut(board);
    *below = below.other();
}

fn refuse(next: &mut AppState, seat: Seat, attempt: Option<Attempt>, why: Refusal) {
    note(next, seat, attempt, why, false);
}

fn note(next: &mut AppState, seat: Seat, attempt: Option<Attempt>, why: Refusal, lapsed: bool) {
    next.notes_made = next.notes_made.wrapping_add(1);
    let note = Note { number: next.notes_made, seat, attempt, why, lapsed };
    *next.notes.get_mut(seat.board) = Some(note);
    *next.asking.get_mut(seat.board) = None;
}

fn set(next: &mut AppState, setting: SettingChange) {
    match setting {
        SettingChange::Lang(lang) => {
            next.settings.lang = lang;
            next.settings.lang_chosen = true;
        }
        SettingChange::Theme(theme) => next.settings.theme = theme,
        SettingChange::ShowTargets(show) => next.settings.show_targets = show,
        SettingChange::Premoves(on) => next.settings.premoves = on,
        SettingChange::Sound(on) => next.settings.sound = on,
        SettingChange::All(all) => {
            let Settings { lang, lang_chosen, .. } = next.settings;
            // Only another language than the one that is spoken has been chosen.
            let other = all.lang_chosen && all.lang != lang;
            let lang = if other { all.lang } else { lang };
            next.settings = Settings { lang, lang_chosen: lang_chosen || other, ..all };
        }
        SettingChange::First(board) => next.settings.first = board,
        SettingChange::Layout(layout) => next.settings.lay(layout),
    }
}

fn tell(next: &mut AppState, board: BoardId, at: Millis) {
    next.notes_made = next.notes_made.wrapping_add(1);
    next.told = Some(Told { number: next.notes_made, board, at });
}

fn rename(next: &mut AppState, seat: Seat, name: &str) {
    let name = clean_name(name);
    if *next.names.at(seat) != name {
        *Rc::make_mut(&mut next.names).at_mut(seat) = name;
    }
}

fn begin(next: &mut AppState, start: &NewMatch) {
    if let Some(names) = &start.names {
        for seat in Seat::ALL {
            rename(next, seat, names.at(seat));
        }
    }
    lay_out(next, Session::new(start.setup(), next.session.number.wrapping_add(1)));
}

/// The match goes on from where its log ends: what came after that the clocks have not seen (decision D33).
fn come_back(next: &mut AppState, back: Comeback) {
    let at = back.game.last_stamp();
    let session = Session::of(back.game, next.session.number.wrapping_add(1));
    lay_out(next, session);
    for seat in Seat::ALL {
        rename(next, seat, back.names.at(seat));
    }
    if let Ok(paused) = next.session.after(Stamp::table(at), Action::Pause) {
        next.session = paused;
    }
    if next.session.game.phase() == Phase::Paused {
        next.comeback = Some(CameBack { is_cut: back.is_cut });
    }
}

/// What another page plays: the same match goes on, with what hands hold here; a first look says that it is elsewhere.
fn watch(next: &mut AppState, back: Comeback) {
    let number = next.session.number;
    if next.keeping == Keeping::Elsewhere && *next.session.game.setup() == *back.game.setup() {
        next.session = Session::of(back.game, number);
    } else {
        lay_out(next, Session::of(back.game, number.wrapping_add(1)));
        next.dialog = Some(Dialog::Keeping);
    }
    next.keeping = Keeping::Elsewhere;
    for seat in Seat::ALL {
        rename(next, seat, back.names.at(seat));
    }
}

/// Another match is on the table, and nothing of the last one.
fn lay_out(next: &mut AppState, session: Session) {
    next.session = session;
    if next.keeping == Keeping::Elsewhere {
        next.keeping = Keeping::default();
    }
    next.hand = Hand::default();
    next.pencil = None;
    next.notes = PerBoard::default();
    next.team_notes = PerTeam::default();
    next.asking = PerBoard::default();
    (next.gap, next.comeback) = (None, None);
    next.dialog = None;
    next.result_closed = false;
}
