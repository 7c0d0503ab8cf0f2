//! What is wrong with a position or with rules, in German: clauses that go on after a colon, and their words.

use super::fault::Clause;

/// The template, see [`super::fault`].
pub(super) const fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::NoKing => "{side} hat keinen König",
        Clause::ManyKings => "{side} hat mehr als einen König",
        Clause::KingInReserve => "{side} hat einen König in Reserve",
        Clause::PawnOnLastRank => "auf {at} steht ein Bauer, wo keiner stehen kann",
        Clause::MarkImpossible => "die Figur auf {at} ist kein umgewandelter Bauer: Sie ist Bauer oder König",
        Clause::CastlingImpossible => {
            "{side} kann nicht {wing} rochieren: König oder Turm steht nicht am Platz"
        }
        Clause::EnPassantImpossible => "über {at} ist gerade kein Bauer gesprungen",
        Clause::OpponentInCheck => "wer nicht am Zug ist, steht im Schach von {by}",
        Clause::FieldText => "Text",
        Clause::FieldBoard => "Figuren",
        Clause::FieldReserve => "Reserve",
        Clause::FieldTurn => "Zugrecht",
        Clause::FieldCastling => "Rochaden",
        Clause::FieldEnPassant => "en passant",
        Clause::FieldHalfMoves => "Zähler der 50 Züge",
        Clause::FieldFullMoves => "Zugnummer",
        Clause::Empty => "es steht nichts da",
        Clause::TooLong => "der Text ist zu lang",
        Clause::TooManyFields => "nach der Zugnummer steht nichts mehr",
        Clause::UnknownSign => "{sign} bedeutet hier nichts",
        Clause::RowTooLong => "Reihe {rank} hat mehr als acht Felder",
        Clause::RowTooShort => "Reihe {rank} hat weniger als acht Felder",
        Clause::TooManyRows => "es sind mehr als acht Reihen und eine Reserve",
        Clause::RowMissing => "Reihe {rank} fehlt",
        Clause::StrayMark => "~ heißt umgewandelt und steht nach Springer, Läufer, Turm oder Dame",
        Clause::BracketOpen => "die Klammer ist nicht geschlossen",
        Clause::SecondReserve => "die Reserve steht zweimal da",
        Clause::CountWithoutLetter => "eine Zahl steht nach dem Buchstaben, den sie zählt",
        Clause::TooManyInReserve => "{side} hat mehr als 255 {pieces} in Reserve",
        Clause::NotATurn => "das Zugrecht ist w oder b",
        Clause::RightTwice => "{sign} steht zweimal da",
        Clause::NotASquare => "hier steht - oder ein Feld, etwa e3",
        Clause::NotANumber => "hier steht eine ganze Zahl",
        Clause::NumberTooLarge => "die Zahl ist größer als 65535",
        Clause::SecondBoardMissing => "es ist nur ein Brett, und zwei schreibt man A | B",
        Clause::TooManyParts => "nach den Uhren steht nichts mehr",
        Clause::Clocks => "die Uhren sind vier ganze Zahlen in Millisekunden",
        Clause::White => "Weiß",
        Clause::Black => "Schwarz",
        Clause::WingKing => "kurz",
        Clause::WingQueen => "lang",
        Clause::BadAddress => "Die Adresse ist nicht lesbar",
        Clause::NoRules => "die Regeln beginnen mit",
        Clause::NoOption => "die Regeln haben diese Option nicht",
        Clause::MayBe => "möglich ist",
        Clause::WrittenLike => "man schreibt es wie",
        Clause::Character => "Zeichen ",
        Clause::Or => " oder ",
    }
}
