//! Positions as text: every spelling of a FEN that programs use, its one written form, its errors; both boards with clocks.

use pasapezas_core::notation::{
    BfenError, FenField, FenProblem, MAX_FEN, read_bfen, read_fen, write_bfen, write_fen, write_setup,
};
use pasapezas_core::{
    BoardId, CastleSide, Color, DropRole, Millis, PerBoard, PerColor, PerSeat, Position, Rank, Role, RuleSet,
    Seat,
};

use crate::support::{position, square};

/// Queen and knight of White, pawn of Black.
const WITH_RESERVE: &str = "4k3/8/8/8/8/8/8/R3K3[QNp] b Q - 3 12";

#[test]
fn a_reserve_is_read_in_every_spelling() {
    for text in [
        "4k3/8/8/8/8/8/8/R3K3[QNp] b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3[pNQ] b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3/QNp b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3/NpQ b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3 b Q - 3 12 [QNp]",
        "4k3/8/8/8/8/8/8/R3K3 b [QNp] Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3 [QNp] b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3 b Q - [QNp] 3 12",
        "4k3/8/8/8/8/8/8/R3K3[Q1N1p1] b Q - 3 12",
        "4k3/8/8/8/8/8/8/R3K3[QN0Np] b Q - 3 12",
        "  4k3/8/8/8/8/8/8/R3K3[QNp]\tb  Q - 3 12 \n",
    ] {
        let setup = read_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write_setup(&setup), WITH_RESERVE, "{text}");
    }
}

#[test]
fn an_empty_reserve_is_read_in_every_spelling() {
    for reserve in ["[]", "[-]", "/", "/-", "", " []", " [-]"] {
        let text = format!("4k3/8/8/8/8/8/8/R3K3{reserve} w Q - 0 1");
        assert_eq!(write_setup(&read_fen(&text).unwrap()), "4k3/8/8/8/8/8/8/R3K3[] w Q - 0 1", "{text}");
    }
}

#[test]
fn counts_stand_after_their_letters() {
    let setup = read_fen("4k3/8/8/8/8/8/8/4K3 w [N3Pbp12p]").unwrap();
    let count = |color, role| setup.reserves.get(color).count(role);
    assert_eq!(count(Color::White, DropRole::Knight), 3);
    assert_eq!(count(Color::White, DropRole::Pawn), 1);
    assert_eq!(count(Color::Black, DropRole::Bishop), 1);
    assert_eq!(count(Color::Black, DropRole::Pawn), 13);
}

#[test]
fn fields_missing_at_the_end_have_usual_values() {
    for text in ["k7/8/8/8/8/8/8/K7", "k7/8/8/8/8/8/8/K7 w", "k7/8/8/8/8/8/8/K7 w - - 0"] {
        assert_eq!(write_setup(&read_fen(text).unwrap()), "k7/8/8/8/8/8/8/K7[] w - - 0 1");
    }
    // Some programs count the first move as 0.
    assert_eq!(read_fen("k7/8/8/8/8/8/8/K7 w - - 0 0").unwrap().fullmoves, 1);
}

#[test]
fn promoted_marks_are_kept() {
    let fen = "q~3k3/8/8/3N~4/8/8/8/R~3KB~2[] w - - 0 40";
    let position = position(fen);
    assert_eq!(write_fen(&position), fen);
    let marked: Vec<_> = position.placement().promoted().into_iter().map(|at| at.to_string()).collect();
    assert_eq!(marked, ["a1", "f1", "d5", "a8"]);
    assert_eq!(position.placement().role_at(square("d5")), Some(Role::Knight));
}

#[test]
fn the_square_in_passing_is_written_only_where_a_pawn_stands_ready() {
    let useless = position("4k3/8/8/8/4P3/8/8/4K3 b - e3");
    assert_eq!(write_fen(&useless), "4k3/8/8/8/4P3/8/8/4K3[] b - - 0 1");
    let useful = position("4k3/8/8/8/4Pp2/8/8/4K3 b - e3");
    assert_eq!(write_fen(&useful), "4k3/8/8/8/4Pp2/8/8/4K3[] b - e3 0 1");
}

#[test]
fn castling_letters_are_read_in_any_order_and_stored_without_king_or_rook() {
    let setup = read_fen("8/8/8/8/8/8/8/8 w qK - 0 1").unwrap();
    assert!(setup.castling.has(Color::White, CastleSide::King));
    assert!(setup.castling.has(Color::Black, CastleSide::Queen));
    assert_eq!(write_setup(&setup), "8/8/8/8/8/8/8/8[] w Kq - 0 1");
}

#[test]
fn a_king_in_reserve_is_read_and_left_to_the_check() {
    let setup = read_fen("4k3/8/8/8/8/8/8/4K3[Kk] w").unwrap();
    assert!(setup.king_in_reserve.white && setup.king_in_reserve.black);
    assert_eq!(write_setup(&setup), "4k3/8/8/8/8/8/8/4K3[Kk] w - - 0 1");
}

#[test]
fn every_problem_is_named_with_its_field_and_column() {
    use FenField as F;
    use FenProblem as P;
    let good = "4k3/8/8/8/8/8/8/4K3";
    let cases = [
        (String::new(), F::Text, 1, P::Empty),
        (String::from("  \n"), F::Text, 1, P::Empty),
        (String::from("rnbqkbnr10/8/8/8/8/8/8/8 w"), F::Board, 9, P::RowTooLong(Rank::Eighth)),
        (String::from("8/pppppppppp/8/8/8/8/8/8 w"), F::Board, 11, P::RowTooLong(Rank::Seventh)),
        (String::from("10/8/8/8/8/8/8/8 w"), F::Board, 2, P::UnknownSign('0')),
        (String::from("9/8/8/8/8/8/8/8 w"), F::Board, 1, P::UnknownSign('9')),
        (String::from("8/8/7/8/8/8/8/8 w"), F::Board, 5, P::RowTooShort(Rank::Sixth)),
        (String::from("8/8//8/8/8/8/8 w"), F::Board, 5, P::RowTooShort(Rank::Sixth)),
        (String::from("8/8/8/8/8/8/8 w"), F::Board, 14, P::RowMissing(Rank::First)),
        (String::from("8/8/8/8 w"), F::Board, 8, P::RowMissing(Rank::Fourth)),
        (format!("{good}/Q/N w"), F::Board, 23, P::TooManyRows),
        (String::from("4x3/8/8/8/8/8/8/8 w"), F::Board, 2, P::UnknownSign('x')),
        (String::from("♔7/8/8/8/8/8/8/8 w"), F::Board, 1, P::UnknownSign('♔')),
        (String::from("4k~3/8/8/8/8/8/8/8 w"), F::Board, 3, P::StrayMark),
        (String::from("4P~3/8/8/8/8/8/8/8 w"), F::Board, 3, P::StrayMark),
        (String::from("~8/8/8/8/8/8/8/8 w"), F::Board, 1, P::StrayMark),
        (String::from("Q~~7/8/8/8/8/8/8/8 w"), F::Board, 3, P::StrayMark),
        (format!("{good}[QN w"), F::Reserve, 20, P::BracketOpen),
        (format!("{good} [QN w"), F::Reserve, 21, P::BracketOpen),
        (format!("{good}[QN]x w"), F::Reserve, 24, P::UnknownSign('x')),
        (format!("{good}[Qx] w"), F::Reserve, 22, P::UnknownSign('x')),
        (format!("{good}/Qx w"), F::Reserve, 22, P::UnknownSign('x')),
        (format!("{good}[Q~] w"), F::Reserve, 22, P::UnknownSign('~')),
        (format!("{good}[3N] w"), F::Reserve, 21, P::CountWithoutLetter),
        (format!("{good}[N256] w"), F::Reserve, 21, P::TooManyInReserve(Color::White, DropRole::Knight)),
        (format!("{good}[n200n56] w"), F::Reserve, 25, P::TooManyInReserve(Color::Black, DropRole::Knight)),
        (
            format!("{good}[p99999999999] w"),
            F::Reserve,
            21,
            P::TooManyInReserve(Color::Black, DropRole::Pawn),
        ),
        (format!("{good}[Q] w [N]"), F::Reserve, 26, P::SecondReserve),
        (format!("{good}/Q[N] w"), F::Reserve, 22, P::SecondReserve),
        (format!("{good}/ w [N]"), F::Reserve, 24, P::SecondReserve),
        (format!("{good} x"), F::Turn, 21, P::NotATurn),
        (format!("{good} w KX"), F::Castling, 24, P::UnknownSign('X')),
        (format!("{good} w KK"), F::Castling, 24, P::RightTwice('K')),
        (format!("{good} w - e9"), F::EnPassant, 25, P::NotASquare),
        (format!("{good} w - - x"), F::HalfMoves, 27, P::NotANumber),
        (format!("{good} w - - +1"), F::HalfMoves, 27, P::NotANumber),
        (format!("{good} w - - -1"), F::HalfMoves, 27, P::NotANumber),
        (format!("{good} w - - 0 65536"), F::FullMoves, 29, P::NumberTooLarge),
        (format!("{good} w - - 0 1 1"), F::Text, 31, P::TooManyFields),
        (format!("{good}{}", " ".repeat(MAX_FEN)), F::Text, 1, P::TooLong),
    ];
    for (text, field, column, problem) in cases {
        let error = read_fen(&text).expect_err(&text);
        assert_eq!((error.field, error.column, error.problem), (field, column, problem), "{text}");
        assert!(error.to_string().starts_with(&format!("column {column}, ")));
    }
}

#[test]
fn a_large_reserve_is_written_and_read_back() {
    let mut setup = read_fen("4k3/8/8/8/8/8/8/4K3 w").unwrap();
    for color in Color::ALL {
        for role in DropRole::ALL {
            setup.reserves.get_mut(color).set(role, 255);
        }
    }
    let text = write_setup(&setup);
    assert!(text.len() < MAX_FEN);
    assert_eq!(read_fen(&text), Ok(setup));
}

fn clocks() -> PerSeat<Millis> {
    let pair = |white, black| PerColor { white: Millis(white), black: Millis(black) };
    PerBoard { a: pair(1000, 2000), b: pair(0, 299_999) }
}

#[test]
fn both_boards_are_written_in_one_line_with_clocks_if_wanted() {
    let mut boards = PerBoard::new(|_| Position::start(&RuleSet::default()));
    boards.b = position("4k3/8/8/8/8/8/8/4K3[Qp] b - - 4 30");
    let plain = write_bfen(&boards, None);
    let first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    assert_eq!(plain, format!("{first} | 4k3/8/8/8/8/8/8/4K3[Qp] b - - 4 30"));
    let timed = write_bfen(&boards, Some(&clocks()));
    assert_eq!(timed, format!("{plain} | 1000 2000 0 299999"));
    for (text, expected) in [(plain, None), (timed, Some(clocks()))] {
        let both = read_bfen(&text).unwrap();
        assert_eq!(both.clocks, expected);
        let read = both.boards.map(|setup| Position::new(setup, &RuleSet::default()).unwrap());
        assert_eq!(write_bfen(&read, both.clocks.as_ref()), text);
    }
}

#[test]
fn clocks_are_read_in_the_order_of_the_seats() {
    let text = "k7/8/8/8/8/8/8/K7 w|k7/8/8/8/8/8/8/K7 w|1 2 3 4294967295";
    let clocks = read_bfen(text).unwrap().clocks.unwrap();
    assert_eq!(Seat::ALL.map(|seat| clocks.at(seat).0), [1, 2, 3, u32::MAX]);
}

#[test]
fn problems_of_two_boards_are_named_with_their_place() {
    let board = "k7/8/8/8/8/8/8/K7 w";
    assert_eq!(read_bfen(board), Err(BfenError::SecondBoardMissing));
    for empty in ["", " | "] {
        assert!(matches!(read_bfen(empty), Err(BfenError::Board { board: BoardId::A, .. })));
    }
    let wrong = read_bfen(&format!("{board} | k7/8/8/8/8/8/8/K7 x")).unwrap_err();
    let BfenError::Board { board: BoardId::B, error } = wrong else { panic!("{wrong:?}") };
    assert_eq!((error.field, error.column), (FenField::Turn, 41));
    assert_eq!(wrong.to_string(), "board B: column 41, turn: the turn is w or b");
    for clocks in ["", "1 2 3", "1 2 3 4 5", "1 2 3 x", "1 2 3 -4", "1 2 3 +4", "1 2 3 4294967296"] {
        let text = format!("{board} | {board} | {clocks}");
        assert_eq!(read_bfen(&text), Err(BfenError::Clocks { column: 44 }), "{text}");
    }
    let text = format!("{board} | {board} | 1 2 3 4 | 5");
    assert_eq!(read_bfen(&text), Err(BfenError::TooManyParts { column: 54 }));
    assert_eq!(read_bfen(&"|".repeat(20_000)), Err(BfenError::TooLong));
}
