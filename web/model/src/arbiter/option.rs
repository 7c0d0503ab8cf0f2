//! What an arbiter may set, as the form shows it: options with a few choices each, and what each stands on.

use pasapezas_core::arbiter::{LateIllegal, Settings, Unrestorable};
use pasapezas_core::{Article, Millis, Section, Source};

/// An option of [`Settings`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HallOption {
    /// Whether the arbiter acts on what nobody claims.
    Intervenes,
    /// Whether the arbiter calls a fallen flag.
    CallsFlags,
    /// What becomes of an illegal move that is found late.
    LateIllegal,
    /// What happens where no position can be established.
    Unrestorable,
    /// What the opponent gets for an illegal move.
    IllegalTime,
    /// Which illegal move loses.
    IllegalLoses,
    /// Up to when a wrong set-up annuls the match.
    SetUpLimit,
    /// Whether a wrong claim brings a warning.
    WarnsWrongClaims,
    /// Whether repetition and fifty moves may be claimed.
    DrawClaims,
    /// What the opponent gets for a wrong draw claim.
    WrongDrawClaim,
    /// Whether it is known which of two flags fell first.
    FlagOrder,
    /// Whether a fallen flag is a draw when the opponent cannot mate.
    NoMaterial,
    /// Whether a draw may be claimed in a level ending.
    LevelEnding,
    /// What the opponent gets when such a claim is rejected.
    LevelTime,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// No.
    No,
    /// Yes.
    Yes,
    /// The position is restored, or the match annulled.
    Restore,
    /// It stands.
    Stands,
    /// The match is annulled.
    Annul,
    /// Play goes on from the last known position.
    LastKnown,
    /// So many minutes; none is 0.
    Minutes(u8),
    /// No illegal move loses.
    NoneLoses,
    /// The illegal move with this number loses.
    Loses(u8),
    /// Without limit.
    NoLimit,
    /// Up to so many moves.
    Moves(u8),
}

const SWITCH: &[Choice] = &[Choice::No, Choice::Yes];
const TIMES: &[Choice] = &[Choice::Minutes(0), Choice::Minutes(1), Choice::Minutes(2)];

impl HallOption {
    /// In the order of the form.
    pub const ALL: [Self; 14] = [
        Self::Intervenes,
        Self::WarnsWrongClaims,
        Self::LateIllegal,
        Self::Unrestorable,
        Self::IllegalTime,
        Self::IllegalLoses,
        Self::SetUpLimit,
        Self::CallsFlags,
        Self::FlagOrder,
        Self::DrawClaims,
        Self::WrongDrawClaim,
        Self::NoMaterial,
        Self::LevelEnding,
        Self::LevelTime,
    ];

    /// Its name in the page and in storage.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Intervenes => "intervenes",
            Self::CallsFlags => "calls-flags",
            Self::LateIllegal => "late-illegal",
            Self::Unrestorable => "unrestorable",
            Self::IllegalTime => "illegal-time",
            Self::IllegalLoses => "illegal-loses",
            Self::SetUpLimit => "set-up-limit",
            Self::WarnsWrongClaims => "warns-wrong-claims",
            Self::DrawClaims => "draw-claims",
            Self::WrongDrawClaim => "wrong-draw-claim",
            Self::FlagOrder => "flag-order",
            Self::NoMaterial => "no-material",
            Self::LevelEnding => "level-ending",
            Self::LevelTime => "level-time",
        }
    }

    /// What it stands on.
    pub const fn source(self) -> Source {
        match self {
            Self::Intervenes | Self::CallsFlags => Source::Section(Section::OUTSIDERS),
            Self::WarnsWrongClaims => Source::Section(Section::CLAIMS),
            Self::LateIllegal | Self::Unrestorable => Source::Section(Section::ILLEGAL),
            Self::IllegalTime | Self::IllegalLoses => Source::Fide("7.5.5"),
            Self::SetUpLimit => Source::Section(Section::SET_UP),
            Self::FlagOrder => Source::Section(Section::BOTH_FLAGS),
            Self::DrawClaims => Source::Article(Article::FIDE_DRAWS),
            Self::WrongDrawClaim => Source::Fide("9.5.3"),
            Self::NoMaterial => Source::Section(Section::NO_MATERIAL),
            Self::LevelEnding | Self::LevelTime => Source::Section(Section::LEVEL_ENDING),
        }
    }

    /// What can be chosen.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::Intervenes
            | Self::CallsFlags
            | Self::WarnsWrongClaims
            | Self::DrawClaims
            | Self::NoMaterial
            | Self::LevelEnding
            | Self::FlagOrder => SWITCH,
            Self::LateIllegal => &[Choice::Restore, Choice::Stands],
            Self::Unrestorable => &[Choice::Annul, Choice::LastKnown],
            Self::IllegalTime | Self::WrongDrawClaim | Self::LevelTime => TIMES,
            Self::IllegalLoses => &[Choice::NoneLoses, Choice::Loses(1), Choice::Loses(2), Choice::Loses(3)],
            Self::SetUpLimit => &[Choice::NoLimit, Choice::Moves(1), Choice::Moves(10)],
        }
    }

    /// What is chosen.
    pub fn of(self, settings: &Settings) -> Choice {
        let switch = |on: bool| if on { Choice::Yes } else { Choice::No };
        let minutes = |time: Millis| Choice::Minutes(u8::try_from(time.0 / 60_000).unwrap_or(u8::MAX));
        match self {
            Self::Intervenes => switch(settings.arbiter_intervenes),
            Self::CallsFlags => switch(settings.arbiter_calls_flags),
            Self::WarnsWrongClaims => switch(settings.warns_wrong_claims),
            Self::DrawClaims => switch(settings.draw_claims),
            Self::NoMaterial => switch(settings.no_material),
            Self::LevelEnding => switch(settings.level_ending),
            Self::FlagOrder => switch(settings.flag_order_known),
            Self::LateIllegal => match settings.late_illegal {
                LateIllegal::RestoreOrAnnul => Choice::Restore,
                LateIllegal::Stands => Choice::Stands,
            },
            Self::Unrestorable => match settings.unrestorable {
                Unrestorable::Annul => Choice::Annul,
                Unrestorable::LastKnown => Choice::LastKnown,
            },
            Self::IllegalTime => minutes(settings.illegal_time),
            Self::WrongDrawClaim => minutes(settings.wrong_draw_claim),
            Self::LevelTime => minutes(settings.level_time),
            Self::IllegalLoses => settings.illegal_loses.map_or(Choice::NoneLoses, Choice::Loses),
            Self::SetUpLimit => settings
                .setup_limit_moves
                .map_or(Choice::NoLimit, |moves| Choice::Moves(u8::try_from(moves).unwrap_or(u8::MAX))),
        }
    }

    /// Sets it; what is no choice of its changes nothing.
    pub fn put(self, settings: &mut Settings, choice: Choice) {
        if !self.choices().contains(&choice) {
            return;
        }
        let yes = choice == Choice::Yes;
        let minutes = if let Choice::Minutes(minutes) = choice { minutes } else { 0 };
        let time = Millis::seconds(u32::from(minutes).saturating_mul(60));
        match self {
            Self::Intervenes => settings.arbiter_intervenes = yes,
            Self::CallsFlags => settings.arbiter_calls_flags = yes,
            Self::WarnsWrongClaims => settings.warns_wrong_claims = yes,
            Self::DrawClaims => settings.draw_claims = yes,
            Self::NoMaterial => settings.no_material = yes,
            Self::LevelEnding => settings.level_ending = yes,
            Self::FlagOrder => settings.flag_order_known = yes,
            Self::LateIllegal if choice == Choice::Stands => settings.late_illegal = LateIllegal::Stands,
            Self::LateIllegal => settings.late_illegal = LateIllegal::RestoreOrAnnul,
            Self::Unrestorable if choice == Choice::LastKnown => {
                settings.unrestorable = Unrestorable::LastKnown;
            }
            Self::Unrestorable => settings.unrestorable = Unrestorable::Annul,
            Self::IllegalTime => settings.illegal_time = time,
            Self::WrongDrawClaim => settings.wrong_draw_claim = time,
            Self::LevelTime => settings.level_time = time,
            Self::IllegalLoses => {
                settings.illegal_loses = if let Choice::Loses(nth) = choice { Some(nth) } else { None };
            }
            Self::SetUpLimit => {
                settings.setup_limit_moves =
                    if let Choice::Moves(moves) = choice { Some(moves.into()) } else { None };
            }
        }
    }
}

impl Choice {
    /// Its name in the page and in storage.
    pub fn key(self) -> String {
        match self {
            Self::No => "no".to_owned(),
            Self::Yes => "yes".to_owned(),
            Self::Restore => "restore".to_owned(),
            Self::Stands => "stands".to_owned(),
            Self::Annul => "annul".to_owned(),
            Self::LastKnown => "last-known".to_owned(),
            Self::NoneLoses => "none".to_owned(),
            Self::NoLimit => "no-limit".to_owned(),
            Self::Minutes(number) | Self::Loses(number) | Self::Moves(number) => number.to_string(),
        }
    }
}
