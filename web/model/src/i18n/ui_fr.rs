//! French labels.

use super::ui::Ui;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn ui(label: Ui) -> &'static str {
    match label {
        // The page
        Ui::ProductName => "Pasapezas",
        Ui::PageTitle => "Pasapezas\u{a0}: échecs à quatre",
        Ui::RulesPasapezas => "Règlement galicien",
        Ui::RulesOwn => "Règles maison",
        Ui::TableRegion => "Table de jeu",
        Ui::Notices => "Avis",
        // Everywhere
        Ui::Menu => "Menu",
        Ui::Close => "Fermer",
        Ui::Cancel | Ui::ResignNo => "Annuler",
        Ui::DecimalSign => ",",
        // The match
        Ui::NewMatch => "Nouvelle partie",
        Ui::Start => "Commencer",
        Ui::Pause => "Pause",
        Ui::Resume => "Reprendre",
        Ui::Resign | Ui::ResignYes => "Abandonner",
        Ui::ResignQuestion => "Veux-tu abandonner\u{a0}? Ton équipe perdra la partie.",
        Ui::ResignQuestionShort => "Ton équipe perdra la partie.",
        Ui::ClaimTime => "Réclamer le temps",
        Ui::ClaimTimeShort => "Réclamer",
        Ui::PausedBanner => "Les deux échiquiers sont en pause.",
        Ui::StartedNotice => "La partie commence. Trait aux Blancs sur les deux échiquiers.",
        Ui::ResumedNotice => "La partie continue.",
        Ui::NewMatchNotice => {
            "Nouvelle partie à la table. Quand vous voulez, appuyez sur «\u{a0}Commencer\u{a0}»."
        }
        Ui::Result => "Résultat",
        Ui::Rematch => "Revanche",
        // Seats and boards
        Ui::BoardA => "Échiquier A",
        Ui::BoardB => "Échiquier B",
        Ui::White => "Blancs",
        Ui::Black => "Noirs",
        Ui::TeamOne => "Équipe 1",
        Ui::TeamTwo => "Équipe 2",
        Ui::NameWhiteA => "Blancs A",
        Ui::NameBlackA => "Noirs A",
        Ui::NameWhiteB => "Blancs B",
        Ui::NameBlackB => "Noirs B",
        Ui::EditName => "Changer le nom",
        Ui::ToMove => "Au trait",
        Ui::InCheck => "En échec",
        Ui::Check => "Échec",
        Ui::Mated => "Échec et mat",
        Ui::Stalemated => "Pat",
        Ui::Resigned => "A abandonné",
        Ui::FlagFallen => "Drapeau tombé",
        Ui::FlagFallenShort => "tombé",
        Ui::Paused => "en pause",
        // Pieces and squares
        Ui::EmptySquare => "vide",
        Ui::Promoted => "pion promu",
        Ui::Selected => "choisie",
        Ui::CanMoveHere => "tu peux jouer ici",
        Ui::CanCaptureHere => "tu peux prendre ici",
        Ui::CanDropHere => "tu peux poser ici",
        Ui::LastMove => "dernier coup",
        Ui::JustArrived => "vient d’arriver",
        Ui::SelectionDropped => "Choix annulé.",
        Ui::PlanOff => "Coup anticipé annulé.",
        Ui::Planned => "coup anticipé",
        Ui::Premoves => "Coups anticipés",
        Ui::PromotionTitle => "Promouvoir",
        Ui::PromotionHint => "Choisis la pièce que devient le pion.",
        Ui::PromotionCancel => "Annuler la promotion",
        // Moves
        Ui::MovesA => "Coups de l’échiquier A",
        Ui::MovesB => "Coups de l’échiquier B",
        // Settings
        Ui::Settings => "Paramètres",
        Ui::Language => "Langue",
        Ui::Theme => "Thème",
        Ui::ThemeSystem => "Système",
        Ui::ThemeLight => "Clair",
        Ui::ThemeDark => "Sombre",
        Ui::ThemeContrast => "Contraste élevé",
        Ui::ShowTargets => "Montrer les cases possibles",
        Ui::Sound => "Son",
        Ui::SoundWaits => "Le son commence au premier contact",
        Ui::ResignHold => "Abandonner\u{a0}: maintiens appuyé",
        Ui::FullScreen => "Plein écran",
        Ui::LeaveFullScreen => "Quitter le plein écran",
        Ui::TurnBoards => "Retourner les échiquiers",
        Ui::TurnBoardA => "Retourner l’échiquier A",
        Ui::TurnBoardB => "Retourner l’échiquier B",
        // New match
        Ui::TimeControl => "Cadence",
        // Help
        Ui::Help => "Aide",
        Ui::BoardHint => {
            "Flèches pour te déplacer\u{a0}; Entrée pour choisir pièce et case\u{a0}; Échap pour lâcher."
        }
    }
}
