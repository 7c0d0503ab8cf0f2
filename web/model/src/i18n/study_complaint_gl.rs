//! What is wrong with a record that was read, in Galician.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::Galician;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => Text::Borrowed("Esta partida é longa de máis: quedou fóra."),
        ComplaintKind::TooManyGames => Text::Borrowed("Hai partidas de máis: as demais quedaron fóra."),
        ComplaintKind::NotAGame => {
            Text::Borrowed("Estes comentarios non son de ningunha partida: quedaron fóra.")
        }
        ComplaintKind::TagUnreadable => {
            Text::Borrowed("Esta etiqueta non se entende. Escríbese [Nome «texto»], con comiñas rectas.")
        }
        ComplaintKind::TagTwice { name } => join(&["A etiqueta ", name, " está dúas veces: vale a última."]),
        ComplaintKind::TagTooLong { name } => {
            join(&["A etiqueta ", name, " é longa de máis: quedou cortada."])
        }
        ComplaintKind::TooManyTags => Text::Borrowed("Hai etiquetas de máis: as demais quedaron fóra."),
        ComplaintKind::TagNonsense { name } => {
            join(&["O texto da etiqueta ", name, " non ten sentido: é coma se non estivese."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("A etiqueta RuleSet non se entende: valen as regras internacionais.")
        }
        ComplaintKind::Fen(error) => join(&["A posición inicial non se entende. ", &bfen_fault(LANG, error)]),
        ComplaintKind::Fault { board, fault } => {
            join(&["A posición inicial non vale. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "Un dereito da posición inicial non pode ser e quitouse. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("Este comentario non se pecha."),
        ComplaintKind::CommentTooLong => Text::Borrowed("Este comentario é longo de máis: quedou cortado."),
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("Esta orde dun comentario non ten sentido: queda como texto.")
        }
        ComplaintKind::Stray(sign) => join(&["O signo ", &sign.to_string(), " non pecha nada."]),
        ComplaintKind::VariationOpen => Text::Borrowed("Esta variante non se pecha."),
        ComplaintKind::VariationNowhere => Text::Borrowed("Esta variante non ten xogada á que substituír."),
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("Esta variante está dentro de demasiadas variantes: quedou fóra.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("Isto non é nin unha xogada nin un comentario: quedou fóra.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("Este número non ten xogada."),
        ComplaintKind::BoardMissing => Text::Borrowed("Este número non di de que taboleiro é: tómase o A."),
        ComplaintKind::NumberJumps { expected } => {
            join(&["Neste taboleiro tocaría a xogada ", &expected.to_string(), "."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Sen a posición inicial non se pode xogar nada."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("Isto non se pode facer aquí: quedou fóra."),
        ComplaintKind::TooManyMoves => Text::Borrowed("Hai xogadas de máis: as demais quedaron fóra."),
        ComplaintKind::ResultDiffers { tag } => join(&[
            "A etiqueta Result di ",
            tag.text(),
            " e a partida remata doutro xeito: vale o final das xogadas.",
        ]),
        ComplaintKind::ResultContradicts { token } => {
            join(&["O resultado ", token.text(), " contradí o que se di de quen perdeu: vale quen perdeu."])
        }
        ComplaintKind::AfterTheEnd => Text::Borrowed("Isto vai despois do resultado: quedou fóra."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["Hai ", &count.to_string(), " avisos máis desta partida."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("isto non é unha xogada."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("ningunha peza súa pode facer esa xogada.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("pode ser máis dunha xogada."),
        WhyNot::NoStart => Text::Borrowed("non se sabe de que posición sae."),
        WhyNot::TooManyMoves => Text::Borrowed("hai xogadas de máis."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), ": ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("Este texto JSON está roto: non se leu nada."),
        ChessComProblem::NoGame => Text::Borrowed("Aquí non hai ningunha partida de chess.com."),
        ChessComProblem::NoBoard(board) => {
            join(&["Falta a partida do taboleiro ", board_letter(*board), "."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Taboleiro ", board_letter(*board), ", posición inicial. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["A posición inicial non vale. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["A última xogada do taboleiro ", board_letter(*board), " está cortada."])
        }
        ChessComProblem::TooManyMoves(board) => {
            join(&["O taboleiro ", board_letter(*board), " ten xogadas de máis: as demais quedaron fóra."])
        }
        ChessComProblem::TimesMissing(board) => join(&[
            "O taboleiro ",
            board_letter(*board),
            " ten menos tempos ca xogadas: a orde é en parte unha suposición.",
        ]),
        ChessComProblem::ResultsDisagree => Text::Borrowed("Os resultados dos dous taboleiros contradinse."),
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "Esta liña non é de ningunha partida: quedou fóra.",
        CsvProblem::QuoteOpen => "As comiñas non se pechan antes da partida seguinte.",
        CsvProblem::BehindQuote => "Despois das comiñas non vai nada: quedou fóra.",
        CsvProblem::TooLong => "Estas xogadas son longas de máis: quedaron cortadas.",
    }
}
