//! Labels of the position editor, in French.

use pasapezas_core::CastleSide;

use super::editor::EditorUi;

/// The text of `label`.
pub(super) const fn editor_ui(label: EditorUi) -> &'static str {
    match label {
        // Tools
        EditorUi::Palette => "Pièces et outils",
        EditorUi::Hand => "Main",
        EditorUi::Mark => "Marque de promotion",
        EditorUi::Eraser => "Gomme",
        EditorUi::Undo => "Annuler",
        EditorUi::Redo => "Rétablir",
        EditorUi::Undone => "Annulé.",
        EditorUi::Redone => "Rétabli.",
        EditorUi::BoardHint => {
            "Flèches pour te déplacer\u{a0}; Entrée pour l’outil\u{a0}; Suppr pour enlever\u{a0}; lettres du FEN pour choisir une pièce."
        }
        EditorUi::ToolHint => {
            "La main fait glisser les pièces\u{a0}; hors de l’échiquier, elles disparaissent. Pour poser une pièce, presse ou parcours les cases. Le bouton droit efface."
        }
        // Boards
        EditorUi::Boards => "Échiquier en vue",
        EditorUi::Array => "Position initiale",
        EditorUi::Empty => "Vider",
        EditorUi::ClearReserves => "Vider les réserves",
        EditorUi::SwapColors => "Échanger les couleurs",
        EditorUi::SwapBoards => "Échanger les échiquiers",
        EditorUi::Castling => "Roques",
        EditorUi::EnPassant => "En passant",
        EditorUi::NoEnPassant => "Non",
        EditorUi::FreeKing => "Enlever le roi",
        // Match
        EditorUi::Match => "La partie",
        EditorUi::Timed => "Avec les temps de cette position",
        EditorUi::UntimedHelp => "La partie commence avec les pendules de la dernière.",
        // Text
        EditorUi::AsText => "La position en texte",
        EditorUi::TextField => "BFEN des deux échiquiers ou FEN d’un seul",
        EditorUi::Read => "Charger",
        EditorUi::Forget => "Laisser comme avant",
        EditorUi::Loaded => "Position chargée.",
        EditorUi::Copy => "Copier",
        EditorUi::Copied => "Copié.",
        EditorUi::FromTable => "Prendre celle de la table",
        // End
        EditorUi::Playable => "Position jouable",
        EditorUi::NotPlayable => "Pas encore jouable",
        EditorUi::StartMatch => "Jouer à partir d’ici",
        EditorUi::StartQuestion => "Une partie est en cours. Veux-tu la quitter et commencer celle-ci\u{a0}?",
        EditorUi::Analyse => "Analyser",
    }
}

/// Castling to one side.
pub(super) const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "petit roque",
        CastleSide::Queen => "grand roque",
    }
}
