//! What is written in the panel for a new match: rule sets, times, seats, and who plays on this device.

use pasapezas_core::{Article, Preset, RuleSetFault, Seat, Source, Team};

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, join};
use super::ui::{article, preset_name, seat_label, team_name};
use super::{setup_de, setup_en, setup_es, setup_fr, setup_gl, setup_pt};

labels! {
    /// A label of the panel for a new match.
    SetupUi {
        // The form
        /// Asked while a match is under way.
        NewMatchQuestion,
        /// Leaves the match for a new one.
        NewMatchYes,
        /// Goes back to the match.
        KeepPlaying,
        /// Lays a new match out.
        LayOut,
        /// Heading above the four names.
        Names,
        /// Heading of the rule sets.
        Rules,
        /// Below the time.
        SameForAll,
        /// After a number.
        Minutes,
        /// After a number, short.
        MinutesShort,

        // Rules
        /// Heading of the options.
        OptionsByArticle,
        /// Opens them.
        ShowOptions,
        /// Closes them.
        HideOptions,
        /// Mark of an option that is not as in the preset.
        OptionChanged,
        /// An option is on.
        Yes,
        /// An option is off.
        No,
        /// Strict with free checks and pawns up to the seventh rank.
        StrictPunishesLittle,
        /// Touch-move with take-backs.
        TouchNoTakeBack,
        /// Strict with take-backs.
        StrictNoTakeBack,

        // Time
        /// A time that is none of the usual ones.
        OtherControl,
        /// What a clock starts with.
        BaseTime,
        /// What a move gives back.
        Bonus,
        /// Nothing.
        BonusNone,
        /// What that means.
        BonusNoneHelp,
        /// The whole span after each move.
        BonusIncrement,
        /// What that means.
        BonusIncrementHelp,
        /// What was used, up to the span.
        BonusBronstein,
        /// What that means.
        BonusBronsteinHelp,
        /// The clock counts only after the span.
        BonusDelay,
        /// What that means.
        BonusDelayHelp,
        /// After a number.
        Seconds,
        /// After a number, short.
        SecondsShort,
        /// No clocks at all.
        Untimed,
        /// What that means.
        UntimedHelp,
        /// Another time for each seat.
        TimePerSeat,

        // Seats
        /// Heading of the four names.
        AtTheTable,
        /// How names come to seats.
        SeatsHelp,
        /// Gives the four names to the seats by chance.
        DrawLots,
        /// Said when that is done.
        LotsDrawn,

        // This device
        /// Heading: who plays which seats on this device.
        Hands,
        /// Four people around it, a seat each.
        HandsFour,
        /// What that means.
        HandsFourHelp,
        /// Two people, a team each.
        HandsTwo,
        /// What that means.
        HandsTwoHelp,
        /// One person, all four seats.
        HandsOne,
        /// What that means.
        HandsOneHelp,
    }
}

/// The text of a label of the panel for a new match.
pub fn setup_ui(lang: Lang, label: SetupUi) -> &'static str {
    text_of!(lang, SetupUi, label;
        Galician: setup_gl::setup_ui,
        Spanish: setup_es::setup_ui,
        English: setup_en::setup_ui,
        Portuguese: setup_pt::setup_ui,
        French: setup_fr::setup_ui,
        German: setup_de::setup_ui,
    )
}

/// Where a rule set is played, in few words: *Servidores de xadrez*.
pub const fn preset_origin(lang: Lang, preset: Preset) -> &'static str {
    match lang {
        Lang::Galician => setup_gl::preset_origin(preset),
        Lang::Spanish => setup_es::preset_origin(preset),
        Lang::English => setup_en::preset_origin(preset),
        Lang::Portuguese => setup_pt::preset_origin(preset),
        Lang::French => setup_fr::preset_origin(preset),
        Lang::German => setup_de::preset_origin(preset),
    }
}

/// What a rule set is, in one sentence.
pub const fn preset_summary(lang: Lang, preset: Preset) -> &'static str {
    match lang {
        Lang::Galician => setup_gl::preset_summary(preset),
        Lang::Spanish => setup_es::preset_summary(preset),
        Lang::English => setup_en::preset_summary(preset),
        Lang::Portuguese => setup_pt::preset_summary(preset),
        Lang::French => setup_fr::preset_summary(preset),
        Lang::German => setup_de::preset_summary(preset),
    }
}

/// Why a set of rules cannot be played, and what to do.
pub const fn rules_fault(lang: Lang, fault: RuleSetFault) -> &'static str {
    match lang {
        Lang::Galician => setup_gl::rules_fault(fault),
        Lang::Spanish => setup_es::rules_fault(fault),
        Lang::English => setup_en::rules_fault(fault),
        Lang::Portuguese => setup_pt::rules_fault(fault),
        Lang::French => setup_fr::rules_fault(fault),
        Lang::German => setup_de::rules_fault(fault),
    }
}

/// The link from an option or a refusal to the rules page: *Ler o artigo 7.3*.
pub fn read_article(lang: Lang, number: Article) -> Text {
    let article = article(lang, number);
    match lang {
        Lang::Galician | Lang::Portuguese => join(&["Ler o ", &article]),
        Lang::Spanish => join(&["Leer el ", &article]),
        Lang::English => join(&["Read ", &article]),
        Lang::French => join(&["Lire l’", &article]),
        Lang::German => join(&[&article, " lesen"]),
    }
}

/// The same for whatever a refusal stands on: *Ler a nota de conduta C 2*.
pub fn read_source(lang: Lang, source: Source) -> Text {
    let number = match source {
        Source::Article(number) => return read_article(lang, number),
        Source::Section(_) | Source::Fide(_) => source.to_string(),
    };
    match lang {
        Lang::Galician | Lang::Portuguese => join(&["Ler a nota de conduta ", &number]),
        Lang::Spanish => join(&["Leer la nota de conducta ", &number]),
        Lang::English => join(&["Read conduct note ", &number]),
        Lang::French => join(&["Lire la note de conduite ", &number]),
        Lang::German => join(&["Verhaltensregel ", &number, " lesen"]),
    }
}

/// What a refusal stands on, by name: *artigo 7.3*, *C 2*.
pub fn source_name(lang: Lang, source: Source) -> Text {
    match source {
        Source::Article(number) => article(lang, number),
        Source::Section(_) | Source::Fide(_) => Text::Owned(source.to_string()),
    }
}

/// The button that undoes all changes of options: *Volver a: Tándem*.
pub fn back_to_preset(lang: Lang, preset: Preset) -> Text {
    let preset = preset_name(lang, preset);
    match lang {
        Lang::Galician | Lang::Spanish => join(&["Volver a: ", preset]),
        Lang::Portuguese => join(&["Voltar a: ", preset]),
        Lang::English => join(&["Back to: ", preset]),
        Lang::French => join(&["Revenir à\u{a0}: ", preset]),
        Lang::German => join(&["Zurück zu: ", preset]),
    }
}

/// This device belongs to one team: *Só a parella 1*.
pub fn hands_team(lang: Lang, team: Team) -> Text {
    let team = team_name(lang, team);
    match lang {
        Lang::Galician | Lang::Portuguese => join(&["Só: ", team]),
        Lang::Spanish => join(&["Solo: ", team]),
        Lang::English => join(&["Only: ", team]),
        Lang::French => join(&["Seulement\u{a0}: ", team]),
        Lang::German => join(&["Nur: ", team]),
    }
}

/// This device belongs to one seat: *Só: A · brancas*.
pub fn hands_seat(lang: Lang, seat: Seat) -> Text {
    let seat = seat_label(lang, seat);
    match lang {
        Lang::Galician | Lang::Portuguese => join(&["Só: ", &seat]),
        Lang::Spanish => join(&["Solo: ", &seat]),
        Lang::English => join(&["Only: ", &seat]),
        Lang::French => join(&["Seulement\u{a0}: ", &seat]),
        Lang::German => join(&["Nur: ", &seat]),
    }
}
