//! Labels of the library, in Galician.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
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
