//! What each change does, and what stands against a draft afterwards.

use pasapezas_core::record::{Tags, write_log};
use pasapezas_core::{
    Action, BoardId, CastleSide, Color, DropRole, Enforcement, Match, Millis, Preset, Role, RuleSet, Seat,
    SetupFault, Stamp, Surplus,
};

use super::{NEAR, array, edited, fen_a, on_a, piece, place, square};
use crate::app::NewMatch;
use crate::editor::{Draft, Edit, Editor, Fault, Mend, Note, Tool, faults, may_have_right, notes};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

#[test]
fn pieces_are_placed_moved_and_removed() {
    let editor = on_a(KINGS);
    let editor = edited(
        &editor,
        &[
            Edit::Put(place("A:d4"), piece("N")),
            Edit::Put(place("A:d5"), piece("q~")),
            Edit::Move(place("A:d4"), place("A:c6")),
            Edit::Move(place("A:d5"), place("A:d5")),
            Edit::Put(place("A:a7"), piece("P~")),
        ],
    );
    assert_eq!(fen_a(&editor), "4k3/P7/2N5/3q~4/8/8/8/4K3[] w - - 0 1");
    let editor = edited(&editor, &[Edit::Remove(place("A:a7")), Edit::Move(place("A:c6"), place("B:a1"))]);
    assert_eq!(fen_a(&editor), "4k3/8/8/3q~4/8/8/8/4K3[] w - - 0 1");
    assert_eq!(editor.piece_at(place("B:a1")), Some(piece("N")));
}

/// The mark never vanishes by itself: a queen that is captured later passes as a pawn.
#[test]
fn a_promoted_mark_goes_with_its_piece_and_into_a_reserve_as_a_pawn() {
    let editor = on_a("4k3/8/8/8/8/8/P7/Q~3K3[] w - - 0 1");
    let moved = edited(&editor, &[Edit::Move(place("A:a1"), place("A:h8"))]);
    assert_eq!(moved.piece_at(place("A:h8")), Some(piece("Q~")));
    let unmarked = edited(&moved, &[Edit::Mark(place("A:h8")), Edit::Mark(place("A:a2"))]);
    assert_eq!(unmarked.piece_at(place("A:h8")), Some(piece("Q")));
    assert_eq!(unmarked.piece_at(place("A:a2")), Some(piece("P")), "a pawn takes no mark");
    let kept = edited(&moved, &[Edit::Keep(place("A:h8"), BoardId::B)]);
    assert_eq!(kept.draft().boards.b.reserves.white.count(DropRole::Pawn), 1);
    let king = edited(&moved, &[Edit::Keep(place("A:e1"), BoardId::A)]);
    assert_eq!(king.draft(), moved.draft(), "a king has no place in a reserve");
}

#[test]
fn reserves_count_up_and_down_and_lend_their_pieces() {
    let store = Edit::Store(NEAR, DropRole::Knight);
    let editor = edited(&on_a(KINGS), &[store.clone(), store.clone()]);
    assert!(fen_a(&editor).contains("[NN]"));
    let editor = edited(&editor, &[Edit::Drop(NEAR, DropRole::Knight, place("A:f3"))]);
    assert_eq!(fen_a(&editor), "4k3/8/8/8/8/5N2/8/4K3[N] w - - 0 1");
    let unstore = Edit::Unstore(NEAR, DropRole::Knight);
    let editor = edited(&editor, &[unstore.clone(), unstore]);
    assert!(fen_a(&editor).contains("[]"));
    let same = edited(&editor, &[Edit::Drop(NEAR, DropRole::Queen, place("A:a4"))]);
    assert_eq!(same.draft(), editor.draft());
}

/// Move a rook away: its box is cleared and shut, and opens again when a rook stands there, without being ticked.
#[test]
fn castling_boxes_follow_king_and_rook() {
    let editor = array();
    let right = |editor: &Editor| {
        let setup = &editor.draft().boards.a;
        let (color, side) = (Color::White, CastleSide::King);
        (setup.castling.has(color, side), may_have_right(setup, color, side))
    };
    assert_eq!(right(&editor), (true, true));
    let away = edited(&editor, &[Edit::Move(place("A:h1"), place("A:h4"))]);
    assert_eq!(right(&away), (false, false));
    let back = edited(&away, &[Edit::Move(place("A:h4"), place("A:h1"))]);
    assert_eq!(right(&back), (false, true));
    let ticked = edited(&back, &[Edit::Right(BoardId::A, Color::White, CastleSide::King, true)]);
    assert_eq!(ticked.draft(), editor.draft());
}

#[test]
fn a_double_step_is_offered_only_while_it_is_possible() {
    let editor = on_a("4k3/8/8/8/3pP3/8/8/4K3[] b - e3 0 1");
    assert!(faults(editor.draft()).is_empty());
    let turned = edited(&editor, &[Edit::Turn(BoardId::A, Color::White)]);
    assert_eq!(turned.draft().boards.a.en_passant, None);
    assert!(turned.draft().boards.a.en_passant_choices().is_empty());
    let gone = edited(&editor, &[Edit::Remove(place("A:d4"))]);
    assert_eq!(gone.draft().boards.a.en_passant, None);
}

/// What a text claims is named where it is impossible, and stays until somebody mends it.
#[test]
fn an_impossible_right_of_a_text_is_a_fault_until_it_is_taken_away() {
    let editor = on_a("4k3/8/8/8/8/8/8/4K3[] w K e6 0 1");
    let wrong = |editor: &Editor| faults(editor.draft()).len();
    assert_eq!(wrong(&editor), 2);
    let editor = edited(&editor, &[Edit::Put(place("A:a4"), piece("P"))]);
    assert_eq!(wrong(&editor), 2, "another piece changes nothing about it");
    assert!(may_have_right(&editor.draft().boards.a, Color::White, CastleSide::King), "it can be taken away");
    let editor = edited(
        &editor,
        &[Edit::Right(BoardId::A, Color::White, CastleSide::King, false), Edit::Jumped(BoardId::A, None)],
    );
    assert_eq!(wrong(&editor), 0);
}

#[test]
fn every_fault_says_where_it_is_mended() {
    let editor = on_a("P3k3/8/8/8/8/8/8/8[kk] w - - 0 1");
    let all = faults(editor.draft());
    let white = Color::White;
    let expected = [
        SetupFault::NoKing { color: white },
        SetupFault::KingInReserve { color: Color::Black },
        SetupFault::PawnOnLastRank { at: square("a8") },
    ];
    assert_eq!(all, expected.map(|fault| Fault::Setup(BoardId::A, fault)));
    let mended: Vec<Mend> = all.iter().map(|fault| fault.mend(editor.draft())).collect();
    let king = Mend::Tool(BoardId::A, Tool::Piece(white, Role::King));
    assert_eq!(mended, [king, Mend::King(Seat::BLACK_A), Mend::Square(place("A:a8"))]);
    let squares = all[2].squares(editor.draft()).unwrap().1;
    assert_eq!(squares.into_iter().collect::<Vec<_>>(), [square("a8")]);
    let freed = edited(
        &editor,
        &[
            Edit::FreeKing(Seat::BLACK_A),
            Edit::Put(place("A:e1"), piece("K")),
            Edit::Enforcement(Enforcement::Strict),
        ],
    );
    assert!(faults(freed.draft()).is_empty(), "Strict accepts the pawn");
    assert!(freed.draft().positions().is_ok());
}

#[test]
fn a_clock_that_cannot_be_read_is_a_fault_while_there_are_clocks() {
    let typed = |text: &str| Edit::Clock(Seat::BLACK_B, text.to_owned());
    let editor = edited(&on_a(KINGS), &[Edit::Timed(true), typed("2:xx")]);
    assert_eq!(faults(editor.draft()), [Fault::Clock(Seat::BLACK_B)]);
    assert_eq!(editor.draft().clocks.at(Seat::BLACK_B).text(), "2:xx");
    assert!(faults(edited(&editor, &[Edit::Timed(false)]).draft()).is_empty());
    let editor = edited(&editor, &[typed("2:30")]);
    assert!(editor.draft().bfen().ends_with("| 300000 300000 300000 150000"));
}

#[test]
fn too_many_pieces_and_a_mate_are_worth_knowing_and_no_more() {
    let editor = edited(&array(), &[Edit::Store(NEAR, DropRole::Queen)]);
    let more = Surplus { color: Color::White, role: DropRole::Queen, count: 3, most: 2 };
    assert_eq!(notes(editor.draft()), [Note::Surplus(more)]);
    assert!(faults(editor.draft()).is_empty());
    let mated = on_a("R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1");
    assert_eq!(notes(mated.draft()), [Note::Mate(Seat::BLACK_A)]);
}

#[test]
fn colours_and_boards_change_places() {
    let fen = "r3k3/8/8/3pP3/8/8/8/Q~3K2R[Nbp] w Kq d6 3 9";
    let editor = edited(&on_a(fen), &[Edit::SwapColors(BoardId::A)]);
    assert_eq!(fen_a(&editor), "q~3k2r/8/8/8/3Pp3/8/8/R3K3[BPn] b Qk d3 3 9");
    let twice = edited(&editor, &[Edit::SwapColors(BoardId::A)]);
    assert_eq!(fen_a(&twice), fen);
    let other = edited(&twice, &[Edit::SwapBoards]);
    assert_eq!(fen_a(&other), KINGS);
}

#[test]
fn boards_are_laid_out_and_cleared() {
    let editor = edited(&on_a(KINGS), &[Edit::Array(BoardId::A)]);
    assert_eq!(fen_a(&editor), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1");
    let editor = edited(&editor, &[Edit::Empty(BoardId::A)]);
    assert_eq!(fen_a(&editor), "8/8/8/8/8/8/8/8[] w - - 0 1");
    let stored = edited(&editor, &[Edit::Store(NEAR, DropRole::Pawn)]);
    assert_eq!(edited(&stored, &[Edit::ClearReserves(BoardId::A)]).draft(), editor.draft());
}

#[test]
fn a_preset_keeps_what_belongs_to_no_preset() {
    let editor = edited(&array(), &[Edit::Enforcement(Enforcement::Strict), Edit::Preset(Preset::Tandem)]);
    let expected = RuleSet { enforcement: Enforcement::Strict, ..RuleSet::of(Preset::Tandem) };
    assert_eq!(editor.draft().rules, expected);
}

#[test]
fn a_draft_of_a_match_is_the_match_as_it_stands() {
    let text = "4k3/8/8/8/8/8/8/Q~3K3[N] b - - 0 7 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 1001 2000 3000 4000";
    let mut game = Match::new(NewMatch::from_bfen(text).unwrap().setup());
    assert!(Draft::of(&game).times().is_none(), "its clocks stand ready, but are no part of the position");
    game.play(Stamp::table(Millis::ZERO), Action::Start).unwrap();
    assert_eq!(Draft::of(&game).bfen(), text);
    let log = write_log(&game, &Tags::default());
    assert_eq!(Draft::of_log(&log).unwrap().bfen(), text);
    assert_eq!(Draft::of_log("4k3"), None);
}

#[test]
fn a_match_begins_where_the_draft_stands() {
    let editor = on_a("4k3/8/8/8/8/8/8/Q~3K3[N] b - - 0 7");
    let again = Draft::of_log(&editor.draft().log().unwrap()).unwrap();
    assert_eq!((again.boards, again.timed), (editor.draft().boards, false));
    assert_eq!(on_a("8/8/8/8/8/8/8/8").draft().log(), None);
}
