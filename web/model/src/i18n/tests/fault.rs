//! What is wrong with positions and rules that somebody brings along.

use std::collections::BTreeSet;

use pasapezas_core::notation::{BfenError, FenError, FenField, FenProblem, read_bfen, read_fen};
use pasapezas_core::{
    BoardId, CastleSide, Color, DropRole, Expected, OptionError, Rank, RuleSet, SetupFault,
};

use super::{at, by};
use crate::i18n::Lang::{self, English, French, Galician, German, Portuguese, Spanish};
use crate::i18n::{bad_address, bfen_fault, fen_fault, option_fault, setup_fault, setup_fault_on};

const FIELDS: [FenField; 8] = [
    FenField::Text,
    FenField::Board,
    FenField::Reserve,
    FenField::Turn,
    FenField::Castling,
    FenField::EnPassant,
    FenField::HalfMoves,
    FenField::FullMoves,
];

const PROBLEMS: [FenProblem; 19] = [
    FenProblem::Empty,
    FenProblem::TooLong,
    FenProblem::TooManyFields,
    FenProblem::UnknownSign('x'),
    FenProblem::RowTooLong(Rank::Eighth),
    FenProblem::RowTooShort(Rank::Eighth),
    FenProblem::TooManyRows,
    FenProblem::RowMissing(Rank::Third),
    FenProblem::StrayMark,
    FenProblem::BracketOpen,
    FenProblem::SecondReserve,
    FenProblem::CountWithoutLetter,
    FenProblem::TooManyInReserve(Color::White, DropRole::Knight),
    FenProblem::TooManyInReserve(Color::Black, DropRole::Rook),
    FenProblem::NotATurn,
    FenProblem::RightTwice('K'),
    FenProblem::NotASquare,
    FenProblem::NotANumber,
    FenProblem::NumberTooLarge,
];

fn setup_faults() -> Vec<SetupFault> {
    let (at, by) = (at(), by());
    let mut faults = vec![
        SetupFault::PawnOnLastRank { at },
        SetupFault::MarkImpossible { at },
        SetupFault::EnPassantImpossible { at },
        SetupFault::OpponentInCheck { by },
    ];
    for color in Color::ALL {
        faults.extend([
            SetupFault::NoKing { color },
            SetupFault::ManyKings { color },
            SetupFault::KingInReserve { color },
        ]);
        faults.extend(CastleSide::ALL.map(|side| SetupFault::CastlingImpossible { color, side }));
    }
    faults
}

/// Every sentence about faults.
pub(super) fn texts(lang: Lang) -> Vec<String> {
    let mut texts = vec![bad_address(lang).to_owned()];
    for problem in PROBLEMS {
        let field = FenField::Board;
        texts.push(fen_fault(lang, &FenError { field, column: 12, problem }).into_owned());
    }
    for field in FIELDS {
        let error = FenError { field, column: 43, problem: FenProblem::NotANumber };
        texts.push(bfen_fault(lang, &BfenError::Board { board: BoardId::B, error }).into_owned());
    }
    for error in [
        BfenError::SecondBoardMissing,
        BfenError::TooManyParts { column: 90 },
        BfenError::TooLong,
        BfenError::Clocks { column: 90 },
    ] {
        texts.push(bfen_fault(lang, &error).into_owned());
    }
    for fault in setup_faults() {
        texts.push(setup_fault(lang, fault).into_owned());
        texts.push(setup_fault_on(lang, BoardId::A, fault).into_owned());
    }
    for error in option_errors() {
        texts.push(option_fault(lang, "mate=foo", error).into_owned());
    }
    texts
}

fn option_errors() -> [OptionError; 4] {
    let values = Expected::OneOf(&["present", "prospective"]);
    [
        OptionError::UnknownPreset,
        OptionError::UnknownOption,
        OptionError::UnknownValue { expected: values },
        OptionError::UnknownValue { expected: Expected::Like("2-6") },
    ]
}

#[test]
fn every_fault_has_a_sentence_of_its_own() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let different: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len());
        for text in texts.iter().skip(1) {
            assert!(text.ends_with('.') && text.chars().count() <= 120, "{text}");
            let first = text.chars().next().unwrap();
            assert!(first.is_uppercase() || "«“„".contains(first), "{text}");
        }
    }
}

#[test]
fn a_fault_of_a_text_names_board_field_and_place() {
    let board = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let said = |lang, text: &str| bfen_fault(lang, &read_bfen(text).unwrap_err()).into_owned();
    assert_eq!(
        said(Galician, &board.replace(" w", " x")),
        "Taboleiro A, quenda, carácter 23: a quenda é w ou b."
    );
    assert_eq!(
        said(French, &board.replace(" w", " x")),
        "Échiquier A, trait, caractère 23\u{a0}: le trait est w ou b."
    );
    assert_eq!(
        said(German, &board.replace(" w", " x")),
        "Brett A, Zugrecht, Zeichen 23: Das Zugrecht ist w oder b."
    );
    let second = format!("{board} | 4k3/9/8/8/8/8/8/4K3 w");
    assert_eq!(said(Spanish, &second), "Tablero B, piezas, carácter 39: «9» no significa nada aquí.");
    assert_eq!(said(English, board), "There is only one board, and two are written A | B.");
    let clocks = format!("{board} | {board} | 1 2 3");
    assert_eq!(said(English, &clocks), "Character 68: the clocks are four whole numbers of milliseconds.");
    let alone = read_fen("4k3/8/8/8/8/8/8/4K3 x").unwrap_err();
    assert_eq!(fen_fault(English, &alone), "Turn, character 21: the turn is w or b.");
}

#[test]
fn a_fault_of_a_position_names_side_and_square() {
    let color = Color::White;
    assert_eq!(setup_fault(Galician, SetupFault::NoKing { color }), "As brancas non teñen rei.");
    assert_eq!(
        setup_fault_on(Spanish, BoardId::B, SetupFault::PawnOnLastRank { at: "e8".parse().unwrap() }),
        "Tablero B: hay un peón en e8, y allí no puede haber ninguno."
    );
    let side = CastleSide::Queen;
    assert_eq!(
        setup_fault(English, SetupFault::CastlingImpossible { color, side }),
        "White cannot castle on the queen’s side: king or rook is not at home."
    );
}

#[test]
fn a_fault_of_rules_names_the_word_and_what_may_stand_there() {
    let said = |lang, word: &str, text: &str| {
        option_fault(lang, word, RuleSet::from_text(text).unwrap_err()).into_owned()
    };
    assert_eq!(
        said(Galician, "mate=quizais", "pasapezas mate=quizais"),
        "«mate=quizais»: pode ser present ou prospective."
    );
    assert_eq!(
        said(German, "mate=foo", "pasapezas mate=foo"),
        "„mate=foo“: Möglich ist present oder prospective."
    );
    assert_eq!(said(Portuguese, "mat", "pasapezas mat=x"), "«mat»: não há essa opção nas regras.");
    assert_eq!(said(Spanish, "mat", "pasapezas mat=x"), "«mat»: no hay esa opción en las reglas.");
    assert_eq!(
        said(English, "chess", "chess"),
        "“chess”: rules begin with pasapezas, international, uscf, chesscom or tandem."
    );
    assert_eq!(
        said(English, "pawn_ranks=9", "pasapezas pawn_ranks=9"),
        "“pawn_ranks=9”: it is written like 2-6."
    );
}

/// What somebody wrote is shown again only as far as it can do no harm.
#[test]
fn foreign_words_are_cut_and_made_visible() {
    let long = "x".repeat(1_000);
    let said = option_fault(English, &long, OptionError::UnknownOption);
    assert!(said.chars().count() < 100 && said.contains('…'), "{said}");
    let odd = option_fault(English, "a\u{202e}b\n", OptionError::UnknownOption);
    assert_eq!(odd, "“a\u{fffd}b\u{fffd}”: the rules have no such option.");
}
