//! Labels of the page of the settings, in French.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Apparence",
        SettingsUi::Play => "Jeu",
        SettingsUi::Senses => "Son et vibration",
        SettingsUi::Preview => "Échiquier d’essai",
        SettingsUi::ShowMove => "Jouer un coup",
        SettingsUi::Squares => "Couleurs de l’échiquier",
        SettingsUi::SquaresBlue => "Bleu",
        SettingsUi::SquaresGreen => "Vert",
        SettingsUi::SquaresWood => "Bois",
        SettingsUi::Stark => "Contraste élevé",
        SettingsUi::Pieces => "Couleurs des pièces",
        SettingsUi::PiecesInk => "Blanc et encre",
        SettingsUi::PiecesIvory => "Ivoire et noyer",
        SettingsUi::Coordinates => "Coordonnées sur l’échiquier",
        SettingsUi::Motion => "Mouvement des pièces",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Court",
        SettingsUi::MotionOff => "Aucun",
        SettingsUi::MotionHelp => "Si le système demande moins de mouvement, rien ne bouge.",
        SettingsUi::Input => "Déplacer les pièces",
        SettingsUi::InputBoth => "Glisser ou toucher",
        SettingsUi::InputDrag => "Glisser seulement",
        SettingsUi::InputTap => "Toucher seulement",
        SettingsUi::Lift => "Agrandir la pièce sous le doigt",
        SettingsUi::LiftHelp => "On la voit au-dessus du doigt, mais c’est la case dessous qui compte.",
        SettingsUi::Queens => "Toujours promouvoir en dame",
        SettingsUi::QueensHelp => {
            "Pour une autre pièce, tiens Maj ou Alt en lâchant. Au clavier, la question vient toujours."
        }
        SettingsUi::PremovesHelp => "Un coup joué avant ton tour, si la partie le permet.",
        SettingsUi::Resigning => "Abandonner",
        SettingsUi::ResignAsk => "Demander avant",
        SettingsUi::ResignHold => "Maintenir le bouton",
        SettingsUi::ResignHelp => "Un appui bref demande avant.",
        SettingsUi::Tenths => "Dixièmes sur la pendule",
        SettingsUi::Tenths20 => "Sous 20 s",
        SettingsUi::Tenths10 => "Sous 10 s",
        SettingsUi::TenthsNever => "Jamais",
        SettingsUi::VolumeA => "Volume de l’échiquier A",
        SettingsUi::VolumeB => "Volume de l’échiquier B",
        SettingsUi::Haptics => "Vibration",
        SettingsUi::HapticsHelp => {
            "Quand le doigt pose une pièce, s’il ne le peut pas, et quand on t’en passe une."
        }
        SettingsUi::Reset => "Réinitialiser",
        SettingsUi::ResetDone => "Les paramètres sont de nouveau ceux du début.",
        SettingsUi::Export => "Enregistrer dans un fichier",
        SettingsUi::Import => "Prendre d’un fichier",
        SettingsUi::Imported => "Paramètres pris du fichier.",
        SettingsUi::WrongLong => "Le fichier est trop gros pour des paramètres. Rien n’a changé.",
        SettingsUi::WrongNewer => {
            "Le fichier vient d’une version plus récente de Pasapezas. Rien n’a changé."
        }
        SettingsUi::WrongOther => "Le fichier ne contient pas de paramètres de Pasapezas. Rien n’a changé.",
    }
}
