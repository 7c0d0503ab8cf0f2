//! What is wrong with a record that was read, in Spanish.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::Spanish;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => Text::Borrowed("Esta partida es demasiado larga: ha quedado fuera."),
        ComplaintKind::TooManyGames => {
            Text::Borrowed("Hay demasiadas partidas: las demás han quedado fuera.")
        }
        ComplaintKind::NotAGame => {
            Text::Borrowed("Estos comentarios no son de ninguna partida: han quedado fuera.")
        }
        ComplaintKind::TagUnreadable => {
            Text::Borrowed("Esta etiqueta no se entiende. Se escribe [Nombre «texto»], con comillas rectas.")
        }
        ComplaintKind::TagTwice { name } => join(&["La etiqueta ", name, " está dos veces: vale la última."]),
        ComplaintKind::TagTooLong { name } => {
            join(&["La etiqueta ", name, " es demasiado larga: ha quedado cortada."])
        }
        ComplaintKind::TooManyTags => {
            Text::Borrowed("Hay demasiadas etiquetas: las demás han quedado fuera.")
        }
        ComplaintKind::TagNonsense { name } => {
            join(&["El texto de la etiqueta ", name, " no tiene sentido: es como si no estuviera."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("La etiqueta RuleSet no se entiende: valen las reglas internacionales.")
        }
        ComplaintKind::Fen(error) => {
            join(&["La posición inicial no se entiende. ", &bfen_fault(LANG, error)])
        }
        ComplaintKind::Fault { board, fault } => {
            join(&["La posición inicial no vale. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "Un derecho de la posición inicial no puede ser y se ha quitado. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("Este comentario no se cierra."),
        ComplaintKind::CommentTooLong => {
            Text::Borrowed("Este comentario es demasiado largo: ha quedado cortado.")
        }
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("Esta orden de un comentario no tiene sentido: queda como texto.")
        }
        ComplaintKind::Stray(sign) => join(&["El signo ", &sign.to_string(), " no cierra nada."]),
        ComplaintKind::VariationOpen => Text::Borrowed("Esta variante no se cierra."),
        ComplaintKind::VariationNowhere => {
            Text::Borrowed("Esta variante no tiene jugada a la que sustituir.")
        }
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("Esta variante está dentro de demasiadas variantes: ha quedado fuera.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("Esto no es ni una jugada ni un comentario: ha quedado fuera.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("Este número no tiene jugada."),
        ComplaintKind::BoardMissing => Text::Borrowed("Este número no dice de qué tablero es: se toma el A."),
        ComplaintKind::NumberJumps { expected } => {
            join(&["En este tablero tocaría la jugada ", &expected.to_string(), "."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Sin la posición inicial no se puede jugar nada."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("Esto no se puede hacer aquí: ha quedado fuera."),
        ComplaintKind::TooManyMoves => Text::Borrowed("Hay demasiadas jugadas: las demás han quedado fuera."),
        ComplaintKind::ResultDiffers { tag } => join(&[
            "La etiqueta Result dice ",
            tag.text(),
            " y la partida termina de otro modo: vale el final de las jugadas.",
        ]),
        ComplaintKind::ResultContradicts { token } => join(&[
            "El resultado ",
            token.text(),
            " contradice lo que se dice de quién ha perdido: vale quién ha perdido.",
        ]),
        ComplaintKind::AfterTheEnd => Text::Borrowed("Esto va después del resultado: ha quedado fuera."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["Hay ", &count.to_string(), " avisos más de esta partida."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("esto no es una jugada."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("ninguna pieza suya puede hacer esa jugada.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("puede ser más de una jugada."),
        WhyNot::NoStart => Text::Borrowed("no se sabe de qué posición sale."),
        WhyNot::TooManyMoves => Text::Borrowed("hay demasiadas jugadas."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), ": ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("Este texto JSON está roto: no se ha leído nada."),
        ChessComProblem::NoGame => Text::Borrowed("Aquí no hay ninguna partida de chess.com."),
        ChessComProblem::NoBoard(board) => {
            join(&["Falta la partida del tablero ", board_letter(*board), "."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Tablero ", board_letter(*board), ", posición inicial. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["La posición inicial no vale. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["La última jugada del tablero ", board_letter(*board), " está cortada."])
        }
        ChessComProblem::TooManyMoves(board) => join(&[
            "El tablero ",
            board_letter(*board),
            " tiene demasiadas jugadas: las demás han quedado fuera.",
        ]),
        ChessComProblem::TimesMissing(board) => join(&[
            "El tablero ",
            board_letter(*board),
            " tiene menos tiempos que jugadas: el orden es en parte una suposición.",
        ]),
        ChessComProblem::ResultsDisagree => {
            Text::Borrowed("Los resultados de los dos tableros se contradicen.")
        }
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "Esta línea no es de ninguna partida: ha quedado fuera.",
        CsvProblem::QuoteOpen => "Las comillas no se cierran antes de la partida siguiente.",
        CsvProblem::BehindQuote => "Después de las comillas no va nada: ha quedado fuera.",
        CsvProblem::TooLong => "Estas jugadas son demasiado largas: han quedado cortadas.",
    }
}
