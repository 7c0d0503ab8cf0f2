//! Labels of the position editor, in German.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Figuren und Werkzeuge",
        EditorUi::Hand => "Hand",
        EditorUi::Mark => "Umwandlungszeichen",
        EditorUi::Eraser => "Radierer",
        EditorUi::Undo => "Rückgängig",
        EditorUi::Redo => "Wiederholen",
        EditorUi::Undone => "Rückgängig gemacht.",
        EditorUi::Redone => "Wiederholt.",
        EditorUi::BoardHint => {
            "Pfeile zum Gehen; Enter nutzt das Werkzeug; Entf entfernt; Buchstaben der FEN wählen eine Figur."
        }
        EditorUi::ToolHint => {
            "Die Hand zieht Figuren; neben dem Brett verschwinden sie. Eine Figur setzt du, indem du Felder drückst oder darüber streichst. Die rechte Taste löscht."
        }
        // Boards
        EditorUi::Boards => "Brett im Blick",
        EditorUi::Array => "Grundstellung",
        EditorUi::Empty => "Leeren",
        EditorUi::ClearReserves => "Reserven leeren",
        EditorUi::SwapColors => "Farben tauschen",
        EditorUi::SwapBoards => "Bretter tauschen",
        EditorUi::Castling => "Rochaden",
        EditorUi::EnPassant => "En passant",
        EditorUi::NoEnPassant => "Nein",
        EditorUi::FreeKing => "König entfernen",
        // Match
        EditorUi::Match => "Die Partie",
        EditorUi::Timed => "Mit den Zeiten dieser Stellung",
        EditorUi::UntimedHelp => "Die Partie beginnt mit den Uhren der letzten.",
        // Text
        EditorUi::AsText => "Die Stellung als Text",
        EditorUi::TextField => "BFEN beider Bretter oder FEN von einem",
        EditorUi::Read => "Laden",
        EditorUi::Forget => "So lassen",
        EditorUi::Loaded => "Stellung geladen.",
        EditorUi::Copy => "Kopieren",
        EditorUi::Copied => "Kopiert.",
        EditorUi::FromTable => "Die vom Tisch nehmen",
        // End
        EditorUi::Playable => "Spielbare Stellung",
        EditorUi::NotPlayable => "Noch nicht spielbar",
        EditorUi::StartMatch => "Von hier spielen",
        EditorUi::StartQuestion => "Es läuft eine Partie. Möchtest du sie verlassen und diese beginnen?",
        EditorUi::Analyse => "Analysieren",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "kurze Rochade",
        CastleSide::Queen => "lange Rochade",
    }
}
