//! The study: going through records, editing them, reading files.

mod aside;
mod editing;
mod files;
mod going;
mod kept;
mod limits;
mod list;
mod marking;
mod playing;

use pasapezas_core::record::{NodeId, read_bpgn};
use pasapezas_core::{Attempt, DropRole, Seat};

use super::{Edit, Review, StudyChange, StudyState, Way, step};

/// A record under review.
fn review(text: &str) -> Review {
    let found = read_bpgn(text.as_bytes(), 1);
    Review::new(found.record, found.complaints, found.stopped)
}

/// Goes on so many moves.
fn on(review: &mut Review, n_moves: usize) {
    for _ in 0..n_moves {
        let to = step(&review.record.tree, review.at, Way::On, None);
        review.go(to);
    }
}

/// Plays what a hand would play; the arena judges it.
fn play(review: &mut Review, seat: Seat, from: &str, to: &str) {
    let attempt = Attempt::Board { from: from.parse().unwrap(), to: to.parse().unwrap(), promotion: None };
    let action = review.arena.judge(seat, attempt).unwrap();
    review.play(seat, action);
}

/// How much of a kind lies in a reserve where the reader is.
fn stored(review: &Review, seat: Seat, role: DropRole) -> u8 {
    review.boards().position(seat.board).reserve(seat.color).count(role)
}

/// The main line as text.
fn main_line(review: &Review) -> String {
    let tree = &review.record.tree;
    let line = tree.line(NodeId::ROOT).filter_map(|id| super::cell(tree, id, tree.node(id)?));
    line.map(|cell| format!("{}.{}", cell.numbered(), cell.text)).collect::<Vec<_>>().join(" ")
}

/// The state with a record open.
fn state(text: &str) -> StudyState {
    let mut reading = super::Reading::new("x.bpgn", text.as_bytes().to_vec()).unwrap();
    while reading.work() {}
    let file = reading.finish().unwrap();
    super::change(&StudyState::default(), StudyChange::Opened(file.into()))
}

/// An edit that may be made.
fn edit(review: &mut Review, edit: &Edit) {
    review.edit(edit).unwrap();
}
