//! What a new match starts from: time, names, and positions that somebody brings along.

use pasapezas_core::notation::read_bfen;
use pasapezas_core::{BoardId, Match, MatchSetup, Millis, PerBoard, Position, RuleSet, TimeControl};

use super::state::Names;

/// The shortest and longest time that can be chosen, in minutes.
pub const MINUTES: core::ops::RangeInclusive<u32> = 1..=180;

/// A match about to be laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewMatch {
    /// Its rules.
    pub rules: RuleSet,
    /// Its clocks.
    pub time: TimeControl,
    /// Both boards, if not the usual array.
    pub boards: Option<PerBoard<Position>>,
    /// Names, if they were typed with it.
    pub names: Option<Names>,
}

/// Why a text gives no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadStart {
    /// What is wrong and where, for people.
    pub text: String,
}

impl NewMatch {
    /// So many minutes for all four; as many as possible, at least one.
    pub fn of_minutes(minutes: u32) -> Self {
        let minutes = minutes.clamp(*MINUTES.start(), *MINUTES.end());
        let time = TimeControl::same(Millis::seconds(minutes.saturating_mul(60)));
        Self { time, ..Self::default() }
    }

    /// The same rules and clocks from the usual array.
    pub fn again(game: &Match) -> Self {
        Self { rules: *game.rules(), time: game.setup().time, ..Self::default() }
    }

    /// From `FEN A | FEN B`, perhaps with ` | ` and four clocks in milliseconds.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_bfen(text: &str) -> Result<Self, BadStart> {
        let both = read_bfen(text).map_err(|error| BadStart { text: error.to_string() })?;
        let rules = RuleSet::default();
        let board = |board: BoardId| {
            Position::new(*both.boards.get(board), &rules)
                .map_err(|error| BadStart { text: format!("board {}: {error}", board.letter()) })
        };
        let boards = PerBoard { a: board(BoardId::A)?, b: board(BoardId::B)? };
        let time = match both.clocks {
            Some(base) => TimeControl { base },
            None => TimeControl::default(),
        };
        Ok(Self { rules, time, boards: Some(boards), names: None })
    }

    /// What the core starts from.
    pub fn setup(&self) -> MatchSetup {
        let usual = MatchSetup::new(self.rules, self.time);
        match self.boards {
            Some(start) => MatchSetup { start, ..usual },
            None => usual,
        }
    }

    /// The minutes of a time control, if all four have the same and they are whole.
    pub fn minutes(time: &TimeControl) -> Option<u32> {
        let base = time.base.a.white;
        let same = *time == TimeControl::same(base);
        (same && base.0.is_multiple_of(60_000)).then_some(base.0 / 60_000)
    }
}
