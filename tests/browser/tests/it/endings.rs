//! How a match ends: by the mate or the resignation of each of the four, for both boards at once, with the right names.

use crate::positions::{ARRAY, KINGS, SCHOLAR, SCHOLAR_BLACK, WHITE_DROPS};
use pasapezas_browser_tests::{Hand, Outcome, Setup, State, Table, with};

/// The loser, the head of the result, and the winners.
const LOSERS: [(&str, &str, &str); 4] = [
    ("WhiteA", "Team 2 wins", "Black A and White B"),
    ("BlackA", "Team 1 wins", "White A and Black B"),
    ("WhiteB", "Team 1 wins", "White A and Black B"),
    ("BlackB", "Team 2 wins", "Black A and White B"),
];

fn result(table: &Table) -> (Outcome, State) {
    let state = table.until("the result", |state| state.outcome.is_some());
    (state.outcome.clone().unwrap(), state)
}

/// Asks for the resignation of a seat, wherever the page offers it.
fn ask_to_resign(table: &Table, seat: &str) {
    table.press_at(seat, "resign");
    table.until("the question", |state| state.seat(seat).asking);
}

/// Article 9.3: one resigns for both.
#[test]
fn each_of_the_four_may_resign_for_his_team() {
    with(&Setup::array(), |table| {
        for (loser, head, winners) in LOSERS {
            table.lay_and_start(&Setup::array());
            ask_to_resign(table, loser);
            table.press_at(loser, "resign-yes");
            let (outcome, state) = result(table);
            assert_eq!((outcome.head.as_str(), outcome.article.as_str()), (head, "9.3"), "{loser}");
            assert!(outcome.text.contains(winners), "{outcome:?}");
            assert_eq!(state.phase, "over");
            both_boards_are_closed(table);
        }
    });
}

/// Article 9.1: the mate of one ends the match for all four.
#[test]
fn a_mate_of_each_of_the_four_ends_both_boards() {
    let cases = [
        ("WhiteA", SCHOLAR_BLACK, ARRAY, "A:h4", "A:f2"),
        ("BlackA", SCHOLAR, ARRAY, "A:h5", "A:f7"),
        ("WhiteB", ARRAY, SCHOLAR_BLACK, "B:h4", "B:f2"),
        ("BlackB", ARRAY, SCHOLAR, "B:h5", "B:f7"),
    ];
    with(&Setup::array(), |table| {
        for ((loser, head, winners), (mated, a, b, from, to)) in LOSERS.into_iter().zip(cases) {
            assert_eq!(loser, mated);
            table.lay_and_start(&Setup::boards(a, b));
            table.drag(from, to);
            let (outcome, state) = result(table);
            assert_eq!((outcome.head.as_str(), outcome.article.as_str()), (head, "9.1"), "{loser}");
            assert!(outcome.text.contains(winners), "{outcome:?}");
            let (board, square) = to.split_once(':').unwrap();
            assert!(state.board(board).last.contains(&square.to_string()));
            // What the mating move captured has passed all the same.
            assert_eq!(state.stored_in_all(), 1);
            both_boards_are_closed(table);
        }
    });
}

/// Nothing runs and nothing moves any more.
fn both_boards_are_closed(table: &Table) {
    let state = table.state();
    for (seat, _, _) in LOSERS {
        assert!(!state.seat(seat).running && !state.seat(seat).asking, "{seat}");
    }
    table.press("close-result");
    let before = table.until("a closed panel", |state| state.outcome.is_none());
    for (from, to) in [("A:a2", "A:a3"), ("B:a2", "B:a3"), ("A:a7", "A:a6"), ("B:a7", "B:a6")] {
        table.drag(from, to);
    }
    let state = table.settled();
    for board in ["A", "B"] {
        assert_eq!(state.board(board).pieces, before.board(board).pieces);
    }
}

#[test]
fn a_resignation_can_be_taken_back_before_it_is_one() {
    with(&Setup::array(), |table| {
        table.start();
        for (seat, _, _) in LOSERS {
            ask_to_resign(table, seat);
            table.press_at(seat, "resign-no");
            let state = table.until("no question", |state| !state.seat(seat).asking);
            assert_eq!((state.phase.as_str(), state.outcome), ("playing", None));
        }
        Hand::Mouse.play(table, "A:e2", "A:e4");
    });
}

/// Article 10.4: a stalemate with an empty reserve draws; with a piece to drop it is none.
#[test]
fn a_stalemate_draws_the_match_unless_a_piece_can_be_dropped() {
    with(&Setup::array(), |table| {
        table.lay_and_start(&Setup::boards("7k/8/6K1/8/8/8/8/5Q2[] w - - 0 1", KINGS));
        table.drag("A:f1", "A:f7");
        let (outcome, state) = result(table);
        assert_eq!((outcome.head.as_str(), outcome.article.as_str()), ("Draw", "10.4"));
        assert_eq!(state.phase, "over");

        table.lay_and_start(&Setup::boards("7k/8/6K1/8/8/8/8/5Q2[n] w - - 0 1", KINGS));
        Hand::Mouse.play(table, "A:f1", "A:f7");
        assert_eq!(table.settled().phase, "playing");
        Hand::Mouse.play(table, "BlackA:knight", "A:a5");
    });
}

/// A mate counts what can be dropped now: article 9.1 with the reserve as it is.
#[test]
fn a_check_that_a_drop_parries_is_no_mate() {
    let board = "6k1/5ppp/8/8/8/8/8/R5K1[n] w - - 0 1";
    with(&Setup::boards(board, KINGS), |table| {
        table.start();
        Hand::Mouse.play(table, "A:a1", "A:a8");
        let state = table.settled();
        assert_eq!(
            (state.phase.as_str(), state.board("A").check.as_slice()),
            ("playing", ["g8".to_string()].as_slice())
        );
        Hand::Mouse.play(table, "BlackA:knight", "A:f8");
        // Without the knight the same move mates.
        table.lay_and_start(&Setup::boards("6k1/5ppp/8/8/8/8/8/R5K1[] w - - 0 1", KINGS));
        table.drag("A:a1", "A:a8");
        assert_eq!(result(table).0.article, "9.1");
    });
}

#[test]
fn the_result_panel_leads_to_another_match() {
    with(&Setup::boards(SCHOLAR, WHITE_DROPS), |table| {
        table.start();
        table.drag("A:h5", "A:f7");
        result(table);
        table.press("rematch-same");
        let state = table.until("a new match", |state| state.phase == "before" && state.outcome.is_none());
        assert_eq!(state.at("A:f7"), Some("bP"), "from where the match began");
        assert!(state.board("A").last.is_empty() && state.moves.iter().all(Vec::is_empty));
        table.start();
        Hand::Mouse.play(table, "A:a2", "A:a3");
    });
}
