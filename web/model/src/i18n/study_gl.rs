//! Labels of the study, in Galician.

use super::study::StudyUi;

/// The text of `label`.
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Revisión",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Biblioteca",
        StudyUi::Pages => "Partes da revisión",
    }
}
