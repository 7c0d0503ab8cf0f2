//! What the game is about, by every way of moving: a capture passes to the partner, who drops it; what may not be dropped
//! is refused with its article; a promoted queen passes as a pawn; a mate ends both boards.

use crate::positions::{BLACK_DROPS, KINGS, NEW_QUEEN_HANGS, WHITE_DROPS};
use pasapezas_browser_tests::{Hand, Promotion, Setup, Table, with};

#[test]
fn by_dragging_with_the_mouse() {
    with(&Setup::array(), |table| everything(table, Hand::Mouse));
}

#[test]
fn by_clicking_piece_and_square() {
    with(&Setup::array(), |table| everything(table, Hand::Clicks));
}

#[test]
fn by_dragging_with_a_finger() {
    with(&Setup::array(), |table| everything(table, Hand::Finger));
}

#[test]
fn by_tapping_piece_and_square() {
    with(&Setup::array(), |table| everything(table, Hand::Taps));
}

#[test]
fn by_the_keyboard_alone() {
    with(&Setup::array(), |table| everything(table, Hand::Keys));
}

fn everything(table: &Table, hand: Hand) {
    a_captured_pawn_passes_and_is_dropped(table, hand);
    forbidden_drops_are_refused(table, hand);
    a_promoted_queen_passes_as_a_pawn(table, hand);
    a_whole_match_to_the_mate(table, hand);
}

/// 1.e4 d5 2.exd5 on board A passes a black pawn to BlackB, who drops it on board B.
fn a_captured_pawn_passes_and_is_dropped(table: &Table, hand: Hand) {
    table.lay(&Setup::array());
    hand.press(table, "start");
    let state = table.until("a running match", |state| state.phase == "playing");
    assert_eq!(state.stored_in_all(), 0);

    hand.play(table, "A:e2", "A:e4");
    hand.play(table, "A:d7", "A:d5");
    let state = hand.play(table, "A:e4", "A:d5");
    assert_eq!((state.stored("BlackB:pawn"), state.stored_in_all()), (1, 1));
    assert_eq!(state.board("A").last, ["d5", "e4"]);

    hand.play(table, "B:e2", "B:e4");
    let state = hand.play(table, "BlackB:pawn", "B:d4");
    assert_eq!(state.stored_in_all(), 0);
    assert_eq!(state.board("B").last, ["d4"]);
    assert_eq!(state.board("A").last, ["d5", "e4"], "board A keeps its own last move");
    table.until("empty hands", |state| !state.is_anything_held());
}

/// Articles 7.3 and 7.4: the piece goes back, and the player is told why.
fn forbidden_drops_are_refused(table: &Table, hand: Hand) {
    let cases = [
        ("WhiteA:knight", "A:f6", "WhiteA", "drop-gives-check", "7.3"),
        ("WhiteA:pawn", "A:a7", "WhiteA", "drop-pawn-rank", "7.4"),
        ("BlackB:knight", "B:d3", "BlackB", "drop-gives-check", "7.3"),
        ("BlackB:pawn", "B:h2", "BlackB", "drop-pawn-rank", "7.4"),
    ];
    table.lay(&Setup::boards(WHITE_DROPS, BLACK_DROPS));
    hand.press(table, "start");
    table.until("a running match", |state| state.phase == "playing");
    for (from, to, seat, code, article) in cases {
        hand.try_to_play(table, from, to);
        let state = table.until(code, |state| {
            state.seat(seat).refusal.as_ref().is_some_and(|refusal| refusal.code == code)
        });
        assert_eq!(state.seat(seat).refusal.as_ref().unwrap().article, article);
        assert_eq!((state.at(to), state.stored(from)), (None, 1), "{from} to {to}");
    }
    assert_eq!(table.state().stored_in_all(), 4);
    // After a refusal the same piece may go elsewhere.
    hand.play(table, "WhiteA:knight", "A:f3");
    hand.play(table, "BlackB:pawn", "B:h3");
}

/// Article 5.3: whatever a pawn has become, captured it is a pawn again.
fn a_promoted_queen_passes_as_a_pawn(table: &Table, hand: Hand) {
    table.lay(&Setup::boards(NEW_QUEEN_HANGS, KINGS));
    hand.press(table, "start");
    table.until("a running match", |state| state.phase == "playing");
    hand.try_to_play(table, "A:a7", "A:a8");
    hand.promote(table, Promotion::Queen);
    let state = table.until("a queen on a8", |state| state.at("A:a8") == Some("wQ"));
    assert_eq!(state.board("A").promoted, ["a8"], "the queen shows that it was a pawn");

    let state = hand.play(table, "A:b8", "A:a8");
    assert!(state.board("A").promoted.is_empty());
    assert_eq!((state.stored("WhiteB:pawn"), state.stored("WhiteB:queen")), (1, 0));
    assert_eq!(state.stored_in_all(), 1);
}

/// Article 9.1: the mate on board A ends board B as well.
fn a_whole_match_to_the_mate(table: &Table, hand: Hand) {
    table.lay(&Setup::array());
    hand.press(table, "start");
    table.until("a running match", |state| state.phase == "playing");
    for (from, to) in
        [("A:e2", "A:e4"), ("A:e7", "A:e5"), ("A:f1", "A:c4"), ("A:b8", "A:c6"), ("A:d1", "A:h5")]
    {
        hand.play(table, from, to);
    }
    hand.play(table, "B:d2", "B:d4");
    hand.play(table, "A:g8", "A:f6");
    hand.play(table, "A:h5", "A:f7");
    let state = table.until("the result", |state| state.outcome.is_some());
    let outcome = state.outcome.as_ref().unwrap();
    assert_eq!((state.phase.as_str(), outcome.article.as_str()), ("over", "9.1"));
    assert_eq!(outcome.head, "Team 1 wins");
    assert!(outcome.text.contains("White A and Black B"), "{outcome:?}");
    assert!(outcome.text.contains("White A checkmates Black A on board A."), "{outcome:?}");
    let running: Vec<&str> = SEATS.into_iter().filter(|seat| state.seat(seat).running).collect();
    assert!(running.is_empty(), "clocks still run: {running:?}");

    hand.press(table, "close-result");
    table.until("a closed panel", |state| state.outcome.is_none());
    hand.try_to_play(table, "B:d7", "B:d5");
    let state = table.settled();
    assert_eq!((state.at("B:d7"), state.at("B:d5")), (Some("bP"), None), "board B has ended too");
}

const SEATS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];
