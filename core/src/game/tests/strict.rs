//! Forbidden placements under Strict and their removal (article 7.5, decisions D20 to D29).

use super::*;

const T21: &str = "6rk/6pp/8/8/8/8/8/6K1[N] w";
const T22: &str = "7k/6pp/8/8/8/8/8/6K1[N] w";

/// White of `board`, and his opponent.
fn seats(board: BoardId) -> (Seat, Seat) {
    (Seat::new(board, Color::White), Seat::new(board, Color::Black))
}

const REMOVE: Action = Action::Claim(Claim::Placement);

#[test]
fn t21_a_forbidden_placement_mates_nobody_and_can_be_removed() {
    for board in BoardId::ALL {
        let (white, black) = seats(board);
        let mut game = one_board(strict(), board, T21);
        let events = mv(&mut game, white, "N@f7").unwrap();
        assert!(matches!(events[..], [Event::Moved { .. }, Event::ClaimOpened { .. }]));
        assert_eq!(result(&game), "none");
        assert_eq!(game.open_claim(board).map(|open| open.offender), Some(white));
        act(&mut game, black, REMOVE).unwrap();
        assert_eq!(game.on_move(board), black, "the claimant is still on move");
        assert!(game.position(board).placement().piece_at("f7".parse().unwrap()).is_none());
        let expected = PerSeat::for_seats(|seat| u8::from(seat == black.partner()));
        assert_eq!(reserves(&game), expected);
        assert_eq!(act(&mut game, black, REMOVE), Err(Refusal::NothingToRemove));
        mv(&mut game, black, "g7g6").unwrap();
        assert_eq!(game.audit(), Ok(()));
    }
}

#[test]
fn t22_after_the_claimants_next_move_the_piece_stays() {
    let (white, black) = seats(BoardId::A);
    let mut game = one_board(strict(), BoardId::A, T22);
    mv(&mut game, white, "N@f7").unwrap();
    mv(&mut game, black, "Kg8").unwrap();
    assert_eq!(act(&mut game, black, REMOVE), Err(Refusal::ClaimTooLate));
    assert!(game.position(BoardId::A).placement().piece_at("f7".parse().unwrap()).is_some());
}

#[test]
fn t23_only_the_direct_opponent_removes() {
    let mut game = one_board(strict(), BoardId::A, T21);
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    for seat in [Seat::WHITE_A, Seat::WHITE_B, Seat::BLACK_B] {
        let why = Refusal::NotYourPlacementClaim { seat: Seat::BLACK_A };
        assert_eq!(act(&mut game, seat, REMOVE), Err(why), "{seat}");
    }
}

#[test]
fn of_two_open_claims_the_one_on_the_own_board_is_named() {
    let mut game = boards(strict(), T21, T21);
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    mv(&mut game, Seat::WHITE_B, "N@f7").unwrap();
    for offender in [Seat::WHITE_A, Seat::WHITE_B] {
        let why = Refusal::NotYourPlacementClaim { seat: offender.opponent() };
        assert_eq!(act(&mut game, offender, REMOVE), Err(why));
    }
}

#[test]
fn t24_removing_a_block_leaves_the_offender_in_check() {
    let (white, black) = seats(BoardId::A);
    let mut game = one_board(strict(), BoardId::A, "4r3/8/8/8/8/8/7k/4K3[R] w");
    mv(&mut game, white, "R@e2").unwrap();
    act(&mut game, black, REMOVE).unwrap();
    let position = *game.position(BoardId::A);
    assert_eq!(position.turn(), Color::Black);
    assert!(!position.checkers_of(Color::White).is_empty() && !position.is_check());
    let king = Refusal::KingTarget { at: "e1".parse().unwrap() };
    assert_eq!(mv(&mut game, black, "e8e1"), Err(king));
    mv(&mut game, black, "Kh1").unwrap();
    assert!(matches!(mv(&mut game, white, "e1e2"), Err(Refusal::KingIntoCheck { .. })));
    mv(&mut game, white, "Kd1").unwrap();
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn t35_stalemate_is_tested_after_the_removal() {
    for board in BoardId::ALL {
        let (white, black) = seats(board);
        let mut game = one_board(strict(), board, "7k/5Q2/6K1/8/8/8/8/8[B] w");
        mv(&mut game, white, "B@e5").unwrap();
        assert_eq!(result(&game), "none");
        act(&mut game, black, REMOVE).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Stalemate { board } }));
        assert_eq!(reserves(&game), PerSeat::for_seats(|seat| u8::from(seat == black.partner())));
    }
}

#[test]
fn mate_is_tested_after_the_removal_too() {
    for board in BoardId::ALL {
        let (white, black) = seats(board);
        let mut game = one_board(strict(), board, "5k2/8/8/8/8/8/6PP/4r2K[Rp] w");
        // The block is removed, and White stays in check; then Black places a pawn where he may not.
        mv(&mut game, white, "R@f1").unwrap();
        act(&mut game, black, REMOVE).unwrap();
        mv(&mut game, black, "P@a2").unwrap();
        assert_eq!(game.outcome(), None);
        act(&mut game, white, REMOVE).unwrap();
        let reason = WinReason::Mate { loser: white };
        assert_eq!(game.outcome(), Some(Outcome::Won { by: black.team(), reason }));
        assert_eq!(game.audit(), Ok(()));
    }
}

#[test]
fn t36_a_parry_that_is_only_claimable_saves_nobody() {
    for rules in [strict(), RuleSet::default()] {
        let mut mate = one_board(rules, BoardId::A, "6k1/4R1pp/8/4N3/8/8/8/5K2[r] w");
        mv(&mut mate, Seat::WHITE_A, "Re8").unwrap();
        assert_eq!(result(&mate), "one mate 9.1", "R@f8 would check f1");
    }
    let mut draw = one_board(strict(), BoardId::A, "7k/8/4Q1K1/8/8/8/8/8[] w");
    mv(&mut draw, Seat::WHITE_A, "e6f7").unwrap();
    assert_eq!(result(&draw), "draw stalemate 10.4");
}

#[test]
fn everything_else_is_refused_under_strict_as_ever() {
    let white = Seat::WHITE_A;
    let at = |name: &str| name.parse().unwrap();
    let mut game = one_board(strict(), BoardId::A, T21);
    assert_eq!(mv(&mut game, white, "N@g1"), Err(Refusal::DropOccupied { at: at("g1") }));
    assert_eq!(mv(&mut game, white, "B@a1"), Err(Refusal::ReserveLacks { role: DropRole::Bishop }));
    assert_eq!(mv(&mut game, white, "g1g3"), Err(Refusal::NotItsMove { role: Role::King }));
    // A forbidden rank does not hide that the own king stays in check.
    let mut game = one_board(strict(), BoardId::A, "4r1k1/8/8/8/8/8/8/4K3[P] w");
    assert_eq!(mv(&mut game, white, "P@a7"), Err(Refusal::StillInCheck { by: at("e8") }));
    assert!(mv(&mut game, white, "P@e7").is_ok(), "blocks on a forbidden rank");
}

#[test]
fn pawns_on_odd_ranks_stay_pawns() {
    let (white, black) = seats(BoardId::A);
    let mut game = one_board(strict(), BoardId::A, "4k3/7p/8/8/8/8/8/K7[PP] w");
    mv(&mut game, white, "P@h8").unwrap();
    mv(&mut game, black, "h7h6").unwrap();
    assert_eq!(mv(&mut game, white, "h8h7"), Err(Refusal::PawnOnLastRank { at: "h8".parse().unwrap() }));
    mv(&mut game, white, "P@e1").unwrap();
    mv(&mut game, black, "h6h5").unwrap();
    assert_eq!(mv(&mut game, white, "e1e3"), Err(Refusal::NotItsMove { role: Role::Pawn }));
    mv(&mut game, white, "e1e2").unwrap();
    mv(&mut game, black, "Kd8").unwrap();
    mv(&mut game, white, "e2e4").unwrap();
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn a_removed_placement_leaves_no_trace() {
    let rules = strict();
    let (white, black) = seats(BoardId::A);
    let fen = "4k3/8/8/3pP3/8/8/8/4K3[NN] w - d6 7 30";
    let mut game = one_board(rules, BoardId::A, fen);
    assert!(game.position(BoardId::A).en_passant().is_some());
    mv(&mut game, white, "N@f6").unwrap();
    assert_eq!(game.position(BoardId::A).halfmoves(), 0);
    act(&mut game, black, REMOVE).unwrap();
    let position = game.position(BoardId::A);
    assert_eq!((position.halfmoves(), position.en_passant(), position.turn()), (7, None, Color::Black));
    assert_eq!(game.repetitions(BoardId::A), Some(1));
    // To and fro: the position after the removal counts as an occurrence, the removed placement does not.
    for _ in 0..2 {
        for (seat, text) in [(black, "e8d8"), (white, "e1d1"), (black, "d8e8"), (white, "d1e1")] {
            mv(&mut game, seat, text).unwrap();
        }
    }
    assert_eq!(game.repetitions(BoardId::A), Some(3));
    act(&mut game, black, Action::Claim(Claim::Repetition)).unwrap();
    assert_eq!(result(&game), "draw repetition 10.3");
}

#[test]
fn a_removal_takes_back_the_placement_and_nothing_before_it() {
    for board in BoardId::ALL {
        let (white, black) = seats(board);
        let mut game = one_board(strict(), board, "6k1/6pp/8/8/8/8/8/6K1[NN] w");
        for (seat, text) in [(white, "N@a3"), (black, "h6"), (white, "Kf2"), (black, "Kh8")] {
            mv(&mut game, seat, text).unwrap();
        }
        let before = *game.position(board);
        mv(&mut game, white, "N@f7").unwrap();
        act(&mut game, black, REMOVE).unwrap();
        let after = game.position(board);
        assert_eq!(after.placement(), before.placement());
        assert_eq!((after.turn(), after.halfmoves()), (Color::Black, before.halfmoves()));
        assert!(after.reserve(Color::White).is_empty());
    }
}

#[test]
fn a_removed_placement_is_no_occurrence_of_its_position() {
    let rules = RuleSet { repetition: RepetitionRule::Board, ..strict() };
    let (white, black) = seats(BoardId::A);
    let mut game = one_board(rules, BoardId::A, "4k3/8/8/8/8/8/8/4K3[NN] w");
    mv(&mut game, white, "N@f6").unwrap();
    act(&mut game, black, REMOVE).unwrap();
    // Black loses a move, so that the second knight makes the same position of the board.
    for (seat, text) in [(black, "Kd8"), (white, "Kd1"), (black, "Kd7"), (white, "Ke1"), (black, "Ke8")] {
        mv(&mut game, seat, text).unwrap();
    }
    mv(&mut game, white, "N@f6").unwrap();
    assert_eq!(game.repetitions(BoardId::A), Some(1));
}

#[test]
fn a_claim_stays_open_in_a_pause_and_is_heard() {
    let mut game = one_board(strict(), BoardId::A, T21);
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    let at = "f7".parse().unwrap();
    let open = OpenClaim { offender: Seat::WHITE_A, at, role: DropRole::Knight };
    assert_eq!(game.open_claim(BoardId::A), Some(open));
    game.play(Stamp::table(game.last_stamp()), Action::Pause).unwrap();
    assert_eq!((game.open_claim(BoardId::A), game.open_claim(BoardId::B)), (Some(open), None));
    act(&mut game, Seat::BLACK_A, REMOVE).unwrap();
    assert_eq!((game.phase(), game.open_claim(BoardId::A)), (Phase::Paused, None));
}

#[test]
fn an_end_of_the_match_voids_the_claim() {
    let mut game = one_board(strict(), BoardId::A, T21);
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    act(&mut game, Seat::WHITE_B, Action::Resign).unwrap();
    assert_eq!(game.open_claim(BoardId::A), None);
    assert_eq!(act(&mut game, Seat::BLACK_A, REMOVE), Err(Refusal::MatchOver));
}

#[test]
fn assisted_prevents_what_strict_punishes() {
    let mut game = one_board(RuleSet::default(), BoardId::A, T21);
    assert!(matches!(mv(&mut game, Seat::WHITE_A, "N@f7"), Err(Refusal::DropGivesCheck { .. })));
    assert_eq!(act(&mut game, Seat::BLACK_A, REMOVE), Err(Refusal::NothingToRemove));
}

#[test]
fn a_piece_that_arrives_between_placement_and_removal_is_kept() {
    let mut game = boards(strict(), T21, "4k3/8/8/3p4/4P3/8/8/4K3[] b");
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    mv(&mut game, Seat::BLACK_B, "dxe4").unwrap();
    act(&mut game, Seat::BLACK_A, REMOVE).unwrap();
    let reserve = game.position(BoardId::A).reserve(Color::White);
    assert_eq!((reserve.count(DropRole::Pawn), reserve.count(DropRole::Knight)), (1, 0));
}
