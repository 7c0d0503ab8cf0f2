//! The boards of the record.

use pasapezas_core::arbiter::{Action, Claim, Legality, When};
use pasapezas_core::{Author, BoardId, CastleSide, Color, DropRole, Move, Seat};

use super::guide::{Desk, dropped, moved};
use crate::arbiter::{RecordBoards, Tap, attempt_of, behind, last_entered, to_put_up};
use crate::input::Hand;

fn boards(desk: &Desk) -> RecordBoards {
    RecordBoards::of(&desk.hall).unwrap()
}

fn stands(desk: &Desk, board: BoardId, at: &str) -> bool {
    let view = boards(desk).board(board, Color::White, &Hand::default());
    view.tokens.at(at.parse().unwrap()).is_some()
}

#[test]
fn the_boards_follow_the_record_and_pass_what_is_captured() {
    let mut desk = Desk::new(true);
    for text in ["e2e4", "d7d5", "e4d5"] {
        desk.play(BoardId::A, moved(text));
    }
    assert!(stands(&desk, BoardId::A, "d5") && !stands(&desk, BoardId::A, "e4"));
    let reserve = boards(&desk).reserve(Seat::BLACK_B, Color::White, &Hand::default()).reserve;
    assert_eq!(reserve.count(DropRole::Pawn), 1);
    let last = boards(&desk).board(BoardId::A, Color::White, &Hand::default()).last.unwrap();
    assert_eq!((last.from.unwrap().to_string(), last.to.to_string()), ("e4".into(), "d5".into()));
    assert_eq!(RecordBoards::of(&Desk::new(false).hall), None);
}

#[test]
fn an_illegal_move_is_entered_and_play_goes_on_behind_it() {
    let mut desk = Desk::new(true);
    for text in ["e2e4", "e7e5", "d1h5", "f7f6", "g1f3"] {
        desk.play(BoardId::A, moved(text));
    }
    // The queen checks, and Black moves something else.
    desk.play(BoardId::A, moved("a7a6"));
    let (seat, attempt, legality, _) = last_entered(&desk.hall).unwrap();
    assert_eq!((seat, attempt), (Seat::BLACK_A, moved("a7a6")));
    assert!(matches!(legality, Legality::Illegal(_)));
    assert!(stands(&desk, BoardId::A, "a6"));
    desk.play(BoardId::A, moved("f3e5"));
    assert!(stands(&desk, BoardId::A, "e5"));
}

#[test]
fn the_last_move_is_deleted_but_never_a_removal() {
    let mut desk = Desk::new(true);
    desk.act(Author::Table, Action::Record { seat: Seat::WHITE_A, attempt: moved("e2e4") });
    let (.., delete) = last_entered(&desk.hall).unwrap();
    desk.act(Author::Table, delete);
    assert_eq!(last_entered(&desk.hall), None);
    for text in ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"] {
        desk.play(BoardId::A, moved(text));
    }
    desk.play(BoardId::B, moved("e2e4"));
    desk.play(BoardId::B, moved("d7d5"));
    desk.play(BoardId::B, dropped(DropRole::Pawn, "d7"));
    let fault = pasapezas_core::arbiter::PlacementFault::PawnRank;
    let claim = Claim::Placement(fault);
    desk.act(Author::Seat(Seat::BLACK_B), Action::Claim { seat: Seat::BLACK_B, claim });
    desk.tap(Tap::Uphold);
    assert_eq!(last_entered(&desk.hall), None);
    assert!(!stands(&desk, BoardId::B, "d7"));
}

#[test]
fn what_the_record_lacks_is_counted_for_each_board() {
    let mut desk = Desk::new(true);
    assert_eq!(behind(&desk.hall, BoardId::A), 0);
    desk.act(Author::Seat(Seat::WHITE_A), Action::Press);
    desk.act(Author::Seat(Seat::BLACK_A), Action::Press);
    assert_eq!((behind(&desk.hall, BoardId::A), behind(&desk.hall, BoardId::B)), (2, 0));
    desk.act(Author::Table, Action::Record { seat: Seat::WHITE_A, attempt: moved("e2e4") });
    assert_eq!(behind(&desk.hall, BoardId::A), 1);
}

/// What was passed and placed since an illegal move brings both boards back.
#[test]
fn after_a_restoration_the_boards_show_what_belongs_on_the_real_ones() {
    let mut desk = Desk::new(true);
    for text in ["e2e4", "a8a5", "d2d4", "d7d5", "e4d5"] {
        desk.play(BoardId::A, moved(text));
    }
    desk.play(BoardId::B, moved("e2e4"));
    desk.play(BoardId::B, dropped(DropRole::Pawn, "d5"));
    let claim = Claim::Illegal(When::Earlier);
    desk.act(Author::Seat(Seat::WHITE_A), Action::Claim { seat: Seat::WHITE_A, claim });
    desk.tap(Tap::Answer(pasapezas_core::arbiter::AnswerTo::Yes));
    desk.tap(Tap::Uphold);
    assert!(
        stands(&desk, BoardId::A, "e4") && stands(&desk, BoardId::A, "a8") && stands(&desk, BoardId::A, "d2")
    );
    assert!(stands(&desk, BoardId::B, "e2") && !stands(&desk, BoardId::B, "d5"));
}

#[test]
fn castling_is_entered_as_the_king_goes() {
    let short = attempt_of(Color::Black, Move::Castle(CastleSide::King));
    assert_eq!(short, moved("e8g8"));
}

/// After a move was taken back the boards say so, until the clocks go on.
#[test]
fn boards_that_went_back_are_to_be_put_up_until_the_clocks_go_on() {
    let mut desk = Desk::new(true);
    desk.play(BoardId::A, moved("a1a5"));
    let claim = Claim::Illegal(When::LastMove);
    desk.act(Author::Seat(Seat::BLACK_A), Action::Claim { seat: Seat::BLACK_A, claim });
    assert!(!to_put_up(&desk.hall));
    desk.act(Author::Table, Action::Uphold);
    assert!(to_put_up(&desk.hall));
    desk.act(Author::Table, Action::Resume);
    assert!(!to_put_up(&desk.hall));
}
