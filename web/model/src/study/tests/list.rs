//! The list of moves.

use pasapezas_core::Seat;

use super::review;
use crate::study::{Item, Row};

/// The list as text: columns parted by bars, variations in brackets.
fn drawn(text: &str) -> Vec<String> {
    let review = review(text);
    let rows = review.score.rows().iter().map(|row| match row {
        Row::Moves(cells) => {
            let cells = Seat::ALL.map(|seat| {
                cells
                    .at(seat)
                    .as_ref()
                    .map_or(String::new(), |cell| format!("{} {}{}", cell.number, cell.text, cell.signs))
            });
            cells.join("|")
        }
        Row::Comment { text, .. } => format!("{{{text}}}"),
        Row::Variation(items) => items
            .iter()
            .map(|item| match item {
                Item::Move(cell) => format!("{}.{}", cell.numbered(), cell.text),
                Item::Comment(text) => format!("{{{text}}}"),
                Item::Open => "(".to_owned(),
                Item::Close => ")".to_owned(),
            })
            .collect::<Vec<_>>()
            .join(" "),
    });
    rows.collect()
}

/// Reading the rows from left to right is reading the order of play.
#[test]
fn a_move_stands_to_the_right_of_the_one_before_or_in_a_new_row() {
    let rows = drawn("1A. e4 1B. d4 1a. e5 1b. d5 2A. Nf3 2a. Nc6 2B. c4 *");
    assert_eq!(rows, ["1 e4||1 d4|", "|1 e5||1 d5", "2 Nf3|2 Nc6|2 c4|"]);
}

#[test]
fn comments_and_variations_stand_behind_their_move() {
    let rows = drawn("1A. e4 $1 {boa} ( 1A. d4 {tamén} 1a. d5 ( 1a. Nf6 2A. c4 ) 2A. c4 ) 1a. e5 *");
    assert_eq!(rows, ["1 e4!|||", "{boa}", "1A.d4 {tamén} 1a.d5 ( 1a.Nf6 2A.c4 ) 2A.c4", "|1 e5||"],);
}

#[test]
fn gifts_and_removals_are_written_too() {
    let rows = drawn("1A. e4 {[%give N WhiteA]} 1a. e5 *");
    assert!(rows.iter().any(|row| row.contains("+N")), "{rows:?}");
}

/// As deep as the reader reads.
#[test]
fn deep_variations_are_written_without_recursion() {
    let mut text = String::from("1A. e4 ");
    for depth in 0..30 {
        text.push_str(if depth % 2 == 0 { "( 1A. d4 " } else { "( 1A. c4 " });
    }
    text.push_str(&") ".repeat(30));
    text.push('*');
    assert!(!drawn(&text).is_empty());
}
