//! Two boards, four clocks and rules as somebody arranges them. Nothing in it has been checked.

use pasapezas_core::{
    Match, MatchSetup, Millis, PerBoard, PerSeat, Phase, Position, RuleSet, Seat, Setup, SetupError,
    TimeControl,
};

use crate::app::time_field::{read_time, write_time};

/// What a clock shows that nobody has set.
const USUAL: Millis = Millis::seconds(300);

/// What is arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The boards.
    pub boards: PerBoard<Setup>,
    /// Whether the position has clocks of its own.
    pub timed: bool,
    /// What the clocks show.
    pub clocks: PerSeat<Clock>,
    /// The rules by which it is judged and played.
    pub rules: RuleSet,
}

/// A clock: a time, or what was typed and is none.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clock {
    /// What is left.
    Left(Millis),
    /// What was typed.
    Unread(String),
}

impl Clock {
    /// As it stands in its field.
    pub fn text(&self) -> String {
        match self {
            Self::Left(left) => write_time(*left),
            Self::Unread(typed) => typed.clone(),
        }
    }

    /// The clock after something is typed. A time that is not touched stays exactly what it was.
    pub(super) fn typed(&self, typed: &str) -> Self {
        if typed.trim() == self.text() {
            return self.clone();
        }
        read_time(typed).map_or_else(|| Self::Unread(typed.trim().to_owned()), Self::Left)
    }

    /// What is left, if it can be read.
    pub const fn left(&self) -> Option<Millis> {
        match self {
            Self::Left(left) => Some(*left),
            Self::Unread(_) => None,
        }
    }
}

impl Draft {
    /// The usual array on both boards, without clocks of its own.
    pub fn array(rules: RuleSet) -> Self {
        Self {
            boards: PerBoard::new(|_| Setup::start()),
            timed: false,
            clocks: PerSeat::for_seats(|_| Clock::Left(USUAL)),
            rules,
        }
    }

    /// A match as it stands. Its clocks belong to the position once it has begun.
    pub fn of(game: &Match) -> Self {
        let mut draft = Self::array(*game.rules());
        draft.boards = PerBoard::new(|board| game.position(board).setup());
        draft.timed = game.phase() != Phase::Waiting && game.setup().time != TimeControl::Untimed;
        let left = |seat| game.clock(seat, game.last_stamp()).left;
        draft.clocks = PerSeat::for_seats(|seat| Clock::Left(left(seat).unwrap_or(USUAL)));
        draft
    }

    /// A match from here that has not begun; `None` while it cannot be played.
    pub fn game(&self) -> Option<Match> {
        let start = self.positions().ok()?;
        self.rules.check().ok()?;
        let time = self.times().map_or(TimeControl::Untimed, TimeControl::each);
        Some(Match::new(MatchSetup { start, ..MatchSetup::new(self.rules, time) }))
    }

    /// Both boards checked.
    ///
    /// # Errors
    /// For each board all that stands against it; one of them is empty when only the other is wrong.
    pub fn positions(&self) -> Result<PerBoard<Position>, PerBoard<Option<SetupError>>> {
        let checked = self.boards.map(|setup| Position::new(setup, &self.rules));
        match (checked.a, checked.b) {
            (Ok(a), Ok(b)) => Ok(PerBoard { a, b }),
            (a, b) => Err(PerBoard { a: a.err(), b: b.err() }),
        }
    }

    /// The clocks, if the position has some and all can be read.
    pub fn times(&self) -> Option<PerSeat<Millis>> {
        let readable = Seat::ALL.into_iter().all(|seat| self.clocks.at(seat).left().is_some());
        (self.timed && readable)
            .then(|| PerSeat::for_seats(|seat| self.clocks.at(seat).left().unwrap_or_default()))
    }
}
