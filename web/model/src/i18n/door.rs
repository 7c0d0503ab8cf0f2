//! What the table says about the study, the part of the page that is loaded when it is first asked for. The study's own texts
//! are in files of their own, so that a first visit does not carry them.

use super::labels::{labels, text_of};
use super::lang::Lang;

labels! {
    /// A label at the door of the study.
    DoorUi {
        /// Opens the match of the table in the study.
        ReviewMatch,
        /// The same on a button.
        ReviewShort,
        /// Leads to the ways to pass the match of the table on.
        ShareMatch,
        /// The same on a button.
        ShareShort,
        /// Opens the study to read a record.
        OpenRecord,
        /// Opens the position editor.
        SetUpPosition,
        /// Opens the clocks beside real boards.
        Clock,
        /// While the study comes.
        Loading,
        /// When it did not come.
        Failed,
        /// Tries again.
        Retry,
    }
}

/// The text of a label at the door of the study.
pub fn door_ui(lang: Lang, label: DoorUi) -> &'static str {
    text_of!(lang, DoorUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Revisar esta partida",
        DoorUi::ReviewShort => "Revisar",
        DoorUi::ShareMatch => "Compartir esta partida",
        DoorUi::ShareShort => "Compartir",
        DoorUi::OpenRecord => "Abrir unha partida gardada",
        DoorUi::SetUpPosition => "Preparar unha posición",
        DoorUi::Clock => "Reloxo para taboleiros reais",
        DoorUi::Loading => "Cargando a revisión…",
        DoorUi::Failed => "Non se puido cargar a revisión. A partida da mesa segue como estaba.",
        DoorUi::Retry => "Probar outra vez",
    }
}

const fn spanish(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Revisar esta partida",
        DoorUi::ReviewShort => "Revisar",
        DoorUi::ShareMatch => "Compartir esta partida",
        DoorUi::ShareShort => "Compartir",
        DoorUi::OpenRecord => "Abrir una partida guardada",
        DoorUi::SetUpPosition => "Preparar una posición",
        DoorUi::Clock => "Reloj para tableros reales",
        DoorUi::Loading => "Cargando la revisión…",
        DoorUi::Failed => "No se ha podido cargar la revisión. La partida de la mesa sigue como estaba.",
        DoorUi::Retry => "Probar otra vez",
    }
}

const fn english(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Review this match",
        DoorUi::ReviewShort => "Review",
        DoorUi::ShareMatch => "Share this match",
        DoorUi::ShareShort => "Share",
        DoorUi::OpenRecord => "Open a record",
        DoorUi::SetUpPosition => "Set up a position",
        DoorUi::Clock => "Clock for real boards",
        DoorUi::Loading => "Loading the review…",
        DoorUi::Failed => "The review could not be loaded. The match on the table is as it was.",
        DoorUi::Retry => "Try again",
    }
}

const fn portuguese(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Analisar esta partida",
        DoorUi::ReviewShort => "Analisar",
        DoorUi::ShareMatch => "Partilhar esta partida",
        DoorUi::ShareShort => "Partilhar",
        DoorUi::OpenRecord => "Abrir uma partida guardada",
        DoorUi::SetUpPosition => "Preparar uma posição",
        DoorUi::Clock => "Relógio para tabuleiros reais",
        DoorUi::Loading => "A carregar a análise…",
        DoorUi::Failed => "Não foi possível carregar a análise. A partida da mesa continua como estava.",
        DoorUi::Retry => "Tentar outra vez",
    }
}

const fn french(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Revoir cette partie",
        DoorUi::ReviewShort => "Revoir",
        DoorUi::ShareMatch => "Partager cette partie",
        DoorUi::ShareShort => "Partager",
        DoorUi::OpenRecord => "Ouvrir une partie enregistrée",
        DoorUi::SetUpPosition => "Composer une position",
        DoorUi::Clock => "Pendule pour vrais échiquiers",
        DoorUi::Loading => "Chargement de la revue…",
        DoorUi::Failed => "La revue n’a pas pu être chargée. La partie de la table reste telle quelle.",
        DoorUi::Retry => "Réessayer",
    }
}

const fn german(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Diese Partie durchsehen",
        DoorUi::ReviewShort => "Durchsehen",
        DoorUi::ShareMatch => "Diese Partie teilen",
        DoorUi::ShareShort => "Teilen",
        DoorUi::OpenRecord => "Gespeicherte Partie öffnen",
        DoorUi::SetUpPosition => "Stellung aufbauen",
        DoorUi::Clock => "Uhr für echte Bretter",
        DoorUi::Loading => "Durchsicht wird geladen\u{a0}…",
        DoorUi::Failed => {
            "Die Durchsicht ließ sich nicht laden. Die Partie auf dem Tisch bleibt, wie sie war."
        }
        DoorUi::Retry => "Erneut versuchen",
    }
}
