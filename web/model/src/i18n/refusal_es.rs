//! Why something may not be done, in Spanish.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, Color, PawnRanks, Refusal, Role, Seat, Square};

use super::noun::Noun;
use super::noun_es::{PIECE, noun};
use super::scene::Scene;
use super::text::{Text, board_letter, join, rank_name, square_name};

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn long(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => {
            Cow::Borrowed("La partida aún no ha empezado. Pulsa «Empezar» para poner en marcha los relojes.")
        }
        Refusal::AlreadyStarted => Cow::Borrowed("La partida ya está en marcha."),
        Refusal::Paused => {
            Cow::Borrowed("Los dos tableros están en pausa. Pulsa «Reanudar» para seguir jugando.")
        }
        Refusal::NotPaused => Cow::Borrowed("La partida no está en pausa."),
        Refusal::MatchOver => Cow::Borrowed("La partida ya ha terminado. Puedes empezar otra."),
        Refusal::NotYours => Cow::Borrowed("Eso no le corresponde a este asiento."),
        Refusal::TimeWentBack => {
            Cow::Borrowed("El reloj de este dispositivo ha retrocedido. Inténtalo de nuevo.")
        }
        Refusal::TooLateToCallOff => {
            Cow::Borrowed("Ya no se puede anular la partida: ya se ha jugado en los dos tableros.")
        }
        Refusal::NoTakeBack => Cow::Borrowed("En esta partida no se pueden deshacer jugadas."),
        Refusal::NothingToTakeBack => Cow::Borrowed("No hay ninguna jugada que deshacer."),
        Refusal::ClocksRun => {
            Cow::Borrowed("Los relojes están en marcha. Pulsa «Pausar» para corregir los tiempos.")
        }
        Refusal::NoClocks => Cow::Borrowed("Esta partida se juega sin relojes."),
        Refusal::NoFlagFallen => {
            Cow::Borrowed("No puedes reclamar: la otra pareja no tiene ninguna bandera caída.")
        }
        Refusal::OwnFlagFallen { seat } => own_flag(scene, seat),
        Refusal::NotYourTimeClaim { seat } => join(&[
            "Con estas reglas solo puede reclamar quien juega en ese tablero: ",
            &who(scene, seat),
            ".",
        ]),
        Refusal::TimeByItself => {
            Cow::Borrowed("Con estas reglas no se reclama: la primera bandera que cae decide la partida.")
        }
        Refusal::NothingToRemove => {
            Cow::Borrowed("No hay nada que retirar: la última jugada no fue una colocación prohibida.")
        }
        Refusal::ClaimTooLate => Cow::Borrowed("Ya no puedes reclamar: ya has hecho tu jugada."),
        Refusal::NotYourPlacementClaim { seat } => join(&[
            "Solo puede retirar la pieza quien tiene el turno en ese tablero: ",
            &who(scene, seat),
            ".",
        ]),
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("Hay una colocación prohibida que puedes retirar."),
        Refusal::DrawByItself => Cow::Borrowed("Con estas reglas esas tablas no se reclaman: llegan solas."),
        Refusal::DrawNotInRules => Cow::Borrowed("Las reglas de esta partida no tienen esas tablas."),
        Refusal::NotRepeated { times } => join(&[
            "La posición se ha dado ",
            &how_often(times),
            ". Para reclamar tablas tiene que darse tres veces.",
        ]),
        Refusal::NotFiftyMoves { halfmoves } => join(&[
            "Jugadas de cada bando sin captura, peón ni colocación: ",
            &(halfmoves / 2).to_string(),
            ". Se necesitan 50.",
        ]),
        Refusal::OfferTooEarly => {
            Cow::Borrowed("Antes de ofrecer tablas, cada color tiene que hacer una jugada en este tablero.")
        }
        Refusal::OfferOpen => Cow::Borrowed("En este tablero ya hay tablas ofrecidas o acordadas."),
        Refusal::OfferAgain => {
            Cow::Borrowed("Ya has ofrecido tablas. Puedes volver a ofrecerlas después de tu próxima jugada.")
        }
        Refusal::NoOffer => {
            Cow::Borrowed("En este tablero no hay ninguna oferta del oponente a la que responder.")
        }
        Refusal::NotYourTurn { .. } => Cow::Borrowed("No es tu turno. Espera la jugada del oponente."),
        Refusal::EmptySquare { at } => {
            join(&["En ", square_name(at), " no hay ninguna pieza. Elige una de las tuyas."])
        }
        Refusal::NotYourPiece { at } => join(&[
            standing(scene, at).the_first,
            " de ",
            square_name(at),
            " es del oponente. Elige una pieza tuya.",
        ]),
        Refusal::NotItsMove { role } => Cow::Borrowed(steps(role)),
        Refusal::PathBlocked { at } => {
            join(&["El camino está cortado: hay ", standing(scene, at).a, " en ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => {
            join(&["En ", square_name(at), " hay una pieza tuya. Elige otra casilla."])
        }
        Refusal::KingTarget { at } => {
            join(&["El rey de ", square_name(at), " no se puede capturar: se gana dando jaque mate."])
        }
        Refusal::PawnNeedsCapture { at } => join(&[
            "En ",
            square_name(at),
            " no hay ninguna pieza: el peón solo va en diagonal cuando captura.",
        ]),
        Refusal::EnPassantGone { at } => join(&[
            "En ",
            square_name(at),
            " no hay captura al paso: solo se puede justo después de un avance de dos casillas.",
        ]),
        Refusal::PromotionMissing => {
            Cow::Borrowed("El peón llega a la última fila. Elige la pieza en la que se convierte.")
        }
        Refusal::PromotionImpossible => {
            Cow::Borrowed("Solo puede coronar un peón que llega a la última fila.")
        }
        Refusal::PawnOnLastRank { at } => {
            join(&["El peón de ", square_name(at), " está en la última fila: allí no se mueve ni captura."])
        }
        Refusal::StillInCheck { by } => join(&[
            standing(scene, by).the_first,
            " de ",
            square_name(by),
            " da jaque a tu rey. Tu jugada tiene que pararlo.",
        ]),
        Refusal::LeavesKingInCheck { by } => join(&[
            "Esa jugada deja a tu rey en jaque: lo atacaría ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            ".",
        ]),
        Refusal::KingIntoCheck { by } => join(&[
            "El rey no puede ir a una casilla atacada: la ataca ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            ".",
        ]),
        Refusal::CastleKingMoved => Cow::Borrowed("No puedes enrocar: el rey ya se ha movido."),
        Refusal::CastleRookMoved { side } => {
            join(&[castling(side), ": esa torre ya se ha movido o vino de la reserva."])
        }
        Refusal::CastleNoRook { side } => {
            join(&[castling(side), ": en la esquina no hay ninguna torre tuya."])
        }
        Refusal::CastleBlocked { at } => join(&[
            "No puedes enrocar: hay ",
            standing(scene, at).a,
            " en ",
            square_name(at),
            ", entre el rey y la torre.",
        ]),
        Refusal::CastleInCheck { by } => join(&[
            "No puedes enrocar estando en jaque: ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca a tu rey.",
        ]),
        Refusal::CastleThroughCheck { at, by } => join(&[
            "No puedes enrocar: el rey pasa por ",
            square_name(at),
            ", y ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca esa casilla.",
        ]),
        Refusal::CastleIntoCheck { by } => join(&[
            "No puedes enrocar: ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca la casilla a la que llega el rey.",
        ]),
        Refusal::ReserveLacks { role } => {
            join(&["No tienes ", noun(role.role()).no, " en la reserva. Espera a que te pasen esa pieza."])
        }
        Refusal::DropOccupied { at } => join(&[
            "La casilla ",
            square_name(at),
            " está ocupada. Las piezas de la reserva van a casillas vacías.",
        ]),
        Refusal::DropPawnRank { .. } => pawn_ranks(scene.pawn_ranks()),
        Refusal::DropGivesCheck { role, king } => join(&[
            "No puedes colocar una pieza dando jaque: ",
            noun(role.role()).the,
            " atacaría al rey de ",
            square_name(king),
            ".",
        ]),
        Refusal::DropGivesMate { king, .. } => join(&[
            "No puedes colocar una pieza dando mate al rey de ",
            square_name(king),
            "; dar jaque sí se puede.",
        ]),
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn short(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => Cow::Borrowed("La partida aún no ha empezado."),
        Refusal::AlreadyStarted => Cow::Borrowed("La partida ya está en marcha."),
        Refusal::Paused => Cow::Borrowed("Los dos tableros están en pausa."),
        Refusal::NotPaused => Cow::Borrowed("La partida no está en pausa."),
        Refusal::MatchOver => Cow::Borrowed("La partida ya ha terminado."),
        Refusal::NotYours => Cow::Borrowed("Eso no le corresponde a este asiento."),
        Refusal::TimeWentBack => Cow::Borrowed("El reloj de este dispositivo ha retrocedido."),
        Refusal::TooLateToCallOff => Cow::Borrowed("Ya se ha jugado en los dos tableros."),
        Refusal::NoTakeBack => Cow::Borrowed("Aquí no se deshacen jugadas."),
        Refusal::NothingToTakeBack => Cow::Borrowed("No hay nada que deshacer."),
        Refusal::ClocksRun => Cow::Borrowed("Los relojes están en marcha."),
        Refusal::NoClocks => Cow::Borrowed("Se juega sin relojes."),
        Refusal::NoFlagFallen => Cow::Borrowed("La otra pareja no tiene bandera caída."),
        Refusal::OwnFlagFallen { .. } => Cow::Borrowed("Tu pareja tiene una bandera caída."),
        Refusal::NotYourTimeClaim { .. } => Cow::Borrowed("Solo puede reclamar quien juega allí."),
        Refusal::TimeByItself => Cow::Borrowed("El tiempo decide sin reclamación."),
        Refusal::NothingToRemove => Cow::Borrowed("No hay ninguna pieza que retirar."),
        Refusal::ClaimTooLate => Cow::Borrowed("Ya has hecho tu jugada."),
        Refusal::NotYourPlacementClaim { .. } => Cow::Borrowed("Solo la retira quien tiene allí el turno."),
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("Antes puedes retirar la pieza."),
        Refusal::DrawByItself => Cow::Borrowed("Esas tablas no se reclaman: llegan solas."),
        Refusal::DrawNotInRules => Cow::Borrowed("Estas reglas no tienen esas tablas."),
        Refusal::NotRepeated { times } => join(&["La posición se dio ", &how_often(times), ", no tres."]),
        Refusal::NotFiftyMoves { halfmoves } => {
            join(&["Jugadas que cuentan: ", &(halfmoves / 2).to_string(), " de 50."])
        }
        Refusal::OfferTooEarly => Cow::Borrowed("Antes tiene que jugar una vez cada color."),
        Refusal::OfferOpen => Cow::Borrowed("Aquí ya se han ofrecido tablas."),
        Refusal::OfferAgain => Cow::Borrowed("Antes de otra oferta, haz una jugada."),
        Refusal::NoOffer => Cow::Borrowed("No hay ninguna oferta a la que responder."),
        Refusal::NotYourTurn { .. } => Cow::Borrowed("No es tu turno."),
        Refusal::EmptySquare { at } => join(&["En ", square_name(at), " no hay ninguna pieza."]),
        Refusal::NotYourPiece { at } => {
            join(&[standing(scene, at).the_first, " de ", square_name(at), " es del oponente."])
        }
        Refusal::NotItsMove { role } => join(&[noun(role).the_first, " no se mueve así."]),
        Refusal::PathBlocked { at } => {
            join(&["Hay ", standing(scene, at).a, " en medio, en ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => join(&["En ", square_name(at), " hay una pieza tuya."]),
        Refusal::KingTarget { at } => join(&["El rey de ", square_name(at), " no se puede capturar."]),
        Refusal::PawnNeedsCapture { at } => join(&["En ", square_name(at), " no hay nada que capturar."]),
        Refusal::EnPassantGone { at } => join(&["En ", square_name(at), " no hay captura al paso."]),
        Refusal::PromotionMissing => Cow::Borrowed("Elige la pieza de la coronación."),
        Refusal::PromotionImpossible => Cow::Borrowed("El peón solo corona en la última fila."),
        Refusal::PawnOnLastRank { at } => join(&["El peón de ", square_name(at), " ya no se puede mover."]),
        Refusal::StillInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " sigue dando jaque."])
        }
        Refusal::LeavesKingInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " atacaría a tu rey."])
        }
        Refusal::KingIntoCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " ataca esa casilla."])
        }
        Refusal::CastleKingMoved => Cow::Borrowed("No puedes enrocar: el rey ya se ha movido."),
        Refusal::CastleRookMoved { .. } => Cow::Borrowed("Esa torre se movió o vino de la reserva."),
        Refusal::CastleNoRook { .. } => Cow::Borrowed("En la esquina no hay ninguna torre tuya."),
        Refusal::CastleBlocked { at } => {
            join(&["No puedes enrocar: hay ", standing(scene, at).a, " en ", square_name(at), "."])
        }
        Refusal::CastleInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " da jaque: no hay enroque."])
        }
        Refusal::CastleThroughCheck { at, by } => join(&[
            standing(scene, by).the_first,
            " de ",
            square_name(by),
            " ataca ",
            square_name(at),
            ": no hay enroque.",
        ]),
        Refusal::CastleIntoCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " daría jaque: no hay enroque."])
        }
        Refusal::ReserveLacks { role } => join(&["No tienes ", noun(role.role()).no, " en la reserva."]),
        Refusal::DropOccupied { at } => join(&["La casilla ", square_name(at), " está ocupada."]),
        Refusal::DropPawnRank { .. } => pawn_ranks_short(scene.pawn_ranks()),
        Refusal::DropGivesCheck { .. } => Cow::Borrowed("Esa pieza daría jaque."),
        Refusal::DropGivesMate { .. } => Cow::Borrowed("Esa pieza daría mate."),
    }
}

/// The names of the piece on a square, or *the piece*.
fn standing(scene: &Scene<'_>, square: Square) -> &'static Noun {
    scene.role_at(square).map_or(&PIECE, noun)
}

/// A flag of the own team is down, and whose.
fn own_flag(scene: &Scene<'_>, seat: Seat) -> Text {
    match scene.name(seat) {
        Some(name) => join(&["No puedes reclamar: en tu pareja ha caído la bandera de ", name, "."]),
        None => Cow::Borrowed("No puedes reclamar: tu pareja tiene alguna bandera caída."),
    }
}

/// A player by name, or by what he plays.
fn who(scene: &Scene<'_>, seat: Seat) -> Text {
    match (scene.name(seat), seat.color) {
        (Some(name), Color::White | Color::Black) => Cow::Owned(name.to_owned()),
        (None, Color::White) => join(&["las blancas del tablero ", board_letter(seat.board)]),
        (None, Color::Black) => join(&["las negras del tablero ", board_letter(seat.board)]),
    }
}

/// *una vez*, *dos veces*.
fn how_often(times: u8) -> Text {
    match times {
        1 => Cow::Borrowed("una vez"),
        2 => Cow::Borrowed("dos veces"),
        _ => join(&[&times.to_string(), " veces"]),
    }
}

/// How a piece moves: the whole sentence.
const fn steps(role: Role) -> &'static str {
    match role {
        Role::Pawn => "El peón no se mueve así: avanza de frente y captura en diagonal.",
        Role::Knight => "El caballo no se mueve así: salta en forma de L.",
        Role::Bishop => "El alfil no se mueve así: va en diagonal.",
        Role::Rook => "La torre no se mueve así: va por filas y columnas.",
        Role::Queen => "La dama no se mueve así: va por filas, columnas y diagonales.",
        Role::King => "El rey no se mueve así: va a una casilla vecina, salvo cuando enroca.",
    }
}

/// Castling to one wing, as what cannot be done.
const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "No puedes hacer el enroque corto",
        CastleSide::Queen => "No puedes hacer el enroque largo",
    }
}

/// Where pawns may be placed, or may not.
fn pawn_ranks(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if ranks == PawnRanks::TWO_TO_SIX {
        Cow::Borrowed("No puedes colocar peones en tu primera, séptima u octava fila.")
    } else if first == last {
        join(&["Solo puedes colocar peones en tu fila ", first, "."])
    } else {
        join(&["Solo puedes colocar peones en tus filas ", first, " a ", last, "."])
    }
}

/// The same in few words.
fn pawn_ranks_short(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if first == last {
        join(&["Los peones, en tu fila ", first, "."])
    } else {
        join(&["Los peones, en tus filas ", first, " a ", last, "."])
    }
}
