//! Options, in Portuguese.

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
        OptionId::TakeBack => "Desfazer lances",
        OptionId::TouchMove => "Peça tocada, peça jogada",
        OptionId::Premoves => "Lances antecipados",
        OptionId::DroppedRookCastles => "Rocar com uma torre colocada",
        OptionId::DropCheck => "Colocar dando xeque",
        OptionId::PawnRanks => "Filas dos peões colocados",
        OptionId::Enforcement => "Colocação proibida",
        OptionId::Mate => "Xeque-mate",
        OptionId::TimeWin => "Vitória por tempo",
        OptionId::AutoClaim => "Reclamação automática",
        OptionId::DrawAgreement => "Empate por acordo",
        OptionId::FlagDraw => "Empate por bandeiras",
        OptionId::Repetition => "Repetição da posição",
        OptionId::FiftyMoves => "Regra dos 50 lances",
        OptionId::DrawCounts => "Repetição e 50 lances",
        OptionId::Stalemate => "Afogado",
        OptionId::Communication => "Comunicação na dupla",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "Em partidas amigáveis, de acordo os quatro. No modo estrito, nunca.",
        OptionId::TouchMove => {
            "Para praticar: a primeira peça em que se toca é jogada ou capturada. Não se desfaz nenhum lance."
        }
        OptionId::Premoves => "O lance prepara-se antes da vez e faz-se, se for legal, quando chega a vez.",
        OptionId::DroppedRookCastles => {
            "Com um rei que não se moveu e uma torre da reserva posta no seu canto."
        }
        OptionId::DropCheck => "Se uma peça colocada pode atacar o rei adversário.",
        OptionId::PawnRanks => "Contadas do lado de quem coloca.",
        OptionId::Enforcement => {
            "Assistido: não se pode fazer. Estrito: pode fazer-se, e o adversário pode retirar a peça."
        }
        OptionId::Mate => "Que peças contam para ver se o xeque se pode parar.",
        OptionId::TimeWin => {
            "Quem a consegue quando cai uma bandeira. Para reclamar, as próprias têm de estar levantadas."
        }
        OptionId::AutoClaim => "O programa reclama o tempo por estes lugares no instante em que podem.",
        OptionId::DrawAgreement => "Quantos tabuleiros têm de pôr-se de acordo.",
        OptionId::FlagDraw => "Que bandeiras caídas dão empate no momento.",
        OptionId::Repetition => "O que se compara para saber se a posição é a mesma.",
        OptionId::FiftyMoves => "Cinquenta lances de cada lado sem captura, lance de peão nem colocação.",
        OptionId::DrawCounts => {
            "Reclamados: com 3 posições ou 50 lances. Automáticos: com 5 ou 75. Só automáticos: com 3 ou 50."
        }
        OptionId::Stalemate => "Quem não tem nenhum lance nem está em xeque.",
        OptionId::Communication => {
            "O que os parceiros podem dizer durante a partida. A página não o controla."
        }
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::Portuguese, chosen, "Ninguém", "Os quatro"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Sim",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "Não",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Nunca",
        OptionValue::DropCheck(DropCheck::NoMate) => "Sem mate",
        OptionValue::Enforcement(Enforcement::Assisted) => "Assistido",
        OptionValue::Enforcement(Enforcement::Strict) => "Estrito",
        OptionValue::Mate(MateRule::Present) => "As da reserva",
        OptionValue::Mate(MateRule::Prospective) => "Também as que cheguem",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "Reclama a dupla",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "Reclama o adversário",
        OptionValue::TimeWin(TimeWin::Automatic) => "Automática",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "Um tabuleiro",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Os dois",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "Uma de cada dupla",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "As duas de um tabuleiro",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Tabuleiro e reservas",
        OptionValue::Repetition(RepetitionRule::Board) => "Só o tabuleiro",
        OptionValue::Repetition(RepetitionRule::Off) => "Não conta",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Reclamados e automáticos",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Só reclamados",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Só automáticos",
        OptionValue::Stalemate(StalemateRule::Draw) => "Empate",
        OptionValue::Stalemate(StalemateRule::Wait) => "Espera uma peça",
        OptionValue::Communication(Communication::Free) => "Livre",
        OptionValue::Communication(Communication::Signals) => "Só sinais",
        OptionValue::Communication(Communication::None) => "Nenhuma",
    };
    Text::Borrowed(word)
}
