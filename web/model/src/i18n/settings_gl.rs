//! Labels of the page of the settings, in Galician.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Aspecto",
        SettingsUi::Play => "Xogo",
        SettingsUi::Senses => "Son e vibración",
        SettingsUi::Preview => "Mostra do taboleiro",
        SettingsUi::ShowMove => "Mover unha peza",
        SettingsUi::Squares => "Cores do taboleiro",
        SettingsUi::SquaresBlue => "Azul",
        SettingsUi::SquaresGreen => "Verde",
        SettingsUi::SquaresWood => "Madeira",
        SettingsUi::Stark => "Alto contraste",
        SettingsUi::Pieces => "Cores das pezas",
        SettingsUi::PiecesInk => "Branco e tinta",
        SettingsUi::PiecesIvory => "Marfil e nogueira",
        SettingsUi::Coordinates => "Coordenadas no taboleiro",
        SettingsUi::Motion => "Movemento das pezas",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Curto",
        SettingsUi::MotionOff => "Sen movemento",
        SettingsUi::MotionHelp => "Se o sistema pide menos movemento, nada se move.",
        SettingsUi::Input => "Mover as pezas",
        SettingsUi::InputBoth => "Arrastrando ou tocando",
        SettingsUi::InputDrag => "Só arrastrando",
        SettingsUi::InputTap => "Só tocando",
        SettingsUi::Lift => "Ampliar a peza baixo o dedo",
        SettingsUi::LiftHelp => "Vese por riba do dedo; conta a casa que está debaixo del.",
        SettingsUi::Queens => "Coroar sempre dama",
        SettingsUi::QueensHelp => {
            "Para escoller outra peza, mantén Maiús ou Alt ao soltar. Co teclado sempre se pregunta."
        }
        SettingsUi::PremovesHelp => "Unha xogada feita antes da túa quenda, se a partida o permite.",
        SettingsUi::Resigning => "Abandonar",
        SettingsUi::ResignAsk => "Preguntar antes",
        SettingsUi::ResignHold => "Manter o botón",
        SettingsUi::ResignHelp => "Se só o premes un intre, pregunta antes.",
        SettingsUi::Tenths => "Décimas no reloxo",
        SettingsUi::Tenths20 => "Por debaixo de 20 s",
        SettingsUi::Tenths10 => "Por debaixo de 10 s",
        SettingsUi::TenthsNever => "Nunca",
        SettingsUi::VolumeA => "Volume do taboleiro A",
        SettingsUi::VolumeB => "Volume do taboleiro B",
        SettingsUi::Haptics => "Vibración",
        SettingsUi::HapticsHelp => "Ao colocar unha peza co dedo, se non se pode, e cando che pasan unha.",
        SettingsUi::Reset => "Restablecer",
        SettingsUi::ResetDone => "A configuración volve ser a inicial.",
        SettingsUi::Export => "Gardar nun ficheiro",
        SettingsUi::Import => "Traer dun ficheiro",
        SettingsUi::Imported => "Configuración collida do ficheiro.",
        SettingsUi::WrongLong => "O ficheiro é demasiado grande para ser de configuración. Non cambiou nada.",
        SettingsUi::WrongNewer => "O ficheiro é dunha versión máis nova de Pasapezas. Non cambiou nada.",
        SettingsUi::WrongOther => "O ficheiro non é de configuración de Pasapezas. Non cambiou nada.",
    }
}
