//! Labels at the table, in Spanish.

use super::table::TableUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn table_ui(label: TableUi) -> &'static str {
    match label {
        // Claims
        TableUi::RemovePiece => "Retirar la pieza",
        TableUi::RemovePieceShort => "Retirar",
        TableUi::RemovalWindow => "Puedes retirarla hasta que hagas tu próxima jugada.",
        TableUi::RemovalStalemates => "Si la retiras, te quedas sin ninguna jugada: tablas por ahogado.",
        TableUi::ClaimDraw => "Reclamar tablas",
        TableUi::ClaimRepetition => "Por repetición de la posición",
        TableUi::ClaimFifty => "Por las 50 jugadas",
        TableUi::ClaimRepetitionShort => "Repetición",
        TableUi::ClaimFiftyShort => "50 jugadas",
        // Draw offers
        TableUi::OfferDraw => "Ofrecer tablas",
        TableUi::Adjust => "Compongo",
        TableUi::Touched => "tocada",
        TableUi::OfferDrawShort => "Tablas",
        TableUi::OfferShort => "Ofrecer",
        TableUi::AcceptDraw => "Aceptar las tablas",
        TableUi::AcceptDrawShort => "Aceptar",
        TableUi::DeclineDraw => "Rechazar las tablas",
        TableUi::DeclineDrawShort => "Rechazar",
        TableUi::OfferOpen => "Ofrece tablas",
        TableUi::OfferStands => "Tu oferta vale hasta que el oponente responda o mueva.",
        TableUi::BoardAgreed => "Tablas acordadas: falta el otro tablero",
        TableUi::BoardAgreedShort => "Tablas acordadas",
        TableUi::BoardAgreedHelp => "Si alguien mueve en este tablero, el acuerdo queda sin efecto.",
        // Without a move
        TableUi::WaitsForPiece => "Sin jugada: espera una pieza",
        TableUi::WaitsForPieceShort => "Espera una pieza",
        TableUi::WaitsForPieceHelp => {
            "Ahora no hay ninguna jugada, pero aún puede llegar una pieza. El reloj sigue en marcha."
        }
        // Calling off and taking back
        TableUi::CallOff => "Anular la partida",
        TableUi::CallOffQuestion => "¿Quieres anular la partida? Quedará sin resultado.",
        TableUi::CallOffYes => "Anular",
        TableUi::CallOffHelp => "Se puede anular hasta que se juegue en los dos tableros.",
        TableUi::TakeBack => "Deshacer la jugada",
        TableUi::TakeBackYes => "Deshacer",
        TableUi::GiveTime => "Devolver también el tiempo usado",
        TableUi::TimeGiven => "Los relojes vuelven a marcar lo que marcaban.",
        TableUi::Redo => "Rehacer la jugada",
        TableUi::Redone => "Se ha rehecho la última jugada.",
        // Clocks
        TableUi::LowTime => "Poco tiempo",
        TableUi::CorrectTimes => "Corregir los tiempos",
        TableUi::CorrectTimesHelp => {
            "Un 5 son cinco minutos. La bandera caída se levanta; con 0:00 cae al andar el reloj."
        }
        TableUi::CorrectTimesYes => "Corregir",
        TableUi::TimeFormat => "Escribe minutos y segundos, por ejemplo 4:30.",
        TableUi::TimeCorrectedNotice => "Tiempo corregido.",
        TableUi::GapTitle => "Tiempo sin contar",
        TableUi::GapForget => "Seguir sin contarlo",
        TableUi::GapCount => "Contarlo y seguir",
        TableUi::GapCountHelp => "Si lo contáis, se le descuenta a quien tiene el turno:",
        TableUi::Restored => "La partida sigue donde la dejasteis.",
        TableUi::RestoredCut => {
            "Vuestra partida ha vuelto sin las últimas anotaciones, que no se pudieron leer."
        }
        TableUi::NotKept => "Sin guardar",
        TableUi::NewBuild => "Versión nueva: recargar",
        TableUi::NewBuildNotice => {
            "Hay una versión nueva de la página. Cárgala desde el menú; la partida se conserva."
        }
        TableUi::NotKeptFull => "No queda espacio en este dispositivo.",
        TableUi::NotKeptForbidden => "Este navegador no deja que la página guarde nada.",
        TableUi::NotKeptNewer => "Aquí guardó partidas una versión más nueva de esta página.",
        TableUi::NotKeptHelp => {
            "La partida sigue. Al cerrar la página se pierde, salvo que la guardéis en un archivo."
        }
        TableUi::Elsewhere => "Esta partida se juega en otra pestaña",
        TableUi::ElsewhereHelp => "Aquí solo miras. Puedes seguir jugando aquí o con una copia tuya.",
        TableUi::PlayHere => "Jugar aquí",
        TableUi::OpenCopy => "Abrir una copia",
        TableUi::LookOn => "Mirar",
        TableUi::SaveMatch => "Guardar la partida",
        // After the match
        TableUi::RematchSame => "En los mismos asientos",
        TableUi::RematchColors => "Con los colores cambiados",
        TableUi::RematchColorsHelp => "Las mismas parejas, y cada persona con el otro color.",
        TableUi::RematchPartners => "Con las parejas cambiadas",
        TableUi::RematchPartnersHelp => "Cada persona juega al lado de otra.",
        TableUi::Evening => "Marcador",
        TableUi::EveningByTeam => "Por parejas",
        TableUi::EveningByPlayer => "Por personas",
        TableUi::Points => "Puntos",
        TableUi::Played => "Partidas",
        TableUi::EveningEmpty => "Aún no ha terminado ninguna partida.",
        TableUi::Copy => "Copiar",
        TableUi::Export => "Exportar",
        TableUi::ExportHelp => "Guarda el marcador en un archivo que se abre en una hoja de cálculo.",
        TableUi::EveningClear => "Borrar el marcador",
        TableUi::EveningClearQuestion => "¿Quieres borrar el marcador?",
        TableUi::EveningClearYes => "Borrar",
    }
}
