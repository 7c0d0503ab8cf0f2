//! What the table says about the study, the part of the page that is loaded when it is first asked for. The study's own texts
//! are in files of their own, so that a first visit does not carry them.

use super::labels::labels;
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
        /// While the study comes.
        Loading,
        /// When it did not come.
        Failed,
        /// Tries again.
        Retry,
    }
}

/// The text of a label at the door of the study.
pub const fn door_ui(lang: Lang, label: DoorUi) -> &'static str {
    match lang {
        Lang::Galician => galician(label),
        Lang::Spanish => spanish(label),
        Lang::English => english(label),
    }
}

const fn galician(label: DoorUi) -> &'static str {
    match label {
        DoorUi::ReviewMatch => "Revisar esta partida",
        DoorUi::ReviewShort => "Revisar",
        DoorUi::ShareMatch => "Compartir esta partida",
        DoorUi::ShareShort => "Compartir",
        DoorUi::OpenRecord => "Abrir unha partida gardada",
        DoorUi::SetUpPosition => "Preparar unha posición",
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
        DoorUi::Loading => "Loading the review…",
        DoorUi::Failed => "The review could not be loaded. The match on the table is as it was.",
        DoorUi::Retry => "Try again",
    }
}
