//! Editing: branches, notes, gifts, and all of it taken back.

use pasapezas_core::record::{Glyph, NodeId, Pen, Shape, Step, read_bpgn, write_bpgn};
use pasapezas_core::{BoardId, DropRole, Seat};

use super::{edit, main_line, on, play, review, stored};
use crate::study::{Edit, Review};

const GAME: &str = "[TimeControl \"300+0\"]\n1A. e4 {299} 1a. e5 {298} 2A. Nf3 {295} 2a. Nc6 {290} *";

#[test]
fn another_move_branches_and_the_same_one_does_not() {
    let mut review = review(GAME);
    on(&mut review, 2);
    play(&mut review, Seat::WHITE_A, "g1", "f3");
    assert!(!review.is_edited(), "it was there");
    play(&mut review, Seat::BLACK_A, "g8", "f6");
    assert!(review.is_edited());
    assert_eq!(main_line(&review), "1A.e4 1a.e5 2A.Nf3 2a.Nc6");
    edit(&mut review, &Edit::Promote);
    assert_eq!(main_line(&review), "1A.e4 1a.e5 2A.Nf3 2a.Nf6");
    edit(&mut review, &Edit::Cut);
    assert_eq!(main_line(&review), "1A.e4 1a.e5 2A.Nf3 2a.Nc6");
}

#[test]
fn every_edit_is_taken_back_and_made_again() {
    let mut review = review(GAME);
    on(&mut review, 2);
    let states = |review: &Review| (write_bpgn(&review.record), review.at);
    let mut seen = vec![states(&review)];
    let shape =
        Shape { board: BoardId::A, from: "e2".parse().unwrap(), to: "e4".parse().unwrap(), pen: Pen::Red };
    let edits = [
        Edit::Comment("boa".into()),
        Edit::Glyph(Glyph(1)),
        Edit::Glyph(Glyph(4)),
        Edit::Shape(shape),
        Edit::Step(Step::Give { seat: Seat::WHITE_A, role: DropRole::Knight }),
        Edit::Cut,
    ];
    for each in edits {
        edit(&mut review, &each);
        seen.push(states(&review));
    }
    for before in seen.iter().rev().skip(1) {
        review.undo();
        assert_eq!(states(&review), *before);
    }
    assert_eq!(review.can_undo(), (false, true));
    for after in seen.iter().skip(1) {
        review.redo();
        assert_eq!(states(&review), *after);
    }
}

#[test]
fn signs_exclude_each_other_and_drawings_are_toggled() {
    let mut review = review(GAME);
    on(&mut review, 1);
    let notes = |review: &Review| review.record.tree.node(review.at).unwrap().notes.clone();
    edit(&mut review, &Edit::Glyph(Glyph(1)));
    edit(&mut review, &Edit::Glyph(Glyph(2)));
    assert_eq!(notes(&review).glyphs, [Glyph(2)]);
    edit(&mut review, &Edit::Glyph(Glyph(2)));
    assert_eq!(notes(&review).glyphs, []);
    let circle =
        |pen| Shape { board: BoardId::B, from: "d4".parse().unwrap(), to: "d4".parse().unwrap(), pen };
    edit(&mut review, &Edit::Shape(circle(Pen::Green)));
    edit(&mut review, &Edit::Shape(circle(Pen::Blue)));
    assert_eq!(notes(&review).shapes, [circle(Pen::Blue)], "another colour, the same circle");
    edit(&mut review, &Edit::Shape(circle(Pen::Blue)));
    assert_eq!(notes(&review).shapes, []);
    edit(&mut review, &Edit::Comment("  ".into()));
    assert!(notes(&review).after.is_empty());
}

/// *What if I had a knight?*
#[test]
fn a_piece_can_be_given() {
    let mut review = review(GAME);
    on(&mut review, 4);
    review.give(Seat::WHITE_A, DropRole::Knight);
    assert_eq!(stored(&review, Seat::WHITE_A, DropRole::Knight), 1);
    assert_eq!(review.arena.on_move(BoardId::A), Seat::WHITE_A, "a gift is no move");
    review.undo();
    assert_eq!(stored(&review, Seat::WHITE_A, DropRole::Knight), 0);
}

/// Everything that was said and drawn, and the clocks, survive a file.
#[test]
fn what_is_written_is_read_back_the_same() {
    let mut review = review(GAME);
    on(&mut review, 1);
    edit(&mut review, &Edit::Comment("Primeira xogada".into()));
    edit(&mut review, &Edit::Glyph(Glyph(5)));
    play(&mut review, Seat::BLACK_A, "c7", "c5");
    let at = review.at;
    review.go(NodeId::ROOT);
    review.go(at);
    let text = write_bpgn(&review.record);
    let again = super::review(&text);
    assert_eq!(write_bpgn(&again.record), text);
    assert_eq!(again.score.rows().len(), review.score.rows().len());
    let left = |review: &Review| {
        let tree = &review.record.tree;
        tree.line(NodeId::ROOT).map(|id| tree.node(id).unwrap().notes.left).collect::<Vec<_>>()
    };
    assert_eq!(left(&again), left(&review));
    assert!(read_bpgn(text.as_bytes(), 1).complaints.is_empty());
}
