//! Every reason that a board gives against an attempt, with its article; which of several reasons wins; and every fault of
//! a set-up.

use pasapezas_core::notation::read_fen;
use pasapezas_core::{
    Article, BoardRules, CastleSide, Color, DropCheck, DropRole, Enforcement, Piece, Position, Refusal,
    RefusalKind, Role, RuleSet, Setup, SetupFault, Source, SquareSet,
};

use crate::support::{judge, position_under, square, strict_position};

/// A check of White from e8, with everything in reserve.
const CHECKED: &str = "4r1k1/8/8/8/8/8/P7/R3K2R[QRBNP] w KQ";

fn refused(fen: &str, attempt: &str) -> Refusal {
    judge(&position_under(fen, BoardRules::PASAPEZAS), attempt).unwrap_err()
}

#[test]
fn every_reason_of_a_board_is_given_with_its_data() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w";
    let lone = "4k3/8/8/8/8/8/8/4K3[N] w";
    let king = CastleSide::King;
    let at = |name| square(name);
    let cases = [
        (start, "e4e5", Refusal::EmptySquare { at: at("e4") }),
        (start, "e7e5", Refusal::NotYourPiece { at: at("e7") }),
        (start, "b1b3", Refusal::NotItsMove { role: Role::Knight }),
        (start, "a1a5", Refusal::PathBlocked { at: at("a2") }),
        (start, "a1a2", Refusal::OwnPieceThere { at: at("a2") }),
        (start, "e2d3", Refusal::PawnNeedsCapture { at: at("d3") }),
        ("4k3/8/8/3pP3/8/8/8/4K3 w", "e5d6", Refusal::EnPassantGone { at: at("d6") }),
        ("4k3/P7/8/8/8/8/8/4K3 w", "a7a8", Refusal::PromotionMissing),
        (start, "e2e4q", Refusal::PromotionImpossible),
        (CHECKED, "a2a3", Refusal::StillInCheck { by: at("e8") }),
        ("4r1k1/8/8/8/8/8/4B3/4K3 w", "e2d3", Refusal::LeavesKingInCheck { by: at("e8") }),
        ("3r2k1/8/8/8/8/8/8/4K3 w", "e1d1", Refusal::KingIntoCheck { by: at("d8") }),
        (castle, "e1g1", Refusal::CastleKingMoved),
        ("4k3/8/8/8/8/8/8/R3K2R w Q", "e1g1", Refusal::CastleRookMoved { side: king }),
        ("4k3/8/8/8/8/8/8/R3K3 w Q", "e1g1", Refusal::CastleNoRook { side: king }),
        (start, "e1g1", Refusal::CastleBlocked { at: at("f1") }),
        (start, "e1c1", Refusal::CastleBlocked { at: at("d1") }),
        (CHECKED, "e1g1", Refusal::CastleInCheck { by: at("e8") }),
        ("5rk1/8/8/8/8/8/8/R3K2R w KQ", "e1g1", Refusal::CastleThroughCheck { at: at("f1"), by: at("f8") }),
        ("1k4r1/8/8/8/8/8/8/R3K2R w KQ", "e1g1", Refusal::CastleIntoCheck { by: at("g8") }),
        (lone, "Q@a3", Refusal::ReserveLacks { role: DropRole::Queen }),
        (lone, "N@e8", Refusal::DropOccupied { at: at("e8") }),
        ("4k3/8/8/8/8/8/8/4K3[P] w", "P@a7", Refusal::DropPawnRank { at: at("a7") }),
        (lone, "N@d6", Refusal::DropGivesCheck { role: DropRole::Knight, king: at("e8") }),
    ];
    let mut seen: Vec<RefusalKind> = Vec::new();
    for (fen, attempt, expected) in cases {
        assert_eq!(refused(fen, attempt), expected, "{attempt} in {fen}");
        seen.push(expected.kind());
    }
    let strict = strict_position("P3k3/8/8/8/8/8/8/K3R3 w");
    let no_mate = BoardRules { drop_check: DropCheck::NoMate, ..BoardRules::PASAPEZAS };
    let no_mate = position_under("6k1/5ppp/8/8/8/8/8/4K3[R] w", no_mate);
    let mate = Refusal::DropGivesMate { role: DropRole::Rook, king: at("g8") };
    for (position, attempt, expected) in [
        (strict, "a8b8", Refusal::PawnOnLastRank { at: at("a8") }),
        (strict, "e1e8", Refusal::KingTarget { at: at("e8") }),
        (no_mate, "R@e8", mate),
    ] {
        assert_eq!(judge(&position, attempt), Err(expected));
        seen.push(expected.kind());
    }
    let first = RefusalKind::ALL.iter().position(|kind| *kind == RefusalKind::EmptySquare).unwrap();
    let last = RefusalKind::ALL.iter().position(|kind| *kind == RefusalKind::DropGivesMate).unwrap();
    for kind in &RefusalKind::ALL[first..=last] {
        assert!(seen.contains(kind), "no test gives {kind:?}");
    }
}

#[test]
fn reasons_stand_on_their_articles() {
    let article = |fen, attempt| match refused(fen, attempt).kind().source() {
        Source::Article(article) => article,
        other => panic!("{other}"),
    };
    let lone = "4k3/8/8/8/8/8/8/4K3[NP] w";
    assert_eq!(article(lone, "N@d6"), Article::DROP_CHECK);
    assert_eq!(article(lone, "P@a7"), Article::PAWN_RANKS);
    assert_eq!(article(lone, "P@e8"), Article::DROP_SQUARE);
    assert_eq!(article(lone, "Q@a3"), Article::RESERVE);
    assert_eq!(article(lone, "e1e3"), Article::CHESS_MOVE);
    let shown: Vec<_> = [Article::DROP_CHECK, Article::PAWN_RANKS, Article::RESERVE]
        .map(|article| article.to_string())
        .into();
    assert_eq!(shown, ["7.3", "7.4", "6"]);
}

#[test]
fn the_most_helpful_reason_wins() {
    // What is wrong with the piece itself comes before its king.
    assert_eq!(refused(CHECKED, "a2c5"), Refusal::NotItsMove { role: Role::Pawn });
    assert_eq!(refused(CHECKED, "a1a4"), Refusal::PathBlocked { at: square("a2") });
    // Nobody is asked what a pawn becomes when it may not go there.
    let pinned = "2rr4/r2P3K/8/8/8/8/k7/8 w";
    assert_eq!(refused(pinned, "d7d8"), Refusal::PathBlocked { at: square("d8") });
    assert_eq!(refused(pinned, "d7c8"), Refusal::LeavesKingInCheck { by: square("a7") });
    // A pawn on the seventh rank is told so, check or not; an occupied square before both.
    let lone = "4k3/8/8/8/8/8/8/4K3[P] w";
    assert_eq!(refused(lone, "P@d7"), Refusal::DropPawnRank { at: square("d7") });
    assert_eq!(refused(lone, "P@e8"), Refusal::DropOccupied { at: square("e8") });
    // The own king before the other one.
    assert_eq!(refused(CHECKED, "Q@g2"), Refusal::StillInCheck { by: square("e8") });
    // A king put onto its own rook means castling.
    assert_eq!(refused(CHECKED, "e1h1"), Refusal::CastleInCheck { by: square("e8") });
    // Two checks cannot be parried by one drop: one of the checking pieces is named.
    let double = "4r1k1/8/8/8/1b6/8/8/4K3[N] w";
    assert_eq!(refused(double, "N@e4"), Refusal::StillInCheck { by: square("b4") });
}

#[test]
fn pins_by_placed_pieces_hold_and_placed_blockers_are_pinned() {
    // The bishop placed on b4 pins the knight without giving check, which 7.3 allows.
    let position = position_under("4k3/8/8/8/8/2N5/8/4K3[b] b", BoardRules::PASAPEZAS);
    let pinned = crate::support::play(position, "B@b4");
    assert_eq!(judge(&pinned, "c3d5"), Err(Refusal::LeavesKingInCheck { by: square("b4") }));
    // The knight that blocked a check may not leave.
    let position = position_under("4r1k1/8/8/8/8/8/8/4K3[N] w", BoardRules::PASAPEZAS);
    let blocked = crate::support::play(position, "N@e3 Kh8");
    assert_eq!(judge(&blocked, "e3d5"), Err(Refusal::LeavesKingInCheck { by: square("e8") }));
}

fn faults(fen: &str, rules: RuleSet) -> Vec<SetupFault> {
    match Position::new(read_fen(fen).unwrap(), &rules) {
        Ok(_) => Vec::new(),
        Err(error) => error.faults().to_vec(),
    }
}

#[test]
fn every_fault_of_a_set_up_is_named() {
    let (white, black) = (Color::White, Color::Black);
    let queen = CastleSide::Queen;
    let king = CastleSide::King;
    let impossible = |at| SetupFault::EnPassantImpossible { at: square(at) };
    let cases = [
        ("4k3/8/8/8/8/8/8/8 w", vec![SetupFault::NoKing { color: white }]),
        ("8/8/8/8/8/8/R7/4K3 w", vec![SetupFault::NoKing { color: black }]),
        ("4k2k/8/8/8/8/8/8/4K3 w", vec![SetupFault::ManyKings { color: black }]),
        ("4k3/8/8/8/8/8/8/4K3[K] w", vec![SetupFault::KingInReserve { color: white }]),
        ("4k3/8/8/8/8/8/8/4K3[k] w", vec![SetupFault::KingInReserve { color: black }]),
        ("P3k3/8/8/8/8/8/8/4K3 w", vec![SetupFault::PawnOnLastRank { at: square("a8") }]),
        ("4k3/8/8/8/8/8/8/p3K3 w", vec![SetupFault::PawnOnLastRank { at: square("a1") }]),
        ("4k3/8/8/8/8/8/8/4K2R w Q", vec![SetupFault::CastlingImpossible { color: white, side: queen }]),
        ("3k3r/8/8/8/8/8/8/4K3 w k", vec![SetupFault::CastlingImpossible { color: black, side: king }]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6", vec![impossible("e6")]),
        ("4k3/8/4p3/4p3/8/8/8/4K3 w - e6", vec![impossible("e6")]),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6", vec![impossible("e6")]),
        ("4k3/8/8/4p3/8/8/8/4K3 b - e6", vec![impossible("e6")]),
        ("4k3/8/8/4p3/8/8/8/4K3 w - e5", vec![impossible("e5")]),
        ("4k3/8/8/8/4P3/8/8/4K3 w - e3", vec![impossible("e3")]),
        ("4k3/4R3/8/8/8/8/8/4K3 w", vec![SetupFault::OpponentInCheck { by: square("e7") }]),
        (
            "4k3/4R3/8/7B/8/8/8/4K3 w",
            vec![
                SetupFault::OpponentInCheck { by: square("h5") },
                SetupFault::OpponentInCheck { by: square("e7") },
            ],
        ),
    ];
    let rules = RuleSet::default();
    for (fen, expected) in cases {
        assert_eq!(faults(fen, rules), expected, "{fen}");
    }
    let all = faults("pk6/8/8/8/8/8/8/8[K] b KQ - 0 1", rules);
    assert_eq!(all.len(), 5, "all at once: {all:?}");
}

#[test]
fn a_pawn_or_a_king_is_never_a_promoted_piece() {
    let mut setup = read_fen("4k3/P7/8/8/8/8/8/Q3K3 w").unwrap();
    for at in ["a7", "e1", "a1"].map(square) {
        let piece = setup.placement.piece_at(at).unwrap();
        setup.placement.put(at, Piece { promoted: true, ..piece });
    }
    let error = Position::new(setup, &RuleSet::default()).unwrap_err();
    let marked = ["e1", "a7"].map(|at| SetupFault::MarkImpossible { at: square(at) });
    assert_eq!(error.faults(), marked);
}

#[test]
fn a_fault_knows_its_squares() {
    let cases: [(&str, &[&str]); 8] = [
        ("4k3/8/8/8/8/8/8/8 w", &[]),
        ("4k3/8/8/8/8/8/8/4K3[K] w", &[]),
        ("4k2k/8/8/8/8/8/8/4K3 w", &["e8", "h8"]),
        ("P3k3/8/8/8/8/8/8/4K3 w", &["a8"]),
        ("4k3/8/8/8/8/8/8/4K2R w Q", &["a1"]),
        ("3k3r/8/8/8/8/8/8/4K3 w k", &["e8"]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6", &["e6"]),
        ("4k3/4R3/8/8/8/8/8/4K3 w", &["e7", "e8"]),
    ];
    for (fen, expected) in cases {
        let setup = read_fen(fen).unwrap();
        let error = Position::new(setup, &RuleSet::default()).unwrap_err();
        let expected: SquareSet = expected.iter().map(|name| square(name)).collect();
        assert_eq!(error.faults()[0].squares(&setup), expected, "{fen}");
    }
}

#[test]
fn an_editor_offers_the_double_steps_that_can_be_taken() {
    let cases: [(&str, &[&str]); 6] = [
        ("4k3/8/8/8/3pP3/8/8/4K3 b", &["e3"]),
        ("4k3/8/8/8/1Pp1PpP1/8/8/4K3 b", &["b3", "e3", "g3"]),
        ("4k3/8/8/8/3pP3/8/8/4K3 w", &[]),
        ("4k3/8/8/8/3pP3/4N3/8/4K3 b", &[]),
        ("4k3/8/8/8/3pP3/8/4P3/4K3 b", &[]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w", &["d6"]),
    ];
    for (fen, expected) in cases {
        let setup = read_fen(fen).unwrap();
        let expected: SquareSet = expected.iter().map(|name| square(name)).collect();
        assert_eq!(setup.en_passant_choices(), expected, "{fen}");
        for at in setup.en_passant_choices() {
            let position = Position::new(Setup { en_passant: Some(at), ..setup }, &RuleSet::default());
            assert_eq!(position.unwrap().en_passant(), Some(at), "{fen}");
        }
    }
}

#[test]
fn strict_accepts_pawns_on_last_ranks_and_the_waiting_side_in_check() {
    let strict = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
    assert!(faults("P3k3/4R3/8/8/8/8/8/p3K3 w", strict).is_empty());
    // Everything else stays wrong.
    assert_eq!(faults("8/8/8/8/8/8/8/4K3[k] w q", strict).len(), 3);
}

#[test]
fn faults_are_told_in_plain_english() {
    let setup = read_fen("4k3/8/8/8/8/8/8/P7[k] w K").unwrap();
    let error = Position::new(setup, &RuleSet::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "White has no king; Black has a king in reserve; a pawn stands on a1; \
         White cannot castle on the king's side: king or rook not at home"
    );
    assert_eq!(Position::new(Setup::start(), &RuleSet::default()), Ok(Position::start(&RuleSet::default())));
}
