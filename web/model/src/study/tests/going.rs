//! Going through a record: the boards, the reserves and the clocks are those of the place.

use pasapezas_core::record::NodeId;
use pasapezas_core::{BoardId, Color, DropRole, Millis, Preset, Seat, Square};

use super::{on, review, state, stored};
use crate::study::{StudyChange, Way, change, step, view};

const DROPS: &str = "1A. e4 1a. d5 2A. exd5 2a. Qxd5 1B. d4 1b. P@e4 2B. Bh6 2b. gxh6 3A. B@b5+ 3a. Kd8 *";

#[test]
fn stepping_over_drops_brings_every_reserve_back() {
    let mut review = review(DROPS);
    let ids: Vec<NodeId> = review.record.tree.line(NodeId::ROOT).collect();
    let mut seen = Vec::new();
    for id in &ids {
        review.go(*id);
        seen.push((*review.boards(), review.tokens.clone()));
    }
    for round in 0..50 {
        let back = step(&review.record.tree, review.at, Way::Back, None);
        review.go(back);
        on(&mut review, 1);
        assert_eq!(Some(review.at), ids.last().copied(), "round {round}");
        for (id, (boards, tokens)) in ids.iter().zip(&seen) {
            review.go(*id);
            assert_eq!((review.boards(), &review.tokens), (boards, tokens));
        }
    }
}

/// A capture that is the last move of a text has passed its piece.
#[test]
fn the_last_capture_has_passed() {
    let mut review = review("1A. e4 1a. d5 2A. exd5 *");
    on(&mut review, 3);
    assert_eq!(stored(&review, Seat::BLACK_B, DropRole::Pawn), 1);
    assert_eq!(view::balance(&review, BoardId::A), 1);
    assert_eq!(view::balance(&review, BoardId::B), -1);
}

/// A placement between king and rook answers the check, where the rules of the record let it.
#[test]
fn a_blocking_drop_is_asked_of_the_place() {
    let state = state("6k1/5ppp/8/8/8/8/8/R5K1[n] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    let mut review = (*state.review.unwrap()).clone();
    super::play(&mut review, Seat::WHITE_A, "a1", "a8");
    let attempt = pasapezas_core::Attempt::Drop { role: DropRole::Knight, to: "f8".parse().unwrap() };
    let action = review.arena.judge(Seat::BLACK_A, attempt).unwrap();
    review.play(Seat::BLACK_A, action);
    assert_eq!(super::main_line(&review), "1A.Ra8+ 1a.N@f8");
    assert_eq!(stored(&review, Seat::BLACK_A, DropRole::Knight), 0);
}

/// Check on one board has nothing to do with check on the other.
#[test]
fn both_boards_have_their_own_check() {
    let text = "1A. e4 1a. f6 1B. e4 1b. f6 2A. Qh5+ 2B. Qh5+ 2a. g6 2b. g6 *";
    let state = state(text);
    let mut review = (*state.review.clone().unwrap()).clone();
    let checked = |review: &crate::study::Review, board| {
        view::board(&state, review, board).checked.black.map(|at: Square| at.to_string())
    };
    on(&mut review, 6);
    assert_eq!(
        [BoardId::A, BoardId::B].map(|board| checked(&review, board)),
        [Some("e8".into()), Some("e8".into())]
    );
    on(&mut review, 1);
    assert_eq!([BoardId::A, BoardId::B].map(|board| checked(&review, board)), [None, Some("e8".into())]);
}

#[test]
fn one_board_is_stepped_through_over_the_moves_of_the_other() {
    let review = review("1A. e4 1B. d4 1a. e5 1b. d5 2B. c4 2A. Nf3 *");
    let tree = &review.record.tree;
    let ids: Vec<NodeId> = tree.line(NodeId::ROOT).collect();
    let b = Some(BoardId::B);
    assert_eq!(step(tree, NodeId::ROOT, Way::On, b), ids[1]);
    assert_eq!(step(tree, ids[1], Way::On, b), ids[3]);
    assert_eq!(step(tree, ids[5], Way::Back, b), ids[3], "before 2B. c4");
    assert_eq!(step(tree, ids[0], Way::Back, b), ids[0], "nothing to take back");
    assert_eq!(step(tree, ids[4], Way::On, b), ids[4], "nothing more");
    assert_eq!(step(tree, ids[2], Way::First, None), NodeId::ROOT);
    assert_eq!(step(tree, ids[2], Way::Last, None), ids[5]);
}

#[test]
fn clocks_stand_as_they_stood() {
    let mut review =
        review("[TimeControl \"180+0\"]\n1A. e4 {175} 1B. d4 {178.5} 1a. e5 {170} 2A. Nf3 {150} *");
    let clocks = |review: &crate::study::Review| Seat::ALL.map(|seat| review.left(seat).unwrap().0 / 100);
    assert_eq!(clocks(&review), [1800, 1800, 1800, 1800]);
    on(&mut review, 2);
    assert_eq!(clocks(&review), [1750, 1800, 1785, 1800]);
    on(&mut review, 2);
    assert_eq!(clocks(&review), [1500, 1700, 1785, 1800]);
}

/// What the regulation forbids is marked under whatever rules a match was played.
#[test]
fn a_match_of_other_rules_is_shown_by_them_and_marked() {
    let mut review = review(DROPS);
    assert_eq!(
        (review.detected, review.record.rules.preset()),
        (Preset::International, Some(Preset::International))
    );
    let articles: Vec<String> =
        review.breaches.iter().map(|breach| breach.why.kind().source().to_string()).collect();
    assert_eq!(articles, ["7.3"], "the bishop checks");
    review.judge_by(Preset::Tandem);
    assert_eq!(review.record.rules.preset(), Some(Preset::Tandem));
    assert_eq!(review.breaches.len(), 1);
}

#[test]
fn times_come_from_instants_or_clocks_or_nowhere() {
    let told = review("1A. e4 {[ts=1.5]} 1B. d4 {[ts=4]} *");
    assert!(told.times.is_known());
    assert_eq!(told.times.entries().iter().map(|entry| entry.at.0).collect::<Vec<_>>(), [1500, 4000]);
    let clocks = review("[TimeControl \"180+0\"]\n1A. e4 {175} 1B. d4 {178.5} 1a. e5 {170} *");
    let at: Vec<u32> = clocks.times.entries().iter().map(|entry| entry.at.0).collect();
    assert_eq!(at, [5_000, 5_000, 15_000], "boards run side by side, and nothing goes back");
    let even = review("1A. e4 1a. e5 *");
    assert!(!even.times.is_known());
    let ids: Vec<NodeId> = even.record.tree.line(NodeId::ROOT).collect();
    assert_eq!(even.times.wait(ids[0], ids[1]), Millis(1_000));
    assert_eq!((even.times.node_at(Millis(999)), even.times.node_at(Millis(1_000))), (NodeId::ROOT, ids[0]));
}

#[test]
fn a_playback_at_the_end_begins_again_and_a_move_stops_it() {
    let mut state = state("1A. e4 1a. e5 *");
    for happened in [StudyChange::Step(Way::Last, None), StudyChange::Play(true)] {
        state = change(&state, happened);
    }
    assert_eq!((state.playing, state.review.as_ref().unwrap().at), (true, NodeId::ROOT));
    state = change(&state, StudyChange::Turn);
    assert_eq!(state.below.a, Color::Black);
}
