//! Texts in and out.

use pasapezas_core::notation::{BfenError, FenField, FenProblem};
use pasapezas_core::{BoardId, Color, DropRole, Enforcement};

use super::{array, edited, fen_a, on_a, piece, place};
use crate::app::NewMatch;
use crate::editor::{BadText, Change, Edit, Editor, Key, Tool, board_key};
use crate::input::GridKey;

/// A FEN with its reserve in every order that programs write.
#[test]
fn a_reserve_is_read_wherever_it_stands() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3[Nbb] b - - 3 7",
        "4k3/8/8/8/8/8/8/4K3/Nbb b - - 3 7",
        "4k3/8/8/8/8/8/8/4K3 [bNb] b - - 3 7",
        "4k3/8/8/8/8/8/8/4K3 b [b2N] - - 3 7",
        "4k3/8/8/8/8/8/8/4K3 b - - 3 7 [N1b2]",
    ] {
        let editor = array().after(&Change::Paste(fen.to_owned()));
        assert_eq!(fen_a(&editor), "4k3/8/8/8/8/8/8/4K3[Nbb] b - - 3 7", "{fen}");
    }
}

#[test]
fn one_board_goes_to_the_board_in_front() {
    let editor = array().after(&Change::Turn(BoardId::B));
    let editor = editor.after(&Change::Paste("4k3/8/8/8/8/8/8/4K3 b".to_owned()));
    assert_eq!(editor.draft().boards.b.turn, Color::Black);
    assert_eq!(editor.draft().boards.a, array().draft().boards.a);
}

#[test]
fn a_bad_text_stays_in_its_field_and_changes_nothing_else() {
    let before = edited(&array(), &[Edit::Remove(place("A:e2"))]);
    let typed = before.after(&Change::Type("4k3/8/8/8/8/8/8/4K3 w | 4k3/8/9/8/8/8/8/4K3 w".to_owned()));
    let after = typed.after(&Change::Read);
    assert_eq!(after.draft(), before.draft());
    let typing = after.typing().unwrap();
    let Some(BadText::Both(BfenError::Board { board: BoardId::B, error })) = typing.wrong else {
        panic!("{typing:?}");
    };
    assert_eq!((error.field, error.column), (FenField::Board, 31));
    assert_eq!(error.problem, FenProblem::UnknownSign('9'));
    assert_eq!(typing.wrong.and_then(BadText::column), Some(31));
    assert!(typing.text.contains("/9/"));
    let again = after.after(&Change::Type("4k3".to_owned()));
    assert_eq!(again.typing().unwrap().wrong, None, "typing on takes the reason away");
    assert!(matches!(again.after(&Change::Read).typing().unwrap().wrong, Some(BadText::One(_))));
    assert_eq!(again.after(&Change::Forget).typing(), None);
    assert_eq!(edited(&again, &[Edit::Remove(place("A:d2"))]).typing(), None, "the board has moved on");
}

#[test]
fn any_text_is_read_or_refused() {
    for text in ["", "|", "||||", "💥", "[", "8/8/8/8/8/8/8/8[K255] x", &"p".repeat(100_000)] {
        let editor = array().after(&Change::Paste(text.to_owned()));
        assert!(editor.typing().unwrap().wrong.is_some(), "{text:.20}");
        assert_eq!(editor.draft(), array().draft());
    }
}

#[test]
fn a_text_with_clocks_brings_them_and_one_without_takes_them_away() {
    let with = "4k3/8/8/8/8/8/8/4K3 w | 4k3/8/8/8/8/8/8/4K3 w | 1 2 3 61500";
    let editor = array().after(&Change::Paste(with.to_owned()));
    assert!(editor.draft().bfen().ends_with(" | 1 2 3 61500"), "to the millisecond");
    let editor = on_a("4k3/8/8/8/8/8/8/4K3 w");
    assert!(!editor.draft().timed);
}

/// What is written starts a match, also what has been arranged by hand and under Strict.
#[test]
fn a_playable_draft_starts_a_match() {
    let editor = edited(
        &array(),
        &[
            Edit::Remove(place("A:e2")),
            Edit::Put(place("B:d5"), piece("Q~")),
            Edit::Store(super::NEAR, DropRole::Bishop),
            Edit::Enforcement(Enforcement::Strict),
            Edit::Put(place("A:a8"), piece("P")),
            Edit::Timed(true),
        ],
    );
    let draft = editor.draft();
    let start = NewMatch::default().by(&draft.rules.to_text()).unwrap().at(&draft.bfen()).unwrap();
    assert_eq!(start.boards, draft.positions().ok());
}

#[test]
fn a_draft_that_is_not_playable_is_written_as_it_is() {
    let fen = "4k3/8/8/8/8/8/8/P7[Kk] b KQkq e3 5 6";
    assert_eq!(fen_a(&on_a(fen)), fen);
}

#[test]
fn keys_choose_remove_and_walk() {
    let piece = |color, letter| Tool::Piece(color, pasapezas_core::Role::from_letter(letter).unwrap());
    let cases = [
        ("Q", Some(Key::Take(piece(Color::White, 'Q')))),
        ("q", Some(Key::Take(piece(Color::Black, 'Q')))),
        ("h", Some(Key::Take(Tool::Hand))),
        ("m", Some(Key::Take(Tool::Mark))),
        ("x", Some(Key::Take(Tool::Eraser))),
        ("Delete", Some(Key::Remove)),
        ("Backspace", Some(Key::Remove)),
        (" ", Some(Key::Use)),
        ("Enter", Some(Key::Use)),
        ("ArrowUp", Some(Key::Walk(GridKey::Up))),
        ("Escape", None),
        ("1", None),
        ("F5", None),
        ("é", None),
        ("", None),
    ];
    for (name, expected) in cases {
        assert_eq!(board_key(name, false), expected, "{name}");
    }
    assert_eq!(board_key("End", true), Some(Key::Walk(GridKey::Last)));
    assert_eq!(board_key("r", true), None, "Control with a letter is the browser's");
}

#[test]
fn tools_have_names() {
    for tool in Tool::all() {
        assert_eq!(Tool::from_name(tool.name()), Some(tool));
    }
    assert_eq!(Tool::from_name("wX"), None);
    assert_eq!(Editor::new(array().draft().as_ref().clone()).tool(), Tool::Hand);
}
