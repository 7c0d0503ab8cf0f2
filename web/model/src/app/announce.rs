//! What the live region says: the tail of the log as sentences, refusals, and what the keyboard has picked.

use pasapezas_core::{Action, Attempt, BoardId, Entry, Event, Move, Phase, Seat, Seq, Team};

use super::claims::waits_for_piece;
use super::select::{NoteView, comeback_sentence, name, note_view, shown_names, team};
use super::session::{is_take_back, last_move_entry};
use super::state::{AppState, Keeping};
use super::summary::summary;
use crate::i18n::speech::MoveFacts;
use crate::i18n::{
    DrawUi, Ending, Scene, TableUi, Text, Ui, draw_ui, drawn, end_sentence, gap_sentence, mark_begun,
    pen_name, rubbed_out, source_name, speech, table_ui, ui,
};
use crate::input::Origin;

/// What there is to say about what has changed between two states, in order.
pub fn between(before: &AppState, now: &AppState) -> Vec<Text> {
    let mut said = Vec::new();
    let lang = now.settings.lang;
    if before.session.number == now.session.number {
        log_since(now, before, &mut said);
    } else {
        said.push(Text::Borrowed(ui(lang, Ui::NewMatchNotice)));
    }
    if let (Some(gap), None) = (now.gap, before.gap) {
        said.push(gap_sentence(lang, gap.span));
    }
    if let Some(back) = now.comeback.filter(|_| before.comeback.is_none()) {
        said.push(comeback_sentence(lang, back));
    }
    if let (Keeping::Failed(_), Keeping::Fine | Keeping::Slow | Keeping::Elsewhere) =
        (now.keeping, before.keeping)
    {
        said.push(Text::Borrowed(table_ui(lang, TableUi::NotKept)));
    }
    if now.offers_update() && !before.offers_update() {
        said.push(Text::Borrowed(table_ui(lang, TableUi::NewBuildNotice)));
    }
    for (old, new) in [(before.notes.a, now.notes.a), (before.notes.b, now.notes.b)] {
        if let Some(note) = new.filter(|note| Some(*note) != old) {
            say_note(now, note_view(lang, &now.session.game, &note), &mut said);
        }
    }
    for side in Team::ALL {
        if now.team_notes.get(side) != before.team_notes.get(side) {
            said_by_team(now, side, &mut said);
        }
    }
    if let Some(told) = now.told.filter(|told| Some(*told) != before.told) {
        said.extend(summary(now, told.board, told.at));
    }
    plans(before, now, &mut said);
    picks(before, now, &mut said);
    drawings(before, now, &mut said);
    said
}

fn said_by_team(now: &AppState, side: Team, said: &mut Vec<Text>) {
    if let Some(note) = team(now, side).note {
        say_note(now, note, said);
    }
}

fn say_note(now: &AppState, note: NoteView, said: &mut Vec<Text>) {
    said.push(note.long);
    said.push(Text::Owned(format!("({})", source_name(now.settings.lang, note.source))));
}

fn log_since(now: &AppState, before: &AppState, said: &mut Vec<Text>) {
    let seq = before.session.game.log().end();
    for entry in now.session.game.log().since(seq) {
        for event in &entry.events {
            happened(now, before, entry, *event, said);
        }
    }
    for seat in Seat::ALL {
        let waits = |state: &AppState| waits_for_piece(&state.session.game, seat);
        if waits(now) && !waits(before) {
            said.push(speech::waits_for_piece(now.settings.lang, &name(now.settings.lang, &now.names, seat)));
        }
    }
}

/// One event of the log. A fallen flag is not announced: nobody but the players calls it (C 9).
fn happened(now: &AppState, before: &AppState, entry: &Entry, event: Event, said: &mut Vec<Text>) {
    let seq = entry.seq;
    let lang = now.settings.lang;
    let called = |seat: Seat| name(lang, &now.names, seat);
    match event {
        Event::FlagFell { .. } => {}
        Event::Started => said.push(Text::Borrowed(ui(lang, Ui::StartedNotice))),
        Event::Paused if now.gap.is_some() => {}
        Event::Paused => said.push(Text::Borrowed(ui(lang, Ui::PausedBanner))),
        Event::Resumed => said.push(Text::Borrowed(ui(lang, Ui::ResumedNotice))),
        Event::Moved { seat, .. } => {
            let line = now.session.sheet.line(seq);
            said.extend(line.map(|line| speech::move_by(lang, &called(seat), line.facts)));
        }
        Event::Touched { seat, .. } => {
            let bound = |state: &AppState| state.session.game.obligation(seat.board);
            let position = now.session.game.position(seat.board);
            let must = bound(now).refusal(position).filter(|_| bound(now) != bound(before));
            said.extend(must.map(|must| speech::bound(lang, &called(seat), must, &Scene::of(position))));
        }
        Event::AdjustAnnounced { seat } => said.push(speech::adjusts(lang, &called(seat))),
        Event::Passed { to, role, .. } => said.push(speech::pass_sentence(lang, role, &called(to))),
        Event::ClaimOpened { by, at } => {
            let open = now.session.game.open_claim(by.board).filter(|open| open.at == at);
            said.extend(open.map(|open| speech::claim_opened(lang, &called(by.opponent()), open.role, at)));
        }
        Event::TakenOff { by, at, role, to } => {
            said.push(speech::taken_off(lang, &called(by), role, at, &called(to)));
        }
        Event::DrawOffered { by } => said.push(speech::draw_offered(lang, &called(by))),
        Event::DrawDeclined { by } => said.push(speech::draw_declined(lang, &called(by))),
        Event::DrawAgreed { .. } if matches!(now.session.game.phase(), Phase::Over(_)) => {}
        Event::DrawAgreed { board } => said.push(speech::draw_agreed(lang, board)),
        // Of all four clocks one sentence.
        Event::TimeCorrected { .. } if matches!(entry.action, Action::TakeBack { .. }) => {}
        Event::TimeCorrected { seat, left } => {
            said.push(speech::time_corrected(lang, &called(seat), left));
        }
        Event::TakenBack { to } => {
            said.push(if is_take_back(&now.session.game, to) {
                Text::Borrowed(table_ui(lang, TableUi::Redone))
            } else {
                speech::taken_back(lang, n_taken_back(before, to))
            });
            if entry.events.iter().any(|event| matches!(event, Event::TimeCorrected { .. })) {
                said.push(Text::Borrowed(table_ui(lang, TableUi::TimeGiven)));
            }
        }
        Event::Ended { outcome, .. } => {
            let ending = Ending::of(&now.session.game, outcome);
            said.push(end_sentence(lang, ending, &shown_names(lang, &now.names)));
        }
    }
}

/// How many moves from entry `to` on stood before they were taken back.
fn n_taken_back(before: &AppState, to: Seq) -> usize {
    match last_move_entry(&before.session.game) {
        Some(last) if last > to => before.session.sheet.lines().iter().filter(|line| line.seq >= to).count(),
        Some(_) | None => 1,
    }
}

/// What has been planned, and what was called off. Of a plan that is played the move itself is told.
fn plans(before: &AppState, now: &AppState, said: &mut Vec<Text>) {
    let lang = now.settings.lang;
    for seat in Seat::ALL {
        let planned = *now.hand.planned.at(seat);
        if planned == *before.hand.planned.at(seat) {
            continue;
        }
        match planned {
            Some(attempt) => said.extend(plan_sentence(now, seat, attempt)),
            None if said.is_empty() => said.push(Text::Borrowed(ui(lang, Ui::PlanOff))),
            None => {}
        }
    }
}

fn plan_sentence(now: &AppState, seat: Seat, attempt: Attempt) -> Option<Text> {
    let lang = now.settings.lang;
    let (mv, role) = match attempt {
        Attempt::Drop { role, to } => (Move::Drop { role, to }, role.role()),
        Attempt::Board { from, to, promotion } => {
            let token = now.session.tokens.get(seat.board).at(from)?;
            (Move::Normal { from, to, promotion }, token.piece.role)
        }
    };
    let facts = MoveFacts { mv, role, captured: None, effect: speech::Effect::Quiet };
    Some(speech::move_planned(lang, &name(lang, &now.names, seat), facts))
}

/// What is drawn, and what was taken away by hand. Where a move took it away the move itself is told.
fn drawings(before: &AppState, now: &AppState, said: &mut Vec<Text>) {
    let lang = now.settings.lang;
    if let Some(begun) = now.hand.begun.filter(|_| now.hand.begun != before.hand.begun) {
        said.push(mark_begun(lang, begun.board, begun.from));
    }
    let dropped = before.hand.begun.is_some() && now.hand.begun.is_none() && now.drawings == before.drawings;
    if dropped && said.is_empty() {
        said.push(Text::Borrowed(ui(lang, Ui::SelectionDropped)));
    }
    if let Some(pen) = now.pencil.filter(|_| now.pencil != before.pencil) {
        said.push(Text::Borrowed(pen_name(lang, pen)));
    } else if now.pencil != before.pencil {
        said.push(Text::Borrowed(draw_ui(lang, DrawUi::PutAway)));
    }
    let by_hand = before.session.game.log().end() == now.session.game.log().end();
    for board in BoardId::ALL {
        let (old, new) = (before.drawings.get(board), now.drawings.get(board));
        // What is drawn comes last.
        if let Some(shape) = new.last().filter(|shape| !old.contains(shape)) {
            said.push(drawn(lang, *shape));
        } else if by_hand && new.len() < old.len() {
            let gone = old.iter().find(|shape| !new.contains(shape));
            said.push(match gone.filter(|_| old.len() == new.len() + 1) {
                Some(shape) => rubbed_out(lang, *shape),
                None => Text::Borrowed(draw_ui(lang, DrawUi::Cleared)),
            });
        }
    }
}

fn picks(before: &AppState, now: &AppState, said: &mut Vec<Text>) {
    let lang = now.settings.lang;
    for seat in Seat::ALL {
        let picked = *now.hand.picked.at(seat);
        if picked == *before.hand.picked.at(seat) {
            continue;
        }
        match picked {
            Some(Origin::Board(from)) => {
                let token = now.session.tokens.get(seat.board).at(from);
                said.extend(token.map(|token| speech::piece_chosen(lang, token.piece.role, from)));
            }
            Some(Origin::Reserve(role)) => said.push(speech::stored_piece_chosen(lang, role)),
            None if said.is_empty() && now.session.game.log().end() == before.session.game.log().end() => {
                said.push(Text::Borrowed(ui(lang, Ui::SelectionDropped)));
            }
            None => {}
        }
    }
}
