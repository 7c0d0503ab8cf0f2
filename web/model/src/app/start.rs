//! What a new match starts from: time, names, and positions that somebody brings along.

use pasapezas_core::notation::{BfenError, read_bfen};
use pasapezas_core::{
    BoardId, Match, MatchSetup, OptionError, PerBoard, Position, Preset, RuleSet, RuleSetFault, SetupError,
    SetupFault, TimeControl,
};

use super::state::Names;
use crate::i18n::{Lang, Text, bfen_fault, option_fault, rules_fault, setup_fault_on};

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
pub enum BadStart {
    /// It is no pair of boards.
    Bfen(BfenError),
    /// The boards are no positions: everything that is wrong with them.
    Setup(Vec<(BoardId, SetupFault)>),
    /// A word of the rules means nothing.
    Option {
        /// The word.
        word: String,
        /// Why not.
        error: OptionError,
    },
    /// The rules do not go together.
    Rules(RuleSetFault),
}

impl BadStart {
    /// What is wrong, a sentence each.
    pub fn sentences(&self, lang: Lang) -> Vec<Text> {
        match self {
            Self::Bfen(error) => vec![bfen_fault(lang, error)],
            Self::Setup(faults) => {
                faults.iter().map(|(board, fault)| setup_fault_on(lang, *board, *fault)).collect()
            }
            Self::Option { word, error } => vec![option_fault(lang, word, *error)],
            Self::Rules(fault) => vec![Text::Borrowed(rules_fault(lang, *fault))],
        }
    }
}

impl NewMatch {
    /// The same rules and clocks from the same start.
    pub fn again(game: &Match) -> Self {
        let MatchSetup { rules, time, start } = *game.setup();
        let usual = MatchSetup::new(rules, time).start;
        Self { rules, time, boards: (start != usual).then_some(start), ..Self::default() }
    }

    /// The match that an address asks for by `rules` and `bfen`; without a wish, the usual one.
    ///
    /// # Errors
    /// What is wrong with either.
    pub fn wished(
        rules: Option<&str>,
        bfen: Option<&str>,
        usual: impl FnOnce() -> Self,
    ) -> Result<Self, BadStart> {
        let start = match (rules, bfen) {
            (None, None) => usual(),
            (None, Some(_)) => Self::default(),
            (Some(rules), _) => Self::default().by(rules)?,
        };
        match bfen {
            Some(bfen) => start.at(bfen),
            None => Ok(start),
        }
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
        let rules = RuleSet::from_text(rules)
            .map_err(|error| BadStart::Option { word: wrong_word(rules).to_owned(), error })?;
        rules.check().map_err(BadStart::Rules)?;
        Ok(Self { rules, ..self })
    }

    /// The same match from a position, and with its clocks if it has some.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn at(self, bfen: &str) -> Result<Self, BadStart> {
        let both = read_bfen(bfen).map_err(BadStart::Bfen)?;
        let checked = PerBoard::new(|board| Position::new(*both.boards.get(board), &self.rules));
        let boards = match (checked.a, checked.b) {
            (Ok(a), Ok(b)) => PerBoard { a, b },
            (a, b) => {
                let of = |board, checked: Result<_, SetupError>| {
                    let faults = checked.err().map(|error| error.faults().to_vec()).unwrap_or_default();
                    faults.into_iter().map(move |fault| (board, fault))
                };
                return Err(BadStart::Setup(of(BoardId::A, a).chain(of(BoardId::B, b)).collect()));
            }
        };
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

/// The first word that keeps a text from being rules: the preset, or an option.
fn wrong_word(rules: &str) -> &str {
    let means_something = |word: &str| {
        let alone = format!("{} {word}", Preset::Pasapezas.name());
        RuleSet::from_text(&alone).is_ok()
    };
    let mut words = rules.split_whitespace();
    let preset = words.next().unwrap_or_default();
    match Preset::from_name(preset) {
        None => preset,
        Some(_) => words.find(|word| !means_something(word)).unwrap_or_default(),
    }
}
