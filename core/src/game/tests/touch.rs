//! Touched pieces that bind (conduct notes C 1 to C 4, decisions D05, D08, D09, D54, D55, D57).

use super::*;
use crate::base::Square;
use crate::conduct::{Obligation, Touch};

/// A knight, a pawn and nobody else can take on d5; the rook on a1 cannot move.
const PLAY: &str = "4k3/8/8/3p4/4P3/2N5/P7/RN2K3[N] w - - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn training() -> RuleSet {
    RuleSet { touch_move: true, ..RuleSet::default() }
}

fn touch(game: &mut Match, seat: Seat, at: &str) -> Result<Vec<Event>, Refusal> {
    act(game, seat, Action::Touch { at: square(at) })
}

fn touched(game: &Match, events: &str) -> Match {
    let mut game = game.clone();
    for at in events.split(' ') {
        let action = if at == "adjust" { Action::Adjust } else { Action::Touch { at: square(at) } };
        act(&mut game, Seat::WHITE_A, action).unwrap();
    }
    game
}

#[test]
fn a_touched_piece_binds_until_the_move_and_a_replay_knows_it() {
    let start = one_board(training(), BoardId::A, PLAY);
    let own = |at| Some(Refusal::TouchedOwn { at: square(at) });
    let enemy = |at| Some(Refusal::TouchedEnemy { at: square(at) });
    for (touches, text, expected) in [
        ("c3", "c3b5", None),
        ("c3", "e4e5", own("c3")),
        ("c3", "N@h3", own("c3")),
        ("d5", "e4d5", None),
        ("d5", "c3d5", None),
        ("d5", "c3b5", enemy("d5")),
        ("d5", "N@h3", enemy("d5")),
        ("e4 d5", "e4d5", None),
        ("e4 d5", "e4e5", enemy("d5")),
        ("e4 d5", "c3d5", own("e4")),
        ("a1", "N@h3", None),
        ("a1 c3", "e4e5", own("c3")),
        ("adjust c3 d5", "e4e5", None),
    ] {
        let mut game = touched(&start, touches);
        assert_eq!(mv(&mut game, Seat::WHITE_A, text).err(), expected, "{touches}: {text}");
        if expected.is_none() {
            assert_eq!(game.touch(BoardId::A), Touch::ToMove);
        }
        assert_eq!(Match::replay(*game.setup(), game.log().entries()).as_ref(), Ok(&game));
        assert_eq!(game.audit(), Ok(()));
    }
}

/// The piece is told before the way: what helps is to know which piece must move.
#[test]
fn another_piece_is_refused_for_the_touch_though_its_move_is_illegal_too() {
    let game = touched(&one_board(training(), BoardId::A, PLAY), "c3");
    let tried = read_attempt(game.position(BoardId::A), "a1a5").unwrap();
    assert_eq!(game.judge(Seat::WHITE_A, tried), Err(Refusal::TouchedOwn { at: square("c3") }));
    let tried = read_attempt(game.position(BoardId::A), "c3c5").unwrap();
    assert_eq!(game.judge(Seat::WHITE_A, tried), Err(Refusal::NotItsMove { role: Role::Knight }));
}

#[test]
fn king_and_rook_touched_oblige_to_castle() {
    let start = one_board(training(), BoardId::A, "4k3/8/8/8/8/8/P6P/R3K2R[] w KQ - 0 1");
    let mut game = touched(&start, "e1 h1");
    let refused = Err(Refusal::TouchedToCastle { side: crate::rules::CastleSide::King });
    assert_eq!(mv(&mut game, Seat::WHITE_A, "O-O-O"), refused);
    assert_eq!(mv(&mut game, Seat::WHITE_A, "h1g1"), refused);
    assert!(mv(&mut game, Seat::WHITE_A, "O-O").is_ok());
}

#[test]
fn only_the_player_on_move_touches_and_only_where_pieces_stand() {
    let mut game = started(MatchSetup::new(training(), TimeControl::default()));
    let seat = Seat::BLACK_A;
    assert_eq!(touch(&mut game, seat, "e7"), Err(Refusal::NotYourTurn { seat }));
    assert_eq!(act(&mut game, seat, Action::Adjust), Err(Refusal::NotYourTurn { seat }));
    assert_eq!(touch(&mut game, Seat::WHITE_A, "e4"), Err(Refusal::EmptySquare { at: square("e4") }));
    touch(&mut game, Seat::WHITE_A, "e2").unwrap();
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::Adjust), Err(Refusal::AdjustTooLate));
    // The other board is another turn.
    assert_eq!(game.obligation(BoardId::B), Obligation::Free);
    assert!(mv(&mut game, Seat::WHITE_B, "d4").is_ok());
}

#[test]
fn without_the_option_nothing_is_touched() {
    let mut game = started(MatchSetup::default());
    assert_eq!(touch(&mut game, Seat::WHITE_A, "e2"), Err(Refusal::NoTouchMove));
    assert_eq!(act(&mut game, Seat::WHITE_A, Action::Adjust), Err(Refusal::NoTouchMove));
    assert!(!game.touch_matters(Seat::WHITE_A, square("e2")));
}

#[test]
fn a_touch_matters_only_where_it_changes_what_binds() {
    let start = one_board(training(), BoardId::A, PLAY);
    let matters = |game: &Match, at| game.touch_matters(Seat::WHITE_A, square(at));
    assert!(matters(&start, "c3") && matters(&start, "d5"));
    assert!(!matters(&start, "a1") && !matters(&start, "e8") && !matters(&start, "h8"));
    let bound = touched(&start, "c3");
    assert!(matters(&bound, "d5") && !matters(&bound, "c3") && !matters(&bound, "e4"));
    let adjusting = touched(&start, "adjust");
    assert!(!matters(&adjusting, "c3") && !matters(&adjusting, "d5"));
    assert!(!start.touch_matters(Seat::BLACK_A, square("e8")));
}

/// Decision D05: a plan touches nothing, and one that was made before lapses where it breaks what binds.
#[test]
fn a_plan_does_not_bind_and_lapses_where_it_breaks_what_does() {
    let mut game = started(MatchSetup::new(training(), TimeControl::default()));
    let planned = read_attempt(game.position(BoardId::A), "e2e4").unwrap();
    game.plan(Seat::WHITE_A, planned).unwrap();
    touch(&mut game, Seat::WHITE_A, "d2").unwrap();
    let why = Refusal::TouchedOwn { at: square("d2") };
    assert_eq!(game.planned(Seat::WHITE_A, planned), Plan::Lapsed(why));
}

#[test]
fn touched_pieces_bind_under_strict_too_until_a_placement_is_removed() {
    let rules = RuleSet { touch_move: true, ..strict() };
    let mut game = one_board(rules, BoardId::A, "6rk/6pp/8/8/8/8/8/6K1[NN] w - - 0 1");
    touch(&mut game, Seat::WHITE_A, "g1").unwrap();
    let king = Refusal::TouchedOwn { at: square("g1") };
    assert_eq!(mv(&mut game, Seat::WHITE_A, "N@f7"), Err(king), "a claimable placement is none");
    let mut game = one_board(rules, BoardId::A, "6rk/6pp/8/8/8/8/8/6K1[NN] w - - 0 1");
    mv(&mut game, Seat::WHITE_A, "N@f7").unwrap();
    // In check by the knight nothing moves, so nothing binds; without it the pawn could.
    touch(&mut game, Seat::BLACK_A, "g7").unwrap();
    assert_eq!(game.obligation(BoardId::A), Obligation::Free);
    act(&mut game, Seat::BLACK_A, Action::Claim(Claim::Placement)).unwrap();
    assert_eq!(game.touch(BoardId::A), Touch::ToMove);
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn a_pause_lifts_nothing_and_nothing_is_taken_back() {
    let rules = RuleSet { take_back: true, ..training() };
    let mut game = started(MatchSetup::new(rules, TimeControl::default()));
    touch(&mut game, Seat::WHITE_A, "e2").unwrap();
    for action in [Action::Pause, Action::Resume] {
        game.play(Stamp::table(Millis(50)), action).unwrap();
    }
    assert_eq!(game.obligation(BoardId::A), Obligation::Move { from: square("e2") });
    let back = Action::TakeBack { to: Seq(1), gives_time: false };
    assert_eq!(game.act(Stamp::table(Millis(60)), &back), Err(Refusal::NoTakeBack));
}

/// Decisions D01 and D44: the Laws' rule that a touch declines an offer is one of competitions.
#[test]
fn an_offer_stands_until_the_move() {
    let mut game = started(MatchSetup::new(training(), TimeControl::default()));
    play(&mut game, "A:e2e4 A:e7e5").unwrap();
    act(&mut game, Seat::BLACK_A, Action::OfferDraw).unwrap();
    touch(&mut game, Seat::WHITE_A, "d2").unwrap();
    assert_eq!(game.draw_offer(BoardId::A), Some(Seat::BLACK_A));
    mv(&mut game, Seat::WHITE_A, "d2d4").unwrap();
    assert_eq!(game.draw_offer(BoardId::A), None);
}
