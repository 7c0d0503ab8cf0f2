//! What the live region says: the tail of the log as sentences, refusals, and what the keyboard has picked.

use pasapezas_core::{Event, Seat, Seq};

use super::select::{name, note_view, shown_names};
use super::state::AppState;
use crate::i18n::{Text, Ui, article, end_sentence, speech, ui};
use crate::input::Origin;

/// What there is to say about what has changed between two states, in order.
///
/// A fallen flag is not announced: nobody but the players calls it (C 9).
pub fn between(before: &AppState, now: &AppState) -> Vec<Text> {
    let mut said = Vec::new();
    let lang = now.settings.lang;
    if before.session.number == now.session.number {
        log_since(now, before.session.game.log().end(), &mut said);
    } else {
        said.push(Text::Borrowed(ui(lang, Ui::NewMatchNotice)));
    }
    for (old, new) in [(before.notes.a, now.notes.a), (before.notes.b, now.notes.b)] {
        if let Some(note) = new.filter(|note| Some(*note) != old) {
            let view = note_view(lang, &now.session.game, &note);
            said.push(view.long);
            said.push(Text::Owned(format!("({})", article(lang, view.article))));
        }
    }
    picks(before, now, &mut said);
    said
}

fn log_since(now: &AppState, seq: Seq, said: &mut Vec<Text>) {
    let lang = now.settings.lang;
    let called = |seat: Seat| name(lang, &now.names, seat);
    for entry in now.session.game.log().since(seq) {
        for event in &entry.events {
            match *event {
                Event::Started => said.push(Text::Borrowed(ui(lang, Ui::StartedNotice))),
                Event::Paused => said.push(Text::Borrowed(ui(lang, Ui::PausedBanner))),
                Event::Resumed => said.push(Text::Borrowed(ui(lang, Ui::ResumedNotice))),
                Event::Moved { seat, .. } => {
                    let line = now.session.sheet.line(entry.seq);
                    said.extend(line.map(|line| speech::move_by(lang, &called(seat), line.facts)));
                }
                Event::Passed { to, role, .. } => said.push(speech::pass_sentence(lang, role, &called(to))),
                Event::FlagFell { .. } => {}
                Event::Ended(outcome) => {
                    said.push(end_sentence(lang, outcome, &shown_names(lang, &now.names)));
                }
            }
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
