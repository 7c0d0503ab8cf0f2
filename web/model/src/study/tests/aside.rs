//! What was open is not lost when something else is opened.

use std::rc::Rc;

use super::state;
use crate::study::kept::{restored, write_kept_record};
use crate::study::{Edit, Kept, Offer, StudyChange, StudyState, change};

const LINK: &str = "1abc";

fn brought(before: &StudyState, text: &str) -> StudyState {
    change(before, StudyChange::Brought(state(text).file.unwrap(), LINK.into()))
}

fn opened(before: &StudyState, text: &str) -> StudyState {
    change(before, StudyChange::Opened(state(text).file.unwrap()))
}

fn edited(before: &StudyState, comment: &str) -> StudyState {
    change(before, StudyChange::Edit(Edit::Comment(comment.to_owned())))
}

fn first_move(state: &StudyState) -> String {
    super::main_line(state.review.as_ref().unwrap())
}

#[test]
fn a_link_puts_aside_what_was_open_and_one_step_brings_it_back() {
    let mine = edited(&state("1A. e4 *"), "mine");
    let theirs = brought(&mine, "1A. d4 *");
    assert_eq!(first_move(&theirs), "1A.d4");
    assert_eq!(
        (theirs.link().map(|link| &**link), theirs.to_keep()),
        (Some(LINK), None),
        "the link brings it again"
    );
    assert_eq!(theirs.aside_to_keep(), mine.to_keep());
    let back = change(&theirs, StudyChange::Return);
    assert_eq!((first_move(&back).as_str(), back.to_keep()), ("1A.e4", mine.to_keep()));
    assert!(back.review.as_ref().unwrap().can_undo().0, "and what was done to it can be taken back");
    assert_eq!((back.aside, back.arrived), (None, None));
}

#[test]
fn what_is_pasted_and_not_edited_is_put_aside_by_a_link_alone() {
    let pasted = state("1A. e4 *");
    assert!(brought(&pasted, "1A. d4 *").aside.is_some());
    assert_eq!(opened(&pasted, "1A. d4 *").aside, None);
    assert!(opened(&edited(&pasted, "mine"), "1A. d4 *").aside.is_some());
    let shelved = change(&pasted, StudyChange::Shelved);
    assert_eq!(brought(&shelved, "1A. d4 *").aside, None, "the library has it");
}

#[test]
fn link_after_link_leaves_the_readers_own_work_aside() {
    let mine = edited(&state("1A. e4 *"), "mine");
    let second = brought(&brought(&mine, "1A. d4 *"), "1A. c4 *");
    assert_eq!(second.aside_to_keep(), mine.to_keep());
    // Work on what has come is work as well.
    let theirs = edited(&second, "theirs");
    assert_eq!(theirs.link(), None);
    let third = brought(&theirs, "1A. b4 *");
    assert_eq!(third.aside_to_keep(), theirs.to_keep());
    let back = change(&third, StudyChange::Return);
    assert_eq!(back.aside_to_keep(), mine.to_keep());
    // From one work to the other, and back again.
    let forth = change(&back, StudyChange::Return);
    assert_eq!((forth.to_keep(), forth.aside_to_keep()), (mine.to_keep(), theirs.to_keep()));
}

#[test]
fn closing_what_a_link_has_brought_opens_what_was_open_before() {
    let mine = edited(&state("1A. e4 *"), "mine");
    let theirs = change(&brought(&mine, "1A. d4 *"), StudyChange::Offer(Offer::Taken));
    let told = change(&theirs, StudyChange::BarClosed);
    assert!(theirs.bar && !told.bar && told.aside.is_some());
    let closed = change(&told, StudyChange::Closed);
    assert_eq!(first_move(&closed), "1A.e4");
    assert_eq!(change(&closed, StudyChange::Closed).review, None);
}

#[test]
fn what_lies_aside_is_there_at_the_next_visit() {
    let mine = edited(&state("1A. e4 *"), "mine");
    let theirs = edited(&brought(&mine, "1A. d4 *"), "theirs");
    let kept =
        [theirs.to_keep(), theirs.aside_to_keep()].map(|record| write_kept_record(record.unwrap()).unwrap());
    let [record, aside] = [&kept[0], &kept[1]].map(|text| Some(text.as_str()));
    let again = restored(record, aside);
    assert_eq!((first_move(&again).as_str(), again.kept), ("1A.d4", Kept::Back));
    assert_eq!(first_move(&change(&again, StudyChange::Return)), "1A.e4");
    // What a link brings as it came is not kept: what lies aside is what is open.
    let alone = restored(None, aside);
    assert_eq!((first_move(&alone).as_str(), alone.kept), ("1A.e4", Kept::Back));
    assert!(brought(&alone, "1A. d4 *").aside.is_some());
    assert!(
        opened(&alone, "1A. d4 *").aside.is_some(),
        "nobody knows what was done to it in an earlier visit"
    );
    // One that is damaged takes nothing else with it.
    let damaged = restored(Some("soup"), aside);
    assert_eq!((first_move(&damaged).as_str(), damaged.kept), ("1A.e4", Kept::Lost));
    let damaged = restored(record, Some("soup"));
    assert_eq!(
        (first_move(&damaged).as_str(), damaged.aside, damaged.kept),
        ("1A.d4", None::<Rc<StudyState>>, Kept::Lost)
    );
}
