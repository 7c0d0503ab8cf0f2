//! What is wrong with a record that was read, in German.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::German;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => Text::Borrowed("Diese Partie ist zu lang und wurde ausgelassen."),
        ComplaintKind::TooManyGames => {
            Text::Borrowed("Es sind zu viele Partien: Der Rest wurde ausgelassen.")
        }
        ComplaintKind::NotAGame => {
            Text::Borrowed("Diese Kommentare gehören zu keiner Partie und wurden ausgelassen.")
        }
        ComplaintKind::TagUnreadable => Text::Borrowed(
            "Dieses Tag ist nicht lesbar. Ein Tag ist [Name „Text“], mit geraden Anführungszeichen.",
        ),
        ComplaintKind::TagTwice { name } => join(&["Das Tag ", name, " ist zweimal da: Das letzte zählt."]),
        ComplaintKind::TagTooLong { name } => join(&["Das Tag ", name, " ist zu lang und wurde gekürzt."]),
        ComplaintKind::TooManyTags => Text::Borrowed("Es sind zu viele Tags: Der Rest wurde ausgelassen."),
        ComplaintKind::TagNonsense { name } => {
            join(&["Der Text des Tags ", name, " ergibt keinen Sinn: Er zählt nicht."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("Das Tag RuleSet ist nicht lesbar: Es gelten die internationalen Regeln.")
        }
        ComplaintKind::Fen(error) => {
            join(&["Die Anfangsstellung ist nicht lesbar. ", &bfen_fault(LANG, error)])
        }
        ComplaintKind::Fault { board, fault } => {
            join(&["Die Anfangsstellung ist nicht möglich. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "Ein Recht der Anfangsstellung ist nicht möglich und wurde entfernt. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("Dieser Kommentar ist nicht geschlossen."),
        ComplaintKind::CommentTooLong => Text::Borrowed("Dieser Kommentar ist zu lang und wurde gekürzt."),
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("Dieser Befehl im Kommentar ergibt keinen Sinn: Er bleibt Text.")
        }
        ComplaintKind::Stray(sign) => join(&["Das Zeichen ", &sign.to_string(), " schließt nichts."]),
        ComplaintKind::VariationOpen => Text::Borrowed("Diese Variante ist nicht geschlossen."),
        ComplaintKind::VariationNowhere => {
            Text::Borrowed("Es gibt keinen Zug, den diese Variante ersetzen könnte.")
        }
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("Diese Variante liegt in zu vielen anderen und wurde ausgelassen.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("Das ist weder Zug noch Kommentar und wurde ausgelassen.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("Diese Nummer hat keinen Zug."),
        ComplaintKind::BoardMissing => {
            Text::Borrowed("Diese Nummer nennt kein Brett: Es wird Brett A genommen.")
        }
        ComplaintKind::NumberJumps { expected } => {
            join(&["Das wäre Zug ", &expected.to_string(), " auf seinem Brett."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Ohne die Anfangsstellung lässt sich nichts spielen."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("Das geht hier nicht und wurde ausgelassen."),
        ComplaintKind::TooManyMoves => Text::Borrowed("Es sind zu viele Züge: Der Rest wurde ausgelassen."),
        ComplaintKind::ResultDiffers { tag } => join(&[
            "Das Tag Result sagt ",
            tag.text(),
            " und die Züge enden anders: Das Ende der Züge zählt.",
        ]),
        ComplaintKind::ResultContradicts { token } => {
            join(&["Das Ergebnis ", token.text(), " widerspricht dem Verlierer: Der Verlierer zählt."])
        }
        ComplaintKind::AfterTheEnd => Text::Borrowed("Das kommt nach dem Ergebnis und wurde ausgelassen."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["Es gibt noch ", &count.to_string(), " Hinweise zu dieser Partie."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("Das ist kein Zug."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("Keine Figur des Spielers kann das ziehen.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("Es kann mehr als ein Zug sein."),
        WhyNot::NoStart => Text::Borrowed("Die Stellung davor ist nicht bekannt."),
        WhyNot::TooManyMoves => Text::Borrowed("Es sind zu viele Züge."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), ": ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("Dieser JSON-Text ist beschädigt: Nichts wurde gelesen."),
        ChessComProblem::NoGame => Text::Borrowed("Hier ist keine Partie von chess.com."),
        ChessComProblem::NoBoard(board) => {
            join(&["Es fehlt die Partie von Brett ", board_letter(*board), "."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Brett ", board_letter(*board), ", Anfangsstellung. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["Die Anfangsstellung ist nicht möglich. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["Der letzte Zug auf Brett ", board_letter(*board), " ist abgeschnitten."])
        }
        ChessComProblem::TooManyMoves(board) => {
            join(&["Brett ", board_letter(*board), " hat zu viele Züge: Der Rest wurde ausgelassen."])
        }
        ChessComProblem::TimesMissing(board) => join(&[
            "Brett ",
            board_letter(*board),
            " hat weniger Zeiten als Züge: Die Reihenfolge ist zum Teil geraten.",
        ]),
        ChessComProblem::ResultsDisagree => {
            Text::Borrowed("Die Ergebnisse beider Bretter widersprechen sich.")
        }
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "Diese Zeile gehört zu keiner Partie und wurde ausgelassen.",
        CsvProblem::QuoteOpen => "Die Anführungszeichen schließen nicht vor der nächsten Partie.",
        CsvProblem::BehindQuote => {
            "Nach den schließenden Anführungszeichen steht nichts: Es wurde ausgelassen."
        }
        CsvProblem::TooLong => "Diese Züge sind zu lang und wurden gekürzt.",
    }
}
