//! Labels of the study, in Spanish.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Revisión",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Biblioteca",
        StudyUi::Pages => "Partes de la revisión",
        // Opening
        StudyUi::OpenFile => "Abrir un archivo",
        StudyUi::OpenShort => "Abrir",
        StudyUi::Paste => "Pegar",
        StudyUi::FromTable => "La partida de la mesa",
        StudyUi::OpenTitle => "Revisa una partida",
        StudyUi::OpenHint => "Abre un archivo, suelta aquí uno, o pega su texto.",
        StudyUi::Formats => {
            "Se leen BPGN de cualquier programa, partidas de chess.com en JSON, registros de esta página y posiciones de los dos tableros."
        }
        StudyUi::PasteTitle => "Pega una partida o una posición",
        StudyUi::PasteField => "Texto de la partida",
        StudyUi::Cancel => "Cancelar",
        StudyUi::ReadingFile => "Leyendo el archivo",
        StudyUi::Stop => "Detener",
        StudyUi::UnreadableEmpty => "No hay nada que leer.",
        StudyUi::UnreadableLarge => "El archivo pasa de 64 MB.",
        StudyUi::UnreadableNone => "Aquí no hay ninguna partida que se entienda.",
        StudyUi::UnreadableAudit => "El registro dice lo que las reglas no permiten.",
        StudyUi::KeptOpen => "Lo que estaba abierto sigue como estaba.",
        StudyUi::LimitMoves => {
            "No se ha añadido nada: una partida tiene como máximo 20 000 jugadas, variantes incluidas."
        }
        StudyUi::LimitDepth => "No se ha añadido nada: las variantes tienen como máximo 32 niveles.",
        StudyUi::LimitText => {
            "No se ha añadido nada: la partida sería demasiado larga para un archivo que se pueda volver a leer."
        }
        // Games of a file
        StudyUi::Tabs => "Al lado de los tableros",
        StudyUi::TabMoves => "Jugadas",
        StudyUi::TabGames => "Partidas",
        StudyUi::TabAbout => "Datos",
        StudyUi::Filter => "Filtrar",
        StudyUi::FilterHint => "Nombres, fecha o resultado",
        StudyUi::ShowMore => "Mostrar más",
        StudyUi::NoneFits => "Ninguna partida tiene esas palabras.",
        StudyUi::Players => "Juegan",
        StudyUi::Date => "Fecha",
        // Going through
        StudyUi::MoveList => "Jugadas por orden",
        StudyUi::NoMoves => "Aún no hay jugadas. Mueve una pieza.",
        StudyUi::Controls => "Pasar las jugadas",
        StudyUi::ToStart => "Al comienzo",
        StudyUi::BackOne => "Jugada anterior",
        StudyUi::Play => "Reproducir",
        StudyUi::OnOne => "Jugada siguiente",
        StudyUi::ToEnd => "Al final",
        StudyUi::BackA => "Atrás en el tablero A",
        StudyUi::OnA => "Adelante en el tablero A",
        StudyUi::BackB => "Atrás en el tablero B",
        StudyUi::OnB => "Adelante en el tablero B",
        StudyUi::Speed => "Velocidad",
        StudyUi::TimeLine => "Línea de tiempo",
        StudyUi::TimesUnknown => "Sin tiempos: las jugadas van a espacios iguales.",
        StudyUi::LegendMove => "jugada",
        StudyUi::LegendCapture => "captura",
        StudyUi::LegendDrop => "colocación",
        StudyUi::LegendPass => "pieza que pasa",
        StudyUi::Swap => "Cambiar los tableros de lado",
        StudyUi::Material => "Material",
        // Editing
        StudyUi::Notes => "Notas de la jugada",
        StudyUi::Comment => "Comentario",
        StudyUi::CommentHint => "Escribe un comentario",
        StudyUi::GoodMove => "Buena jugada",
        StudyUi::Mistake => "Error",
        StudyUi::Brilliant => "Jugada brillante",
        StudyUi::Blunder => "Error grave",
        StudyUi::Interesting => "Jugada interesante",
        StudyUi::Dubious => "Jugada dudosa",
        StudyUi::Draw => "Dibujar flechas y círculos (M)",
        StudyUi::DrawHint => {
            "Flechas del teclado e Intro: dos casillas hacen una flecha, la misma dos veces un círculo. 1 a 4: color. Escape: terminar."
        }
        StudyUi::Cut => "Borrar desde aquí",
        StudyUi::Promote => "Hacer línea principal",
        StudyUi::Undo => "Deshacer",
        StudyUi::Redo => "Rehacer",
        StudyUi::Give => "¿Y si tuviera una pieza más?",
        StudyUi::Variation => "Variante",
        // Saving
        StudyUi::Save => "Guardar",
        StudyUi::CopyBpgn => "Copiar como BPGN",
        StudyUi::SaveBpgn => "Descargar el BPGN",
        StudyUi::Copied => "Copiado",
        StudyUi::KeepIt => "Guardar en la biblioteca",
        StudyUi::KeptIt => "Está en la biblioteca.",
        StudyUi::Aside => "Lo que tenías abierto sigue aquí, con sus cambios.",
        StudyUi::Return => "Volver a lo que tenías abierto",
        // About the record
        StudyUi::PlayedBy => "Reglas con las que se juzga",
        StudyUi::Detected => "Reconocidas en la partida",
        StudyUi::Forbidden => "Prohibido por el reglamento gallego",
        StudyUi::NoBreach => "Todas las jugadas valen por el reglamento gallego.",
        StudyUi::Complaints => "Avisos de la lectura",
        StudyUi::NoComplaint => "El texto se lee entero.",
        StudyUi::StopsHere => "El texto sigue, pero desde aquí no se puede jugar.",
        StudyUi::Tags => "Etiquetas",
        StudyUi::ClosePanel => "Cerrar",
    }
}
