//! Why not: each refusal with its article, in every language.

use crate::positions::{BLACK_DROPS, KINGS, WHITE_DROPS};
use pasapezas_browser_tests::{Refusal, Setup, State, Table, with};

/// What the line of a player says, as soon as it says anything.
fn refusal(table: &Table, seat: &str) -> (Refusal, State) {
    let state = table.until("a refusal", |state| state.seat(seat).refusal.is_some());
    (state.seat(seat).refusal.clone().unwrap(), state)
}

#[test]
fn a_drop_with_check_is_refused_by_article_7_3_in_every_language() {
    let sentences = [
        ("gl", "Non podes colocar unha peza dando xaque: o cabalo atacaría o rei de e8."),
        ("es", "No puedes colocar una pieza dando jaque: el caballo atacaría al rey de e8."),
        ("en", "You cannot drop a piece giving check: the knight would attack the king on e8."),
    ];
    with(&Setup::array(), |table| {
        for (lang, sentence) in sentences {
            table.lay_and_start(&Setup::boards(WHITE_DROPS, KINGS).lang(lang));
            table.drag("WhiteA:knight", "A:f6");
            let (refusal, state) = refusal(table, "WhiteA");
            assert_eq!(state.lang, lang);
            assert_eq!(refusal.code, "drop-gives-check");
            assert_eq!((refusal.article.as_str(), refusal.sentence.as_str()), ("7.3", sentence));
            assert_eq!(state.board("A").refused, ["f6"], "the square is marked");
            assert_eq!(state.board("A").ghosted, 1, "the piece that is not there is shown");
            assert_eq!((state.at("A:f6"), state.stored("WhiteA:knight")), (None, 1));
            table.until("the sentence, spoken", |state| state.said.contains(sentence));
        }
    });
}

#[test]
fn a_pawn_drop_on_the_own_seventh_rank_is_refused_by_article_7_4_in_every_language() {
    let sentences = [
        ("gl", "Non podes colocar peóns na túa primeira, sétima ou oitava fila."),
        ("es", "No puedes colocar peones en tu primera, séptima u octava fila."),
        ("en", "You cannot drop pawns on your first, seventh or eighth rank."),
    ];
    with(&Setup::array(), |table| {
        for (lang, sentence) in sentences {
            table.lay_and_start(&Setup::boards(WHITE_DROPS, BLACK_DROPS).lang(lang));
            // The seventh rank as each player counts: a7 for White, a2 for Black; and the first and eighth.
            for (slot, squares) in
                [("WhiteA:pawn", ["A:a7", "A:h8", "A:a1"]), ("BlackB:pawn", ["B:a2", "B:h1", "B:a8"])]
            {
                for square in squares {
                    table.drag(slot, square);
                    let mark = square[2..].to_string();
                    let board = square[..1].to_string();
                    table.until("a mark there", |state| state.board(&board).refused == [mark.clone()]);
                    let (refusal, state) = refusal(table, slot.split(':').next().unwrap());
                    assert_eq!(refusal.code, "drop-pawn-rank");
                    assert_eq!((refusal.article.as_str(), refusal.sentence.as_str()), ("7.4", sentence));
                    assert_eq!((state.at(square), state.stored(slot)), (None, 1));
                }
            }
        }
    });
}

#[test]
fn each_attempt_gets_its_own_reason() {
    // Position of board A, attempt, code, article.
    let cases = [
        (KINGS, "A:e8", "A:e7", "not-your-turn", "4.2"),
        (KINGS, "A:e1", "A:e3", "not-its-move", "5.1"),
        ("4k3/8/8/8/8/8/8/R3K3[] w - - 0 1", "A:a1", "A:h1", "path-blocked", "5.1"),
        ("4k3/8/8/8/8/8/8/4KR2[] w - - 0 1", "A:e1", "A:f1", "own-piece-there", "5.1"),
        ("4k3/8/8/8/7b/8/5P2/4K3[] w - - 0 1", "A:f2", "A:f3", "leaves-king-in-check", "5.1"),
        ("4k3/8/8/8/8/8/8/r3K3[P] w - - 0 1", "WhiteA:pawn", "A:h3", "still-in-check", "5.1"),
        ("4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1", "WhiteA:knight", "A:a1", "drop-occupied", "7.1"),
        ("4k3/8/8/8/8/8/8/R3K2R[] w Q - 0 1", "A:e1", "A:g1", "castle-rook-moved", "5.1"),
    ];
    with(&Setup::array(), |table| {
        for (board, from, to, code, article) in cases {
            table.lay_and_start(&Setup::boards(board, KINGS).rules("pasapezas premoves=no"));
            let before = table.state();
            table.drag(from, to);
            let seat = if from == "A:e8" { "BlackA" } else { "WhiteA" };
            let (refusal, state) = refusal(table, seat);
            assert_eq!(
                (refusal.code.as_str(), refusal.article.as_str()),
                (code, article),
                "{board} {from} {to}"
            );
            assert_eq!(state.board("A").pieces, before.board("A").pieces);
            assert!(state.board("A").astray.is_empty(), "the piece is back");
        }
    });
}

#[test]
fn before_the_start_nobody_moves() {
    with(&Setup::array(), |table| {
        table.drag("A:e2", "A:e4");
        let (refusal, state) = refusal(table, "WhiteA");
        assert_eq!((refusal.code.as_str(), refusal.article.as_str()), ("not-started", "4.1"));
        assert_eq!(state.at("A:e2"), Some("wP"));
    });
}

#[test]
fn a_refusal_stays_until_that_player_touches_something() {
    with(&Setup::boards(WHITE_DROPS, WHITE_DROPS), |table| {
        table.start();
        table.drag("WhiteA:knight", "A:f6");
        refusal(table, "WhiteA");
        table.drag("WhiteB:knight", "B:f6");
        refusal(table, "WhiteB");
        assert!(table.settled().seat("WhiteA").refusal.is_some(), "another player's touch leaves it");
        table.click(table.place("A:e1"));
        let state = table.until("a read refusal", |state| state.seat("WhiteA").refusal.is_none());
        assert!(state.seat("WhiteB").refusal.is_some());
        assert!(state.board("A").refused.is_empty());
        assert_eq!(state.board("A").ghosted, 0);
    });
}

#[test]
fn a_black_knight_may_not_give_check_to_g1_but_may_go_to_h5() {
    let board = "r1bqkbnr/pp3ppp/2ppp3/8/2BQP3/2N5/PPP2PPP/R1B2RK1[PNn] b kq - 0 8";
    with(&Setup::boards(board, board), |table| {
        table.start();
        for (seat, check, quiet) in [("BlackA", "A:f3", "A:h5"), ("BlackB", "B:f3", "B:h5")] {
            let slot = format!("{seat}:knight");
            table.drag(&slot, check);
            let (refusal, state) = refusal(table, seat);
            assert_eq!((refusal.code.as_str(), state.at(check)), ("drop-gives-check", None));
            table.drag(&slot, quiet);
            let state = table.until("a knight on h5", |state| state.at(quiet) == Some("bN"));
            assert_eq!(state.stored(&slot), 0);
        }
    });
}
