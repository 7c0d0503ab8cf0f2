//! What the match does while somebody holds or has chosen a piece; reserves that stay right whatever one tries.

use crate::positions::{ARRAY, BLACK_DROPS, KINGS, WHITE_DROPS};
use pasapezas_browser_tests::{Hand, Key, Pointer, Setup, with};

/// The board goes on under a piece in the air.
#[test]
fn the_board_goes_on_under_a_held_piece() {
    with(&Setup::boards("4k3/8/8/8/8/8/8/4K3[Nr] b - - 0 1", KINGS), |table| {
        table.start();
        table.perform(&[Pointer::mouse().to(table.place("WhiteA:knight")).down().glide(table.place("A:e5"))]);
        table.until("a ghost", |state| state.ghosts.len() == 1);
        Hand::Finger.play(table, "BlackA:rook", "A:b8");
        let state = table.settled();
        assert_eq!(state.ghosts.len(), 1, "the drag is alive");
        assert_eq!(state.board("A").hovers, [Some("e5".to_string())]);
        table.perform(&[Pointer::mouse().up()]);
        table.until("the knight on e5", |state| state.at("A:e5") == Some("wN"));
    });
}

/// A reserve belongs to its seat on whichever side it lies, and no count falls below nothing.
#[test]
fn every_reserve_belongs_to_its_seat_on_either_side() {
    let full = "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1";
    let setup = Setup::boards(full, full).rules("pasapezas premoves=no");
    with(&setup, |table| {
        for turned in [false, true] {
            table.lay_and_start(&setup);
            if turned {
                let before = table.place("A:a1");
                table.press("turn");
                table.until("turned boards", |_| table.place("A:a1") != before);
                table.forgive_shifts();
            }
            // The right square for either board: f3 gives no check to anybody.
            for (seat, square) in [("BlackA", "A:f5"), ("BlackB", "B:f5")] {
                table.drag(&format!("{seat}:knight"), square);
                let state = table.until("a refusal", |state| state.seat(seat).refusal.is_some());
                assert_eq!(state.seat(seat).refusal.as_ref().unwrap().code, "not-your-turn");
                assert_eq!(state.stored_in_all(), 4);
            }
            // A stored piece never goes to the partner's board.
            table.drag("WhiteA:knight", "B:f3");
            table.drag("WhiteB:knight", "A:f3");
            let state = table.settled();
            assert_eq!((state.at("A:f3"), state.at("B:f3"), state.stored_in_all()), (None, None, 4));
            Hand::Mouse.play(table, "WhiteA:knight", "A:f3");
            Hand::Mouse.play(table, "WhiteB:knight", "B:f3");
            // Empty slots lift nothing.
            table.drag("WhiteA:knight", "A:f4");
            table.drag("BlackA:queen", "A:f4");
            let state = table.settled();
            assert!(state.ghosts.is_empty());
            assert_eq!((state.at("A:f4"), state.stored_in_all()), (None, 2));
        }
    });
}

/// What is chosen stays chosen while others move, and is let go when it is gone.
#[test]
fn a_selection_stays_until_its_piece_is_gone() {
    let board = "4k3/8/8/3p4/4P3/8/8/4K3[] b - - 0 1";
    with(&Setup::boards(board, ARRAY), |table| {
        table.start();
        table.click(table.place("A:e4"));
        table.until("a chosen pawn", |state| state.board("A").selected == ["e4"]);
        Hand::Finger.play(table, "B:e2", "B:e4");
        assert_eq!(table.settled().board("A").selected, ["e4"]);
        Hand::Keys.play(table, "A:d5", "A:e4");
        let state = table.until("nothing chosen", |state| state.board("A").selected.is_empty());
        assert_eq!(state.stored("WhiteB:pawn"), 1);
        // After a quiet move it is still there, and plays.
        table.lay_and_start(&Setup::boards(board, ARRAY));
        table.click(table.place("A:e4"));
        table.until("a chosen pawn", |state| state.board("A").selected == ["e4"]);
        Hand::Finger.play(table, "A:e8", "A:e7");
        assert_eq!(table.settled().board("A").selected, ["e4"]);
        table.click(table.place("A:d5"));
        table.until("the capture", |state| state.at("A:d5") == Some("wP"));
    });
}

/// No key does anything where there is nothing to do.
#[test]
fn any_key_with_an_empty_reserve_is_harmless() {
    with(&Setup::boards(KINGS, WHITE_DROPS), |table| {
        table.start();
        table.walk_to("A:e4");
        let before = table.state();
        for key in "1234567890qwertyuiopasdfghjklzxcvbnm@#+=-.,".chars() {
            table.keys(&[Key::Char(key), Key::Escape]);
        }
        table.keys(&[
            Key::Enter,
            Key::Escape,
            Key::Space,
            Key::Escape,
            Key::Home,
            Key::End,
            Key::Up,
            Key::Down,
        ]);
        let state = table.settled();
        for board in ["A", "B"] {
            assert_eq!(state.board(board).pieces, before.board(board).pieces);
        }
        assert_eq!((state.stored_in_all(), state.phase.as_str()), (2, "playing"));
        assert!(!state.is_anything_held());
        // Some keys turn and swap the boards.
        table.forgive_shifts();
        // In the middle of a drag as well.
        let from = table.place("A:e1");
        table.perform(&[Pointer::mouse().to(from).down().glide(from.by(0.0, -60.0))]);
        table.write("12345abc");
        table.perform(&[Pointer::mouse().glide(from).up()]);
        assert_eq!(table.settled().board("A").pieces, before.board("A").pieces);
    });
}

/// The digits choose from the reserve of the player on move.
#[test]
fn digits_choose_from_the_reserve() {
    with(&Setup::boards(WHITE_DROPS, BLACK_DROPS), |table| {
        table.start();
        for (board, seat) in [("A", "WhiteA"), ("B", "BlackB")] {
            table.walk_to(&format!("{board}:e4"));
            table.keys(&[Key::Char('2')]);
            table.until("a chosen knight", |state| state.seat(seat).picked == ["knight"]);
            table.keys(&[Key::Char('1')]);
            table.until("a chosen pawn", |state| state.seat(seat).picked == ["pawn"]);
            table.walk_to(&format!("{board}:c4"));
            table.keys(&[Key::Space]);
            let state = table.until("a pawn on c4", |state| state.at(&format!("{board}:c4")).is_some());
            assert_eq!(state.stored(&format!("{seat}:pawn")), 0);
        }
    });
}

/// A piece can be dropped in the moment in which it arrives.
#[test]
fn a_passed_piece_can_be_dropped_at_once() {
    let (a, b) = ("4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    with(&Setup::boards(a, b), |table| {
        table.start();
        let slot = table.place("BlackB:knight");
        let mouse =
            Pointer::mouse().drag(table.place("A:e4"), table.place("A:d5")).drag(slot, table.place("B:f6"));
        table.perform(&[mouse]);
        let state = table.until("the drop", |state| state.at("B:f6") == Some("bN"));
        assert_eq!(state.stored_in_all(), 0);
    });
}

/// Each board has its own check.
#[test]
fn checks_are_marked_on_each_board_alone() {
    let board = "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1";
    with(&Setup::boards(board, board), |table| {
        table.start();
        Hand::Mouse.play(table, "A:a1", "A:a8");
        let state = table.until("a check on A", |state| state.board("A").check == ["e8"]);
        assert!(state.board("B").check.is_empty());
        Hand::Mouse.play(table, "B:a1", "B:a8");
        let state = table.until("a check on B", |state| state.board("B").check == ["e8"]);
        assert_eq!(state.board("A").check, ["e8"]);
        Hand::Mouse.play(table, "A:e8", "A:e7");
        let state = table.until("an answer on A", |state| state.board("A").check.is_empty());
        assert_eq!(state.board("B").check, ["e8"]);
        Hand::Mouse.play(table, "B:e8", "B:d7");
        table.until("an answer on B", |state| state.board("B").check.is_empty());
        // Kings on different squares, both in check from the beginning, and again after a reload.
        let (a, b) = ("8/3k4/8/8/8/8/8/K2R4[] b - - 0 1", "4k3/8/8/8/8/8/5r2/5K2[] w - - 0 1");
        table.lay(&Setup::boards(a, b));
        for _ in 0..2 {
            let state = table.settled();
            assert_eq!(
                (state.board("A").check.as_slice(), state.board("B").check.as_slice()),
                (["d7".to_string()].as_slice(), ["f1".to_string()].as_slice())
            );
            table.reload();
        }
    });
}
