//! Options by name and value, as commands and files write them, and a whole set of rules as one line.

use core::fmt;

use super::draw_options::{Communication, DrawAgreement, DrawCounts, FlagDraw, RepetitionRule, TimeWin};
use super::options::{DropCheck, Enforcement, MateRule, PawnRanks, StalemateRule};
use super::rule_set::{Preset, RuleSet};
use crate::base::{PerSeat, Rank, Seat};

/// Why an option could not be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no preset of that name.
    UnknownPreset,
    /// There is no option of that name.
    UnknownOption,
    /// The option does not take that value; these it takes.
    UnknownValue {
        /// The values it takes.
        expected: Expected,
    },
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Expected {
    /// One of these.
    OneOf(&'static [&'static str]),
    /// Many, all written like this one.
    Like(&'static str),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OneOf(values) => write!(f, "one of {}", values.join(", ")),
            Self::Like(example) => write!(f, "something like {example}"),
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPreset => f.write_str("no such preset"),
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
            "time_win" => self.time_win = time_win(value)?,
            "flag_draw" => self.flag_draw = flag_draw(value)?,
            "draw_agreement" => self.draw_agreement = draw_agreement(value)?,
            "repetition" => self.repetition = repetition(value)?,
            "fifty_moves" => self.fifty_moves = yes_no(value)?,
            "draw_counts" => self.draw_counts = draw_counts(value)?,
            "communication" => self.communication = communication(value)?,
            "take_back" => self.take_back = yes_no(value)?,
            "premoves" => self.premoves = yes_no(value)?,
            "touch_move" => self.touch_move = yes_no(value)?,
            "auto_claim" => self.auto_claim = seats(value)?,
            _ => return Err(OptionError::UnknownOption),
        }
        Ok(())
    }

    /// All options with their values, each as [`RuleSet::set`] takes it.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let Self { board, enforcement, time_win, flag_draw, draw_agreement, repetition, .. } = *self;
        let Self {
            fifty_moves, draw_counts, communication, take_back, premoves, touch_move, auto_claim, ..
        } = *self;
        let ranks = board.pawn_ranks;
        let yes_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        vec![
            ("drop_check", drop_check_name(board.drop_check).to_owned()),
            ("pawn_ranks", format!("{}-{}", ranks.first().letter(), ranks.last().letter())),
            ("mate", mate_name(board.mate).to_owned()),
            ("stalemate", stalemate_name(board.stalemate).to_owned()),
            ("dropped_rook_castles", yes_no(board.dropped_rook_castles)),
            ("enforcement", enforcement_name(enforcement).to_owned()),
            ("time_win", time_win_name(time_win).to_owned()),
            ("flag_draw", flag_draw_name(flag_draw).to_owned()),
            ("draw_agreement", draw_agreement_name(draw_agreement).to_owned()),
            ("repetition", repetition_name(repetition).to_owned()),
            ("fifty_moves", yes_no(fifty_moves)),
            ("draw_counts", draw_counts_name(draw_counts).to_owned()),
            ("communication", communication_name(communication).to_owned()),
            ("take_back", yes_no(take_back)),
            ("premoves", yes_no(premoves)),
            ("touch_move", yes_no(touch_move)),
            ("auto_claim", seat_names(auto_claim)),
        ]
    }

    /// These rules as one line: the preset they are nearest to, then each option that differs, as `option=value`.
    ///
    /// ```
    /// use pasapezas_core::{Preset, RuleSet};
    /// let mut rules = RuleSet::of(Preset::Tandem);
    /// rules.take_back = true;
    /// assert_eq!(rules.to_text(), "tandem take_back=yes");
    /// assert_eq!(RuleSet::from_text("tandem take_back=yes"), Ok(rules));
    /// ```
    pub fn to_text(&self) -> String {
        let changes = |preset: Preset| -> Vec<String> {
            let usual = Self::of(preset).options();
            let own = self.options().into_iter().zip(usual);
            own.filter(|(own, usual)| own != usual)
                .map(|((option, value), _)| format!("{option}={value}"))
                .collect()
        };
        let nearest =
            Preset::ALL.into_iter().map(|preset| (preset, changes(preset))).min_by_key(|(_, c)| c.len());
        let (preset, changes) = nearest.unwrap_or_default();
        let words = core::iter::once(preset.name().to_owned()).chain(changes);
        words.collect::<Vec<_>>().join(" ")
    }

    /// The rules that a line of [`RuleSet::to_text`] stands for; options may come in any order.
    ///
    /// # Errors
    /// The first word that is no preset or no option with a value it takes.
    pub fn from_text(text: &str) -> Result<Self, OptionError> {
        let mut words = text.split_whitespace();
        let preset = words.next().and_then(Preset::from_name).ok_or(OptionError::UnknownPreset)?;
        let mut rules = Self::of(preset);
        for word in words {
            let (option, value) = word.split_once('=').ok_or(OptionError::UnknownOption)?;
            rules.set(option, value)?;
        }
        Ok(rules)
    }
}

macro_rules! named_values {
    ($read:ident $name:ident $type:ident { $($variant:ident = $text:literal),* }) => {
        fn $read(value: &str) -> Result<$type, OptionError> {
            match value {
                $($text => Ok($type::$variant),)*
                _ => Err(OptionError::UnknownValue { expected: Expected::OneOf(&[$($text),*]) }),
            }
        }

        const fn $name(value: $type) -> &'static str {
            match value { $($type::$variant => $text),* }
        }
    };
}

named_values! { drop_check drop_check_name DropCheck {
    NoCheck = "no_check", NoMate = "no_mate", Free = "free"
} }
named_values! { mate mate_name MateRule { Present = "present", Prospective = "prospective" } }
named_values! { stalemate stalemate_name StalemateRule { Draw = "draw", Wait = "wait" } }
named_values! { enforcement enforcement_name Enforcement {
    Assisted = "assisted", Strict = "strict"
} }
named_values! { time_win time_win_name TimeWin {
    ClaimPair = "claim_pair", ClaimBoard = "claim_board", Automatic = "automatic"
} }
named_values! { flag_draw flag_draw_name FlagDraw {
    EachPair = "each_pair", SameBoard = "same_board"
} }
named_values! { draw_agreement draw_agreement_name DrawAgreement {
    OneBoard = "one_board", BothBoards = "both_boards"
} }
named_values! { repetition repetition_name RepetitionRule {
    Off = "off", Board = "board", BoardAndReserves = "board_and_reserves"
} }
named_values! { draw_counts draw_counts_name DrawCounts {
    ClaimAndAutomatic = "claim_and_automatic", Claim = "claim", Automatic = "automatic"
} }
named_values! { communication communication_name Communication {
    Free = "free", Signals = "signals", None = "none"
} }

fn yes_no(value: &str) -> Result<bool, OptionError> {
    match value {
        "yes" | "true" | "on" => Ok(true),
        "no" | "false" | "off" => Ok(false),
        _ => Err(OptionError::UnknownValue { expected: Expected::OneOf(&["yes", "no"]) }),
    }
}

/// `2-6`, also with a dash of print.
fn pawn_ranks(value: &str) -> Result<PawnRanks, OptionError> {
    let error = OptionError::UnknownValue { expected: Expected::Like("2-6") };
    let (first, last) = value.split_once(['-', '–']).ok_or(error)?;
    let rank = |text: &str| {
        let mut letters = text.chars();
        letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none())
    };
    rank(first).zip(rank(last)).and_then(|(first, last)| PawnRanks::new(first, last)).ok_or(error)
}

/// `none`, `all`, or names with commas: `WhiteA,BlackB`.
fn seats(value: &str) -> Result<PerSeat<bool>, OptionError> {
    let mut chosen = PerSeat::for_seats(|_| value == "all");
    if !matches!(value, "all" | "none") {
        for name in value.split(',') {
            let expected = Expected::Like("WhiteA,BlackB");
            let seat = Seat::from_name(name).ok_or(OptionError::UnknownValue { expected })?;
            *chosen.at_mut(seat) = true;
        }
    }
    Ok(chosen)
}

fn seat_names(chosen: PerSeat<bool>) -> String {
    let names: Vec<_> = Seat::ALL.into_iter().filter(|seat| *chosen.at(*seat)).map(Seat::name).collect();
    match names.len() {
        0 => "none".to_owned(),
        4 => "all".to_owned(),
        _ => names.join(","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_what_it_writes() {
        for preset in Preset::ALL {
            let rules = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::of(preset) };
            let mut copy = RuleSet { premoves: false, ..RuleSet::default() };
            for (option, value) in rules.options() {
                copy.set(option, &value).unwrap();
            }
            assert_eq!(copy, rules, "{}", preset.name());
            assert_eq!(rules.preset(), Some(preset));
            assert_eq!(RuleSet::from_text(&rules.to_text()), Ok(rules));
        }
    }

    #[test]
    fn wrong_names_and_values_are_told_apart() {
        let mut rules = RuleSet::default();
        assert_eq!(rules.set("colour", "red"), Err(OptionError::UnknownOption));
        let wrong = [("drop_check", "maybe"), ("pawn_ranks", "1-8"), ("pawn_ranks", "6-2"), ("mate", "")];
        for (option, value) in wrong.into_iter().chain([("auto_claim", "Whitea"), ("fifty_moves", "1")]) {
            assert!(
                matches!(rules.set(option, value), Err(OptionError::UnknownValue { .. })),
                "{option} {value}"
            );
        }
        assert_eq!(rules, RuleSet::default());
        assert_eq!(RuleSet::from_text("chess"), Err(OptionError::UnknownPreset));
    }

    #[test]
    fn what_is_wrong_is_told_with_the_values_there_are() {
        let told = |option, value| RuleSet::default().set(option, value).unwrap_err().to_string();
        assert_eq!(told("mate", "late"), "expected one of present, prospective");
        assert_eq!(told("fifty_moves", "51"), "expected one of yes, no");
        assert_eq!(told("pawn_ranks", "8"), "expected something like 2-6");
        assert_eq!(told("colour", "red"), "no such option");
        assert_eq!(RuleSet::from_text("").unwrap_err().to_string(), "no such preset");
    }

    #[test]
    fn every_set_of_claiming_seats_has_its_text() {
        for chosen in 0_u8..16 {
            let auto_claim = PerSeat::for_seats(|seat| {
                Seat::ALL.iter().position(|other| *other == seat).is_some_and(|bit| chosen >> bit & 1 == 1)
            });
            let text = seat_names(auto_claim);
            assert_eq!(seats(&text), Ok(auto_claim), "{text}");
            let expected = match chosen {
                0 => "none",
                0b0001 => "WhiteA",
                0b1010 => "BlackA,BlackB",
                0b1111 => "all",
                _ => continue,
            };
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn the_table_of_presets_is_that_of_the_regulation_page() {
        let text =
            |preset| RuleSet::of(preset).options().into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        let same = ["free", "no", "yes", "no", "none"];
        let check = |preset, own: &str| {
            let mut expected: Vec<_> = own.split(' ').collect();
            expected.extend(same);
            assert_eq!(text(preset), expected);
        };
        check(
            Preset::Pasapezas,
            "no_check 2-6 present draw no assisted claim_pair each_pair one_board board_and_reserves yes \
             claim_and_automatic",
        );
        check(
            Preset::International,
            "free 2-7 prospective wait no assisted claim_board same_board both_boards board yes claim",
        );
        check(
            Preset::Uscf,
            "free 2-7 prospective wait no assisted claim_board each_pair both_boards board no claim",
        );
        check(
            Preset::ChessCom,
            "free 2-7 prospective wait no assisted automatic each_pair both_boards board no automatic",
        );
        check(
            Preset::Tandem,
            "no_mate 2-7 prospective draw yes assisted claim_pair each_pair one_board off no claim_and_automatic",
        );
    }

    #[test]
    fn only_the_deadlock_is_refused() {
        for preset in Preset::ALL {
            assert_eq!(RuleSet::of(preset).check(), Ok(()));
        }
        let rules = RuleSet { flag_draw: FlagDraw::SameBoard, ..RuleSet::default() };
        assert!(rules.check().is_err());
    }
}
