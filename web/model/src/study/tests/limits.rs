//! What is edited can be written and read back, whatever is done to it.

use pasapezas_core::record::read::{MAX_DEPTH, MAX_GAME, MAX_MOVES};
use pasapezas_core::record::{Node, NodeId, Step, read_bpgn, write_bpgn};
use pasapezas_core::{BoardId, DropRole, Seat};

use super::{edit, review};
use crate::study::{Edit, Limit, Review};

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end.max(1)
    }
}

/// Moves of board A that can be made where the reader is.
fn steps(review: &Review) -> Vec<Step> {
    let seat = review.boards().on_move(BoardId::A);
    let moves = review.boards().position(BoardId::A).legal_moves();
    moves.iter().map(|mv| Step::Move { seat, mv: *mv }).collect()
}

/// Another move than those that are there: a variation. Whether there was one.
fn branch(review: &mut Review) -> bool {
    let tree = &review.record.tree;
    let new = steps(review).into_iter().find(|step| tree.child(review.at, *step).is_none());
    let Some(step) = new else { return false };
    edit(review, &Edit::Step(step));
    true
}

fn comes_back(review: &Review, seed: u64) {
    let text = write_bpgn(&review.record);
    assert!(text.len() <= MAX_GAME);
    let again = read_bpgn(text.as_bytes(), 1);
    assert_eq!(again.complaints, [], "seed {seed}: {text}");
    assert_eq!(again.record.tree.len(), review.record.tree.len(), "seed {seed}: {text}");
    assert_eq!(write_bpgn(&again.record), text, "seed {seed}");
}

#[test]
fn whatever_is_edited_can_be_read_back() {
    let mut limits = 0;
    for seed in 0..20 {
        let mut chance = Chance(seed);
        let mut review = review("1A. e4 1a. e5 2A. Nf3 *");
        for _ in 0..300 {
            match chance.below(16) {
                0 => edit(&mut review, &Edit::Promote),
                1 => edit(&mut review, &Edit::Comment("a comment ".repeat(chance.below(3000)))),
                2 if chance.below(4) == 0 => edit(&mut review, &Edit::Cut),
                3 if chance.below(8) == 0 => {
                    let ids: Vec<NodeId> = review.record.tree.ids().collect();
                    review.go(ids[chance.below(ids.len())]);
                }
                4 => review.undo(),
                // Down into variations of variations.
                _ => {
                    branch(&mut review);
                    let node = review.record.tree.node(review.at);
                    if let (Some(parent), true) = (node.and_then(Node::parent), chance.below(2) == 0) {
                        review.go(parent);
                        branch(&mut review);
                    }
                }
            }
            limits += usize::from(review.limit.is_some());
        }
        comes_back(&review, seed);
    }
    assert!(limits > 100, "the limits are met: {limits}");
}

#[test]
fn a_variation_in_too_many_others_is_refused_with_its_reason() {
    let mut review = review("1A. e4 1a. e5 *");
    let mut depth = 0;
    loop {
        let before = review.clone();
        // One that is there already and one besides.
        if review.record.tree.node(review.at).unwrap().children().is_empty() {
            branch(&mut review);
            review.go(before.at);
        }
        let before = review.clone();
        assert!(branch(&mut review));
        if review.limit.is_some() {
            assert_eq!(
                (review.limit, &review.record, review.at),
                (Some(Limit::Depth), &before.record, before.at)
            );
            break;
        }
        depth += 1;
        comes_back(&review, 0);
    }
    assert_eq!(depth, MAX_DEPTH);
    review.go(NodeId::ROOT);
    assert_eq!(review.limit, None, "said until something else is done");
}

#[test]
fn one_move_or_one_word_too_many_is_refused() {
    let there_and_back = |n: usize| {
        let (there, back) = (n * 2 + 1, n * 2 + 2);
        format!("{there}A. Nf3 {there}a. Nf6 {back}A. Ng1 {back}a. Ng8\n")
    };
    let moves: String = (0..MAX_MOVES / 4).map(there_and_back).collect();
    let mut full = review(&format!("{moves}*"));
    assert_eq!(full.record.tree.len(), MAX_MOVES);
    assert!(branch(&mut full));
    assert_eq!((full.limit, full.record.tree.len()), (Some(Limit::Moves), MAX_MOVES));
    full.give(Seat::WHITE_A, DropRole::Queen);
    assert_eq!((full.limit, full.record.tree.len()), (Some(Limit::Moves), MAX_MOVES));
    // What is there already, and what makes it smaller, may be done.
    let first = full.record.tree.line(NodeId::ROOT).next().unwrap();
    full.go(first);
    edit(&mut full, &Edit::Cut);
    assert_eq!((full.limit, full.record.tree.len()), (None, 0));

    let mut wordy = review("1A. e4 1a. e5 2A. Nf3 *");
    // Each takes as much as a comment may have.
    for _ in 0..=MAX_GAME / (11 * 1400) {
        branch(&mut wordy);
        edit(&mut wordy, &Edit::Comment("many words ".repeat(1400)));
    }
    assert_eq!(wordy.limit, Some(Limit::Text));
    comes_back(&wordy, 0);
}
