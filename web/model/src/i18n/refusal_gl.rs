//! Why something may not be done, in Galician. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => {
            "A partida aínda non comezou. Preme «Comezar» para poñer en marcha os reloxos."
        }
        RefusalKind::AlreadyStarted => "A partida xa está en marcha.",
        RefusalKind::Paused => "Os dous taboleiros están en pausa. Preme «Continuar» para seguir xogando.",
        RefusalKind::NotPaused => "A partida non está en pausa.",
        RefusalKind::MatchOver => "A partida xa rematou. Podes comezar outra.",
        RefusalKind::NotYours => "Iso non lle corresponde a este asento.",
        RefusalKind::TimeWentBack => "O reloxo deste dispositivo retrocedeu. Téntao de novo.",
        RefusalKind::TooLateToCallOff => "Xa non se pode anular a partida: xa se xogou nos dous taboleiros.",
        RefusalKind::NoTakeBack => "Nesta partida non se poden desfacer xogadas.",
        RefusalKind::NothingToTakeBack => "Non hai ningunha xogada que desfacer.",
        RefusalKind::ClocksRun => "Os reloxos están en marcha. Preme «Pausar» para corrixir os tempos.",
        RefusalKind::NoClocks => "Esta partida xógase sen reloxos.",
        RefusalKind::NoFlagFallen => "Non podes reclamar: a outra parella non ten ningunha bandeira caída.",
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => "Con estas regras só pode reclamar quen xoga nese taboleiro: {who}.",
        RefusalKind::TimeByItself => {
            "Con estas regras non se reclama: a primeira bandeira que cae decide a partida."
        }
        RefusalKind::NothingToRemove => {
            "Non hai nada que retirar: a última xogada non foi unha colocación prohibida."
        }
        RefusalKind::ClaimTooLate => "Xa non podes reclamar: xa fixeches a túa xogada.",
        RefusalKind::NotYourPlacementClaim => {
            "Só pode retirar a peza quen ten a quenda nese taboleiro: {who}."
        }
        RefusalKind::ClaimComesFirst => "Hai unha colocación prohibida que podes retirar.",
        RefusalKind::DrawByItself => "Con estas regras esas táboas non se reclaman: chegan soas.",
        RefusalKind::DrawNotInRules => "As regras desta partida non teñen esas táboas.",
        RefusalKind::NotRepeated => {
            "A posición deuse {times}. Para reclamar táboas ten que darse tres veces."
        }
        RefusalKind::NotFiftyMoves => {
            "Xogadas de cada bando sen captura, peón nin colocación: {moves}. Precísanse 50."
        }
        RefusalKind::OfferTooEarly => {
            "Antes de ofrecer táboas, cada cor ten que facer unha xogada neste taboleiro."
        }
        RefusalKind::OfferOpen => "Neste taboleiro xa hai táboas ofrecidas ou acordadas.",
        RefusalKind::OfferAgain => {
            "Xa ofreciches táboas. Podes volver ofrecelas despois da túa próxima xogada."
        }
        RefusalKind::NoOffer => "Neste taboleiro non hai ningunha oferta do opoñente á que responder.",
        RefusalKind::NoTouchMove => "Nesta partida tocar unha peza non obriga a nada.",
        RefusalKind::TouchedOwn => "{The@at} de {at} é a peza que tocaches: tes que xogar con ela.",
        RefusalKind::TouchedEnemy => "Tocaches unha peza do opoñente: tes que capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tocaches o rei e despois a torre: tes que enrocar con ela.",
        RefusalKind::AdjustTooLate => "Hai que avisar antes de tocar, e xa tocaches unha peza.",
        RefusalKind::NotYourTurn => "Non é a túa quenda. Agarda pola xogada do opoñente.",
        RefusalKind::EmptySquare => "En {at} non hai ningunha peza. Escolle unha das túas.",
        RefusalKind::NotYourPiece => "{The@at} de {at} é do opoñente. Escolle unha peza túa.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "O camiño está cortado: hai {a@at} en {at}.",
        RefusalKind::OwnPieceThere => "En {at} hai unha peza túa. Escolle outra casa.",
        RefusalKind::KingTarget => "O rei de {at} non se pode capturar: gáñase dando xaque mate.",
        RefusalKind::PawnNeedsCapture => {
            "En {at} non hai ningunha peza: o peón só vai en diagonal cando captura."
        }
        RefusalKind::EnPassantGone => {
            "En {at} non hai captura ao paso: só se pode xusto despois dun avance de dúas casas."
        }
        RefusalKind::PromotionMissing => "O peón chega á última fila. Escolle a peza na que se converte.",
        RefusalKind::PromotionImpossible => "Só pode coroar un peón que chega á última fila.",
        RefusalKind::PawnOnLastRank => "O peón de {at} está na última fila: alí non se move nin captura.",
        RefusalKind::StillInCheck => "{The@by} de {by} dálle xaque ao teu rei. A túa xogada ten que paralo.",
        RefusalKind::LeavesKingInCheck => "Esa xogada deixa o teu rei en xaque: atacaríao {the@by} de {by}.",
        RefusalKind::KingIntoCheck => "O rei non pode ir a unha casa atacada: atácaa {the@by} de {by}.",
        RefusalKind::CastleKingMoved => "Non podes enrocar: o rei xa se moveu.",
        RefusalKind::CastleRookMoved => "{wing}: esa torre xa se moveu ou veu da reserva.",
        RefusalKind::CastleNoRook => "{wing}: na esquina non hai ningunha torre túa.",
        RefusalKind::CastleBlocked => "Non podes enrocar: hai {a@at} en {at}, entre o rei e a torre.",
        RefusalKind::CastleInCheck => "Non podes enrocar estando en xaque: {the@by} de {by} ataca o teu rei.",
        RefusalKind::CastleThroughCheck => {
            "Non podes enrocar: o rei pasa por {at}, e {the@by} de {by} ataca esa casa."
        }
        RefusalKind::CastleIntoCheck => "Non podes enrocar: {the@by} de {by} ataca a casa á que chega o rei.",
        RefusalKind::ReserveLacks => "Non tes {no} na reserva. Agarda a que che pasen esa peza.",
        RefusalKind::DropOccupied => "A casa {at} está ocupada. As pezas da reserva van a casas baleiras.",
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "Non podes colocar unha peza dando xaque: {the} atacaría o rei de {king}."
        }
        RefusalKind::DropGivesMate => {
            "Non podes colocar unha peza dando mate ao rei de {king}; dar xaque si se pode."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "A partida aínda non comezou.",
        RefusalKind::AlreadyStarted => "A partida xa está en marcha.",
        RefusalKind::Paused => "Os dous taboleiros están en pausa.",
        RefusalKind::NotPaused => "A partida non está en pausa.",
        RefusalKind::MatchOver => "A partida xa rematou.",
        RefusalKind::NotYours => "Iso non lle corresponde a este asento.",
        RefusalKind::TimeWentBack => "O reloxo deste dispositivo retrocedeu.",
        RefusalKind::TooLateToCallOff => "Xa se xogou nos dous taboleiros.",
        RefusalKind::NoTakeBack => "Aquí non se desfán xogadas.",
        RefusalKind::NothingToTakeBack => "Non hai nada que desfacer.",
        RefusalKind::ClocksRun => "Os reloxos están en marcha.",
        RefusalKind::NoClocks => "Xógase sen reloxos.",
        RefusalKind::NoFlagFallen => "A outra parella non ten bandeira caída.",
        RefusalKind::OwnFlagFallen => "A túa parella ten unha bandeira caída.",
        RefusalKind::NotYourTimeClaim => "Só pode reclamar quen xoga nese taboleiro.",
        RefusalKind::TimeByItself => "O tempo decide sen reclamación.",
        RefusalKind::NothingToRemove => "Non hai ningunha peza que retirar.",
        RefusalKind::ClaimTooLate => "Xa fixeches a túa xogada.",
        RefusalKind::NotYourPlacementClaim => "Só a pode retirar quen ten alí a quenda.",
        RefusalKind::ClaimComesFirst => "Antes podes retirar a peza.",
        RefusalKind::DrawByItself => "Esas táboas non se reclaman: chegan soas.",
        RefusalKind::DrawNotInRules => "Estas regras non teñen esas táboas.",
        RefusalKind::NotRepeated => "A posición deuse {times}, non tres.",
        RefusalKind::NotFiftyMoves => "Xogadas que contan: {moves} de 50.",
        RefusalKind::OfferTooEarly => "Antes ten que xogar unha vez cada cor.",
        RefusalKind::OfferOpen => "Aquí xa se ofreceron táboas.",
        RefusalKind::OfferAgain => "Antes doutra oferta, fai unha xogada.",
        RefusalKind::NoOffer => "Non hai ningunha oferta á que responder.",
        RefusalKind::NoTouchMove => "Aquí tocar non obriga a nada.",
        RefusalKind::TouchedOwn => "Tes que mover {the@at} de {at}.",
        RefusalKind::TouchedEnemy => "Tes que capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tes que enrocar con esa torre.",
        RefusalKind::AdjustTooLate => "Xa tocaches unha peza.",
        RefusalKind::NotYourTurn => "Non é a túa quenda.",
        RefusalKind::EmptySquare => "En {at} non hai ningunha peza.",
        RefusalKind::NotYourPiece => "{The@at} de {at} é do opoñente.",
        RefusalKind::NotItsMove => "{The} non se move así.",
        RefusalKind::PathBlocked => "Hai {a@at} no medio, en {at}.",
        RefusalKind::OwnPieceThere => "En {at} hai unha peza túa.",
        RefusalKind::KingTarget => "O rei de {at} non se pode capturar.",
        RefusalKind::PawnNeedsCapture => "En {at} non hai nada que capturar.",
        RefusalKind::EnPassantGone => "En {at} non hai captura ao paso.",
        RefusalKind::PromotionMissing => "Escolle a peza da coroación.",
        RefusalKind::PromotionImpossible => "O peón só coroa na última fila.",
        RefusalKind::PawnOnLastRank => "O peón de {at} xa non se pode mover.",
        RefusalKind::StillInCheck => "{The@by} de {by} segue dando xaque.",
        RefusalKind::LeavesKingInCheck => "{The@by} de {by} atacaría o teu rei.",
        RefusalKind::KingIntoCheck => "{The@by} de {by} ataca esa casa.",
        RefusalKind::CastleKingMoved => "Non podes enrocar: o rei xa se moveu.",
        RefusalKind::CastleRookMoved => "Esa torre xa se moveu ou veu da reserva.",
        RefusalKind::CastleNoRook => "Na esquina non hai ningunha torre túa.",
        RefusalKind::CastleBlocked => "Non podes enrocar: hai {a@at} en {at}.",
        RefusalKind::CastleInCheck => "{The@by} de {by} dá xaque: non hai enroque.",
        RefusalKind::CastleThroughCheck => "{The@by} de {by} ataca {at}: non hai enroque.",
        RefusalKind::CastleIntoCheck => "{The@by} de {by} daría xaque: non hai enroque.",
        RefusalKind::ReserveLacks => "Non tes {no} na reserva.",
        RefusalKind::DropOccupied => "A casa {at} está ocupada.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "Esa peza daría xaque.",
        RefusalKind::DropGivesMate => "Esa peza daría mate.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "Non podes reclamar: a túa parella ten algunha bandeira caída.",
        Part::OwnFlagOf => "Non podes reclamar: na túa parella caeu a bandeira de {name}.",
        Part::White => "as brancas do taboleiro {board}",
        Part::Black => "as negras do taboleiro {board}",
        Part::Once => "unha vez",
        Part::Twice => "dúas veces",
        Part::Times => "{n} veces",
        Part::StepsPawn => "O peón non se move así: avanza de fronte e captura en diagonal.",
        Part::StepsKnight => "O cabalo non se move así: salta en forma de L.",
        Part::StepsBishop => "O alfil non se move así: vai en diagonal.",
        Part::StepsRook => "A torre non se move así: vai por filas e columnas.",
        Part::StepsQueen => "A dama non se move así: vai por filas, columnas e diagonais.",
        Part::StepsKing => "O rei non se move así: vai a unha casa veciña, agás cando enroca.",
        Part::CastleKing => "Non podes facer o enroque curto",
        Part::CastleQueen => "Non podes facer o enroque longo",
        Part::UsualRanks => "Non podes colocar peóns na túa primeira, sétima ou oitava fila.",
        Part::OneRank => "Só podes colocar peóns na túa fila {first}.",
        Part::Ranks => "Só podes colocar peóns nas túas filas {first} a {last}.",
        Part::OneRankShort => "Os peóns, na túa fila {first}.",
        Part::RanksShort => "Os peóns, nas túas filas {first} a {last}.",
    }
}
