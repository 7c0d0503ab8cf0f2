//! Labels of the new match, in Portuguese.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // Rules
        SetupUi::OptionsByArticle => "Opções por artigo",
        SetupUi::ShowOptions => "Ver todas as opções",
        SetupUi::HideOptions => "Ocultar as opções",
        SetupUi::OptionChanged => "alterada",
        SetupUi::Yes => "Sim",
        SetupUi::No => "Não",
        SetupUi::StrictPunishesLittle => "Com estas opções, o modo estrito só castiga peões nas filas 1 e 8.",
        SetupUi::TouchNoTakeBack => "Com «peça tocada, peça jogada» não se desfazem lances.",
        SetupUi::StrictNoTakeBack => "No modo estrito não se desfazem lances.",
        // Time
        SetupUi::OtherControl => "Outro",
        SetupUi::BaseTime => "Tempo inicial",
        SetupUi::Bonus => "Acréscimo por lance",
        SetupUi::BonusNone => "Nada",
        SetupUi::BonusNoneHelp => "Cada relógio tem só o tempo inicial.",
        SetupUi::BonusIncrement => "Incremento",
        SetupUi::BonusIncrementHelp => "Depois de cada lance somam-se estes segundos.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "Devolve-se o que o lance demorou, no máximo estes segundos.",
        SetupUi::BonusDelay => delay(Lang::Portuguese),
        SetupUi::BonusDelayHelp => "Em cada lance, o relógio espera estes segundos antes de andar.",
        SetupUi::Seconds => "segundos",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::Portuguese),
        SetupUi::UntimedHelp => "Não há bandeiras nem vitórias por tempo.",
        SetupUi::TimePerSeat => "Um tempo para cada lugar",
        // Seats
        SetupUi::AtTheTable => "Na mesa",
        SetupUi::SeatsHelp => "Escreve um nome em cada lugar, ou escreve os quatro e sorteia os lugares.",
        SetupUi::DrawLots => "Sortear os lugares",
        SetupUi::LotsDrawn => "Lugares sorteados.",
        // This device
        SetupUi::Hands => "Quem joga neste dispositivo",
        SetupUi::HandsFour => "Quatro pessoas",
        SetupUi::HandsFourHelp => "Cada uma joga no seu lugar, e os botões viram-se para ela.",
        SetupUi::HandsTwo => "Duas pessoas",
        SetupUi::HandsTwoHelp => "Cada uma joga nos dois lugares de uma dupla.",
        SetupUi::HandsOne => "Uma pessoa",
        SetupUi::HandsOneHelp => "Joga nos quatro lugares. Tudo se vê direito.",
        SetupUi::NewMatchQuestion => "Há uma partida em jogo. Queres deixá-la e começar outra?",
        SetupUi::NewMatchYes => "Começar outra",
        SetupUi::KeepPlaying => "Continuar a jogar",
        SetupUi::LayOut => "Para a mesa",
        SetupUi::Names => "Nomes",
        SetupUi::Rules => "Conjunto de regras",
        SetupUi::SameForAll => "O mesmo tempo para os quatro",
        SetupUi::Minutes => "minutos",
        SetupUi::MinutesShort => "min",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Regulamento galego",
        Preset::International => "Servidores de xadrez",
        Preset::Uscf => "Estados Unidos",
        Preset::ChessCom => "Jogo em linha",
        Preset::Tandem => "Alemanha",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "Coloca-se sem dar xeque, os peões vão nas filas 2 a 6 e o tempo reclama-se em dupla."
        }
        Preset::International => {
            "Pode colocar-se dando xeque, e não é mate enquanto possa chegar uma peça que o pare."
        }
        Preset::Uscf => {
            "Como a internacional, sem a regra dos 50 lances; uma bandeira caída em cada dupla é empate."
        }
        Preset::ChessCom => "Como a internacional, mas perde quem primeiro esgota o tempo: ninguém reclama.",
        Preset::Tandem => "Pode colocar-se dando xeque, mas não mate, e uma torre colocada pode rocar.",
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "«Reclama a dupla» precisa de «Uma de cada dupla»: se não, a partida podia nunca acabar."
        }
    }
}
