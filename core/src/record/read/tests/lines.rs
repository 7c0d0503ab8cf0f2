//! Variations.

use super::{complaints, moves, read};
use crate::record::NodeId;
use crate::record::read::{MAX_DEPTH, MAX_MOVES};

#[test]
fn a_variation_stands_for_the_move_before_it() {
    let cases = [
        ("1A. e4 (1A. d4 1a. d5) 1a. e5", "A:e4 (A:d4 a:d5) a:e5"),
        ("1A. e4 1B. d4 (1B. c4) (1B. f4) 1a. e5", "A:e4 B:d4 (B:c4) (B:f4) a:e5"),
        ("1A. e4 (1B. e4 (1B. d4) 1A. c4) 1a. e5", "A:e4 (B:e4 A:c4) (B:d4) a:e5"),
        ("1A. e4 1a. e5 (1a. d5 2A. exd5 (2A. e5)) 2A. Nf3", "A:e4 a:e5 (a:d5 A:exd5 (A:e5)) A:Nf3"),
        ("1A. e4 (1A. d4 *) 1a. e5 *", "A:e4 (A:d4) a:e5"),
        ("1A. e4 () 1a. e5", "A:e4 a:e5"),
    ];
    for (text, expected) in cases {
        let found = read(text);
        assert_eq!((moves(&found).as_str(), complaints(&found)), (expected, vec![]), "{text}");
    }
}

#[test]
fn a_variation_counts_no_move_of_the_main_line() {
    let found = read("1A. e4 (1A. d4 1a. d5) 1a. e5");
    assert_eq!((found.tokens, found.played), (2, 2));
}

#[test]
fn what_is_wrong_with_a_variation_ends_it_alone() {
    let unplayable = "1:13: 1A. e5 cannot be played: refused by article 5.1: not-its-move";
    let cases: [(&str, &str, &str); 6] = [
        ("1A. e4 (1A. e5 1a. d5) 1a. e5", "A:e4 a:e5", unplayable),
        ("1A. e4 (1A. e5 (1A. d4) {x}) 1a. e5", "A:e4 a:e5", unplayable),
        ("(1A. e4) 1A. d4", "A:d4", "1:1: there is no move that this variation could stand for"),
        (
            "1A. e4 ((1A. d4) 1A. c4) 1a. e5",
            "A:e4 (A:c4) a:e5",
            "1:9: there is no move that this variation could stand for",
        ),
        ("1A. e4 (1A. d4 1-0", "A:e4 (A:d4)", "1:8: the variation is not closed"),
        ("1A. e4 (1A. d4 (1A. c4 *", "A:e4 (A:d4) (A:c4)", "1:8: the variation is not closed"),
    ];
    for (text, expected, complaint) in cases {
        let found = read(text);
        assert_eq!(
            (moves(&found).as_str(), complaints(&found)),
            (expected, vec![complaint.to_owned()]),
            "{text}"
        );
    }
}

#[test]
fn comments_before_the_first_move_of_a_line_stand_before_it() {
    let found = read("1A. e4 {after} ({before} 1A. d4 {behind}) {again} 1a. e5");
    let tree = &found.record.tree;
    let [main, side] = *tree.root().children() else { panic!("two lines") };
    let notes = |id: NodeId| tree.node(id).unwrap().notes.clone();
    assert_eq!(notes(main).after, ["after", "again"]);
    assert_eq!((notes(side).before, notes(side).after), (vec!["before".into()], vec!["behind".into()]));
}

#[test]
fn a_line_that_says_the_main_move_again_goes_on_from_it_and_does_not_become_the_main_line() {
    let found = read("1A. e4 1a. e5 (1a. e5 2A. d4) 2A. Nf3");
    assert_eq!(moves(&found), "A:e4 a:e5 A:Nf3 (A:d4)");
    assert_eq!(found.played, 3);
}

#[test]
fn variations_are_not_deeper_than_they_may_be() {
    let mut text = String::from("1A. e4 ");
    text.push_str(&"(1A. d4 ".repeat(MAX_DEPTH + 5));
    text.push_str(&") ".repeat(MAX_DEPTH + 5));
    text.push_str("1a. e5");
    let found = read(&text);
    assert_eq!(complaints(&found).len(), 1);
    assert!(complaints(&found)[0].ends_with("a variation lies too deep and is left out"));
    assert_eq!((found.tokens, found.played), (2, 2));
}

#[test]
fn a_game_has_not_more_moves_than_it_may() {
    let there_and_back = |n: usize| {
        let (there, back) = (n * 2 + 1, n * 2 + 2);
        format!("{there}A. Nf3 {there}a. Nf6 {back}A. Ng1 {back}a. Ng8\n")
    };
    let found = read(&(0..MAX_MOVES / 4 + 5).map(there_and_back).collect::<Vec<_>>().concat());
    assert_eq!(found.record.tree.len(), MAX_MOVES);
    assert_eq!((found.tokens, found.played), (20_020, 20_000));
    assert_eq!(complaints(&found), ["5001:9: more than 20000 moves; the rest is left out"]);
}
