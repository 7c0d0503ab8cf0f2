//! Sentences with holes, in French.

use super::phrase::Phrase;

/// The template.
#[expect(clippy::too_many_lines, reason = "one row per sentence: a table, not a program")]
pub(super) const fn phrase(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::PassReceived => "Tu as reçu\u{a0}: {piece}.",
        Phrase::PassSentence => "Pour la réserve {of receiver}\u{a0}: {piece}.",
        Phrase::PieceChosen => "{piece} en {from}\u{a0}: choisis la case.",
        Phrase::StoredPieceChosen => "{piece} de la réserve\u{a0}: choisis la case.",
        Phrase::CheckSentence => "{name} est en échec.",
        Phrase::DrawOffered => "{name} propose nulle.",
        Phrase::DrawDeclined => "{name} refuse la nulle.",
        Phrase::DrawAgreed => "Nulle convenue sur l’échiquier {this}. Il manque l’échiquier {other}.",
        Phrase::ClaimOpened => "{name} peut retirer {the} en {at}.",
        Phrase::TakenOff => "{name} retire {the} en {at}. La pièce passe dans la réserve {of receiver}.",
        Phrase::WaitsForPiece => "{name} n’a aucun coup\u{a0}: attend une pièce.",
        Phrase::FlagSentence => "Le drapeau {of name} est tombé.",
        Phrase::ClockSentence => "Pendule {of name}\u{a0}: {time}.",
        Phrase::ClockFallen => "Pendule {of name}\u{a0}: {fallen}.",
        Phrase::TakeBackQuestion => {
            "Voulez-vous reprendre le dernier coup, {of name} sur l’échiquier {board}\u{a0}?"
        }
        Phrase::RemovalOffer => {
            "Tu peux retirer {the} en {at}\u{a0}: la pièce passe dans la réserve {of receiver} et tu gardes le trait."
        }
        Phrase::RemovalDone => "La pièce passe dans la réserve {of receiver}. Tu gardes le trait.",
        Phrase::TimeField => "Temps, {label}",
        Phrase::GapSentence => {
            "L’appareil dormait ou son heure a changé\u{a0}: les pendules n’ont pas compté {span}."
        }
        Phrase::GapBanner => "En pause\u{a0}: temps non compté, {span}.",
        Phrase::ReserveLabel => "Réserve {of owner}",
        Phrase::NameField => "Nom, {label}",
        Phrase::Article => "article {number}",
        Phrase::MinutesError => "Écris un nombre de minutes entre {least} et {most}.",
        Phrase::NotAMove => "«\u{a0}{text}\u{a0}» n’est pas un coup. Écris comme {hint}.",
        Phrase::SeveralMoves => "Il y en a plusieurs\u{a0}: {all}.",
        Phrase::MarkBegun => "{board}\u{a0}: marque depuis {square}. Choisis où elle finit.",
        Phrase::TakenBackOne => "Le dernier coup est repris.",
        Phrase::TakenBackMany => "{number} coups sont repris.",
        Phrase::TurnOf => "Échiquier {board}\u{a0}: trait à {name}.",
        Phrase::TurnWhite => "Échiquier {board}\u{a0}: trait aux Blancs.",
        Phrase::TurnBlack => "Échiquier {board}\u{a0}: trait aux Noirs.",
        Phrase::MoveTo => "{piece} en {to}",
        Phrase::Captures => "{piece} prend en {to}",
        Phrase::Promotes => ", promu en {piece}",
        Phrase::EnPassant => "pion prend en passant en {to}",
        Phrase::CastleShort => "petit roque",
        Phrase::CastleLong => "grand roque",
        Phrase::WithCheck => ", échec.",
        Phrase::WithMate => ", échec et mat.",
        Phrase::And => " et ",
        Phrase::Hour => "heure",
        Phrase::Hours => "heures",
        Phrase::Minute => "minute",
        Phrase::Minutes => "minutes",
        Phrase::Second => "seconde",
        Phrase::Seconds => "secondes",
        Phrase::NoSuchPiece => "{piece} ne peut jouer ce coup.",
        Phrase::Circle => "{board}\u{a0}: cercle en {from}",
        Phrase::Arrow => "{board}\u{a0}: flèche de {from} à {to}",
        Phrase::RubbedOut => "Effacé. {mark}.",
        Phrase::WonByOne => "L’équipe 1 gagne",
        Phrase::WonByTwo => "L’équipe 2 gagne",
        Phrase::Drawn => "Nulle",
        Phrase::NoResult => "Pas de résultat",
        Phrase::Pair => "{first} et {second}",
        Phrase::MateReason => "{winner} mate {loser} sur l’échiquier {board}.",
        Phrase::MateShort => "Échec et mat sur l’échiquier {board}.",
        Phrase::Resigns => "{name} abandonne.",
        Phrase::TimeReason => "Gain au temps\u{a0}: le drapeau {of name} est tombé.",
        Phrase::TimeReasonBoth => "Gain au temps\u{a0}: les drapeaux {of first} et {of second} sont tombés.",
        Phrase::BothFlags => "Les drapeaux {of first} et {of second} sont tombés.",
        Phrase::Agreement => "Nulle par accord sur l’échiquier {board}.",
        Phrase::FlagDraw => "Nulle\u{a0}: chaque équipe a un drapeau tombé.",
        Phrase::FlagDrawShort => "Drapeaux tombés dans les deux équipes.",
        Phrase::RepetitionDraw => "Nulle par répétition de la position sur l’échiquier {board}.",
        Phrase::FiftyDraw => "Nulle par la règle des 50 coups sur l’échiquier {board}.",
        Phrase::SeventyFiveDraw => "Nulle par la règle des 75 coups sur l’échiquier {board}.",
        Phrase::StalemateDraw => "Nulle par pat sur l’échiquier {board}.",
        Phrase::CalledOff => "La partie a été annulée avant qu’on ait joué sur les deux échiquiers.",
        Phrase::CalledOffShort => "Partie annulée.",
    }
}
