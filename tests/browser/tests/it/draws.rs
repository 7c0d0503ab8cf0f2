//! Draws that the players agree on, and draws that the position gives (articles 10.1 and 10.3).

use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Outcome, Setup, State, Table, with};

/// Opens the question which draw a player means, by his ½.
fn ask_for_draw(table: &Table, seat: &str) {
    table.press_at(seat, "draw");
    table.until("the question", |state| state.seat(seat).asking);
}

fn offer(table: &Table, seat: &str) -> State {
    ask_for_draw(table, seat);
    table.press_at(seat, "offer");
    table.until("an answer to the offer", |state| !state.seat(seat).asking)
}

fn outcome(table: &Table) -> Outcome {
    table.until("the result", |state| state.outcome.is_some()).outcome.unwrap()
}

/// One move by each side of a board.
fn open_board(table: &Table, board: &str) {
    for (from, to) in [("e2", "e4"), ("e7", "e5")] {
        Hand::Mouse.play(table, &format!("{board}:{from}"), &format!("{board}:{to}"));
    }
}

/// Accepted on one board, the match is drawn on both. Whoever sits at the other board is not asked.
#[test]
fn an_accepted_offer_draws_both_boards() {
    with(&Setup::array(), |table| {
        for (board, offerer, opponent) in [("A", "WhiteA", "BlackA"), ("B", "WhiteB", "BlackB")] {
            table.lay_and_start(&Setup::array());
            open_board(table, board);
            offer(table, offerer);
            let state = table.until("the offer", |state| !state.seat(opponent).answers.is_empty());
            assert_eq!(state.seat(opponent).answers, ["decline", "accept"]);
            for other in ["WhiteA", "BlackA", "WhiteB", "BlackB"].iter().filter(|seat| **seat != opponent) {
                assert!(state.seat(other).answers.is_empty(), "{other}");
            }
            table.press_at(opponent, "accept");
            let outcome = outcome(table);
            assert_eq!(
                (outcome.code.as_str(), outcome.article.as_str(), outcome.head.as_str()),
                ("agreement", "10.1", "Draw")
            );
            let state = table.state();
            for seat in ["WhiteA", "BlackA", "WhiteB", "BlackB"] {
                assert_eq!(
                    (state.seat(seat).points.as_str(), state.seat(seat).running),
                    ("½", false),
                    "{seat}"
                );
            }
        }
    });
}

/// A declined offer is gone, and may not be made again at once; an unanswered one goes with the opponent's move.
#[test]
fn an_offer_is_declined_by_a_word_or_by_a_move() {
    with(&Setup::array(), |table| {
        table.start();
        offer(table, "WhiteA");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        let why = state.seat("WhiteA").refusal.clone().unwrap();
        assert_eq!((why.code.as_str(), why.article.as_str()), ("offer-too-early", "10.1"));

        open_board(table, "A");
        offer(table, "WhiteA");
        table.until("the offer", |state| !state.seat("BlackA").answers.is_empty());
        table.press_at("BlackA", "decline");
        table.until("no offer", |state| state.seat("BlackA").answers.is_empty());
        offer(table, "WhiteA");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        assert_eq!(state.seat("WhiteA").refusal.as_ref().unwrap().code, "offer-again");
        assert!(state.seat("BlackA").answers.is_empty());

        Hand::Mouse.play(table, "A:g1", "A:f3");
        offer(table, "WhiteA");
        table.until("the offer", |state| !state.seat("BlackA").answers.is_empty());
        // A move of the other board leaves it open; the opponent's own move declines it.
        Hand::Mouse.play(table, "B:e2", "B:e4");
        assert!(!table.state().seat("BlackA").answers.is_empty());
        Hand::Mouse.play(table, "A:b8", "A:c6");
        let state = table.settled();
        assert!(state.seat("BlackA").answers.is_empty());
        assert_eq!((state.phase.as_str(), state.outcome), ("playing", None));
    });
}

/// Where both boards have to agree, one agreement waits for the other.
#[test]
fn by_other_rules_both_boards_have_to_agree() {
    with(&Setup::array().rules("pasapezas draw_agreement=both_boards"), |table| {
        table.start();
        open_board(table, "A");
        open_board(table, "B");
        offer(table, "WhiteA");
        table.until("the offer", |state| !state.seat("BlackA").answers.is_empty());
        table.press_at("BlackA", "accept");
        let state = table.until("an agreement", |state| state.seat("BlackA").answers.is_empty());
        assert_eq!((state.phase.as_str(), state.outcome), ("playing", None));
        offer(table, "BlackB");
        table.until("the offer", |state| !state.seat("WhiteB").answers.is_empty());
        table.press_at("WhiteB", "accept");
        assert_eq!(outcome(table).code, "agreement");
    });
}

/// White's king goes to and fro on A, and Black's does.
fn to_and_fro(table: &Table) {
    for (from, to) in [("A:e1", "A:d1"), ("A:e8", "A:d8"), ("A:d1", "A:e1"), ("A:d8", "A:e8")] {
        Hand::Clicks.play(table, from, to);
    }
}

/// Article 10.3: the third time draws, for the player on move, when he says so; before that the claim says why not.
#[test]
fn the_third_repetition_draws_by_a_claim() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        table.start();
        to_and_fro(table);
        ask_for_draw(table, "WhiteA");
        table.press_at("WhiteA", "claim-repetition");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        let why = state.seat("WhiteA").refusal.clone().unwrap();
        assert_eq!((why.code.as_str(), why.article.as_str()), ("not-repeated", "10.3"));
        assert_eq!((state.phase.as_str(), state.outcome), ("playing", None));

        to_and_fro(table);
        assert_eq!(table.settled().phase, "playing", "nobody has claimed yet");
        ask_for_draw(table, "WhiteA");
        table.press_at("WhiteA", "claim-repetition");
        let outcome = outcome(table);
        assert_eq!(
            (outcome.code.as_str(), outcome.article.as_str(), outcome.head.as_str()),
            ("repetition", "10.3", "Draw")
        );
        assert_eq!(table.state().seat("WhiteB").points, "½", "on both boards");
    });
}

/// What stands in the reserves belongs to the position: a piece that arrives in between makes it another one.
#[test]
fn a_piece_that_arrives_makes_another_position() {
    with(&Setup::boards(KINGS, "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1"), |table| {
        table.start();
        to_and_fro(table);
        Hand::Clicks.play(table, "B:e4", "B:d5");
        assert_eq!(table.state().stored("BlackA:pawn"), 1);
        to_and_fro(table);
        ask_for_draw(table, "WhiteA");
        table.press_at("WhiteA", "claim-repetition");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        assert_eq!(state.seat("WhiteA").refusal.as_ref().unwrap().code, "not-repeated");
    });
}

/// Whoever is not on move may offer, and has nothing to claim.
#[test]
fn claims_of_a_draw_belong_to_the_player_on_move() {
    with(&Setup::boards(KINGS, KINGS), |table| {
        table.start();
        ask_for_draw(table, "BlackA");
        assert!(table.rects(".pl[data-seat=BlackA] [data-action^=claim-]").is_empty());
        table.press_at("BlackA", "draw-no");
        table.until("no question", |state| !state.seat("BlackA").asking);
        // Fifty moves of each side have not been made either.
        ask_for_draw(table, "WhiteA");
        table.press_at("WhiteA", "claim-fifty");
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        let why = state.seat("WhiteA").refusal.clone().unwrap();
        assert_eq!((why.code.as_str(), why.article.as_str()), ("not-fifty-moves", "10.3"));
    });
}
