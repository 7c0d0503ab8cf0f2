//! What is wrong with a position or with rules, in Galician: clauses that go on after a colon, and their words.

use super::fault::Clause;

/// The template, see [`super::fault`].
pub(super) const fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::NoKing => "{side} non teñen rei",
        Clause::ManyKings => "{side} teñen máis dun rei",
        Clause::KingInReserve => "{side} teñen un rei na reserva",
        Clause::PawnOnLastRank => "hai un peón en {at}, e alí non pode haber ningún",
        Clause::MarkImpossible => "a peza de {at} non pode vir dunha coroación: é un peón ou un rei",
        Clause::CastlingImpossible => {
            "{side} non poden enrocar no lado {wing}: o rei ou a torre non están na súa casa"
        }
        Clause::EnPassantImpossible => "ningún peón acaba de pasar por {at}",
        Clause::OpponentInCheck => "está en xaque quen non ten a quenda, pola peza de {by}",
        Clause::FieldText => "texto",
        Clause::FieldBoard => "pezas",
        Clause::FieldReserve => "reserva",
        Clause::FieldTurn => "quenda",
        Clause::FieldCastling => "enroques",
        Clause::FieldEnPassant => "captura ao paso",
        Clause::FieldHalfMoves => "contador das 50 xogadas",
        Clause::FieldFullMoves => "número da xogada",
        Clause::Empty => "non hai nada escrito",
        Clause::TooLong => "o texto é longo de máis",
        Clause::TooManyFields => "despois do número da xogada non vai nada",
        Clause::UnknownSign => "{sign} non significa nada aquí",
        Clause::RowTooLong => "a fila {rank} ten máis de oito casas",
        Clause::RowTooShort => "a fila {rank} ten menos de oito casas",
        Clause::TooManyRows => "hai máis de oito filas e unha reserva",
        Clause::RowMissing => "falta a fila {rank}",
        Clause::StrayMark => {
            "~ marca unha peza que vén dunha coroación e vai detrás dun cabalo, alfil, torre ou dama"
        }
        Clause::BracketOpen => "falta pechar o corchete",
        Clause::SecondReserve => "a reserva está dúas veces",
        Clause::CountWithoutLetter => "o número vai detrás da letra que conta",
        Clause::TooManyInReserve => "{side} teñen na reserva máis de 255 {pieces}",
        Clause::NotATurn => "a quenda é w ou b",
        Clause::RightTwice => "{sign} está dúas veces",
        Clause::NotASquare => "aquí vai - ou unha casa, coma e3",
        Clause::NotANumber => "aquí vai un número enteiro",
        Clause::NumberTooLarge => "o número pasa de 65535",
        Clause::SecondBoardMissing => "só hai un taboleiro, e dous escríbense A | B",
        Clause::TooManyParts => "despois dos reloxos non vai nada",
        Clause::Clocks => "os reloxos son catro números enteiros de milisegundos",
        Clause::White => "as brancas",
        Clause::Black => "as negras",
        Clause::WingKing => "do rei",
        Clause::WingQueen => "da dama",
        Clause::BadAddress => "Non se entende o enderezo",
        Clause::NoRules => "as regras comezan por",
        Clause::NoOption => "non hai esa opción nas regras",
        Clause::MayBe => "pode ser",
        Clause::WrittenLike => "escríbese coma",
        Clause::Character => "carácter ",
        Clause::Or => " ou ",
    }
}
