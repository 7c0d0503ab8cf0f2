//! What is wrong with a position, in Galician: clauses that go on after a colon.

use pasapezas_core::notation::{BfenError, FenField, FenProblem};
use pasapezas_core::{CastleSide, Color, SetupFault};

use super::fault::quoted_sign;
use super::lang::Lang;
use super::noun_gl::noun;
use super::text::{Text, join, rank_name, square_name};

/// A set-up that is no position.
pub(super) fn setup(fault: SetupFault) -> Text {
    match fault {
        SetupFault::NoKing { color } => join(&[side(color), " non teñen rei"]),
        SetupFault::ManyKings { color } => join(&[side(color), " teñen máis dun rei"]),
        SetupFault::KingInReserve { color } => join(&[side(color), " teñen un rei na reserva"]),
        SetupFault::PawnOnLastRank { at } => {
            join(&["hai un peón en ", square_name(at), ", e alí non pode haber ningún"])
        }
        SetupFault::MarkImpossible { at } => {
            join(&["a peza de ", square_name(at), " non pode vir dunha coroación: é un peón ou un rei"])
        }
        SetupFault::CastlingImpossible { color, side: to } => join(&[
            side(color),
            " non poden enrocar no lado ",
            wing(to),
            ": o rei ou a torre non están na súa casa",
        ]),
        SetupFault::EnPassantImpossible { at } => join(&["ningún peón acaba de pasar por ", square_name(at)]),
        SetupFault::OpponentInCheck { by } => {
            join(&["está en xaque quen non ten a quenda, pola peza de ", square_name(by)])
        }
    }
}

/// A part of a FEN.
pub(super) const fn field(field: FenField) -> &'static str {
    match field {
        FenField::Text => "texto",
        FenField::Board => "pezas",
        FenField::Reserve => "reserva",
        FenField::Turn => "quenda",
        FenField::Castling => "enroques",
        FenField::EnPassant => "captura ao paso",
        FenField::HalfMoves => "contador das 50 xogadas",
        FenField::FullMoves => "número da xogada",
    }
}

/// What is wrong in it.
pub(super) fn problem(problem: FenProblem) -> Text {
    match problem {
        FenProblem::Empty => Text::Borrowed("non hai nada escrito"),
        FenProblem::TooLong => Text::Borrowed("o texto é longo de máis"),
        FenProblem::TooManyFields => Text::Borrowed("despois do número da xogada non vai nada"),
        FenProblem::UnknownSign(sign) => {
            join(&[&quoted_sign(Lang::Galician, sign), " non significa nada aquí"])
        }
        FenProblem::RowTooLong(rank) => join(&["a fila ", rank_name(rank), " ten máis de oito casas"]),
        FenProblem::RowTooShort(rank) => join(&["a fila ", rank_name(rank), " ten menos de oito casas"]),
        FenProblem::TooManyRows => Text::Borrowed("hai máis de oito filas e unha reserva"),
        FenProblem::RowMissing(rank) => join(&["falta a fila ", rank_name(rank)]),
        FenProblem::StrayMark => Text::Borrowed(
            "~ marca unha peza que vén dunha coroación e vai detrás dun cabalo, alfil, torre ou dama",
        ),
        FenProblem::BracketOpen => Text::Borrowed("falta pechar o corchete"),
        FenProblem::SecondReserve => Text::Borrowed("a reserva está dúas veces"),
        FenProblem::CountWithoutLetter => Text::Borrowed("o número vai detrás da letra que conta"),
        FenProblem::TooManyInReserve(color, role) => {
            join(&[side(color), " teñen na reserva máis de 255 ", noun(role.role()).many])
        }
        FenProblem::NotATurn => Text::Borrowed("a quenda é w ou b"),
        FenProblem::RightTwice(sign) => join(&[&quoted_sign(Lang::Galician, sign), " está dúas veces"]),
        FenProblem::NotASquare => Text::Borrowed("aquí vai - ou unha casa, coma e3"),
        FenProblem::NotANumber => Text::Borrowed("aquí vai un número enteiro"),
        FenProblem::NumberTooLarge => Text::Borrowed("o número pasa de 65535"),
    }
}

/// A text that is no pair of boards, where the fault is in neither of them.
pub(super) const fn bfen(error: &BfenError) -> &'static str {
    match error {
        BfenError::SecondBoardMissing => "só hai un taboleiro, e dous escríbense A | B",
        BfenError::TooManyParts { .. } => "despois dos reloxos non vai nada",
        BfenError::TooLong | BfenError::Board { .. } => "o texto é longo de máis",
        BfenError::Clocks { .. } => "os reloxos son catro números enteiros de milisegundos",
    }
}

fn side(color: Color) -> &'static str {
    color.choose("as brancas", "as negras")
}

const fn wing(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "do rei",
        CastleSide::Queen => "da dama",
    }
}
