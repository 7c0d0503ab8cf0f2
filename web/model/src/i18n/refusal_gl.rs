//! Why something may not be done, in Galician.

use std::borrow::Cow;

use pasapezas_core::{CastleSide, PawnRanks, Refusal, Role, Square};

use super::noun::Noun;
use super::noun_gl::{PIECE, noun};
use super::scene::Scene;
use super::text::{Text, join, rank_name, square_name};

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
        Refusal::NotAvailable => Cow::Borrowed("Iso aínda non se pode pedir nesta partida."),
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
pub(super) fn short(refusal: Refusal, scene: &Scene<'_>) -> Text {
    match refusal {
        Refusal::NotStarted => Cow::Borrowed("A partida aínda non comezou."),
        Refusal::AlreadyStarted => Cow::Borrowed("A partida xa está en marcha."),
        Refusal::Paused => Cow::Borrowed("Os dous taboleiros están en pausa."),
        Refusal::NotPaused => Cow::Borrowed("A partida non está en pausa."),
        Refusal::MatchOver => Cow::Borrowed("A partida xa rematou."),
        Refusal::NotYours => Cow::Borrowed("Iso non lle corresponde a este asento."),
        Refusal::TimeWentBack => Cow::Borrowed("O reloxo deste dispositivo retrocedeu."),
        Refusal::NotAvailable => Cow::Borrowed("Iso aínda non se pode pedir."),
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
