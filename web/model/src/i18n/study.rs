//! What is written in the study: its bar, the review, what is open and what is wrong with it.

use super::labels::labels;
use super::lang::Lang;
use super::{study_en, study_es, study_gl};

labels! {
    /// A label of the study.
    StudyUi {
        // Bar
        /// Name of the page with a record.
        Review,
        /// Name of the page on which positions are set up.
        Editor,
        /// Name of the page with the records that the browser keeps.
        Library,
        /// The three of them, as a list of links.
        Pages,
    }
}

/// The text of a label of the study.
pub const fn study_ui(lang: Lang, label: StudyUi) -> &'static str {
    match lang {
        Lang::Galician => study_gl::study_ui(label),
        Lang::Spanish => study_es::study_ui(label),
        Lang::English => study_en::study_ui(label),
    }
}
