//! What is wrong with a position or with rules, in Spanish: clauses that go on after a colon, and their words.

use super::fault::Clause;

/// The template, see [`super::fault`].
pub(super) const fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::NoKing => "{side} no tienen rey",
        Clause::ManyKings => "{side} tienen más de un rey",
        Clause::KingInReserve => "{side} tienen un rey en la reserva",
        Clause::PawnOnLastRank => "hay un peón en {at}, y allí no puede haber ninguno",
        Clause::MarkImpossible => "la pieza de {at} no puede venir de una coronación: es un peón o un rey",
        Clause::CastlingImpossible => {
            "{side} no pueden enrocar en el lado {wing}: el rey o la torre no están en su casilla"
        }
        Clause::EnPassantImpossible => "ningún peón acaba de pasar por {at}",
        Clause::OpponentInCheck => "está en jaque quien no tiene el turno, por la pieza de {by}",
        Clause::FieldText => "texto",
        Clause::FieldBoard => "piezas",
        Clause::FieldReserve => "reserva",
        Clause::FieldTurn => "turno",
        Clause::FieldCastling => "enroques",
        Clause::FieldEnPassant => "captura al paso",
        Clause::FieldHalfMoves => "contador de las 50 jugadas",
        Clause::FieldFullMoves => "número de la jugada",
        Clause::Empty => "no hay nada escrito",
        Clause::TooLong => "el texto es demasiado largo",
        Clause::TooManyFields => "después del número de la jugada no va nada",
        Clause::UnknownSign => "{sign} no significa nada aquí",
        Clause::RowTooLong => "la fila {rank} tiene más de ocho casillas",
        Clause::RowTooShort => "la fila {rank} tiene menos de ocho casillas",
        Clause::TooManyRows => "hay más de ocho filas y una reserva",
        Clause::RowMissing => "falta la fila {rank}",
        Clause::StrayMark => {
            "~ marca una pieza que viene de una coronación y va detrás de un caballo, alfil, torre o dama"
        }
        Clause::BracketOpen => "falta cerrar el corchete",
        Clause::SecondReserve => "la reserva está dos veces",
        Clause::CountWithoutLetter => "el número va detrás de la letra que cuenta",
        Clause::TooManyInReserve => "{side} tienen en la reserva más de 255 {pieces}",
        Clause::NotATurn => "el turno es w o b",
        Clause::RightTwice => "{sign} está dos veces",
        Clause::NotASquare => "aquí va - o una casilla, como e3",
        Clause::NotANumber => "aquí va un número entero",
        Clause::NumberTooLarge => "el número pasa de 65535",
        Clause::SecondBoardMissing => "solo hay un tablero, y dos se escriben A | B",
        Clause::TooManyParts => "después de los relojes no va nada",
        Clause::Clocks => "los relojes son cuatro números enteros de milisegundos",
        Clause::White => "las blancas",
        Clause::Black => "las negras",
        Clause::WingKing => "del rey",
        Clause::WingQueen => "de la dama",
        Clause::BadAddress => "No se entiende la dirección",
        Clause::NoRules => "las reglas empiezan por",
        Clause::NoOption => "no hay esa opción en las reglas",
        Clause::MayBe => "puede ser",
        Clause::WrittenLike => "se escribe como",
        Clause::Character => "carácter ",
        Clause::Or => " o ",
    }
}
