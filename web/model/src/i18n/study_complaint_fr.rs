//! What is wrong with a record that was read, in French.

use pasapezas_core::notation::MoveTextError;
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::{ComplaintKind, Unplayable, WhyNot};

use super::fault::{bfen_fault, fen_fault, setup_fault_on};
use super::lang::Lang;
use super::study_complaint::{numbered, refused};
use super::text::{Text, board_letter, join};

const LANG: Lang = Lang::French;

/// The sentence of a complaint.
#[expect(clippy::too_many_lines, reason = "one row per complaint: a table, not a program")]
pub(super) fn complaint(kind: &ComplaintKind) -> Text {
    match kind {
        ComplaintKind::GameTooLong => {
            Text::Borrowed("Cette partie est trop longue et a été laissée de côté.")
        }
        ComplaintKind::TooManyGames => {
            Text::Borrowed("Il y a trop de parties\u{a0}: le reste a été laissé de côté.")
        }
        ComplaintKind::NotAGame => {
            Text::Borrowed("Ces commentaires n’appartiennent à aucune partie et ont été laissés de côté.")
        }
        ComplaintKind::TagUnreadable => Text::Borrowed(
            "Cette balise est illisible. Une balise est [Nom «\u{a0}texte\u{a0}»], avec des guillemets droits.",
        ),
        ComplaintKind::TagTwice { name } => {
            join(&["La balise ", name, " est là deux fois\u{a0}: la dernière compte."])
        }
        ComplaintKind::TagTooLong { name } => {
            join(&["La balise ", name, " est trop longue et a été coupée."])
        }
        ComplaintKind::TooManyTags => {
            Text::Borrowed("Il y a trop de balises\u{a0}: le reste a été laissé de côté.")
        }
        ComplaintKind::TagNonsense { name } => {
            join(&["Le texte de la balise ", name, " n’a pas de sens\u{a0}: il ne compte pas."])
        }
        ComplaintKind::Rules(_) => {
            Text::Borrowed("La balise RuleSet est illisible\u{a0}: les règles internationales valent.")
        }
        ComplaintKind::Fen(error) => {
            join(&["La position initiale est illisible. ", &bfen_fault(LANG, error)])
        }
        ComplaintKind::Fault { board, fault } => {
            join(&["La position initiale n’est pas valable. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ComplaintKind::RightForgiven { board, fault } => join(&[
            "Un droit de la position initiale est impossible et a été enlevé. ",
            &setup_fault_on(LANG, *board, *fault),
        ]),
        ComplaintKind::CommentOpen => Text::Borrowed("Ce commentaire n’est pas fermé."),
        ComplaintKind::CommentTooLong => Text::Borrowed("Ce commentaire est trop long et a été coupé."),
        ComplaintKind::CommandNonsense => {
            Text::Borrowed("Cette commande dans un commentaire n’a pas de sens\u{a0}: elle reste du texte.")
        }
        ComplaintKind::Stray(sign) => join(&["Le signe ", &sign.to_string(), " ne ferme rien."]),
        ComplaintKind::VariationOpen => Text::Borrowed("Cette variante n’est pas fermée."),
        ComplaintKind::VariationNowhere => {
            Text::Borrowed("Il n’y a aucun coup que cette variante puisse remplacer.")
        }
        ComplaintKind::VariationTooDeep => {
            Text::Borrowed("Cette variante est dans trop d’autres et a été laissée de côté.")
        }
        ComplaintKind::UnknownWord => {
            Text::Borrowed("Ce n’est ni un coup ni un commentaire\u{a0}: laissé de côté.")
        }
        ComplaintKind::MoveMissing => Text::Borrowed("Ce numéro n’a pas de coup."),
        ComplaintKind::BoardMissing => {
            Text::Borrowed("Ce numéro ne dit pas l’échiquier\u{a0}: c’est le A qui est pris.")
        }
        ComplaintKind::NumberJumps { expected } => {
            join(&["Ce serait le coup ", &expected.to_string(), " de son échiquier."])
        }
        ComplaintKind::Unplayable(what) => unplayable(what),
        ComplaintKind::NoStart => Text::Borrowed("Sans la position initiale, rien ne peut être joué."),
        ComplaintKind::StepImpossible(_) => Text::Borrowed("C’est impossible ici et a été laissé de côté."),
        ComplaintKind::TooManyMoves => {
            Text::Borrowed("Il y a trop de coups\u{a0}: le reste a été laissé de côté.")
        }
        ComplaintKind::ResultDiffers { tag } => join(&[
            "La balise Result dit ",
            tag.text(),
            " et les coups finissent autrement\u{a0}: la fin des coups compte.",
        ]),
        ComplaintKind::ResultContradicts { token } => join(&[
            "Le résultat ",
            token.text(),
            " contredit qui a perdu\u{a0}: c’est qui a perdu qui compte.",
        ]),
        ComplaintKind::AfterTheEnd => Text::Borrowed("Cela vient après le résultat et a été laissé de côté."),
        ComplaintKind::ChessCom(problem) => chess_com(problem),
        ComplaintKind::Csv(problem) => csv(*problem).into(),
        ComplaintKind::AndMore { count } => {
            join(&["Il y a encore ", &count.to_string(), " notes sur cette partie."])
        }
    }
}

/// A move that cannot be played, and why.
fn unplayable(what: &Unplayable) -> Text {
    let why = match &what.why {
        WhyNot::Move(MoveTextError::Unreadable) => Text::Borrowed("ce n’est pas un coup."),
        WhyNot::Move(MoveTextError::NoSuchPiece { .. }) => {
            Text::Borrowed("aucune pièce du joueur ne peut jouer ce coup.")
        }
        WhyNot::Move(MoveTextError::Ambiguous { .. }) => Text::Borrowed("ce peut être plus d’un coup."),
        WhyNot::NoStart => Text::Borrowed("la position d’avant n’est pas connue."),
        WhyNot::TooManyMoves => Text::Borrowed("il y a trop de coups."),
        WhyNot::Move(MoveTextError::Refused(why)) => refused(LANG, *why),
    };
    join(&[&numbered(what), "\u{a0}: ", &why])
}

fn chess_com(problem: &ChessComProblem) -> Text {
    match problem {
        ChessComProblem::Json(_) => Text::Borrowed("Ce texte JSON est abîmé\u{a0}: rien n’a été lu."),
        ChessComProblem::NoGame => Text::Borrowed("Il n’y a pas de partie de chess.com ici."),
        ChessComProblem::NoBoard(board) => {
            join(&["Il manque la partie de l’échiquier ", board_letter(*board), "."])
        }
        ChessComProblem::Fen(board, error) => {
            join(&["Échiquier ", board_letter(*board), ", position initiale. ", &fen_fault(LANG, error)])
        }
        ChessComProblem::Fault(board, fault) => {
            join(&["La position initiale n’est pas valable. ", &setup_fault_on(LANG, *board, *fault)])
        }
        ChessComProblem::HalfMoveCut(board) => {
            join(&["Le dernier coup de l’échiquier ", board_letter(*board), " est coupé."])
        }
        ChessComProblem::TooManyMoves(board) => join(&[
            "L’échiquier ",
            board_letter(*board),
            " a trop de coups\u{a0}: le reste a été laissé de côté.",
        ]),
        ChessComProblem::TimesMissing(board) => join(&[
            "L’échiquier ",
            board_letter(*board),
            " a moins de temps que de coups\u{a0}: l’ordre est en partie supposé.",
        ]),
        ChessComProblem::ResultsDisagree => {
            Text::Borrowed("Les résultats des deux échiquiers se contredisent.")
        }
    }
}

const fn csv(problem: CsvProblem) -> &'static str {
    match problem {
        CsvProblem::NoRecord => "Cette ligne n’appartient à aucune partie et a été laissée de côté.",
        CsvProblem::QuoteOpen => "Les guillemets ne sont pas fermés avant la partie suivante.",
        CsvProblem::BehindQuote => "Rien ne va après les guillemets fermants\u{a0}: laissé de côté.",
        CsvProblem::TooLong => "Ces coups sont trop longs et ont été coupés.",
    }
}
