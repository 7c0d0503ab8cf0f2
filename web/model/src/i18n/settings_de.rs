//! Labels of the page of the settings, in German.

use super::settings::SettingsUi;

/// The text of `label`.
pub(super) const fn settings_ui(label: SettingsUi) -> &'static str {
    match label {
        SettingsUi::Looks => "Aussehen",
        SettingsUi::Play => "Spiel",
        SettingsUi::Senses => "Ton und Vibration",
        SettingsUi::Preview => "Probebrett",
        SettingsUi::ShowMove => "Eine Figur ziehen",
        SettingsUi::Squares => "Farben des Bretts",
        SettingsUi::SquaresBlue => "Blau",
        SettingsUi::SquaresGreen => "Grün",
        SettingsUi::SquaresWood => "Holz",
        SettingsUi::Stark => "Hoher Kontrast",
        SettingsUi::Pieces => "Farben der Figuren",
        SettingsUi::PiecesInk => "Weiß und Tinte",
        SettingsUi::PiecesIvory => "Elfenbein und Nussbaum",
        SettingsUi::Coordinates => "Koordinaten auf dem Brett",
        SettingsUi::Motion => "Bewegung der Figuren",
        SettingsUi::MotionNormal => "Normal",
        SettingsUi::MotionShort => "Kurz",
        SettingsUi::MotionOff => "Keine",
        SettingsUi::MotionHelp => "Wenn das System weniger Bewegung wünscht, bewegt sich nichts.",
        SettingsUi::Input => "Figuren ziehen",
        SettingsUi::InputBoth => "Ziehen oder tippen",
        SettingsUi::InputDrag => "Nur ziehen",
        SettingsUi::InputTap => "Nur tippen",
        SettingsUi::Lift => "Figur unter dem Finger vergrößern",
        SettingsUi::LiftHelp => "Sie ist über dem Finger zu sehen; es zählt das Feld unter dem Finger.",
        SettingsUi::Queens => "Immer in eine Dame umwandeln",
        SettingsUi::QueensHelp => {
            "Für eine andere Figur halte beim Loslassen Umschalt oder Alt. Die Tastatur fragt immer."
        }
        SettingsUi::PremovesHelp => "Ein Zug, bevor du am Zug bist, wenn die Partie es erlaubt.",
        SettingsUi::Resigning => "Aufgeben",
        SettingsUi::ResignAsk => "Vorher fragen",
        SettingsUi::ResignHold => "Knopf halten",
        SettingsUi::ResignHelp => "Kurzes Drücken fragt vorher.",
        SettingsUi::Tenths => "Zehntel auf der Uhr",
        SettingsUi::Tenths20 => "Unter 20 s",
        SettingsUi::Tenths10 => "Unter 10 s",
        SettingsUi::TenthsNever => "Nie",
        SettingsUi::VolumeA => "Lautstärke von Brett A",
        SettingsUi::VolumeB => "Lautstärke von Brett B",
        SettingsUi::Haptics => "Vibration",
        SettingsUi::HapticsHelp => {
            "Wenn der Finger eine Figur setzt, wenn es nicht geht, und wenn du eine bekommst."
        }
        SettingsUi::Reset => "Zurücksetzen",
        SettingsUi::ResetDone => "Es gelten wieder die ersten Einstellungen.",
        SettingsUi::Export => "In Datei speichern",
        SettingsUi::Import => "Aus Datei nehmen",
        SettingsUi::Imported => "Einstellungen aus der Datei übernommen.",
        SettingsUi::WrongLong => "Die Datei ist für Einstellungen zu groß. Nichts wurde geändert.",
        SettingsUi::WrongNewer => {
            "Die Datei ist von einer neueren Version von Pasapezas. Nichts wurde geändert."
        }
        SettingsUi::WrongOther => {
            "Die Datei enthält keine Einstellungen von Pasapezas. Nichts wurde geändert."
        }
    }
}
