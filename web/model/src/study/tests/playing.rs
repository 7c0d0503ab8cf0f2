//! Clocks between two moves of a playback.

use pasapezas_core::record::NodeId;
use pasapezas_core::{Millis, Seat};

use super::{on, review};
use crate::study::{Review, Running, Way, step};

/// Board B has thought for longer than board A: by its clocks alone, times of two boards drift.
const DRIFTING: &str = "[TimeControl \"300+0\"]\n1A. e4 {299} 1B. d4 {290} 1a. e5 {297} 1b. d5 {270} 2A. Nf3 {200} 2a. Nc6 {296.5} *";
const INCREMENT: &str =
    "[TimeControl \"60+5\"]\n1A. e4 {62} 1a. e5 {55.5} 2A. Nf3 {40} 2a. Nc6 {59} 3A. Bc4 {44.25} *";

fn next(review: &Review) -> NodeId {
    step(&review.record.tree, review.at, Way::On, None)
}

/// Every instant of a stretch that a test looks at.
fn instants((from, to): (Millis, Millis)) -> impl Iterator<Item = Millis> {
    let step = (to.minus(from).0 / 50).max(1);
    (from.0..=to.0).step_by(step as usize).chain([to.0]).map(Millis)
}

#[test]
fn clocks_run_down_without_a_jump_and_land_on_what_is_recorded() {
    for (text, back) in [(DRIFTING, 0), (INCREMENT, 5_000)] {
        let mut review = review(text);
        let mut last = None::<Running>;
        while next(&review) != review.at {
            let to = next(&review);
            let running = Running::between(&review, review.at, to).unwrap();
            let (from, until) = running.span();
            assert_eq!((from, until), (review.times.at(review.at), review.times.at(to)), "{text}");
            let mover = review.record.tree.node(to).and_then(pasapezas_core::record::Node::step).unwrap();
            for seat in Seat::ALL {
                let shown: Vec<Millis> =
                    instants(running.span()).map(|at| running.shown(seat, at).unwrap()).collect();
                assert!(shown.is_sorted_by(|one, other| one >= other), "{seat}: {shown:?}");
                if let Some(last) = &last
                    && review.boards().on_move(seat.board) == seat
                    && review.times.entries().iter().any(|entry| entry.seat == seat && entry.since < from)
                {
                    // It was running before and goes on where it was.
                    let before = last.shown(seat, from).unwrap();
                    assert!(before >= shown[0], "{seat}: {before} and then {}", shown[0]);
                }
                if review.boards().on_move(seat.board) != seat {
                    assert!(shown.iter().all(|shown| Some(*shown) == review.left(seat)), "{seat} stands");
                }
            }
            let at_the_move = |seat: Seat| running.shown(seat, until).unwrap().plus(Millis(back));
            review.go(to);
            let mover = Seat::ALL
                .into_iter()
                .find(|seat| seat.board == mover.board() && review.boards().on_move(seat.board) != *seat);
            let mover = mover.unwrap();
            assert_eq!(Some(at_the_move(mover)), review.left(mover), "{text}: {mover}");
            last = Some(running);
        }
    }
}

/// A clock that loses less than the thinking took stands first; it never runs slower than time.
#[test]
fn a_clock_loses_a_millisecond_in_each_millisecond() {
    let mut review = review(INCREMENT);
    on(&mut review, 1);
    let running = Running::between(&review, review.at, next(&review)).unwrap();
    let (from, until) = running.span();
    let shown = |at: Millis| running.shown(Seat::BLACK_A, at).unwrap().0;
    assert_eq!(until.minus(from), Millis(9_500), "what its clock lost, and the increment");
    assert_eq!((shown(until), shown(until.minus(Millis(1_000)))), (50_500, 51_500));
}

/// A record without times, and a variation, have nothing to interpolate.
#[test]
fn where_no_times_are_known_clocks_stand() {
    let mut untimed = review("1A. e4 1a. e5 *");
    assert_eq!(Running::between(&untimed, untimed.at, next(&untimed)), None);
    untimed.go(next(&untimed));
    assert_eq!(untimed.left(Seat::WHITE_A), None);
    let mut branched = review(DRIFTING);
    on(&mut branched, 2);
    super::play(&mut branched, Seat::BLACK_A, "d7", "d6");
    let branch = branched.at;
    on(&mut branched, 0);
    let parent = branched.record.tree.node(branch).unwrap().parent().unwrap();
    assert_eq!(Running::between(&branched, parent, branch), None);
}
