//! Why something may not be done, in Portuguese. What stands in braces is filled in, see [`super::refusal`].

use pasapezas_core::RefusalKind;

use super::refusal::Part;

/// The whole sentence.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn long(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => {
            "A partida ainda não começou. Carrega em «Começar» para pôr os relógios a andar."
        }
        RefusalKind::AlreadyStarted => "A partida já começou.",
        RefusalKind::Paused => "Os dois tabuleiros estão em pausa. Carrega em «Retomar» para continuar.",
        RefusalKind::NotPaused => "A partida não está em pausa.",
        RefusalKind::MatchOver => "A partida já terminou. Podes começar outra.",
        RefusalKind::NotYours => "Isso não cabe a este lugar.",
        RefusalKind::TimeWentBack => "O relógio deste dispositivo recuou. Tenta outra vez.",
        RefusalKind::TooLateToCallOff => "A partida já não se pode anular: já se jogou nos dois tabuleiros.",
        RefusalKind::NoTakeBack => "Nesta partida não se desfazem lances.",
        RefusalKind::NothingToTakeBack => "Não há nenhum lance para desfazer.",
        RefusalKind::ClocksRun => "Os relógios estão a andar. Carrega em «Pausar» para corrigir os tempos.",
        RefusalKind::NoClocks => "Esta partida joga-se sem relógios.",
        RefusalKind::NoFlagFallen => "Não podes reclamar: a outra dupla não tem nenhuma bandeira caída.",
        RefusalKind::OwnFlagFallen => "{own flag}",
        RefusalKind::NotYourTimeClaim => "Com estas regras só reclama quem joga nesse tabuleiro: {who}.",
        RefusalKind::TimeByItself => {
            "Com estas regras ninguém reclama: a primeira bandeira que cai decide a partida."
        }
        RefusalKind::NothingToRemove => {
            "Não há nada para retirar: o último lance não foi uma colocação proibida."
        }
        RefusalKind::ClaimTooLate => "Já não podes reclamar: já fizeste o teu lance.",
        RefusalKind::NotYourPlacementClaim => "Só pode retirar a peça quem tem a vez nesse tabuleiro: {who}.",
        RefusalKind::ClaimComesFirst => "Há uma colocação proibida que podes retirar.",
        RefusalKind::DrawByItself => "Com estas regras esse empate não se reclama: chega sozinho.",
        RefusalKind::DrawNotInRules => "As regras desta partida não têm esse empate.",
        RefusalKind::NotRepeated => {
            "A posição deu-se {times}. Para reclamar empate tem de se dar três vezes."
        }
        RefusalKind::NotFiftyMoves => {
            "Lances de cada lado sem captura, peão nem colocação: {moves}. São precisos 50."
        }
        RefusalKind::OfferTooEarly => {
            "Antes de propor empate, cada cor tem de fazer um lance neste tabuleiro."
        }
        RefusalKind::OfferOpen => "Neste tabuleiro já há um empate proposto ou acordado.",
        RefusalKind::OfferAgain => "Já propuseste empate. Podes voltar a propor depois do teu próximo lance.",
        RefusalKind::NoOffer => "Neste tabuleiro não há nenhuma proposta do adversário a que responder.",
        RefusalKind::NoTouchMove => "Nesta partida tocar numa peça não obriga a nada.",
        RefusalKind::TouchedOwn => "{The@at} de {at} é a peça em que tocaste: tens de jogar com ela.",
        RefusalKind::TouchedEnemy => "Tocaste numa peça do adversário: tens de capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tocaste no rei e depois na torre: tens de rocar com ela.",
        RefusalKind::AdjustTooLate => "É preciso avisar antes de tocar, e já tocaste numa peça.",
        RefusalKind::NotYourTurn => "Não é a tua vez. Espera pelo lance do adversário.",
        RefusalKind::EmptySquare => "Em {at} não há nenhuma peça. Escolhe uma das tuas.",
        RefusalKind::NotYourPiece => "{The@at} de {at} é do adversário. Escolhe uma peça tua.",
        RefusalKind::NotItsMove => "{steps}",
        RefusalKind::PathBlocked => "O caminho está cortado: há {a@at} em {at}.",
        RefusalKind::OwnPieceThere => "Em {at} está uma peça tua. Escolhe outra casa.",
        RefusalKind::KingTarget => "O rei de {at} não se pode capturar: ganha-se com xeque-mate.",
        RefusalKind::PawnNeedsCapture => {
            "Em {at} não há nenhuma peça: o peão só vai em diagonal quando captura."
        }
        RefusalKind::EnPassantGone => {
            "Em {at} não há captura en passant: só logo depois de um avanço de duas casas."
        }
        RefusalKind::PromotionMissing => "O peão chega à última fila. Escolhe a peça em que se transforma.",
        RefusalKind::PromotionImpossible => "Só um peão que chega à última fila é promovido.",
        RefusalKind::PawnOnLastRank => "O peão de {at} está na última fila: ali não se move nem captura.",
        RefusalKind::StillInCheck => "{The@by} de {by} dá xeque ao teu rei. O teu lance tem de o parar.",
        RefusalKind::LeavesKingInCheck => {
            "Esse lance deixa o teu rei em xeque: {the@by} de {by} iria atacá-lo."
        }
        RefusalKind::KingIntoCheck => "O rei não pode ir para uma casa atacada: ataca-a {the@by} de {by}.",
        RefusalKind::CastleKingMoved => "Não podes rocar: o rei já se moveu.",
        RefusalKind::CastleRookMoved => "{wing}: essa torre já se moveu ou veio da reserva.",
        RefusalKind::CastleNoRook => "{wing}: no canto não há nenhuma torre tua.",
        RefusalKind::CastleBlocked => "Não podes rocar: há {a@at} em {at}, entre o rei e a torre.",
        RefusalKind::CastleInCheck => "Não podes rocar estando em xeque: {the@by} de {by} ataca o teu rei.",
        RefusalKind::CastleThroughCheck => {
            "Não podes rocar: o rei passa por {at}, e {the@by} de {by} ataca essa casa."
        }
        RefusalKind::CastleIntoCheck => "Não podes rocar: {the@by} de {by} ataca a casa a que chega o rei.",
        RefusalKind::ReserveLacks => "Não tens {no} na reserva. Espera que te passem essa peça.",
        RefusalKind::DropOccupied => "A casa {at} está ocupada. As peças da reserva vão para casas vazias.",
        RefusalKind::DropPawnRank => "{ranks}",
        RefusalKind::DropGivesCheck => {
            "Não podes colocar uma peça dando xeque: {the} atacaria o rei de {king}."
        }
        RefusalKind::DropGivesMate => {
            "Não podes colocar uma peça dando mate ao rei de {king}; dar xeque pode-se."
        }
    }
}

/// The same for narrow screens.
#[expect(clippy::too_many_lines, reason = "one row per reason: a table, not a program")]
pub(super) const fn short(kind: RefusalKind) -> &'static str {
    match kind {
        RefusalKind::NotStarted => "A partida ainda não começou.",
        RefusalKind::AlreadyStarted => "A partida já começou.",
        RefusalKind::Paused => "Os dois tabuleiros estão em pausa.",
        RefusalKind::NotPaused => "A partida não está em pausa.",
        RefusalKind::MatchOver => "A partida já terminou.",
        RefusalKind::NotYours => "Isso não cabe a este lugar.",
        RefusalKind::TimeWentBack => "O relógio deste dispositivo recuou.",
        RefusalKind::TooLateToCallOff => "Já se jogou nos dois tabuleiros.",
        RefusalKind::NoTakeBack => "Aqui não se desfazem lances.",
        RefusalKind::NothingToTakeBack => "Não há nenhum lance para desfazer.",
        RefusalKind::ClocksRun => "Os relógios estão a andar.",
        RefusalKind::NoClocks => "Joga-se sem relógios.",
        RefusalKind::NoFlagFallen => "A outra dupla não tem bandeiras caídas.",
        RefusalKind::OwnFlagFallen => "A tua dupla tem uma bandeira caída.",
        RefusalKind::NotYourTimeClaim => "Só reclama quem joga nesse tabuleiro.",
        RefusalKind::TimeByItself => "O tempo decide sem reclamação.",
        RefusalKind::NothingToRemove => "Não há nenhuma peça para retirar.",
        RefusalKind::ClaimTooLate => "Já fizeste o teu lance.",
        RefusalKind::NotYourPlacementClaim => "Só a pode retirar quem tem ali a vez.",
        RefusalKind::ClaimComesFirst => "Antes podes retirar a peça.",
        RefusalKind::DrawByItself => "Esse empate chega sozinho.",
        RefusalKind::DrawNotInRules => "Estas regras não têm esse empate.",
        RefusalKind::NotRepeated => "A posição deu-se {times}, não três.",
        RefusalKind::NotFiftyMoves => "Lances que contam: {moves} de 50.",
        RefusalKind::OfferTooEarly => "Antes, cada cor tem de jogar uma vez.",
        RefusalKind::OfferOpen => "Aqui já se propôs empate.",
        RefusalKind::OfferAgain => "Antes de outra proposta, faz um lance.",
        RefusalKind::NoOffer => "Não há proposta a que responder.",
        RefusalKind::NoTouchMove => "Aqui tocar não obriga a nada.",
        RefusalKind::TouchedOwn => "Tens de jogar {the@at} de {at}.",
        RefusalKind::TouchedEnemy => "Tens de capturar {the@at} de {at}.",
        RefusalKind::TouchedToCastle => "Tens de rocar com essa torre.",
        RefusalKind::AdjustTooLate => "Já tocaste numa peça.",
        RefusalKind::NotYourTurn => "Não é a tua vez.",
        RefusalKind::EmptySquare => "Em {at} não há nenhuma peça.",
        RefusalKind::NotYourPiece => "{The@at} de {at} é do adversário.",
        RefusalKind::NotItsMove => "{The} não anda assim.",
        RefusalKind::PathBlocked => "Há {a@at} no meio, em {at}.",
        RefusalKind::OwnPieceThere => "Em {at} está uma peça tua.",
        RefusalKind::KingTarget => "O rei de {at} não se pode capturar.",
        RefusalKind::PawnNeedsCapture => "Em {at} não há nada para capturar.",
        RefusalKind::EnPassantGone => "Em {at} não há captura en passant.",
        RefusalKind::PromotionMissing => "Escolhe a peça da promoção.",
        RefusalKind::PromotionImpossible => "O peão só é promovido na última fila.",
        RefusalKind::PawnOnLastRank => "O peão de {at} já não se pode mover.",
        RefusalKind::StillInCheck => "{The@by} de {by} continua a dar xeque.",
        RefusalKind::LeavesKingInCheck => "{The@by} de {by} atacaria o teu rei.",
        RefusalKind::KingIntoCheck => "{The@by} de {by} ataca essa casa.",
        RefusalKind::CastleKingMoved => "Não podes rocar: o rei já se moveu.",
        RefusalKind::CastleRookMoved => "Essa torre já se moveu ou veio da reserva.",
        RefusalKind::CastleNoRook => "No canto não há nenhuma torre tua.",
        RefusalKind::CastleBlocked => "Não podes rocar: há {a@at} em {at}.",
        RefusalKind::CastleInCheck => "{The@by} de {by} dá xeque: não há roque.",
        RefusalKind::CastleThroughCheck => "{The@by} de {by} ataca {at}: não há roque.",
        RefusalKind::CastleIntoCheck => "{The@by} de {by} daria xeque: não há roque.",
        RefusalKind::ReserveLacks => "Não tens {no} na reserva.",
        RefusalKind::DropOccupied => "A casa {at} está ocupada.",
        RefusalKind::DropPawnRank => "{ranks short}",
        RefusalKind::DropGivesCheck => "Essa peça daria xeque.",
        RefusalKind::DropGivesMate => "Essa peça daria mate.",
    }
}

/// What sentences are made of.
pub(super) const fn part(part: Part) -> &'static str {
    match part {
        Part::OwnFlag => "Não podes reclamar: a tua dupla tem uma bandeira caída.",
        Part::OwnFlagOf => "Não podes reclamar: na tua dupla caiu a bandeira de {name}.",
        Part::White => "as brancas do tabuleiro {board}",
        Part::Black => "as pretas do tabuleiro {board}",
        Part::Once => "uma vez",
        Part::Twice => "duas vezes",
        Part::Times => "{n} vezes",
        Part::StepsPawn => "O peão não anda assim: avança em frente e captura em diagonal.",
        Part::StepsKnight => "O cavalo não anda assim: salta em forma de L.",
        Part::StepsBishop => "O bispo não anda assim: vai em diagonal.",
        Part::StepsRook => "A torre não anda assim: vai por filas e colunas.",
        Part::StepsQueen => "A dama não anda assim: vai por filas, colunas e diagonais.",
        Part::StepsKing => "O rei não anda assim: vai para uma casa vizinha, exceto quando roca.",
        Part::CastleKing => "Não podes fazer o roque pequeno",
        Part::CastleQueen => "Não podes fazer o roque grande",
        Part::UsualRanks => "Não podes colocar peões na tua primeira, sétima ou oitava fila.",
        Part::OneRank => "Só podes colocar peões na tua fila {first}.",
        Part::Ranks => "Só podes colocar peões nas tuas filas {first} a {last}.",
        Part::OneRankShort => "Os peões, na tua fila {first}.",
        Part::RanksShort => "Os peões, nas tuas filas {first} a {last}.",
    }
}
