//! Labels of the new match, in English.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // The form
        SetupUi::NewMatchQuestion => "A match is under way. Leave it and start another?",
        SetupUi::NewMatchYes => "Start another",
        SetupUi::KeepPlaying => "Keep playing",
        SetupUi::LayOut => "To the table",
        SetupUi::Names => "Names",
        SetupUi::Rules => "Rule set",
        SetupUi::SameForAll => "The same time for all four",
        SetupUi::Minutes => "minutes",
        SetupUi::MinutesShort => "min",
        // Rules
        SetupUi::OptionsByArticle => "Options by article",
        SetupUi::ShowOptions => "Show all options",
        SetupUi::HideOptions => "Hide the options",
        SetupUi::OptionChanged => "changed",
        SetupUi::Yes => "Yes",
        SetupUi::No => "No",
        SetupUi::StrictPunishesLittle => "With these options, Strict punishes only pawns on ranks 1 and 8.",
        SetupUi::TouchNoTakeBack => "Under touch-move no move is taken back.",
        SetupUi::StrictNoTakeBack => "Under Strict no move is taken back.",
        // Time
        SetupUi::OtherControl => "Other",
        SetupUi::BaseTime => "Starting time",
        SetupUi::Bonus => "Added per move",
        SetupUi::BonusNone => "Nothing",
        SetupUi::BonusNoneHelp => "A clock has its starting time and no more.",
        SetupUi::BonusIncrement => "Increment",
        SetupUi::BonusIncrementHelp => "These seconds are added after each move.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "What the move took is given back, at most these seconds.",
        SetupUi::BonusDelay => delay(Lang::English),
        SetupUi::BonusDelayHelp => "In each move the clock waits these seconds before it runs.",
        SetupUi::Seconds => "seconds",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::English),
        SetupUi::UntimedHelp => "There are no flags and no wins on time.",
        SetupUi::TimePerSeat => "A time for each seat",
        // Seats
        SetupUi::AtTheTable => "At the table",
        SetupUi::SeatsHelp => "Write a name at each seat, or write all four and draw lots for the seats.",
        SetupUi::DrawLots => "Draw lots for the seats",
        SetupUi::LotsDrawn => "The seats have been drawn.",
        // This device
        SetupUi::Hands => "Who plays on this device",
        SetupUi::HandsFour => "Four people",
        SetupUi::HandsFourHelp => "Each plays one seat, and the buttons face the player.",
        SetupUi::HandsTwo => "Two people",
        SetupUi::HandsTwoHelp => "Each plays both seats of a team.",
        SetupUi::HandsOne => "One person",
        SetupUi::HandsOneHelp => "Plays all four seats. Everything is upright.",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Galician regulation",
        Preset::International => "Chess servers",
        Preset::Uscf => "United States",
        Preset::ChessCom => "Online play",
        Preset::Tandem => "Germany",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "Drops give no check, pawns go on ranks 2 to 6, and a team claims its win on time."
        }
        Preset::International => {
            "Drops may give check, and it is no mate while a piece yet to come could stop it."
        }
        Preset::Uscf => {
            "As International, without the fifty-move rule; a fallen flag in each team is a draw."
        }
        Preset::ChessCom => "As International, but the first to run out of time loses: nobody claims.",
        Preset::Tandem => "Drops may give check but not mate, and a dropped rook may castle.",
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "“The team claims” needs “One of each team”: otherwise a match might never end."
        }
    }
}
