//! Labels of the library, in German.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Suchen",
        LibraryUi::FilterHint => "Name, Datum oder Ergebnis",
        LibraryUi::Export => "Alles in eine Datei speichern",
        LibraryUi::Import => "Aus Datei nehmen",
        LibraryUi::Loading => "Bibliothek wird gelesen\u{a0}…",
        LibraryUi::Empty => "Noch gibt es keine Partien.",
        LibraryUi::EmptyHint => {
            "Was du auf diesem Gerät spielst, kommt von selbst hierher. Du kannst auch eine Datei nehmen."
        }
        LibraryUi::NoneFits => "Keine Partie enthält diese Wörter.",
        LibraryUi::UnderWay => "Nicht beendet",
        LibraryUi::OwnRules => "Eigene Regeln",
        LibraryUi::DeleteQuestion => "Diese Partie löschen?",
        LibraryUi::DeleteYes => "Löschen",
        LibraryUi::DeleteNo => "Behalten",
        LibraryUi::Deleted => "Partie gelöscht.",
        LibraryUi::Undo => "Rückgängig",
        LibraryUi::OnTable => {
            "Diese Partie liegt auf einem Tisch. Du kannst sie löschen, wenn sie zu Ende ist."
        }
        LibraryUi::Missing => "Diese Partie ist nicht mehr da.",
    }
}
