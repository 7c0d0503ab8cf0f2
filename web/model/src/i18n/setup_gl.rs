//! Labels of the new match, in Galician.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // The form
        SetupUi::NewMatchQuestion => "Hai unha partida en xogo. Queres deixala e comezar outra?",
        SetupUi::NewMatchYes => "Comezar outra",
        SetupUi::KeepPlaying => "Seguir xogando",
        SetupUi::LayOut => "Á mesa",
        SetupUi::Names => "Nomes",
        SetupUi::Rules => "Conxunto de regras",
        SetupUi::SameForAll => "O mesmo tempo para os catro",
        SetupUi::Minutes => "minutos",
        SetupUi::MinutesShort => "min",
        // Rules
        SetupUi::OptionsByArticle => "Opcións por artigo",
        SetupUi::ShowOptions => "Ver todas as opcións",
        SetupUi::HideOptions => "Agochar as opcións",
        SetupUi::OptionChanged => "cambiada",
        SetupUi::Yes => "Si",
        SetupUi::No => "Non",
        SetupUi::StrictPunishesLittle => {
            "Con estas opcións, o modo estrito só castiga peóns nas filas 1 e 8."
        }
        SetupUi::TouchNoTakeBack => "Con «peza tocada, peza movida» non se desfán xogadas.",
        SetupUi::StrictNoTakeBack => "No modo estrito non se desfán xogadas.",
        // Time
        SetupUi::OtherControl => "Outro",
        SetupUi::BaseTime => "Tempo inicial",
        SetupUi::Bonus => "Engadido por xogada",
        SetupUi::BonusNone => "Nada",
        SetupUi::BonusNoneHelp => "Cada reloxo ten só o tempo inicial.",
        SetupUi::BonusIncrement => "Incremento",
        SetupUi::BonusIncrementHelp => "Despois de cada xogada súmanse estes segundos.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "Devólvese o que durou a xogada, como moito estes segundos.",
        SetupUi::BonusDelay => delay(Lang::Galician),
        SetupUi::BonusDelayHelp => "O reloxo agarda estes segundos en cada xogada antes de correr.",
        SetupUi::Seconds => "segundos",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::Galician),
        SetupUi::UntimedHelp => "Non hai bandeiras nin vitorias por tempo.",
        SetupUi::TimePerSeat => "Un tempo para cada asento",
        // Seats
        SetupUi::AtTheTable => "Na mesa",
        SetupUi::SeatsHelp => "Escribe un nome en cada asento, ou escribe os catro e sortea os asentos.",
        SetupUi::DrawLots => "Sortear os asentos",
        SetupUi::LotsDrawn => "Asentos sorteados.",
        // This device
        SetupUi::Hands => "Quen xoga neste dispositivo",
        SetupUi::HandsFour => "Catro persoas",
        SetupUi::HandsFourHelp => "Cada unha xoga no seu asento, e os botóns miran cara a ela.",
        SetupUi::HandsTwo => "Dúas persoas",
        SetupUi::HandsTwoHelp => "Cada unha leva os dous asentos dunha parella.",
        SetupUi::HandsOne => "Unha persoa",
        SetupUi::HandsOneHelp => "Leva os catro asentos. Todo se ve dereito.",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Regulamento galego",
        Preset::International => "Servidores de xadrez",
        Preset::Uscf => "Estados Unidos",
        Preset::ChessCom => "Xogo en liña",
        Preset::Tandem => "Alemaña",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "Colócase sen dar xaque, os peóns van nas filas 2 a 6 e o tempo reclámase en parella."
        }
        Preset::International => {
            "Pódese colocar dando xaque, e non é mate mentres poida chegar unha peza que o pare."
        }
        Preset::Uscf => {
            "Como a internacional, sen regra das 50 xogadas; unha bandeira caída en cada parella son táboas."
        }
        Preset::ChessCom => "Como a internacional, pero perde quen primeiro esgota o tempo: ninguén reclama.",
        Preset::Tandem => "Pódese colocar dando xaque pero non mate, e unha torre colocada pode enrocar.",
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "«Reclama a parella» precisa «Unha de cada parella»: se non, a partida podería non rematar."
        }
    }
}
