//! Moves, passes and ends at the level of the match.

use super::*;

#[test]
fn t01_new_match_has_both_arrays_and_starts_both_white_clocks() {
    let game = Match::new(MatchSetup::default());
    assert_eq!(game.phase(), Phase::Waiting);
    let game = started(MatchSetup::default());
    for board in BoardId::ALL {
        assert_eq!(game.position(board), &Position::start(&RuleSet::default()));
        assert_eq!(game.on_move(board), Seat::new(board, Color::White));
    }
    assert_eq!(reserves(&game), PerSeat::for_seats(|_| 0));
    for seat in Seat::ALL {
        let clock = game.clock(seat, Millis::ZERO);
        assert_eq!((clock.left, clock.running), (Some(Millis::seconds(300)), seat.color == Color::White));
    }
}

#[test]
fn t02_a_captured_pawn_passes_to_the_partner_at_once() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 A:d7d5").unwrap();
    assert_eq!(reserves(&game), PerSeat::for_seats(|_| 0));
    play(&mut game, "A:e4d5").unwrap();
    assert_eq!(reserves(&game), PerSeat::for_seats(|seat| u8::from(seat == Seat::BLACK_B)));
    assert_eq!(game.position(BoardId::B).reserve(Color::Black).count(DropRole::Pawn), 1);
}

#[test]
fn a_capture_in_passing_passes_a_pawn_too() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 A:a7a6 A:e4e5 A:d7d5 A:e5d6").unwrap();
    assert_eq!(game.position(BoardId::B).reserve(Color::Black).count(DropRole::Pawn), 1);
}

#[test]
fn a_promoted_queen_is_captured_and_passes_as_a_pawn() {
    let mut game = boards(RuleSet::default(), "2r1k3/P7/8/8/8/8/8/4K3[] w", "4k3/8/8/8/8/8/8/4K3[] w");
    play(&mut game, "A:a7a8q A:c8a8").unwrap();
    let reserve = game.position(BoardId::B).reserve(Color::White);
    assert_eq!((reserve.count(DropRole::Pawn), reserve.count(DropRole::Queen)), (1, 0));
}

#[test]
fn mate_ends_both_boards_for_the_team() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "B:e2e4 A:f2f3 A:e7e5 A:g2g4 A:d8h4").unwrap();
    let reason = WinReason::Mate { loser: Seat::WHITE_A };
    assert_eq!(game.outcome(), Some(Outcome::Won { by: Team::Two, reason }));
    assert_eq!(play(&mut game, "B:e7e5"), Err(Refusal::MatchOver));
    assert!(Seat::ALL.into_iter().all(|seat| !game.clock(seat, Millis(99_000)).running));
}

#[test]
fn every_seat_loses_by_resigning_at_any_time() {
    for loser in Seat::ALL {
        let mut game = started(MatchSetup::default());
        game.play(Stamp::of(loser, Millis(10)), Action::Resign).unwrap();
        let reason = WinReason::Resignation { loser };
        assert_eq!(game.outcome(), Some(Outcome::Won { by: loser.team().other(), reason }));
    }
    let mut waiting = Match::new(MatchSetup::default());
    assert_eq!(waiting.play(Stamp::of(Seat::WHITE_A, Millis(1)), Action::Resign), Err(Refusal::NotStarted));
}

#[test]
fn stalemate_draws_the_match_by_the_reserve_of_that_instant() {
    for board in BoardId::ALL {
        let mut game = one_board(RuleSet::default(), board, "7k/8/4Q1K1/8/8/8/8/8[] w");
        let white = Seat::new(board, Color::White);
        mv(&mut game, white, "e6f7").unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Stalemate { board } }));
        // A piece that Black has received before keeps him in play.
        let mut game = one_board(RuleSet::default(), board, "7k/8/4Q1K1/8/8/8/8/8[n] w");
        mv(&mut game, white, "e6f7").unwrap();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn actions_are_refused_to_the_wrong_author_and_in_the_wrong_phase() {
    let at = Millis(5);
    let mut game = Match::new(MatchSetup::default());
    let seat = Stamp::of(Seat::WHITE_A, at);
    assert_eq!(game.play(seat, Action::Start), Err(Refusal::NotYours));
    assert_eq!(game.play(Stamp::table(at), Action::Pause), Err(Refusal::NotStarted));
    assert_eq!(game.play(Stamp::table(at), Action::Resume), Err(Refusal::NotStarted));
    assert_eq!(play(&mut game, "A:e2e4"), Err(Refusal::NotStarted));
    game.play(Stamp::table(at), Action::Start).unwrap();
    assert_eq!(game.play(Stamp::table(at), Action::Start), Err(Refusal::AlreadyStarted));
    assert_eq!(game.play(Stamp::table(at), Action::Resume), Err(Refusal::NotPaused));
    assert_eq!(game.play(Stamp::table(at), Action::Resign), Err(Refusal::NotYours));
    assert_eq!(game.play(Stamp::of(Seat::BLACK_A, at), Action::Tick), Err(Refusal::NotYours));
    assert_eq!(
        game.judge(Seat::BLACK_A, read_attempt(game.position(BoardId::A), "e7e5").unwrap()),
        Err(Refusal::NotYourTurn { seat: Seat::BLACK_A })
    );
    assert_eq!(game.play(Stamp::table(Millis(4)), Action::Pause), Err(Refusal::TimeWentBack));
}
