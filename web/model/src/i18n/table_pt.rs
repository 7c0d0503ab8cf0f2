//! Labels at the table, in Portuguese.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Retirar a peça",
        TableUi::RemovePieceShort => "Retirar",
        TableUi::RemovalWindow => "Podes retirá-la até fazeres o teu próximo lance.",
        TableUi::RemovalStalemates => "Se a retirares, ficas sem lances: empate por afogado.",
        TableUi::ClaimDraw => "Reclamar empate",
        TableUi::ClaimRepetition => "Por repetição",
        TableUi::ClaimFifty => "Pela regra dos 50 lances",
        TableUi::ClaimRepetitionShort => "Repetição",
        TableUi::ClaimFiftyShort => "50 lances",
        // Draw offers
        TableUi::OfferDraw => "Propor empate",
        TableUi::Adjust => "Componho",
        TableUi::Touched => "tocada",
        TableUi::OfferDrawShort => "Empate",
        TableUi::OfferShort => "Propor",
        TableUi::AcceptDraw => "Aceitar o empate",
        TableUi::AcceptDrawShort => "Aceitar",
        TableUi::DeclineDraw => "Recusar o empate",
        TableUi::DeclineDrawShort => "Recusar",
        TableUi::OfferOpen => "Propõe empate",
        TableUi::OfferStands => "A tua proposta vale até o adversário responder ou jogar.",
        TableUi::BoardAgreed => "Empate acordado: falta o outro tabuleiro",
        TableUi::BoardAgreedShort => "Empate acordado",
        TableUi::BoardAgreedHelp => "Se alguém jogar neste tabuleiro, o acordo deixa de valer.",
        // Without a move
        TableUi::WaitsForPiece => "Sem lances: espera uma peça",
        TableUi::WaitsForPieceShort => "Espera uma peça",
        TableUi::WaitsForPieceHelp => {
            "Agora não há nenhum lance, mas pode chegar uma peça. O relógio continua a andar."
        }
        // Calling off and taking back
        TableUi::CallOff => "Anular a partida",
        TableUi::CallOffQuestion => "Queres anular a partida? Fica sem resultado.",
        TableUi::CallOffYes => "Anular",
        TableUi::CallOffHelp => "Pode anular-se até se ter jogado nos dois tabuleiros.",
        TableUi::TakeBack => "Desfazer o lance",
        TableUi::TakeBackYes => "Desfazer",
        // Clocks
        TableUi::LowTime => "Pouco tempo",
        TableUi::CorrectTimes => "Corrigir os tempos",
        TableUi::CorrectTimesHelp => {
            "Um 5 são cinco minutos. As bandeiras caídas levantam-se; com 0:00 cai ao andar."
        }
        TableUi::CorrectTimesYes => "Corrigir",
        TableUi::TimeFormat => "Escreve minutos e segundos, como 4:30.",
        TableUi::TimeCorrectedNotice => "Tempo corrigido.",
        TableUi::GapTitle => "Tempo não contado",
        TableUi::GapForget => "Continuar sem o contar",
        TableUi::GapCount => "Contá-lo e continuar",
        TableUi::GapCountHelp => "Se o contares, sai do tempo de quem tem a vez:",
        TableUi::Restored => "A vossa partida está onde a deixaram.",
        TableUi::RestoredCut => "A partida voltou sem as últimas entradas, que não se puderam ler.",
        TableUi::NotKept => "Não guardada",
        TableUi::NotKeptFull => "Não há espaço neste dispositivo.",
        TableUi::NotKeptForbidden => "Este navegador não deixa a página guardar nada.",
        TableUi::NotKeptNewer => "Uma versão mais nova desta página guardou aqui partidas.",
        TableUi::NotKeptHelp => {
            "A partida continua. Perde-se ao fechar a página, se não a guardares num ficheiro."
        }
        TableUi::SaveMatch => "Guardar a partida",
        // After the match
        TableUi::RematchSame => "Mesmos lugares",
        TableUi::RematchColors => "Cores trocadas",
        TableUi::RematchColorsHelp => "As mesmas duplas, e cada um joga com a outra cor.",
        TableUi::RematchPartners => "Parceiros trocados",
        TableUi::RematchPartnersHelp => "Cada um joga ao lado de outra pessoa.",
        TableUi::Evening => "Marcador",
        TableUi::EveningByTeam => "Por dupla",
        TableUi::EveningByPlayer => "Por pessoa",
        TableUi::Points => "Pontos",
        TableUi::Played => "Partidas",
        TableUi::EveningEmpty => "Ainda não terminou nenhuma partida.",
        TableUi::Copy => "Copiar",
        TableUi::Export => "Exportar",
        TableUi::ExportHelp => "Guarda o marcador num ficheiro que uma folha de cálculo abre.",
        TableUi::EveningClear => "Apagar o marcador",
        TableUi::EveningClearQuestion => "Apagar o marcador?",
        TableUi::EveningClearYes => "Apagar",
        TableUi::Elsewhere => "Esta partida joga-se noutro separador",
        TableUi::ElsewhereHelp => "Aqui só olhas. Podes continuar a jogar aqui ou com uma cópia tua.",
        TableUi::PlayHere => "Jogar aqui",
        TableUi::OpenCopy => "Abrir uma cópia",
        TableUi::LookOn => "Olhar",
        TableUi::NewBuild => "Nova versão: recarregar",
        TableUi::NewBuildNotice => {
            "Há uma nova versão da página. Carrega-a a partir do menu; a partida fica."
        }
        TableUi::GiveTime => "Devolver também o tempo gasto",
        TableUi::TimeGiven => "Os relógios voltam a mostrar o que mostravam.",
        TableUi::Redo => "Refazer o lance",
        TableUi::Redone => "Refez-se o último lance.",
    }
}
