//! Draws: offers, repetition, moves without progress (article 10, decisions D43 to D52), and calling off.

use super::*;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w";

/// Kings walk to and fro until `count` moves of either player have been made on board A.
fn walk(game: &mut Match, count: usize) {
    walk_on(game, BoardId::A, count);
}

fn walk_on(game: &mut Match, board: BoardId, count: usize) {
    for _ in 0..count {
        let seat = game.on_move(board);
        let home = game.position(board).king(seat.color).file() == crate::base::File::E;
        let rank = if seat.color == Color::White { 1 } else { 8 };
        let text = if home { format!("e{rank}d{rank}") } else { format!("d{rank}e{rank}") };
        mv(game, seat, &text).unwrap();
    }
}

#[test]
fn t29_a_piece_that_arrives_makes_another_position() {
    let start = |repetition| {
        let rules = RuleSet { repetition, ..RuleSet::default() };
        let mut game = boards(rules, KINGS, "4k3/8/8/3p4/4P3/8/8/4K3[] w");
        walk(&mut game, 4);
        mv(&mut game, Seat::WHITE_B, "e4d5").unwrap();
        walk(&mut game, 4);
        game
    };
    let claim = Action::Claim(Claim::Repetition);
    let mut game = start(RepetitionRule::BoardAndReserves);
    assert!(matches!(act(&mut game, Seat::WHITE_A, claim), Err(Refusal::NotRepeated { .. })));
    let mut game = start(RepetitionRule::Board);
    act(&mut game, Seat::WHITE_A, claim).unwrap();
    assert_eq!(result(&game), "draw repetition 10.3");
    let mut game = start(RepetitionRule::Off);
    assert_eq!(act(&mut game, Seat::WHITE_A, claim), Err(Refusal::DrawNotInRules));
}

#[test]
fn repetition_is_claimed_at_three_and_comes_by_itself_at_five() {
    let claim = Action::Claim(Claim::Repetition);
    let mut game = boards(RuleSet::default(), KINGS, KINGS);
    walk(&mut game, 4);
    assert_eq!(act(&mut game, Seat::WHITE_A, claim), Err(Refusal::NotRepeated { times: 2 }));
    walk(&mut game, 11);
    assert_eq!(game.repetitions(BoardId::A), Some(4));
    assert_eq!(result(&game), "none");
    walk(&mut game, 1);
    assert_eq!(result(&game), "draw repetition 10.3");
    let count = |draw_counts, moves| {
        let rules = RuleSet { draw_counts, ..RuleSet::default() };
        let mut game = boards(rules, KINGS, KINGS);
        walk(&mut game, moves);
        game
    };
    assert_eq!(result(&count(DrawCounts::Automatic, 8)), "draw repetition 10.3");
    assert_eq!(act(&mut count(DrawCounts::Automatic, 7), Seat::BLACK_A, claim), Err(Refusal::DrawByItself));
    let mut patient = count(DrawCounts::Claim, 40);
    assert_eq!(result(&patient), "none");
    act(&mut patient, Seat::WHITE_A, claim).unwrap();
}

#[test]
fn t30_a_placement_resets_the_count_and_a_piece_received_does_not() {
    let rules = RuleSet { repetition: RepetitionRule::Off, ..RuleSet::default() };
    let a = "4k3/8/8/8/8/8/8/4K3[N] w - - 98 60";
    let b = "4k3/8/8/3p4/4P3/8/8/4K3[] w";
    let claim = Action::Claim(Claim::FiftyMoves);
    let mut game = boards(rules, a, b);
    mv(&mut game, Seat::WHITE_A, "N@a3").unwrap();
    assert_eq!(game.position(BoardId::A).halfmoves(), 0);
    let mut game = boards(rules, a, b);
    walk(&mut game, 1);
    assert_eq!(act(&mut game, Seat::BLACK_A, claim), Err(Refusal::NotFiftyMoves { halfmoves: 99 }));
    mv(&mut game, Seat::WHITE_B, "e4d5").unwrap();
    walk(&mut game, 1);
    assert_eq!(game.position(BoardId::A).halfmoves(), 100);
    assert_eq!(act(&mut game, Seat::BLACK_A, claim), Err(Refusal::NotYourTurn { seat: Seat::BLACK_A }));
    act(&mut game, Seat::WHITE_A, claim).unwrap();
    assert_eq!(result(&game), "draw fifty-moves 10.3");
}

#[test]
fn seventy_five_moves_draw_by_themselves_but_mate_comes_first() {
    let quiet = "4k3/8/8/8/8/8/8/4K3[] w - - 149 90";
    let mut game = boards(RuleSet::default(), quiet, KINGS);
    walk(&mut game, 1);
    assert_eq!(result(&game), "draw fifty-moves 10.3");
    let mate = "6k1/5ppp/8/8/8/8/8/4R1K1[] w - - 149 90";
    let mut game = boards(RuleSet::default(), mate, KINGS);
    mv(&mut game, Seat::WHITE_A, "Re8").unwrap();
    assert_eq!(result(&game), "one mate 9.1");
    let off = RuleSet { fifty_moves: false, ..RuleSet::default() };
    let mut game = boards(off, quiet, KINGS);
    walk(&mut game, 1);
    let claim = Action::Claim(Claim::FiftyMoves);
    assert_eq!(
        (result(&game).as_str(), act(&mut game, Seat::BLACK_A, claim)),
        ("none", Err(Refusal::DrawNotInRules))
    );
}

#[test]
fn moves_without_progress_draw_at_their_number_and_not_before() {
    use DrawCounts::{Automatic, Claim, ClaimAndAutomatic};
    for (draw_counts, halfmoves, expected) in [
        (ClaimAndAutomatic, 148, "none"),
        (ClaimAndAutomatic, 149, "draw fifty-moves 10.3"),
        (Automatic, 98, "none"),
        (Automatic, 99, "draw fifty-moves 10.3"),
        (Claim, 149, "none"),
        (Claim, 400, "none"),
    ] {
        let rules = RuleSet { draw_counts, ..RuleSet::default() };
        let mut game = boards(rules, &format!("4k3/8/8/8/8/8/8/4K3[] w - - {halfmoves} 90"), KINGS);
        walk(&mut game, 1);
        assert_eq!(result(&game), expected, "{draw_counts:?} after {halfmoves}");
    }
}

#[test]
fn a_draw_names_the_board_it_came_about_on() {
    for board in BoardId::ALL {
        let white = Seat::new(board, Color::White);
        let repeated = Some(Outcome::Drawn { reason: DrawReason::Repetition { board } });
        let quiet = Some(Outcome::Drawn { reason: DrawReason::FiftyMoves { board } });
        for (halfmoves, moves, claim, expected) in [
            (0, 8, Some(Claim::Repetition), repeated),
            (0, 16, None, repeated),
            (98, 2, Some(Claim::FiftyMoves), quiet),
            (149, 1, None, quiet),
        ] {
            let fen = format!("4k3/8/8/8/8/8/8/4K3[] w - - {halfmoves} 90");
            let mut game = one_board(RuleSet::default(), board, &fen);
            walk_on(&mut game, board, moves);
            if let Some(claim) = claim {
                assert_eq!(game.outcome(), None);
                act(&mut game, white, Action::Claim(claim)).unwrap();
            }
            assert_eq!(game.outcome(), expected);
        }
    }
}

#[test]
fn t31_an_agreement_on_one_board_draws_the_match() {
    for board in BoardId::ALL {
        let (white, black) = (Seat::new(board, Color::White), Seat::new(board, Color::Black));
        let mut game = started(MatchSetup::default());
        mv(&mut game, white, "e4").unwrap();
        mv(&mut game, black, "e5").unwrap();
        act(&mut game, black, Action::OfferDraw).unwrap();
        for other in [white.partner(), black.partner(), black] {
            assert_eq!(act(&mut game, other, Action::AcceptDraw), Err(Refusal::NoOffer));
        }
        act(&mut game, white, Action::AcceptDraw).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Agreement { board } }));
        let other = game.on_move(board.other());
        assert_eq!(mv(&mut game, other, "e4"), Err(Refusal::MatchOver));
    }
}

#[test]
fn t32_resigning_off_move_loses_for_the_team() {
    let mut game = started(MatchSetup::default());
    mv(&mut game, Seat::WHITE_B, "e4").unwrap();
    act(&mut game, Seat::WHITE_B, Action::Resign).unwrap();
    assert_eq!(result(&game), "one resignation 9.3");
}

#[test]
fn t33_an_offer_before_both_sides_have_moved_is_refused() {
    let mut game = started(MatchSetup::default());
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::OfferDraw), Err(Refusal::OfferTooEarly));
    mv(&mut game, Seat::WHITE_A, "e4").unwrap();
    mv(&mut game, Seat::WHITE_B, "e4").unwrap();
    mv(&mut game, Seat::BLACK_B, "e5").unwrap();
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::OfferDraw), Err(Refusal::OfferTooEarly));
    act(&mut game, Seat::WHITE_B, Action::OfferDraw).unwrap();
}

#[test]
fn t34_repetition_is_claimed_by_the_player_on_move() {
    let mut game = boards(RuleSet::default(), KINGS, KINGS);
    walk(&mut game, 8);
    let claim = Action::Claim(Claim::Repetition);
    assert_eq!(act(&mut game, Seat::BLACK_A, claim), Err(Refusal::NotYourTurn { seat: Seat::BLACK_A }));
    act(&mut game, Seat::WHITE_A, claim).unwrap();
    assert_eq!(result(&game), "draw repetition 10.3");
}

#[test]
fn an_offer_stands_until_it_is_answered_or_the_opponent_moves() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4 A:e5 B:e4 B:e5").unwrap();
    act(&mut game, Seat::WHITE_A, Action::OfferDraw).unwrap();
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::OfferDraw), Err(Refusal::OfferOpen));
    mv(&mut game, Seat::WHITE_A, "d4").unwrap();
    assert_eq!(game.draw_offer(BoardId::A), Some(Seat::WHITE_A), "his own move leaves it open");
    mv(&mut game, Seat::WHITE_B, "d4").unwrap();
    assert_eq!(game.draw_offer(BoardId::A), Some(Seat::WHITE_A), "another board does not answer");
    mv(&mut game, Seat::BLACK_A, "d5").unwrap();
    assert_eq!(game.draw_offer(BoardId::A), None);
    act(&mut game, Seat::WHITE_A, Action::OfferDraw).unwrap();
    act(&mut game, Seat::BLACK_A, Action::DeclineDraw).unwrap();
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::OfferDraw), Err(Refusal::OfferAgain));
    assert_eq!(act(&mut game, Seat::BLACK_A, Action::DeclineDraw), Err(Refusal::NoOffer));
}

#[test]
fn where_both_boards_must_agree_a_move_cancels() {
    let rules = RuleSet { draw_agreement: DrawAgreement::BothBoards, ..RuleSet::default() };
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    play(&mut game, "A:e4 A:e5 B:e4 B:e5").unwrap();
    let agree = |game: &mut Match, board| {
        act(game, Seat::new(board, Color::White), Action::OfferDraw).unwrap();
        act(game, Seat::new(board, Color::Black), Action::AcceptDraw).unwrap();
    };
    agree(&mut game, BoardId::A);
    assert!(game.has_agreed(BoardId::A) && game.outcome().is_none());
    assert_eq!(game.draw_offer(BoardId::A), None, "the offer is answered");
    mv(&mut game, Seat::WHITE_A, "d4").unwrap();
    assert!(!game.has_agreed(BoardId::A));
    agree(&mut game, BoardId::B);
    assert_eq!(result(&game), "none");
    mv(&mut game, Seat::BLACK_A, "d5").unwrap();
    agree(&mut game, BoardId::A);
    assert_eq!(result(&game), "draw agreement 10.1");
}

#[test]
fn a_match_is_called_off_until_both_boards_have_begun() {
    let call = |game: &mut Match| game.play(Stamp::table(game.last_stamp()), Action::CallOff);
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4 A:e5").unwrap();
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::CallOff), Err(Refusal::NotYours));
    call(&mut game).unwrap();
    assert_eq!(result(&game), "draw called-off 1");
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e4 B:e4").unwrap();
    assert_eq!(call(&mut game), Err(Refusal::TooLateToCallOff));
}
