//! The state that follows from a log: positions, clocks, flags, offers, open claims, phase.

use super::clock::{BoardClock, ClockReading};
use super::history::History;
use super::matches::MatchSetup;
use crate::base::{BoardId, DropRole, Millis, PerBoard, PerSeat, Seat, Square};
use crate::conduct::Touch;
use crate::position::{Position, RepetitionKey};
use crate::rules::{Outcome, RepetitionRule, RuleSet};

/// What a match is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Not started yet.
    Waiting,
    /// Clocks run, moves may be made.
    Running,
    /// Both boards stand still (decision D33).
    Paused,
    /// It is over.
    Over(Outcome),
}

/// A forbidden placement that may still be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpenClaim {
    /// Who placed the piece.
    pub offender: Seat,
    /// Where it stands.
    pub at: Square,
    /// What it is.
    pub role: DropRole,
}

/// What only one board has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardState {
    pub(super) position: Position,
    /// The position before the last move.
    pub(super) before: Position,
    pub(super) clock: BoardClock,
    pub(super) history: History,
    pub(super) claim: Option<OpenClaim>,
    /// What the player on move has touched or announced.
    pub(super) touch: Touch,
    /// Who offers a draw.
    pub(super) offer: Option<Seat>,
    /// Whether the board has agreed to a draw, where both must.
    pub(super) agreed: bool,
}

/// What only one seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct SeatState {
    /// Moves made in this match.
    pub(super) moves: u32,
    /// When the flag fell.
    pub(super) flag: Option<Millis>,
    /// Whether a draw was offered since the last own move.
    pub(super) has_offered: bool,
    /// Whether the last own move let a claim of article 7.5 pass.
    pub(super) let_pass: bool,
}

/// Everything that follows from setup and log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Table {
    pub(super) rules: RuleSet,
    pub(super) boards: PerBoard<BoardState>,
    pub(super) seats: PerSeat<SeatState>,
    pub(super) phase: Phase,
    pub(super) last_stamp: Millis,
}

impl Table {
    pub(super) fn new(setup: &MatchSetup) -> Self {
        let board = |board| {
            let position = *setup.start.get(board);
            BoardState {
                position,
                before: position,
                clock: BoardClock::new(&setup.time, board),
                history: History::default(),
                claim: None,
                touch: Touch::ToMove,
                offer: None,
                agreed: false,
            }
        };
        let mut table = Self {
            rules: setup.rules,
            boards: PerBoard::new(board),
            seats: PerSeat::for_seats(|_| SeatState::default()),
            phase: Phase::Waiting,
            last_stamp: Millis::ZERO,
        };
        for board in BoardId::ALL {
            table.remember(board);
        }
        table
    }

    pub(super) const fn board(&self, board: BoardId) -> &BoardState {
        self.boards.get(board)
    }

    pub(super) const fn position(&self, board: BoardId) -> &Position {
        &self.board(board).position
    }

    /// Who is on move on `board`.
    pub(super) const fn on_move(&self, board: BoardId) -> Seat {
        Seat::new(board, self.position(board).turn())
    }

    pub(super) fn flags(&self) -> PerSeat<Option<Millis>> {
        PerSeat::for_seats(|seat| self.seats.at(seat).flag)
    }

    pub(super) fn clock(&self, seat: Seat, now: Millis) -> ClockReading {
        let turn = self.position(seat.board).turn();
        let clock = &self.board(seat.board).clock;
        let now = now.max(self.last_stamp);
        ClockReading {
            left: clock.left(seat.color, turn, now),
            used: clock.used(seat.color, turn, now),
            running: clock.is_running() && seat.color == turn,
            fallen: self.seats.at(seat).flag.or_else(|| self.falls(seat).filter(|at| *at <= now)),
        }
    }

    /// When the flag of `seat` falls if nobody does anything; `None` when it has fallen or its clock stands.
    pub(super) fn falls(&self, seat: Seat) -> Option<Millis> {
        let runs = self.on_move(seat.board) == seat && self.seats.at(seat).flag.is_none();
        if runs { self.board(seat.board).clock.runs_out(seat.color) } else { None }
    }

    /// What the rules of this match compare for repetition; `None` when nothing is.
    pub(super) fn repetition_key(&self, position: &Position) -> Option<RepetitionKey> {
        match self.rules.repetition {
            RepetitionRule::Off => None,
            RepetitionRule::Board => Some(position.repetition_key().board_only()),
            RepetitionRule::BoardAndReserves => Some(position.repetition_key()),
        }
    }

    /// Enters the present position of a board into its history.
    pub(super) fn remember(&mut self, board: BoardId) {
        if let Some(key) = self.repetition_key(self.position(board)) {
            self.boards.get_mut(board).history.push(key);
        }
    }
}
