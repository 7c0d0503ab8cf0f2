//! Labels of the new match, in German.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // Rules
        SetupUi::OptionsByArticle => "Optionen nach Artikel",
        SetupUi::ShowOptions => "Alle Optionen zeigen",
        SetupUi::HideOptions => "Optionen ausblenden",
        SetupUi::OptionChanged => "geändert",
        SetupUi::Yes => "Ja",
        SetupUi::No => "Nein",
        SetupUi::StrictPunishesLittle => {
            "Mit diesen Optionen straft der strikte Modus nur Bauern auf den Reihen 1 und 8."
        }
        SetupUi::TouchNoTakeBack => "Bei „berührt – geführt“ wird kein Zug zurückgenommen.",
        SetupUi::StrictNoTakeBack => "Im strikten Modus wird kein Zug zurückgenommen.",
        // Time
        SetupUi::OtherControl => "Andere",
        SetupUi::BaseTime => "Anfangszeit",
        SetupUi::Bonus => "Zugabe pro Zug",
        SetupUi::BonusNone => "Nichts",
        SetupUi::BonusNoneHelp => "Jede Uhr hat nur ihre Anfangszeit.",
        SetupUi::BonusIncrement => "Inkrement",
        SetupUi::BonusIncrementHelp => "Nach jedem Zug kommen diese Sekunden dazu.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "Die Zeit des Zuges kommt zurück, höchstens diese Sekunden.",
        SetupUi::BonusDelay => delay(Lang::German),
        SetupUi::BonusDelayHelp => "Bei jedem Zug wartet die Uhr diese Sekunden, bevor sie läuft.",
        SetupUi::Seconds => "Sekunden",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::German),
        SetupUi::UntimedHelp => "Es gibt keine Blättchen und keine Siege auf Zeit.",
        SetupUi::TimePerSeat => "Eine Zeit für jeden Platz",
        // Seats
        SetupUi::AtTheTable => "Am Tisch",
        SetupUi::SeatsHelp => {
            "Schreib an jeden Platz einen Namen, oder schreib alle vier und lose die Plätze aus."
        }
        SetupUi::DrawLots => "Plätze auslosen",
        SetupUi::LotsDrawn => "Plätze ausgelost.",
        // This device
        SetupUi::Hands => "Wer an diesem Gerät spielt",
        SetupUi::HandsFour => "Vier Personen",
        SetupUi::HandsFourHelp => "Jede spielt an ihrem Platz, und die Knöpfe sind ihr zugewandt.",
        SetupUi::HandsTwo => "Zwei Personen",
        SetupUi::HandsTwoHelp => "Jede spielt beide Plätze eines Teams.",
        SetupUi::HandsOne => "Eine Person",
        SetupUi::HandsOneHelp => "Sie spielt alle vier Plätze. Alles steht aufrecht.",
        SetupUi::NewMatchQuestion => {
            "Es läuft eine Partie. Möchtest du sie verlassen und eine neue beginnen?"
        }
        SetupUi::NewMatchYes => "Neue beginnen",
        SetupUi::KeepPlaying => "Weiterspielen",
        SetupUi::LayOut => "An den Tisch",
        SetupUi::Names => "Namen",
        SetupUi::Rules => "Regelsatz",
        SetupUi::SameForAll => "Gleiche Zeit für alle vier",
        SetupUi::Minutes => "Minuten",
        SetupUi::MinutesShort => "min",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Galicisches Reglement",
        Preset::International => "Schachserver",
        Preset::Uscf => "Vereinigte Staaten",
        Preset::ChessCom => "Spiel im Netz",
        Preset::Tandem => "Deutschland",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "Eingesetzt wird ohne Schach, Bauern auf den Reihen 2 bis 6, und das Team reklamiert die Zeit."
        }
        Preset::International => {
            "Einsetzen mit Schach ist erlaubt, und es ist kein Matt, solange eine künftige Figur es abwenden kann."
        }
        Preset::Uscf => {
            "Wie International, ohne die 50-Züge-Regel; ein gefallenes Blättchen in jedem Team ist Remis."
        }
        Preset::ChessCom => {
            "Wie International, aber wessen Zeit zuerst abläuft, der verliert: Niemand reklamiert."
        }
        Preset::Tandem => {
            "Einsetzen mit Schach ist erlaubt, mit Matt nicht, und ein eingesetzter Turm darf rochieren."
        }
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "„Das Team reklamiert“ braucht „Eines in jedem Team“: Sonst könnte die Partie nie enden."
        }
    }
}
