//! Labels of the study, in English.

use super::study::StudyUi;

/// The text of `label`.
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Review",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Library",
        StudyUi::Pages => "Parts of the review",
    }
}
