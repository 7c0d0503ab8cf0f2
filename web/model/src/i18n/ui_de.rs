//! German labels.

use super::ui::Ui;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn ui(label: Ui) -> &'static str {
    match label {
        // The page
        Ui::ProductName => "Pasapezas",
        Ui::PageTitle => "Pasapezas: Schach zu viert",
        Ui::RulesPasapezas => "Galicisches Reglement",
        Ui::RulesOwn => "Eigene Regeln",
        Ui::TableRegion => "Spieltisch",
        Ui::Notices => "Hinweise",
        // Everywhere
        Ui::Menu => "Menü",
        Ui::Close => "Schließen",
        Ui::Cancel | Ui::ResignNo => "Abbrechen",
        Ui::DecimalSign => ",",
        // The match
        Ui::NewMatch => "Neue Partie",
        Ui::Start => "Starten",
        Ui::Pause => "Pause",
        Ui::Resume => "Fortsetzen",
        Ui::Resign | Ui::ResignYes => "Aufgeben",
        Ui::ResignQuestion => "Möchtest du aufgeben? Dein Team verliert die Partie.",
        Ui::ResignQuestionShort => "Dein Team verliert die Partie.",
        Ui::ClaimTime => "Zeit reklamieren",
        Ui::ClaimTimeShort => "Zeit",
        Ui::PausedBanner => "Beide Bretter sind angehalten.",
        Ui::StartedNotice => "Die Partie beginnt. Auf beiden Brettern ist Weiß am Zug.",
        Ui::ResumedNotice => "Die Partie geht weiter.",
        Ui::NewMatchNotice => "Auf dem Tisch liegt eine neue Partie. Wenn ihr bereit seid, drückt „Starten“.",
        Ui::Result => "Ergebnis",
        Ui::Rematch => "Revanche",
        // Seats and boards
        Ui::BoardA => "Brett A",
        Ui::BoardB => "Brett B",
        Ui::White => "Weiß",
        Ui::Black => "Schwarz",
        Ui::TeamOne => "Team 1",
        Ui::TeamTwo => "Team 2",
        Ui::NameWhiteA => "Weiß A",
        Ui::NameBlackA => "Schwarz A",
        Ui::NameWhiteB => "Weiß B",
        Ui::NameBlackB => "Schwarz B",
        Ui::EditName => "Namen ändern",
        Ui::ToMove => "Am Zug",
        Ui::InCheck => "Im Schach",
        Ui::Check => "Schach",
        Ui::Mated => "Schachmatt",
        Ui::Stalemated => "Patt",
        Ui::Resigned => "Hat aufgegeben",
        Ui::FlagFallen => "Blättchen gefallen",
        Ui::FlagFallenShort => "gefallen",
        Ui::Paused => "angehalten",
        // Pieces and squares
        Ui::EmptySquare => "leer",
        Ui::Promoted => "umgewandelter Bauer",
        Ui::Selected => "gewählt",
        Ui::CanMoveHere => "du kannst hierher ziehen",
        Ui::CanCaptureHere => "du kannst hier schlagen",
        Ui::CanDropHere => "du kannst hier einsetzen",
        Ui::LastMove => "letzter Zug",
        Ui::JustArrived => "gerade angekommen",
        Ui::SelectionDropped => "Auswahl aufgehoben.",
        Ui::PlanOff => "Vorauszug aufgehoben.",
        Ui::Planned => "Vorauszug",
        Ui::Premoves => "Vorauszüge",
        Ui::PromotionTitle => "Umwandeln",
        Ui::PromotionHint => "Wähle die Figur, zu der der Bauer wird.",
        Ui::PromotionCancel => "Umwandlung abbrechen",
        // Moves
        Ui::MovesA => "Züge auf Brett A",
        Ui::MovesB => "Züge auf Brett B",
        // Settings
        Ui::Settings => "Einstellungen",
        Ui::Language => "Sprache",
        Ui::Theme => "Design",
        Ui::ThemeSystem => "Wie das System",
        Ui::ThemeLight => "Hell",
        Ui::ThemeDark => "Dunkel",
        Ui::ThemeContrast => "Hoher Kontrast",
        Ui::ShowTargets => "Mögliche Felder zeigen",
        Ui::Sound => "Ton",
        Ui::SoundWaits => "Der Ton beginnt mit der ersten Berührung",
        Ui::ResignHold => "Aufgeben: gedrückt halten",
        Ui::FullScreen => "Vollbild",
        Ui::LeaveFullScreen => "Vollbild verlassen",
        Ui::TurnBoards => "Bretter drehen",
        Ui::TurnBoardA => "Brett A drehen",
        Ui::TurnBoardB => "Brett B drehen",
        // New match
        Ui::TimeControl => "Bedenkzeit",
        // Help
        Ui::Help => "Hilfe",
        Ui::HowToMove => "Zieh eine Figur, oder tippe erst sie und dann das Feld an.",
        Ui::HowToDrop => "Figuren der Reserve setzt du ebenso auf einem leeren Feld ein.",
        Ui::HowToPass => "Eine Figur, die du schlägst, geht in die Reserve deines Partners.",
        Ui::HowToClaim => {
            "Niemand sagt Blättchen an: Reklamiert, wenn eines von ihnen fiel und keines von euch."
        }
        Ui::HowToEnd => "Remis (½) und Aufgabe gelten für beide Partner und beide Bretter.",
        Ui::Keyboard => "Tastatur",
        Ui::KeyTab => "Tab: zu einem anderen Brett, einer Reserve oder einem Knopf",
        Ui::KeyArrows => "Pfeile: über die Felder oder eine Reserve gehen",
        Ui::KeyHomeEnd => "Pos1 und Ende: zum Anfang oder Ende der Reihe",
        Ui::KeyEnter => "Enter oder Leertaste: erst die Figur, dann das Feld wählen",
        Ui::KeyDigits => "1 bis 5: Bauer, Springer, Läufer, Turm oder Dame der Reserve wählen",
        Ui::KeyEscape => "Esc: Figur loslassen oder schließen, was offen ist",
        Ui::BoardHint => "Pfeile zum Gehen; Enter wählt Figur und Feld; Esc lässt los.",
    }
}
