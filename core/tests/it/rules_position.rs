//! The rules of one board: checks T04 to T20, T29 (the key alone), T36 and T40 of the regulation page's appendix A, and
//! one test for each option that fails when the option is ignored.

use pasapezas_core::notation::{read_fen, write_fen};
use pasapezas_core::{
    Attempt, BoardRules, Captured, CastleSide, Color, DropCheck, DropRole, Enforcement, MateRule, Move,
    PawnRanks, Position, Rank, Refusal, Role, RuleSet, StalemateRule,
};

use crate::support::{drops, judge, legal, play, position, position_under, rules, square, strict_position};

const PROSPECTIVE: BoardRules = BoardRules { mate: MateRule::Prospective, ..BoardRules::PASAPEZAS };
const FREE: BoardRules = BoardRules { drop_check: DropCheck::Free, ..BoardRules::PASAPEZAS };
const NO_MATE: BoardRules = BoardRules { drop_check: DropCheck::NoMate, ..BoardRules::PASAPEZAS };

#[test]
fn t04_a_captured_promoted_queen_passes_as_a_pawn() {
    let position = play(position("2r1k3/P7/8/8/8/8/8/4K3[] w"), "a8=Q");
    let piece = position.placement().piece_at(square("a8")).unwrap();
    assert_eq!((piece.role, piece.promoted), (Role::Queen, true));
    let (_, captured) = position.after(judge(&position, "c8a8").unwrap()).unwrap();
    assert_eq!(captured, Some(Captured { color: Color::White, role: DropRole::Pawn }));
}

#[test]
fn t05_a_knight_has_58_placements_and_four_would_give_check() {
    let position = position("4k3/8/8/8/8/8/8/4K3[N] w");
    assert_eq!(drops(&position).len(), 58);
    for at in ["c7", "d6", "f6", "g7"] {
        let refused = Refusal::DropGivesCheck { role: DropRole::Knight, king: square("e8") };
        assert_eq!(judge(&position, &format!("N@{at}")), Err(refused));
    }
}

#[test]
fn t06_pawns_are_placed_on_own_ranks_2_to_6() {
    let white = position("4k3/8/8/8/8/8/8/4K3[P] w");
    let black = position("4k3/8/8/8/8/8/8/4K3[p] b");
    assert_eq!((drops(&white).len(), drops(&black).len()), (40, 40));
    let cases = [
        (&white, ["a2", "a3", "a4", "a5", "a6"], ["a1", "a7", "a8"]),
        (&black, ["a7", "a6", "a5", "a4", "a3"], ["a8", "a2", "a1"]),
    ];
    for (position, allowed, refused) in cases {
        for at in allowed {
            assert!(judge(position, &format!("P@{at}")).is_ok());
        }
        for at in refused {
            assert_eq!(judge(position, &format!("P@{at}")), Err(Refusal::DropPawnRank { at: square(at) }));
        }
    }
}

#[test]
fn t07_a_pawn_may_stand_before_the_king_but_not_check_it() {
    let position = position("8/4k3/8/8/8/8/8/4K3[P] w");
    assert_eq!(drops(&position).len(), 38);
    let refused = Err(Refusal::DropGivesCheck { role: DropRole::Pawn, king: square("e7") });
    assert_eq!(judge(&position, "P@d6"), refused);
    assert_eq!(judge(&position, "P@f6"), refused);
    assert!(judge(&position, "P@e6").is_ok());
}

#[test]
fn t08_a_distant_check_is_mate_by_the_present_reserve_only() {
    let fen = "4R1k1/5ppp/8/8/8/8/8/6K1[] b";
    assert!(position(fen).is_mate());
    assert!(!position_under(fen, PROSPECTIVE).is_mate());
}

#[test]
fn t09_a_pawn_in_reserve_does_not_help_on_the_own_first_rank() {
    assert!(position("4R1k1/5ppp/8/8/8/8/8/6K1[p] b").is_mate());
}

#[test]
fn t10_a_knight_in_reserve_parries_on_one_square() {
    let position = position("4R1k1/5ppp/8/8/8/8/8/6K1[n] b");
    assert!(!position.is_mate());
    assert_eq!(legal(&position), ["N@f8"]);
}

#[test]
fn t11_a_parry_that_would_give_check_saves_nobody() {
    let fen = "4R1k1/6pp/8/4N3/8/8/8/5K2[r] b";
    assert!(position(fen).is_mate());
    assert!(!position_under(fen, FREE).is_mate());
    let refused = Refusal::DropGivesCheck { role: DropRole::Rook, king: square("f1") };
    assert_eq!(judge(&position(fen), "R@f8"), Err(refused));
}

#[test]
fn t12_the_shortest_mate_can_be_blocked_by_what_may_still_come() {
    let mated = |board| play(Position::start(&rules(board)), "f3 e5 g4 Qh4");
    assert!(mated(BoardRules::PASAPEZAS).is_mate());
    let waiting = mated(PROSPECTIVE);
    assert!(!waiting.is_mate() && !waiting.has_legal_move());
    let rich =
        DropRole::ALL.into_iter().fold(waiting, |position, role| position.receiving(Color::White, role));
    let parries = legal(&rich);
    assert_eq!(parries.len(), 10);
    assert!(parries.iter().all(|text| text.ends_with("@f2") || text.ends_with("@g3")));
}

#[test]
fn t13_a_contact_mate_is_mate_under_both_readings() {
    let fen = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR[] b";
    assert!(position(fen).is_mate());
    assert!(position_under(fen, PROSPECTIVE).is_mate());
}

#[test]
fn t14_a_piece_that_can_be_placed_is_no_stalemate() {
    assert!(position("7k/5Q2/6K1/8/8/8/8/8[] b").is_stalemate());
    for letter in ["p", "n"] {
        let position = position(&format!("7k/5Q2/6K1/8/8/8/8/8[{letter}] b"));
        assert!(!position.is_stalemate() && !position.is_mate());
    }
    let position = position("7k/5Q2/6K1/8/8/8/8/8[p] b");
    let refused = Refusal::DropGivesCheck { role: DropRole::Pawn, king: square("g6") };
    assert_eq!(judge(&position, "P@h7"), Err(refused));
    assert!(judge(&position, "P@a5").is_ok());
}

#[test]
fn t15_a_placed_pawn_is_never_captured_in_passing() {
    let position = play(position("4k3/8/8/4P3/8/8/8/4K3[p] b"), "P@d5");
    assert_eq!(judge(&position, "e5d6"), Err(Refusal::EnPassantGone { at: square("d6") }));
}

#[test]
fn t16_capture_in_passing_is_possible_at_once_only() {
    let position = play(position("4k3/3p4/8/4P3/8/8/8/4K3[] b"), "d5");
    assert_eq!(judge(&position, "e5d6"), Ok(Move::EnPassant { from: square("e5"), to: square("d6") }));
    let gone = Err(Refusal::EnPassantGone { at: square("d6") });
    assert_eq!(judge(&play(position, "Ke2 Ke7"), "e5d6"), gone);
    // What happens on the other board does not matter; what it brings may be placed, and then the right is gone.
    let position = position.receiving(Color::White, DropRole::Knight);
    assert!(judge(&position, "e5d6").is_ok());
    assert_eq!(judge(&play(position, "N@a3 Ke7"), "e5d6"), gone);
}

#[test]
fn t17_a_placed_pawn_makes_the_double_step_and_is_captured_in_passing() {
    let position = play(position("4k3/8/8/8/1p6/8/8/4K3[P] w"), "P@c2 Ke7 c4");
    assert_eq!(judge(&position, "b4c3"), Ok(Move::EnPassant { from: square("b4"), to: square("c3") }));
    let (next, captured) = position.after(judge(&position, "b4c3").unwrap()).unwrap();
    assert_eq!(captured, Some(Captured { color: Color::White, role: DropRole::Pawn }));
    assert!(next.placement().piece_at(square("c4")).is_none());
}

#[test]
fn t18_a_placed_rook_castles_only_where_the_option_says_so() {
    let fen = "4k3/8/8/8/8/8/8/R3K3[R] w Q";
    let castlings = |rules| {
        let position = play(position_under(fen, rules), "R@h1 Ke7");
        (judge(&position, "e1g1"), judge(&position, "e1c1"))
    };
    let refused = Err(Refusal::CastleRookMoved { side: CastleSide::King });
    assert_eq!(castlings(BoardRules::PASAPEZAS), (refused, Ok(Move::Castle(CastleSide::Queen))));
    let allowing = BoardRules { dropped_rook_castles: true, ..BoardRules::PASAPEZAS };
    assert_eq!(
        castlings(allowing),
        (Ok(Move::Castle(CastleSide::King)), Ok(Move::Castle(CastleSide::Queen)))
    );
    let position = play(position_under(fen, allowing), "R@h1");
    assert_eq!(write_fen(&position), "4k3/8/8/8/8/8/8/R3K2R[] b KQ - 0 1");
}

#[test]
fn t19_a_placement_parries_a_check_unless_it_gives_one() {
    let position = position("4r1k1/8/8/8/8/8/8/4K3[N] w");
    assert_eq!(drops(&position), ["N@e2", "N@e3", "N@e4", "N@e5", "N@e6"]);
    let refused = Refusal::DropGivesCheck { role: DropRole::Knight, king: square("g8") };
    assert_eq!(judge(&position, "N@e7"), Err(refused));
    assert_eq!(judge(&position, "N@a5"), Err(Refusal::StillInCheck { by: square("e8") }));
}

#[test]
fn t20_no_piece_is_placed_on_an_occupied_square() {
    let position = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QRBNP] w KQkq");
    for (at, _) in position.placement().pieces() {
        for role in DropRole::ALL {
            let refused = Err(Refusal::DropOccupied { at });
            assert_eq!(position.judge(Attempt::Drop { role, to: at }), refused);
        }
    }
}

#[test]
fn t29_the_key_of_repetition_holds_both_reserves_and_nothing_of_the_other_board() {
    let start = Position::start(&RuleSet::default());
    let again = play(start, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(again.repetition_key(), start.repetition_key());
    for color in Color::ALL {
        let richer = again.receiving(color, DropRole::Rook);
        assert_ne!(richer.repetition_key(), start.repetition_key());
        assert_eq!(richer.repetition_key().board_only(), start.repetition_key().board_only());
    }
    assert_ne!(play(start, "Nf3").repetition_key(), play(start, "Nc3").repetition_key());
}

#[test]
fn repetition_ignores_marks_useless_rights_in_passing_and_royal_history() {
    let same = |a: &str, b: &str| {
        let [a, b] = [a, b].map(|fen| position(fen).repetition_key());
        a == b
    };
    assert!(same("4k3/8/8/8/8/8/8/Q~3K3 w", "4k3/8/8/8/8/8/8/Q3K3 w"), "a mark");
    assert!(same("4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[nQ] w - - 9 40"), "counters");
    assert!(!same("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "4k3/8/8/3pP3/8/8/8/4K3 w -"), "a usable right");
    // The pawn stands ready, but is pinned.
    assert!(same("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6", "4r1k1/8/8/3pP3/8/8/8/4K3 w -"), "a useless right");
    assert!(!same("4k3/8/8/8/8/8/8/R3K3 w Q", "4k3/8/8/8/8/8/8/R3K3 w -"), "castling");
    // Both rooks have moved; that the king moves too changes no right.
    let unmoved = play(position("r3k3/8/8/8/8/8/8/R3K3 w Q"), "Rb1 Rb8 Ra1 Ra8");
    let moved = play(unmoved, "Kd1 Kd8 Ke1 Ke8");
    assert_eq!(moved.repetition_key(), unmoved.repetition_key());
}

#[test]
fn t36_strict_changes_neither_mate_nor_stalemate() {
    let strict = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::default() };
    let position = |fen: &str| Position::new(read_fen(fen).unwrap(), &strict).unwrap();
    assert!(position("4R1k1/6pp/8/4N3/8/8/8/5K2[r] b").is_mate());
    assert!(position("7k/5Q2/6K1/8/8/8/8/8[] b").is_stalemate());
}

#[test]
fn t40_a_check_by_placement_is_allowed_where_only_mate_is_forbidden() {
    let position = position_under("4R1k1/6pp/8/4N3/8/8/8/5K2[r] b", NO_MATE);
    assert!(!position.is_mate());
    assert_eq!(legal(&position), ["R@f8"]);
    assert!(play(position, "R@f8").is_check());
}

#[test]
fn option_drop_check_decides_about_checks_and_mates_by_placement() {
    let fen = "6k1/5ppp/8/8/8/8/8/4K3[R] w";
    let (role, king) = (DropRole::Rook, square("g8"));
    let mating = |rules| judge(&position_under(fen, rules), "R@e8").map(|_| ());
    assert_eq!(mating(BoardRules::PASAPEZAS), Err(Refusal::DropGivesCheck { role, king }));
    assert_eq!(mating(NO_MATE), Err(Refusal::DropGivesMate { role, king }));
    assert_eq!(mating(FREE), Ok(()));
    // A mate that a piece to come could block is none where such pieces count.
    assert_eq!(mating(BoardRules { mate: MateRule::Prospective, ..NO_MATE }), Ok(()));
    // Next to the king, and from a knight, nothing can come between.
    let smothering = |mate| {
        let rules = BoardRules { mate, ..NO_MATE };
        judge(&position_under("6rk/6pp/8/8/8/8/8/6K1[N] w", rules), "N@f7")
    };
    let refused = Err(Refusal::DropGivesMate { role: DropRole::Knight, king: square("h8") });
    assert_eq!([MateRule::Present, MateRule::Prospective].map(smothering), [refused; 2]);
}

#[test]
fn option_pawn_ranks_decides_where_pawns_are_placed() {
    let count = |pawn_ranks| {
        let rules = BoardRules { pawn_ranks, ..BoardRules::PASAPEZAS };
        ["[P] w", "[p] b"].map(|end| drops(&position_under(&format!("k7/8/8/8/8/8/8/K7{end}"), rules)).len())
    };
    assert_eq!(count(PawnRanks::TWO_TO_SIX), [40, 40]);
    // On b7 and b2 a pawn would check.
    assert_eq!(count(PawnRanks::TWO_TO_SEVEN), [47, 47]);
    let middle = PawnRanks::new(Rank::Third, Rank::Fourth).unwrap();
    assert_eq!(count(middle), [16, 16]);
    assert_eq!(PawnRanks::new(Rank::First, Rank::Fourth), None);
    assert_eq!(PawnRanks::new(Rank::Third, Rank::Eighth), None);
    assert_eq!(PawnRanks::new(Rank::Fourth, Rank::Third), None);
}

#[test]
fn option_mate_decides_whether_pieces_to_come_count() {
    let fen = "4R1k1/5ppp/8/8/8/8/8/6K1[] b";
    let is_mate = |mate| position_under(fen, BoardRules { mate, ..BoardRules::PASAPEZAS }).is_mate();
    assert_eq!((is_mate(MateRule::Present), is_mate(MateRule::Prospective)), (true, false));
}

#[test]
fn option_stalemate_decides_whether_a_player_waits() {
    let fen = "7k/5Q2/6K1/8/8/8/8/8[] b";
    let drawn = |stalemate| {
        let position = position_under(fen, BoardRules { stalemate, ..BoardRules::PASAPEZAS });
        assert!(!position.is_mate());
        position.is_stalemate()
    };
    assert_eq!((drawn(StalemateRule::Draw), drawn(StalemateRule::Wait)), (true, false));
}

#[test]
fn option_dropped_rook_castles_needs_a_king_that_has_not_moved() {
    let allowing = BoardRules { dropped_rook_castles: true, ..BoardRules::PASAPEZAS };
    // From a FEN, a king without any right counts as moved.
    let moved = play(position_under("4k3/8/8/8/8/8/8/R3K3[R] w", allowing), "R@h1 Ke7");
    assert_eq!(judge(&moved, "e1g1"), Err(Refusal::CastleKingMoved));
    // In play it stays unmoved when its last right is lost, until it moves.
    let play_on = |moves| play(position_under("4k3/8/8/8/8/8/8/R3K3[R] w Q", allowing), moves);
    let unmoved = play_on("Rb1 Ke7 Ra1 Kd6 R@h1 Kc5");
    assert_eq!(judge(&unmoved, "e1g1"), Ok(Move::Castle(CastleSide::King)));
    assert_eq!(judge(&unmoved, "e1c1"), Err(Refusal::CastleRookMoved { side: CastleSide::Queen }));
    let moved = play_on("Kd1 Ke7 Ke1 Kd6 R@h1 Kc5");
    assert_eq!(judge(&moved, "e1g1"), Err(Refusal::CastleKingMoved));
}

#[test]
fn strict_pawns_on_last_ranks_stand_still_or_walk_singly() {
    let position = strict_position("P3k3/8/8/8/8/8/8/P3K3 w");
    assert_eq!(judge(&position, "a8b8"), Err(Refusal::PawnOnLastRank { at: square("a8") }));
    assert!(judge(&position, "a1a2").is_ok());
    assert_eq!(judge(&position, "a1a3"), Err(Refusal::NotItsMove { role: Role::Pawn }));
}

#[test]
fn strict_leaves_the_other_side_in_check_and_no_king_is_captured() {
    let position = strict_position("4k3/8/8/8/8/8/8/K3R3 w");
    assert_eq!(judge(&position, "e1e8"), Err(Refusal::KingTarget { at: square("e8") }));
    let next = play(position, "Kb2");
    assert!(next.is_check() && !next.is_mate());
}
