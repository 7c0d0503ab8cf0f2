//! Labels of the position editor, in Galician.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Pezas e ferramentas",
        EditorUi::Hand => "Man",
        EditorUi::Mark => "Marca de coroado",
        EditorUi::Eraser => "Goma",
        EditorUi::Undo => "Desfacer",
        EditorUi::Redo => "Refacer",
        EditorUi::Undone => "Desfeito.",
        EditorUi::Redone => "Refeito.",
        EditorUi::BoardHint => {
            "Frechas para moverte; Intro para usar a ferramenta; Supr para quitar; letras do FEN para escoller peza."
        }
        EditorUi::ToolHint => {
            "Coa man arrastras as pezas; fóra do taboleiro desaparecen. Cunha peza, preme ou percorre as casas. \
             O botón dereito borra."
        }
        // Boards
        EditorUi::Boards => "Taboleiro á vista",
        EditorUi::Array => "Posición inicial",
        EditorUi::Empty => "Baleirar",
        EditorUi::ClearReserves => "Baleirar as reservas",
        EditorUi::SwapColors => "Cambiar as cores",
        EditorUi::SwapBoards => "Intercambiar os taboleiros",
        EditorUi::Castling => "Enroques",
        EditorUi::EnPassant => "Ao paso",
        EditorUi::NoEnPassant => "Non",
        EditorUi::FreeKing => "Quitar o rei",
        // Match
        EditorUi::Match => "A partida",
        EditorUi::Timed => "Cos tempos desta posición",
        EditorUi::UntimedHelp => "A partida empeza cos reloxos da última.",
        // Text
        EditorUi::AsText => "A posición como texto",
        EditorUi::TextField => "BFEN dos dous taboleiros ou FEN dun",
        EditorUi::Read => "Cargar",
        EditorUi::Forget => "Deixar como estaba",
        EditorUi::Loaded => "Posición cargada.",
        EditorUi::Copy => "Copiar",
        EditorUi::Copied => "Copiado.",
        EditorUi::FromTable => "Traer a da mesa",
        // End
        EditorUi::Playable => "Posición correcta",
        EditorUi::NotPlayable => "Aínda non se pode xogar",
        EditorUi::StartMatch => "Xogar desde aquí",
        EditorUi::StartQuestion => "Hai unha partida en marcha. Queres deixala e comezar esta?",
        EditorUi::Analyse => "Analizar",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "enroque curto",
        CastleSide::Queen => "enroque longo",
    }
}
