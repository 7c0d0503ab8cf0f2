//! Matches that come back.

use pasapezas_core::{Action, BoardId, Millis, Phase, Seat, Seq, Stamp};

use super::super::kept::{Comeback, text};
use super::{act, change, play, table};
use crate::app::{AppState, CameBack, Change, Dialog, Keeping, Names, NewMatch, Settings};

/// A match of a few moves, and its text as it is kept.
fn kept() -> (AppState, String) {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, WhiteB d2d4, BlackA d7d5, WhiteA e4d5, BlackB g8f6");
    let text =
        text(&state.session.game, &Names::for_seats(|seat| format!("  {} ", seat.name())), "2026.11.30");
    (state, text)
}

#[test]
fn it_comes_back_whole_with_its_names() {
    let (state, text) = kept();
    let back = Comeback::read(&text).unwrap();
    assert!(back.game == *state.session.game && !back.is_cut);
    assert_eq!(back.names, Names::for_seats(|seat| seat.name().to_owned()));
}

#[test]
fn a_damaged_end_is_cut_at_the_last_good_entry() {
    let (state, text) = kept();
    let n_lines = text.lines().count();
    for missing in 1..5 {
        let good: Vec<_> = text.lines().take(n_lines - missing).collect();
        let damaged = format!("{}\n{}", good.join("\n"), "17 \u{0}rubbish");
        let back = Comeback::read(&damaged).unwrap();
        assert!(back.is_cut);
        let end = Seq(state.session.game.log().end().0 - u32::try_from(missing).unwrap());
        assert!(back.game == state.session.game.until(end), "{missing}");
    }
}

/// A text that reads well, but tells of something that the rules do not allow.
#[test]
fn what_the_rules_do_not_allow_is_cut_off() {
    let (_, text) = kept();
    let forged = text.replace(" d7d5", " d7d4");
    assert_ne!(forged, text);
    let back = Comeback::read(&forged).unwrap();
    assert!(back.is_cut);
    assert_eq!((back.game.log().end(), back.game.phase()), (Seq(3), Phase::Running));
    assert_eq!(back.game.last_stamp(), Millis(200));
}

#[test]
fn a_text_of_a_newer_version_or_of_something_else_is_refused() {
    let (_, text) = kept();
    for other in [text.replace("pasapezas-log 1", "pasapezas-log 2"), String::new(), "hello".into()] {
        assert!(Comeback::read(&other).is_err(), "{other}");
    }
}

#[test]
fn a_match_that_ran_stands_where_its_last_entry_left_it() {
    let (before, text) = kept();
    let mut state = AppState::new(Settings::default(), Names::default(), &NewMatch::default());
    change(&mut state, Change::ComeBack(Box::new(Comeback::read(&text).unwrap())));
    let game = &state.session.game;
    assert_eq!((game.phase(), state.comeback), (Phase::Paused, Some(CameBack { is_cut: false })));
    assert_eq!(state.names.at(Seat::BLACK_B), "BlackB");
    for seat in Seat::ALL {
        let then = before.session.game.clock(seat, before.session.game.last_stamp());
        assert_eq!(game.clock(seat, Millis(9_000_000)).left, then.left, "{seat}");
    }
    for board in BoardId::ALL {
        assert_eq!(game.position(board), before.session.game.position(board));
        assert_eq!(state.session.tokens.get(board), before.session.tokens.get(board));
    }
    assert_eq!(state.session.sheet, before.session.sheet);
    let later = game.last_stamp().plus(Millis(50));
    assert!(act(&mut state, Stamp::table(later), Action::Resume));
    assert_eq!((state.session.game.phase(), state.comeback), (Phase::Running, None));
    play(&mut state, "BlackA d8d5");
    assert_eq!(state.session.game.audit(), Ok(()));
}

#[test]
fn a_match_that_is_over_comes_back_as_it_is() {
    let (mut before, _) = kept();
    let at = before.session.game.last_stamp();
    act(&mut before, Stamp::of(Seat::BLACK_A, at), Action::Resign);
    let evening = before.evening.clone();
    let back = Comeback { game: (*before.session.game).clone(), names: Names::default(), is_cut: true };
    change(&mut before, Change::ComeBack(Box::new(back)));
    assert!(before.session.game.outcome().is_some());
    assert_eq!(before.comeback, None);
    // It has been counted before.
    assert_eq!(before.evening, evening);
}

/// The match that another page plays, as it is read from the store.
fn watched(text: &str) -> AppState {
    let mut state = AppState::new(Settings::default(), Names::default(), &NewMatch::default());
    assert!(change(&mut state, Change::Watch(Box::new(Comeback::read(text).unwrap()))));
    state
}

#[test]
fn a_page_that_looks_on_follows_and_never_writes() {
    let (mut played, text) = kept();
    let mut state = watched(&text);
    assert_eq!((state.keeping, state.dialog), (Keeping::Elsewhere, Some(Dialog::Keeping)));
    // It runs there, so it runs here.
    assert_eq!(state.session.game.phase(), Phase::Running);
    let at = Millis(60_000);
    let seat = Seat::from_name("WhiteA").unwrap();
    for refused in [
        Change::Act { stamp: Stamp::of(seat, at), action: Action::Resign },
        Change::Act { stamp: Stamp::table(at), action: Action::Pause },
        Change::ClaimTime { at, team: seat.team() },
        Change::Missed { at, span: at },
        Change::CountGap,
    ] {
        assert!(!change(&mut state, refused.clone()), "{refused:?}");
    }
    // What is said by itself comes once; the match goes on under the same number, so hands keep what they hold.
    change(&mut state, Change::Dialog(None));
    play(&mut played, "BlackA d8d5");
    let number = state.session.number;
    let grown = super::super::kept::text(&played.session.game, &Names::default(), "");
    assert!(change(&mut state, Change::Watch(Box::new(Comeback::read(&grown).unwrap()))));
    assert!(state.session.game == played.session.game && state.session.sheet == played.session.sheet);
    assert_eq!((state.session.number, state.dialog), (number, None));
}

#[test]
fn a_copy_or_another_match_is_this_pages_own() {
    let (_, text) = kept();
    for own in [Change::ComeBack(Box::new(Comeback::read(&text).unwrap())), Change::NewMatch(Box::default())]
    {
        let mut state = watched(&text);
        let number = state.session.number;
        assert!(change(&mut state, own));
        assert_eq!((state.keeping, state.session.number), (Keeping::Fine, number + 1));
        let start = Stamp::table(state.session.game.last_stamp());
        let action = if state.session.game.phase() == Phase::Paused { Action::Resume } else { Action::Start };
        assert!(act(&mut state, start, action));
    }
}
