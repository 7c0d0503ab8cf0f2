//! Arrows and circles, and what stays with a game of a file that one has left.

use pasapezas_core::BoardId;
use pasapezas_core::record::{Pen, Shape};

use super::state;
use crate::i18n::Lang;
use crate::input::{Begun, Hand};
use crate::study::{StudyChange, StudyState, Way, change, view};

fn after(state: &StudyState, changes: impl IntoIterator<Item = StudyChange>) -> StudyState {
    changes.into_iter().fold(state.clone(), |state, happened| change(&state, happened))
}

fn drawn(state: &StudyState) -> Vec<Shape> {
    let review = state.review.as_ref().unwrap();
    review.record.tree.node(review.at).unwrap().notes.shapes.clone()
}

fn shape(from: &str, to: &str, pen: Pen) -> Shape {
    Shape { board: BoardId::A, from: from.parse().unwrap(), to: to.parse().unwrap(), pen }
}

#[test]
fn what_is_drawn_stays_with_its_move_and_once_more_is_taken_away() {
    let open = after(&state("1A. e4 1a. e5 *"), [StudyChange::Step(Way::Last, None)]);
    let (arrow, circle) = (shape("e2", "e4", Pen::Green), shape("d5", "d5", Pen::Blue));
    let both = after(&open, [StudyChange::Draw(arrow), StudyChange::Draw(circle)]);
    assert_eq!((drawn(&both), both.drawn), (vec![arrow, circle], Some((circle, true))));
    let gone = after(&both, [StudyChange::Draw(circle)]);
    assert_eq!((drawn(&gone), gone.drawn), (vec![arrow], Some((circle, false))));
    let elsewhere = after(&gone, [StudyChange::Step(Way::Back, None)]);
    assert_eq!((drawn(&elsewhere), elsewhere.drawn), (vec![], None));
    assert_eq!(drawn(&after(&elsewhere, [StudyChange::Step(Way::On, None)])), [arrow]);
    // The boards show the drawings of their own.
    let review = both.review.as_ref().unwrap();
    assert_eq!(view::board(&both, review, BoardId::A).shapes.len(), 2);
    assert_eq!(view::board(&both, review, BoardId::B).shapes.len(), 0);
}

#[test]
fn what_is_drawn_is_told() {
    let told =
        |state: &StudyState| view::told_of_drawing(Lang::English, state).map(std::borrow::Cow::into_owned);
    let open = state("1A. e4 *");
    assert_eq!(told(&open), None);
    let drawn = after(&open, [StudyChange::Draw(shape("e2", "e4", Pen::Blue))]);
    assert_eq!(told(&drawn).unwrap(), "A: arrow from e2 to e4. Blue, double.");
    let gone = after(&drawn, [StudyChange::Draw(shape("e2", "e4", Pen::Blue))]);
    assert_eq!(told(&gone).unwrap(), "Taken away. A: arrow from e2 to e4.");
    let begun = Begun { board: BoardId::B, from: "g7".parse().unwrap(), pen: Pen::Red };
    let begun = after(&gone, [StudyChange::Held(Hand { begun: Some(begun), ..Hand::default() })]);
    assert!(told(&begun).unwrap().starts_with("B: mark from g7"));
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
