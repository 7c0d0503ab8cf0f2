//! A supervised match with what tests do to it.

use super::super::*;
use crate::base::{BoardId, Color, Millis, Seat};
use crate::game::{Author, Stamp};
use crate::position::Attempt;
use crate::rules::TimeControl;

/// A match whose time goes on by a second with everything that is done.
pub(super) struct Place {
    pub(super) hall: Supervision,
    pub(super) now: Millis,
}

impl Place {
    /// Started, with these settings.
    pub(super) fn with(change: impl FnOnce(&mut SupervisionSetup)) -> Self {
        let mut setup = SupervisionSetup::new(Profile::Pasapezas);
        change(&mut setup);
        let mut place = Self { hall: Supervision::new(setup), now: Millis::ZERO };
        place.table(Action::Start);
        place
    }

    pub(super) fn new(profile: Profile) -> Self {
        Self::with(|setup| *setup = SupervisionSetup::new(profile))
    }

    /// The same with moves that are entered.
    pub(super) fn recorded(profile: Profile) -> Self {
        Self::with(|setup| *setup = SupervisionSetup { recorded: true, ..SupervisionSetup::new(profile) })
    }

    /// Seconds for each seat, in the order of [`Seat::ALL`].
    pub(super) fn timed(profile: Profile, seconds: [u32; 4]) -> Self {
        let base = crate::base::PerSeat::for_seats(|seat| {
            let place = Seat::ALL.iter().position(|it| *it == seat).unwrap();
            Millis::seconds(seconds[place])
        });
        Self::with(|setup| {
            *setup = SupervisionSetup::new(profile);
            setup.game.time = TimeControl::each(base);
        })
    }

    pub(super) fn act(&mut self, by: Author, action: Action) -> Result<Vec<Event>, Objection> {
        self.now = self.now.plus(Millis::seconds(1));
        self.hall.play(Stamp { at: self.now, by }, action)
    }

    pub(super) fn table(&mut self, action: Action) -> Vec<Event> {
        self.act(Author::Table, action).unwrap()
    }

    pub(super) fn seat(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act(Author::Seat(seat), action).unwrap()
    }

    /// The clocks of these seats are pressed, one after the other.
    pub(super) fn press(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.seat(*seat, Action::Press);
        }
    }

    /// `n` moves of each side of a board.
    pub(super) fn moves(&mut self, board: BoardId, n: u32) {
        for _ in 0..n {
            self.press(&[Seat::new(board, Color::White), Seat::new(board, Color::Black)]);
        }
    }

    /// Enters a move like `e2e4`, `e7e8q` or `N@f7`, and presses the clock of whoever made it.
    pub(super) fn play(&mut self, board: BoardId, text: &str) -> Vec<Event> {
        let seat = self.hall.on_move(board);
        let events = self.table(Action::Record { seat, attempt: attempt(text) });
        if !matches!(self.hall.phase(), Phase::Over(_)) {
            self.press(&[seat]);
        }
        events
    }

    pub(super) fn claim(&mut self, seat: Seat, claim: Claim) -> Vec<Event> {
        self.seat(seat, Action::Claim { seat, claim })
    }

    /// The ruling that follows now.
    pub(super) fn ruling(&self) -> Ruling {
        match self.hall.step() {
            Some(Step::Rule(ruling)) => ruling,
            other => panic!("no ruling: {other:?}"),
        }
    }

    pub(super) fn answer(&mut self, answer: AnswerTo) {
        let question = self.hall.question().unwrap();
        self.table(Action::Answer(answer.to(question)));
    }

    /// Lets time pass until these seconds since the beginning.
    pub(super) fn wait_until(&mut self, seconds: u32) {
        self.now = Millis::seconds(seconds);
        self.hall.play(Stamp { at: self.now, by: Author::Clock }, Action::Tick).unwrap();
    }

    pub(super) fn end(&self) -> Option<End> {
        match self.hall.phase() {
            Phase::Over(end) => Some(end),
            Phase::Preparing | Phase::Running | Phase::Paused => None,
        }
    }

    pub(super) fn left(&self, seat: Seat) -> Millis {
        self.hall.clock(seat, self.now).left.unwrap()
    }
}

/// `e2e4`, `e7e8q`, `N@f7`.
pub(super) fn attempt(text: &str) -> Attempt {
    use crate::base::{DropRole, PromotionRole, Role};
    if let Some((role, to)) = text.split_once('@') {
        let role = Role::from_letter(role.chars().next().unwrap()).and_then(DropRole::from_role).unwrap();
        return Attempt::Drop { role, to: to.parse().unwrap() };
    }
    let promotion = text.chars().nth(4).map(|letter| {
        Role::from_letter(letter.to_ascii_uppercase()).and_then(PromotionRole::from_role).unwrap()
    });
    Attempt::Board { from: text[..2].parse().unwrap(), to: text[2..4].parse().unwrap(), promotion }
}

/// Why a claim was found to have no ground.
pub(super) fn unfounded(events: &[Event]) -> Option<Objection> {
    events.iter().find_map(|event| match event {
        Event::Unfounded { why } => Some(*why),
        _ => None,
    })
}
