//! What the page of the settings says.

use super::labels::labels;
use super::lang::Lang;
use crate::app::settings::BadSettings;

labels! {
    /// A label of the page of the settings.
    SettingsUi {
        /// Heading: how everything looks.
        Looks,
        /// Heading: how one plays.
        Play,
        /// Heading: what is heard and felt.
        Senses,
        /// Name of the small board that shows the choices.
        Preview,
        /// Lets a piece move on it.
        ShowMove,
        /// The colours of the squares.
        Squares,
        /// Cream and blue.
        SquaresBlue,
        /// Cream and green.
        SquaresGreen,
        /// Two woods.
        SquaresWood,
        /// Squares or pieces, as far apart as they can be.
        Stark,
        /// The colours of the pieces.
        Pieces,
        /// White and ink.
        PiecesInk,
        /// Ivory and walnut.
        PiecesIvory,
        /// Letters and figures at the edges.
        Coordinates,
        /// How long motion takes.
        Motion,
        /// As it was drawn.
        MotionNormal,
        /// Half as long.
        MotionShort,
        /// None.
        MotionOff,
        /// The system comes first.
        MotionHelp,
        /// How pieces are brought to squares.
        Input,
        /// Both ways.
        InputBoth,
        /// Dragging alone.
        InputDrag,
        /// Tapping alone.
        InputTap,
        /// A pawn becomes a queen at once.
        Queens,
        /// How to choose all the same.
        QueensHelp,
        /// What a pre-move is.
        PremovesHelp,
        /// How somebody resigns.
        Resigning,
        /// It is asked.
        ResignAsk,
        /// By holding the button.
        ResignHold,
        /// What a short press does then.
        ResignHelp,
        /// From when on clocks show tenths.
        Tenths,
        /// Under 20 seconds.
        Tenths20,
        /// Under 10 seconds.
        Tenths10,
        /// Never.
        TenthsNever,
        /// How loud board A is.
        VolumeA,
        /// How loud board B is.
        VolumeB,
        /// The device trembles.
        Haptics,
        /// When.
        HapticsHelp,
        /// Back to the defaults.
        Reset,
        /// They are.
        ResetDone,
        /// Saves them.
        Export,
        /// Takes them in.
        Import,
        /// They were taken in.
        Imported,
        /// The file is too long.
        WrongLong,
        /// A newer page wrote it.
        WrongNewer,
        /// It holds something else.
        WrongOther,
    }
}

/// The text of a label of the page of the settings.
pub const fn settings_ui(lang: Lang, label: SettingsUi) -> &'static str {
    match lang {
        Lang::Galician => galician(label),
        Lang::Spanish => spanish(label),
        Lang::English => english(label),
    }
}

/// Why a file holds no settings.
pub const fn settings_fault(lang: Lang, why: BadSettings) -> &'static str {
    let label = match why {
        BadSettings::TooLong => SettingsUi::WrongLong,
        BadSettings::Newer => SettingsUi::WrongNewer,
        BadSettings::Other => SettingsUi::WrongOther,
    };
    settings_ui(lang, label)
}

const fn galician(label: SettingsUi) -> &'static str {
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

const fn spanish(label: SettingsUi) -> &'static str {
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

const fn english(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Looks",
        SettingsUi::Play => "Play",
        SettingsUi::Senses => "Sound and vibration",
        SettingsUi::Preview => "Sample board",
        SettingsUi::ShowMove => "Move a piece",
        SettingsUi::Squares => "Board colours",
        SettingsUi::SquaresBlue => "Blue",
        SettingsUi::SquaresGreen => "Green",
        SettingsUi::SquaresWood => "Wood",
        SettingsUi::Stark => "High contrast",
        SettingsUi::Pieces => "Piece colours",
        SettingsUi::PiecesInk => "White and ink",
        SettingsUi::PiecesIvory => "Ivory and walnut",
        SettingsUi::Coordinates => "Coordinates on the board",
        SettingsUi::Motion => "Motion of pieces",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Short",
        SettingsUi::MotionOff => "None",
        SettingsUi::MotionHelp => "Where the system asks for less motion, nothing moves.",
        SettingsUi::Input => "Moving pieces",
        SettingsUi::InputBoth => "Drag or tap",
        SettingsUi::InputDrag => "Drag only",
        SettingsUi::InputTap => "Tap only",
        SettingsUi::Queens => "Always promote to a queen",
        SettingsUi::QueensHelp => {
            "To choose another piece, hold Shift or Alt as you let go. The keyboard always asks."
        }
        SettingsUi::PremovesHelp => "A move made before your turn, where the match allows it.",
        SettingsUi::Resigning => "Resigning",
        SettingsUi::ResignAsk => "Ask first",
        SettingsUi::ResignHold => "Hold the button",
        SettingsUi::ResignHelp => "A short press asks first.",
        SettingsUi::Tenths => "Tenths on the clock",
        SettingsUi::Tenths20 => "Below 20 s",
        SettingsUi::Tenths10 => "Below 10 s",
        SettingsUi::TenthsNever => "Never",
        SettingsUi::VolumeA => "Volume of board A",
        SettingsUi::VolumeB => "Volume of board B",
        SettingsUi::Haptics => "Vibration",
        SettingsUi::HapticsHelp => {
            "When a finger places a piece, when it may not, and when a piece is passed to you."
        }
        SettingsUi::Reset => "Reset",
        SettingsUi::ResetDone => "The settings are the initial ones again.",
        SettingsUi::Export => "Save to a file",
        SettingsUi::Import => "Take from a file",
        SettingsUi::Imported => "Settings taken from the file.",
        SettingsUi::WrongLong => "The file is too large to hold settings. Nothing has changed.",
        SettingsUi::WrongNewer => "The file comes from a newer version of Pasapezas. Nothing has changed.",
        SettingsUi::WrongOther => "The file holds no Pasapezas settings. Nothing has changed.",
    }
}
