//! What is written on a printed match and on the button that prints it, and what is said of things kept for the next visit.

use super::labels::{labels, text_of};
use super::lang::Lang;
use super::text::{Text, join};

labels! {
    /// A label of a printed match.
    PrintUi {
        /// Prints it.
        Print,
        /// Heading of the moves.
        Moves,
        /// Heading of the boards.
        Diagrams,
        /// Under the boards before the first move.
        Start,
        /// Under the boards after the last one.
        End,
        /// What the device has kept of the review is here again.
        RecordBack,
        /// What it had kept could not be read.
        RecordLost,
        /// Closes the record, and keeps it no longer.
        CloseRecord,
        /// What the device has kept of the editor is here again.
        DraftBack,
        /// What it had kept could not be read.
        DraftLost,
        /// Lays the draft aside, and keeps it no longer.
        DropDraft,
        /// Takes the sentence away.
        Fine,
    }
}

/// The text of a label of a printed match.
pub fn print_ui(lang: Lang, label: PrintUi) -> &'static str {
    text_of!(lang, PrintUi, label;
        Galician: galician,
        Spanish: spanish,
        English: english,
        Portuguese: portuguese,
        French: french,
        German: german,
    )
}

const fn galician(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Imprimir",
        PrintUi::Moves => "Xogadas",
        PrintUi::Diagrams => "Diagramas",
        PrintUi::Start => "Posición inicial",
        PrintUi::End => "Posición final",
        PrintUi::RecordBack => "Esta partida é a que tiñas aberta aquí.",
        PrintUi::RecordLost => "A partida que quedara aberta aquí estaba danada e non se puido recuperar.",
        PrintUi::CloseRecord => "Pechar a partida",
        PrintUi::DraftBack => "Esta posición é a que deixaches aquí.",
        PrintUi::DraftLost => "A posición que quedara aquí estaba danada e non se puido recuperar.",
        PrintUi::DropDraft => "Descartala",
        PrintUi::Fine => "De acordo",
    }
}

const fn spanish(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Imprimir",
        PrintUi::Moves => "Jugadas",
        PrintUi::Diagrams => "Diagramas",
        PrintUi::Start => "Posición inicial",
        PrintUi::End => "Posición final",
        PrintUi::RecordBack => "Esta partida es la que tenías abierta aquí.",
        PrintUi::RecordLost => {
            "La partida que había quedado abierta aquí estaba dañada y no se ha podido recuperar."
        }
        PrintUi::CloseRecord => "Cerrar la partida",
        PrintUi::DraftBack => "Esta posición es la que dejaste aquí.",
        PrintUi::DraftLost => "La posición que había quedado aquí estaba dañada y no se ha podido recuperar.",
        PrintUi::DropDraft => "Descartarla",
        PrintUi::Fine => "De acuerdo",
    }
}

const fn english(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Print",
        PrintUi::Moves => "Moves",
        PrintUi::Diagrams => "Diagrams",
        PrintUi::Start => "Starting position",
        PrintUi::End => "Final position",
        PrintUi::RecordBack => "This is the match that you had open here.",
        PrintUi::RecordLost => "The match that was open here was damaged and could not be brought back.",
        PrintUi::CloseRecord => "Close the match",
        PrintUi::DraftBack => "This is the position that you left here.",
        PrintUi::DraftLost => "The position that was left here was damaged and could not be brought back.",
        PrintUi::DropDraft => "Discard it",
        PrintUi::Fine => "OK",
    }
}

const fn portuguese(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Imprimir",
        PrintUi::Moves => "Lances",
        PrintUi::Diagrams => "Diagramas",
        PrintUi::Start => "Posição inicial",
        PrintUi::End => "Posição final",
        PrintUi::RecordBack => "Esta partida é a que tinhas aberta aqui.",
        PrintUi::RecordLost => "A partida que ficara aberta aqui estava danificada e não se pôde recuperar.",
        PrintUi::CloseRecord => "Fechar a partida",
        PrintUi::DraftBack => "Esta posição é a que deixaste aqui.",
        PrintUi::DraftLost => "A posição que ficara aqui estava danificada e não se pôde recuperar.",
        PrintUi::DropDraft => "Descartá-la",
        PrintUi::Fine => "De acordo",
    }
}

const fn french(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Imprimer",
        PrintUi::Moves => "Coups",
        PrintUi::Diagrams => "Diagrammes",
        PrintUi::Start => "Position initiale",
        PrintUi::End => "Position finale",
        PrintUi::RecordBack => "Cette partie est celle que tu avais ouverte ici.",
        PrintUi::RecordLost => "La partie ouverte ici était abîmée et n’a pas pu être récupérée.",
        PrintUi::CloseRecord => "Fermer la partie",
        PrintUi::DraftBack => "Cette position est celle que tu as laissée ici.",
        PrintUi::DraftLost => "La position laissée ici était abîmée et n’a pas pu être récupérée.",
        PrintUi::DropDraft => "L’écarter",
        PrintUi::Fine => "D’accord",
    }
}

const fn german(label: PrintUi) -> &'static str {
    match label {
        PrintUi::Print => "Drucken",
        PrintUi::Moves => "Züge",
        PrintUi::Diagrams => "Diagramme",
        PrintUi::Start => "Anfangsstellung",
        PrintUi::End => "Schlussstellung",
        PrintUi::RecordBack => "Diese Partie hattest du hier offen.",
        PrintUi::RecordLost => "Die Partie, die hier offen war, ist beschädigt und nicht mehr lesbar.",
        PrintUi::CloseRecord => "Partie schließen",
        PrintUi::DraftBack => "Diese Stellung hast du hier gelassen.",
        PrintUi::DraftLost => "Die Stellung, die hier lag, ist beschädigt und nicht mehr lesbar.",
        PrintUi::DropDraft => "Verwerfen",
        PrintUi::Fine => "In Ordnung",
    }
}

/// How many marked moves have no diagram: *Quedan 3 xogadas marcadas sen diagrama.*
pub fn left_out(lang: Lang, count: usize) -> Text {
    let number = count.to_string();
    match (lang, count) {
        (Lang::Galician, 1) => Text::Borrowed("Queda 1 xogada marcada sen diagrama."),
        (Lang::Spanish, 1) => Text::Borrowed("Queda 1 jugada marcada sin diagrama."),
        (Lang::English, 1) => Text::Borrowed("1 marked move has no diagram."),
        (Lang::Galician, _) => join(&["Quedan ", &number, " xogadas marcadas sen diagrama."]),
        (Lang::Spanish, _) => join(&["Quedan ", &number, " jugadas marcadas sin diagrama."]),
        (Lang::English, _) => join(&[&number, " marked moves have no diagram."]),
        (Lang::Portuguese, 1) => Text::Borrowed("Fica 1 lance marcado sem diagrama."),
        (Lang::Portuguese, _) => join(&["Ficam ", &number, " lances marcados sem diagrama."]),
        (Lang::French, 0 | 1) => join(&[&number, " coup marqué n’a pas de diagramme."]),
        (Lang::French, _) => join(&[&number, " coups marqués n’ont pas de diagramme."]),
        (Lang::German, 1) => Text::Borrowed("1 markierter Zug hat kein Diagramm."),
        (Lang::German, _) => join(&[&number, " markierte Züge haben kein Diagramm."]),
    }
}
