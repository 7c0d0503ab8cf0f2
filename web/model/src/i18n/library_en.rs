//! Labels of the library, in English.

use super::library::LibraryUi;

/// The text of `label`.
pub(super) const fn library_ui(label: LibraryUi) -> &'static str {
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
