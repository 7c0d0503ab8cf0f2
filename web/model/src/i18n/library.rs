//! What the library says.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, join};
use super::{library_de, library_en, library_es, library_fr, library_gl, library_pt};
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
pub fn library_ui(lang: Lang, label: LibraryUi) -> &'static str {
    text_of!(lang, LibraryUi, label;
        Galician: library_gl::library_ui,
        Spanish: library_es::library_ui,
        English: library_en::library_ui,
        Portuguese: library_pt::library_ui,
        French: library_fr::library_ui,
        German: library_de::library_ui,
    )
}

/// The button that deletes a match, by its players.
pub fn delete_of(lang: Lang, players: &str) -> Text {
    match lang {
        Lang::Galician | Lang::Portuguese => join(&["Eliminar a partida: ", players]),
        Lang::Spanish => join(&["Eliminar la partida: ", players]),
        Lang::English => join(&["Delete the match: ", players]),
        Lang::French => join(&["Supprimer la partie\u{a0}: ", players]),
        Lang::German => join(&["Partie löschen: ", players]),
    }
}

/// How many matches a file brought.
pub fn taken_in(lang: Lang, count: usize) -> Text {
    let number = count.to_string();
    match (lang, count) {
        (Lang::Galician | Lang::Portuguese, 1) => Text::Borrowed("1 partida nova."),
        (Lang::Spanish, 1) => Text::Borrowed("1 partida nueva."),
        (Lang::Galician | Lang::Portuguese, _) => join(&[&number, " partidas novas."]),
        (Lang::Spanish, _) => join(&[&number, " partidas nuevas."]),
        (Lang::English, 1) => Text::Borrowed("1 new match."),
        (Lang::English, _) => join(&[&number, " new matches."]),
        (Lang::French, 0 | 1) => join(&[&number, " nouvelle partie."]),
        (Lang::French, _) => join(&[&number, " nouvelles parties."]),
        (Lang::German, 1) => Text::Borrowed("1 neue Partie."),
        (Lang::German, _) => join(&[&number, " neue Partien."]),
    }
}

/// Why a file brought nothing, or not all of it.
pub fn import_fault(lang: Lang, fault: ImportError) -> Text {
    let text = match (lang, fault) {
        (_, ImportError::Damaged { number }) => return damaged(lang, number),
        (Lang::Galician, ImportError::Nothing) => "Nese ficheiro non hai ningunha partida que se poida ler.",
        (Lang::Spanish, ImportError::Nothing) => "En ese archivo no hay ninguna partida que se pueda leer.",
        (Lang::English, ImportError::Nothing) => "There is no match in that file that can be read.",
        (Lang::Portuguese, ImportError::Nothing) => "Nesse ficheiro não há nenhuma partida que se possa ler.",
        (Lang::French, ImportError::Nothing) => "Il n’y a aucune partie lisible dans ce fichier.",
        (Lang::German, ImportError::Nothing) => "In dieser Datei ist keine lesbare Partie.",
        (Lang::Galician, ImportError::Newer) => {
            "O ficheiro é dunha versión máis nova. Actualiza esta páxina."
        }
        (Lang::Spanish, ImportError::Newer) => {
            "El archivo es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, ImportError::Newer) => "The file comes from a newer version. Update this page.",
        (Lang::Portuguese, ImportError::Newer) => {
            "O ficheiro é de uma versão mais nova. Atualiza esta página."
        }
        (Lang::French, ImportError::Newer) => {
            "Le fichier vient d’une version plus récente. Mets cette page à jour."
        }
        (Lang::German, ImportError::Newer) => {
            "Die Datei ist von einer neueren Version. Aktualisiere diese Seite."
        }
        (Lang::Galician, ImportError::TooLong) => "O ficheiro é grande de máis.",
        (Lang::Spanish, ImportError::TooLong) => "El archivo es demasiado grande.",
        (Lang::English, ImportError::TooLong) => "The file is too large.",
        (Lang::Portuguese, ImportError::TooLong) => "O ficheiro é grande demais.",
        (Lang::French, ImportError::TooLong) => "Le fichier est trop gros.",
        (Lang::German, ImportError::TooLong) => "Die Datei ist zu groß.",
        (Lang::Galician, ImportError::Forged) => "O rexistro di cousas que as regras non permiten.",
        (Lang::Spanish, ImportError::Forged) => "El registro dice cosas que las reglas no permiten.",
        (Lang::English, ImportError::Forged) => "The log says what the rules do not allow.",
        (Lang::Portuguese, ImportError::Forged) => "O registo diz coisas que as regras não permitem.",
        (Lang::French, ImportError::Forged) => "Le journal dit ce que les règles ne permettent pas.",
        (Lang::German, ImportError::Forged) => "Das Protokoll sagt, was die Regeln nicht erlauben.",
    };
    Text::Borrowed(text)
}

fn damaged(lang: Lang, number: usize) -> Text {
    let number = number.to_string();
    match lang {
        Lang::Galician => join(&["O ficheiro está danado a partir da partida ", &number, "."]),
        Lang::Spanish => join(&["El archivo está dañado a partir de la partida ", &number, "."]),
        Lang::English => join(&["The file is damaged from match ", &number, " on."]),
        Lang::Portuguese => join(&["O ficheiro está danificado a partir da partida ", &number, "."]),
        Lang::French => join(&["Le fichier est abîmé à partir de la partie ", &number, "."]),
        Lang::German => join(&["Die Datei ist ab Partie ", &number, " beschädigt."]),
    }
}

/// Why the library cannot be read or written.
pub const fn keep_fault(lang: Lang, fault: KeepFault) -> &'static str {
    match (lang, fault) {
        (Lang::Galician, KeepFault::Full) => "Non queda sitio no dispositivo.",
        (Lang::Spanish, KeepFault::Full) => "No queda sitio en el dispositivo.",
        (Lang::English, KeepFault::Full) => "There is no room left on the device.",
        (Lang::Portuguese, KeepFault::Full) => "Não há espaço no dispositivo.",
        (Lang::French, KeepFault::Full) => "Il n’y a plus de place sur l’appareil.",
        (Lang::German, KeepFault::Full) => "Auf dem Gerät ist kein Platz mehr.",
        (Lang::Galician, KeepFault::Newer) => {
            "A biblioteca é dunha versión máis nova. Actualiza esta páxina."
        }
        (Lang::Spanish, KeepFault::Newer) => {
            "La biblioteca es de una versión más nueva. Actualiza esta página."
        }
        (Lang::English, KeepFault::Newer) => "The library comes from a newer version. Update this page.",
        (Lang::Portuguese, KeepFault::Newer) => {
            "A biblioteca é de uma versão mais nova. Atualiza esta página."
        }
        (Lang::French, KeepFault::Newer) => {
            "La bibliothèque vient d’une version plus récente. Mets cette page à jour."
        }
        (Lang::German, KeepFault::Newer) => {
            "Die Bibliothek ist von einer neueren Version. Aktualisiere diese Seite."
        }
        (Lang::Galician, KeepFault::Forbidden) => "O navegador non deixa gardar nada nesta páxina.",
        (Lang::Spanish, KeepFault::Forbidden) => "El navegador no deja guardar nada en esta página.",
        (Lang::English, KeepFault::Forbidden) => "The browser does not let this page keep anything.",
        (Lang::Portuguese, KeepFault::Forbidden) => "O navegador não deixa esta página guardar nada.",
        (Lang::French, KeepFault::Forbidden) => "Le navigateur ne laisse rien enregistrer à cette page.",
        (Lang::German, KeepFault::Forbidden) => "Der Browser lässt diese Seite nichts speichern.",
    }
}
