//! Labels of the study, in Galician.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Revisión",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Biblioteca",
        StudyUi::Pages => "Partes da revisión",
        // Opening
        StudyUi::OpenFile => "Abrir un ficheiro",
        StudyUi::OpenShort => "Abrir",
        StudyUi::Paste => "Pegar",
        StudyUi::FromTable => "A partida da mesa",
        StudyUi::OpenTitle => "Revisa unha partida",
        StudyUi::OpenHint => "Abre un ficheiro, solta aquí un, ou pega o seu texto.",
        StudyUi::Formats => {
            "Lense BPGN de calquera programa, partidas de chess.com en JSON, rexistros desta páxina e posicións dos dous taboleiros."
        }
        StudyUi::PasteTitle => "Pega unha partida ou unha posición",
        StudyUi::PasteField => "Texto da partida",
        StudyUi::Cancel => "Cancelar",
        StudyUi::ReadingFile => "Lendo o ficheiro",
        StudyUi::Stop => "Deter",
        StudyUi::UnreadableEmpty => "Non hai nada que ler.",
        StudyUi::UnreadableLarge => "O ficheiro pasa de 64 MB.",
        StudyUi::UnreadableNone => "Aquí non hai ningunha partida que se entenda.",
        StudyUi::UnreadableAudit => "O rexistro di o que as regras non permiten.",
        StudyUi::KeptOpen => "O que estaba aberto segue como estaba.",
        StudyUi::LimitMoves => {
            "Non se engadiu nada: unha partida ten como máximo 20 000 xogadas, variantes incluídas."
        }
        StudyUi::LimitDepth => "Non se engadiu nada: as variantes teñen como máximo 32 niveis.",
        StudyUi::LimitText => {
            "Non se engadiu nada: a partida sería longa de máis para un ficheiro que se poida volver ler."
        }
        // Games of a file
        StudyUi::Tabs => "Ao lado dos taboleiros",
        StudyUi::TabMoves => "Xogadas",
        StudyUi::TabGames => "Partidas",
        StudyUi::TabAbout => "Datos",
        StudyUi::Filter => "Filtrar",
        StudyUi::FilterHint => "Nomes, data ou resultado",
        StudyUi::ShowMore => "Mostrar máis",
        StudyUi::NoneFits => "Ningunha partida ten esas palabras.",
        StudyUi::Players => "Xogan",
        StudyUi::Date => "Data",
        // Going through
        StudyUi::MoveList => "Xogadas por orde",
        StudyUi::NoMoves => "Aínda non hai xogadas. Move unha peza.",
        StudyUi::Controls => "Pasar as xogadas",
        StudyUi::ToStart => "Ao comezo",
        StudyUi::BackOne => "Xogada anterior",
        StudyUi::Play => "Reproducir",
        StudyUi::OnOne => "Xogada seguinte",
        StudyUi::ToEnd => "Ao final",
        StudyUi::BackA => "Atrás no taboleiro A",
        StudyUi::OnA => "Adiante no taboleiro A",
        StudyUi::BackB => "Atrás no taboleiro B",
        StudyUi::OnB => "Adiante no taboleiro B",
        StudyUi::Speed => "Velocidade",
        StudyUi::TimeLine => "Liña de tempo",
        StudyUi::TimesUnknown => "Sen tempos: as xogadas van a espazos iguais.",
        StudyUi::LegendMove => "xogada",
        StudyUi::LegendCapture => "captura",
        StudyUi::LegendDrop => "colocación",
        StudyUi::LegendPass => "peza que pasa",
        StudyUi::Swap => "Trocar os taboleiros de lado",
        StudyUi::Material => "Material",
        // Editing
        StudyUi::Notes => "Notas da xogada",
        StudyUi::Comment => "Comentario",
        StudyUi::CommentHint => "Escribe un comentario",
        StudyUi::GoodMove => "Boa xogada",
        StudyUi::Mistake => "Erro",
        StudyUi::Brilliant => "Xogada brillante",
        StudyUi::Blunder => "Erro grave",
        StudyUi::Interesting => "Xogada interesante",
        StudyUi::Dubious => "Xogada dubidosa",
        StudyUi::Draw => "Debuxar frechas e círculos (M)",
        StudyUi::DrawHint => {
            "Frechas do teclado e Intro: dúas casas fan unha frecha, a mesma dúas veces un círculo. 1 a 4: cor. Escape: rematar."
        }
        StudyUi::Cut => "Borrar desde aquí",
        StudyUi::Promote => "Facer liña principal",
        StudyUi::Undo => "Desfacer",
        StudyUi::Redo => "Refacer",
        StudyUi::Give => "E se tivese unha peza máis?",
        StudyUi::Variation => "Variante",
        // Saving
        StudyUi::Save => "Gardar",
        StudyUi::CopyBpgn => "Copiar como BPGN",
        StudyUi::SaveBpgn => "Descargar o BPGN",
        StudyUi::Copied => "Copiado",
        StudyUi::KeepIt => "Gardar na biblioteca",
        StudyUi::KeptIt => "Está na biblioteca.",
        StudyUi::Aside => "O que tiñas aberto segue aquí, cos seus cambios.",
        StudyUi::Return => "Volver ao que tiñas aberto",
        // About the record
        StudyUi::PlayedBy => "Regras coas que se xulga",
        StudyUi::Detected => "Recoñecidas na partida",
        StudyUi::Forbidden => "Prohibido polo regulamento galego",
        StudyUi::NoBreach => "Todas as xogadas valen polo regulamento galego.",
        StudyUi::Complaints => "Avisos da lectura",
        StudyUi::NoComplaint => "O texto lese enteiro.",
        StudyUi::StopsHere => "O texto segue, pero desde aquí non se pode xogar.",
        StudyUi::Tags => "Etiquetas",
        StudyUi::ClosePanel => "Pechar",
    }
}
