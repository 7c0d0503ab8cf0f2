//! Labels of the library, in Spanish.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
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
