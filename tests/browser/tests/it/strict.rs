//! Forbidden placements under Strict (articles 7.3 to 7.5): they can be played, and the opponent may take them off.

use crate::dialogue;
use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Setup, Table, with};

/// White of A has captured nothing yet; his partner takes a knight on B, and then he has one to drop.
const KNIGHT_HANGS: [(&str, &str); 6] = [
    ("B:d2", "B:d4"),
    ("B:g8", "B:f6"),
    ("B:c1", "B:g5"),
    ("B:a7", "B:a6"),
    ("B:g5", "B:f6"),
    ("B:g7", "B:f6"),
];

/// A match by Strict, chosen in the form, in which Black of A has a knight to drop and is on move.
fn strict_match(table: &Table) {
    dialogue::open(table);
    dialogue::choose_option(table, "enforcement", "strict");
    dialogue::begin(table);
    table.start();
    for (from, to) in KNIGHT_HANGS {
        Hand::Mouse.play(table, from, to);
    }
    Hand::Mouse.play(table, "A:e2", "A:e4");
    let state = table.until("a knight to drop", |state| state.stored("BlackA:knight") == 1);
    assert_eq!(state.stored("WhiteA:bishop"), 1);
}

/// The knight checks; White takes it off; it is his partner's now, and White is still on move.
#[test]
fn a_forbidden_placement_is_taken_off() {
    with(&Setup::array(), |table| {
        strict_match(table);
        Hand::Mouse.play(table, "BlackA:knight", "A:f3");
        let state = table.until("the claim", |state| !state.seat("WhiteA").answers.is_empty());
        assert_eq!(state.seat("WhiteA").answers, ["remove-piece"]);
        assert_eq!(state.board("A").check, ["e1"]);
        assert_eq!(state.stored("BlackB:knight"), 0);
        table.press_at("WhiteA", "remove-piece");
        let state = table.until("an empty square", |state| state.at("A:f3").is_none());
        assert_eq!((state.stored("BlackB:knight"), state.stored("BlackA:knight")), (1, 0));
        assert!(state.seat("WhiteA").on_move && state.seat("WhiteA").answers.is_empty());
        assert!(state.board("A").check.is_empty());
        Hand::Mouse.play(table, "A:d2", "A:d4");
        // And the partner may drop it.
        Hand::Mouse.play(table, "B:e2", "B:e4");
        Hand::Mouse.play(table, "BlackB:knight", "B:a5");
    });
}

/// Whoever answers by a move lets it stand for good.
#[test]
fn a_move_lets_a_forbidden_placement_stand() {
    with(&Setup::array(), |table| {
        strict_match(table);
        Hand::Mouse.play(table, "BlackA:knight", "A:f3");
        table.until("the claim", |state| !state.seat("WhiteA").answers.is_empty());
        Hand::Mouse.play(table, "A:g2", "A:f3");
        let state = table.settled();
        assert!(state.seat("WhiteA").answers.is_empty());
        assert_eq!(state.stored("BlackB:knight"), 1, "captured as any other");
    });
}

/// On both boards and for both colours, and a pawn on a forbidden rank as well.
#[test]
fn every_seat_may_take_off_what_is_forbidden() {
    let white = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1";
    let black = "4k3/8/8/8/8/8/8/4K3[np] b - - 0 1";
    let rows = [
        (white, KINGS, "WhiteA:knight", "A:d6", "BlackA", "WhiteB:knight"),
        (black, KINGS, "BlackA:pawn", "A:a1", "WhiteA", "BlackB:pawn"),
        (KINGS, white, "WhiteB:pawn", "B:h7", "BlackB", "WhiteA:pawn"),
        (KINGS, black, "BlackB:knight", "B:f3", "WhiteB", "BlackA:knight"),
    ];
    with(&Setup::array(), |table| {
        for (a, b, from, to, claimant, arrives) in rows {
            table.lay_and_start(&Setup::boards(a, b).rules("pasapezas enforcement=strict"));
            Hand::Mouse.play(table, from, to);
            table.until("the claim", |state| state.seat(claimant).answers == ["remove-piece"]);
            let before = table.state().stored(arrives);
            table.press_at(claimant, "remove-piece");
            let state = table.until("an empty square", |state| state.at(to).is_none());
            assert_eq!(state.stored(arrives), before + 1, "{claimant}");
            assert!(state.seat(claimant).on_move, "{claimant}");
        }
    });
}

/// A check by a placement that leaves no way out is no mate: it is taken off, and the offender's turn is spent.
#[test]
fn a_forbidden_placement_mates_nobody() {
    let back_rank = "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1";
    with(&Setup::boards(back_rank, KINGS).rules("pasapezas enforcement=strict"), |table| {
        table.start();
        Hand::Mouse.play(table, "WhiteA:rook", "A:a8");
        let state = table.until("the claim", |state| !state.seat("BlackA").answers.is_empty());
        assert_eq!((state.phase.as_str(), state.outcome), ("playing", None));
        table.press_at("BlackA", "remove-piece");
        let state = table.until("an empty square", |state| state.at("A:a8").is_none());
        assert_eq!(state.stored("WhiteB:rook"), 1);
        Hand::Mouse.play(table, "A:h7", "A:h6");
    });
}

/// When nothing is left to move after it, the removal asks first, because it draws (decision D22).
#[test]
fn a_removal_that_draws_asks_first() {
    let nearly_stalemate = "7k/5Q2/6K1/8/8/8/8/8[R] w - - 0 1";
    with(&Setup::boards(nearly_stalemate, KINGS).rules("pasapezas enforcement=strict"), |table| {
        table.start();
        Hand::Mouse.play(table, "WhiteA:rook", "A:a8");
        table.until("the claim", |state| !state.seat("BlackA").answers.is_empty());
        table.press_at("BlackA", "remove-piece");
        let state = table.until("the question", |state| state.seat("BlackA").asking);
        assert_eq!(state.at("A:a8"), Some("wR"));
        table.press_at("BlackA", "remove-no");
        table.until("the claim again", |state| {
            !state.seat("BlackA").asking && !state.seat("BlackA").answers.is_empty()
        });
        table.press_at("BlackA", "remove-piece");
        table.until("the question", |state| state.seat("BlackA").asking);
        table.press_at("BlackA", "remove-yes");
        let state = table.until("the result", |state| state.outcome.is_some());
        let outcome = state.outcome.as_ref().unwrap();
        assert_eq!((outcome.code.as_str(), outcome.article.as_str()), ("stalemate", "10.4"));
        assert_eq!((state.at("A:a8"), state.stored("WhiteB:rook")), (None, 1));
    });
}
