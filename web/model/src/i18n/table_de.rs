//! Labels at the table, in German.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Figur entfernen",
        TableUi::RemovePieceShort => "Entfernen",
        TableUi::RemovalWindow => "Du darfst sie bis zu deinem nächsten Zug entfernen.",
        TableUi::RemovalStalemates => "Wenn du sie entfernst, hast du keinen Zug mehr: Remis durch Patt.",
        TableUi::ClaimDraw => "Remis reklamieren",
        TableUi::ClaimRepetition => "Durch Wiederholung",
        TableUi::ClaimFifty => "Nach der 50-Züge-Regel",
        TableUi::ClaimRepetitionShort => "Wiederholung",
        TableUi::ClaimFiftyShort => "50 Züge",
        // Draw offers
        TableUi::OfferDraw => "Remis anbieten",
        TableUi::Adjust => "J’adoube",
        TableUi::Touched => "berührt",
        TableUi::OfferDrawShort => "Remis",
        TableUi::OfferShort => "Anbieten",
        TableUi::AcceptDraw => "Remis annehmen",
        TableUi::AcceptDrawShort => "Annehmen",
        TableUi::DeclineDraw => "Remis ablehnen",
        TableUi::DeclineDrawShort => "Ablehnen",
        TableUi::OfferOpen => "Bietet Remis an",
        TableUi::OfferStands => "Dein Angebot gilt, bis dein Gegner antwortet oder zieht.",
        TableUi::BoardAgreed => "Remis vereinbart: Das andere Brett fehlt",
        TableUi::BoardAgreedShort => "Remis vereinbart",
        TableUi::BoardAgreedHelp => "Wenn auf diesem Brett jemand zieht, gilt die Einigung nicht mehr.",
        // Without a move
        TableUi::WaitsForPiece => "Kein Zug: wartet auf eine Figur",
        TableUi::WaitsForPieceShort => "Wartet auf Figur",
        TableUi::WaitsForPieceHelp => {
            "Jetzt gibt es keinen Zug, aber eine Figur kann noch kommen. Die Uhr läuft weiter."
        }
        // Calling off and taking back
        TableUi::CallOff => "Partie annullieren",
        TableUi::CallOffQuestion => "Möchtest du die Partie annullieren? Sie hat dann kein Ergebnis.",
        TableUi::CallOffYes => "Annullieren",
        TableUi::CallOffHelp => "Das geht, bis auf beiden Brettern gezogen wurde.",
        TableUi::TakeBack => "Zug zurücknehmen",
        TableUi::TakeBackYes => "Zurücknehmen",
        // Clocks
        TableUi::LowTime => "Wenig Zeit",
        TableUi::CorrectTimes => "Zeiten korrigieren",
        TableUi::CorrectTimesHelp => {
            "Eine 5 sind fünf Minuten. Gefallene Blättchen gehen hoch; bei 0:00 fällt es im Lauf."
        }
        TableUi::CorrectTimesYes => "Korrigieren",
        TableUi::TimeFormat => "Schreib Minuten und Sekunden, etwa 4:30.",
        TableUi::TimeCorrectedNotice => "Zeit korrigiert.",
        TableUi::GapTitle => "Nicht gezählte Zeit",
        TableUi::GapForget => "Ohne sie weiter",
        TableUi::GapCount => "Zählen und weiter",
        TableUi::GapCountHelp => "Wenn du sie zählst, geht sie von denen ab, die am Zug sind:",
        TableUi::Restored => "Eure Partie ist so, wie ihr sie verlassen habt.",
        TableUi::RestoredCut => "Eure Partie ist zurück, ohne die letzten Einträge: Sie waren nicht lesbar.",
        TableUi::NotKept => "Nicht gesichert",
        TableUi::NotKeptFull => "Auf diesem Gerät ist kein Platz mehr.",
        TableUi::NotKeptForbidden => "Dieser Browser lässt die Seite nichts speichern.",
        TableUi::NotKeptNewer => "Hier hat eine neuere Version der Seite Partien gespeichert.",
        TableUi::NotKeptHelp => {
            "Die Partie geht weiter. Wird die Seite geschlossen, bleibt sie nur als Datei."
        }
        TableUi::SaveMatch => "Partie speichern",
        // After the match
        TableUi::RematchSame => "Gleiche Plätze",
        TableUi::RematchColors => "Farben getauscht",
        TableUi::RematchColorsHelp => "Gleiche Teams, und alle spielen die andere Farbe.",
        TableUi::RematchPartners => "Partner getauscht",
        TableUi::RematchPartnersHelp => "Alle spielen neben jemand anderem.",
        TableUi::Evening => "Spielstand",
        TableUi::EveningByTeam => "Nach Team",
        TableUi::EveningByPlayer => "Nach Person",
        TableUi::Points => "Punkte",
        TableUi::Played => "Partien",
        TableUi::EveningEmpty => "Noch ist keine Partie zu Ende.",
        TableUi::Copy => "Kopieren",
        TableUi::Export => "Exportieren",
        TableUi::ExportHelp => "Speichert den Spielstand als Datei für eine Tabellenkalkulation.",
        TableUi::EveningClear => "Spielstand löschen",
        TableUi::EveningClearQuestion => "Spielstand löschen?",
        TableUi::EveningClearYes => "Löschen",
        TableUi::Elsewhere => "Diese Partie wird in einem anderen Tab gespielt",
        TableUi::ElsewhereHelp => {
            "Hier siehst du zu. Du kannst hier weiterspielen oder mit einer eigenen Kopie."
        }
        TableUi::PlayHere => "Hier spielen",
        TableUi::OpenCopy => "Kopie öffnen",
        TableUi::LookOn => "Zusehen",
        TableUi::NewBuild => "Neue Version: neu laden",
        TableUi::NewBuildNotice => {
            "Eine neue Version der Seite ist da. Lade sie über das Menü; die Partie bleibt."
        }
        TableUi::GiveTime => "Auch die verbrauchte Zeit zurückgeben",
        TableUi::TimeGiven => "Die Uhren zeigen wieder, was sie zeigten.",
        TableUi::Redo => "Zug wiederholen",
        TableUi::Redone => "Der letzte Zug wurde wiederholt.",
    }
}
