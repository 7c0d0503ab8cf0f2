//! Options, in German.

use pasapezas_core::{
    Communication, DrawAgreement, DrawCounts, DropCheck, Enforcement, FlagDraw, MateRule, RepetitionRule,
    StalemateRule, TimeWin,
};

use super::lang::Lang;
use super::options::{OptionId, OptionValue, ranks, seats};
use super::text::Text;

/// Its name.
pub(super) const fn name(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "Züge zurücknehmen",
        OptionId::TouchMove => "Berührt – geführt",
        OptionId::Premoves => "Vorauszüge",
        OptionId::DroppedRookCastles => "Rochade mit eingesetztem Turm",
        OptionId::DropCheck => "Einsetzen mit Schach",
        OptionId::PawnRanks => "Reihen für eingesetzte Bauern",
        OptionId::Enforcement => "Verbotenes Einsetzen",
        OptionId::Mate => "Schachmatt",
        OptionId::TimeWin => "Sieg durch Zeitüberschreitung",
        OptionId::AutoClaim => "Selbsttätige Reklamation",
        OptionId::DrawAgreement => "Remis durch Einigung",
        OptionId::FlagDraw => "Remis durch Blättchen",
        OptionId::Repetition => "Stellungswiederholung",
        OptionId::FiftyMoves => "50-Züge-Regel",
        OptionId::DrawCounts => "Wiederholung und 50 Züge",
        OptionId::Stalemate => "Patt",
        OptionId::Communication => "Gespräch im Team",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => {
            "In freundschaftlichen Partien, wenn alle vier einig sind. Im strikten Modus nie."
        }
        OptionId::TouchMove => {
            "Zum Üben: Die zuerst berührte Figur wird gezogen oder geschlagen. Kein Zug wird zurückgenommen."
        }
        OptionId::Premoves => {
            "Der Zug wird vorher bestimmt und, wenn er legal ist, gemacht, sobald man am Zug ist."
        }
        OptionId::DroppedRookCastles => {
            "Mit einem König, der nicht gezogen hat, und einem Turm, der in der Ecke eingesetzt wurde."
        }
        OptionId::DropCheck => "Ob eine eingesetzte Figur den gegnerischen König angreifen darf.",
        OptionId::PawnRanks => "Gezählt von der Seite, die einsetzt.",
        OptionId::Enforcement => {
            "Unterstützt: Es geht nicht. Strikt: Es geht, und der Gegner darf die Figur entfernen."
        }
        OptionId::Mate => "Welche Figuren zählen, wenn geprüft wird, ob Matt ist.",
        OptionId::TimeWin => {
            "Wer ihn bekommt, wenn ein Blättchen fällt. Zum Reklamieren müssen die eigenen oben sein."
        }
        OptionId::AutoClaim => "Das Programm reklamiert für diese Plätze, sobald sie es könnten.",
        OptionId::DrawAgreement => "Wie viele Bretter sich einigen müssen.",
        OptionId::FlagDraw => "Welche gefallenen Blättchen sofort Remis bedeuten.",
        OptionId::Repetition => "Was verglichen wird, um gleiche Stellungen zu erkennen.",
        OptionId::FiftyMoves => "Fünfzig Züge jeder Seite ohne Schlagen, Bauernzug oder Einsetzen.",
        OptionId::DrawCounts => {
            "Reklamiert: bei 3 Stellungen oder 50 Zügen. Von selbst: bei 5 oder 75. Nur von selbst: 3 oder 50."
        }
        OptionId::Stalemate => "Wer keinen Zug hat und nicht im Schach steht.",
        OptionId::Communication => "Was Partner während der Partie sagen dürfen. Die Seite prüft es nicht.",
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::German, chosen, "Niemand", "Alle vier"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Ja",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "Nein",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Nie",
        OptionValue::DropCheck(DropCheck::NoMate) => "Ohne Matt",
        OptionValue::Enforcement(Enforcement::Assisted) => "Unterstützt",
        OptionValue::Enforcement(Enforcement::Strict) => "Strikt",
        OptionValue::Mate(MateRule::Present) => "Die in der Reserve",
        OptionValue::Mate(MateRule::Prospective) => "Auch künftige",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "Das Team reklamiert",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "Der Gegner reklamiert",
        OptionValue::TimeWin(TimeWin::Automatic) => "Von selbst",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "Ein Brett",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Beide",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "Eines in jedem Team",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "Beide an einem Brett",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Brett und Reserven",
        OptionValue::Repetition(RepetitionRule::Board) => "Nur das Brett",
        OptionValue::Repetition(RepetitionRule::Off) => "Zählt nicht",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Reklamiert und von selbst",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Nur reklamiert",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Nur von selbst",
        OptionValue::Stalemate(StalemateRule::Draw) => "Remis",
        OptionValue::Stalemate(StalemateRule::Wait) => "Wartet auf eine Figur",
        OptionValue::Communication(Communication::Free) => "Frei",
        OptionValue::Communication(Communication::Signals) => "Nur Zeichen",
        OptionValue::Communication(Communication::None) => "Keines",
    };
    Text::Borrowed(word)
}
