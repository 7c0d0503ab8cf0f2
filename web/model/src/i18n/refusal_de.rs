//! Why something may not be done, in German. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => {
            "Die Partie hat noch nicht begonnen. Drück „Starten“, damit die Uhren laufen."
        }
        RefusalKind::AlreadyStarted => "Die Partie hat schon begonnen.",
        RefusalKind::Paused => "Beide Bretter sind angehalten. Drück „Fortsetzen“, um weiterzuspielen.",
        RefusalKind::NotPaused => "Die Partie ist nicht angehalten.",
        RefusalKind::MatchOver => "Die Partie ist zu Ende. Du kannst eine neue beginnen.",
        RefusalKind::NotYours => "Das steht diesem Platz nicht zu.",
        RefusalKind::TimeWentBack => "Die Uhr dieses Geräts ging zurück. Versuch es noch einmal.",
        RefusalKind::TooLateToCallOff => {
            "Die Partie kann nicht mehr annulliert werden: Auf beiden Brettern wurde gezogen."
        }
        RefusalKind::NoTakeBack => "In dieser Partie wird kein Zug zurückgenommen.",
        RefusalKind::NothingToTakeBack => "Es gibt keinen Zug zurückzunehmen.",
        RefusalKind::ClocksRun => "Die Uhren laufen. Drück „Pause“, um die Zeiten zu korrigieren.",
        RefusalKind::NoClocks => "Diese Partie wird ohne Uhren gespielt.",
        RefusalKind::NoFlagFallen => {
            "Du kannst nicht reklamieren: Beim anderen Team ist kein Blättchen gefallen."
        }
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => {
            "Nach diesen Regeln reklamiert nur, wer auf dem Brett spielt: {who}."
        }
        RefusalKind::TimeByItself => {
            "Nach diesen Regeln reklamiert niemand: Das erste gefallene Blättchen entscheidet."
        }
        RefusalKind::NothingToRemove => {
            "Es gibt nichts zu entfernen: Der letzte Zug war kein verbotenes Einsetzen."
        }
        RefusalKind::ClaimTooLate => "Zu spät für eine Reklamation: Du hast schon gezogen.",
        RefusalKind::NotYourPlacementClaim => {
            "Nur wer auf dem Brett am Zug ist, darf die Figur entfernen: {who}."
        }
        RefusalKind::ClaimComesFirst => "Da ist verboten eingesetzt worden: Du darfst die Figur entfernen.",
        RefusalKind::DrawByItself => {
            "Nach diesen Regeln wird dieses Remis nicht reklamiert: Es kommt von selbst."
        }
        RefusalKind::DrawNotInRules => "Die Regeln dieser Partie kennen dieses Remis nicht.",
        RefusalKind::NotRepeated => {
            "Die Stellung gab es {times}. Remis kann man beim dritten Mal reklamieren."
        }
        RefusalKind::NotFiftyMoves => {
            "Züge jeder Seite ohne Schlagen, Bauernzug oder Einsetzen: {moves}. Nötig sind 50."
        }
        RefusalKind::OfferTooEarly => {
            "Vor einem Remisangebot muss jede Seite auf diesem Brett einmal gezogen haben."
        }
        RefusalKind::OfferOpen => "Auf diesem Brett ist Remis schon angeboten oder vereinbart.",
        RefusalKind::OfferAgain => {
            "Du hast schon Remis angeboten. Nach deinem nächsten Zug darfst du es wieder."
        }
        RefusalKind::NoOffer => "Auf diesem Brett gibt es kein Angebot des Gegners.",
        RefusalKind::NoTouchMove => "In dieser Partie verpflichtet eine Berührung zu nichts.",
        RefusalKind::TouchedOwn => "{The@at} auf {at} wurde berührt und muss ziehen.",
        RefusalKind::TouchedEnemy => "{The@at} auf {at} wurde berührt und muss geschlagen werden.",
        RefusalKind::TouchedToCastle => {
            "Du hast den König und dann den Turm berührt: Du musst mit ihm rochieren."
        }
        RefusalKind::AdjustTooLate => "Das sagt man vor dem Berühren, und eine Figur ist schon berührt.",
        RefusalKind::NotYourTurn => "Du bist nicht am Zug. Warte auf den Zug des Gegners.",
        RefusalKind::EmptySquare => "Auf {at} steht keine Figur. Wähle eine von deinen.",
        RefusalKind::NotYourPiece => "{The@at} auf {at} gehört dem Gegner. Wähle eine eigene Figur.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "Der Weg ist versperrt: Auf {at} steht {a@at}.",
        RefusalKind::OwnPieceThere => "Auf {at} steht eine eigene Figur. Wähle ein anderes Feld.",
        RefusalKind::KingTarget => "Der König auf {at} wird nicht geschlagen: Man gewinnt durch Matt.",
        RefusalKind::PawnNeedsCapture => {
            "Auf {at} steht nichts: Der Bauer zieht nur schräg, wenn er schlägt."
        }
        RefusalKind::EnPassantGone => {
            "Kein en passant auf {at}: Das geht nur gleich nach einem Doppelschritt."
        }
        RefusalKind::PromotionMissing => "Der Bauer erreicht die letzte Reihe. Wähle, was er wird.",
        RefusalKind::PromotionImpossible => "Nur ein Bauer, der die letzte Reihe erreicht, wird umgewandelt.",
        RefusalKind::PawnOnLastRank => {
            "Der Bauer auf {at} steht auf der letzten Reihe: Dort zieht und schlägt er nicht."
        }
        RefusalKind::StillInCheck => {
            "{The@by} auf {by} bietet deinem König Schach. Dein Zug muss es abwehren."
        }
        RefusalKind::LeavesKingInCheck => {
            "Dieser Zug lässt deinen König im Schach: {The@by} auf {by} würde ihn angreifen."
        }
        RefusalKind::KingIntoCheck => {
            "Der König darf nicht auf ein angegriffenes Feld: {The@by} auf {by} greift es an."
        }
        RefusalKind::CastleKingMoved => "Du darfst nicht rochieren: Der König hat schon gezogen.",
        RefusalKind::CastleRookMoved => "{wing}: Dieser Turm hat schon gezogen oder kam aus der Reserve.",
        RefusalKind::CastleNoRook => "{wing}: In der Ecke steht kein eigener Turm.",
        RefusalKind::CastleBlocked => {
            "Du darfst nicht rochieren: Auf {at} steht {a@at}, zwischen König und Turm."
        }
        RefusalKind::CastleInCheck => {
            "Im Schach darfst du nicht rochieren: {The@by} auf {by} greift deinen König an."
        }
        RefusalKind::CastleThroughCheck => {
            "Du darfst nicht rochieren: Der König geht über {at}, und {the@by} auf {by} greift das Feld an."
        }
        RefusalKind::CastleIntoCheck => {
            "Du darfst nicht rochieren: {The@by} auf {by} greift das Zielfeld des Königs an."
        }
        RefusalKind::ReserveLacks => "In deiner Reserve ist {no}. Warte, bis du diese Figur bekommst.",
        RefusalKind::DropOccupied => "Das Feld {at} ist besetzt. Eingesetzt wird auf leeren Feldern.",
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "Du darfst nicht mit Schach einsetzen: {The} würde den König auf {king} angreifen."
        }
        RefusalKind::DropGivesMate => {
            "Du darfst den König auf {king} nicht durch Einsetzen matt setzen; Schach ist erlaubt."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "Die Partie hat noch nicht begonnen.",
        RefusalKind::AlreadyStarted => "Die Partie hat schon begonnen.",
        RefusalKind::Paused => "Beide Bretter sind angehalten.",
        RefusalKind::NotPaused => "Die Partie ist nicht angehalten.",
        RefusalKind::MatchOver => "Die Partie ist zu Ende.",
        RefusalKind::NotYours => "Das steht diesem Platz nicht zu.",
        RefusalKind::TimeWentBack => "Die Uhr dieses Geräts ging zurück.",
        RefusalKind::TooLateToCallOff => "Auf beiden Brettern wurde gezogen.",
        RefusalKind::NoTakeBack => "Hier wird kein Zug zurückgenommen.",
        RefusalKind::NothingToTakeBack => "Es gibt keinen Zug zurückzunehmen.",
        RefusalKind::ClocksRun => "Die Uhren laufen.",
        RefusalKind::NoClocks => "Es wird ohne Uhren gespielt.",
        RefusalKind::NoFlagFallen => "Beim anderen Team fiel kein Blättchen.",
        RefusalKind::OwnFlagFallen => "In deinem Team fiel ein Blättchen.",
        RefusalKind::NotYourTimeClaim => "Nur wer dort spielt, darf reklamieren.",
        RefusalKind::TimeByItself => "Die Zeit entscheidet ohne Reklamation.",
        RefusalKind::NothingToRemove => "Es gibt keine Figur zu entfernen.",
        RefusalKind::ClaimTooLate => "Du hast schon gezogen.",
        RefusalKind::NotYourPlacementClaim => "Nur wer dort am Zug ist, darf sie entfernen.",
        RefusalKind::ClaimComesFirst => "Du darfst vorher die Figur entfernen.",
        RefusalKind::DrawByItself => "Dieses Remis kommt von selbst.",
        RefusalKind::DrawNotInRules => "Diese Regeln kennen dieses Remis nicht.",
        RefusalKind::NotRepeated => "Die Stellung gab es nur {times}.",
        RefusalKind::NotFiftyMoves => "Züge, die zählen: {moves} von 50.",
        RefusalKind::OfferTooEarly => "Erst muss jede Seite einmal ziehen.",
        RefusalKind::OfferOpen => "Hier ist Remis schon angeboten.",
        RefusalKind::OfferAgain => "Zieh erst, bevor du wieder anbietest.",
        RefusalKind::NoOffer => "Es gibt kein Angebot.",
        RefusalKind::NoTouchMove => "Hier verpflichtet Berühren zu nichts.",
        RefusalKind::TouchedOwn => "{The@at} auf {at} muss ziehen.",
        RefusalKind::TouchedEnemy => "{The@at} auf {at} muss geschlagen werden.",
        RefusalKind::TouchedToCastle => "Du musst mit diesem Turm rochieren.",
        RefusalKind::AdjustTooLate => "Eine Figur ist schon berührt.",
        RefusalKind::NotYourTurn => "Du bist nicht am Zug.",
        RefusalKind::EmptySquare => "Auf {at} steht keine Figur.",
        RefusalKind::NotYourPiece => "{The@at} auf {at} gehört dem Gegner.",
        RefusalKind::NotItsMove => "{The} zieht nicht so.",
        RefusalKind::PathBlocked => "Auf {at} steht {a@at} im Weg.",
        RefusalKind::OwnPieceThere => "Auf {at} steht eine eigene Figur.",
        RefusalKind::KingTarget => "Der König auf {at} wird nicht geschlagen.",
        RefusalKind::PawnNeedsCapture => "Auf {at} gibt es nichts zu schlagen.",
        RefusalKind::EnPassantGone => "Kein en passant auf {at}.",
        RefusalKind::PromotionMissing => "Wähle, was der Bauer wird.",
        RefusalKind::PromotionImpossible => "Umgewandelt wird nur auf der letzten Reihe.",
        RefusalKind::PawnOnLastRank => "Der Bauer auf {at} kann nicht mehr ziehen.",
        RefusalKind::StillInCheck => "{The@by} auf {by} bietet weiter Schach.",
        RefusalKind::LeavesKingInCheck => "Dann bietet {the@by} auf {by} Schach.",
        RefusalKind::KingIntoCheck => "{The@by} auf {by} greift das Feld an.",
        RefusalKind::CastleKingMoved => "Keine Rochade: Der König hat schon gezogen.",
        RefusalKind::CastleRookMoved => "Dieser Turm zog schon oder wurde eingesetzt.",
        RefusalKind::CastleNoRook => "In der Ecke steht kein eigener Turm.",
        RefusalKind::CastleBlocked => "Keine Rochade: Auf {at} steht {a@at}.",
        RefusalKind::CastleInCheck => "Schach von {by}: keine Rochade.",
        RefusalKind::CastleThroughCheck => "Keine Rochade: {at} ist von {by} angegriffen.",
        RefusalKind::CastleIntoCheck => "Keine Rochade: Danach Schach von {by}.",
        RefusalKind::ReserveLacks => "In deiner Reserve ist {no}.",
        RefusalKind::DropOccupied => "Das Feld {at} ist besetzt.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "Diese Figur gäbe Schach.",
        RefusalKind::DropGivesMate => "Diese Figur gäbe Matt.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "Du kannst nicht reklamieren: In deinem Team ist ein Blättchen gefallen.",
        Part::OwnFlagOf => {
            "Du kannst nicht reklamieren: In deinem Team ist das Blättchen von {name} gefallen."
        }
        Part::White => "Weiß auf Brett {board}",
        Part::Black => "Schwarz auf Brett {board}",
        Part::Once => "einmal",
        Part::Twice => "zweimal",
        Part::Times => "{n}-mal",
        Part::StepsPawn => "Der Bauer zieht nicht so: Er geht geradeaus und schlägt schräg.",
        Part::StepsKnight => "Der Springer zieht nicht so: Er springt in Form eines L.",
        Part::StepsBishop => "Der Läufer zieht nicht so: Er geht auf Diagonalen.",
        Part::StepsRook => "Der Turm zieht nicht so: Er geht auf Reihen und Linien.",
        Part::StepsQueen => "Die Dame zieht nicht so: Sie geht auf Reihen, Linien und Diagonalen.",
        Part::StepsKing => "Der König zieht nicht so: Er geht auf ein Nachbarfeld, außer bei der Rochade.",
        Part::CastleKing => "Die kurze Rochade geht nicht",
        Part::CastleQueen => "Die lange Rochade geht nicht",
        Part::UsualRanks => "Du darfst Bauern nicht auf deiner ersten, siebten oder achten Reihe einsetzen.",
        Part::OneRank => "Du darfst Bauern nur auf deiner Reihe {first} einsetzen.",
        Part::Ranks => "Du darfst Bauern nur auf deinen Reihen {first} bis {last} einsetzen.",
        Part::OneRankShort => "Bauern auf deiner Reihe {first}.",
        Part::RanksShort => "Bauern auf deinen Reihen {first} bis {last}.",
    }
}
