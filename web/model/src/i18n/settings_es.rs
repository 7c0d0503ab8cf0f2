//! Labels of the page of the settings, in Spanish.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Aspecto",
        SettingsUi::Play => "Juego",
        SettingsUi::Senses => "Sonido y vibración",
        SettingsUi::Preview => "Muestra del tablero",
        SettingsUi::ShowMove => "Mover una pieza",
        SettingsUi::Squares => "Colores del tablero",
        SettingsUi::SquaresBlue => "Azul",
        SettingsUi::SquaresGreen => "Verde",
        SettingsUi::SquaresWood => "Madera",
        SettingsUi::Stark => "Alto contraste",
        SettingsUi::Pieces => "Colores de las piezas",
        SettingsUi::PiecesInk => "Blanco y tinta",
        SettingsUi::PiecesIvory => "Marfil y nogal",
        SettingsUi::Coordinates => "Coordenadas en el tablero",
        SettingsUi::Motion => "Movimiento de las piezas",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Corto",
        SettingsUi::MotionOff => "Sin movimiento",
        SettingsUi::MotionHelp => "Si el sistema pide menos movimiento, nada se mueve.",
        SettingsUi::Input => "Mover las piezas",
        SettingsUi::InputBoth => "Arrastrando o tocando",
        SettingsUi::InputDrag => "Solo arrastrando",
        SettingsUi::InputTap => "Solo tocando",
        SettingsUi::Lift => "Ampliar la pieza bajo el dedo",
        SettingsUi::LiftHelp => "Se ve por encima del dedo; cuenta la casilla que está debajo de él.",
        SettingsUi::Queens => "Coronar siempre dama",
        SettingsUi::QueensHelp => {
            "Para elegir otra pieza, mantén Mayús o Alt al soltar. Con el teclado siempre se pregunta."
        }
        SettingsUi::PremovesHelp => "Una jugada hecha antes de tu turno, si la partida lo permite.",
        SettingsUi::Resigning => "Abandonar",
        SettingsUi::ResignAsk => "Preguntar antes",
        SettingsUi::ResignHold => "Mantener el botón",
        SettingsUi::ResignHelp => "Si solo lo pulsas un instante, pregunta antes.",
        SettingsUi::Tenths => "Décimas en el reloj",
        SettingsUi::Tenths20 => "Por debajo de 20 s",
        SettingsUi::Tenths10 => "Por debajo de 10 s",
        SettingsUi::TenthsNever => "Nunca",
        SettingsUi::VolumeA => "Volumen del tablero A",
        SettingsUi::VolumeB => "Volumen del tablero B",
        SettingsUi::Haptics => "Vibración",
        SettingsUi::HapticsHelp => "Al colocar una pieza con el dedo, si no se puede, y cuando te pasan una.",
        SettingsUi::Reset => "Restablecer",
        SettingsUi::ResetDone => "Los ajustes vuelven a ser los iniciales.",
        SettingsUi::Export => "Guardar en un archivo",
        SettingsUi::Import => "Traer de un archivo",
        SettingsUi::Imported => "Ajustes tomados del archivo.",
        SettingsUi::WrongLong => "El archivo es demasiado grande para ser de ajustes. No ha cambiado nada.",
        SettingsUi::WrongNewer => "El archivo es de una versión más nueva de Pasapezas. No ha cambiado nada.",
        SettingsUi::WrongOther => "El archivo no es de ajustes de Pasapezas. No ha cambiado nada.",
    }
}
