//! A match on real boards, as the arbiter's device knows it: what it started from, its log, and the state that follows.

use super::action::{Action, Entry, Event};
use super::case::Case;
use super::claim::Claim;
use super::end::End;
use super::objection::Objection;
use super::settings::{Profile, Settings};
use super::sheet::Sheet;
use crate::base::{BoardId, Color, Millis, PerBoard, PerSeat, Seat};
use crate::game::{BoardClock, ClockReading, MatchSetup, ReplayError, Seq, Stamp};

/// What a supervised match starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SupervisionSetup {
    /// What the arbiter has set.
    pub settings: Settings,
    /// Rules, clocks and boards at the start. An ordinary game is on board A.
    pub game: MatchSetup,
    /// Whether moves can be entered.
    pub recorded: bool,
}

impl SupervisionSetup {
    /// The usual array, five minutes each, without a record.
    pub fn new(profile: Profile) -> Self {
        Self { settings: Settings::of(profile), game: MatchSetup::default(), recorded: false }
    }
}

/// What it is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Not started yet: boards and clocks are set up.
    Preparing,
    /// Clocks run.
    Running,
    /// All clocks stand.
    Paused,
    /// It is over.
    Over(End),
}

/// What only one board has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct BoardState {
    pub(super) clock: BoardClock,
    /// Who is on move: who has not pressed.
    pub(super) turn: Color,
    /// Who offers a draw.
    pub(super) offer: Option<Seat>,
    /// Whether the board has agreed to a draw, where both must.
    pub(super) agreed: bool,
    /// Whether the arbiter watches a level ending (FIDE III.5.2).
    pub(super) observed: bool,
    /// Whether the last completed move is still open to claims: not when it was taken back or removed.
    pub(super) open: bool,
}

/// What only one seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct SeatState {
    /// Moves that were completed and stand.
    pub(super) moves: u32,
    /// When the flag fell.
    pub(super) flag: Option<Millis>,
    /// Whether a draw was offered since the last own move.
    pub(super) has_offered: bool,
    /// Illegal moves that were claimed and upheld.
    pub(super) illegal: u8,
    /// Warnings.
    pub(super) warnings: u8,
}

/// A match on real boards: `act` says what would come of an action, `append` writes it.
///
/// ```
/// use pasapezas_core::arbiter::{Action, Profile, Supervision, SupervisionSetup};
/// use pasapezas_core::{Millis, Seat, Stamp};
/// let mut hall = Supervision::new(SupervisionSetup::new(Profile::Pasapezas));
/// hall.play(Stamp::table(Millis::ZERO), Action::Start)?;
/// hall.play(Stamp::of(Seat::WHITE_A, Millis(1_500)), Action::Press)?;
/// assert_eq!(hall.clock(Seat::WHITE_A, Millis(9_000)).left, Some(Millis(298_500)));
/// # Ok::<(), pasapezas_core::arbiter::Objection>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Supervision {
    pub(super) setup: SupervisionSetup,
    log: Vec<Entry>,
    pub(super) phase: Phase,
    pub(super) boards: PerBoard<BoardState>,
    pub(super) seats: PerSeat<SeatState>,
    /// Claims, the one that is examined first; the others wait.
    pub(super) cases: Vec<Case>,
    /// Whether the clocks were stopped by a claim, so that they go on when it is rejected.
    pub(super) paused_for_case: bool,
    pub(super) sheet: Option<Sheet>,
    pub(super) last_stamp: Millis,
}

impl Supervision {
    /// A match that has not been started.
    pub fn new(setup: SupervisionSetup) -> Self {
        let board = |board| BoardState {
            clock: BoardClock::new(&setup.game.time, board),
            turn: setup.game.start.get(board).turn(),
            offer: None,
            agreed: false,
            observed: false,
            open: false,
        };
        let passes = setup.settings.profile == Profile::Pasapezas;
        Self {
            setup,
            log: Vec::new(),
            phase: Phase::Preparing,
            boards: PerBoard::new(board),
            seats: PerSeat::for_seats(|_| SeatState::default()),
            cases: Vec::new(),
            paused_for_case: false,
            sheet: setup.recorded.then(|| Sheet::new(&setup.game, passes)),
            last_stamp: Millis::ZERO,
        }
    }

    /// Everything but the log: for a look at what would be.
    pub(super) fn clone_without_log(&self) -> Self {
        Self {
            setup: self.setup,
            log: Vec::new(),
            phase: self.phase,
            boards: self.boards.clone(),
            seats: self.seats,
            cases: self.cases.clone(),
            paused_for_case: self.paused_for_case,
            sheet: self.sheet.clone(),
            last_stamp: self.last_stamp,
        }
    }

    /// The match that these actions make, decided anew.
    ///
    /// # Errors
    /// The first action that may not be done, with its number.
    pub fn replay(
        setup: SupervisionSetup,
        actions: impl IntoIterator<Item = (Stamp, Action)>,
    ) -> Result<Self, (Seq, Objection)> {
        let mut hall = Self::new(setup);
        for (stamp, action) in actions {
            let seq = hall.end();
            hall.play(stamp, action).map_err(|why| (seq, why))?;
        }
        Ok(hall)
    }

    /// Writes an entry whose events were decided before.
    ///
    /// # Errors
    /// When its number is not the next one, or its stamp lies before the last.
    pub fn append(&mut self, entry: Entry) -> Result<(), ReplayError> {
        let expected = self.end();
        if entry.seq != expected {
            return Err(ReplayError::Gap { expected, found: entry.seq });
        }
        if entry.stamp.at < self.last_stamp {
            return Err(ReplayError::TimeWentBack { seq: entry.seq });
        }
        self.last_stamp = entry.stamp.at;
        for event in &entry.events {
            self.evolve(entry.stamp.at, *event);
        }
        self.log.push(entry);
        Ok(())
    }

    /// [`Supervision::act`] and [`Supervision::append`]: does something and gives what came of it.
    ///
    /// # Errors
    /// Why it may not be done; nothing has changed then.
    pub fn play(&mut self, stamp: Stamp, action: Action) -> Result<Vec<Event>, Objection> {
        let events = self.act(stamp, &action)?;
        let entry = Entry { seq: self.end(), stamp, action, events: events.clone() };
        self.append(entry).map_err(|_| Objection::TimeWentBack)?;
        Ok(events)
    }

    /// What it started from.
    pub const fn setup(&self) -> &SupervisionSetup {
        &self.setup
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The number that the next entry gets.
    pub fn end(&self) -> Seq {
        Seq(u32::try_from(self.log.len()).unwrap_or(u32::MAX))
    }

    /// The stamp of the last entry; the next one may not be earlier.
    pub const fn last_stamp(&self) -> Millis {
        self.last_stamp
    }

    /// What it is doing.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is on move on `board`.
    pub const fn on_move(&self, board: BoardId) -> Seat {
        Seat::new(board, self.boards.get(board).turn)
    }

    /// How many moves `seat` has completed that stand.
    pub const fn moves(&self, seat: Seat) -> u32 {
        self.seats.at(seat).moves
    }

    /// How many illegal moves of `seat` were upheld.
    pub const fn illegal_moves(&self, seat: Seat) -> u8 {
        self.seats.at(seat).illegal
    }

    /// How many warnings `seat` has.
    pub const fn warnings(&self, seat: Seat) -> u8 {
        self.seats.at(seat).warnings
    }

    /// The claim that is examined, if one is. Others wait behind it.
    pub fn case(&self) -> Option<&Case> {
        self.cases.first()
    }

    /// The claims that wait, the next one first.
    pub fn waiting(&self) -> &[Case] {
        self.cases.get(1..).unwrap_or_default()
    }

    /// Who offers a draw on `board`.
    pub const fn offer(&self, board: BoardId) -> Option<Seat> {
        self.boards.get(board).offer
    }

    /// Whether the arbiter watches a level ending on `board`.
    pub const fn is_observed(&self, board: BoardId) -> bool {
        self.boards.get(board).observed
    }

    /// The record, where moves are entered.
    pub const fn sheet(&self) -> Option<&Sheet> {
        self.sheet.as_ref()
    }

    /// Whether the record has every completed move of `board`.
    pub fn is_recorded(&self, board: BoardId) -> bool {
        let colors = [Color::White, Color::Black];
        self.sheet.as_ref().is_some_and(|sheet| {
            colors
                .map(|color| Seat::new(board, color))
                .into_iter()
                .all(|it| sheet.count(it) >= self.moves(it))
        })
    }

    /// Until when `seat` may claim what the opponent's last move did: as long as this is true, and he has not released his
    /// own next piece (C 5).
    pub fn may_claim(&self, seat: Seat) -> bool {
        let board = self.boards.get(seat.board);
        board.open && board.turn == seat.color
    }

    /// What the clock of `seat` shows at `now` (not before the last entry).
    pub fn clock(&self, seat: Seat, now: Millis) -> ClockReading {
        let BoardState { clock, turn, .. } = self.boards.get(seat.board);
        let now = now.max(self.last_stamp);
        ClockReading {
            left: clock.left(seat.color, *turn, now),
            used: clock.used(seat.color, *turn, now),
            running: clock.is_running() && seat.color == *turn,
            fallen: self.seats.at(seat).flag.or_else(|| self.falls(seat).filter(|at| *at <= now)),
        }
    }

    /// When the flag of `seat` falls if nobody does anything; `None` when it has fallen or its clock stands.
    pub(super) fn falls(&self, seat: Seat) -> Option<Millis> {
        let runs = self.on_move(seat.board) == seat && self.seats.at(seat).flag.is_none();
        if runs { self.boards.get(seat.board).clock.runs_out(seat.color) } else { None }
    }

    /// The next instant at which a flag falls. Send [`Action::Tick`] then; late is fine.
    pub fn next_deadline(&self) -> Option<Millis> {
        if self.phase != Phase::Running {
            return None;
        }
        self.setup.settings.profile.seats().filter_map(|seat| self.falls(seat)).min()
    }

    /// Whether the clocks run although a claim is examined: a plain removal (article 7.5).
    pub(super) fn is_plain(claim: Claim) -> bool {
        matches!(claim, Claim::Placement(_))
    }
}
