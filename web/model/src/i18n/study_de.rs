//! Labels of the study, in German.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Durchsicht",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Bibliothek",
        StudyUi::Pages => "Teile der Durchsicht",
        // Opening
        StudyUi::OpenFile => "Datei öffnen",
        StudyUi::OpenShort => "Öffnen",
        StudyUi::Paste => "Einfügen",
        StudyUi::FromTable => "Partie vom Tisch",
        StudyUi::OpenTitle => "Eine Partie durchsehen",
        StudyUi::OpenHint => "Öffne eine Datei, zieh sie hierher oder füge ihren Text ein.",
        StudyUi::Formats => {
            "Liest BPGN jedes Programms, Partien von chess.com in JSON, Protokolle dieser Seite und Stellungen beider Bretter."
        }
        StudyUi::PasteTitle => "Partie oder Stellung einfügen",
        StudyUi::PasteField => "Text der Partie",
        StudyUi::Cancel => "Abbrechen",
        StudyUi::ReadingFile => "Datei wird gelesen",
        StudyUi::Stop => "Anhalten",
        StudyUi::UnreadableEmpty => "Es gibt nichts zu lesen.",
        StudyUi::UnreadableLarge => "Die Datei hat mehr als 64 MB.",
        StudyUi::UnreadableNone => "Hier ist keine lesbare Partie.",
        StudyUi::UnreadableAudit => "Das Protokoll sagt, was die Regeln nicht erlauben.",
        StudyUi::KeptOpen => "Was offen war, bleibt wie es war.",
        StudyUi::LimitMoves => {
            "Nichts wurde hinzugefügt: Eine Partie hat höchstens 20\u{a0}000 Züge samt Varianten."
        }
        StudyUi::LimitDepth => "Nichts wurde hinzugefügt: Varianten gehen höchstens 32 Stufen tief.",
        StudyUi::LimitText => "Nichts wurde hinzugefügt: Der Text würde für eine lesbare Datei zu lang.",
        // Games of a file
        StudyUi::Tabs => "Neben den Brettern",
        StudyUi::TabMoves => "Züge",
        StudyUi::TabGames => "Partien",
        StudyUi::TabAbout => "Details",
        StudyUi::Filter => "Filtern",
        StudyUi::FilterHint => "Namen, Datum oder Ergebnis",
        StudyUi::ShowMore => "Mehr zeigen",
        StudyUi::NoneFits => "Keine Partie enthält diese Wörter.",
        StudyUi::Players => "Spieler",
        StudyUi::Date => "Datum",
        // Going through
        StudyUi::MoveList => "Züge der Reihe nach",
        StudyUi::NoMoves => "Noch keine Züge. Zieh eine Figur.",
        StudyUi::Controls => "Durch die Züge gehen",
        StudyUi::ToStart => "Zum Anfang",
        StudyUi::BackOne => "Zug zurück",
        StudyUi::Play => "Abspielen",
        StudyUi::OnOne => "Zug weiter",
        StudyUi::ToEnd => "Zum Ende",
        StudyUi::BackA => "Zurück auf Brett A",
        StudyUi::OnA => "Weiter auf Brett A",
        StudyUi::BackB => "Zurück auf Brett B",
        StudyUi::OnB => "Weiter auf Brett B",
        StudyUi::Speed => "Tempo",
        StudyUi::TimeLine => "Zeitleiste",
        StudyUi::TimesUnknown => "Ohne Zeiten: Die Züge stehen in gleichem Abstand.",
        StudyUi::LegendMove => "Zug",
        StudyUi::LegendCapture => "Schlagen",
        StudyUi::LegendDrop => "Einsetzen",
        StudyUi::LegendPass => "weitergegebene Figur",
        StudyUi::Swap => "Bretter tauschen",
        StudyUi::Material => "Material",
        // Editing
        StudyUi::Notes => "Notizen zum Zug",
        StudyUi::Comment => "Kommentar",
        StudyUi::CommentHint => "Schreib einen Kommentar",
        StudyUi::GoodMove => "Guter Zug",
        StudyUi::Mistake => "Fehler",
        StudyUi::Brilliant => "Glänzender Zug",
        StudyUi::Blunder => "Grober Fehler",
        StudyUi::Interesting => "Interessanter Zug",
        StudyUi::Dubious => "Zweifelhafter Zug",
        StudyUi::Draw => "Pfeile und Kreise zeichnen (M)",
        StudyUi::DrawHint => {
            "Pfeiltasten und Enter: Zwei Felder ergeben einen Pfeil, zweimal dasselbe einen Kreis. 1 bis 4: Farbe. Esc: fertig."
        }
        StudyUi::Cut => "Ab hier löschen",
        StudyUi::Promote => "Zur Hauptvariante machen",
        StudyUi::Undo => "Rückgängig",
        StudyUi::Redo => "Wiederholen",
        StudyUi::Give => "Und mit einer Figur mehr?",
        StudyUi::Variation => "Variante",
        // Saving
        StudyUi::Save => "Speichern",
        StudyUi::CopyBpgn => "Als BPGN kopieren",
        StudyUi::SaveBpgn => "BPGN herunterladen",
        StudyUi::Copied => "Kopiert",
        StudyUi::KeepIt => "In die Bibliothek legen",
        StudyUi::KeptIt => "Sie ist in der Bibliothek.",
        StudyUi::Aside => "Was du offen hattest, ist noch da, mit allen Änderungen.",
        StudyUi::Return => "Zurück zu dem, was offen war",
        // About the record
        StudyUi::PlayedBy => "Beurteilt nach",
        StudyUi::Detected => "In der Partie erkannt",
        StudyUi::Forbidden => "Nach dem galicischen Reglement verboten",
        StudyUi::NoBreach => "Das galicische Reglement erlaubt jeden Zug.",
        StudyUi::Complaints => "Hinweise beim Lesen",
        StudyUi::NoComplaint => "Der Text ist ganz lesbar.",
        StudyUi::StopsHere => "Der Text geht weiter, lässt sich aber ab hier nicht spielen.",
        StudyUi::Tags => "Tags",
        StudyUi::ClosePanel => "Schließen",
    }
}
