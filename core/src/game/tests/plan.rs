//! Moves planned before their turn (decision D05).

use super::*;
use crate::base::{PromotionRole, Square};
use crate::position::Attempt;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// `e2e4`, `e7e8q` or `N@f3`, whether anybody could play it or not.
fn tried(text: &str) -> Attempt {
    if let Some((role, to)) = text.split_once('@') {
        let letter = role.chars().next().unwrap();
        let role = DropRole::ALL.into_iter().find(|it| it.role().letter() == letter).unwrap();
        return Attempt::Drop { role, to: square(to) };
    }
    let promotion = text.get(4..).filter(|rest| !rest.is_empty()).map(|_| PromotionRole::Queen);
    Attempt::Board { from: square(&text[..2]), to: square(&text[2..4]), promotion }
}

fn why(game: &Match, seat: Seat, text: &str) -> Option<Refusal> {
    game.plan(seat, tried(text)).err()
}

#[test]
fn only_what_no_answer_can_make_a_move_is_refused() {
    let fen = "r3k2r/pp1p2P1/8/8/4n3/8/PP2P2p/R3K2R[] b KQkq -";
    let game = one_board(RuleSet::default(), BoardId::A, fen);
    let white = Seat::WHITE_A;
    // Over pieces in the way, onto own pieces, captures of nothing, drops of what is not there yet.
    for text in [
        "a1a8", "a1a2", "e2d3", "e2f3", "e2e4", "e1g1", "e1h1", "e1c1", "e1a1", "e1d1", "N@e4", "Q@h5",
        "P@e2",
    ] {
        assert_eq!(why(&game, white, text), None, "{text}");
    }
    assert_eq!(why(&game, white, "g7g8q"), None);
    assert_eq!(why(&game, white, "g7f8q"), None);
    let refused = [
        ("a1b3", Refusal::NotItsMove { role: Role::Rook }),
        ("e2e5", Refusal::NotItsMove { role: Role::Pawn }),
        ("e1e3", Refusal::NotItsMove { role: Role::King }),
        ("a1a1", Refusal::NotItsMove { role: Role::Rook }),
        ("d4d5", Refusal::EmptySquare { at: square("d4") }),
        ("e4f6", Refusal::NotYourPiece { at: square("e4") }),
        ("g7g8", Refusal::PromotionMissing),
        ("e2e3q", Refusal::PromotionImpossible),
        ("P@e7", Refusal::DropPawnRank { at: square("e7") }),
        ("P@e1", Refusal::DropPawnRank { at: square("e1") }),
    ];
    for (text, expected) in refused {
        assert_eq!(why(&game, white, text), Some(expected), "{text}");
    }
}

#[test]
fn pieces_of_the_other_colour_plan_by_their_own_ranks() {
    let game = one_board(RuleSet::default(), BoardId::B, "4k3/p7/8/8/8/8/7p/4K3[] w - -");
    let black = Seat::BLACK_B;
    for text in ["a7a5", "a7a6", "a7b6", "h2h1q", "h2g1q", "P@a7"] {
        assert_eq!(why(&game, black, text), None, "{text}");
    }
    assert_eq!(why(&game, black, "h2h1"), Some(Refusal::PromotionMissing));
    assert_eq!(why(&game, black, "P@a2"), Some(Refusal::DropPawnRank { at: square("a2") }));
    // No right, no castling.
    assert_eq!(why(&game, black, "e8g8"), Some(Refusal::NotItsMove { role: Role::King }));
}

#[test]
fn under_strict_a_forbidden_rank_can_be_planned_as_it_can_be_played() {
    let game = one_board(strict(), BoardId::A, "4k3/8/8/8/8/8/8/4K3[] b - -");
    assert_eq!(why(&game, Seat::WHITE_A, "P@e7"), None);
}

#[test]
fn plans_belong_to_a_running_match_whose_rules_know_them() {
    let mut game = Match::new(MatchSetup::default());
    assert_eq!(why(&game, Seat::BLACK_A, "e7e5"), Some(Refusal::NotStarted));
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    assert_eq!(why(&game, Seat::BLACK_A, "e7e5"), None);
    assert_eq!(
        why(&game, Seat::WHITE_A, "e2e5"),
        Some(Refusal::NotItsMove { role: Role::Pawn }),
        "on move: judged"
    );
    game.play(Stamp::table(Millis(1)), Action::Pause).unwrap();
    assert_eq!(why(&game, Seat::BLACK_A, "e7e5"), Some(Refusal::Paused));
    assert_eq!(game.planned(Seat::BLACK_A, tried("e7e5")), Plan::Waits);
    let without = RuleSet { premoves: false, ..RuleSet::default() };
    let game = started(MatchSetup::new(without, TimeControl::default()));
    let seat = Seat::BLACK_A;
    assert_eq!(why(&game, seat, "e7e5"), Some(Refusal::NotYourTurn { seat }));
}

#[test]
fn a_plan_waits_ripens_or_lapses() {
    let mut game = started(MatchSetup::default());
    let black = Seat::BLACK_A;
    let capture = tried("d7e6");
    assert_eq!(game.plan(black, capture), Ok(()), "of nothing, so far");
    assert_eq!(game.planned(black, capture), Plan::Waits);
    play(&mut game, "B:e4").unwrap();
    assert_eq!(game.planned(black, capture), Plan::Waits, "a move on the other board changes nothing");
    play(&mut game, "A:e4").unwrap();
    assert_eq!(game.planned(black, capture), Plan::Lapsed(Refusal::PawnNeedsCapture { at: square("e6") }));
    let Plan::Ripe(action) = game.planned(black, tried("e7e5")) else { panic!() };
    act(&mut game, black, action).unwrap();
    assert_eq!(game.planned(black, tried("d7d5")), Plan::Waits);
    act(&mut game, Seat::WHITE_B, Action::Resign).unwrap();
    assert_eq!(game.planned(black, tried("d7d5")), Plan::Lapsed(Refusal::MatchOver));
}

/// What is not there when its turn comes is not dropped; what the partner has sent meanwhile is.
#[test]
fn a_piece_that_is_to_come_may_be_planned() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "B:e4 B:d5").unwrap();
    let (seat, pawn) = (Seat::BLACK_A, tried("P@e6"));
    assert_eq!(game.plan(seat, pawn), Ok(()));
    play(&mut game, "B:exd5").unwrap();
    assert_eq!(reserves(&game), PerSeat::for_seats(|it| u8::from(it == seat)));
    play(&mut game, "A:e4").unwrap();
    assert!(matches!(game.planned(seat, pawn), Plan::Ripe(_)));
    let missing = Refusal::ReserveLacks { role: DropRole::Knight };
    assert_eq!(game.planned(seat, tried("N@e6")), Plan::Lapsed(missing));
}

#[test]
fn t37_a_plan_never_eats_the_claim() {
    let mut game = one_board(strict(), BoardId::A, "6rk/6pp/8/8/8/8/8/6K1[N] w");
    let (black, plan) = (Seat::BLACK_A, tried("g7g6"));
    assert_eq!(game.plan(black, plan), Ok(()));
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    assert_eq!(game.planned(black, plan), Plan::Lapsed(Refusal::ClaimComesFirst { at: square("f7") }));
    act(&mut game, black, Action::Claim(Claim::Placement)).unwrap();
    // Whoever plans after the removal is on move already, and his plan is a move.
    assert!(matches!(game.planned(black, plan), Plan::Ripe(_)));
}
