//! The form before the start: what is played, who sits where, the clocks, and what the arbiter sets.

use pasapezas_core::arbiter::{Profile, Settings, SupervisionSetup};
use pasapezas_core::{MatchSetup, TimeControl};

use super::option::{Choice, HallOption};
use crate::app::Names;
use crate::app::setup_form::{SetupChange, SetupFault, SetupForm};

/// How many things are looked at before the clocks are started (C 7).
pub const N_CHECKS: usize = 4;

/// What stands in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallForm {
    people: SetupForm,
    settings: Settings,
    recorded: bool,
    checked: [bool; N_CHECKS],
}

/// Something that is chosen or typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormChange {
    /// Names and clocks.
    People(SetupChange),
    /// What is played; the settings become those of the profile.
    Profile(Profile),
    /// Whether moves are entered.
    Recorded(bool),
    /// An option of the arbiter's.
    Option(HallOption, Choice),
    /// All options as usual again.
    Usual,
    /// Something was looked at, or not yet.
    Check(usize),
}

impl Default for HallForm {
    fn default() -> Self {
        Self::new(Settings::default(), false, &TimeControl::default(), &Names::default())
    }
}

impl HallForm {
    /// As it was last. What was looked at is looked at anew.
    pub fn new(settings: Settings, recorded: bool, time: &TimeControl, names: &Names) -> Self {
        Self { people: SetupForm::beside_boards(time, names), settings, recorded, checked: [false; N_CHECKS] }
    }

    /// Names and clocks.
    pub const fn people(&self) -> &SetupForm {
        &self.people
    }

    /// What the arbiter has set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What is played.
    pub const fn profile(&self) -> Profile {
        self.settings.profile
    }

    /// Whether moves are entered.
    pub const fn is_recorded(&self) -> bool {
        self.recorded
    }

    /// What was looked at.
    pub const fn checked(&self) -> &[bool; N_CHECKS] {
        &self.checked
    }

    /// How many options are not as usual for what is played.
    pub fn n_changed(&self) -> usize {
        HallOption::ALL.into_iter().filter(|option| self.is_changed(*option)).count()
    }

    /// Whether an option is not as usual.
    pub fn is_changed(&self, option: HallOption) -> bool {
        option.of(&self.settings) != option.of(&Settings::of(self.profile()))
    }

    /// What stands against these clocks.
    pub fn faults(&self) -> Vec<SetupFault> {
        self.people.faults()
    }

    /// What the match starts from; `None` while something stands against it.
    pub fn start(&self) -> Option<SupervisionSetup> {
        let start = self.people.start()?;
        let time = if start.time == TimeControl::Untimed { TimeControl::default() } else { start.time };
        let game = MatchSetup { rules: start.rules, time, ..MatchSetup::default() };
        Some(SupervisionSetup { settings: self.settings, game, recorded: self.recorded })
    }

    /// The form after a change.
    #[must_use]
    pub fn after(&self, change: FormChange) -> Self {
        let mut next = self.clone();
        match change {
            FormChange::People(change) => next.people = next.people.after(change),
            FormChange::Profile(profile) => next.settings = Settings::of(profile),
            FormChange::Recorded(recorded) => next.recorded = recorded,
            FormChange::Option(option, choice) => option.put(&mut next.settings, choice),
            FormChange::Usual => next.settings = Settings::of(self.profile()),
            FormChange::Check(index) => {
                if let Some(checked) = next.checked.get_mut(index) {
                    *checked = !*checked;
                }
            }
        }
        next
    }
}
