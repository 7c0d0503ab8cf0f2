//! The clocks in the form for a new match: one of the usual choices, no clocks, or free entry with a time for each seat.

use pasapezas_core::{Bonus, Millis, PerSeat, Seat, TimeControl};

/// One of the offered choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeChoice {
    /// The same time for all four, and an increment that may be nothing.
    Usual {
        /// What a clock starts with.
        base: Millis,
        /// What each move adds.
        increment: Millis,
    },
    /// No clocks.
    Untimed,
    /// What is typed into the fields.
    Own,
}

impl TimeChoice {
    /// In the order of the form.
    pub const ALL: [Self; 10] = [
        Self::usual(60, 0),
        Self::usual(120, 0),
        Self::usual(180, 0),
        Self::usual(300, 0),
        Self::usual(600, 0),
        Self::usual(900, 0),
        Self::usual(180, 2),
        Self::usual(300, 3),
        Self::Untimed,
        Self::Own,
    ];

    /// The same for the clocks beside real boards, where longer games are played and nobody is without a clock.
    pub const BESIDE_BOARDS: [Self; 10] = [
        Self::usual(180, 0),
        Self::usual(300, 0),
        Self::usual(600, 0),
        Self::usual(900, 0),
        Self::usual(180, 2),
        Self::usual(300, 3),
        Self::usual(600, 5),
        Self::usual(900, 10),
        Self::usual(5_400, 30),
        Self::Own,
    ];

    const fn usual(base: u32, increment: u32) -> Self {
        Self::Usual { base: Millis::seconds(base), increment: Millis::seconds(increment) }
    }

    /// Its name in the page: `300+0`, `untimed`, `own`.
    pub fn key(self) -> String {
        match self {
            Self::Usual { base, increment } => format!("{}+{}", base.0 / 1000, increment.0 / 1000),
            Self::Untimed => "untimed".to_owned(),
            Self::Own => "own".to_owned(),
        }
    }

    /// The clocks; `None` where fields say it.
    pub fn control(self) -> Option<TimeControl> {
        match self {
            Self::Usual { base, increment } if increment.is_zero() => Some(TimeControl::same(base)),
            Self::Usual { base, increment } => {
                Some(TimeControl::same(base).with(Bonus::Increment(increment)))
            }
            Self::Untimed => Some(TimeControl::Untimed),
            Self::Own => None,
        }
    }
}

/// What a move gives back, without its span.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BonusKind {
    /// Nothing.
    #[default]
    None,
    /// The whole span.
    Increment,
    /// What was used, up to the span.
    Bronstein,
    /// The clock counts only after the span.
    Delay,
}

impl BonusKind {
    /// In the order of the form.
    pub const ALL: [Self; 4] = [Self::None, Self::Increment, Self::Bronstein, Self::Delay];

    /// Its name in the page and in storage.
    pub const fn key(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Increment => "increment",
            Self::Bronstein => "bronstein",
            Self::Delay => "delay",
        }
    }

    /// The kind with this name.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// The kind and the span of a bonus.
    pub const fn of(bonus: Bonus) -> (Self, Millis) {
        match bonus {
            Bonus::None => (Self::None, Millis::ZERO),
            Bonus::Increment(span) => (Self::Increment, span),
            Bonus::Bronstein(span) => (Self::Bronstein, span),
            Bonus::Delay(span) => (Self::Delay, span),
        }
    }

    /// The bonus of this kind.
    pub const fn bonus(self, span: Millis) -> Bonus {
        match self {
            Self::None => Bonus::None,
            Self::Increment => Bonus::Increment(span),
            Self::Bronstein => Bonus::Bronstein(span),
            Self::Delay => Bonus::Delay(span),
        }
    }
}

/// A field for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeField {
    /// The minutes of a seat; those of [`TimeForm::SHARED`] for all four where they are the same.
    Minutes(Seat),
    /// The seconds beside them.
    Seconds(Seat),
    /// The seconds that a move gives back.
    Bonus,
}

/// A number that cannot be taken, and between which ones it has to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeFault {
    /// Where it stands.
    pub field: TimeField,
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

/// The clocks as they are chosen or typed. What was typed is kept as it is, also where it makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeForm {
    /// The choices there are.
    offered: &'static [TimeChoice],
    /// Whether there are clocks.
    timed: bool,
    /// Whether the fields are open.
    own: bool,
    /// Whether all four have the same time.
    same: bool,
    minutes: PerSeat<String>,
    seconds: PerSeat<String>,
    kind: BonusKind,
    span: String,
}

/// The longest time of a clock, in minutes.
pub const MOST_MINUTES: u32 = 180;
/// The longest bonus, in seconds.
pub const MOST_BONUS: u32 = 180;
/// No number in a field is longer than this.
const DIGITS: usize = 4;

impl TimeForm {
    /// The seat whose fields stand for all four.
    pub const SHARED: Seat = Seat::WHITE_A;

    /// The fields that give `control`, beside the usual choices.
    pub fn of(control: &TimeControl) -> Self {
        Self::among(&TimeChoice::ALL, control)
    }

    /// The same beside other choices.
    pub fn among(offered: &'static [TimeChoice], control: &TimeControl) -> Self {
        let usual = TimeControl::default();
        let timed = *control != TimeControl::Untimed;
        let shown = if timed { control } else { &usual };
        let base = |seat| shown.base(seat).unwrap_or_default().0 / 1000;
        let (kind, span) = BonusKind::of(shown.bonus());
        let span = if kind == BonusKind::None { 2 } else { span.0 / 1000 };
        let mut form = Self {
            offered,
            timed,
            own: false,
            same: Seat::ALL.into_iter().all(|seat| base(seat) == base(Self::SHARED)),
            minutes: PerSeat::for_seats(|seat| (base(seat) / 60).to_string()),
            seconds: PerSeat::for_seats(|seat| format!("{:02}", base(seat) % 60)),
            kind,
            span: span.to_string(),
        };
        form.own = timed && form.usual().is_none();
        form
    }

    /// The choices there are.
    pub const fn offered(&self) -> &'static [TimeChoice] {
        self.offered
    }

    /// Which choice is taken.
    pub fn choice(&self) -> TimeChoice {
        match (self.timed, self.own) {
            (false, _) => TimeChoice::Untimed,
            (true, true) => TimeChoice::Own,
            (true, false) => self.usual().unwrap_or(TimeChoice::Own),
        }
    }

    /// Whether all four have the same time.
    pub const fn is_same(&self) -> bool {
        self.same
    }

    /// What a move gives back.
    pub const fn kind(&self) -> BonusKind {
        self.kind
    }

    /// What is typed in a field.
    pub fn text(&self, field: TimeField) -> &str {
        match field {
            TimeField::Minutes(seat) => self.minutes.at(seat),
            TimeField::Seconds(seat) => self.seconds.at(seat),
            TimeField::Bonus => &self.span,
        }
    }

    /// The seats whose fields are shown.
    pub fn seats(&self) -> Vec<Seat> {
        if self.same { vec![Self::SHARED] } else { Seat::ALL.to_vec() }
    }

    /// The clocks.
    ///
    /// # Errors
    /// The first number that cannot be taken.
    pub fn control(&self) -> Result<TimeControl, TimeFault> {
        if !self.timed {
            return Ok(TimeControl::Untimed);
        }
        let mut base = PerSeat::for_seats(|_| Millis::ZERO);
        for seat in Seat::ALL {
            *base.at_mut(seat) = self.base(if self.same { Self::SHARED } else { seat })?;
        }
        let gives = self.kind != BonusKind::None;
        let span = if gives { number(&self.span, TimeField::Bonus, 1, MOST_BONUS)? } else { 0 };
        let bonus = self.kind.bonus(Millis::seconds(span));
        Ok(TimeControl::Timed { base, bonus })
    }

    /// Takes one of the choices; the fields follow it.
    pub(super) fn choose(&mut self, choice: TimeChoice) {
        match choice.control() {
            Some(TimeControl::Untimed) => self.timed = false,
            Some(control) => *self = Self::among(self.offered, &control),
            None => {
                self.timed = true;
                self.own = true;
            }
        }
    }

    /// One time for all four, or one for each; then each begins with the common one.
    pub(super) fn share(&mut self, same: bool) {
        if self.same && !same {
            let (minutes, seconds) =
                (self.minutes.at(Self::SHARED).clone(), self.seconds.at(Self::SHARED).clone());
            self.minutes = PerSeat::for_seats(|_| minutes.clone());
            self.seconds = PerSeat::for_seats(|_| seconds.clone());
        }
        self.same = same;
    }

    pub(super) fn give_back(&mut self, kind: BonusKind) {
        self.kind = kind;
    }

    /// Something is typed.
    pub(super) fn type_in(&mut self, field: TimeField, typed: &str) {
        let typed: String = typed.chars().filter(|c| !c.is_control()).take(DIGITS).collect();
        match field {
            TimeField::Minutes(seat) => *self.minutes.at_mut(seat) = typed,
            TimeField::Seconds(seat) => *self.seconds.at_mut(seat) = typed,
            TimeField::Bonus => self.span = typed,
        }
    }

    /// The usual choice that the fields amount to.
    fn usual(&self) -> Option<TimeChoice> {
        let control = self.control().ok()?;
        self.offered.iter().copied().find(|choice| choice.control() == Some(control))
    }

    fn base(&self, seat: Seat) -> Result<Millis, TimeFault> {
        let minutes = number(self.minutes.at(seat), TimeField::Minutes(seat), 0, MOST_MINUTES)?;
        let most = if minutes == MOST_MINUTES { 0 } else { 59 };
        let seconds = number(self.seconds.at(seat), TimeField::Seconds(seat), u32::from(minutes == 0), most)?;
        Ok(Millis::seconds(minutes.saturating_mul(60).saturating_add(seconds)))
    }
}

/// The number in a field; nothing typed is 0.
fn number(typed: &str, field: TimeField, least: u32, most: u32) -> Result<u32, TimeFault> {
    let typed = typed.trim();
    let number = if typed.is_empty() { Some(0) } else { typed.parse().ok() };
    number.filter(|number| (least..=most).contains(number)).ok_or(TimeFault { field, least, most })
}
