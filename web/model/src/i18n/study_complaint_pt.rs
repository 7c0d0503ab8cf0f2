//! What is wrong with a record that was read, in Portuguese.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::Portuguese;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => Text::Borrowed("Esta partida é longa demais e ficou de fora."),
        ComplaintKind::TooManyGames => Text::Borrowed("Há partidas a mais: o resto ficou de fora."),
        ComplaintKind::NotAGame => {
            Text::Borrowed("Estes comentários não são de nenhuma partida e ficaram de fora.")
        }
        ComplaintKind::TagUnreadable => Text::Borrowed(
            "Esta etiqueta não se consegue ler. Uma etiqueta é [Nome «texto»], com aspas direitas.",
        ),
        ComplaintKind::TagTwice { name } => join(&["A etiqueta ", name, " está duas vezes: conta a última."]),
        ComplaintKind::TagTooLong { name } => join(&["A etiqueta ", name, " é longa demais e foi cortada."]),
        ComplaintKind::TooManyTags => Text::Borrowed("Há etiquetas a mais: o resto ficou de fora."),
        ComplaintKind::TagNonsense { name } => {
            join(&["O texto da etiqueta ", name, " não faz sentido: é como se não estivesse."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("A etiqueta RuleSet não se consegue ler: valem as regras internacionais.")
        }
        ComplaintKind::Fen(error) => {
            join(&["A posição inicial não se consegue ler. ", &bfen_fault(LANG, error)])
        }
        ComplaintKind::Fault { board, fault } => {
            join(&["A posição inicial não serve. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "Um direito da posição inicial não pode ser e foi tirado. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("Este comentário não se fecha."),
        ComplaintKind::CommentTooLong => Text::Borrowed("Este comentário é longo demais e foi cortado."),
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("Este comando num comentário não faz sentido: fica como texto.")
        }
        ComplaintKind::Stray(sign) => join(&["O sinal ", &sign.to_string(), " não fecha nada."]),
        ComplaintKind::VariationOpen => Text::Borrowed("Esta variante não se fecha."),
        ComplaintKind::VariationNowhere => {
            Text::Borrowed("Não há nenhum lance que esta variante possa substituir.")
        }
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("Esta variante está dentro de muitas outras e ficou de fora.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("Isto não é um lance nem um comentário e ficou de fora.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("Este número não tem lance."),
        ComplaintKind::BoardMissing => Text::Borrowed("Este número não diz o tabuleiro: toma-se o A."),
        ComplaintKind::NumberJumps { expected } => {
            join(&["Este seria o lance ", &expected.to_string(), " do seu tabuleiro."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Sem a posição inicial não se pode jogar nada."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("Isto não se pode fazer aqui e ficou de fora."),
        ComplaintKind::TooManyMoves => Text::Borrowed("Há lances a mais: o resto ficou de fora."),
        ComplaintKind::ResultDiffers { tag } => join(&[
            "A etiqueta Result diz ",
            tag.text(),
            " e os lances acabam de outra forma: conta o fim dos lances.",
        ]),
        ComplaintKind::ResultContradicts { token } => {
            join(&["O resultado ", token.text(), " contradiz quem perdeu: conta quem perdeu."])
        }
        ComplaintKind::AfterTheEnd => Text::Borrowed("Isto vem depois do resultado e ficou de fora."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["Há mais ", &count.to_string(), " notas sobre esta partida."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("isto não é um lance."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("nenhuma peça do jogador pode fazer esse lance.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("pode ser mais de um lance."),
        WhyNot::NoStart => Text::Borrowed("a posição anterior não se conhece."),
        WhyNot::TooManyMoves => Text::Borrowed("há lances a mais."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), ": ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("Este texto JSON está partido: nada foi lido."),
        ChessComProblem::NoGame => Text::Borrowed("Aqui não há nenhuma partida de chess.com."),
        ChessComProblem::NoBoard(board) => {
            join(&["Falta a partida do tabuleiro ", board_letter(*board), "."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Tabuleiro ", board_letter(*board), ", posição inicial. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["A posição inicial não serve. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["O último lance do tabuleiro ", board_letter(*board), " está cortado."])
        }
        ChessComProblem::TooManyMoves(board) => {
            join(&["O tabuleiro ", board_letter(*board), " tem lances a mais: o resto ficou de fora."])
        }
        ChessComProblem::TimesMissing(board) => join(&[
            "O tabuleiro ",
            board_letter(*board),
            " tem menos tempos do que lances: a ordem é em parte suposta.",
        ]),
        ChessComProblem::ResultsDisagree => {
            Text::Borrowed("Os resultados dos dois tabuleiros contradizem-se.")
        }
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "Esta linha não é de nenhuma partida e ficou de fora.",
        CsvProblem::QuoteOpen => "As aspas não se fecham antes da partida seguinte.",
        CsvProblem::BehindQuote => "Depois das aspas que fecham não vai nada: ficou de fora.",
        CsvProblem::TooLong => "Estes lances são longos demais e foram cortados.",
    }
}
