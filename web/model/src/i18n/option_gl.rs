//! Options, in Galician.

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
        OptionId::TakeBack => "Desfacer xogadas",
        OptionId::TouchMove => "Peza tocada, peza movida",
        OptionId::Premoves => "Xogadas anticipadas",
        OptionId::DroppedRookCastles => "Enrocar cunha torre colocada",
        OptionId::DropCheck => "Colocar dando xaque",
        OptionId::PawnRanks => "Filas dos peóns colocados",
        OptionId::Enforcement => "Colocación prohibida",
        OptionId::Mate => "Xaque mate",
        OptionId::TimeWin => "Vitoria por tempo",
        OptionId::AutoClaim => "Reclamación automática",
        OptionId::DrawAgreement => "Táboas por acordo",
        OptionId::FlagDraw => "Táboas por bandeiras",
        OptionId::Repetition => "Repetición da posición",
        OptionId::FiftyMoves => "Regra das 50 xogadas",
        OptionId::DrawCounts => "Repetición e 50 xogadas",
        OptionId::Stalemate => "Afogado",
        OptionId::Communication => "Comunicación na parella",
    }
}

/// What it is about.
pub(super) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::TakeBack => "Nas partidas amigables, de acordo os catro. No modo estrito, nunca.",
        OptionId::TouchMove => {
            "Para practicar: a primeira peza que se toca, móvese ou captúrase. Non se desfai ningunha xogada."
        }
        OptionId::Premoves => "A xogada prepárase antes da quenda e faise, se é legal, cando a quenda chega.",
        OptionId::DroppedRookCastles => {
            "Cun rei que non se moveu e unha torre da reserva posta na súa esquina."
        }
        OptionId::DropCheck => "Se unha peza colocada pode atacar o rei do opoñente.",
        OptionId::PawnRanks => "Contadas desde o lado de quen coloca.",
        OptionId::Enforcement => {
            "Asistido: non se pode facer. Estrito: pódese facer, e o opoñente pode retirar a peza."
        }
        OptionId::Mate => "Que pezas contan para ver se o xaque se pode parar.",
        OptionId::TimeWin => {
            "Quen a consegue cando cae unha bandeira. Para reclamar hai que ter alzadas as propias."
        }
        OptionId::AutoClaim => "O programa reclama o tempo por estes asentos no instante no que poden.",
        OptionId::DrawAgreement => "Cantos taboleiros teñen que poñerse de acordo.",
        OptionId::FlagDraw => "Que bandeiras caídas dan táboas no momento.",
        OptionId::Repetition => "Que se compara para saber se a posición é a mesma.",
        OptionId::FiftyMoves => "Cincuenta xogadas de cada bando sen captura, peón nin colocación.",
        OptionId::DrawCounts => {
            "Reclamadas: con 3 posicións ou 50 xogadas. Automáticas: con 5 ou 75. Só automáticas: con 3 ou 50."
        }
        OptionId::Stalemate => "Quen non ten ningunha xogada nin está en xaque.",
        OptionId::Communication => {
            "Que se poden dicir durante a partida os membros dunha parella. A páxina non o controla."
        }
    }
}

/// The name of a value.
pub(super) fn value(value: OptionValue) -> Text {
    let word = match value {
        OptionValue::PawnRanks(chosen) => return ranks(chosen),
        OptionValue::AutoClaim(chosen) => return seats(Lang::Galician, chosen, "Ninguén", "Os catro"),
        OptionValue::TakeBack(true)
        | OptionValue::TouchMove(true)
        | OptionValue::Premoves(true)
        | OptionValue::DroppedRookCastles(true)
        | OptionValue::FiftyMoves(true)
        | OptionValue::DropCheck(DropCheck::Free) => "Si",
        OptionValue::TakeBack(false)
        | OptionValue::TouchMove(false)
        | OptionValue::Premoves(false)
        | OptionValue::DroppedRookCastles(false)
        | OptionValue::FiftyMoves(false) => "Non",
        OptionValue::DropCheck(DropCheck::NoCheck) => "Nunca",
        OptionValue::DropCheck(DropCheck::NoMate) => "Sen mate",
        OptionValue::Enforcement(Enforcement::Assisted) => "Asistido",
        OptionValue::Enforcement(Enforcement::Strict) => "Estrito",
        OptionValue::Mate(MateRule::Present) => "As da reserva",
        OptionValue::Mate(MateRule::Prospective) => "Tamén as que cheguen",
        OptionValue::TimeWin(TimeWin::ClaimPair) => "Reclama a parella",
        OptionValue::TimeWin(TimeWin::ClaimBoard) => "Reclama o opoñente",
        OptionValue::TimeWin(TimeWin::Automatic) => "Automática",
        OptionValue::DrawAgreement(DrawAgreement::OneBoard) => "Un taboleiro",
        OptionValue::DrawAgreement(DrawAgreement::BothBoards) => "Os dous",
        OptionValue::FlagDraw(FlagDraw::EachPair) => "Unha de cada parella",
        OptionValue::FlagDraw(FlagDraw::SameBoard) => "As dúas dun taboleiro",
        OptionValue::Repetition(RepetitionRule::BoardAndReserves) => "Taboleiro e reservas",
        OptionValue::Repetition(RepetitionRule::Board) => "Só o taboleiro",
        OptionValue::Repetition(RepetitionRule::Off) => "Non conta",
        OptionValue::DrawCounts(DrawCounts::ClaimAndAutomatic) => "Reclamadas e automáticas",
        OptionValue::DrawCounts(DrawCounts::Claim) => "Só reclamadas",
        OptionValue::DrawCounts(DrawCounts::Automatic) => "Só automáticas",
        OptionValue::Stalemate(StalemateRule::Draw) => "Táboas",
        OptionValue::Stalemate(StalemateRule::Wait) => "Agarda unha peza",
        OptionValue::Communication(Communication::Free) => "Libre",
        OptionValue::Communication(Communication::Signals) => "Só sinais",
        OptionValue::Communication(Communication::None) => "Ningunha",
    };
    Text::Borrowed(word)
}
