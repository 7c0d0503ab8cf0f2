//! Arrows and circles by keyboard, and what stays with a game of a file that one has left.

use pasapezas_core::BoardId;
use pasapezas_core::record::{Pen, Shape};

use super::state;
use crate::i18n::{Lang, marked};
use crate::study::{Marked, StudyChange, StudyState, Way, change};

fn after(state: &StudyState, changes: impl IntoIterator<Item = StudyChange>) -> StudyState {
    changes.into_iter().fold(state.clone(), |state, happened| change(&state, happened))
}

fn mark(board: BoardId, square: &str) -> StudyChange {
    StudyChange::Mark(board, square.parse().unwrap())
}

fn drawn(state: &StudyState) -> Vec<Shape> {
    let review = state.review.as_ref().unwrap();
    review.record.tree.node(review.at).unwrap().notes.shapes.clone()
}

fn shape(from: &str, to: &str, pen: Pen) -> Shape {
    Shape { board: BoardId::A, from: from.parse().unwrap(), to: to.parse().unwrap(), pen }
}

#[test]
fn two_squares_make_an_arrow_and_the_same_one_twice_a_circle() {
    let open = after(&state("1A. e4 1a. e5 *"), [StudyChange::Step(Way::Last, None)]);
    assert_eq!(
        after(&open, [mark(BoardId::A, "e2")]).drawing,
        open.drawing,
        "without a pen nothing is marked"
    );
    let begun = after(&open, [StudyChange::Pen(Some(Pen::Green)), mark(BoardId::A, "e2")]);
    assert_eq!(begun.drawing.begun(), Some((BoardId::A, "e2".parse().unwrap())));
    assert!(drawn(&begun).is_empty());
    let arrow = after(&begun, [mark(BoardId::A, "e4")]);
    assert_eq!(drawn(&arrow), [shape("e2", "e4", Pen::Green)]);
    assert_eq!(arrow.drawing.marked, Some(Marked::Drawn(shape("e2", "e4", Pen::Green))));
    let circle = [StudyChange::Pen(Some(Pen::Blue)), mark(BoardId::A, "d5"), mark(BoardId::A, "d5")];
    let both = after(&arrow, circle);
    assert_eq!(drawn(&both), [shape("e2", "e4", Pen::Green), shape("d5", "d5", Pen::Blue)]);
    // The same mark once more is taken away, and it stays with its node.
    let gone = after(&both, [mark(BoardId::A, "d5"), mark(BoardId::A, "d5")]);
    assert_eq!(gone.drawing.marked, Some(Marked::Gone(shape("d5", "d5", Pen::Blue))));
    let elsewhere = after(&gone, [StudyChange::Step(Way::Back, None)]);
    assert_eq!((drawn(&elsewhere), elsewhere.drawing.marked), (vec![], None));
    assert_eq!(drawn(&after(&elsewhere, [StudyChange::Step(Way::On, None)])), drawn(&arrow));
}

/// A mark does not go from one board to the other; what was begun can be dropped, and takes another pen.
#[test]
fn a_mark_that_is_begun_can_be_begun_again() {
    let open = after(&state("1A. e4 *"), [StudyChange::Pen(Some(Pen::Green)), mark(BoardId::A, "e2")]);
    let other = after(&open, [mark(BoardId::B, "d4")]);
    assert_eq!(other.drawing.begun(), Some((BoardId::B, "d4".parse().unwrap())));
    assert_eq!(after(&open, [StudyChange::NotDrawn]).drawing.begun(), None);
    let red = after(&open, [StudyChange::Pen(Some(Pen::Red)), mark(BoardId::A, "e3")]);
    assert_eq!(drawn(&red), [shape("e2", "e3", Pen::Red)]);
    assert_eq!(after(&open, [StudyChange::Pen(None)]).drawing.begun(), None);
}

#[test]
fn marks_are_told_in_every_language() {
    let told = |mark: Marked| Lang::ALL.map(|lang| marked(lang, mark).into_owned());
    let e2 = "e2".parse().unwrap();
    for text in told(Marked::From(BoardId::B, e2)) {
        assert!(text.starts_with("B: mar") && text.contains("e2"), "{text}");
    }
    let texts = told(Marked::Drawn(shape("e2", "e4", Pen::Blue)));
    assert!(texts.contains(&"A: frecha de e2 a e4, azul.".to_owned()), "{texts:?}");
    let texts = told(Marked::Gone(shape("e2", "e2", Pen::Blue)));
    assert!(texts.contains(&"Taken away. A: circle on e2.".to_owned()), "{texts:?}");
}

#[test]
fn a_game_of_a_file_is_found_where_it_was_left() {
    let file = "1A. e4 1a. e5 1-0\n\n1A. d4 1a. d5 0-1\n";
    let open = state(&format!("[WhiteA \"Ana\"]\n{}", file.replace("\n\n", "\n\n[WhiteA \"Bea\"]\n")));
    assert_eq!(open.file.as_ref().unwrap().games.len(), 2);
    let left = after(
        &open,
        [
            StudyChange::Step(Way::On, None),
            StudyChange::Draw(shape("e2", "e4", Pen::Red)),
            StudyChange::Game(1),
        ],
    );
    assert!(drawn(&left).is_empty());
    let back = after(&left, [StudyChange::Game(0)]);
    assert_eq!(drawn(&back), [shape("e2", "e4", Pen::Red)]);
    assert!(back.review.as_ref().unwrap().is_edited());
}
