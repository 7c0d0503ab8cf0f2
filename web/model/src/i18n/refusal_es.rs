//! Why something may not be done, in Spanish. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => {
            "La partida aún no ha empezado. Pulsa «Empezar» para poner en marcha los relojes."
        }
        RefusalKind::AlreadyStarted => "La partida ya está en marcha.",
        RefusalKind::Paused => "Los dos tableros están en pausa. Pulsa «Reanudar» para seguir jugando.",
        RefusalKind::NotPaused => "La partida no está en pausa.",
        RefusalKind::MatchOver => "La partida ya ha terminado. Puedes empezar otra.",
        RefusalKind::NotYours => "Eso no le corresponde a este asiento.",
        RefusalKind::TimeWentBack => "El reloj de este dispositivo ha retrocedido. Inténtalo de nuevo.",
        RefusalKind::TooLateToCallOff => {
            "Ya no se puede anular la partida: ya se ha jugado en los dos tableros."
        }
        RefusalKind::NoTakeBack => "En esta partida no se pueden deshacer jugadas.",
        RefusalKind::NothingToTakeBack => "No hay ninguna jugada que deshacer.",
        RefusalKind::ClocksRun => "Los relojes están en marcha. Pulsa «Pausar» para corregir los tiempos.",
        RefusalKind::NoClocks => "Esta partida se juega sin relojes.",
        RefusalKind::NoFlagFallen => "No puedes reclamar: la otra pareja no tiene ninguna bandera caída.",
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => {
            "Con estas reglas solo puede reclamar quien juega en ese tablero: {who}."
        }
        RefusalKind::TimeByItself => {
            "Con estas reglas no se reclama: la primera bandera que cae decide la partida."
        }
        RefusalKind::NothingToRemove => {
            "No hay nada que retirar: la última jugada no fue una colocación prohibida."
        }
        RefusalKind::ClaimTooLate => "Ya no puedes reclamar: ya has hecho tu jugada.",
        RefusalKind::NotYourPlacementClaim => {
            "Solo puede retirar la pieza quien tiene el turno en ese tablero: {who}."
        }
        RefusalKind::ClaimComesFirst => "Hay una colocación prohibida que puedes retirar.",
        RefusalKind::DrawByItself => "Con estas reglas esas tablas no se reclaman: llegan solas.",
        RefusalKind::DrawNotInRules => "Las reglas de esta partida no tienen esas tablas.",
        RefusalKind::NotRepeated => {
            "La posición se ha dado {times}. Para reclamar tablas tiene que darse tres veces."
        }
        RefusalKind::NotFiftyMoves => {
            "Jugadas de cada bando sin captura, peón ni colocación: {moves}. Se necesitan 50."
        }
        RefusalKind::OfferTooEarly => {
            "Antes de ofrecer tablas, cada color tiene que hacer una jugada en este tablero."
        }
        RefusalKind::OfferOpen => "En este tablero ya hay tablas ofrecidas o acordadas.",
        RefusalKind::OfferAgain => {
            "Ya has ofrecido tablas. Puedes volver a ofrecerlas después de tu próxima jugada."
        }
        RefusalKind::NoOffer => "En este tablero no hay ninguna oferta del oponente a la que responder.",
        RefusalKind::NoTouchMove => "En esta partida tocar una pieza no obliga a nada.",
        RefusalKind::TouchedOwn => "{The@at} de {at} es la pieza que tocaste: tienes que jugar con ella.",
        RefusalKind::TouchedEnemy => "Tocaste una pieza del oponente: tienes que capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tocaste el rey y después la torre: tienes que enrocar con ella.",
        RefusalKind::AdjustTooLate => "Hay que avisar antes de tocar, y ya has tocado una pieza.",
        RefusalKind::NotYourTurn => "No es tu turno. Espera la jugada del oponente.",
        RefusalKind::EmptySquare => "En {at} no hay ninguna pieza. Elige una de las tuyas.",
        RefusalKind::NotYourPiece => "{The@at} de {at} es del oponente. Elige una pieza tuya.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "El camino está cortado: hay {a@at} en {at}.",
        RefusalKind::OwnPieceThere => "En {at} hay una pieza tuya. Elige otra casilla.",
        RefusalKind::KingTarget => "El rey de {at} no se puede capturar: se gana dando jaque mate.",
        RefusalKind::PawnNeedsCapture => {
            "En {at} no hay ninguna pieza: el peón solo va en diagonal cuando captura."
        }
        RefusalKind::EnPassantGone => {
            "En {at} no hay captura al paso: solo se puede justo después de un avance de dos casillas."
        }
        RefusalKind::PromotionMissing => {
            "El peón llega a la última fila. Elige la pieza en la que se convierte."
        }
        RefusalKind::PromotionImpossible => "Solo puede coronar un peón que llega a la última fila.",
        RefusalKind::PawnOnLastRank => "El peón de {at} está en la última fila: allí no se mueve ni captura.",
        RefusalKind::StillInCheck => "{The@by} de {by} da jaque a tu rey. Tu jugada tiene que pararlo.",
        RefusalKind::LeavesKingInCheck => "Esa jugada deja a tu rey en jaque: lo atacaría {the@by} de {by}.",
        RefusalKind::KingIntoCheck => "El rey no puede ir a una casilla atacada: la ataca {the@by} de {by}.",
        RefusalKind::CastleKingMoved => "No puedes enrocar: el rey ya se ha movido.",
        RefusalKind::CastleRookMoved => "{wing}: esa torre ya se ha movido o vino de la reserva.",
        RefusalKind::CastleNoRook => "{wing}: en la esquina no hay ninguna torre tuya.",
        RefusalKind::CastleBlocked => "No puedes enrocar: hay {a@at} en {at}, entre el rey y la torre.",
        RefusalKind::CastleInCheck => "No puedes enrocar estando en jaque: {the@by} de {by} ataca a tu rey.",
        RefusalKind::CastleThroughCheck => {
            "No puedes enrocar: el rey pasa por {at}, y {the@by} de {by} ataca esa casilla."
        }
        RefusalKind::CastleIntoCheck => {
            "No puedes enrocar: {the@by} de {by} ataca la casilla a la que llega el rey."
        }
        RefusalKind::ReserveLacks => "No tienes {no} en la reserva. Espera a que te pasen esa pieza.",
        RefusalKind::DropOccupied => {
            "La casilla {at} está ocupada. Las piezas de la reserva van a casillas vacías."
        }
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "No puedes colocar una pieza dando jaque: {the} atacaría al rey de {king}."
        }
        RefusalKind::DropGivesMate => {
            "No puedes colocar una pieza dando mate al rey de {king}; dar jaque sí se puede."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "La partida aún no ha empezado.",
        RefusalKind::AlreadyStarted => "La partida ya está en marcha.",
        RefusalKind::Paused => "Los dos tableros están en pausa.",
        RefusalKind::NotPaused => "La partida no está en pausa.",
        RefusalKind::MatchOver => "La partida ya ha terminado.",
        RefusalKind::NotYours => "Eso no le corresponde a este asiento.",
        RefusalKind::TimeWentBack => "El reloj de este dispositivo ha retrocedido.",
        RefusalKind::TooLateToCallOff => "Ya se ha jugado en los dos tableros.",
        RefusalKind::NoTakeBack => "Aquí no se deshacen jugadas.",
        RefusalKind::NothingToTakeBack => "No hay nada que deshacer.",
        RefusalKind::ClocksRun => "Los relojes están en marcha.",
        RefusalKind::NoClocks => "Se juega sin relojes.",
        RefusalKind::NoFlagFallen => "La otra pareja no tiene bandera caída.",
        RefusalKind::OwnFlagFallen => "Tu pareja tiene una bandera caída.",
        RefusalKind::NotYourTimeClaim => "Solo puede reclamar quien juega allí.",
        RefusalKind::TimeByItself => "El tiempo decide sin reclamación.",
        RefusalKind::NothingToRemove => "No hay ninguna pieza que retirar.",
        RefusalKind::ClaimTooLate => "Ya has hecho tu jugada.",
        RefusalKind::NotYourPlacementClaim => "Solo la retira quien tiene allí el turno.",
        RefusalKind::ClaimComesFirst => "Antes puedes retirar la pieza.",
        RefusalKind::DrawByItself => "Esas tablas no se reclaman: llegan solas.",
        RefusalKind::DrawNotInRules => "Estas reglas no tienen esas tablas.",
        RefusalKind::NotRepeated => "La posición se dio {times}, no tres.",
        RefusalKind::NotFiftyMoves => "Jugadas que cuentan: {moves} de 50.",
        RefusalKind::OfferTooEarly => "Antes tiene que jugar una vez cada color.",
        RefusalKind::OfferOpen => "Aquí ya se han ofrecido tablas.",
        RefusalKind::OfferAgain => "Antes de otra oferta, haz una jugada.",
        RefusalKind::NoOffer => "No hay ninguna oferta a la que responder.",
        RefusalKind::NoTouchMove => "Aquí tocar no obliga a nada.",
        RefusalKind::TouchedOwn => "Tienes que mover {the@at} de {at}.",
        RefusalKind::TouchedEnemy => "Tienes que capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tienes que enrocar con esa torre.",
        RefusalKind::AdjustTooLate => "Ya has tocado una pieza.",
        RefusalKind::NotYourTurn => "No es tu turno.",
        RefusalKind::EmptySquare => "En {at} no hay ninguna pieza.",
        RefusalKind::NotYourPiece => "{The@at} de {at} es del oponente.",
        RefusalKind::NotItsMove => "{The} no se mueve así.",
        RefusalKind::PathBlocked => "Hay {a@at} en medio, en {at}.",
        RefusalKind::OwnPieceThere => "En {at} hay una pieza tuya.",
        RefusalKind::KingTarget => "El rey de {at} no se puede capturar.",
        RefusalKind::PawnNeedsCapture => "En {at} no hay nada que capturar.",
        RefusalKind::EnPassantGone => "En {at} no hay captura al paso.",
        RefusalKind::PromotionMissing => "Elige la pieza de la coronación.",
        RefusalKind::PromotionImpossible => "El peón solo corona en la última fila.",
        RefusalKind::PawnOnLastRank => "El peón de {at} ya no se puede mover.",
        RefusalKind::StillInCheck => "{The@by} de {by} sigue dando jaque.",
        RefusalKind::LeavesKingInCheck => "{The@by} de {by} atacaría a tu rey.",
        RefusalKind::KingIntoCheck => "{The@by} de {by} ataca esa casilla.",
        RefusalKind::CastleKingMoved => "No puedes enrocar: el rey ya se ha movido.",
        RefusalKind::CastleRookMoved => "Esa torre se movió o vino de la reserva.",
        RefusalKind::CastleNoRook => "En la esquina no hay ninguna torre tuya.",
        RefusalKind::CastleBlocked => "No puedes enrocar: hay {a@at} en {at}.",
        RefusalKind::CastleInCheck => "{The@by} de {by} da jaque: no hay enroque.",
        RefusalKind::CastleThroughCheck => "{The@by} de {by} ataca {at}: no hay enroque.",
        RefusalKind::CastleIntoCheck => "{The@by} de {by} daría jaque: no hay enroque.",
        RefusalKind::ReserveLacks => "No tienes {no} en la reserva.",
        RefusalKind::DropOccupied => "La casilla {at} está ocupada.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "Esa pieza daría jaque.",
        RefusalKind::DropGivesMate => "Esa pieza daría mate.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "No puedes reclamar: tu pareja tiene alguna bandera caída.",
        Part::OwnFlagOf => "No puedes reclamar: en tu pareja ha caído la bandera de {name}.",
        Part::White => "las blancas del tablero {board}",
        Part::Black => "las negras del tablero {board}",
        Part::Once => "una vez",
        Part::Twice => "dos veces",
        Part::Times => "{n} veces",
        Part::StepsPawn => "El peón no se mueve así: avanza de frente y captura en diagonal.",
        Part::StepsKnight => "El caballo no se mueve así: salta en forma de L.",
        Part::StepsBishop => "El alfil no se mueve así: va en diagonal.",
        Part::StepsRook => "La torre no se mueve así: va por filas y columnas.",
        Part::StepsQueen => "La dama no se mueve así: va por filas, columnas y diagonales.",
        Part::StepsKing => "El rey no se mueve así: va a una casilla vecina, salvo cuando enroca.",
        Part::CastleKing => "No puedes hacer el enroque corto",
        Part::CastleQueen => "No puedes hacer el enroque largo",
        Part::UsualRanks => "No puedes colocar peones en tu primera, séptima u octava fila.",
        Part::OneRank => "Solo puedes colocar peones en tu fila {first}.",
        Part::Ranks => "Solo puedes colocar peones en tus filas {first} a {last}.",
        Part::OneRankShort => "Los peones, en tu fila {first}.",
        Part::RanksShort => "Los peones, en tus filas {first} a {last}.",
    }
}
