//! Castling by both gestures, the king two squares on or onto its own rook, as a move and planned before its turn, on both boards.

use pasapezas_browser_tests::{Hand, Setup, Table, with};

const READY: &str = "r3k2r/p2p1p1p/8/8/8/8/P2P1P1P/R3K2R[] w KQkq - 0 1";

/// Where the king is put, where it stands then, and where the rook.
const WAYS: [(char, char, char); 4] = [('g', 'g', 'f'), ('h', 'g', 'f'), ('c', 'c', 'd'), ('a', 'c', 'd')];

fn check(table: &Table, board: &str, rank: char, color: char, way: (char, char, char)) {
    let (to, king, rook) = way;
    let [king, rook] = [king, rook].map(|file| format!("{board}:{file}{rank}"));
    let (k, r) = (format!("{color}K"), format!("{color}R"));
    table.until(&format!("castling by e{rank}-{to}{rank} on {board}"), |state| {
        state.at(&king) == Some(&k) && state.at(&rook) == Some(&r) && state.board(board).ghosted == 0
    });
}

#[test]
fn both_gestures_castle_at_once_and_planned_on_both_boards() {
    let setup = Setup::boards(READY, READY);
    with(&setup, |table| {
        for (nth, way) in WAYS.into_iter().enumerate() {
            table.lay_and_start(&setup);
            for board in ["A", "B"] {
                // Black plans while White is on move: it is played with White's move, which castles too.
                let hand = [Hand::Mouse, Hand::Clicks][nth % 2];
                hand.try_to_play(table, &format!("{board}:e8"), &format!("{board}:{}8", way.0));
                table.until("a plan", |state| !state.board(board).planned.is_empty());
                assert_eq!(table.state().at(&format!("{board}:e8")), Some("bK"), "not before its turn");
                hand.try_to_play(table, &format!("{board}:e1"), &format!("{board}:{}1", way.0));
                check(table, board, '1', 'w', way);
                check(table, board, '8', 'b', way);
            }
        }
    });
}
