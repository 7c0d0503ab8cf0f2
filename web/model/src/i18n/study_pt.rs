//! Labels of the study, in Portuguese.

use super::study::StudyUi;

/// The text of `label`.
#[expect(clippy::too_many_lines, reason = "one row per label: a table, not a program")]
pub(super) const fn study_ui(label: StudyUi) -> &'static str {
    match label {
        // Bar
        StudyUi::Review => "Análise",
        StudyUi::Editor => "Editor",
        StudyUi::Library => "Biblioteca",
        StudyUi::Pages => "Partes da análise",
        // Opening
        StudyUi::OpenFile => "Abrir um ficheiro",
        StudyUi::OpenShort => "Abrir",
        StudyUi::Paste => "Colar",
        StudyUi::FromTable => "A partida da mesa",
        StudyUi::OpenTitle => "Analisar uma partida",
        StudyUi::OpenHint => "Abre um ficheiro, larga-o aqui ou cola o seu texto.",
        StudyUi::Formats => {
            "Lê BPGN de todos os programas, partidas de chess.com em JSON, registos desta página e posições dos dois tabuleiros."
        }
        StudyUi::PasteTitle => "Colar uma partida ou uma posição",
        StudyUi::PasteField => "Texto da partida",
        StudyUi::Cancel => "Cancelar",
        StudyUi::ReadingFile => "A ler o ficheiro",
        StudyUi::Stop => "Parar",
        StudyUi::UnreadableEmpty => "Não há nada para ler.",
        StudyUi::UnreadableLarge => "O ficheiro tem mais de 64 MB.",
        StudyUi::UnreadableNone => "Aqui não há nenhuma partida que se possa ler.",
        StudyUi::UnreadableAudit => "O registo diz coisas que as regras não permitem.",
        StudyUi::KeptOpen => "O que estava aberto continua como estava.",
        StudyUi::LimitMoves => {
            "Nada foi acrescentado: um registo tem no máximo 20\u{a0}000 lances, com variantes."
        }
        StudyUi::LimitDepth => "Nada foi acrescentado: as variantes vão no máximo até 32 níveis.",
        StudyUi::LimitText => {
            "Nada foi acrescentado: o texto ficaria longo demais para um ficheiro que se volte a ler."
        }
        // Games of a file
        StudyUi::Tabs => "Junto aos tabuleiros",
        StudyUi::TabMoves => "Lances",
        StudyUi::TabGames => "Partidas",
        StudyUi::TabAbout => "Detalhes",
        StudyUi::Filter => "Filtrar",
        StudyUi::FilterHint => "Nomes, data ou resultado",
        StudyUi::ShowMore => "Ver mais",
        StudyUi::NoneFits => "Nenhuma partida tem essas palavras.",
        StudyUi::Players => "Jogadores",
        StudyUi::Date => "Data",
        // Going through
        StudyUi::MoveList => "Lances por ordem",
        StudyUi::NoMoves => "Ainda não há lances. Move uma peça.",
        StudyUi::Controls => "Percorrer os lances",
        StudyUi::ToStart => "Para o início",
        StudyUi::BackOne => "Lance anterior",
        StudyUi::Play => "Reproduzir",
        StudyUi::OnOne => "Lance seguinte",
        StudyUi::ToEnd => "Para o fim",
        StudyUi::BackA => "Para trás no tabuleiro A",
        StudyUi::OnA => "Para a frente no tabuleiro A",
        StudyUi::BackB => "Para trás no tabuleiro B",
        StudyUi::OnB => "Para a frente no tabuleiro B",
        StudyUi::Speed => "Velocidade",
        StudyUi::TimeLine => "Linha do tempo",
        StudyUi::TimesUnknown => "Sem tempos: os lances vão a espaços iguais.",
        StudyUi::LegendMove => "lance",
        StudyUi::LegendCapture => "captura",
        StudyUi::LegendDrop => "colocação",
        StudyUi::LegendPass => "peça que passa",
        StudyUi::Swap => "Trocar os tabuleiros",
        StudyUi::Material => "Material",
        // Editing
        StudyUi::Notes => "Notas do lance",
        StudyUi::Comment => "Comentário",
        StudyUi::CommentHint => "Escreve um comentário",
        StudyUi::GoodMove => "Bom lance",
        StudyUi::Mistake => "Erro",
        StudyUi::Brilliant => "Lance brilhante",
        StudyUi::Blunder => "Erro grave",
        StudyUi::Interesting => "Lance interessante",
        StudyUi::Dubious => "Lance duvidoso",
        StudyUi::Draw => "Desenhar setas e círculos (M)",
        StudyUi::DrawHint => {
            "Setas do teclado e Enter: duas casas fazem uma seta, duas vezes a mesma um círculo. 1 a 4: cor. Escape: acabar."
        }
        StudyUi::Cut => "Apagar a partir daqui",
        StudyUi::Promote => "Tornar linha principal",
        StudyUi::Undo => "Desfazer",
        StudyUi::Redo => "Refazer",
        StudyUi::Give => "E se tivesse mais uma peça?",
        StudyUi::Variation => "Variante",
        // Saving
        StudyUi::Save => "Guardar",
        StudyUi::CopyBpgn => "Copiar como BPGN",
        StudyUi::SaveBpgn => "Descarregar BPGN",
        StudyUi::Copied => "Copiado",
        StudyUi::KeepIt => "Guardar na biblioteca",
        StudyUi::KeptIt => "Já está na biblioteca.",
        StudyUi::Aside => "O que tinhas aberto continua aqui, com as suas alterações.",
        StudyUi::Return => "Voltar ao que tinhas aberto",
        // About the record
        StudyUi::PlayedBy => "Julgada por",
        StudyUi::Detected => "Reconhecidas na partida",
        StudyUi::Forbidden => "Proibido pelo regulamento galego",
        StudyUi::NoBreach => "O regulamento galego permite todos os lances.",
        StudyUi::Complaints => "Notas da leitura",
        StudyUi::NoComplaint => "O texto lê-se por inteiro.",
        StudyUi::StopsHere => "O texto continua, mas a partir daqui não se pode jogar.",
        StudyUi::Tags => "Etiquetas",
        StudyUi::ClosePanel => "Fechar",
    }
}
