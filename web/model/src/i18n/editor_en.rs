//! Labels of the position editor, in English.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Pieces and tools",
        EditorUi::Hand => "Hand",
        EditorUi::Mark => "Promoted mark",
        EditorUi::Eraser => "Eraser",
        EditorUi::Undo => "Undo",
        EditorUi::Redo => "Redo",
        EditorUi::Undone => "Undone.",
        EditorUi::Redone => "Done again.",
        EditorUi::BoardHint => {
            "Arrows to move around; Enter to use the tool; Delete to remove; letters of a FEN to choose a piece."
        }
        EditorUi::ToolHint => {
            "The hand drags pieces; off the board they are gone. A piece is placed by pressing squares or sweeping \
             over them. The right button removes."
        }
        // Boards
        EditorUi::Boards => "Board in sight",
        EditorUi::Array => "Initial position",
        EditorUi::Empty => "Clear",
        EditorUi::ClearReserves => "Clear the reserves",
        EditorUi::SwapColors => "Swap the colours",
        EditorUi::SwapBoards => "Swap the boards",
        EditorUi::Castling => "Castling",
        EditorUi::EnPassant => "En passant",
        EditorUi::NoEnPassant => "No",
        EditorUi::FreeKing => "Take the king out",
        // Match
        EditorUi::Match => "The match",
        EditorUi::Timed => "With the times of this position",
        EditorUi::UntimedHelp => "The match starts with the clocks of the last one.",
        // Text
        EditorUi::AsText => "The position as text",
        EditorUi::TextField => "BFEN of both boards, or FEN of one",
        EditorUi::Read => "Load",
        EditorUi::Forget => "Leave as it was",
        EditorUi::Loaded => "Position loaded.",
        EditorUi::Copy => "Copy",
        EditorUi::Copied => "Copied.",
        EditorUi::FromTable => "Take the table’s position",
        // End
        EditorUi::Playable => "Playable position",
        EditorUi::NotPlayable => "Not playable yet",
        EditorUi::StartMatch => "Play from here",
        EditorUi::StartQuestion => "A match is under way. Leave it and start this one?",
        EditorUi::Analyse => "Analyse",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "short castling",
        CastleSide::Queen => "long castling",
    }
}
