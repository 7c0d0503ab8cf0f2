//! Arrows and circles at the table: how long they stay, and what is told of them.

use super::super::announce::between;
use super::*;
use crate::i18n::Lang;
use crate::input::{Begun, Hand};
use pasapezas_core::BoardId;
use pasapezas_core::record::{Pen, Shape};

fn shape(board: BoardId, from: &str, to: &str) -> Shape {
    Shape { board, from: from.parse().unwrap(), to: to.parse().unwrap(), pen: Pen::Green }
}

fn drawn_on(state: &AppState) -> [usize; 2] {
    [state.drawings.a.len(), state.drawings.b.len()]
}

fn with_drawings() -> AppState {
    let mut state = table();
    for each in [shape(BoardId::A, "e2", "e4"), shape(BoardId::A, "d5", "d5"), shape(BoardId::B, "d2", "d4")]
    {
        change(&mut state, Change::Draw(each));
    }
    assert_eq!(drawn_on(&state), [2, 1]);
    state
}

#[test]
fn a_move_takes_the_drawings_of_its_board_away() {
    let mut state = with_drawings();
    play(&mut state, "WhiteA e2e4");
    assert_eq!(drawn_on(&state), [0, 1]);
    // A capture passes a piece to the other board: its squares are as they were.
    play(&mut state, "BlackA d7d5");
    change(&mut state, Change::Draw(shape(BoardId::B, "a1", "a1")));
    play(&mut state, "WhiteA e4d5");
    assert_eq!(drawn_on(&state), [0, 2]);
    let at = state.session.game.last_stamp().plus(Millis(5));
    act(&mut state, Stamp::table(at), Action::Pause);
    assert_eq!(drawn_on(&state), [0, 2]);
}

#[test]
fn drawings_are_cleared_by_board_together_and_by_another_match() {
    let all = with_drawings();
    let after = |happened: Change| {
        let mut state = all.clone();
        assert!(change(&mut state, happened));
        drawn_on(&state)
    };
    assert_eq!(after(Change::Wipe(Some(BoardId::A))), [0, 1]);
    assert_eq!(after(Change::Wipe(None)), [0, 0]);
    assert_eq!(after(Change::NewMatch(Box::default())), [0, 0]);
    assert_eq!(after(Change::Draw(shape(BoardId::A, "e2", "e4"))), [1, 1]);
    assert_eq!(after(Change::TurnBoards), [2, 1]);
}

/// What is drawn is no part of the match: the log is what it was.
#[test]
fn drawings_are_in_no_log() {
    assert_eq!(with_drawings().session, table().session);
}

#[test]
fn what_is_drawn_is_told_in_every_language() {
    let told = |lang: Lang, happened: &[&Change]| {
        let mut state = table();
        change(&mut state, Change::Setting(SettingChange::Lang(lang)));
        let (last, first) = happened.split_last().unwrap();
        for each in first {
            change(&mut state, (*each).clone());
        }
        let before = state.clone();
        change(&mut state, (*last).clone());
        between(&before, &state).join(" ")
    };
    let arrow = Change::Draw(shape(BoardId::A, "e2", "e4"));
    let circle = Change::Draw(shape(BoardId::B, "d5", "d5"));
    let other = Change::Draw(shape(BoardId::A, "d5", "d5"));
    for (lang, words) in [
        (Lang::Galician, ["A: frecha de e2 a e4. Verde, continua.", "B: círculo en d5."]),
        (Lang::Spanish, ["A: flecha de e2 a e4. Verde, continua.", "B: círculo en d5."]),
        (Lang::English, ["A: arrow from e2 to e4. Green, solid.", "B: circle on d5."]),
    ] {
        assert_eq!(told(lang, &[&arrow]), words[0]);
        assert!(told(lang, &[&circle]).starts_with(words[1]));
        let gone = told(lang, &[&arrow, &arrow]);
        assert!(gone.contains("e4") && gone != words[0], "{gone}");
        let cleared = told(lang, &[&arrow, &other, &Change::Wipe(None)]);
        assert!(!cleared.is_empty() && !cleared.contains("e4"), "{cleared}");
        let begun = Begun { board: BoardId::B, from: "g7".parse().unwrap(), pen: Pen::Red };
        let begun = Change::Hand(Hand { begun: Some(begun), ..Hand::default() });
        assert!(told(lang, &[&begun]).contains("g7"));
        assert!(!told(lang, &[&begun, &Change::Hand(Hand::default())]).is_empty());
        assert!(!told(lang, &[&Change::Pencil(Some(Pen::Red))]).is_empty());
        assert!(!told(lang, &[&Change::Pencil(Some(Pen::Red)), &Change::Pencil(None)]).is_empty());
    }
    // A move that takes them away is told as a move alone.
    let before = with_drawings();
    let mut state = before.clone();
    play(&mut state, "WhiteA e2e4");
    assert_eq!(between(&before, &state).len(), 1);
}
