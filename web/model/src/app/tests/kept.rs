//! Matches that come back.

use pasapezas_core::{Millis, Phase, Seq};

use super::super::kept::{Comeback, head, lines};
use super::{play, table};
use crate::app::{AppState, Names};

/// A match of a few moves, and its text as it is kept.
fn kept() -> (AppState, String) {
    let mut state = table();
    play(&mut state, "WhiteA e2e4, WhiteB d2d4, BlackA d7d5, WhiteA e4d5, BlackB g8f6");
    let text = head(&state.session.game, &Names::for_seats(|seat| format!("  {} ", seat.name())))
        + &lines(&state.session.game, Seq(0)).join("\n")
        + "\n";
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
