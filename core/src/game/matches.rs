//! A match: what it started from, its log, and the table that follows from both.

use super::action::{Action, Stamp};
use super::clock::ClockReading;
use super::event::Event;
use super::log::{Entry, Log, Seq, standing_back};
use super::replay::ReplayError;
use super::table::{OpenClaim, Phase, Table};
use crate::base::{BoardId, Millis, PerBoard, PerSeat, Seat};
use crate::position::Position;
use crate::rules::{Outcome, Refusal, RuleSet, TimeControl};

/// What a match starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchSetup {
    /// Its rules.
    pub rules: RuleSet,
    /// Its clocks.
    pub time: TimeControl,
    /// The boards at the start; both judge by the rules above.
    pub start: PerBoard<Position>,
}

impl MatchSetup {
    /// Both boards with the usual array (article 3).
    pub fn new(rules: RuleSet, time: TimeControl) -> Self {
        Self { rules, time, start: PerBoard::new(|_| Position::start(&rules)) }
    }
}

impl Default for MatchSetup {
    /// The Galician regulation, five minutes each.
    fn default() -> Self {
        Self::new(RuleSet::default(), TimeControl::default())
    }
}

/// A match of two boards and four seats.
///
/// ```
/// use pasapezas_core::{Action, Attempt, BoardId, Match, MatchSetup, Millis, Seat, Stamp};
/// let mut game = Match::new(MatchSetup::default());
/// game.play(Stamp::table(Millis::ZERO), Action::Start)?;
/// let pawn = Attempt::Board { from: "e2".parse().unwrap(), to: "e4".parse().unwrap(), promotion: None };
/// let action = game.judge(Seat::WHITE_A, pawn)?;
/// game.play(Stamp::of(Seat::WHITE_A, Millis(1_200)), action)?;
/// assert_eq!(game.clock(Seat::WHITE_A, Millis(5_000)).left, Some(Millis(298_800)));
/// assert_eq!(game.clock(Seat::BLACK_A, Millis(5_000)).left, Some(Millis(296_200)));
/// # Ok::<(), pasapezas_core::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    setup: MatchSetup,
    log: Log,
    table: Table,
    /// What the four clocks showed at each entry, before it: for take-backs that give time back, and so only where moves may
    /// be taken back.
    shown: Vec<PerSeat<Option<Millis>>>,
}

impl Match {
    /// A match that has not been started.
    pub fn new(setup: MatchSetup) -> Self {
        Self { setup, log: Log::default(), table: Table::new(&setup), shown: Vec::new() }
    }

    /// What the four clocks showed when entry `seq` was made; `None` where nothing is taken back.
    pub(super) fn shown_at(&self, seq: Seq) -> Option<&PerSeat<Option<Millis>>> {
        self.shown.get(usize::try_from(seq.0).ok()?)
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// Writes an entry whose events were decided before.
    ///
    /// # Errors
    /// When its number is not the next one, or its stamp lies before the last.
    pub fn append(&mut self, entry: Entry) -> Result<(), ReplayError> {
        let expected = self.log.end();
        if entry.seq != expected {
            return Err(ReplayError::Gap { expected, found: entry.seq });
        }
        if entry.stamp.at < self.table.last_stamp {
            return Err(ReplayError::TimeWentBack { seq: entry.seq });
        }
        if self.rules().allows_take_back() {
            self.shown.push(PerSeat::for_seats(|seat| self.clock(seat, entry.stamp.at).left));
        }
        self.table.last_stamp = entry.stamp.at;
        for event in &entry.events {
            self.evolve(entry.stamp.at, *event);
        }
        self.log.push(entry);
        Ok(())
    }

    fn evolve(&mut self, at: Millis, event: Event) {
        if let Event::TakenBack { to } = event {
            let past = self.table_before(to);
            self.table.rewind(at, past);
        } else {
            self.table.evolve(at, event);
        }
    }

    /// The table before entry `to`, but for clocks, flags and phase, which a take-back leaves as they are.
    ///
    /// Considered: the match until `to`, read anew. That has to take back whatever was taken back before, and so on: twice
    /// the time for every take-back within another.
    fn table_before(&self, to: Seq) -> Table {
        let mut table = Table::new(&self.setup);
        let standing: Vec<&Entry> = standing_back(self.log.before(to)).collect();
        for entry in standing.into_iter().rev() {
            for event in &entry.events {
                table.evolve(entry.stamp.at, *event);
            }
        }
        table
    }

    /// [`Match::act`] and [`Match::append`]: takes an action and gives the events that came of it.
    ///
    /// # Errors
    /// Why it may not be done; nothing has changed then.
    pub fn play(&mut self, stamp: Stamp, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.act(stamp, &action)?;
        let entry = Entry { seq: self.log.end(), stamp, action, events: events.clone() };
        // The number is the next one and the stamp was checked, so this cannot fail; if it did, the clock would be why.
        self.append(entry).map_err(|_| Refusal::TimeWentBack)?;
        Ok(events)
    }

    /// What it started from.
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// Its rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.setup.rules
    }

    /// Everything that happened.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// One board as it stands.
    pub const fn position(&self, board: BoardId) -> &Position {
        self.table.position(board)
    }

    /// Who is on move on `board`.
    pub const fn on_move(&self, board: BoardId) -> Seat {
        self.table.on_move(board)
    }

    /// What it is doing.
    pub const fn phase(&self) -> Phase {
        self.table.phase
    }

    /// Its result, if it has one.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Waiting | Phase::Running | Phase::Paused => None,
        }
    }

    /// The forbidden placement that may still be removed from `board`, if there is one (article 7.5).
    pub const fn open_claim(&self, board: BoardId) -> Option<OpenClaim> {
        match self.table.phase {
            Phase::Running | Phase::Paused => self.table.board(board).claim,
            Phase::Waiting | Phase::Over(_) => None,
        }
    }

    /// Who offers a draw on `board`, if anybody does.
    pub const fn draw_offer(&self, board: BoardId) -> Option<Seat> {
        self.table.board(board).offer
    }

    /// Whether `board` has agreed to a draw and waits for the other one.
    pub const fn has_agreed(&self, board: BoardId) -> bool {
        self.table.board(board).agreed
    }

    /// How often the position that stands on `board` has come about; `None` where repetition does not count.
    pub fn repetitions(&self, board: BoardId) -> Option<usize> {
        self.table.times_now(board)
    }

    /// What the clock of `seat` shows at `now` (not before the last entry).
    pub fn clock(&self, seat: Seat, now: Millis) -> ClockReading {
        self.table.clock(seat, now)
    }

    /// The stamp of the last entry; the next one may not be earlier.
    pub const fn last_stamp(&self) -> Millis {
        self.table.last_stamp
    }

    /// The next instant at which something happens by itself: a flag falls. Send [`Action::Tick`] then; late is fine.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.table.next_fall()
    }
}
