//! Labels of the page of the settings, in Portuguese.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Aspeto",
        SettingsUi::Play => "Jogo",
        SettingsUi::Senses => "Som e vibração",
        SettingsUi::Preview => "Amostra do tabuleiro",
        SettingsUi::ShowMove => "Mover uma peça",
        SettingsUi::Squares => "Cores do tabuleiro",
        SettingsUi::SquaresBlue => "Azul",
        SettingsUi::SquaresGreen => "Verde",
        SettingsUi::SquaresWood => "Madeira",
        SettingsUi::Stark => "Alto contraste",
        SettingsUi::Pieces => "Cores das peças",
        SettingsUi::PiecesInk => "Branco e tinta",
        SettingsUi::PiecesIvory => "Marfim e nogueira",
        SettingsUi::Coordinates => "Coordenadas no tabuleiro",
        SettingsUi::Motion => "Movimento das peças",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Curto",
        SettingsUi::MotionOff => "Sem movimento",
        SettingsUi::MotionHelp => "Se o sistema pede menos movimento, nada se move.",
        SettingsUi::Input => "Mover as peças",
        SettingsUi::InputBoth => "Arrastando ou tocando",
        SettingsUi::InputDrag => "Só arrastando",
        SettingsUi::InputTap => "Só tocando",
        SettingsUi::Lift => "Ampliar a peça sob o dedo",
        SettingsUi::LiftHelp => "Vê-se por cima do dedo; conta a casa que está debaixo dele.",
        SettingsUi::Queens => "Promover sempre a dama",
        SettingsUi::QueensHelp => {
            "Para escolher outra peça, mantém Shift ou Alt ao largar. Com o teclado pergunta-se sempre."
        }
        SettingsUi::PremovesHelp => "Um lance feito antes da tua vez, se a partida o permite.",
        SettingsUi::Resigning => "Desistir",
        SettingsUi::ResignAsk => "Perguntar antes",
        SettingsUi::ResignHold => "Manter o botão",
        SettingsUi::ResignHelp => "Se só carregas um instante, pergunta antes.",
        SettingsUi::Tenths => "Décimas no relógio",
        SettingsUi::Tenths20 => "Abaixo de 20 s",
        SettingsUi::Tenths10 => "Abaixo de 10 s",
        SettingsUi::TenthsNever => "Nunca",
        SettingsUi::VolumeA => "Volume do tabuleiro A",
        SettingsUi::VolumeB => "Volume do tabuleiro B",
        SettingsUi::Haptics => "Vibração",
        SettingsUi::HapticsHelp => "Ao colocar uma peça com o dedo, se não se pode, e quando te passam uma.",
        SettingsUi::Reset => "Repor",
        SettingsUi::ResetDone => "As definições voltam a ser as iniciais.",
        SettingsUi::Export => "Guardar num ficheiro",
        SettingsUi::Import => "Trazer de um ficheiro",
        SettingsUi::Imported => "Definições tiradas do ficheiro.",
        SettingsUi::WrongLong => "O ficheiro é grande demais para ser de definições. Nada mudou.",
        SettingsUi::WrongNewer => "O ficheiro é de uma versão mais nova do Pasapezas. Nada mudou.",
        SettingsUi::WrongOther => "O ficheiro não tem definições do Pasapezas. Nada mudou.",
    }
}
