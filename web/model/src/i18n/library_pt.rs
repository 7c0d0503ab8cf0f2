//! Labels of the library, in Portuguese.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Procurar",
        LibraryUi::FilterHint => "Nome, data ou resultado",
        LibraryUi::Export => "Guardar tudo num ficheiro",
        LibraryUi::Import => "Trazer de um ficheiro",
        LibraryUi::Loading => "A ler a biblioteca…",
        LibraryUi::Empty => "Ainda não há partidas.",
        LibraryUi::EmptyHint => {
            "As que jogares neste dispositivo ficam aqui sozinhas. Também as podes trazer de um ficheiro."
        }
        LibraryUi::NoneFits => "Nenhuma partida tem essas palavras.",
        LibraryUi::UnderWay => "Por terminar",
        LibraryUi::OwnRules => "Regras próprias",
        LibraryUi::DeleteQuestion => "Eliminar esta partida?",
        LibraryUi::DeleteYes => "Eliminar",
        LibraryUi::DeleteNo => "Deixá-la",
        LibraryUi::Deleted => "Partida eliminada.",
        LibraryUi::Undo => "Desfazer",
        LibraryUi::OnTable => "Esta partida está numa mesa. Podes eliminá-la quando terminar.",
        LibraryUi::Missing => "Esta partida já não está.",
    }
}
