//! The rules of one match as a value, and the presets it can start from.

use core::fmt;

use super::draw_options::{Communication, DrawAgreement, DrawCounts, FlagDraw, RepetitionRule, TimeWin};
use super::options::{BoardRules, DropCheck, Enforcement, MateRule, PawnRanks, StalemateRule};
use crate::base::PerSeat;

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

/// All rules of one match. Any combination of values can be written down; [`RuleSet::check`] says whether it can be played.
#[expect(clippy::struct_excessive_bools, reason = "options that are on or off, each with its own name")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleSet {
    /// What may be played on a board.
    pub board: BoardRules,
    /// What becomes of a forbidden placement.
    pub enforcement: Enforcement,
    /// How a match is won on time.
    pub time_win: TimeWin,
    /// Which fallen flags draw it.
    pub flag_draw: FlagDraw,
    /// How many boards agree to a draw.
    pub draw_agreement: DrawAgreement,
    /// What repetition compares.
    pub repetition: RepetitionRule,
    /// Whether the fifty-move rule is in force (decision D50).
    pub fifty_moves: bool,
    /// When repetition and the fifty moves draw.
    pub draw_counts: DrawCounts,
    /// What partners may say.
    pub communication: Communication,
    /// Whether moves may be taken back, in friendly matches; never under Strict.
    pub take_back: bool,
    /// Whether moves may be entered before the turn comes (decision D05).
    pub premoves: bool,
    /// Whether a touched piece binds, for training (conduct notes C 1 to C 4, decision D55).
    pub touch_move: bool,
    /// Whose claims of time are made for him at the instant he could make them (decision D36).
    pub auto_claim: PerSeat<bool>,
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::of(Preset::Pasapezas)
    }
}

/// Why a set of rules cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleSetFault {
    /// `time_win = claim_pair` with `flag_draw = same_board`: with a flag of each team down on different boards nobody
    /// could claim, and nothing would be drawn (REGULATION section 3, note 11).
    FlagsCanDeadlock,
}

impl fmt::Display for RuleSetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FlagsCanDeadlock => {
                f.write_str("time_win = claim_pair needs flag_draw = each_pair: else a match may never end")
            }
        }
    }
}

impl core::error::Error for RuleSetFault {}

impl RuleSet {
    /// The rules of `preset`, with forbidden placements prevented.
    pub fn of(preset: Preset) -> Self {
        let regulation = Self {
            board: preset.board(),
            enforcement: Enforcement::Assisted,
            time_win: TimeWin::ClaimPair,
            flag_draw: FlagDraw::EachPair,
            draw_agreement: DrawAgreement::OneBoard,
            repetition: RepetitionRule::BoardAndReserves,
            fifty_moves: true,
            draw_counts: DrawCounts::ClaimAndAutomatic,
            communication: Communication::Free,
            take_back: false,
            premoves: true,
            touch_move: false,
            auto_claim: PerSeat::for_seats(|_| false),
        };
        match preset {
            Preset::Pasapezas => regulation,
            Preset::International => Self {
                time_win: TimeWin::ClaimBoard,
                flag_draw: FlagDraw::SameBoard,
                draw_agreement: DrawAgreement::BothBoards,
                repetition: RepetitionRule::Board,
                draw_counts: DrawCounts::Claim,
                ..regulation
            },
            Preset::Uscf => Self {
                time_win: TimeWin::ClaimBoard,
                draw_agreement: DrawAgreement::BothBoards,
                repetition: RepetitionRule::Board,
                fifty_moves: false,
                draw_counts: DrawCounts::Claim,
                ..regulation
            },
            Preset::ChessCom => Self {
                time_win: TimeWin::Automatic,
                draw_agreement: DrawAgreement::BothBoards,
                repetition: RepetitionRule::Board,
                fifty_moves: false,
                draw_counts: DrawCounts::Automatic,
                ..regulation
            },
            Preset::Tandem => Self { repetition: RepetitionRule::Off, fifty_moves: false, ..regulation },
        }
    }

    /// The preset that these rules are; `None` when an option was changed. Enforcement, take-backs, pre-moves,
    /// touch-move and automatic claims belong to no preset and do not count.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| self.matching(*preset) == *self)
    }

    /// `preset` with this set's options that belong to no preset.
    #[must_use]
    pub fn matching(&self, preset: Preset) -> Self {
        let Self { enforcement, take_back, premoves, touch_move, auto_claim, .. } = *self;
        Self { enforcement, take_back, premoves, touch_move, auto_claim, ..Self::of(preset) }
    }

    /// Whether these rules can be played.
    ///
    /// # Errors
    /// The combination that cannot.
    pub fn check(&self) -> Result<(), RuleSetFault> {
        match (self.time_win, self.flag_draw) {
            (TimeWin::ClaimPair, FlagDraw::SameBoard) => Err(RuleSetFault::FlagsCanDeadlock),
            (TimeWin::ClaimPair, FlagDraw::EachPair) | (TimeWin::ClaimBoard | TimeWin::Automatic, _) => {
                Ok(())
            }
        }
    }

    /// Whether Strict leaves little to punish: with free checks and pawns on ranks 2 to 7 only ranks 1 and 8 remain. Worth
    /// saying, not worth refusing (REGULATION section 3, note 13).
    pub fn strict_punishes_little(&self) -> bool {
        self.enforcement == Enforcement::Strict
            && self.board.drop_check == DropCheck::Free
            && self.board.pawn_ranks == PawnRanks::TWO_TO_SEVEN
    }

    /// Whether moves may be taken back: the option, and never under Strict. Nor where touched pieces bind: a released piece
    /// stays where it is (C 3, decision D08), and a take-back would let a player out of what he has touched.
    pub fn allows_take_back(&self) -> bool {
        self.take_back && self.enforcement == Enforcement::Assisted && !self.touch_move
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_no_preset_does_not_make_it_another_one() {
        for preset in Preset::ALL {
            for (option, value) in [
                ("enforcement", "strict"),
                ("take_back", "yes"),
                ("premoves", "no"),
                ("touch_move", "yes"),
                ("auto_claim", "BlackA"),
                ("auto_claim", "all"),
            ] {
                let mut rules = RuleSet::of(preset);
                rules.set(option, value).unwrap();
                assert_ne!(rules, RuleSet::of(preset));
                assert_eq!(rules.preset(), Some(preset), "{option} {value}");
            }
            let mut rules = RuleSet::of(preset);
            rules.set("communication", "none").unwrap();
            assert_eq!(rules.preset(), None);
        }
    }

    #[test]
    fn strict_punishes_little_only_where_checks_and_the_seventh_rank_are_free() {
        let enforcements = [Enforcement::Assisted, Enforcement::Strict];
        let checks = [DropCheck::NoCheck, DropCheck::NoMate, DropCheck::Free];
        let ranks = [PawnRanks::TWO_TO_SIX, PawnRanks::TWO_TO_SEVEN];
        for (enforcement, drop_check, pawn_ranks) in enforcements
            .into_iter()
            .flat_map(|enforcement| checks.map(|check| (enforcement, check)))
            .flat_map(|(enforcement, check)| ranks.map(|ranks| (enforcement, check, ranks)))
        {
            let board = BoardRules { drop_check, pawn_ranks, ..BoardRules::PASAPEZAS };
            let rules = RuleSet { board, enforcement, ..RuleSet::default() };
            let little = (Enforcement::Strict, DropCheck::Free, PawnRanks::TWO_TO_SEVEN)
                == (enforcement, drop_check, pawn_ranks);
            assert_eq!(rules.strict_punishes_little(), little, "{}", rules.to_text());
        }
    }

    #[test]
    fn moves_are_taken_back_only_where_allowed_and_never_under_strict_or_touch_move() {
        let enforcements = [Enforcement::Assisted, Enforcement::Strict];
        for (enforcement, bits) in
            enforcements.into_iter().flat_map(|enforcement| (0..4).map(move |bits| (enforcement, bits)))
        {
            let (take_back, touch_move) = (bits & 1 == 1, bits & 2 == 2);
            let rules = RuleSet { enforcement, take_back, touch_move, ..RuleSet::default() };
            let expected = (Enforcement::Assisted, true, false) == (enforcement, take_back, touch_move);
            assert_eq!(rules.allows_take_back(), expected, "{}", rules.to_text());
        }
    }

    #[test]
    fn the_deadlock_is_told_with_both_options() {
        assert_eq!(
            RuleSetFault::FlagsCanDeadlock.to_string(),
            "time_win = claim_pair needs flag_draw = each_pair: else a match may never end"
        );
    }
}
