//! Clocks between two moves, while a record is played back.
//!
//! A record says what a clock showed after each move of its owner. In between a clock runs for whoever is to move on its board:
//! one millisecond for each millisecond of the record, until it shows what the record says. Where the thinking took longer than
//! the clock lost (a delay, two boards whose times drift), the clock stands first; where it took less, it runs faster. What a
//! move gives back comes with the move.

use pasapezas_core::record::NodeId;
use pasapezas_core::{Millis, PerSeat, Seat};

use super::review::Review;
use super::timetable::increment;

/// The clocks from one node of the main line to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    from: Millis,
    to: Millis,
    seats: PerSeat<Option<Course>>,
}

/// How one clock goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Course {
    /// What it showed at first.
    high: Millis,
    /// What it comes down to.
    low: Millis,
    /// When it was started, and when it is stopped: the same for one that stands.
    since: Millis,
    until: Millis,
}

impl Running {
    /// From a node to the one that follows it; `None` where the record knows no times there, as in a variation.
    pub fn between(review: &Review, from: NodeId, to: NodeId) -> Option<Self> {
        let times = &review.times;
        if !times.is_known() || !times.has(to) || !(from == NodeId::ROOT || times.has(from)) {
            return None;
        }
        let (start, end) = (times.at(from), times.at(to));
        let seats = PerSeat::for_seats(|seat| Course::of(review, seat, from));
        Some(Self { from: start, to: end, seats })
    }

    /// The instants between which it holds.
    pub const fn span(&self) -> (Millis, Millis) {
        (self.from, self.to)
    }

    /// What a clock shows at an instant; `None` where nobody knows.
    pub fn shown(&self, seat: Seat, at: Millis) -> Option<Millis> {
        self.seats.at(seat).map(|course| course.shown(at.max(self.from).min(self.to)))
    }
}

impl Course {
    fn of(review: &Review, seat: Seat, from: NodeId) -> Option<Self> {
        let high = review.left_at(seat, from)?;
        let here = review.times.at(from);
        let standing = Self { high, low: high, since: here, until: here };
        let boards = review.record.tree.node(from)?.boards();
        if boards.on_move(seat.board) != seat {
            return Some(standing);
        }
        let Some((node, since, until)) = next_of(review, seat, from) else {
            // Nobody knows how long he thought: he thinks to the end of the record.
            let since = last_on(review, seat, from);
            let until = Millis(since.0.saturating_add(high.0));
            return Some(Self { high, low: Millis::ZERO, since, until });
        };
        let Some(recorded) = review.record.tree.node(node).and_then(|node| node.notes.left) else {
            return Some(standing);
        };
        let low = recorded.minus(increment(&review.record)).min(high);
        Some(Self { high, low, since, until })
    }

    fn shown(self, at: Millis) -> Millis {
        let (lost, took) = (self.high.minus(self.low), self.until.minus(self.since));
        let thought = at.minus(self.since).min(took);
        if lost <= took {
            // It stands first, so that it comes down in time.
            return self.low.plus(took.minus(thought)).min(self.high);
        }
        if took.is_zero() {
            return self.high;
        }
        let gone = u64::from(lost.0) * u64::from(thought.0) / u64::from(took.0);
        self.high.minus(Millis(u32::try_from(gone).unwrap_or(u32::MAX)))
    }
}

/// The next move of a seat on the main line behind a node: which, since when he thought, and when he moved.
fn next_of(review: &Review, seat: Seat, from: NodeId) -> Option<(NodeId, Millis, Millis)> {
    let behind = review.times.behind(from);
    behind.iter().find(|entry| entry.seat == seat).map(|entry| (entry.node, entry.since, entry.at))
}

/// When a board was moved on last.
fn last_on(review: &Review, seat: Seat, from: NodeId) -> Millis {
    let before = review.times.entries().len() - review.times.behind(from).len();
    let before = review.times.entries().iter().take(before).rev();
    before.into_iter().find(|entry| entry.seat.board == seat.board).map_or(Millis::ZERO, |entry| entry.at)
}
