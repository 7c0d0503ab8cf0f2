//! The moves of a match on real boards, with the time that each took. Without a record only the times are known.

use pasapezas_core::arbiter::{Entry, Event, Legality, Sheet, SheetStep, Supervision};
use pasapezas_core::notation::{write_attempt, write_san};
use pasapezas_core::{Attempt, BoardId, Color, Millis, PerBoard, PerSeat, Seat};

/// The moves of both boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    /// Those of board A.
    pub on_a: Vec<MoveRow>,
    /// Those of board B.
    pub on_b: Vec<MoveRow>,
}

/// A move of each side of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRow {
    /// White's.
    pub white: Option<MoveCell>,
    /// Black's.
    pub black: Option<MoveCell>,
}

/// One move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveCell {
    /// What was played, if it was recorded: `Nf3`, `P@d4`; of illegal moves the squares.
    pub text: Option<String>,
    /// Whether the rules forbid it, where the report may say so.
    pub is_wrong: bool,
    /// How much time it took, once it was completed.
    pub used: Option<Millis>,
}

impl MoveList {
    /// The rows of a board.
    pub const fn of(&self, board: BoardId) -> &Vec<MoveRow> {
        match board {
            BoardId::A => &self.on_a,
            BoardId::B => &self.on_b,
        }
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.on_a.is_empty() && self.on_b.is_empty()
    }
}

/// Collects moves and times while a log is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Scribe {
    seats: SeatTexts,
}

/// What each seat has played and used.
#[derive(Clone, Debug)]
struct SeatTexts(PerSeat<Played>);

impl Default for SeatTexts {
    fn default() -> Self {
        Self(PerSeat::for_seats(|_| Played::default()))
    }
}

#[derive(Clone, Debug, Default)]
struct Played {
    texts: Vec<String>,
    used: Vec<Millis>,
    /// What the clock had used before the move that is made now.
    before: Millis,
}

impl Scribe {
    /// An entry was written: the match before and after it.
    pub(super) fn entry(&mut self, before: &Supervision, after: &Supervision, entry: &Entry) {
        for event in &entry.events {
            if let Event::Recorded { seat, attempt, .. } = *event {
                let text = text_of(before, seat, attempt);
                self.seats.0.at_mut(seat).texts.push(text);
            } else if let Event::Pressed { seat } = *event {
                let played = self.seats.0.at_mut(seat);
                let used = before.clock(seat, entry.stamp.at).used;
                played.used.push(used.minus(played.before));
                played.before = used;
            }
        }
        // What was taken back or restored is no move any more.
        for seat in Seat::ALL {
            let played = self.seats.0.at_mut(seat);
            let recorded = after.sheet().map_or(0, |sheet| sheet.count(seat));
            played.texts.truncate(usize::try_from(recorded).unwrap_or(usize::MAX));
            played.used.truncate(usize::try_from(after.moves(seat)).unwrap_or(usize::MAX));
        }
    }

    /// The moves that stand; whether the report may say of moves that they are wrong.
    pub(super) fn list(&self, hall: &Supervision, tells: bool) -> MoveList {
        let boards = PerBoard::new(|board| self.rows(hall, board, tells));
        MoveList { on_a: boards.get(BoardId::A).clone(), on_b: boards.get(BoardId::B).clone() }
    }

    fn rows(&self, hall: &Supervision, board: BoardId, tells: bool) -> Vec<MoveRow> {
        let cells = |color| self.cells(hall, Seat::new(board, color), tells);
        let (mut white, mut black) = (cells(Color::White).into_iter(), cells(Color::Black).into_iter());
        let mut rows = Vec::new();
        loop {
            let row = MoveRow { white: white.next(), black: black.next() };
            if row == MoveRow::default() {
                return rows;
            }
            rows.push(row);
        }
    }

    fn cells(&self, hall: &Supervision, seat: Seat, tells: bool) -> Vec<MoveCell> {
        let played = self.seats.0.at(seat);
        let wrong = wrong_moves(hall, seat);
        let count = played.texts.len().max(played.used.len());
        let cell = |place: usize| MoveCell {
            text: played.texts.get(place).cloned(),
            is_wrong: tells && wrong.get(place).copied().unwrap_or(false),
            used: played.used.get(place).copied(),
        };
        (0..count).map(cell).collect()
    }
}

/// Which moves of a seat the rules forbid, in their order.
fn wrong_moves(hall: &Supervision, seat: Seat) -> Vec<bool> {
    let steps = hall.sheet().map(Sheet::steps).unwrap_or_default();
    let of_seat = steps.iter().filter_map(|step| match step {
        SheetStep::Move { seat: by, legality, .. } if *by == seat => Some(*legality != Legality::Legal),
        SheetStep::Move { .. } | SheetStep::Removal { .. } => None,
    });
    of_seat.collect()
}

fn text_of(before: &Supervision, seat: Seat, attempt: Attempt) -> String {
    let position = before.sheet().and_then(|sheet| sheet.position(seat.board));
    let legal = position.and_then(|position| Some(write_san(&position, position.judge(attempt).ok()?)));
    legal.unwrap_or_else(|| write_attempt(attempt))
}
