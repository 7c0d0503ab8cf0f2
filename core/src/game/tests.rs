//! The match: appendix A of the regulation page at match level, and what a log promises.

use super::*;
use crate::base::{BoardId, Color, DropRole, Millis, PerBoard, PerColor, PerSeat, Role, Seat, Square, Team};
use crate::board::Piece;
use crate::position::{Attempt, Position, Setup};
use crate::rules::{Claim, DrawReason, Outcome, Refusal, RuleSet, TimeControl, WinReason};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// `e2e4`, `a7a8q` or `N@f3`.
fn attempt(text: &str) -> Attempt {
    use crate::base::PromotionRole;
    if let Some((role, to)) = text.split_once('@') {
        let role = Role::from_letter(role.chars().next().unwrap()).unwrap();
        return Attempt::Drop { role: DropRole::from_role(role).unwrap(), to: square(to) };
    }
    let promotion = text.chars().nth(4).and_then(Role::from_letter).and_then(PromotionRole::from_role);
    Attempt::Board { from: square(&text[..2]), to: square(&text[2..4]), promotion }
}

fn started(setup: MatchSetup) -> Match {
    let mut game = Match::new(setup);
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    game
}

/// Plays `A:e2e4 B:d7d5 ...`, each by the seat on move, a second apart.
fn play(game: &mut Match, moves: &str) -> Result<(), Refusal> {
    for text in moves.split_whitespace() {
        let (board, mv) = text.split_once(':').unwrap();
        let board = if board == "A" { BoardId::A } else { BoardId::B };
        let seat = game.on_move(board);
        let action = game.judge(seat, attempt(mv))?;
        game.play(Stamp::of(seat, game.last_stamp().plus(Millis(1000))), action)?;
    }
    Ok(())
}

fn reserves(game: &Match) -> PerSeat<u8> {
    PerSeat::for_seats(|seat| {
        let reserve = game.position(seat.board).reserve(seat.color);
        DropRole::ALL.into_iter().map(|role| reserve.count(role)).sum()
    })
}

/// A board with these pieces, as `Kg1 qd8`: upper case White.
fn board(pieces: &str, turn: Color) -> Position {
    let mut setup = Setup { turn, ..Setup::empty() };
    for text in pieces.split_whitespace() {
        let letter = text.chars().next().unwrap();
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        setup.placement.put(square(&text[1..]), Piece::new(color, Role::from_letter(letter).unwrap()));
    }
    Position::new(setup, &RuleSet::default()).unwrap()
}

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
        assert_eq!((clock.left, clock.running), (Millis::seconds(300), seat.color == Color::White));
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
    let a = board("Ke1 Pa7 ke8 rc8", Color::White);
    let b = board("Ke1 ke8", Color::White);
    let mut game = started(MatchSetup { start: PerBoard { a, b }, ..MatchSetup::default() });
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
    let a = board("Kg6 Qe6 kh8", Color::White);
    let b = board("Ke1 Nd4 ke8 pe5", Color::White);
    let setup = MatchSetup { start: PerBoard { a, b }, ..MatchSetup::default() };
    let mut game = started(setup);
    play(&mut game, "A:e6f7").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Stalemate { board: BoardId::A } }));
    // A piece that Black has received before keeps him in play.
    let mut setup = setup;
    setup.start.a = setup.start.a.receiving(Color::Black, DropRole::Knight);
    let mut game = started(setup);
    play(&mut game, "A:e6f7").unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn clocks_count_by_stamps_and_a_pause_stops_both_boards() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 B:d2d4").unwrap();
    let left = |game: &Match, seat, at| game.clock(seat, Millis(at)).left;
    assert_eq!(left(&game, Seat::WHITE_A, 5_000), Millis(299_000));
    assert_eq!(left(&game, Seat::WHITE_B, 5_000), Millis(298_000));
    assert_eq!(left(&game, Seat::BLACK_A, 5_000), Millis(296_000));
    game.play(Stamp::table(Millis(6_000)), Action::Pause).unwrap();
    assert_eq!(play(&mut game, "A:e7e5"), Err(Refusal::Paused));
    assert_eq!(left(&game, Seat::BLACK_A, 60_000), Millis(295_000));
    game.play(Stamp::table(Millis(60_000)), Action::Resume).unwrap();
    assert_eq!(left(&game, Seat::BLACK_A, 61_000), Millis(294_000));
    // Without increment, used times of both boards add up to the same.
    let used =
        |board| -> u32 { Color::ALL.iter().map(|c| left(&game, Seat::new(board, *c), 70_000).0).sum() };
    assert_eq!(used(BoardId::A), used(BoardId::B));
}

#[test]
fn flags_fall_at_their_own_instant_however_late_they_are_found() {
    let base = PerBoard {
        a: PerColor { white: Millis(500), black: Millis(9_000) },
        b: PerColor { white: Millis(400), black: Millis(9_000) },
    };
    let mut game = started(MatchSetup::new(RuleSet::default(), TimeControl { base }));
    assert_eq!(game.next_deadline(), Some(Millis(400)));
    let events = game.play(Stamp { at: Millis(700), by: Author::Clock }, Action::Tick).unwrap();
    let fell = |seat, at| Event::FlagFell { seat, at: Millis(at) };
    assert_eq!(events, [fell(Seat::WHITE_B, 400), fell(Seat::WHITE_A, 500)]);
    assert_eq!(game.next_deadline(), None);
    // A player whose flag is down may go on; the other clocks run.
    play(&mut game, "A:e2e4").unwrap();
    assert_eq!(game.clock(Seat::WHITE_A, Millis(2_000)).fallen, Some(Millis(500)));
    assert!(game.clock(Seat::BLACK_A, Millis(2_000)).running);
}

#[test]
fn a_move_at_the_millisecond_of_the_fall_comes_after_it() {
    let time = TimeControl::same(Millis(1_000));
    let mut game = started(MatchSetup::new(RuleSet::default(), time));
    let action = game.judge(Seat::WHITE_A, attempt("e2e4")).unwrap();
    let events = game.play(Stamp::of(Seat::WHITE_A, Millis(1_000)), action).unwrap();
    assert!(matches!(events[0], Event::FlagFell { seat: Seat::WHITE_A, at: Millis(1_000) }));
    assert!(events.iter().any(|event| matches!(event, Event::Moved { seat: Seat::WHITE_A, .. })));
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
    assert_eq!(game.judge(Seat::BLACK_A, attempt("e7e5")), Err(Refusal::NotYourTurn { seat: Seat::BLACK_A }));
    assert_eq!(game.play(Stamp::table(Millis(4)), Action::Pause), Err(Refusal::TimeWentBack));
    for action in [Action::Claim(Claim::Time), Action::OfferDraw, Action::AcceptDraw, Action::DeclineDraw] {
        assert_eq!(game.play(seat, action), Err(Refusal::NotAvailable));
    }
}

#[test]
fn a_log_must_follow_itself_and_the_rules() {
    let mut game = started(MatchSetup::default());
    play(&mut game, "A:e2e4 A:e7e5").unwrap();
    assert_eq!(game.audit(), Ok(()));
    let entries = game.log().entries();
    let gap = Match::replay(*game.setup(), &entries[1..]);
    assert_eq!(gap.unwrap_err(), ReplayError::Gap { expected: Seq(0), found: Seq(1) });
    let mut forged = entries.to_vec();
    forged[2].events.push(Event::Passed { from: Seat::BLACK_A, to: Seat::WHITE_B, role: DropRole::Queen });
    let forged = Match::replay(*game.setup(), &forged).unwrap();
    assert_eq!(forged.audit(), Err(AuditFailure::EventsDiffer { seq: Seq(2) }));
    let mut unstarted = entries[1..].to_vec();
    (unstarted[0].seq, unstarted[1].seq) = (Seq(0), Seq(1));
    let unstarted = Match::replay(*game.setup(), &unstarted).unwrap();
    assert_eq!(unstarted.audit(), Err(AuditFailure::Refused { seq: Seq(0), why: Refusal::NotStarted }));
}
