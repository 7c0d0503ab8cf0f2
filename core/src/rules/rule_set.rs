//! The rules of one match as a value, and the presets it can start from.

use super::options::{BoardRules, DropCheck, Enforcement, MateRule, PawnRanks, StalemateRule};

/// A named starting point for a [`RuleSet`] (REGULATION section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// The Galician regulation.
    #[default]
    Pasapezas,
    /// International bughouse, as on FICS.
    International,
    /// Over the board in the United States.
    Uscf,
    /// As on chess.com.
    ChessCom,
    /// German *Tandem*.
    Tandem,
}

impl Preset {
    /// All five, Pasapezas first.
    pub const ALL: [Self; 5] =
        [Self::Pasapezas, Self::International, Self::Uscf, Self::ChessCom, Self::Tandem];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pasapezas => "pasapezas",
            Self::International => "international",
            Self::Uscf => "uscf",
            Self::ChessCom => "chesscom",
            Self::Tandem => "tandem",
        }
    }

    /// The preset with this name.
    ///
    /// ```
    /// use pasapezas_core::Preset;
    /// assert_eq!(Preset::from_name("tandem"), Some(Preset::Tandem));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The options of one board under this preset.
    pub const fn board(self) -> BoardRules {
        match self {
            Self::Pasapezas => BoardRules::PASAPEZAS,
            Self::International | Self::Uscf | Self::ChessCom => BoardRules::INTERNATIONAL,
            Self::Tandem => BoardRules {
                drop_check: DropCheck::NoMate,
                pawn_ranks: PawnRanks::TWO_TO_SEVEN,
                mate: MateRule::Prospective,
                stalemate: StalemateRule::Draw,
                dropped_rook_castles: true,
            },
        }
    }
}

/// All rules of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleSet {
    /// What may be played on a board.
    pub board: BoardRules,
    /// What becomes of a forbidden placement.
    pub enforcement: Enforcement,
}

impl RuleSet {
    /// The rules of `preset`, with forbidden placements prevented.
    pub const fn of(preset: Preset) -> Self {
        Self { board: preset.board(), enforcement: Enforcement::Assisted }
    }

    /// The preset whose board rules these are; `None` when an option was changed.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.board() == self.board)
    }
}
