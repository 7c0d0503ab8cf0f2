//! Steps back and forward, tools, and what is said.

use pasapezas_core::{BoardId, Color, Role};

use super::{array, edited, on_a, piece, place};
use crate::editor::{Change, Edit, Said, Tool, page_key};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

#[test]
fn every_step_can_be_undone_and_done_again() {
    let start = array();
    let edits = [
        Edit::Remove(place("A:e2")),
        Edit::Turn(BoardId::B, Color::Black),
        Edit::SwapBoards,
        Edit::Empty(BoardId::B),
    ];
    let end = edited(&start, &edits);
    let mut editor = end.clone();
    for _ in &edits {
        assert!(editor.can_undo());
        editor = editor.after(&Change::Undo);
    }
    assert_eq!(editor.draft(), start.draft());
    assert!(!editor.can_undo());
    assert_eq!(editor.after(&Change::Undo).draft(), start.draft(), "no further");
    for _ in &edits {
        editor = editor.after(&Change::Redo);
    }
    assert_eq!(editor.draft(), end.draft());
    assert!(!editor.can_redo());
}

#[test]
fn a_new_step_ends_what_could_be_done_again() {
    let editor = edited(&array(), &[Edit::Remove(place("A:e2"))]).after(&Change::Undo);
    assert!(editor.can_redo());
    assert!(!edited(&editor, &[Edit::Remove(place("A:d2"))]).can_redo());
}

#[test]
fn what_changes_nothing_is_no_step() {
    let editor = edited(&on_a(KINGS), &[Edit::Remove(place("A:a4"))]);
    assert_eq!(editor.after(&Change::Undo).draft(), array().draft(), "only the text is undone");
}

#[test]
fn a_stroke_is_one_step() {
    let start = on_a(KINGS);
    let put = |at: &str| Edit::Put(place(at), piece("P"));
    let editor = start.after(&Change::Edit(put("A:a4"))).after(&Change::More(put("A:b4")));
    let editor = editor.after(&Change::More(put("A:c4")));
    assert_eq!(editor.piece_at(place("A:c4")), Some(piece("P")));
    assert_eq!(editor.after(&Change::Undo).draft(), start.draft());
    // A stroke whose first square changed nothing is a step all the same.
    let again = editor.after(&Change::Edit(put("A:a4"))).after(&Change::More(put("A:d4")));
    assert_eq!(again.after(&Change::Undo).draft(), editor.draft());
}

#[test]
fn the_last_five_hundred_steps_are_kept() {
    let mut editor = array();
    for step in 0..600 {
        let turn = if step % 2 == 0 { Color::Black } else { Color::White };
        editor = editor.after(&Change::Edit(Edit::Turn(BoardId::A, turn)));
    }
    let mut back = 0;
    while editor.can_undo() {
        editor = editor.after(&Change::Undo);
        back += 1;
    }
    assert_eq!(back, 500);
}

#[test]
fn another_tool_lets_go_what_was_taken_up() {
    let editor = array().after(&Change::Choose(Some(place("A:e2"))));
    assert_eq!(editor.chosen(), Some(place("A:e2")));
    assert_eq!(editor.said().map(|said| said.1), Some(Said::Chosen(place("A:e2"))));
    let queen = Tool::Piece(Color::White, Role::Queen);
    let editor = editor.after(&Change::Take(queen));
    assert_eq!((editor.chosen(), editor.tool()), (None, queen));
    assert_eq!(array().after(&Change::Choose(Some(place("A:e4")))).chosen(), None, "nothing stands there");
}

#[test]
fn the_same_thing_twice_is_said_twice() {
    let editor = edited(&array(), &[Edit::Remove(place("A:e2"))]);
    let again = edited(&editor, &[Edit::Remove(place("A:e2"))]);
    let (first, second) = (editor.said().unwrap(), again.said().unwrap());
    assert_eq!(first.1, second.1);
    assert!(first.0 < second.0);
}

#[test]
fn a_board_comes_to_the_front_when_something_happens_there_and_both_turn_round() {
    let editor = edited(&array(), &[Edit::Remove(place("B:e2"))]);
    assert_eq!(editor.board(), BoardId::B);
    assert_eq!((editor.below(BoardId::A), editor.below(BoardId::B)), (Color::White, Color::Black));
    let turned = editor.after(&Change::Flip);
    assert_eq!((turned.below(BoardId::A), turned.below(BoardId::B)), (Color::Black, Color::White));
    assert_eq!(turned.draft(), editor.draft());
}

#[test]
fn the_usual_keys_undo_and_redo() {
    for (name, shift, expected) in [
        ("z", false, Some(Change::Undo)),
        ("Z", true, Some(Change::Redo)),
        ("y", false, Some(Change::Redo)),
        ("a", false, None),
    ] {
        assert_eq!(page_key(name, shift), expected);
    }
}
