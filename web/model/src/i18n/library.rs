//! What the library says.

use super::labels::labels;
use super::lang::Lang;
use super::text::{Text, join};
use crate::app::KeepFault;
use crate::study::library_import::ImportError;

labels! {
    /// A label of the library.
    LibraryUi {
        /// Name of the field that filters the list.
        Filter,
        /// What can be typed there.
        FilterHint,
        /// Saves all matches as one file.
        Export,
        /// Takes the matches of a file in.
        Import,
        /// While the list comes.
        Loading,
        /// Nothing is kept.
        Empty,
        /// How something comes here.
        EmptyHint,
        /// No match fits the filter.
        NoneFits,
        /// A match that has not ended.
        UnderWay,
        /// Rules that are those of no preset.
        OwnRules,
        /// Asked before a match is deleted.
        DeleteQuestion,
        /// The answer that deletes it.
        DeleteYes,
        /// The answer that does not.
        DeleteNo,
        /// After a match was deleted.
        Deleted,
        /// Brings it back.
        Undo,
        /// It is under way on a table, and stays.
        OnTable,
        /// It is no longer there.
        Missing,
    }
}

/// The text of a label of the library.
pub const fn library_ui(lang: Lang, label: LibraryUi) -> &'static str {
    match lang {
        Lang::Galician => galician(label),
        Lang::Spanish => spanish(label),
        Lang::English => english(label),
    }
}

const fn galician(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Buscar",
        LibraryUi::FilterHint => "Nome, data ou resultado",
        LibraryUi::Export => "Gardar todo nun ficheiro",
        LibraryUi::Import => "Traer dun ficheiro",
        LibraryUi::Loading => "Lendo a biblioteca…",
        LibraryUi::Empty => "Aínda non hai partidas.",
        LibraryUi::EmptyHint => {
            "As que xogues neste dispositivo quedan aquí soas. Tamén as podes traer dun ficheiro."
        }
        LibraryUi::NoneFits => "Ningunha partida ten esas palabras.",
        LibraryUi::UnderWay => "Sen rematar",
        LibraryUi::OwnRules => "Regras propias",
        LibraryUi::DeleteQuestion => "Eliminar esta partida?",
        LibraryUi::DeleteYes => "Eliminar",
        LibraryUi::DeleteNo => "Deixala",
        LibraryUi::Deleted => "Partida eliminada.",
        LibraryUi::Undo => "Desfacer",
        LibraryUi::OnTable => "Esta partida está nunha mesa. Poderala eliminar cando remate.",
        LibraryUi::Missing => "Esta partida xa non está.",
    }
}

const fn spanish(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Buscar",
        LibraryUi::FilterHint => "Nombre, fecha o resultado",
        LibraryUi::Export => "Guardar todo en un archivo",
        LibraryUi::Import => "Traer de un archivo",
        LibraryUi::Loading => "Leyendo la biblioteca…",
        LibraryUi::Empty => "Todavía no hay partidas.",
        LibraryUi::EmptyHint => {
            "Las que juegues en este dispositivo quedan aquí solas. También las puedes traer de un archivo."
        }
        LibraryUi::NoneFits => "Ninguna partida tiene esas palabras.",
        LibraryUi::UnderWay => "Sin terminar",
        LibraryUi::OwnRules => "Reglas propias",
        LibraryUi::DeleteQuestion => "¿Eliminar esta partida?",
        LibraryUi::DeleteYes => "Eliminar",
        LibraryUi::DeleteNo => "Dejarla",
        LibraryUi::Deleted => "Partida eliminada.",
        LibraryUi::Undo => "Deshacer",
        LibraryUi::OnTable => "Esta partida está en una mesa. La podrás eliminar cuando termine.",
        LibraryUi::Missing => "Esta partida ya no está.",
    }
}

const fn english(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Search",
        LibraryUi::FilterHint => "Name, date or result",
        LibraryUi::Export => "Save all as one file",
        LibraryUi::Import => "Take in a file",
        LibraryUi::Loading => "Reading the library…",
        LibraryUi::Empty => "There are no matches yet.",
        LibraryUi::EmptyHint => {
            "Those played on this device come here by themselves. You can also take in a file."
        }
        LibraryUi::NoneFits => "No match has these words.",
        LibraryUi::UnderWay => "Not finished",
        LibraryUi::OwnRules => "Own rules",
        LibraryUi::DeleteQuestion => "Delete this match?",
        LibraryUi::DeleteYes => "Delete",
        LibraryUi::DeleteNo => "Keep",
        LibraryUi::Deleted => "Match deleted.",
        LibraryUi::Undo => "Undo",
        LibraryUi::OnTable => "This match is on a table. You can delete it when it is over.",
        LibraryUi::Missing => "This match is no longer here.",
    }
}

/// The button that deletes a match, by its players.
pub fn delete_of(lang: Lang, players: &str) -> Text {
    match lang {
        Lang::Galician => join(&["Eliminar a partida: ", players]),
        Lang::Spanish => join(&["Eliminar la partida: ", players]),
        Lang::English => join(&["Delete the match: ", players]),
    }
}

/// How many matches a file brought.
pub fn taken_in(lang: Lang, count: usize) -> Text {
    let number = count.to_string();
    match (lang, count) {
        (Lang::Galician, 1) => Text::Borrowed("1 partida nova."),
        (Lang::Spanish, 1) => Text::Borrowed("1 partida nueva."),
        (Lang::Galician, _) => join(&[&number, " partidas novas."]),
        (Lang::Spanish, _) => join(&[&number, " partidas nuevas."]),
        (Lang::English, 1) => Text::Borrowed("1 new match."),
        (Lang::English, _) => join(&[&number, " new matches."]),
    }
}

/// Why a file brought nothing, or not all of it.
pub fn import_fault(lang: Lang, fault: ImportError) -> Text {
    let text = match (lang, fault) {
        (_, ImportError::Damaged { number }) => return damaged(lang, number),
        (Lang::Galician, ImportError::Nothing) => "Nese ficheiro non hai ningunha partida que se poida ler.",
        (Lang::Spanish, ImportError::Nothing) => "En ese archivo no hay ninguna partida que se pueda leer.",
        (Lang::English, ImportError::Nothing) => "There is no match in that file that can be read.",
        (Lang::Galician, ImportError::Newer) => {
            "O ficheiro é dunha versión máis nova. Actualiza esta páxina."
        }
        (Lang::Spanish, ImportError::Newer) => {
            "El archivo es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, ImportError::Newer) => "The file comes from a newer version. Update this page.",
        (Lang::Galician, ImportError::TooLong) => "O ficheiro é grande de máis.",
        (Lang::Spanish, ImportError::TooLong) => "El archivo es demasiado grande.",
        (Lang::English, ImportError::TooLong) => "The file is too large.",
        (Lang::Galician, ImportError::Forged) => "O rexistro di cousas que as regras non permiten.",
        (Lang::Spanish, ImportError::Forged) => "El registro dice cosas que las reglas no permiten.",
        (Lang::English, ImportError::Forged) => "The log says what the rules do not allow.",
    };
    Text::Borrowed(text)
}

fn damaged(lang: Lang, number: usize) -> Text {
    let number = number.to_string();
    match lang {
        Lang::Galician => join(&["O ficheiro está danado a partir da partida ", &number, "."]),
        Lang::Spanish => join(&["El archivo está dañado a partir de la partida ", &number, "."]),
        Lang::English => join(&["The file is damaged from match ", &number, " on."]),
    }
}

/// Why the library cannot be read or written.
pub const fn keep_fault(lang: Lang, fault: KeepFault) -> &'static str {
    match (lang, fault) {
        (Lang::Galician, KeepFault::Full) => "Non queda sitio no dispositivo.",
        (Lang::Spanish, KeepFault::Full) => "No queda sitio en el dispositivo.",
        (Lang::English, KeepFault::Full) => "There is no room left on the device.",
        (Lang::Galician, KeepFault::Newer) => {
            "A biblioteca é dunha versión máis nova. Actualiza esta páxina."
        }
        (Lang::Spanish, KeepFault::Newer) => {
            "La biblioteca es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, KeepFault::Newer) => "The library comes from a newer version. Update this page.",
        (Lang::Galician, KeepFault::Forbidden) => "O navegador non deixa gardar nada nesta páxina.",
        (Lang::Spanish, KeepFault::Forbidden) => "El navegador no deja guardar nada en esta página.",
        (Lang::English, KeepFault::Forbidden) => "The browser does not let this page keep anything.",
    }
}
