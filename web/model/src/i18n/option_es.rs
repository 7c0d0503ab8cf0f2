//! Options, in Spanish.

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
        OptionId::TakeBack => "Deshacer jugadas",
        OptionId::TouchMove => "Pieza tocada, pieza movida",
        OptionId::Premoves => "Jugadas anticipadas",
        OptionId::DroppedRookCastles => "Enrocar con una torre colocada",
        OptionId::DropCheck => "Colocar dando jaque",
        OptionId::PawnRanks => "Filas de los peones colocados",
        OptionId::Enforcement => "Colocación prohibida",
        OptionId::Mate => "Jaque mate",
        OptionId::TimeWin => "Victoria por tiempo",
        OptionId::AutoClaim => "Reclamación automática",
        OptionId::DrawAgreement => "Tablas por acuerdo",
        OptionId::FlagDraw => "Tablas por banderas",
        OptionId::Repetition => "Repetición de la posición",
        OptionId::FiftyMoves => "Regla de las 50 jugadas",
        OptionId::DrawCounts => "Repetición y 50 jugadas",
        OptionId::Stalemate => "Ahogado",
        OptionId::Communication => "Comunicación en la pareja",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "En partidas amistosas, de acuerdo los cuatro. En el modo estricto, nunca.",
        OptionId::TouchMove => {
            "Para practicar: la primera pieza que se toca, se mueve o se captura. No se deshace ninguna jugada."
        }
        OptionId::Premoves => {
            "La jugada se prepara antes del turno y se hace, si es legal, cuando llega el turno."
        }
        OptionId::DroppedRookCastles => {
            "Con un rey que no se ha movido y una torre de la reserva puesta en su esquina."
        }
        OptionId::DropCheck => "Si una pieza colocada puede atacar al rey del oponente.",
        OptionId::PawnRanks => "Contadas desde el lado de quien coloca.",
        OptionId::Enforcement => {
            "Asistido: no se puede hacer. Estricto: se puede hacer, y el oponente puede retirar la pieza."
        }
        OptionId::Mate => "Qué piezas cuentan para ver si el jaque se puede parar.",
        OptionId::TimeWin => {
            "Quién la consigue cuando cae una bandera. Para reclamar hay que tener levantadas las propias."
        }
        OptionId::AutoClaim => {
            "El programa reclama el tiempo por estos asientos en el instante en que pueden."
        }
        OptionId::DrawAgreement => "Cuántos tableros tienen que ponerse de acuerdo.",
        OptionId::FlagDraw => "Qué banderas caídas dan tablas en el momento.",
        OptionId::Repetition => "Qué se compara para saber si la posición es la misma.",
        OptionId::FiftyMoves => "Cincuenta jugadas de cada bando sin captura, peón ni colocación.",
        OptionId::DrawCounts => {
            "Reclamadas: con 3 posiciones o 50 jugadas. Automáticas: con 5 o 75. Solo automáticas: con 3 o 50."
        }
        OptionId::Stalemate => "Quien no tiene ninguna jugada ni está en jaque.",
        OptionId::Communication => {
            "Qué se pueden decir durante la partida los miembros de una pareja. La página no lo controla."
        }
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::Spanish, chosen, "Nadie", "Los cuatro"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Sí",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "No",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Nunca",
        OptionValue::DropCheck(DropCheck::NoMate) => "Sin mate",
        OptionValue::Enforcement(Enforcement::Assisted) => "Asistido",
        OptionValue::Enforcement(Enforcement::Strict) => "Estricto",
        OptionValue::Mate(MateRule::Present) => "Las de la reserva",
        OptionValue::Mate(MateRule::Prospective) => "También las que lleguen",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "Reclama la pareja",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "Reclama el oponente",
        OptionValue::TimeWin(TimeWin::Automatic) => "Automática",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "Un tablero",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Los dos",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "Una de cada pareja",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "Las dos de un tablero",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Tablero y reservas",
        OptionValue::Repetition(RepetitionRule::Board) => "Solo el tablero",
        OptionValue::Repetition(RepetitionRule::Off) => "No cuenta",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Reclamadas y automáticas",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Solo reclamadas",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Solo automáticas",
        OptionValue::Stalemate(StalemateRule::Draw) => "Tablas",
        OptionValue::Stalemate(StalemateRule::Wait) => "Espera una pieza",
        OptionValue::Communication(Communication::Free) => "Libre",
        OptionValue::Communication(Communication::Signals) => "Solo señales",
        OptionValue::Communication(Communication::None) => "Ninguna",
    };
    Text::Borrowed(word)
}
