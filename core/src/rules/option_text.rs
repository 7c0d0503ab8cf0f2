//! Options by name and value, as commands and files write them.

use core::fmt;

use super::options::{DropCheck, Enforcement, MateRule, PawnRanks, StalemateRule};
use super::rule_set::RuleSet;
use crate::base::Rank;

/// Why an option could not be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of that name.
    UnknownOption,
    /// The option does not take that value; these it takes.
    UnknownValue {
        /// The values it takes, for people.
        expected: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownOption => f.write_str("no such option"),
            Self::UnknownValue { expected } => write!(f, "expected {expected}"),
        }
    }
}

impl core::error::Error for OptionError {}

impl RuleSet {
    /// Sets the option called `option` to what `value` names (REGULATION section 3).
    ///
    /// # Errors
    /// When there is no such option, or it does not take that value.
    ///
    /// ```
    /// use pasapezas_core::{DropCheck, RuleSet};
    /// let mut rules = RuleSet::default();
    /// rules.set("drop_check", "free")?;
    /// assert_eq!(rules.board.drop_check, DropCheck::Free);
    /// # Ok::<(), pasapezas_core::OptionError>(())
    /// ```
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), OptionError> {
        match option {
            "drop_check" => self.board.drop_check = drop_check(value)?,
            "pawn_ranks" => self.board.pawn_ranks = pawn_ranks(value)?,
            "mate" => self.board.mate = mate(value)?,
            "stalemate" => self.board.stalemate = stalemate(value)?,
            "dropped_rook_castles" => self.board.dropped_rook_castles = yes_no(value)?,
            "enforcement" => self.enforcement = enforcement(value)?,
            _ => return Err(OptionError::UnknownOption),
        }
        Ok(())
    }

    /// All options with their values, each as [`RuleSet::set`] takes it.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let Self { board, enforcement } = *self;
        let ranks = board.pawn_ranks;
        vec![
            ("drop_check", drop_check_name(board.drop_check).to_owned()),
            ("pawn_ranks", format!("{}-{}", ranks.first().letter(), ranks.last().letter())),
            ("mate", mate_name(board.mate).to_owned()),
            ("stalemate", stalemate_name(board.stalemate).to_owned()),
            ("dropped_rook_castles", if board.dropped_rook_castles { "yes" } else { "no" }.to_owned()),
            ("enforcement", enforcement_name(enforcement).to_owned()),
        ]
    }
}

macro_rules! named_values {
    ($read:ident $name:ident $type:ident $expected:literal { $($variant:ident = $text:literal),* }) => {
        fn $read(value: &str) -> Result<$type, OptionError> {
            match value {
                $($text => Ok($type::$variant),)*
                _ => Err(OptionError::UnknownValue { expected: $expected }),
            }
        }

        const fn $name(value: $type) -> &'static str {
            match value { $($type::$variant => $text),* }
        }
    };
}

named_values! { drop_check drop_check_name DropCheck "no_check, no_mate or free" {
    NoCheck = "no_check", NoMate = "no_mate", Free = "free"
} }
named_values! { mate mate_name MateRule "present or prospective" { Present = "present", Prospective = "prospective" } }
named_values! { stalemate stalemate_name StalemateRule "draw or wait" { Draw = "draw", Wait = "wait" } }
named_values! { enforcement enforcement_name Enforcement "assisted or strict" {
    Assisted = "assisted", Strict = "strict"
} }

fn yes_no(value: &str) -> Result<bool, OptionError> {
    match value {
        "yes" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        _ => Err(OptionError::UnknownValue { expected: "yes or no" }),
    }
}

/// `2-6`, also with a dash of print.
fn pawn_ranks(value: &str) -> Result<PawnRanks, OptionError> {
    let error = OptionError::UnknownValue { expected: "two ranks within 2-7, such as 2-6" };
    let (first, last) = value.split_once(['-', '–']).ok_or(error)?;
    let rank = |text: &str| {
        let mut letters = text.chars();
        letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none())
    };
    rank(first).zip(rank(last)).and_then(|(first, last)| PawnRanks::new(first, last)).ok_or(error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn every_option_reads_what_it_writes() {
        for preset in Preset::ALL {
            let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::of(preset) };
            let mut copy = RuleSet::default();
            for (option, value) in rules.options() {
                copy.set(option, &value).unwrap();
            }
            assert_eq!(copy, rules, "{}", preset.name());
        }
    }

    #[test]
    fn wrong_names_and_values_are_told_apart() {
        let mut rules = RuleSet::default();
        assert_eq!(rules.set("colour", "red"), Err(OptionError::UnknownOption));
        for (option, value) in
            [("drop_check", "maybe"), ("pawn_ranks", "1-8"), ("pawn_ranks", "6-2"), ("mate", "")]
        {
            assert!(
                matches!(rules.set(option, value), Err(OptionError::UnknownValue { .. })),
                "{option} {value}"
            );
        }
        assert_eq!(rules, RuleSet::default());
    }
}
