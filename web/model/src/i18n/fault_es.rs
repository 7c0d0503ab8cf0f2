//! What is wrong with a position, in Spanish: clauses that go on after a colon.

use pasapezas_core::notation::{BfenError, FenField, FenProblem};
use pasapezas_core::{CastleSide, Color, SetupFault};

use super::fault::quoted_sign;
use super::lang::Lang;
use super::noun_es::noun;
use super::text::{Text, join, rank_name, square_name};

/// A set-up that is no position.
pub(super) fn setup(fault: SetupFault) -> Text {
    match fault {
        SetupFault::NoKing { color } => join(&[side(color), " no tienen rey"]),
        SetupFault::ManyKings { color } => join(&[side(color), " tienen más de un rey"]),
        SetupFault::KingInReserve { color } => join(&[side(color), " tienen un rey en la reserva"]),
        SetupFault::PawnOnLastRank { at } => {
            join(&["hay un peón en ", square_name(at), ", y allí no puede haber ninguno"])
        }
        SetupFault::MarkImpossible { at } => {
            join(&["la pieza de ", square_name(at), " no puede venir de una coronación: es un peón o un rey"])
        }
        SetupFault::CastlingImpossible { color, side: to } => join(&[
            side(color),
            " no pueden enrocar en el lado ",
            wing(to),
            ": el rey o la torre no están en su casilla",
        ]),
        SetupFault::EnPassantImpossible { at } => join(&["ningún peón acaba de pasar por ", square_name(at)]),
        SetupFault::OpponentInCheck { by } => {
            join(&["está en jaque quien no tiene el turno, por la pieza de ", square_name(by)])
        }
    }
}

/// A part of a FEN.
pub(super) const fn field(field: FenField) -> &'static str {
    match field {
        FenField::Text => "texto",
        FenField::Board => "piezas",
        FenField::Reserve => "reserva",
        FenField::Turn => "turno",
        FenField::Castling => "enroques",
        FenField::EnPassant => "captura al paso",
        FenField::HalfMoves => "contador de las 50 jugadas",
        FenField::FullMoves => "número de la jugada",
    }
}

/// What is wrong in it.
pub(super) fn problem(problem: FenProblem) -> Text {
    match problem {
        FenProblem::Empty => Text::Borrowed("no hay nada escrito"),
        FenProblem::TooLong => Text::Borrowed("el texto es demasiado largo"),
        FenProblem::TooManyFields => Text::Borrowed("después del número de la jugada no va nada"),
        FenProblem::UnknownSign(sign) => {
            join(&[&quoted_sign(Lang::Spanish, sign), " no significa nada aquí"])
        }
        FenProblem::RowTooLong(rank) => join(&["la fila ", rank_name(rank), " tiene más de ocho casillas"]),
        FenProblem::RowTooShort(rank) => {
            join(&["la fila ", rank_name(rank), " tiene menos de ocho casillas"])
        }
        FenProblem::TooManyRows => Text::Borrowed("hay más de ocho filas y una reserva"),
        FenProblem::RowMissing(rank) => join(&["falta la fila ", rank_name(rank)]),
        FenProblem::StrayMark => Text::Borrowed(
            "~ marca una pieza que viene de una coronación y va detrás de un caballo, alfil, torre o dama",
        ),
        FenProblem::BracketOpen => Text::Borrowed("falta cerrar el corchete"),
        FenProblem::SecondReserve => Text::Borrowed("la reserva está dos veces"),
        FenProblem::CountWithoutLetter => Text::Borrowed("el número va detrás de la letra que cuenta"),
        FenProblem::TooManyInReserve(color, role) => {
            join(&[side(color), " tienen en la reserva más de 255 ", noun(role.role()).many])
        }
        FenProblem::NotATurn => Text::Borrowed("el turno es w o b"),
        FenProblem::RightTwice(sign) => join(&[&quoted_sign(Lang::Spanish, sign), " está dos veces"]),
        FenProblem::NotASquare => Text::Borrowed("aquí va - o una casilla, como e3"),
        FenProblem::NotANumber => Text::Borrowed("aquí va un número entero"),
        FenProblem::NumberTooLarge => Text::Borrowed("el número pasa de 65535"),
    }
}

/// A text that is no pair of boards, where the fault is in neither of them.
pub(super) const fn bfen(error: &BfenError) -> &'static str {
    match error {
        BfenError::SecondBoardMissing => "solo hay un tablero, y dos se escriben A | B",
        BfenError::TooManyParts { .. } => "después de los relojes no va nada",
        BfenError::TooLong | BfenError::Board { .. } => "el texto es demasiado largo",
        BfenError::Clocks { .. } => "los relojes son cuatro números enteros de milisegundos",
    }
}

fn side(color: Color) -> &'static str {
    color.choose("las blancas", "las negras")
}

const fn wing(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "del rey",
        CastleSide::Queen => "de la dama",
    }
}
