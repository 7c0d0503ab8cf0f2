//! Labels of the position editor, in Spanish.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Piezas y herramientas",
        EditorUi::Hand => "Mano",
        EditorUi::Mark => "Marca de coronado",
        EditorUi::Eraser => "Goma",
        EditorUi::Undo => "Deshacer",
        EditorUi::Redo => "Rehacer",
        EditorUi::Undone => "Deshecho.",
        EditorUi::Redone => "Rehecho.",
        EditorUi::BoardHint => {
            "Flechas para moverte; Intro para usar la herramienta; Supr para quitar; letras del FEN para elegir pieza."
        }
        EditorUi::ToolHint => {
            "Con la mano arrastras las piezas; fuera del tablero desaparecen. Con una pieza, pulsa o recorre las \
             casillas. El botón derecho borra."
        }
        // Boards
        EditorUi::Boards => "Tablero a la vista",
        EditorUi::Array => "Posición inicial",
        EditorUi::Empty => "Vaciar",
        EditorUi::ClearReserves => "Vaciar las reservas",
        EditorUi::SwapColors => "Cambiar los colores",
        EditorUi::SwapBoards => "Intercambiar los tableros",
        EditorUi::Castling => "Enroques",
        EditorUi::EnPassant => "Al paso",
        EditorUi::NoEnPassant => "No",
        EditorUi::FreeKing => "Quitar el rey",
        // Match
        EditorUi::Match => "La partida",
        EditorUi::Timed => "Con los tiempos de esta posición",
        EditorUi::UntimedHelp => "La partida empieza con los relojes de la última.",
        // Text
        EditorUi::AsText => "La posición como texto",
        EditorUi::TextField => "BFEN de los dos tableros o FEN de uno",
        EditorUi::Read => "Cargar",
        EditorUi::Forget => "Dejar como estaba",
        EditorUi::Loaded => "Posición cargada.",
        EditorUi::Copy => "Copiar",
        EditorUi::Copied => "Copiado.",
        EditorUi::FromTable => "Traer la de la mesa",
        // End
        EditorUi::Playable => "Posición correcta",
        EditorUi::NotPlayable => "Aún no se puede jugar",
        EditorUi::StartMatch => "Jugar desde aquí",
        EditorUi::StartQuestion => "Hay una partida en marcha. ¿Quieres dejarla y empezar esta?",
        EditorUi::Analyse => "Analizar",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "enroque corto",
        CastleSide::Queen => "enroque largo",
    }
}
