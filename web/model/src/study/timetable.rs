//! When each move of a record was made: for the time line, and for playing a record back at its own speed.

use pasapezas_core::record::{NodeId, Record, Step};
use pasapezas_core::{Bonus, Millis, PerBoard, PerSeat, Seat, TimeControl};

/// Between two moves where a record knows no times.
const EVEN: Millis = Millis(1_000);

/// The instants of the main line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timetable {
    /// In order; instants never go back.
    entries: Vec<Entry>,
    /// Whether the record knows its times.
    known: bool,
}

/// A move of the main line and its instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The node that the move leads to.
    pub node: NodeId,
    /// Who moved.
    pub seat: Seat,
    /// When, since the match began.
    pub at: Millis,
    /// When he began to think: when his opponent had moved.
    pub since: Millis,
    /// What the step is, for its sign.
    pub kind: Kind,
}

/// What a step is on the time line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A move.
    Move,
    /// A capture: the piece passes to the partner.
    Capture,
    /// A placement.
    Drop,
}

impl Timetable {
    /// Of a record: by the instants that it knows, else by its clocks, else evenly.
    pub fn of(record: &Record) -> Self {
        let known = Instants::of(record);
        let mut table = Self { entries: Vec::new(), known: known.is_some() };
        let mut clock = known.unwrap_or(Instants::Even);
        let mut spent = Spent::new(record);
        let (mut last, mut board_last) = (Millis::ZERO, PerBoard::default());
        for node in record.tree.line(NodeId::ROOT) {
            let Some((seat, kind)) = kind_of(record, node) else { continue };
            let told = match &mut clock {
                Instants::Told => record.tree.node(node).and_then(|node| node.notes.at),
                Instants::Clocks => spent.after(record, node, seat),
                Instants::Even => Some(last.plus(EVEN)),
            };
            let at = told.unwrap_or(last).max(last);
            let since = *board_last.get(seat.board);
            table.entries.push(Entry { node, seat, at, since, kind });
            last = at;
            *board_last.get_mut(seat.board) = at;
        }
        table
    }

    /// The moves in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether the record knows its times; otherwise they are made up, evenly.
    pub const fn is_known(&self) -> bool {
        self.known
    }

    /// The instant of the last move.
    pub fn end(&self) -> Millis {
        self.entries.last().map_or(Millis::ZERO, |entry| entry.at)
    }

    /// The instant of a node of the main line; zero of any other.
    pub fn at(&self, node: NodeId) -> Millis {
        self.entries.iter().find(|entry| entry.node == node).map_or(Millis::ZERO, |entry| entry.at)
    }

    /// The last node that was reached by an instant.
    pub fn node_at(&self, at: Millis) -> NodeId {
        let reached = self.entries.iter().take_while(|entry| entry.at <= at).last();
        reached.map_or(NodeId::ROOT, |entry| entry.node)
    }

    /// Whether a node is a move of the main line.
    pub fn has(&self, node: NodeId) -> bool {
        self.entries.iter().any(|entry| entry.node == node)
    }

    /// The moves behind a node of the main line; all of them behind any other.
    pub fn behind(&self, node: NodeId) -> &[Entry] {
        let place = self.entries.iter().position(|entry| entry.node == node);
        place.and_then(|place| self.entries.get(place.saturating_add(1)..)).unwrap_or(&self.entries)
    }

    /// How long a playback waits between two nodes of the main line; as long as between moves without times elsewhere.
    pub fn wait(&self, from: NodeId, to: NodeId) -> Millis {
        if self.has(to) && (from == NodeId::ROOT || self.has(from)) {
            self.at(to).minus(self.at(from))
        } else {
            EVEN
        }
    }
}

/// Where instants come from.
enum Instants {
    Told,
    Clocks,
    Even,
}

impl Instants {
    /// `None` when a record says neither instants nor clocks.
    fn of(record: &Record) -> Option<Self> {
        let told = |known: fn(&pasapezas_core::record::Notes) -> bool| {
            let line = record.tree.line(NodeId::ROOT);
            line.filter_map(|id| record.tree.node(id)).any(|node| known(&node.notes))
        };
        if told(|notes| notes.at.is_some()) {
            Some(Self::Told)
        } else {
            told(|notes| notes.left.is_some()).then_some(Self::Clocks)
        }
    }
}

/// What each clock showed last, and how long each board has played: its two clocks run one after the other.
struct Spent {
    left: PerSeat<Option<Millis>>,
    boards: PerBoard<Millis>,
    /// What each move gets back at once.
    back: Millis,
}

impl Spent {
    fn new(record: &Record) -> Self {
        let base = |seat: Seat| record.time.and_then(|time| time.base(seat));
        Self { left: PerSeat::for_seats(base), boards: PerBoard::default(), back: increment(record) }
    }

    /// The instant of a move: what its clock lost was thought, and the increment that it got back. A delay is not known to have
    /// been thought.
    fn after(&mut self, record: &Record, node: NodeId, seat: Seat) -> Option<Millis> {
        let left = record.tree.node(node)?.notes.left;
        let before = self.left.at_mut(seat);
        let thought = match (*before, left) {
            (Some(before), Some(left)) => before.plus(self.back).minus(left),
            (None, _) | (_, None) => Millis::ZERO,
        };
        *before = left.or(*before);
        let board = self.boards.get_mut(seat.board);
        *board = board.plus(thought);
        Some(*board)
    }
}

/// What a move gets back at once, by the record's time control.
pub(super) const fn increment(record: &Record) -> Millis {
    match record.time {
        Some(TimeControl::Timed { bonus: Bonus::Increment(back), .. }) => back,
        Some(
            TimeControl::Timed { bonus: Bonus::None | Bonus::Bronstein(_) | Bonus::Delay(_), .. }
            | TimeControl::Untimed,
        )
        | None => Millis::ZERO,
    }
}

/// Who made a step, and what kind of step it is; a piece from nowhere is none.
fn kind_of(record: &Record, node: NodeId) -> Option<(Seat, Kind)> {
    let node = record.tree.node(node)?;
    let before = record.tree.node(node.parent()?)?.boards();
    match node.step()? {
        Step::Move { seat, mv: pasapezas_core::Move::Drop { .. } } => Some((seat, Kind::Drop)),
        Step::Move { seat, .. } => {
            let n_on_board = |boards: &pasapezas_core::record::Boards| {
                boards.position(seat.board).placement().occupied().count()
            };
            let captured = n_on_board(node.boards()) < n_on_board(before);
            Some((seat, if captured { Kind::Capture } else { Kind::Move }))
        }
        Step::TakeOff { by, .. } => Some((by, Kind::Capture)),
        Step::Give { .. } => None,
    }
}
