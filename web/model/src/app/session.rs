//! One match on screen, with what is derived from its log step by step.

use std::rc::Rc;

use pasapezas_core::{Action, Event, Match, MatchSetup, PerBoard, Refusal, Stamp};

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
        let mut next = self.clone();
        for event in &events {
            let Event::Moved { seat, mv } = *event else {
                continue;
            };
            let before = self.game.position(seat.board);
            Rc::make_mut(&mut next.sheet).write(self.game.log().end(), seat, mv, before);
            Rc::make_mut(next.tokens.get_mut(seat.board)).follow(seat.color, mv);
        }
        next.game = Rc::new(game);
        Ok(next)
    }
}
