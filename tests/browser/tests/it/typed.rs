//! Moves that are typed, and boards that tell how they stand.

use crate::positions::KINGS;
use pasapezas_browser_tests::{Hand, Key, Setup, Table, with};

/// Gives the focus to a square of board A, as Tab and the arrows would.
fn on_board(table: &Table) {
    Hand::Keys.try_to_play(table, "A:a1", "A:a1");
    table.keys(&[Key::Escape]);
}

fn field(table: &Table) -> String {
    table
        .session()
        .script("return document.querySelector('.typed[data-board=A] input').value", serde_json::json!([]))
}

fn complaint(table: &Table) -> String {
    table.session().script(
        "return document.querySelector('.typed[data-board=A] [role=alert]')?.textContent ?? ''",
        serde_json::json!([]),
    )
}

#[test]
fn letters_on_a_board_type_a_move_in_the_language_of_the_page() {
    for (lang, first, second, answer) in
        [("gl", "Cf3", "Cc6", "Cd4"), ("es", "Cf3", "Cc6", "Cd4"), ("en", "Nf3", "Nc6", "Nd4")]
    {
        with(&Setup::array().lang(lang), |table| {
            table.start();
            on_board(table);
            table.write(first);
            assert_eq!(field(table), first, "the first letter is in the field too");
            table.keys(&[Key::Enter]);
            table.until("a knight", |state| state.at("A:f3") == Some("wN"));
            table.write(second);
            table.keys(&[Key::Enter]);
            table.until("the other knight", |state| state.at("A:c6") == Some("bN"));
            table.write(answer);
            table.keys(&[Key::Enter]);
            table.until("the third move", |state| state.at("A:d4") == Some("wN"));
            assert_eq!(field(table), "", "ready for the next one");
        });
    }
}

/// U-F13: half a move is not wrong.
#[test]
fn nothing_is_judged_before_enter() {
    let board = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1";
    with(&Setup::boards(board, KINGS).lang("en"), |table| {
        table.start();
        on_board(table);
        for text in ["@e4", "P@e4", "N@f3"] {
            for sign in text.chars() {
                table.write(&sign.to_string());
                assert_eq!(complaint(table), "", "{sign} of {text}");
                assert_eq!(table.state().seat("WhiteA").refusal, None, "{sign} of {text}");
            }
            if text == "N@f3" {
                table.keys(&[Key::Enter]);
                table.until("the drop", |state| state.at("A:f3") == Some("wN"));
            } else {
                table.keys(&[Key::Escape]);
                assert_eq!(field(table), "");
                on_board(table);
            }
        }
        for (text, expected) in
            [("Nf9", "“Nf9” is no move. Write as in Nf3, N@f3, e4, O-O."), ("Cf3", "“Cf3” is no move.")]
        {
            table.write(text);
            table.keys(&[Key::Enter]);
            table.wait("the complaint", || complaint(table).starts_with(expected).then_some(()));
            table.keys(&[Key::Escape]);
            assert_eq!((field(table), complaint(table)), (String::new(), String::new()));
            assert!(table.focus().contains("square") || !table.focus().contains("move"), "back on the board");
        }
    });
}

#[test]
fn what_is_forbidden_is_told_in_the_line_of_the_player() {
    let board = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    with(&Setup::boards(board, KINGS).lang("en"), |table| {
        table.start();
        on_board(table);
        table.write("N@f6");
        table.keys(&[Key::Enter]);
        let state = table.until("a refusal", |state| state.seat("WhiteA").refusal.is_some());
        let refusal = state.seat("WhiteA").refusal.clone().unwrap();
        assert_eq!((refusal.code.as_str(), refusal.article.as_str()), ("drop-gives-check", "7.3"));
        assert_eq!(state.board("A").refused, ["f6"]);
    });
}

#[test]
fn a_question_mark_tells_how_a_board_stands() {
    let sentences = [
        ("gl", "Taboleiro A: xoga Brancas A.", "Reserva de Brancas A: 1 cabalo."),
        ("es", "Tablero A: juega Blancas A.", "Reserva de Blancas A: 1 caballo."),
        ("en", "Board A: White A to move.", "White A’s reserve: 1 knight."),
    ];
    with(&Setup::array(), |table| {
        for (lang, turn, reserve) in sentences {
            table.lay_and_start(&Setup::boards("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", KINGS).lang(lang));
            on_board(table);
            table.write("?");
            let state = table.until("the board, told", |state| state.said.contains(turn));
            assert!(state.said.contains(reserve), "{}", state.said);
            assert_eq!(field(table), "");
        }
    });
}
