//! The form for a new match: names, clocks, a preset and its options, as a value with pure changes. What is wrong with it is
//! said beside it and never corrected silently; only a form without faults gives a [`NewMatch`].

use pasapezas_core::{Enforcement, PerSeat, Preset, RuleSet, RuleSetFault, Seat, TimeControl};

use super::setup_form_time::{BonusKind, TimeChoice, TimeFault, TimeField, TimeForm};
use super::start::NewMatch;
use super::state::Names;
use crate::i18n::{OptionId, OptionValue, SetupUi};

/// What stands in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    from: Preset,
    rules: RuleSet,
    time: TimeForm,
    names: Names,
    draws: u32,
}

impl Default for SetupForm {
    /// The regulation and its usual time, and no names.
    fn default() -> Self {
        Self::new(RuleSet::default(), &TimeControl::default(), &Names::default())
    }
}

/// Something that is chosen or typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupChange {
    /// A preset.
    Preset(Preset),
    /// A value of an option.
    Option(OptionValue),
    /// The claims of this seat are made for it, or no longer.
    AutoClaim(Seat),
    /// All options as in the preset again.
    Undo,
    /// A time.
    Time(TimeChoice),
    /// One time for all four, or one for each.
    SameTime(bool),
    /// What a move gives back.
    Bonus(BonusKind),
    /// A number of the clocks.
    Number {
        /// Where.
        field: TimeField,
        /// What, as typed.
        typed: String,
    },
    /// A name.
    Name {
        /// Whose.
        seat: Seat,
        /// What, as typed.
        typed: String,
    },
    /// The names are dealt to the seats; the number is chance, and comes from outside.
    DrawLots(u32),
}

/// Why no match can be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetupFault {
    /// The options do not go together.
    Rules(RuleSetFault),
    /// A number of the clocks cannot be taken.
    Time(TimeFault),
}

/// The options that belong to no preset.
const PERSONAL: [OptionId; 5] =
    [OptionId::Enforcement, OptionId::TakeBack, OptionId::TouchMove, OptionId::Premoves, OptionId::AutoClaim];

impl SetupForm {
    /// Rules, clocks and names as they were last.
    pub fn new(rules: RuleSet, time: &TimeControl, names: &Names) -> Self {
        let from = rules.preset().unwrap_or_else(|| nearest(&rules));
        Self { from, rules, time: TimeForm::of(time), names: names.clone(), draws: 0 }
    }

    /// Clocks and names for real boards, by the regulation.
    pub fn beside_boards(time: &TimeControl, names: &Names) -> Self {
        let time = TimeForm::among(&TimeChoice::BESIDE_BOARDS, time);
        Self { time, names: names.clone(), ..Self::default() }
    }

    /// The preset that the rules are, or from which they were changed.
    pub const fn preset(&self) -> Preset {
        self.from
    }

    /// Whether an option of the preset has been changed.
    pub fn is_own(&self) -> bool {
        self.rules.preset().is_none()
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The clocks.
    pub const fn time(&self) -> &TimeForm {
        &self.time
    }

    /// The names as typed.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// How many times lots have been drawn.
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// Whether an option is not as in the preset.
    pub fn is_changed(&self, option: OptionId) -> bool {
        option.of(&self.rules) != option.of(&RuleSet::of(self.from))
    }

    /// How many options are not as in the preset.
    pub fn n_changed(&self) -> usize {
        OptionId::ALL.into_iter().filter(|option| self.is_changed(*option)).count()
    }

    /// Everything that stands against this match.
    pub fn faults(&self) -> Vec<SetupFault> {
        let rules = self.rules.check().err().map(SetupFault::Rules);
        let time = self.time.control().err().map(SetupFault::Time);
        rules.into_iter().chain(time).collect()
    }

    /// What is worth saying about the options, though they can be played.
    pub fn notes(&self) -> Vec<SetupUi> {
        let little = self.rules.strict_punishes_little().then_some(SetupUi::StrictPunishesLittle);
        let back = match (self.rules.take_back, self.rules.enforcement) {
            (true, Enforcement::Strict) => Some(SetupUi::StrictNoTakeBack),
            (true, Enforcement::Assisted) if self.rules.touch_move => Some(SetupUi::TouchNoTakeBack),
            (_, Enforcement::Strict | Enforcement::Assisted) => None,
        };
        little.into_iter().chain(back).collect()
    }

    /// The match; `None` while something stands against it.
    pub fn start(&self) -> Option<NewMatch> {
        self.rules.check().ok()?;
        let time = self.time.control().ok()?;
        Some(NewMatch { rules: self.rules, time, names: Some(self.names.clone()), ..NewMatch::default() })
    }

    /// The form after a change.
    #[must_use]
    pub fn after(&self, change: SetupChange) -> Self {
        let mut next = self.clone();
        match change {
            SetupChange::Preset(preset) => next.take_preset(preset),
            SetupChange::Option(value) => next.put(value),
            SetupChange::AutoClaim(seat) => {
                let claims = next.rules.auto_claim.at_mut(seat);
                *claims = !*claims;
            }
            SetupChange::Undo => next.rules = RuleSet::of(next.from),
            SetupChange::Time(choice) => next.time.choose(choice),
            SetupChange::SameTime(same) => next.time.share(same),
            SetupChange::Bonus(kind) => next.time.give_back(kind),
            SetupChange::Number { field, typed } => next.time.type_in(field, &typed),
            SetupChange::Name { seat, typed } => *next.names.at_mut(seat) = typed,
            SetupChange::DrawLots(luck) => {
                next.names = deal(&next.names, luck);
                next.draws = next.draws.wrapping_add(1);
            }
        }
        next
    }

    /// The options of a preset, and its usual time if nobody has asked for another one. What belongs to no preset stays.
    fn take_preset(&mut self, preset: Preset) {
        if self.time.control() == Ok(TimeControl::of(self.from)) && self.time.choice() != TimeChoice::Own {
            self.time = TimeForm::of(&TimeControl::of(preset));
        }
        let mut rules = RuleSet::of(preset);
        for option in PERSONAL {
            option.of(&self.rules).put(&mut rules);
        }
        self.rules = rules;
        self.from = preset;
    }

    fn put(&mut self, value: OptionValue) {
        value.put(&mut self.rules);
        // Nobody touches pieces while the opponent thinks (C 1). Who wants both chooses pre-moves again.
        if value == OptionValue::TouchMove(true) {
            self.rules.premoves = false;
        }
        if let Some(preset) = self.rules.preset() {
            self.from = preset;
        }
    }
}

/// The same, by article: its number and its options.
pub fn option_groups() -> Vec<(u8, Vec<OptionId>)> {
    let mut groups: Vec<(u8, Vec<OptionId>)> = Vec::new();
    for option in OptionId::ALL {
        let number = option.article().number;
        match groups.last_mut().filter(|(last, _)| *last == number) {
            Some((_, options)) => options.push(option),
            None => groups.push((number, vec![option])),
        }
    }
    groups
}

/// The name of a value in files and commands: `no_mate`.
pub fn value_key(value: OptionValue) -> String {
    let mut rules = RuleSet::default();
    value.put(&mut rules);
    let key = value.id().key();
    rules.options().into_iter().find(|(option, _)| *option == key).map(|(_, value)| value).unwrap_or_default()
}

/// The four names at other seats, each of the 24 ways as likely as the next one if `luck` is chance.
pub fn deal(names: &Names, luck: u32) -> Names {
    let mut luck = luck;
    let mut left: Vec<&String> = Seat::ALL.iter().map(|seat| names.at(*seat)).collect();
    PerSeat::for_seats(|_| {
        let n_left = u32::try_from(left.len()).unwrap_or(1).max(1);
        let drawn = luck % n_left;
        luck /= n_left;
        let drawn = usize::try_from(drawn).unwrap_or(0);
        if drawn < left.len() { left.remove(drawn).clone() } else { String::new() }
    })
}

/// The preset with the fewest differences.
fn nearest(rules: &RuleSet) -> Preset {
    let text = rules.to_text();
    text.split(' ').next().and_then(Preset::from_name).unwrap_or_default()
}
