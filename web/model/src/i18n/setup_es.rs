//! Labels of the new match, in Spanish.

use pasapezas_core::{Preset, RuleSetFault};

use super::lang::Lang;
use super::setup::SetupUi;
use super::time_text::{BRONSTEIN, delay, untimed};

/// The text of `label`.
pub(super) const fn setup_ui(label: SetupUi) -> &'static str {
    match label {
        // The form
        SetupUi::NewMatchQuestion => "Hay una partida en juego. ¿Quieres dejarla y empezar otra?",
        SetupUi::NewMatchYes => "Empezar otra",
        SetupUi::KeepPlaying => "Seguir jugando",
        SetupUi::LayOut => "A la mesa",
        SetupUi::Names => "Nombres",
        SetupUi::Rules => "Conjunto de reglas",
        SetupUi::SameForAll => "El mismo tiempo para los cuatro",
        SetupUi::Minutes => "minutos",
        SetupUi::MinutesShort => "min",
        // Rules
        SetupUi::OptionsByArticle => "Opciones por artículo",
        SetupUi::ShowOptions => "Ver todas las opciones",
        SetupUi::HideOptions => "Ocultar las opciones",
        SetupUi::OptionChanged => "cambiada",
        SetupUi::Yes => "Sí",
        SetupUi::No => "No",
        SetupUi::StrictPunishesLittle => {
            "Con estas opciones, el modo estricto solo castiga peones en las filas 1 y 8."
        }
        SetupUi::TouchNoTakeBack => "Con «pieza tocada, pieza movida» no se deshacen jugadas.",
        SetupUi::StrictNoTakeBack => "En el modo estricto no se deshacen jugadas.",
        // Time
        SetupUi::OtherControl => "Otro",
        SetupUi::BaseTime => "Tiempo inicial",
        SetupUi::Bonus => "Añadido por jugada",
        SetupUi::BonusNone => "Nada",
        SetupUi::BonusNoneHelp => "Cada reloj tiene solo el tiempo inicial.",
        SetupUi::BonusIncrement => "Incremento",
        SetupUi::BonusIncrementHelp => "Después de cada jugada se suman estos segundos.",
        SetupUi::BonusBronstein => BRONSTEIN,
        SetupUi::BonusBronsteinHelp => "Se devuelve lo que duró la jugada, como mucho estos segundos.",
        SetupUi::BonusDelay => delay(Lang::Spanish),
        SetupUi::BonusDelayHelp => "El reloj espera estos segundos en cada jugada antes de correr.",
        SetupUi::Seconds => "segundos",
        SetupUi::SecondsShort => "s",
        SetupUi::Untimed => untimed(Lang::Spanish),
        SetupUi::UntimedHelp => "No hay banderas ni victorias por tiempo.",
        SetupUi::TimePerSeat => "Un tiempo para cada asiento",
        // Seats
        SetupUi::AtTheTable => "En la mesa",
        SetupUi::SeatsHelp => {
            "Escribe un nombre en cada asiento, o escribe los cuatro y sortea los asientos."
        }
        SetupUi::DrawLots => "Sortear los asientos",
        SetupUi::LotsDrawn => "Asientos sorteados.",
        // This device
        SetupUi::Hands => "Quién juega en este dispositivo",
        SetupUi::HandsFour => "Cuatro personas",
        SetupUi::HandsFourHelp => "Cada una juega en su asiento, y los botones miran hacia ella.",
        SetupUi::HandsTwo => "Dos personas",
        SetupUi::HandsTwoHelp => "Cada una lleva los dos asientos de una pareja.",
        SetupUi::HandsOne => "Una persona",
        SetupUi::HandsOneHelp => "Lleva los cuatro asientos. Todo se ve derecho.",
    }
}

/// Where it is played.
pub(super) const fn preset_origin(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => "Reglamento gallego",
        Preset::International => "Servidores de ajedrez",
        Preset::Uscf => "Estados Unidos",
        Preset::ChessCom => "Juego en línea",
        Preset::Tandem => "Alemania",
    }
}

/// What it is.
pub(super) const fn preset_summary(preset: Preset) -> &'static str {
    match preset {
        Preset::Pasapezas => {
            "Se coloca sin dar jaque, los peones van en las filas 2 a 6 y el tiempo se reclama en pareja."
        }
        Preset::International => {
            "Se puede colocar dando jaque, y no es mate mientras pueda llegar una pieza que lo pare."
        }
        Preset::Uscf => {
            "Como la internacional, sin regla de las 50 jugadas; una bandera caída en cada pareja son tablas."
        }
        Preset::ChessCom => {
            "Como la internacional, pero pierde quien primero agota el tiempo: nadie reclama."
        }
        Preset::Tandem => "Se puede colocar dando jaque pero no mate, y una torre colocada puede enrocar.",
    }
}

/// Why these rules cannot be played.
pub(super) const fn rules_fault(fault: RuleSetFault) -> &'static str {
    match fault {
        RuleSetFault::FlagsCanDeadlock => {
            "«Reclama la pareja» necesita «Una de cada pareja»: si no, la partida podría no terminar."
        }
    }
}
