//! What is wrong with records, and the other sentences of the study.

use pasapezas_core::notation::{FenError, MoveTextError, read_bfen, read_fen};
use pasapezas_core::record::read_csv::CsvProblem;
use pasapezas_core::record::read_json::ChessComProblem;
use pasapezas_core::record::read_json::JsonProblem;
use pasapezas_core::record::{ComplaintKind, ResultToken, Unplayable, WhyNot, read_log};
use pasapezas_core::{BoardId, Color, OptionError, Refusal, Role, Seat, SetupFault};

use crate::i18n::{self, Lang, complaint};

fn bad_fen() -> FenError {
    read_fen("x").unwrap_err()
}

fn unplayable(why: WhyNot) -> ComplaintKind {
    let (seat, text) = (Seat::BLACK_B, "Nf3".to_owned());
    ComplaintKind::Unplayable(Unplayable { seat, number: 12, text, why })
}

/// One of every kind.
fn kinds() -> Vec<ComplaintKind> {
    let name = || "Event".to_owned();
    let (board, fault) = (BoardId::B, SetupFault::NoKing { color: Color::White });
    let moves = [
        WhyNot::Move(MoveTextError::Unreadable),
        WhyNot::Move(MoveTextError::NoSuchPiece { role: Role::Rook }),
        WhyNot::Move(MoveTextError::Ambiguous { candidates: Vec::new() }),
        WhyNot::Move(MoveTextError::Refused(Refusal::PromotionMissing)),
        WhyNot::NoStart,
        WhyNot::TooManyMoves,
    ];
    let chess_com = [
        ChessComProblem::Json(JsonProblem::NoValue),
        ChessComProblem::NoGame,
        ChessComProblem::NoBoard(board),
        ChessComProblem::Fen(board, bad_fen()),
        ChessComProblem::Fault(board, fault),
        ChessComProblem::HalfMoveCut(board),
        ChessComProblem::TooManyMoves(board),
        ChessComProblem::TimesMissing(board),
        ChessComProblem::ResultsDisagree,
    ];
    let csv = [CsvProblem::NoRecord, CsvProblem::QuoteOpen, CsvProblem::BehindQuote, CsvProblem::TooLong];
    let mut kinds = vec![
        ComplaintKind::GameTooLong,
        ComplaintKind::NotAGame,
        ComplaintKind::TooManyGames,
        ComplaintKind::TagUnreadable,
        ComplaintKind::TagTwice { name: name() },
        ComplaintKind::TagTooLong { name: name() },
        ComplaintKind::TooManyTags,
        ComplaintKind::TagNonsense { name: name() },
        ComplaintKind::Rules(OptionError::UnknownPreset),
        ComplaintKind::Fen(read_bfen("x").unwrap_err()),
        ComplaintKind::Fault { board, fault },
        ComplaintKind::RightForgiven { board, fault },
        ComplaintKind::CommentOpen,
        ComplaintKind::CommentTooLong,
        ComplaintKind::CommandNonsense,
        ComplaintKind::Stray(')'),
        ComplaintKind::VariationOpen,
        ComplaintKind::VariationNowhere,
        ComplaintKind::VariationTooDeep,
        ComplaintKind::UnknownWord,
        ComplaintKind::MoveMissing,
        ComplaintKind::BoardMissing,
        ComplaintKind::NumberJumps { expected: 7 },
        ComplaintKind::NoStart,
        ComplaintKind::StepImpossible(Refusal::NothingToRemove),
        ComplaintKind::TooManyMoves,
        ComplaintKind::ResultDiffers { tag: ResultToken::Open },
        ComplaintKind::ResultContradicts { token: ResultToken::OneZero },
        ComplaintKind::AfterTheEnd,
        ComplaintKind::AndMore { count: 3 },
    ];
    kinds.extend(moves.map(unplayable));
    kinds.extend(chess_com.map(ComplaintKind::ChessCom));
    kinds.extend(csv.map(ComplaintKind::Csv));
    kinds
}

/// Every sentence of the study that is put together.
pub(super) fn texts(lang: Lang) -> Vec<String> {
    let mut texts: Vec<String> = kinds().iter().map(|kind| complaint(lang, kind).into_owned()).collect();
    texts.extend([1, 2].map(|count| i18n::games_count(lang, count).into_owned()));
    texts.extend([1, 2].map(|count| i18n::moves_count(lang, count).into_owned()));
    texts.push(i18n::give_to(lang, "Uxía").into_owned());
    texts.push(i18n::broken_log(lang, &read_log("pasapezas-log 1\nx\n").unwrap_err()).into_owned());
    texts
}

#[test]
fn a_complaint_names_the_move() {
    let kind = unplayable(WhyNot::Move(MoveTextError::NoSuchPiece { role: Role::Knight }));
    assert_eq!(complaint(Lang::Galician, &kind), "12b. Nf3: ningunha peza súa pode facer esa xogada.");
    assert_eq!(complaint(Lang::German, &kind), "12b. Nf3: Keine Figur des Spielers kann das ziehen.");
    assert_eq!(complaint(Lang::English, &kind), "12b. Nf3: no piece of the player can make that move.");
}

#[test]
fn every_complaint_is_a_sentence() {
    for lang in Lang::ALL {
        for kind in kinds() {
            let text = complaint(lang, &kind);
            assert!(text.ends_with('.') && text.chars().count() < 200, "{text}");
        }
    }
}
