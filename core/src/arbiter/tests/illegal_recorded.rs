//! Section 4.4 with a record: nothing is asked that it shows, and positions can be restored.

use super::super::*;
use super::place::{Place, unfounded};
use crate::base::{BoardId, DropRole, Seat};
use crate::notation::write_fen;

fn fen(place: &Place, board: BoardId) -> String {
    let position = place.hall.sheet().unwrap().position(board).unwrap();
    write_fen(&position).split(' ').next().unwrap().to_owned()
}

/// The same piece where it has another legal move, else any (C 6).
#[test]
fn the_record_knows_what_replaces_a_move() {
    for (moves, duty) in [
        // A rook that jumps over its pawn, and has no move of its own.
        (["a1a5"].as_slice(), Duty::AnyMove),
        // A knight that moves like a bishop, and has others.
        (&["g1e3"], Duty::SamePiece),
        // A king that jumps over his pawn, and has no move; later he has.
        (&["e1e3"], Duty::AnyMove),
        (&["e2e4", "e7e5", "e1e3"], Duty::SamePiece),
    ] {
        for profile in [Profile::Pasapezas, Profile::OneBoard] {
            let mut place = Place::recorded(profile);
            for text in moves {
                place.play(BoardId::A, text);
            }
            place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
            if profile == Profile::OneBoard {
                place.answer(AnswerTo::NoCapture);
            }
            assert!(
                place.ruling().remedies.contains(&Remedy::Must { seat: Seat::WHITE_A, duty }),
                "{moves:?}"
            );
            place.table(Action::Uphold);
            let steps = place.hall.sheet().unwrap().steps().len();
            assert_eq!(steps, moves.len() - 1, "the record goes back with the move");
            assert_eq!(place.hall.on_move(BoardId::A), Seat::WHITE_A);
        }
    }
}

/// A legal move is no illegal one, whoever says so.
#[test]
fn a_legal_move_in_the_record_is_no_illegal_one() {
    let mut place = Place::recorded(Profile::Pasapezas);
    place.play(BoardId::A, "e2e4");
    let events = place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    assert_eq!(unfounded(&events), Some(Objection::RecordSaysNo));
    let late = place.claim(Seat::BLACK_A, Claim::Illegal(When::Earlier));
    assert_eq!(unfounded(&late), Some(Objection::RecordSaysNo));
    // A record that lags behind says nothing.
    place.press(&[Seat::BLACK_A, Seat::WHITE_A]);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    assert!(place.hall.case().is_some());
}

/// An illegal capture: the piece comes out of the partner's reserve, and back on its square.
#[test]
fn an_illegal_capture_gives_the_piece_back() {
    let mut place = Place::recorded(Profile::Pasapezas);
    place.play(BoardId::A, "a1a7");
    assert_eq!(place.hall.sheet().unwrap().setup(BoardId::B).reserves.black.count(DropRole::Pawn), 1);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    assert!(place.ruling().remedies.contains(&Remedy::ReturnCaptured { from: Some(Seat::BLACK_B) }));
    place.table(Action::Uphold);
    assert!(place.hall.sheet().unwrap().setup(BoardId::B).reserves.black.is_empty());
    assert_eq!(fen(&place, BoardId::A), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[]");
}

/// Restore, case 1: everything that was passed since lies in reserve still. The other board stays as it is, and pieces that came
/// from it and were placed here go back to whoever placed them.
#[test]
fn a_late_illegal_move_restores_one_board_where_nothing_was_placed() {
    let mut place = Place::recorded(Profile::Pasapezas);
    // On board B White takes a pawn: Black on A has it in reserve.
    for text in ["e2e4", "d7d5", "e4d5"] {
        place.play(BoardId::B, text);
    }
    // On board A White moves illegally, Black places that pawn, White takes one.
    for text in ["g1e3", "P@e5", "d2d4", "a7a6", "d4e5"] {
        place.play(BoardId::A, text);
    }
    assert_eq!(place.hall.sheet().unwrap().setup(BoardId::B).reserves.black.count(DropRole::Pawn), 1);
    let b_before = fen(&place, BoardId::B);
    place.claim(Seat::BLACK_A, Claim::Illegal(When::Earlier));
    assert_eq!(place.hall.question(), Some(Question::CanRestore));
    place.answer(AnswerTo::Yes);
    let remedies = place.ruling().remedies;
    assert_eq!(remedies.first(), Some(&Remedy::RestoreBoard { board: BoardId::A, keep: 3 }));
    assert!(remedies.contains(&Remedy::Must { seat: Seat::WHITE_A, duty: Duty::SamePiece }));
    place.table(Action::Uphold);
    assert_eq!(
        fen(&place, BoardId::A),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p]",
        "the pawn is Black's again"
    );
    assert_eq!(
        fen(&place, BoardId::B),
        b_before.replace("[p]", "[]"),
        "only the passed pawn has left board B"
    );
    assert_eq!((place.hall.moves(Seat::WHITE_A), place.hall.moves(Seat::BLACK_A)), (0, 0));
    assert_eq!((place.hall.moves(Seat::WHITE_B), place.hall.moves(Seat::BLACK_B)), (2, 1));
    assert_eq!(place.hall.on_move(BoardId::A), Seat::WHITE_A);
    assert_eq!(place.hall.on_move(BoardId::B), Seat::BLACK_B);
    place.table(Action::Resume);
    place.play(BoardId::A, "g1f3");
}

/// Restore, case 2: something that was passed since has been placed. Both boards go back to that instant.
#[test]
fn a_late_illegal_move_restores_both_boards_where_something_was_placed() {
    let mut place = Place::recorded(Profile::Pasapezas);
    place.play(BoardId::B, "e2e4");
    for text in ["a1a7", "b7b6"] {
        place.play(BoardId::A, text);
    }
    for text in ["P@d6", "e4e5"] {
        place.play(BoardId::B, text);
    }
    place.claim(Seat::BLACK_A, Claim::Illegal(When::Earlier));
    place.answer(AnswerTo::Yes);
    assert_eq!(place.ruling().remedies.first(), Some(&Remedy::RestoreBoth { keep: 1 }));
    place.table(Action::Uphold);
    assert_eq!(fen(&place, BoardId::A), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[]");
    assert_eq!(fen(&place, BoardId::B), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[]");
    assert_eq!(place.hall.on_move(BoardId::B), Seat::BLACK_B);
    assert_eq!(place.hall.moves(Seat::WHITE_B), 1);
}

/// The same for the last move, when the partner was quick: nobody needs to be asked.
#[test]
fn a_captured_piece_that_was_placed_takes_both_boards_back() {
    let mut place = Place::recorded(Profile::Pasapezas);
    place.play(BoardId::B, "e2e4");
    place.play(BoardId::A, "a1a7");
    place.play(BoardId::B, "P@d6");
    place.claim(Seat::BLACK_A, Claim::Illegal(When::LastMove));
    assert_eq!(place.ruling().remedies.first(), Some(&Remedy::RestoreBoth { keep: 1 }));
    assert!(!place.ruling().lacks_record);
    place.table(Action::Uphold);
    assert_eq!(place.hall.on_move(BoardId::B), Seat::BLACK_B);
}

/// Where nobody can say how it stood, the record helps nothing (C 6).
#[test]
fn a_position_that_nobody_can_establish_annuls_the_match() {
    let mut place = Place::recorded(Profile::OneBoard);
    for text in ["g1e3", "a7a6", "a2a3"] {
        place.play(BoardId::A, text);
    }
    place.claim(Seat::BLACK_A, Claim::Illegal(When::Earlier));
    place.answer(AnswerTo::No);
    assert!(!place.ruling().lacks_record);
    place.table(Action::Uphold);
    assert_eq!(place.end(), Some(End::Annulled { board: BoardId::A, why: Annulment::Unrestorable }));
}

/// A mate and a stalemate on the board end the match, and with them everything else.
#[test]
fn a_recorded_mate_ends_the_match() {
    for profile in [Profile::Pasapezas, Profile::OneBoard] {
        let mut place = Place::recorded(profile);
        for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
            place.play(BoardId::A, text);
        }
        let end = place.end().unwrap();
        assert_eq!(end.winner(), Some(crate::base::Team::Two));
        let source = if profile == Profile::OneBoard { "FIDE 5.1.1" } else { "9.1" };
        assert_eq!(end.source(profile).to_string(), source);
    }
}

/// A king that was left in check does not blind the record: what follows is judged.
#[test]
fn a_king_left_in_check_is_a_position_to_judge() {
    let mut place = Place::recorded(Profile::Pasapezas);
    for text in ["e2e4", "f7f6", "d1h5", "a7a6"] {
        place.play(BoardId::A, text);
    }
    let events = place.play(BoardId::A, "h5a4");
    assert!(
        matches!(events.first(), Some(Event::Recorded { legality: Legality::Illegal(_), .. })),
        "{events:?}"
    );
}

/// Slips of the pen are taken out; a move that cannot have been made is refused.
#[test]
fn the_record_takes_what_can_have_been_done() {
    use crate::game::Author;
    let mut place = Place::recorded(Profile::Pasapezas);
    let record = |text: &str| Action::Record { seat: Seat::WHITE_A, attempt: super::place::attempt(text) };
    for impossible in ["e4e5", "e7e5", "e1e2", "N@e4"] {
        assert!(
            matches!(place.act(Author::Table, record(impossible)), Err(Objection::CannotBe(_))),
            "{impossible}"
        );
    }
    assert_eq!(place.act(Author::Table, Action::Unrecord), Err(Objection::NothingRecorded));
    place.table(record("e2e4"));
    assert_eq!(place.act(Author::Seat(Seat::WHITE_A), record("d2d4")), Err(Objection::NotYours));
    place.table(Action::Unrecord);
    place.table(record("d2d4"));
    assert!(!place.hall.is_recorded(BoardId::A) || place.hall.moves(Seat::WHITE_A) == 0);
    assert_eq!(fen(&place, BoardId::A), "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR[]");
    let mut blind = Place::new(Profile::Pasapezas);
    assert_eq!(blind.act(Author::Table, record("e2e4")), Err(Objection::NoRecord));
}
