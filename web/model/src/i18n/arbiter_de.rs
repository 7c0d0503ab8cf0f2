//! Arbiter mode in German: labels and sentences. What stands in braces is filled in, see [`super::arbiter`].

use super::arbiter_line::Line;
use super::arbiter_told::Told;
use super::arbiter_ui::GuideUi;

/// The label.
pub(super) const fn ui(of: GuideUi) -> &'static str {
    match of {
        GuideUi::Claim => "Reklamieren",
        GuideUi::WhoClaims => "Wer reklamiert?",
        GuideUi::ByArbiter => "Schiedsrichter",
        GuideUi::WhatClaim => "Was wird reklamiert?",
        GuideUi::WhichPlacement => "Was wurde eingesetzt?",
        GuideUi::WhichSetUp => "Was stimmt nicht?",
        GuideUi::GroupTouch => "Berühren",
        GuideUi::GroupMoves => "Züge",
        GuideUi::GroupBoard => "Zeit und Brett",
        GuideUi::Before => "Vor dem eigenen nächsten Zug.",
        GuideUi::NoRecord => "Ohne Aufzeichnung der Züge lässt sich die Stellung nicht wiederherstellen.",
        GuideUi::Ruling => "Entscheidung",
        GuideUi::CarryOut => "Ausführen",
        GuideUi::Dispute => "Strittig",
        GuideUi::ArbiterDecides => "Die Uhren stehen. Der Schiedsrichter entscheidet.",
        GuideUi::Accepted => "Anerkannt",
        GuideUi::NotProven => "Abgewiesen: nicht erwiesen",
        GuideUi::TooLate => "Abgewiesen: zu spät",
        GuideUi::PutSo => "Wenn alles so steht, lasst die Uhren weiterlaufen.",
        GuideUi::Back => "Zurück",
        GuideUi::Turn => "Drehen",
        GuideUi::Yes => "Ja",
        GuideUi::No => "Nein",
        GuideUi::NothingTaken => "Nichts",
        GuideUi::TakenInReserve => "Eine Figur, in Reserve",
        GuideUi::TakenBeside => "Eine Figur",
        GuideUi::TakenPlaced => "Eine Figur, schon eingesetzt",
        GuideUi::WasPlacement => "Es war ein Einsetzen",
        GuideUi::Draw => "Remis",
        GuideUi::PlayOn => "Weiterspielen",
        GuideUi::PlayWatched => "Unter Aufsicht weiterspielen",
        GuideUi::Conduct => "Verhalten",
        GuideUi::WhatHappened => "Was ist geschehen?",
        GuideUi::WhoDidIt => "Wer war es?",
        GuideUi::Penalty => "Strafe",
        GuideUi::Warning => "Verwarnung",
        GuideUi::LossPenalty => "Verlust der Partie",
        GuideUi::Noted => "Notiert.",
        GuideUi::Record => "Aufzeichnung",
        GuideUi::UndoEntry => "Letzten löschen",
        GuideUi::UpToDate => "Vollständig.",
        GuideUi::MarkIllegal => "regelwidrig",
        GuideUi::MarkForbidden => "verboten",
        GuideUi::PutOnBoards => "Stellt diese Stellung auf die Bretter.",
        GuideUi::Report => "Bericht",
        GuideUi::People => "Spieler",
        GuideUi::Result => "Ergebnis",
        GuideUi::Unfinished => "Die Partie läuft.",
        GuideUi::Settings => "Einstellungen",
        GuideUi::MovesPart => "Züge und Zeiten",
        GuideUi::ClaimsPart => "Reklamationen",
        GuideUi::CorrectionsPart => "Korrekturen und Pausen",
        GuideUi::NoneOfIt => "Keine.",
        GuideUi::PrintIt => "Drucken",
        GuideUi::SaveText => "Text speichern",
        GuideUi::SaveMoves => "Züge speichern",
        GuideUi::BackToClock => "Zurück zur Uhr",
    }
}

/// The template.
#[expect(clippy::too_many_lines, reason = "one row per text: a table, not a program")]
pub(super) const fn told(of: Told) -> &'static str {
    match of {
        Told::OutOfTurn => "Berührt, ohne am Zug zu sein",
        Told::MovedAnother => "Eine berührt, andere gezogen",
        Told::ChangedRelease => "Losgelassen und geändert",
        Told::NotCaptured => "Berührte Figur nicht geschlagen",
        Told::CastledByRook => "Rochade, Turm zuerst berührt",
        Told::IllegalLast => "Regelwidriger Zug, der letzte",
        Told::IllegalEarlier => "Regelwidriger Zug, früher",
        Told::Placement => "Verbotenes Einsetzen",
        Told::PlacementCheck => "{Piece} mit Schach",
        Told::PlacementRank => "Bauer auf verbotener Reihe",
        Told::SetUp => "Brett oder Grundstellung",
        Told::BoardTurned => "Falsch liegendes Brett",
        Told::Misplaced => "Falsche Grundstellung",
        Told::Reversed => "Farben vertauscht",
        Told::KnockedOver => "{name} hat Figuren umgeworfen",
        Told::Lost => "Stellung unbekannt",
        Told::WrongClock => "Uhr falsch gestellt",
        Told::Flag => "Blättchen gefallen",
        Told::Repetition => "Wiederholung der Stellung",
        Told::FiftyMoves => "50 Züge",
        Told::LevelEnding => "Ausgeglichenes Endspiel",
        Told::OutOfTurnSaid => "{name} reklamiert: {other} hat eine Figur berührt, ohne am Zug zu sein.",
        Told::MovedAnotherSaid => {
            "{name} reklamiert: {other} hat eine Figur berührt und eine andere gezogen."
        }
        Told::ChangedReleaseSaid => {
            "{name} reklamiert: {other} hat eine Figur losgelassen und den Zug dann geändert."
        }
        Told::NotCapturedSaid => {
            "{name} reklamiert: {other} hat eine gegnerische Figur berührt und nicht geschlagen."
        }
        Told::CastledByRookSaid => {
            "{name} reklamiert: {other} hat zuerst den Turm berührt und mit ihm rochiert."
        }
        Told::IllegalLastSaid => "{name} reklamiert: Der letzte Zug von {other} ist regelwidrig.",
        Told::IllegalEarlierSaid => "{name} reklamiert: {other} hat vor mehreren Zügen regelwidrig gezogen.",
        Told::PlacementCheckSaid => "{name} reklamiert: {other} hat {a} mit Schach eingesetzt.",
        Told::PlacementRankSaid => {
            "{name} reklamiert: {other} hat einen Bauern auf einer verbotenen Reihe eingesetzt."
        }
        Told::BoardTurnedSaid => "{name} meldet: Brett {board} liegt falsch.",
        Told::MisplacedSaid => "{name} meldet: Auf Brett {board} standen anfangs Figuren falsch.",
        Told::ReversedSaid => "{name} meldet: Auf Brett {board} sind die Farben vertauscht.",
        Told::KnockedOverSaid => "{name} meldet: {other} hat auf Brett {board} Figuren umgeworfen.",
        Told::LostSaid => {
            "{name} meldet: Auf Brett {board} sind Figuren umgefallen, und niemand weiß, wie sie standen."
        }
        Told::WrongClockSaid => "{name} meldet: Die Uhr von Brett {board} ist falsch gestellt.",
        Told::FlagSaid => "{name} reklamiert Zeitüberschreitung.",
        Told::RepetitionSaid => "{name} reklamiert Remis durch Stellungswiederholung.",
        Told::FiftyMovesSaid => "{name} reklamiert Remis nach der 50-Züge-Regel.",
        Told::LevelEndingSaid => "{name} reklamiert Remis im ausgeglichenen Endspiel.",
        Told::AskKeepMove => "Hat die berührte Figur einen legalen Zug?",
        Told::AskKeepCapture => "Kann die berührte Figur geschlagen werden?",
        Told::AskCaptured => "Was hat der regelwidrige Zug geschlagen?",
        Told::AskRestore => "Lässt sich die frühere Stellung sicher feststellen?",
        Told::AskMate => "Könnte {name} mit irgendeiner Folge legaler Züge noch mattsetzen?",
        Told::AskMateTeam => "Könnte {team} mit irgendeiner Folge legaler Züge noch mattsetzen?",
        Told::AskDraw => "Trifft die Reklamation zu?",
        Told::AskLevel => "Was entscheidet der Schiedsrichter?",
        Told::TakeBack => "Nehmt den letzten Zug von {name} zurück.",
        Told::ReturnCaptured => {
            "Stellt die geschlagene Figur aus der Reserve von {name} auf ihr Feld zurück."
        }
        Told::ReturnBeside => "Stellt die geschlagene Figur auf ihr Feld zurück.",
        Told::MustTouched => "{name} muss mit der zuerst berührten Figur ziehen.",
        Told::MustCapture => "{name} muss die berührte Figur schlagen.",
        Told::MustRelease => "Die Figur von {name} bleibt, wo sie zuerst losgelassen wurde.",
        Told::MustKing => "{name} muss mit dem König ziehen, ohne auf dieser Seite zu rochieren.",
        Told::MustRook => "{name} muss mit dem berührten Turm ziehen.",
        Told::MustSamePiece => "{name} muss mit derselben Figur anders ziehen.",
        Told::MustSameKind => "{name} muss eine Figur derselben Art auf einem anderen Feld einsetzen.",
        Told::MustSamePieceIf => {
            "{name} muss mit derselben Figur anders ziehen, wenn sie kann, sonst mit einer beliebigen."
        }
        Told::MustSameKindIf => {
            "{name} muss eine Figur derselben Art auf einem anderen Feld einsetzen, wenn es geht, sonst beliebig ziehen."
        }
        Told::MustAny => "{name} muss einen anderen legalen Zug machen, mit einer beliebigen Figur.",
        Told::MustAnnounced => "{name} muss den angekündigten Zug ausführen.",
        Told::Remove => "Entfernt {the} von Brett {board}: Die Figur geht in die Reserve von {name}.",
        Told::Stands => "Auf Brett {board} bleibt alles, wie es ist.",
        Told::CastlingLost => {
            "Auf Brett {board} darf nicht mit falsch aufgestellten Figuren rochiert werden."
        }
        Told::RestoreBoard => {
            "Stellt auf Brett {board} die Stellung vor dem regelwidrigen Zug wieder her. Brett {second} bleibt."
        }
        Told::RestoreAlone => "Stellt die Stellung vor dem regelwidrigen Zug wieder her.",
        Told::RestoreBoth => "Stellt beide Bretter auf den Augenblick vor dem regelwidrigen Zug zurück.",
        Told::LastKnown => "Spielt auf Brett {board} von der letzten feststellbaren Stellung weiter.",
        Told::Transfer => {
            "Übertragt die Stellung von Brett {board} unverändert auf ein richtig liegendes Brett."
        }
        Told::PutBack => "{name} stellt die Figuren wieder auf, auf eigene Zeit.",
        Told::SetClock => "Korrigiert die Uhr von Brett {board}.",
        Told::OnMove => "{name} ist am Zug: Die eigene Uhr läuft.",
        Told::AddTime => "Mehr Zeit für {name}: {time}.",
        Told::Warn => "Verwarnung für {name}.",
        Told::Observe => "Brett {board} geht unter Aufsicht des Schiedsrichters weiter.",
        Told::GoOn => "Die Partie geht weiter.",
        Told::EndCalledOff => "Die Partie wurde ohne Ergebnis abgebrochen.",
        Told::EndFlagOrder => "Remis: Beide Blättchen sind gefallen, und niemand weiß, welches zuerst.",
        Told::EndNoMaterial => "Remis: Ein Blättchen ist gefallen, aber der Gegner kann nicht mattsetzen.",
        Told::EndLevel => "Remis durch den Schiedsrichter im ausgeglichenen Endspiel.",
        Told::EndOpposite => {
            "Remis: Jedes Brett endete für ein anderes Team, und niemand weiß, welches zuerst."
        }
        Told::EndIllegal => "Regelwidriger Zug von {name}: Die Partie ist verloren.",
        Told::EndConduct => "{name} verliert die Partie wegen Verhaltens.",
        Told::EndUnrestorable => "Die Stellung von Brett {board} lässt sich nicht wiederherstellen.",
        Told::EndSetUp => "Auf Brett {board} standen anfangs Figuren falsch.",
        Told::EndColours => "Auf Brett {board} waren die Farben vertauscht.",
        Told::HeadAnnulled => "Partie annulliert",
        Told::HeadWins => "{name} gewinnt",
        Told::AgainSameSeats => "Beide Bretter beginnen neu, mit denselben Plätzen.",
        Told::AgainAlone => "Es wird neu begonnen.",
    }
}

/// The same of the report.
pub(super) const fn line(of: Line) -> &'static str {
    match of {
        Line::NoSuchBoard => "Es gibt nur ein Brett.",
        Line::NotOnMove => "{name} ist nicht am Zug.",
        Line::CaseOpen => "Eine Reklamation ist offen: Entscheidet sie zuerst.",
        Line::NoCase => "Keine Reklamation ist offen.",
        Line::NotAsked => "Danach wird jetzt nicht gefragt.",
        Line::NotKnownYet => "Zuerst muss die Frage beantwortet werden.",
        Line::RecordOff => "In dieser Partie werden keine Züge aufgezeichnet.",
        Line::NothingRecorded => "Es gibt keinen Zug zu löschen.",
        Line::RecordBehind => "In der Aufzeichnung fehlen Züge: Tragt sie zuerst ein.",
        Line::NotTheOpponent => "Das reklamiert nur, wer auf demselben Brett gegen diese Person spielt.",
        Line::ClaimLate => "{name} hat schon den nächsten Zug gemacht.",
        Line::NothingCompleted => "{other} hat noch keinen Zug abgeschlossen.",
        Line::RecordSaysNo => "Die Aufzeichnung der Züge zeigt etwas anderes.",
        Line::ArbiterWaits => "Der Schiedsrichter handelt hier nur auf Reklamation.",
        Line::ArbiterNoFlag => "Der Schiedsrichter meldet keine gefallenen Blättchen.",
        Line::NoFlag => "Bei der anderen Seite ist kein Blättchen gefallen.",
        Line::OwnFlag => "Das Blättchen von {name} ist gefallen.",
        Line::SwitchedOff => "Diese Reklamation gibt es in dieser Partie nicht.",
        Line::TooMuchTime => "Nur wenn zwei Minuten oder weniger bleiben.",
        Line::FlagDown => "Das eigene Blättchen ist schon gefallen.",
        Line::Disturbance => "Gegner gestört",
        Line::Comment => "Bemerkung oder Geste",
        Line::OutsideAdvice => "Rat von außen",
        Line::Notes => "Notizen benutzt",
        Line::SpectatorRemark => "Bemerkung aus dem Publikum",
        Line::FlagCalled => "Blättchen von außen gemeldet",
        Line::HiddenReserve => "Reservefiguren verdeckt",
        Line::PartnersBoard => "Anderes Brett oder Uhr berührt",
        Line::NotedOf => "{name}: {what}",
        Line::Started => "Die Uhren beginnen.",
        Line::Paused => "Die Uhren halten an.",
        Line::Resumed => "Die Uhren laufen weiter.",
        Line::Pressed => "{name} drückt die Uhr.",
        Line::Unrecorded => "Der letzte Zug wird aus der Aufzeichnung gelöscht.",
        Line::RecordedIllegal => "{name}, regelwidriger Zug: {move}.",
        Line::RecordedForbidden => "{name}, verbotenes Einsetzen: {move}.",
        Line::Tolerated => "{other} lässt den letzten Zug von {name} durchgehen.",
        Line::Unfounded => "Unbegründet. {why}",
        Line::Disputed => "Der Sachverhalt ist strittig.",
        Line::Upheld => "Reklamation anerkannt.",
        Line::RejectedProof => "Reklamation abgewiesen: nicht erwiesen.",
        Line::RejectedLate => "Reklamation abgewiesen: zu spät.",
        Line::Dropped => "Die Reklamation entfällt.",
        Line::OfferDeclined => "Das Remisangebot von {name} wird abgelehnt.",
        Line::OneBehind => "1 Zug fehlt.",
        Line::SeveralBehind => "{n} Züge fehlen.",
        Line::OneWaits => "1 weitere Reklamation wartet.",
        Line::SeveralWait => "{n} weitere Reklamationen warten.",
        Line::OneWarning => "1 Verwarnung",
        Line::SeveralWarnings => "{n} Verwarnungen",
        Line::OneIllegal => "1 regelwidriger Zug",
        Line::SeveralIllegal => "{n} regelwidrige Züge",
    }
}
