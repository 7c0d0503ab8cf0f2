//! Labels of the library, in French.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
    match label {
        LibraryUi::Filter => "Chercher",
        LibraryUi::FilterHint => "Nom, date ou résultat",
        LibraryUi::Export => "Tout enregistrer dans un fichier",
        LibraryUi::Import => "Prendre d’un fichier",
        LibraryUi::Loading => "Lecture de la bibliothèque…",
        LibraryUi::Empty => "Il n’y a pas encore de parties.",
        LibraryUi::EmptyHint => {
            "Celles que tu joues sur cet appareil viennent ici toutes seules. Tu peux aussi en prendre d’un fichier."
        }
        LibraryUi::NoneFits => "Aucune partie ne contient ces mots.",
        LibraryUi::UnderWay => "Non terminée",
        LibraryUi::OwnRules => "Règles maison",
        LibraryUi::DeleteQuestion => "Supprimer cette partie\u{a0}?",
        LibraryUi::DeleteYes => "Supprimer",
        LibraryUi::DeleteNo => "La garder",
        LibraryUi::Deleted => "Partie supprimée.",
        LibraryUi::Undo => "Annuler",
        LibraryUi::OnTable => {
            "Cette partie est sur une table. Tu pourras la supprimer quand elle sera finie."
        }
        LibraryUi::Missing => "Cette partie n’est plus là.",
    }
}
