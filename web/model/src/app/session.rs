//! One match on screen, with what is derived from its log step by step.

use std::rc::Rc;

use pasapezas_core::game::standing_back;
use pasapezas_core::{Action, Entry, Event, Match, MatchSetup, PerBoard, Refusal, Seat, Seq, Stamp};

use super::sheet::Sheet;
use super::tokens::Tokens;

/// A match and its readings. Sheet and tokens follow from the log; they are kept beside it, since working them out anew at
/// every move would take longer and longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Which match of this page it is.
    pub number: u32,
    /// The match.
    pub game: Rc<Match>,
    /// The moves as text.
    pub sheet: Rc<Sheet>,
    /// The pieces of each board with their identities.
    pub tokens: PerBoard<Rc<Tokens>>,
}

impl Session {
    /// A match that has not been started.
    pub fn new(setup: MatchSetup, number: u32) -> Self {
        Self {
            number,
            game: Rc::new(Match::new(setup)),
            sheet: Rc::default(),
            tokens: setup.start.map(|position| Rc::new(Tokens::of(&position))),
        }
    }

    /// The session after an action.
    ///
    /// # Errors
    /// Why the match refuses it.
    pub fn after(&self, stamp: Stamp, action: Action) -> Result<Self, Refusal> {
        let mut game = (*self.game).clone();
        let events = game.play(stamp, action)?;
        if events.iter().any(|event| matches!(event, Event::TakenBack { .. })) {
            return Ok(Self::of(game, self.number));
        }
        let mut next = self.clone();
        for event in events {
            next.follow(&self.game, self.game.log().end(), event);
        }
        next.game = Rc::new(game);
        Ok(next)
    }

    /// A session read from the whole log: rare enough to take its time. What was taken back leaves no trace, and pieces get
    /// the identities that they had.
    pub fn of(game: Match, number: u32) -> Self {
        let mut session = Self::new(*game.setup(), number);
        let mut before = Match::new(*game.setup());
        let mut stands: Vec<Seq> = standing_back(game.log().entries()).map(|entry| entry.seq).collect();
        stands.reverse();
        for entry in game.log().entries() {
            if stands.binary_search(&entry.seq).is_ok() {
                for event in &entry.events {
                    session.follow(&before, entry.seq, *event);
                }
            }
            // Its own entries follow each other, or it could not hold them.
            if before.append(entry.clone()).is_err() {
                break;
            }
        }
        session.game = Rc::new(game);
        session
    }

    /// Takes in an event of entry `seq`; `before` is the match without that entry.
    fn follow(&mut self, before: &Match, seq: Seq, event: Event) {
        match event {
            Event::Moved { seat, mv } => {
                Rc::make_mut(&mut self.sheet).write(seq, seat, mv, before.position(seat.board));
                Rc::make_mut(self.tokens.get_mut(seat.board)).follow(seat.color, mv);
            }
            Event::TakenOff { by, at, .. } => {
                Rc::make_mut(&mut self.sheet).strike(by.opponent());
                Rc::make_mut(self.tokens.get_mut(by.board)).take_off(at);
            }
            Event::Started
            | Event::Paused
            | Event::Resumed
            | Event::Touched { .. }
            | Event::AdjustAnnounced { .. }
            | Event::Passed { .. }
            | Event::FlagFell { .. }
            | Event::ClaimOpened { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::DrawAgreed { .. }
            | Event::TimeCorrected { .. }
            | Event::TakenBack { .. }
            | Event::Ended { .. } => {}
        }
    }
}

/// Who made the last move that stands; `None` when there is none.
pub fn last_mover(game: &Match) -> Option<Seat> {
    let mut events = standing_back(game.log().entries()).flat_map(|entry| entry.events.iter());
    events.find_map(|event| if let Event::Moved { seat, .. } = event { Some(*seat) } else { None })
}

/// The last move that stands, as the entry to which a take-back of one move goes; `None` when there is none.
pub fn last_move_entry(game: &Match) -> Option<Seq> {
    let is_move = |entry: &&Entry| entry.events.iter().any(|event| matches!(event, Event::Moved { .. }));
    standing_back(game.log().entries()).find(is_move).map(|entry| entry.seq)
}

/// What would do again the last move that was taken back: taking that take-back back, with its time if it gave time. `None` when
/// nothing was, or when somebody has moved since.
pub fn redo(game: &Match) -> Option<Action> {
    for entry in standing_back(game.log().entries()) {
        // One that did a move again leaves those that stand before it.
        if let Action::TakeBack { to, gives_time } = entry.action
            && !is_take_back(game, to)
        {
            return Some(Action::TakeBack { to: entry.seq, gives_time });
        }
        if entry.events.iter().any(is_on_board) {
            return None;
        }
    }
    None
}

/// Whether entry `seq` took something back.
pub(super) fn is_take_back(game: &Match, seq: Seq) -> bool {
    let entry = game.log().since(seq).first();
    entry.is_some_and(|entry| matches!(entry.action, Action::TakeBack { .. }))
}

const fn is_on_board(event: &Event) -> bool {
    matches!(event, Event::Moved { .. } | Event::TakenOff { .. })
}
