//! What a device keeps of the study comes back whole or not at all.

use pasapezas_core::record::{NodeId, Record, read_bpgn};
use pasapezas_core::{Millis, Preset, RuleSet, Seat};

use crate::editor::{Clock, Draft};
use crate::study::kept::{
    Damaged, MAX_KEPT, read_kept_draft, read_kept_record, restored, write_kept_draft, write_kept_record,
};
use crate::study::{Edit, Kept, StudyChange, StudyState, change};

fn drafts() -> Vec<Draft> {
    let array = Draft::array(RuleSet::default());
    let texts = [
        "4k3/8/8/8/8/8/8/Q~3K3[NNp] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[q] b - - 3 9 | 300000 1 2 59999",
        // Not playable: no king, a pawn on the last rank, a king in a reserve.
        "P7/8/8/8/8/8/8/8[] w - - 0 1 | K6k/8/8/8/8/8/8/8[] b - - 0 1",
    ];
    let mut all: Vec<Draft> =
        texts.iter().map(|text| array.reading(text, pasapezas_core::BoardId::A).unwrap()).collect();
    all.push(Draft::array(RuleSet::of(Preset::International)));
    all.push(array);
    all
}

#[test]
fn a_draft_comes_back_as_it_was_left() {
    for draft in drafts() {
        let text = write_kept_draft(&draft).unwrap();
        assert_eq!(read_kept_draft(&text), Ok(draft), "{text}");
    }
}

#[test]
fn a_clock_that_was_no_time_is_the_usual_one_again() {
    let mut draft = Draft::array(RuleSet::default());
    let usual = draft.clone();
    *draft.clocks.at_mut(Seat::BLACK_B) = Clock::Unread("soon".to_owned());
    assert_eq!(read_kept_draft(&write_kept_draft(&draft).unwrap()), Ok(usual));
}

#[test]
fn a_record_comes_back_with_clocks_and_comments() {
    let text = "[WhiteA \"Ana\"]\n1A. e4 {299.5} {a comment} (1A. d4) 1a. e5 {298} 1-0";
    let record = read_bpgn(text.as_bytes(), 1).record;
    let kept = write_kept_record(&record).unwrap();
    let again = read_bpgn(read_kept_record(&kept).unwrap().as_bytes(), 1).record;
    assert_eq!(again.tree, record.tree);
    assert_eq!(again.tags.get("WhiteA"), Some("Ana"));
    assert!(
        again
            .tree
            .line(NodeId::ROOT)
            .any(|id| { again.tree.node(id).is_some_and(|node| node.notes.left == Some(Millis(299_500))) })
    );
}

#[test]
fn what_is_cut_changed_or_of_another_version_is_left_out() {
    let draft = write_kept_draft(&Draft::array(RuleSet::default())).unwrap();
    let record = write_kept_record(&Record::new(RuleSet::default())).unwrap();
    for end in 0..draft.len() {
        assert_eq!(read_kept_draft(&draft[..end]), Err(Damaged), "cut at {end}");
    }
    for end in 0..record.len() {
        assert_eq!(read_kept_record(&record[..end]), Err(Damaged), "cut at {end}");
    }
    for text in [
        draft.replace("draft 1", "draft 2"),
        draft.replace("untimed", "un-timd"),
        draft.replace("boards", "boardz"),
        draft.replace("rnbq", "rxbq"),
        draft.replace("300000 ", "30000x "),
        record.clone(),
    ] {
        assert_eq!(read_kept_draft(&text), Err(Damaged), "{text}");
    }
    assert_eq!(read_kept_record(&record.replace("review 1", "review 2")), Err(Damaged));
}

#[test]
fn what_is_too_long_is_not_kept() {
    let mut record = read_bpgn(b"[WhiteA \"Ana\"]\n1A. e4 *", 1).record;
    let last = record.tree.line(NodeId::ROOT).last().unwrap();
    record.tree.node_mut(last).unwrap().notes.after = vec!["said ".repeat(1_000); MAX_KEPT / 4_000];
    assert_eq!(write_kept_record(&record), None);
}

#[test]
fn a_visit_begins_with_the_record_that_was_kept() {
    let record = read_bpgn(b"[WhiteA \"Ana\"]\n1A. e4 1a. e5 1-0", 1).record;
    let kept = write_kept_record(&record).unwrap();
    let state = restored(Some(&kept), None);
    assert_eq!(state.kept, Kept::Back);
    assert_eq!(state.review.as_ref().map(|review| review.record.tree.len()), Some(record.tree.len()));
    // It is kept again, and no longer once it is closed.
    assert!(state.to_keep().is_some());
    assert_eq!(change(&state, StudyChange::Noticed).kept, Kept::Nothing);
    let closed = change(&state, StudyChange::Closed);
    assert_eq!((closed.to_keep(), closed.kept, closed.review.is_none()), (None, Kept::Nothing, true));
}

#[test]
fn what_is_damaged_is_left_out_and_said_so() {
    let kept = write_kept_record(&Record::new(RuleSet::default())).unwrap();
    for text in ["", "soup", &kept[..kept.len() - 1]] {
        let state = restored(Some(text), None);
        assert_eq!((state.kept, state.review), (Kept::Lost, None), "{text:?}");
    }
    assert_eq!(restored(None, None), StudyState::default());
}

#[test]
fn a_record_of_the_library_is_kept_only_once_it_is_edited() {
    let record = read_bpgn(b"[WhiteA \"Ana\"]\n1A. e4 1a. e5 1-0", 1).record;
    let shelved = change(&restored(write_kept_record(&record).as_deref(), None), StudyChange::Shelved);
    assert_eq!(shelved.to_keep(), None);
    let edited = change(&shelved, StudyChange::Edit(Edit::Comment("well".to_owned())));
    assert!(edited.to_keep().is_some());
}
