//! Labels at the table, in Galician.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Retirar a peza",
        TableUi::RemovePieceShort => "Retirar",
        TableUi::RemovalWindow => "Podes retirala ata que fagas a túa próxima xogada.",
        TableUi::RemovalStalemates => "Se a retiras, quedas sen ningunha xogada: táboas por afogado.",
        TableUi::ClaimDraw => "Reclamar táboas",
        TableUi::ClaimRepetition => "Por repetición da posición",
        TableUi::ClaimFifty => "Polas 50 xogadas",
        TableUi::ClaimRepetitionShort => "Repetición",
        TableUi::ClaimFiftyShort => "50 xogadas",
        // Draw offers
        TableUi::OfferDraw => "Ofrecer táboas",
        TableUi::Adjust => "Compoño",
        TableUi::Touched => "tocada",
        TableUi::OfferDrawShort => "Táboas",
        TableUi::OfferShort => "Ofrecer",
        TableUi::AcceptDraw => "Aceptar as táboas",
        TableUi::AcceptDrawShort => "Aceptar",
        TableUi::DeclineDraw => "Rexeitar as táboas",
        TableUi::DeclineDrawShort => "Rexeitar",
        TableUi::OfferOpen => "Ofrece táboas",
        TableUi::OfferStands => "A túa oferta vale ata que o opoñente responda ou mova.",
        TableUi::BoardAgreed => "Táboas acordadas: falta o outro taboleiro",
        TableUi::BoardAgreedShort => "Táboas acordadas",
        TableUi::BoardAgreedHelp => "Se alguén move neste taboleiro, o acordo queda sen efecto.",
        // Without a move
        TableUi::WaitsForPiece => "Sen xogada: agarda unha peza",
        TableUi::WaitsForPieceShort => "Agarda unha peza",
        TableUi::WaitsForPieceHelp => {
            "Agora non hai ningunha xogada, pero aínda pode chegar unha peza. O reloxo segue en marcha."
        }
        // Calling off and taking back
        TableUi::CallOff => "Anular a partida",
        TableUi::CallOffQuestion => "Queres anular a partida? Quedará sen resultado.",
        TableUi::CallOffYes => "Anular",
        TableUi::CallOffHelp => "Pódese anular ata que se xogue nos dous taboleiros.",
        TableUi::TakeBack => "Desfacer a xogada",
        TableUi::TakeBackYes => "Desfacer",
        TableUi::GiveTime => "Devolver tamén o tempo usado",
        TableUi::TimeGiven => "Os reloxos volven marcar o que marcaban.",
        TableUi::Redo => "Refacer a xogada",
        TableUi::Redone => "Refíxose a última xogada.",
        // Clocks
        TableUi::LowTime => "Pouco tempo",
        TableUi::CorrectTimes => "Corrixir os tempos",
        TableUi::CorrectTimesHelp => {
            "Un 5 son cinco minutos. A bandeira caída volve alzarse; con 0:00 cae ao andar o reloxo."
        }
        TableUi::CorrectTimesYes => "Corrixir",
        TableUi::TimeFormat => "Escribe minutos e segundos, por exemplo 4:30.",
        TableUi::TimeCorrectedNotice => "Tempo corrixido.",
        TableUi::GapTitle => "Tempo sen contar",
        TableUi::GapForget => "Seguir sen contalo",
        TableUi::GapCount => "Contalo e seguir",
        TableUi::GapCountHelp => "Se o contades, descóntaselle a quen ten a quenda:",
        TableUi::Restored => "A partida segue onde a deixastes.",
        TableUi::RestoredCut => "A vosa partida volveu sen as últimas anotacións, que non se puideron ler.",
        TableUi::NotKept => "Sen gardar",
        TableUi::NewBuild => "Versión nova: volver cargar",
        TableUi::NewBuildNotice => {
            "Hai unha versión nova da páxina. Cárgaa desde o menú; a partida consérvase."
        }
        TableUi::NotKeptFull => "Non queda espazo neste dispositivo.",
        TableUi::NotKeptForbidden => "Este navegador non deixa que a páxina garde nada.",
        TableUi::NotKeptNewer => "Aquí gardou partidas unha versión máis nova desta páxina.",
        TableUi::NotKeptHelp => {
            "A partida segue. Ao pechar a páxina pérdese, agás que a gardedes nun ficheiro."
        }
        TableUi::Elsewhere => "Esta partida xógase noutra lapela",
        TableUi::ElsewhereHelp => "Aquí só miras. Podes seguir xogando aquí ou cunha copia túa.",
        TableUi::PlayHere => "Xogar aquí",
        TableUi::OpenCopy => "Abrir unha copia",
        TableUi::LookOn => "Mirar",
        TableUi::SaveMatch => "Gardar a partida",
        // After the match
        TableUi::RematchSame => "Nos mesmos asentos",
        TableUi::RematchColors => "Coas cores cambiadas",
        TableUi::RematchColorsHelp => "As mesmas parellas, e cada persoa coa outra cor.",
        TableUi::RematchPartners => "Coas parellas cambiadas",
        TableUi::RematchPartnersHelp => "Cada persoa xoga ao lado doutra.",
        TableUi::Evening => "Marcador",
        TableUi::EveningByTeam => "Por parellas",
        TableUi::EveningByPlayer => "Por persoas",
        TableUi::Points => "Puntos",
        TableUi::Played => "Partidas",
        TableUi::EveningEmpty => "Aínda non rematou ningunha partida.",
        TableUi::Copy => "Copiar",
        TableUi::Export => "Exportar",
        TableUi::ExportHelp => "Garda o marcador nun ficheiro que se abre nunha folla de cálculo.",
        TableUi::EveningClear => "Borrar o marcador",
        TableUi::EveningClearQuestion => "Queres borrar o marcador?",
        TableUi::EveningClearYes => "Borrar",
    }
}
