//! What is wrong and what has happened, in words.

use std::rc::Rc;

use pasapezas_core::Square;
use pasapezas_model::editor::{BadText, Draft, Editor, Fault, Said};
use pasapezas_model::i18n::{
    EditorUi, Lang, TableUi, Text, bfen_fault, editor_ui, fen_fault, rules_fault, setup_fault,
    setup_fault_on, speech, table_ui, taken_up, time_field, tool_name,
};

/// A fault as a sentence, without its board.
pub(super) fn fault_text(lang: Lang, fault: Fault) -> Text {
    match fault {
        Fault::Setup(_, fault) => setup_fault(lang, fault),
        Fault::Clock(seat) => {
            let [field, format] = [time_field(lang, seat), table_ui(lang, TableUi::TimeFormat).into()];
            Text::Owned([&*field, ". ", &*format].concat())
        }
        Fault::Rules(fault) => Text::Borrowed(rules_fault(lang, fault)),
    }
}

/// The same with its board.
pub(super) fn fault_line(lang: Lang, fault: Fault) -> Text {
    match fault {
        Fault::Setup(board, fault) => setup_fault_on(lang, board, fault),
        Fault::Clock(_) | Fault::Rules(_) => fault_text(lang, fault),
    }
}

/// Every square that something is wrong with, and what.
pub(super) fn at_squares(
    lang: Lang,
    draft: &Draft,
    faults: impl Iterator<Item = Fault>,
) -> Rc<Vec<(Square, String)>> {
    let all = faults.filter_map(|fault| Some((fault, fault.squares(draft)?.1)));
    Rc::new(
        all.flat_map(|(fault, squares)| {
            let text = fault_text(lang, fault).into_owned();
            squares.into_iter().map(move |square| (square, text.clone()))
        })
        .collect(),
    )
}

/// Why a text is no position.
pub(super) fn bad_text(lang: Lang, wrong: BadText) -> Text {
    match wrong {
        BadText::Both(error) => bfen_fault(lang, &error),
        BadText::One(error) => fen_fault(lang, &error),
    }
}

/// What has happened.
pub(super) fn said(lang: Lang, editor: &Editor, said: Said) -> Text {
    let label = |label| Text::Borrowed(editor_ui(lang, label));
    match said {
        Said::At(place) => speech::square_label(lang, place.square, editor.piece_at(place)),
        Said::Chosen(place) => match editor.piece_at(place) {
            Some(piece) => taken_up(lang, piece, place.square),
            None => Text::Borrowed(""),
        },
        Said::Took(tool) => tool_name(lang, tool),
        Said::Undone => label(EditorUi::Undone),
        Said::Redone => label(EditorUi::Redone),
        Said::Read => label(EditorUi::Loaded),
        Said::Copied => label(EditorUi::Copied),
    }
}
