//! What a new match starts from: time, names, and positions that somebody brings along.

use pasapezas_core::notation::read_bfen;
use pasapezas_core::{BoardId, Match, MatchSetup, PerBoard, Position, RuleSet, TimeControl};

use super::state::Names;

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
    /// The same rules and clocks from the usual array.
    pub fn again(game: &Match) -> Self {
        Self { rules: *game.rules(), time: game.setup().time, ..Self::default() }
    }

    /// From `FEN A | FEN B`, perhaps with ` | ` and four clocks in milliseconds, by the Galician regulation.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_bfen(text: &str) -> Result<Self, BadStart> {
        Self::default().at(text)
    }

    /// The same match by the rules that a text names, such as `pasapezas enforcement=strict`; its boards stay as they are.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn by(self, rules: &str) -> Result<Self, BadStart> {
        let rules = RuleSet::from_text(rules).map_err(|error| BadStart { text: error.to_string() })?;
        rules.check().map_err(|error| BadStart { text: error.to_string() })?;
        Ok(Self { rules, ..self })
    }

    /// The same match from a position, and with its clocks if it has some.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn at(self, bfen: &str) -> Result<Self, BadStart> {
        let both = read_bfen(bfen).map_err(|error| BadStart { text: error.to_string() })?;
        let board = |board: BoardId| {
            Position::new(*both.boards.get(board), &self.rules)
                .map_err(|error| BadStart { text: format!("board {}: {error}", board.letter()) })
        };
        let boards = PerBoard { a: board(BoardId::A)?, b: board(BoardId::B)? };
        let time = both.clocks.map_or(self.time, TimeControl::each);
        Ok(Self { time, boards: Some(boards), ..self })
    }

    /// What the core starts from.
    pub fn setup(&self) -> MatchSetup {
        let usual = MatchSetup::new(self.rules, self.time);
        match self.boards {
            Some(start) => MatchSetup { start, ..usual },
            None => usual,
        }
    }
}
