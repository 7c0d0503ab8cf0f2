//! The pencil of the review: taken and put away by its button and by M. What is done with it the hands know.

use pasapezas_core::BoardId;
use pasapezas_core::record::Pen;
use pasapezas_model::study::{StudyChange, Tab};
use pasapezas_web::hands::dom::square_of;
use pasapezas_web::hands::roving;
use web_sys::Element;

use super::desk::Study;

/// Takes the pencil, or puts it away. With it the focus goes to a board, unless it is on one.
pub(crate) fn toggle(study: &Study, root: Option<&Element>) {
    if study.state().pencil.is_some() {
        study.change(StudyChange::Pen(None));
        return;
    }
    study.change(StudyChange::Tab(Tab::Moves));
    study.change(StudyChange::Pen(Some(Pen::Green)));
    let on_board = pasapezas_web::shell::page::focused().is_some_and(|it| square_of(&it).is_some());
    if let (Some(root), false) = (root, on_board) {
        let left = if study.state().swapped { BoardId::B } else { BoardId::A };
        roving::focus_board(root, left, None);
    }
}
