//! Why something may not be done, in Galician.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, Color, PawnRanks, Refusal, Role, Seat, Square};

use super::noun::Noun;
use super::noun_gl::{PIECE, noun};
use super::scene::Scene;
use super::text::{Text, board_letter, join, rank_name, square_name};

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn long(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => {
            Cow::Borrowed("A partida aínda non comezou. Preme «Comezar» para poñer en marcha os reloxos.")
        }
        Refusal::AlreadyStarted => Cow::Borrowed("A partida xa está en marcha."),
        Refusal::Paused => {
            Cow::Borrowed("Os dous taboleiros están en pausa. Preme «Continuar» para seguir xogando.")
        }
        Refusal::NotPaused => Cow::Borrowed("A partida non está en pausa."),
        Refusal::MatchOver => Cow::Borrowed("A partida xa rematou. Podes comezar outra."),
        Refusal::NotYours => Cow::Borrowed("Iso non lle corresponde a este asento."),
        Refusal::TimeWentBack => Cow::Borrowed("O reloxo deste dispositivo retrocedeu. Téntao de novo."),
        Refusal::TooLateToCallOff => {
            Cow::Borrowed("Xa non se pode anular a partida: xa se xogou nos dous taboleiros.")
        }
        Refusal::NoTakeBack => Cow::Borrowed("Nesta partida non se poden desfacer xogadas."),
        Refusal::NothingToTakeBack => Cow::Borrowed("Non hai ningunha xogada que desfacer."),
        Refusal::ClocksRun => {
            Cow::Borrowed("Os reloxos están en marcha. Preme «Pausar» para corrixir os tempos.")
        }
        Refusal::NoClocks => Cow::Borrowed("Esta partida xógase sen reloxos."),
        Refusal::NoFlagFallen => {
            Cow::Borrowed("Non podes reclamar: a outra parella non ten ningunha bandeira caída.")
        }
        Refusal::OwnFlagFallen { seat } => own_flag(scene, seat),
        Refusal::NotYourTimeClaim { seat } => {
            join(&["Con estas regras só pode reclamar quen xoga nese taboleiro: ", &who(scene, seat), "."])
        }
        Refusal::TimeByItself => {
            Cow::Borrowed("Con estas regras non se reclama: a primeira bandeira que cae decide a partida.")
        }
        Refusal::NothingToRemove => {
            Cow::Borrowed("Non hai nada que retirar: a última xogada non foi unha colocación prohibida.")
        }
        Refusal::ClaimTooLate => Cow::Borrowed("Xa non podes reclamar: xa fixeches a túa xogada."),
        Refusal::NotYourPlacementClaim { seat } => {
            join(&["Só pode retirar a peza quen ten a quenda nese taboleiro: ", &who(scene, seat), "."])
        }
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("Hai unha colocación prohibida que podes retirar."),
        Refusal::DrawByItself => Cow::Borrowed("Con estas regras esas táboas non se reclaman: chegan soas."),
        Refusal::DrawNotInRules => Cow::Borrowed("As regras desta partida non teñen esas táboas."),
        Refusal::NotRepeated { times } => join(&[
            "A posición deuse ",
            &how_often(times),
            ". Para reclamar táboas ten que darse tres veces.",
        ]),
        Refusal::NotFiftyMoves { halfmoves } => join(&[
            "Xogadas de cada bando sen captura, peón nin colocación: ",
            &(halfmoves / 2).to_string(),
            ". Precísanse 50.",
        ]),
        Refusal::OfferTooEarly => {
            Cow::Borrowed("Antes de ofrecer táboas, cada cor ten que facer unha xogada neste taboleiro.")
        }
        Refusal::OfferOpen => Cow::Borrowed("Neste taboleiro xa hai táboas ofrecidas ou acordadas."),
        Refusal::OfferAgain => {
            Cow::Borrowed("Xa ofreciches táboas. Podes volver ofrecelas despois da túa próxima xogada.")
        }
        Refusal::NoOffer => {
            Cow::Borrowed("Neste taboleiro non hai ningunha oferta do opoñente á que responder.")
        }
        Refusal::NotYourTurn { .. } => Cow::Borrowed("Non é a túa quenda. Agarda pola xogada do opoñente."),
        Refusal::EmptySquare { at } => {
            join(&["En ", square_name(at), " non hai ningunha peza. Escolle unha das túas."])
        }
        Refusal::NotYourPiece { at } => join(&[
            standing(scene, at).the_first,
            " de ",
            square_name(at),
            " é do opoñente. Escolle unha peza túa.",
        ]),
        Refusal::NotItsMove { role } => Cow::Borrowed(steps(role)),
        Refusal::PathBlocked { at } => {
            join(&["O camiño está cortado: hai ", standing(scene, at).a, " en ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => {
            join(&["En ", square_name(at), " hai unha peza túa. Escolle outra casa."])
        }
        Refusal::KingTarget { at } => {
            join(&["O rei de ", square_name(at), " non se pode capturar: gáñase dando xaque mate."])
        }
        Refusal::PawnNeedsCapture { at } => join(&[
            "En ",
            square_name(at),
            " non hai ningunha peza: o peón só vai en diagonal cando captura.",
        ]),
        Refusal::EnPassantGone { at } => join(&[
            "En ",
            square_name(at),
            " non hai captura ao paso: só se pode xusto despois dun avance de dúas casas.",
        ]),
        Refusal::PromotionMissing => {
            Cow::Borrowed("O peón chega á última fila. Escolle a peza na que se converte.")
        }
        Refusal::PromotionImpossible => Cow::Borrowed("Só pode coroar un peón que chega á última fila."),
        Refusal::PawnOnLastRank { at } => {
            join(&["O peón de ", square_name(at), " está na última fila: alí non se move nin captura."])
        }
        Refusal::StillInCheck { by } => join(&[
            standing(scene, by).the_first,
            " de ",
            square_name(by),
            " dálle xaque ao teu rei. A túa xogada ten que paralo.",
        ]),
        Refusal::LeavesKingInCheck { by } => join(&[
            "Esa xogada deixa o teu rei en xaque: atacaríao ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            ".",
        ]),
        Refusal::KingIntoCheck { by } => join(&[
            "O rei non pode ir a unha casa atacada: atácaa ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            ".",
        ]),
        Refusal::CastleKingMoved => Cow::Borrowed("Non podes enrocar: o rei xa se moveu."),
        Refusal::CastleRookMoved { side } => {
            join(&[castling(side), ": esa torre xa se moveu ou veu da reserva."])
        }
        Refusal::CastleNoRook { side } => join(&[castling(side), ": na esquina non hai ningunha torre túa."]),
        Refusal::CastleBlocked { at } => join(&[
            "Non podes enrocar: hai ",
            standing(scene, at).a,
            " en ",
            square_name(at),
            ", entre o rei e a torre.",
        ]),
        Refusal::CastleInCheck { by } => join(&[
            "Non podes enrocar estando en xaque: ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca o teu rei.",
        ]),
        Refusal::CastleThroughCheck { at, by } => join(&[
            "Non podes enrocar: o rei pasa por ",
            square_name(at),
            ", e ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca esa casa.",
        ]),
        Refusal::CastleIntoCheck { by } => join(&[
            "Non podes enrocar: ",
            standing(scene, by).the,
            " de ",
            square_name(by),
            " ataca a casa á que chega o rei.",
        ]),
        Refusal::ReserveLacks { role } => {
            join(&["Non tes ", noun(role.role()).no, " na reserva. Agarda a que che pasen esa peza."])
        }
        Refusal::DropOccupied { at } => {
            join(&["A casa ", square_name(at), " está ocupada. As pezas da reserva van a casas baleiras."])
        }
        Refusal::DropPawnRank { .. } => pawn_ranks(scene.pawn_ranks()),
        Refusal::DropGivesCheck { role, king } => join(&[
            "Non podes colocar unha peza dando xaque: ",
            noun(role.role()).the,
            " atacaría o rei de ",
            square_name(king),
            ".",
        ]),
        Refusal::DropGivesMate { king, .. } => join(&[
            "Non podes colocar unha peza dando mate ao rei de ",
            square_name(king),
            "; dar xaque si se pode.",
        ]),
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) fn short(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => Cow::Borrowed("A partida aínda non comezou."),
        Refusal::AlreadyStarted => Cow::Borrowed("A partida xa está en marcha."),
        Refusal::Paused => Cow::Borrowed("Os dous taboleiros están en pausa."),
        Refusal::NotPaused => Cow::Borrowed("A partida non está en pausa."),
        Refusal::MatchOver => Cow::Borrowed("A partida xa rematou."),
        Refusal::NotYours => Cow::Borrowed("Iso non lle corresponde a este asento."),
        Refusal::TimeWentBack => Cow::Borrowed("O reloxo deste dispositivo retrocedeu."),
        Refusal::TooLateToCallOff => Cow::Borrowed("Xa se xogou nos dous taboleiros."),
        Refusal::NoTakeBack => Cow::Borrowed("Aquí non se desfán xogadas."),
        Refusal::NothingToTakeBack => Cow::Borrowed("Non hai nada que desfacer."),
        Refusal::ClocksRun => Cow::Borrowed("Os reloxos están en marcha."),
        Refusal::NoClocks => Cow::Borrowed("Xógase sen reloxos."),
        Refusal::NoFlagFallen => Cow::Borrowed("A outra parella non ten bandeira caída."),
        Refusal::OwnFlagFallen { .. } => Cow::Borrowed("A túa parella ten unha bandeira caída."),
        Refusal::NotYourTimeClaim { .. } => Cow::Borrowed("Só pode reclamar quen xoga nese taboleiro."),
        Refusal::TimeByItself => Cow::Borrowed("O tempo decide sen reclamación."),
        Refusal::NothingToRemove => Cow::Borrowed("Non hai ningunha peza que retirar."),
        Refusal::ClaimTooLate => Cow::Borrowed("Xa fixeches a túa xogada."),
        Refusal::NotYourPlacementClaim { .. } => Cow::Borrowed("Só a pode retirar quen ten alí a quenda."),
        Refusal::ClaimComesFirst { .. } => Cow::Borrowed("Antes podes retirar a peza."),
        Refusal::DrawByItself => Cow::Borrowed("Esas táboas non se reclaman: chegan soas."),
        Refusal::DrawNotInRules => Cow::Borrowed("Estas regras non teñen esas táboas."),
        Refusal::NotRepeated { times } => join(&["A posición deuse ", &how_often(times), ", non tres."]),
        Refusal::NotFiftyMoves { halfmoves } => {
            join(&["Xogadas que contan: ", &(halfmoves / 2).to_string(), " de 50."])
        }
        Refusal::OfferTooEarly => Cow::Borrowed("Antes ten que xogar unha vez cada cor."),
        Refusal::OfferOpen => Cow::Borrowed("Aquí xa se ofreceron táboas."),
        Refusal::OfferAgain => Cow::Borrowed("Antes doutra oferta, fai unha xogada."),
        Refusal::NoOffer => Cow::Borrowed("Non hai ningunha oferta á que responder."),
        Refusal::NotYourTurn { .. } => Cow::Borrowed("Non é a túa quenda."),
        Refusal::EmptySquare { at } => join(&["En ", square_name(at), " non hai ningunha peza."]),
        Refusal::NotYourPiece { at } => {
            join(&[standing(scene, at).the_first, " de ", square_name(at), " é do opoñente."])
        }
        Refusal::NotItsMove { role } => join(&[noun(role).the_first, " non se move así."]),
        Refusal::PathBlocked { at } => {
            join(&["Hai ", standing(scene, at).a, " no medio, en ", square_name(at), "."])
        }
        Refusal::OwnPieceThere { at } => join(&["En ", square_name(at), " hai unha peza túa."]),
        Refusal::KingTarget { at } => join(&["O rei de ", square_name(at), " non se pode capturar."]),
        Refusal::PawnNeedsCapture { at } => join(&["En ", square_name(at), " non hai nada que capturar."]),
        Refusal::EnPassantGone { at } => join(&["En ", square_name(at), " non hai captura ao paso."]),
        Refusal::PromotionMissing => Cow::Borrowed("Escolle a peza da coroación."),
        Refusal::PromotionImpossible => Cow::Borrowed("O peón só coroa na última fila."),
        Refusal::PawnOnLastRank { at } => join(&["O peón de ", square_name(at), " xa non se pode mover."]),
        Refusal::StillInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " segue dando xaque."])
        }
        Refusal::LeavesKingInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " atacaría o teu rei."])
        }
        Refusal::KingIntoCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " ataca esa casa."])
        }
        Refusal::CastleKingMoved => Cow::Borrowed("Non podes enrocar: o rei xa se moveu."),
        Refusal::CastleRookMoved { .. } => Cow::Borrowed("Esa torre xa se moveu ou veu da reserva."),
        Refusal::CastleNoRook { .. } => Cow::Borrowed("Na esquina non hai ningunha torre túa."),
        Refusal::CastleBlocked { at } => {
            join(&["Non podes enrocar: hai ", standing(scene, at).a, " en ", square_name(at), "."])
        }
        Refusal::CastleInCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " dá xaque: non hai enroque."])
        }
        Refusal::CastleThroughCheck { at, by } => join(&[
            standing(scene, by).the_first,
            " de ",
            square_name(by),
            " ataca ",
            square_name(at),
            ": non hai enroque.",
        ]),
        Refusal::CastleIntoCheck { by } => {
            join(&[standing(scene, by).the_first, " de ", square_name(by), " daría xaque: non hai enroque."])
        }
        Refusal::ReserveLacks { role } => join(&["Non tes ", noun(role.role()).no, " na reserva."]),
        Refusal::DropOccupied { at } => join(&["A casa ", square_name(at), " está ocupada."]),
        Refusal::DropPawnRank { .. } => pawn_ranks_short(scene.pawn_ranks()),
        Refusal::DropGivesCheck { .. } => Cow::Borrowed("Esa peza daría xaque."),
        Refusal::DropGivesMate { .. } => Cow::Borrowed("Esa peza daría mate."),
    }
}

/// The names of the piece on a square, or *the piece*.
fn standing(scene: &Scene<'_>, square: Square) -> &'static Noun {
    scene.role_at(square).map_or(&PIECE, noun)
}

/// A flag of the own team is down, and whose.
fn own_flag(scene: &Scene<'_>, seat: Seat) -> Text {
    match scene.name(seat) {
        Some(name) => join(&["Non podes reclamar: na túa parella caeu a bandeira de ", name, "."]),
        None => Cow::Borrowed("Non podes reclamar: a túa parella ten algunha bandeira caída."),
    }
}

/// A player by name, or by what he plays.
fn who(scene: &Scene<'_>, seat: Seat) -> Text {
    match (scene.name(seat), seat.color) {
        (Some(name), Color::White | Color::Black) => Cow::Owned(name.to_owned()),
        (None, Color::White) => join(&["as brancas do taboleiro ", board_letter(seat.board)]),
        (None, Color::Black) => join(&["as negras do taboleiro ", board_letter(seat.board)]),
    }
}

/// *unha vez*, *dúas veces*.
fn how_often(times: u8) -> Text {
    match times {
        1 => Cow::Borrowed("unha vez"),
        2 => Cow::Borrowed("dúas veces"),
        _ => join(&[&times.to_string(), " veces"]),
    }
}

/// How a piece moves: the whole sentence.
const fn steps(role: Role) -> &'static str {
    match role {
        Role::Pawn => "O peón non se move así: avanza de fronte e captura en diagonal.",
        Role::Knight => "O cabalo non se move así: salta en forma de L.",
        Role::Bishop => "O alfil non se move así: vai en diagonal.",
        Role::Rook => "A torre non se move así: vai por filas e columnas.",
        Role::Queen => "A dama non se move así: vai por filas, columnas e diagonais.",
        Role::King => "O rei non se move así: vai a unha casa veciña, agás cando enroca.",
    }
}

/// Castling to one wing, as what cannot be done.
const fn castling(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "Non podes facer o enroque curto",
        CastleSide::Queen => "Non podes facer o enroque longo",
    }
}

/// Where pawns may be placed, or may not.
fn pawn_ranks(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if ranks == PawnRanks::TWO_TO_SIX {
        Cow::Borrowed("Non podes colocar peóns na túa primeira, sétima ou oitava fila.")
    } else if first == last {
        join(&["Só podes colocar peóns na túa fila ", first, "."])
    } else {
        join(&["Só podes colocar peóns nas túas filas ", first, " a ", last, "."])
    }
}

/// The same in few words.
fn pawn_ranks_short(ranks: PawnRanks) -> Text {
    let (first, last) = (rank_name(ranks.first()), rank_name(ranks.last()));
    if first == last {
        join(&["Os peóns, na túa fila ", first, "."])
    } else {
        join(&["Os peóns, nas túas filas ", first, " a ", last, "."])
    }
}
