//! What is wrong with a position or with rules, in French: clauses that go on after a colon, and their words.

use super::fault::Clause;

/// The template, see [`super::fault`].
pub(super) const fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::NoKing => "{side} n’ont pas de roi",
        Clause::ManyKings => "{side} ont plus d’un roi",
        Clause::KingInReserve => "{side} ont un roi en réserve",
        Clause::PawnOnLastRank => "il y a un pion en {at}, où il ne peut y en avoir",
        Clause::MarkImpossible => {
            "la pièce en {at} ne peut être un pion promu\u{a0}: c’est un pion ou un roi"
        }
        Clause::CastlingImpossible => {
            "{side} ne peuvent faire le {wing} roque\u{a0}: roi ou tour n’est pas à sa place"
        }
        Clause::EnPassantImpossible => "aucun pion ne vient de sauter par-dessus {at}",
        Clause::OpponentInCheck => "qui n’a pas le trait est en échec, donné de {by}",
        Clause::FieldText => "texte",
        Clause::FieldBoard => "pièces",
        Clause::FieldReserve => "réserve",
        Clause::FieldTurn => "trait",
        Clause::FieldCastling => "roques",
        Clause::FieldEnPassant => "en passant",
        Clause::FieldHalfMoves => "compteur des 50 coups",
        Clause::FieldFullMoves => "numéro du coup",
        Clause::Empty => "il n’y a rien d’écrit",
        Clause::TooLong => "le texte est trop long",
        Clause::TooManyFields => "rien ne va après le numéro du coup",
        Clause::UnknownSign => "{sign} ne veut rien dire ici",
        Clause::RowTooLong => "la rangée {rank} a plus de huit cases",
        Clause::RowTooShort => "la rangée {rank} a moins de huit cases",
        Clause::TooManyRows => "il y a plus de huit rangées et une réserve",
        Clause::RowMissing => "il manque la rangée {rank}",
        Clause::StrayMark => "~ marque un pion promu et va après un cavalier, un fou, une tour ou une dame",
        Clause::BracketOpen => "le crochet n’est pas fermé",
        Clause::SecondReserve => "la réserve est donnée deux fois",
        Clause::CountWithoutLetter => "un nombre va après la lettre qu’il compte",
        Clause::TooManyInReserve => "{side} ont en réserve plus de 255 {pieces}",
        Clause::NotATurn => "le trait est w ou b",
        Clause::RightTwice => "{sign} est donné deux fois",
        Clause::NotASquare => "ici va - ou une case, comme e3",
        Clause::NotANumber => "ici va un nombre entier",
        Clause::NumberTooLarge => "le nombre dépasse 65535",
        Clause::SecondBoardMissing => "il n’y a qu’un échiquier, et deux s’écrivent A | B",
        Clause::TooManyParts => "rien ne va après les pendules",
        Clause::Clocks => "les pendules sont quatre nombres entiers de millisecondes",
        Clause::White => "les Blancs",
        Clause::Black => "les Noirs",
        Clause::WingKing => "petit",
        Clause::WingQueen => "grand",
        Clause::BadAddress => "L’adresse est illisible",
        Clause::NoRules => "les règles commencent par",
        Clause::NoOption => "les règles n’ont pas cette option",
        Clause::MayBe => "ce peut être",
        Clause::WrittenLike => "cela s’écrit comme",
        Clause::Character => "caractère ",
        Clause::Or => " ou ",
    }
}
