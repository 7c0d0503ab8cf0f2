//! Labels of the position editor, in Portuguese.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Peças e ferramentas",
        EditorUi::Hand => "Mão",
        EditorUi::Mark => "Marca de promovido",
        EditorUi::Eraser => "Borracha",
        EditorUi::Undo => "Desfazer",
        EditorUi::Redo => "Refazer",
        EditorUi::Undone => "Desfeito.",
        EditorUi::Redone => "Refeito.",
        EditorUi::BoardHint => {
            "Setas para andares; Enter para usar a ferramenta; Delete para tirar; letras do FEN para escolher peça."
        }
        EditorUi::ToolHint => {
            "Com a mão arrastas as peças; fora do tabuleiro desaparecem. Com uma peça, carrega nas casas ou passa por elas. O botão direito apaga."
        }
        // Boards
        EditorUi::Boards => "Tabuleiro à vista",
        EditorUi::Array => "Posição inicial",
        EditorUi::Empty => "Esvaziar",
        EditorUi::ClearReserves => "Esvaziar as reservas",
        EditorUi::SwapColors => "Trocar as cores",
        EditorUi::SwapBoards => "Trocar os tabuleiros",
        EditorUi::Castling => "Roques",
        EditorUi::EnPassant => "En passant",
        EditorUi::NoEnPassant => "Não",
        EditorUi::FreeKing => "Tirar o rei",
        // Match
        EditorUi::Match => "A partida",
        EditorUi::Timed => "Com os tempos desta posição",
        EditorUi::UntimedHelp => "A partida começa com os relógios da última.",
        // Text
        EditorUi::AsText => "A posição como texto",
        EditorUi::TextField => "BFEN dos dois tabuleiros ou FEN de um",
        EditorUi::Read => "Carregar",
        EditorUi::Forget => "Deixar como estava",
        EditorUi::Loaded => "Posição carregada.",
        EditorUi::Copy => "Copiar",
        EditorUi::Copied => "Copiado.",
        EditorUi::FromTable => "Trazer a da mesa",
        // End
        EditorUi::Playable => "Posição jogável",
        EditorUi::NotPlayable => "Ainda não se pode jogar",
        EditorUi::StartMatch => "Jogar a partir daqui",
        EditorUi::StartQuestion => "Há uma partida em jogo. Queres deixá-la e começar esta?",
        EditorUi::Analyse => "Analisar",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "roque pequeno",
        CastleSide::Queen => "roque grande",
    }
}
