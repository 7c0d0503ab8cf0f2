//! Labels of the page of the settings, in English.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
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
        SettingsUi::Lift => "Enlarge the piece under a finger",
        SettingsUi::LiftHelp => "It is seen above the finger; the square under the finger counts.",
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
